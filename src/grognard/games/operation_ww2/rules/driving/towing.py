"""Towing guns (AZ-TOW). A gun that is hitched is aboard its tractor: who fires at it fires at that (AZ-TOW-03)."""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.ground.contact import bodies
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.state.events.driving import Hitched, Hitching
from grognard.games.operation_ww2.state.intents import AssaultIntent, Intent, MoveIntent
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit
from grognard.space.hulls import ahead, is_on_table
from grognard.space.plane import Hull, Point, gap

NEAR = 100
"""So near a gun stands to its tractor when it is hitched to it: places are whole thousandths."""

BESIDE = 2_000
"""So near the men stand who hitch it: within the width of a person."""


def tows(g: G, vehicle: Model) -> tuple[Unit, Model] | None:
    """The gun that is hitched to a vehicle, with its unit; None: none."""
    return next(
        (
            (unit, model)
            for unit in g.state.units.values()
            for model in unit.models
            if model.role == "gun" and model.aboard == vehicle.id
        ),
        None,
    )


def vehicle_of(g: G, seat: int, id: str) -> tuple[Unit, Model] | None:
    """A vehicle of a side by its id, with its unit."""
    return next(
        ((unit, model) for unit in g.state.of(seat) if unit.on_table for model in unit.vehicles if model.id == id), None
    )


def refusal(g: G, unit: Unit, vehicle: Model, intent: MoveIntent | AssaultIntent) -> Refused | None:
    """Why a vehicle may not drive with this order: a gun is being hitched to it or unhitched (AZ-TOW-05)."""
    if intent.besides.hitches and intent.way:
        return Refused(say("az-refused-hitching-moves"), "AZ-TOW-05")
    return None


def hitching_refusal(g: G, unit: Unit, intent: Intent) -> Refused | None:
    """Why a gun's crew may not hitch it to a vehicle, or unhitch it, with this order: three men who stand by it all
    turn, a friendly vehicle in contact that tows nothing yet, a Move in which nobody goes anywhere (AZ-TOW-01)."""
    name = intent.besides.hitches
    if not name or unit.is_vehicle:
        return None
    if not isinstance(intent, MoveIntent) or intent.way or intent.besides.facing is not None:
        return Refused(say("az-refused-hitching-moves"), "AZ-TOW-05", "AZ-TOW-01")
    gun = next((model for model in unit.models if model.role == "gun"), None)
    found = vehicle_of(g, unit.seat, name)
    if gun is None or found is None or not can_hitch(g, unit, gun, found[1]):
        return Refused(say("az-refused-hitch"), "AZ-TOW-01")
    return None


def can_hitch(g: G, unit: Unit, gun: Model, vehicle: Model) -> bool:
    """Whether a gun can be hitched to a vehicle or unhitched from it: three standing men by it (AZ-TOW-01)."""
    if gun.aboard is not None and gun.aboard != vehicle.id:
        return False
    if gun.aboard is None and (tows(g, vehicle) is not None or gap(gun.body, vehicle.body) > NEAR):
        return False
    by = vehicle if gun.aboard else gun
    men = [man for man in unit.people if man.posture == "standing" and gap(man, by.body) <= BESIDE]
    return len(men) >= g.context.limit("hitchers") and not sheets.is_motorcycle(g, vehicle)


class Working(Procedure):
    """A gun's crew hitches it or takes it off: nobody goes anywhere (AZ-TOW-01). The value: it has not fired."""

    ordered: Ordered

    @step
    def stay(self, g: G) -> Action:
        return Done("")


def hitch(g: B, ordered: Ordered) -> None:
    """The crew sets to work: the gun is hitched at the end of the turn or, by the option ``hitch_time``, at once
    (AZ-TOW-05)."""
    assert ordered.intent is not None
    name = ordered.intent.besides.hitches
    unit = g.state.units[ordered.unit]
    if not name or unit.is_vehicle or unit.broken:
        return
    g.emit(Hitching(unit.id, name), "AZ-TOW-01")
    if g.setup.options["hitch_time"] == "at_execution":
        finish(g, g.state.units[unit.id])


def end_of_turn(g: B) -> None:
    """What crews have worked at all turn is done now (AZ-TOW-05)."""
    for unit in list(g.state.units.values()):
        if unit.hitching:
            finish(g, unit)


def finish(g: B, unit: Unit) -> None:
    """The gun is hitched or unhitched, if its men still stand by and neither vehicle nor gun was used meanwhile
    (AZ-TOW-01, AZ-TOW-05)."""
    gun = next((model for model in unit.models if model.role == "gun"), None)
    found = vehicle_of(g, unit.seat, unit.hitching)
    g.emit(Hitching(unit.id, ""), "AZ-TOW-05")
    if gun is None or found is None or unit.broken or not unit.on_table:
        return
    owner, vehicle = found
    drove = owner.acted_turn == g.state.turn and sheets.machine(vehicle).latest == "drove"
    fired = g.state.turn in gun.fired.values()
    if drove or fired or not can_hitch(g, unit, gun, vehicle):
        return
    if gun.aboard is None:
        g.emit(Hitched(unit.id, gun.id, vehicle.id), "AZ-TOW-01", "AZ-TOW-05")
        return
    place = behind(g, vehicle, gun)
    if place is not None:
        g.emit(Hitched(unit.id, gun.id, vehicle.id, place), "AZ-TOW-01", "AZ-TOW-04")


def behind(g: G, vehicle: Model, gun: Model) -> tuple[Point, int] | None:
    """Where a gun stands that is unhitched: behind its tractor, its muzzle to the rear; None: there is no room."""
    body = vehicle.body
    assert isinstance(body, Hull)
    off = (vehicle.length + gun.length) / 2 + NEAR / 2
    there = ahead(body, -off)
    placed = Hull(there.x, there.y, gun.length, gun.width, (vehicle.facing + 180_000) % 360_000)
    ground = g.context.map.ground
    others = bodies(g, but=(vehicle.id, gun.id))
    if not is_on_table(placed, ground.width, ground.depth) or any(gap(placed, other) <= 0 for other in others):
        return None
    return (placed.x, placed.y), placed.facing
