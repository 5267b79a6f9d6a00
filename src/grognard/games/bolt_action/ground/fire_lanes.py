"""Lanes of fire: what each man of a unit could hit of a target, measured when first asked for (BA-GEN-08,
BA-SHOOT-07)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import numpy
import shapely

from grognard.games.bolt_action.ground.context import APART, G
from grognard.games.bolt_action.ground.sight_between_units import Look
from grognard.games.bolt_action.state.state import Model, State, Unit
from grognard.space.bulk import distances, segments
from grognard.space.plane import Bools, Point, footprint, table_of
from grognard.space.terrain import apart, box_round, met
from grognard.space.walks import clearance_of, clearances

Known = TypeVar("Known")

FEW = 4
"""How many lanes may turn out barred before all are measured in bulk."""


class Lanes:
    """The lanes from a unit's men to a target's."""

    def __init__(self, g: G, unit: Unit, target: Unit, look: Look | None = None) -> None:
        self.unit = unit
        self.target = target
        self.look = look or g.context.look(unit, target, g.state)
        lines = self.look.lines
        if lines is None or lines.state is not g.state:
            friends = friends_between(g, unit, target, self.look)
            # Who looks again past the same friends need not measure again.
            if not is_past(lines, friends):
                lines = self.look.lines = Lines(friends, APART - g.context.epsilon)
            lines.state = g.state
        self._lines: Lines = lines
        self.in_the_way = self._lines.in_the_way

    def known(self, asked: Hashable, measure: Callable[[], Known]) -> Known:
        """What was measured along these lines before, when the same was asked; else it is measured."""
        found = self._lines.measured
        if asked not in found:
            found[asked] = measure()
        known: Known = found[asked]
        return known

    def nearest(self, index: int, reach: float, among: range | None = None) -> float | None:
        """The distance from one man to the nearest target model within reach that he sees on a free lane; None if
        there is none. ``among``: of these models of the target only."""
        known = self._lines.nearest
        first = among.start if among else 0
        key = index, reach, first
        if key not in known:
            distances = self.look.gaps[index]
            known[key] = self._find(distances[first : among.stop] if among else distances, index, reach, first)
        return known[key]

    def _find(self, distances: list[float], index: int, reach: float, first: int) -> float | None:
        """The nearest first, so that mostly one line of sight and one lane are looked at."""
        nearest = min(distances)
        if nearest > reach:
            return None
        if self.is_free(index, first + distances.index(nearest)):
            return nearest
        order = sorted((distance, other) for other, distance in enumerate(distances, first) if distance <= reach)
        return next((distance for distance, other in order if self.is_free(index, other)), None)

    def is_free(self, index: int, other: int) -> bool:
        """Whether one man sees a target model and no friend of another unit is within an inch of the line
        (BA-GEN-08)."""
        if not self.in_the_way:
            return self.look.sees(index, other)
        if self.target.is_vehicle:
            # A hull is shot at where it is seen over a free lane (BA-VEH-38).
            row, sight = self.look.row(index), self.look.sight
            return any(self.is_open(index, place) and sight.sees(row, place) for place in range(sight.shape[1]))
        return self.is_open(index, other) and self.look.sees(index, other)

    def all_free(self) -> Bools:
        """The same for all men in the open and all models of the target, none of them a vehicle."""
        seen: Bools = self.look.sight.visible
        return seen & numpy.array(self._lines.all_open(self.look)) if self.in_the_way else seen

    def is_open(self, index: int, place: int) -> bool:
        """Whether no friend of another unit is within an inch of the line from one man to a place of the target."""
        lines = self._lines
        # Where friends bar a few lanes they mostly bar many: then all are measured at once.
        if lines.barred > FEW:
            return lines.all_open(self.look)[self.look.row(index)][place]
        if lines.is_open(*self.look.line(index, place)):
            return True
        lines.barred += 1
        return False


def is_past(lines: Lines | None, friends: list[Model]) -> bool:
    """Whether lines were measured past these very friends."""
    if lines is None or len(lines.in_the_way) != len(friends):
        return False
    return all(one is other for one, other in zip(lines.in_the_way, friends, strict=True))


class Lines:
    """What was measured along the lines of sight of one unit to another past some friends."""

    def __init__(self, in_the_way: list[Model], room: int) -> None:
        self.in_the_way = in_the_way
        self.state: State | None = None
        """The state of the battle in which it was found last that these friends are in the way."""
        self.room = room
        """How far friends are to be from a line."""
        self.nearest: dict[tuple[int, float, int], float | None] = {}
        """The answers of ``Lanes.nearest``, by man, reach and the first of the models that were in question."""
        self.measured: dict[Hashable, Any] = {}
        """What callers have measured along these lines, by what they asked."""
        self.barred = 0
        """How many lanes have turned out barred, one by one."""
        self._boxes = [box_round(friend.x, friend.y, friend.radius) for friend in in_the_way]
        self._open: list[list[bool]] | None = None

    def is_open(self, start: Point, end: Point) -> bool:
        """Whether no friend is within an inch of a line."""
        near = met(self._boxes, start, end, APART)
        return not any(clearance((start, end), self.in_the_way[number]) < self.room for number in near)

    def all_open(self, look: Look) -> list[list[bool]]:
        """The same for all lines of sight, row by row."""
        if self._open is None:
            self._open = (~self._barred(look).reshape(look.sight.shape)).tolist()
        return self._open

    def _barred(self, look: Look) -> Bools:
        observers, targets = look.sight.observers.table, look.sight.targets.table
        starts = numpy.repeat(observers[:, :2].round(), len(targets), axis=0)
        ends = numpy.tile(targets[:, :2].round(), (len(observers), 1))
        barred = numpy.zeros(len(starts), dtype=bool)
        men = [friend for friend in self.in_the_way if not friend.length]
        if men:
            barred |= (clearances(starts, ends, table_of(men)) < self.room).any(axis=1)
        hulls = [footprint(friend.hull) for friend in self.in_the_way if friend.length]
        if hulls:
            rays = segments(starts, ends)
            for hull in hulls:
                barred |= distances(hull, rays) < self.room
        return barred


def clearance(way: tuple[Point, Point], friend: Model) -> float:
    """The distance from a line of fire to a friend's base or hull."""
    if not friend.length:
        return clearance_of(way, friend)
    return float(footprint(friend.hull).distance(shapely.LineString(way)))


def friends_between(g: G, unit: Unit, target: Unit, look: Look) -> list[Model]:
    """The friendly models of other units that may be near a lane, judged generously; those in buildings are not."""
    if not g.context.bodies_bar:
        return []
    aside = unit.id, target.id
    others = [each for each in g.state.standing(unit.seat) if each.inside is None and each.id not in aside]
    if not others:
        return []
    a, b = look.sight.observers.box, look.sight.targets.box
    box = min(a[0], b[0]) - APART, min(a[1], b[1]) - APART, max(a[2], b[2]) + APART, max(a[3], b[3]) + APART
    return [
        model
        for other in others
        if not apart(box, g.context.bodies(other).box)
        for model in other.models
        if not apart(box, box_round(model.x, model.y, model.radius))
    ]
