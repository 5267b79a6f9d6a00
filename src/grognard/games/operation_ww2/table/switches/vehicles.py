"""What is declared with the order of a vehicle besides way and target, as switches at the table (AZ-XPO-05, AZ-EMB-06,
AZ-RAM-01, AZ-OVR-01, AZ-VLS-11)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.driving import boarding
from grognard.games.operation_ww2.rules.intent.declaration_switches import Adding, Addition
from grognard.games.operation_ww2.rules.intent.weapon_targets import enemy_vehicles
from grognard.games.operation_ww2.rules.vehicle_fire import exposure
from grognard.games.operation_ww2.rules.vehicle_fire.declaring import manned
from grognard.games.operation_ww2.state.intents import Besides
from grognard.games.operation_ww2.state.names import unit_name
from grognard.games.operation_ww2.state.state import Model, Unit, enemy

MOST_OVERRUN = 3
"""So many enemies to be touched are offered."""


def switches(g: B, unit: Unit, order: OrderName) -> Iterator[Adding]:
    """Boarding, ramming, overrunning, for the vehicle that drives."""
    vehicle = manned(unit)
    if vehicle is None or order not in ("move", "assault"):
        return
    yield from passengers(g, unit, vehicle, order)
    rammed = tuple(
        Addition(id, say("az-besides-ram", target=unit_name(g, id)), Besides(ram=id))
        for id in enemy_vehicles(g, unit.seat)
    )
    nothing = say("az-switch-impact-none")
    afoot = any(model.is_person for foe in g.state.of(enemy(unit.seat)) for model in foe.models if foe.on_table)
    overrun = tuple(
        Addition(f"over-{models}", say("az-besides-overrun", models=models), Besides(overrun=models))
        for models in range(1, MOST_OVERRUN + 1)
        if afoot and sheets.is_armoured(g, vehicle)
    )
    if order == "assault" and (rammed or overrun):
        yield Adding("impact", say("az-switch-impact"), nothing, (*rammed, *overrun), seldom=True)


def passengers(g: G, unit: Unit, vehicle: Model, order: OrderName) -> Iterator[Adding]:
    """Who gets on or off, before the vehicle drives or after it (AZ-EMB-06, AZ-EXE-10)."""
    found = []
    for besides in boarding.listed(g, unit, vehicle, order):
        deed, men = ("off", besides.leaves) if besides.leaves else ("on", besides.boards)
        if besides.leaves and not sheets.machine(vehicle).crew:
            # Somebody has to stay at the wheel if it is to drive (AZ-EMB-07).
            found.append(Addition("all-off", say("az-switch-boarding-all", men=len(men)), besides))
            men = men[1:]
            besides = replace(besides, leaves=men)
        for when in ("first", "last") if men else ():
            label = say("az-switch-boarding-value", deed=deed, men=len(men), when=when)
            found.append(Addition(f"{deed}-{when}", label, replace(besides, boarding=when)))
    if found:
        yield Adding("boarding", say("az-switch-boarding"), say("az-switch-boarding-none"), tuple(found), still=True)


def may_open(g: G, vehicle: Model) -> bool:
    """Whether looking out of a vehicle is something to be said (AZ-XPO-05)."""
    return sheets.is_armoured(g, vehicle) and bool(exposure.may_look_out(g, vehicle))
