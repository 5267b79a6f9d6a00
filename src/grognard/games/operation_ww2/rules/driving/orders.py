"""What an order does to a vehicle besides what it is for: who gets over his fear, what it is remembered by (AZ-VEH-04,
AZ-VDM-18, AZ-MC-01, AZ-MTI-02, AZ-XPO-07)."""

from __future__ import annotations

from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.driving import towing
from grognard.games.operation_ww2.rules.fire.volley import Fired
from grognard.games.operation_ww2.rules.vehicle_fire import exposure
from grognard.games.operation_ww2.state.events.driving import OrderBegun, VehicleDetected
from grognard.games.operation_ww2.state.events.vehicles import CrewRecovered
from grognard.games.operation_ww2.state.state import Ordered, Unit


def shaken_crews(unit: Unit) -> tuple[tuple[str, int], ...]:
    """The vehicles of a unit whose counted crews have scared men, and how many (AZ-VEH-04)."""
    found = ((model.id, sheets.machine(model).scared) for model in unit.vehicles if model.machine is not None)
    return tuple((id, count) for id, count in found if count)


def is_spent(unit: Unit) -> bool:
    """Whether everybody aboard the vehicles of a unit, and on foot, is scared, so that an order only gets them over it
    (AZ-VEH-04, AZ-ORD-07)."""
    counted = [sheets.machine(model) for model in unit.vehicles if model.machine is not None]
    people = [model for model in unit.models if model.is_person]
    if not any(machine.crew for machine in counted):
        return False
    return all(machine.scared >= machine.crew for machine in counted) and all(man.posture == "scared" for man in people)


def begin(g: B, ordered: Ordered) -> None:
    """An order that fires is no Move: who is hit under it does not roll on (AZ-VDM-18)."""
    for vehicle in g.state.units[ordered.unit].vehicles:
        if vehicle.machine is not None and vehicle.machine.latest and ordered.card.order not in ("move", "assault"):
            g.emit(OrderBegun(ordered.unit, vehicle.id, ""), "AZ-VDM-18")


def finish(g: B, ordered: Ordered, fired: Fired, shaken: tuple[tuple[str, int], ...]) -> None:
    """The scared of its crew recover; a motorcycle that lay in ambush and did not fire is at rest (AZ-MC-01); the
    vehicle is known by what it did, apart from its people on foot, an abandoned one by standing there (AZ-MTI-02,
    AZ-MTI-04)."""
    towing.hitch(g, ordered)
    unit = g.state.units[ordered.unit]
    if unit.broken or not unit.on_table:
        return
    there = {model.id: model for model in unit.vehicles if model.machine is not None}
    for id, count in shaken:
        now = sheets.machine(there[id]).scared if id in there else 0
        if now:
            g.emit(CrewRecovered(unit.id, id, min(count, now)), "AZ-VEH-04")
    order = g.context.tables.orders[ordered.card.order]
    for vehicle in there.values():
        rests = ordered.card.order == "ambush" and not fired and sheets.is_motorcycle(g, vehicle)
        if rests:
            g.emit(OrderBegun(unit.id, vehicle.id, "lay"), "AZ-MC-01")
        state: DetectionState = order.fired if fired == "fired" else order.driving
        if not unit.has_crew(vehicle):
            state = "stationary"
        if sheets.machine(vehicle).detection != state and unit.people:
            g.emit(VehicleDetected(unit.id, vehicle.id, state), "AZ-MTI-02")
    exposure.order_over(g, g.state.units[unit.id])
