"""The ways of a unit's models, cut at every inch, and where enemies in Ambush may interrupt them (BA-AMB-08)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.movement.ambush_triggers import Trail, ambushers, watch_of
from grognard.games.bolt_action.rules.shooting import any_shot
from grognard.games.bolt_action.state.choices import Leg
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Unit
from grognard.space import formations
from grognard.space.plane import Point, along, length_of
from grognard.space.terrain import box_of


class Course:
    """The legs of a unit, each from where its model started, cut at every full inch, or by house rule every ``step``
    (BA-AMB-08).

    All models walk at the same pace; those with less to walk stop earlier.
    """

    def __init__(self, unit: Unit, legs: Sequence[Leg], step: int = INCH) -> None:
        self.step = step
        alive = {model.id for model in unit.models}
        self.legs = [leg for leg in legs if leg.model in alive]
        self.lengths = [length_of(leg.points) for leg in self.legs]
        self.longest = max(self.lengths, default=0.0)
        self.last = max(0, -int(-self.longest // step))
        """The number of the last stop: the end of the longest way."""

    def at(self, stop: int) -> dict[str, Point]:
        """Where each model is at a stop."""
        if stop >= self.last:
            return {leg.model: leg.points[-1] for leg in self.legs}
        return {
            leg.model: along(leg.points, min(stop * self.step, length))
            for leg, length in zip(self.legs, self.lengths, strict=True)
        }

    def inch(self, stop: int) -> str:
        """How many inches the farthest walker has gone at a stop, in figures."""
        return figures(min(stop * self.step, self.longest))

    def between(self, start: int, stop: int) -> tuple[Leg, ...]:
        """What each model walks from one stop to another: the corners on the way and its end."""
        ends = self.at(stop)
        found = []
        for leg, length in zip(self.legs, self.lengths, strict=True):
            low, high = start * self.step, length if stop >= self.last else stop * self.step
            walked = 0.0
            corners = []
            for before, corner in zip(leg.points, leg.points[1:], strict=False):
                walked += hypot(corner[0] - before[0], corner[1] - before[1])
                if low < walked < high:
                    corners.append(corner)
            found.append(Leg(leg.model, (*corners, ends[leg.model])))
        return tuple(found)


def course(g: G, unit: Unit, legs: Sequence[Leg]) -> Course:
    """The legs of a unit, cut as the house rules of this battle say (BA-AMB-08)."""
    return Course(unit, legs, step_of(g))


def step_of(g: G) -> int:
    """The distance between the points of a move where ambushers may break in (BA-AMB-08)."""
    return round(float(g.setup.options["ambush_step"]) * INCH)


def figures(length: float) -> str:
    """A length in inches, in figures.

    >>> figures(7000), figures(7250)
    ('7', '7.2')
    """
    return f"{round(length / INCH, 1):g}"


def from_start(unit: Unit, legs: Sequence[Leg]) -> tuple[Leg, ...]:
    """Legs with the models' present places put first; those of models off the table begin at the edge already, and
    those of models in a building at an opening."""
    if not unit.in_the_open:
        return tuple(legs)
    places = {model.id: (model.x, model.y) for model in unit.models}
    return tuple(Leg(leg.model, (places[leg.model], *leg.points)) for leg in legs)


def standing_at(unit: Unit, places: dict[str, Point]) -> Unit:
    """The unit as if its models stood at these places on the table, out of any building."""
    models = formations.standing_at(unit.models, places)
    return replace(unit, models=models, place="table", inside=None if places else unit.inside)


# ---- interruptions -----------------------------------------------------------------------------------------------


def openings(g: G, unit: Unit, course: Course, exempt: str | None, start: int = 0) -> list[int]:
    """The stops, from ``start`` on, at which an enemy in Ambush has a shot at the walking unit (BA-AMB-08, BA-AMB-10).

    None while it only turns where it stands, and none once an assault is in contact with its target ``exempt``
    (BA-AMB-07).
    """
    watchers = ambushers(g, unit, exempt)
    if not watchers or not course.last:
        return []
    places = [*((model.x, model.y) for model in unit.models), *(place for leg in course.legs for place in leg.points)]
    box = box_of(places, max(model.radius for model in unit.models))
    watchers = [watcher for watcher in watchers if any_shot.may_reach(g, watcher, box)]
    if not watchers:
        return []
    trail = Trail(g, [standing_at(unit, course.at(stop)) for stop in range(course.last + 1)])
    last = course.last if exempt is None else trail.first_contact(g, g.state.units[exempt]) - 1
    watches = [watch_of(g, watcher, trail) for watcher in watchers]
    return [stop for stop in range(start, last + 1) if any(watch.has_shot(stop) for watch in watches)]
