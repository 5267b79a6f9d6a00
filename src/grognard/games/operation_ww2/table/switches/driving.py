"""How a vehicle drives and who of those aboard is meant, as switches at the table: legs that are backed, where the
turret looks, who gets on or off (AZ-VMV-08, AZ-VLS-11, AZ-EMB-04).

``backing`` are the numbers of legs, from 1, ``turret`` a point about the hull or an enemy, ``riders`` models.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.wire.questions import Switch, SwitchValue
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.crew import passengers
from grognard.games.operation_ww2.rules.driving import boarding, driveways, riders_on_top
from grognard.games.operation_ww2.rules.vehicle_fire.declaring import manned
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Intent, MoveIntent
from grognard.games.operation_ww2.state.names import unit_name
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.games.operation_ww2.table.naming import man_name
from grognard.space.plane import bearing

LEGS = 4
"""Of so many legs of a way it may be said that they are backed."""

POINTS = 8
"""In so many directions from its hull a turret may be turned, besides towards an enemy."""

KEPT = "kept"


def switches(g: B, unit: Unit, order: OrderName) -> Iterator[Switch]:
    """All of them that there is anything to say with."""
    vehicle = manned(unit)
    if order not in ("move", "assault"):
        return
    yield from riders(g, unit, order)
    if vehicle is None:
        return
    if g.setup.options["mixed_reverse"] == "yes":
        legs = [SwitchValue(str(leg), say("az-switch-leg", leg=leg)) for leg in range(1, LEGS + 1)]
        yield Switch("backing", say("az-switch-backing"), "", legs, seldom=True, many=True)
    if order == "move" and has_turret(g, vehicle):
        yield turret(g, unit)


def has_turret(g: G, vehicle: Model) -> bool:
    """Whether a vehicle has a turret to turn (AZ-VLS-11) and nobody sits in its way (AZ-TTR-01)."""
    has_turret = any(mount.at == "turret" for mount in sheets.sheet(g, vehicle).weapon)
    return has_turret and not riders_on_top.riders(g, vehicle)


def turret(g: B, unit: Unit) -> Switch:
    """Where the turret looks when the vehicle has moved."""
    values = [SwitchValue(KEPT, say("az-switch-turret-kept"))]
    for foe in g.state.of(enemy(unit.seat)):
        if foe.on_table and foe.models:
            values.append(SwitchValue(foe.id, say("az-switch-facing-unit", unit=unit_name(g, foe.id))))
    for point in range(POINTS):
        values.append(SwitchValue(str(point), say("az-switch-turret-point", point=point)))
    return Switch("turret", say("az-switch-turret"), KEPT, values, seldom=True, still=True)


def riders(g: G, unit: Unit, order: OrderName) -> Iterator[Switch]:
    """Which of those who may get on or off do: all but those taken out."""
    ids = [id for besides in movable(g, unit, order) for id in (*besides.leaves, *besides.boards)]
    if len(ids) < 2:
        return
    values = [
        SwitchValue(id, say("az-switch-lead-value", number=number, man=man_name(g, unit.model(id))))
        for number, id in enumerate(ids, 1)
    ]
    yield Switch("riders", say("az-switch-riders"), ",".join(ids), values, seldom=True, many=True)


def movable(g: G, unit: Unit, order: OrderName) -> Iterator[Besides]:
    """Everybody who may get off, and everybody who may get on, vehicle by vehicle."""
    vehicle = manned(unit)
    if vehicle is not None:
        yield from boarding.listed(g, unit, vehicle, order)
        return
    for empty in unit.vehicles if unit.people else ():
        yield from boarding.listed(g, unit, empty, order, "fast")


# ---- what they say -----------------------------------------------------------------------------------------------


def said(g: G, unit: Unit, intent: Intent, besides: Besides, how: Mapping[str, str]) -> Besides:
    """What is declared besides, with what these switches say."""
    if not isinstance(intent, MoveIntent | AssaultIntent):
        return besides
    besides = riders_said(g, unit, besides, how)
    vehicle = manned(unit)
    if vehicle is None:
        return besides
    backed = {int(leg) - 1 for leg in how.get("backing", "").split(",") if leg.isdecimal()}
    if backed and not besides.reverse:
        besides = replace(besides, backing=tuple(sorted(leg for leg in backed if leg < len(intent.way))))
    looks = how.get("turret", KEPT)
    if looks != KEPT and isinstance(intent, MoveIntent):
        besides = replace(besides, turret=turned(g, vehicle, intent, besides, looks))
    return besides


def riders_said(g: G, unit: Unit, besides: Besides, how: Mapping[str, str]) -> Besides:
    """Those who get on or off, without those who were taken out; of a vehicle nobody drives who stays is then said,
    too (AZ-EMB-07)."""
    if "riders" not in how:
        return besides
    picked = set(how["riders"].split(","))
    if besides.leaves:
        aboard = [man.id for owner, man in passengers(g, besides.carrier) if owner.id == unit.id]
        besides = replace(besides, leaves=tuple(id for id in aboard if id in picked))
    else:
        besides = replace(besides, boards=tuple(id for id in besides.boards if id in picked))
    nobody = not besides.leaves and not besides.boards
    return replace(besides, carrier="", boarding="first") if nobody else besides


def turned(g: G, vehicle: Model, intent: MoveIntent, besides: Besides, looks: str) -> int | None:
    """How far from the hull the turret is turned at the end of a way, in thousandths of a degree."""
    if looks.isdecimal():
        return int(looks) % POINTS * 360_000 // POINTS
    target = g.state.units.get(looks)
    if target is None or not target.models:
        return besides.turret
    stretches = driveways.stretches_of(g, vehicle, intent.way, besides)
    facing = stretches[-1].after.facing if stretches else vehicle.facing
    x, y = intent.way[-1] if intent.way else (vehicle.x, vehicle.y)
    return round(bearing((x, y), (target.models[0].x, target.models[0].y)) - facing) % 360_000
