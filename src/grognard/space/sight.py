"""Line of sight that explains itself: who sees whom, through what, and what is in the way.

A game says what each kind of terrain does to sight: ``clear`` (never blocks), ``area`` (seen into and out of, not right
through), ``solid`` (blocks unless the line passes above its top); and which kinds raise whoever stands on them. The line runs
from the observer's eyes to the target's; a target is seen if the line to its middle or to either side of its base is free. What
the line to the middle crosses is reported piece by piece, so that the game can find cover.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import hypot
from typing import Literal

import numpy
import shapely
from numpy.typing import NDArray

from grognard.core.records import Record
from grognard.space.plane import Floats, Point
from grognard.space.terrain import Field

Opacity = Literal["clear", "area", "solid"]
Bools = NDArray[numpy.bool_]

TOUCH = 100
"""How near, in thousandths, a base must be to the edge of a piece to be in contact with it."""


class SightRules(Record):
    """What kinds of terrain do to sight in a game: opacity by kind (kinds not named are ignored), the kinds that raise, the
    height of eyes above the feet."""

    opacity: dict[str, Opacity]
    raising: tuple[str, ...] = ()
    eyes: int = 1000


class Crossing(Record):
    """A piece that a line of sight enters, and where."""

    piece: str
    at: Point


class Explanation(Record):
    """One line of sight: whether it is free, from where to where, what it crosses in order, what stops it and where."""

    visible: bool
    start: Point
    end: Point
    crossings: tuple[Crossing, ...] = ()
    blocked_by: Crossing | None = None


class Sight:
    """All lines of sight from a group of discs to another.

    ``visible[o, t]``: whether observer o sees target t. ``pieces`` are the indices of the pieces that matter between the groups;
    ``crossed[p, o, t]``: whether the middle line crosses piece p (or is stopped by it); ``touching[p, o]``: whether observer o is in
    contact with the edge of piece p.
    """

    def __init__(self, field: Field, rules: SightRules, observers: Floats, targets: Floats) -> None:
        self.field = field
        self.rules = rules
        self.observers = observers
        self.targets = targets
        both = numpy.concatenate((observers[:, :2], targets[:, :2]))
        hull = shapely.buffer(shapely.MultiPoint(both).convex_hull, float(targets[:, 2].max()), quad_segs=2)
        known = rules.opacity
        self.pieces: list[int] = [
            index for index in sorted(field.near(hull).tolist()) if field.pieces[index].kind in known
        ]
        shape = (len(observers), len(targets))
        self.visible: Bools = numpy.ones(shape, dtype=bool)
        self.crossed: Bools = numpy.zeros((len(self.pieces), *shape), dtype=bool)
        if self.pieces:
            self._trace()

    def _trace(self) -> None:
        """The middle lines in bulk; where one is stopped, the lines to both sides of the base."""
        observers = numpy.repeat(self.observers, len(self.targets), axis=0)
        targets = numpy.tile(self.targets, (len(self.observers), 1))
        stopped, crossed = self._test(observers, targets, targets, self.pieces)
        self.crossed = crossed.reshape(self.crossed.shape)
        if stopped.any():
            pairs = numpy.flatnonzero(stopped)
            start, end = observers[pairs], targets[pairs]
            along = end[:, :2] - start[:, :2]
            size = numpy.maximum(numpy.hypot(along[:, 0], along[:, 1]), 1.0)
            side = numpy.stack((-along[:, 1], along[:, 0]), axis=1) / size[:, None] * end[:, 2:3] * 0.98
            for way in (side, -side):
                aim = end.copy()
                aim[:, :2] += way
                still, _ = self._test(start, aim, end, self.pieces)
                stopped[pairs] &= still
        self.visible = ~stopped.reshape(self.visible.shape)

    def _test(self, start: Floats, aim: Floats, target: Floats, pieces: list[int]) -> tuple[Bools, Bools]:
        """For each line: whether one of the pieces stops it, and which it crosses. ``target`` tells where the body stands."""
        count = len(start)
        rays = shapely.linestrings(numpy.stack((start[:, :2], aim[:, :2]), axis=1))
        stopped = numpy.zeros(count, dtype=bool)
        crossed = numpy.zeros((len(pieces), count), dtype=bool)
        heights = self._eyes(start), self._eyes(target)
        for row, index in enumerate(pieces):
            piece = self.field.pieces[index]
            meets = shapely.intersects(self.field.polygons[index], rays)
            crossed[row] = meets
            if not meets.any():
                continue
            opacity = self.rules.opacity[piece.kind]
            if piece.kind in self.rules.raising:
                stopped |= self._below(index, piece.height, rays, meets, start, aim, heights)
            elif opacity == "solid":
                outside = meets & ~self.field.covers(index, start) & ~self.field.covers(index, target)
                stopped |= self._below(index, piece.height, rays, outside, start, aim, heights)
            elif opacity == "area":
                stopped |= meets & ~self.field.covers(index, start) & ~self.field.covers(index, target)
        return stopped, crossed

    def _eyes(self, bodies: Floats) -> Floats:
        """The height of each body's eyes: its own and that of the highest ground it stands on."""
        ground = numpy.zeros(len(bodies))
        for index in self.pieces:
            piece = self.field.pieces[index]
            if piece.kind in self.rules.raising:
                ground = numpy.maximum(ground, numpy.where(self.field.covers(index, bodies), piece.height, 0))
        return ground + self.rules.eyes

    def _below(
        self,
        index: int,
        top: int,
        rays: NDArray[numpy.object_],
        among: Bools,
        start: Floats,
        aim: Floats,
        heights: tuple[Floats, Floats],
    ) -> Bools:
        """Which of the rays pass below a piece's top somewhere inside it."""
        result = numpy.zeros(len(rays), dtype=bool)
        numbers = numpy.flatnonzero(among & (numpy.minimum(*heights) < top))
        high = numpy.flatnonzero(among & (numpy.minimum(*heights) < top) & (numpy.maximum(*heights) > top))
        result[numbers] = True
        if not len(high):
            return result
        inside = shapely.intersection(rays[high], self.field.polygons[index])
        places, owners = shapely.get_coordinates(inside, return_index=True)
        for number, ray in enumerate(high):
            own = places[owners == number]
            length = max(1.0, hypot(aim[ray, 0] - start[ray, 0], aim[ray, 1] - start[ray, 1]))
            parts = numpy.hypot(own[:, 0] - start[ray, 0], own[:, 1] - start[ray, 1]) / length
            levels = heights[0][ray] + parts * (heights[1][ray] - heights[0][ray])
            result[ray] = bool(len(levels)) and float(levels.min()) < top - 1
        return result

    @cached_property
    def touching(self) -> Bools:
        """Which observers are in contact with the edge of which piece."""
        points = shapely.points(self.observers[:, :2])
        rows = [
            shapely.dwithin(points, self.field.edges[index], self.observers[:, 2] + TOUCH) for index in self.pieces
        ]
        return numpy.array(rows, dtype=bool).reshape(len(self.pieces), len(self.observers))

    def explain(self, observer: int, target: int) -> Explanation:
        """One line in words' terms: what it crosses, in order, and what stops it."""
        start, end = self.observers[observer], self.targets[target]
        ray = shapely.LineString((start[:2], end[:2]))
        visible = bool(self.visible[observer, target])
        met = []
        for row, index in enumerate(self.pieces):
            if not self.crossed[row, observer, target]:
                continue
            inside = shapely.intersection(ray, self.field.polygons[index])
            places = shapely.get_coordinates(inside)
            nearest = min(places, key=lambda place: hypot(place[0] - start[0], place[1] - start[1]))
            met.append((hypot(nearest[0] - start[0], nearest[1] - start[1]), index, nearest))
        met.sort(key=lambda each: each[0])
        crossings = [
            (self._stops(index, start, end), Crossing(self.field.pieces[index].id, (round(place[0]), round(place[1]))))
            for _, index, place in met
        ]
        block = None if visible else next((crossing for stops, crossing in crossings if stops), None)
        return Explanation(
            visible,
            (round(start[0]), round(start[1])),
            (round(end[0]), round(end[1])),
            tuple(crossing for _, crossing in crossings),
            block,
        )

    def _stops(self, index: int, start: Floats, end: Floats) -> bool:
        """Whether one piece by itself stops the line between two bodies."""
        stopped, _ = self._test(start[None, :], end[None, :], end[None, :], [index])
        return bool(stopped[0])
