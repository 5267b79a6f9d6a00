"""Getting out of a vehicle: where the passengers are set down (BA-TRN-04, BA-TRN-12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formation import facing_enemy
from grognard.games.bolt_action.ground.placing import ROOM, Surroundings, beside
from grognard.games.bolt_action.ground.walking import Fault
from grognard.games.bolt_action.ground.zones import company_faults, overlap_faults
from grognard.games.bolt_action.state.choices import Dismount, Leg
from grognard.games.bolt_action.state.events.vehicles import Dismounted
from grognard.games.bolt_action.state.state import Model, Unit
from grognard.space.hulls import axes
from grognard.space.plane import Hull, Point, off_hull

SIDES = {"rear": (-1, 0), "right": (0, 1), "front": (1, 0), "left": (0, -1)}
"""The sides of a hull at which passengers are offered a place, the usual one first: how far ahead, how far aside."""


class GetOut(Procedure):
    """Passengers are set down within an inch of the hull, where their player says, and move on from there; without
    room they stay aboard (BA-TRN-04, BA-TRN-12, BA-TRN-14). Its value: whether they are out."""

    unit: str

    @step
    def choose_places(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        return Ask(ChooseDismount(unit.seat, self.unit)) if offered(g, unit) else Done(False)

    @step
    def set_down(self, g: B, choice: Dismount) -> Action:
        unit = g.state.units[self.unit]
        assert unit.aboard is not None
        rule = "BA-TRN-04" if unit.gun is None else "BA-TRN-09"
        there = standing(unit, choice)
        g.emit(Dismounted(self.unit, unit.aboard, there.models, choice.facing), rule, "BA-TRN-12")
        return Done(True)


class ChooseDismount(Decision):
    """Where passengers stand as they get out: anywhere within an inch of the hull that the rules allow (BA-TRN-12)."""

    sampled: ClassVar[bool] = True

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Behind the vehicle, where men usually get out, and at its other sides, as far as there is room."""
        return [choice for _, choice in offered(g, g.state.units[self.unit])]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The first rule the places break."""
        if not isinstance(choice, Dismount):
            return Refused(say("refused-not-offered"))
        fault = next(faults(g, g.state.units[self.unit], choice), None)
        return None if fault is None else Refused(fault.message, *fault.rules)


def vehicle_of(g: G, unit: Unit) -> Unit:
    """The vehicle a unit rides in."""
    assert unit.aboard is not None
    return g.state.units[unit.aboard]


def offered(g: G, unit: Unit) -> list[tuple[str, Dismount]]:
    """Places for the whole unit about its vehicle, begun at each side; none twice."""
    hull = vehicle_of(g, unit).hull
    found: dict[Dismount, str] = {}
    for side in SIDES:
        choice = set_down(g, unit, None if side == "rear" else beyond(hull, side))
        if choice is not None:
            found.setdefault(choice, side)
    return [(side, choice) for choice, side in found.items()]


def beyond(hull: Hull, side: str) -> Point:
    """A place far out to one side of a hull."""
    (ax, ay), (bx, by) = axes(hull.facing)
    ahead, aside = SIDES[side]
    far = 2 * hull.length
    return round(hull.x + far * (ax * ahead + bx * aside)), round(hull.y + far * (ay * ahead + by * aside))


def set_down(g: G, unit: Unit, towards: Point | None = None) -> Dismount | None:
    """The unit set down about its vehicle, begun at the side that looks to a place, at the rear without one; None if
    there is no room for all."""
    placed = beside(g, unit, vehicle_of(g, unit).hull, ROOM, towards=towards)
    if len(placed) < len(unit.models):
        return None
    facing = facing_enemy(g, replace(unit, models=tuple(placed))) if g.context.profile(unit.id).turns else None
    return Dismount(tuple(Leg(model.id, ((model.x, model.y),)) for model in placed), facing)


def standing(unit: Unit, choice: Dismount) -> Unit:
    """The unit as it would stand."""
    places = {leg.model: leg.points[-1] for leg in choice.legs}
    models = tuple(replace(model, x=places[model.id][0], y=places[model.id][1]) for model in unit.models)
    return replace(unit, models=models, place="table", facing=unit.facing if choice.facing is None else choice.facing)


def faults(g: G, unit: Unit, choice: Dismount) -> Iterator[Fault]:
    """Every rule that setting passengers down so would break: all of them within an inch of the hull, an inch from
    other units, off ground they may not stand on (BA-TRN-12, BA-GEN-05, BA-GEN-15). Men are in formation only where
    the move ends that begins here (BA-GEN-04), a gun's crew at once (BA-ART-01). Only what has a front is turned
    (BA-GEN-12)."""
    ids = [leg.model for leg in choice.legs]
    if sorted(ids) != sorted(model.id for model in unit.models) or any(len(leg.points) != 1 for leg in choice.legs):
        yield Fault(say("ba-fault-all-get-out"), ("BA-TRN-12",))
        return
    turns = g.context.profile(unit.id).turns
    if choice.facing is not None and not (turns and 0 <= choice.facing < 360_000):
        yield Fault(say("ba-fault-facing"), ("BA-GEN-12",))
        return
    there, hull = standing(unit, choice), vehicle_of(g, unit).hull
    near = Surroundings(g, unit, hull, ROOM + 4 * max(model.radius for model in unit.models), gone=False)
    for model in there.models:
        if not is_beside(g, there, model, hull):
            yield Fault(say("ba-fault-beside"), ("BA-TRN-12",), model.id)
        elif not near.has_room(model):
            yield Fault(say("ba-fault-no-room"), ("BA-TRN-12", "BA-GEN-05", "BA-GEN-15"), model.id)
    yield from company_faults(g, there) if there.gun is not None else overlap_faults(there)


def is_beside(g: G, unit: Unit, model: Model, hull: Hull) -> bool:
    """Whether a base is within an inch of a hull; a gun's crew have only to be by their gun (BA-ART-01)."""
    serves = unit.gun is not None and model.role != "gun"
    return serves or off_hull(hull, model.x, model.y) - model.radius <= ROOM + g.context.epsilon
