"""Lanes of fire: what each man of a unit could hit of a target, measured when first asked for (BA-GEN-08,
BA-SHOOT-07)."""

from __future__ import annotations

import shapely

from grognard.core.battle import Battle
from grognard.games.bolt_action.context import APART, Look
from grognard.games.bolt_action.formulas import EPSILON
from grognard.games.bolt_action.state import Model, State, Unit
from grognard.space.plane import Point, footprint
from grognard.space.terrain import apart, box_round, met
from grognard.space.walks import clearance_of

G = Battle[State]


class Lanes:
    """The lanes from a unit's men to a target's."""

    def __init__(self, g: G, unit: Unit, target: Unit) -> None:
        self.unit = unit
        self.target = target
        self.look = g.context.look(unit, target, g.state)
        self.in_the_way = friends_between(g, unit, target, self.look)
        self._boxes = [box_round(friend.x, friend.y, friend.radius) for friend in self.in_the_way]
        self._nearest: dict[tuple[int, float], float | None] = {}

    def nearest(self, index: int, reach: float) -> float | None:
        """The distance from one man to the nearest target model within reach that he sees on a free lane; None if
        there is none."""
        key = index, reach
        if key not in self._nearest:
            self._nearest[key] = self._find(self.look.gaps[index], index, reach)
        return self._nearest[key]

    def _find(self, distances: list[float], index: int, reach: float) -> float | None:
        """The nearest first, so that mostly one line of sight and one lane are looked at."""
        nearest = min(distances)
        if nearest > reach:
            return None
        if self.is_free(index, distances.index(nearest)):
            return nearest
        order = sorted((distance, other) for other, distance in enumerate(distances) if distance <= reach)
        return next((distance for distance, other in order if self.is_free(index, other)), None)

    def is_free(self, index: int, other: int) -> bool:
        """Whether one man sees a target model and no friend of another unit is within an inch of the line
        (BA-GEN-08)."""
        if not self.look.sees(index, other):
            return False
        if not self._boxes:
            return True
        if self.target.is_vehicle:
            return self.is_free_to_hull(index)
        way = self.look.line(index, other)
        near = met(self._boxes, way[0], way[1], APART)
        return not any(clearance(way, self.in_the_way[number]) < APART - EPSILON for number in near)

    def is_free_to_hull(self, index: int) -> bool:
        """Whether one man sees a place of a target hull over a free lane (BA-VEH-38)."""
        for number in range(self.look.sight.shape[1]):
            way = self.look.line(index, number)
            if self.look.sight.sees(self.look.row(index), number) and not any(
                clearance(way, friend) < APART - EPSILON for friend in self.in_the_way
            ):
                return True
        return False


def clearance(way: tuple[Point, Point], friend: Model) -> float:
    """The distance from a line of fire to a friend's base or hull."""
    if not friend.length:
        return clearance_of(way, friend)
    return float(footprint(friend.hull).distance(shapely.LineString(way)))


def friends_between(g: G, unit: Unit, target: Unit, look: Look) -> list[Model]:
    """The friendly models of other units that may be near a lane, judged generously; those in buildings are not."""
    a, b = look.sight.observers.box, look.sight.targets.box
    box = min(a[0], b[0]) - APART, min(a[1], b[1]) - APART, max(a[2], b[2]) + APART, max(a[3], b[3]) + APART
    return [
        model
        for other in g.state.standing(unit.seat)
        if other.id not in (unit.id, target.id) and other.inside is None and not apart(box, g.context.bodies(other).box)
        for model in other.models
        if not apart(box, box_round(model.x, model.y, model.radius))
    ]
