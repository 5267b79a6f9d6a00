"""What the places a scenario counts are worth to a unit: to hold one, to deny it, to come nearer. Nothing here is a
rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.danger import UNIT_BONUS
from grognard.games.bolt_action.rules.turn.objectives import HOLD, places
from grognard.games.bolt_action.state.state import Unit
from grognard.space.plane import Point

EARLY = 0.3
"""The part of a point that a place counts while turns are left, in which it may be lost or won again."""
ON_THE_WAY = 0.5
"""The part of what a place is worth that coming nearer to it is."""


class Place(NamedTuple):
    """A place, what it is worth now, and whether others of the unit's own side or of the enemy stand there."""

    at: Point
    worth: float
    own: bool
    foe: bool

    def counts(self, there: bool) -> float:
        """What it counts to the unit's side, with the unit ``there`` or not."""
        return self.worth * ((self.own or there) - self.foe)


def standing_worth(g: G, unit: Unit) -> float:
    """What all places count to the unit's side if the unit stands so (BA-SCN-03)."""
    return sum(place.counts(off(g, unit, place.at) <= 0) - reluctance(g, unit, place) for place in around(g, unit))


def reluctance(g: G, unit: Unit, place: Place) -> float:
    """What it costs to stand away from a place that nobody of one's own holds: so much an inch."""
    return 0.0 if place.own else ON_THE_WAY * place.worth * min(1.0, max(0.0, off(g, unit, place.at)) / g.context.depth)


def seizing_worth(g: G, unit: Unit, reach: int) -> float:
    """What going so far brings: a place held or denied, or nearer than it was."""
    best = 0.0
    for place in around(g, unit):
        gap = off(g, unit, place.at)
        if gap > 0:
            part = 1.0 if gap <= reach else ON_THE_WAY * reach / gap
            best = max(best, part * (place.counts(True) - place.counts(False)))
    return best


def around(g: G, unit: Unit) -> Iterator[Place]:
    """Each place of the scenario, as it is without this unit; none for a vehicle, which holds nothing."""
    scenario = g.context.scenario
    if unit.is_vehicle or not scenario.objective:
        return
    share = UNIT_BONUS * (1.0 if g.state.turn >= scenario.turns else EARLY)
    others = [each for each in g.state.units.values() if each.on_table and not each.is_vehicle and each.id != unit.id]
    for objective, at in zip(scenario.objective, places(g), strict=False):
        seats = {each.seat for each in others if off(g, each, at) <= 0}
        yield Place(at, share * objective.points, unit.seat in seats, 1 - unit.seat in seats)


def off(g: G, unit: Unit, place: Point) -> float:
    """How far a unit is from holding a place, in thousandths of an inch; none if it stands near enough."""
    return float(g.context.gap_from(unit, unit.men, place)) - HOLD - g.context.epsilon
