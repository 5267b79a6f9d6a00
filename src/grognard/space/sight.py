"""Line of sight that explains itself: who sees whom, through what, and what is in the way.

A game says what each kind of terrain does to sight: ``clear`` (never blocks), ``area`` (seen into and out of, not right
through), ``solid`` (blocks unless the line passes above its top); and which kinds raise whoever stands on them. The line runs
from the observer's eyes to the target's; a target is seen if the line to its middle or to either side of its base is free. What
the line to the middle crosses is reported piece by piece, so that the game can find cover.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import hypot
from typing import Literal, NamedTuple

import numpy
import shapely
from numpy.typing import NDArray

from grognard.core.records import Record
from grognard.space.plane import Floats, Point
from grognard.space.terrain import Box, Field, apart, box_of

Opacity = Literal["clear", "area", "solid"]
Bools = NDArray[numpy.bool_]
Numbers = NDArray[numpy.int64]
Lines = NDArray[numpy.object_]

TOUCH = 100
"""How near, in thousandths, a base must be to the edge of a piece to be in contact with it."""

SIDE = 0.98
"""How far out on a base, in parts of its radius, the lines to its sides go."""


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


class Screen(NamedTuple):
    """A piece as sight meets it: its number in the field, the box about it, what it does, the height of its top, and whether it
    can stop any line at all: what is no higher than the eyes of a man on the table cannot."""

    index: int
    box: Box
    polygon: shapely.Polygon
    opacity: Opacity
    raises: bool
    top: int
    blocks: bool


class Screens:
    """The pieces that matter to sight, compiled once for a field."""

    def __init__(self, field: Field, rules: SightRules) -> None:
        self.field = field
        self.rules = rules
        self.all = [self._screen(index) for index, piece in enumerate(field.pieces) if piece.kind in rules.opacity]
        self.raising = [screen for screen in self.all if screen.raises]


    def _screen(self, index: int) -> Screen:
        piece = self.field.pieces[index]
        opacity, raises = self.rules.opacity[piece.kind], piece.kind in self.rules.raising
        blocks = piece.height > self.rules.eyes if raises or opacity == "solid" else opacity == "area"
        return Screen(index, self.field.boxes[index], self.field.polygons[index], opacity, raises, piece.height, blocks)


class Bodies:
    """A group of discs that look or are looked at: where they stand among the screens, computed once and kept."""

    __slots__ = ("_eyes", "_inside", "_touching", "box", "corners", "discs", "screens", "table")

    def __init__(self, screens: Screens, table: Floats) -> None:
        self.screens = screens
        self.table = table
        self.discs: list[list[float]] = table.tolist()
        self.box = left, top, right, bottom = box_of(self.discs, max(disc[2] for disc in self.discs))
        self.corners: tuple[tuple[float, float], ...] = (left, top), (left, bottom), (right, top), (right, bottom)
        self._eyes: Floats | None = None
        self._inside: dict[int, Bools | None] = {}
        self._touching: dict[int, Bools] = {}

    def inside(self, screen: Screen) -> Bools | None:
        """Which bodies have their middle in a piece, its edge included; None if nobody has."""
        index = screen.index
        if index not in self._inside:
            found = None
            if not apart(self.box, screen.box):
                found = self.screens.field.covers(index, self.table)
            self._inside[index] = found if found is not None and found.any() else None
        return self._inside[index]

    def touching(self, screen: Screen) -> Bools:
        """Which bodies are in contact with the edge of a piece."""
        index = screen.index
        if index not in self._touching:
            points = shapely.points(self.table[:, :2])
            self._touching[index] = shapely.dwithin(points, self.screens.field.edges[index], self.table[:, 2] + TOUCH)
        return self._touching[index]

    @property
    def eyes(self) -> Floats:
        """The height of each body's eyes: its own and that of the highest ground it stands on."""
        if self._eyes is None:
            ground = numpy.zeros(len(self.table))
            for screen in self.screens.raising:
                inside = self.inside(screen)
                if inside is not None:
                    ground = numpy.maximum(ground, numpy.where(inside, screen.top, 0))
            self._eyes = ground + self.screens.rules.eyes
        return self._eyes


class Corridor:
    """The strip along a direction that is just wide enough for some places: the cheap test before an exact one."""

    __slots__ = ("dx", "dy", "left", "right")

    def __init__(self, places: Iterable[Sequence[float]], start: Sequence[float], end: Sequence[float]) -> None:
        self.dx, self.dy = end[0] - start[0], end[1] - start[1]
        across = [place[0] * self.dy - place[1] * self.dx for place in places]
        self.left, self.right = min(across), max(across)

    def meets(self, box: Box) -> bool:
        """Whether any of a box is in the strip."""
        # What is farthest across to one side is the corner that the signs of the direction tell.
        x0, y0, x1, y1 = box
        dx, dy = self.dx, self.dy
        low = (x0 if dy > 0 else x1) * dy - (y1 if dx > 0 else y0) * dx
        high = (x1 if dy > 0 else x0) * dy - (y0 if dx > 0 else y1) * dx
        return low <= self.right and high >= self.left


class Sight:
    """All lines of sight from a group of bodies to another.

    ``visible[o, t]``: whether observer o sees target t. ``pieces`` are the indices of the pieces that may matter between the groups;
    ``crossed[p, o, t]``: whether the middle line crosses piece p (or is stopped by it); ``touching[p, o]``: whether observer o is in
    contact with the edge of piece p. Each matrix is computed when first asked for.
    """

    def __init__(self, observers: Bodies, targets: Bodies) -> None:
        self.observers = observers
        self.targets = targets
        a, b = observers.box, targets.box
        box = min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])
        near = [screen for screen in observers.screens.all if not apart(screen.box, box)]
        # The box about two groups that stand diagonally is mostly beside their lines, so look along these too.
        corridor = Corridor((*observers.corners, *targets.corners), observers.discs[0], targets.discs[0])
        self.between = [screen for screen in near if corridor.meets(screen.box)]
        self.blocking = [screen for screen in self.between if screen.blocks]
        self.shape = len(observers.table), len(targets.table)

    @property
    def pieces(self) -> list[int]:
        """The indices of the pieces that may matter between the groups."""
        return [screen.index for screen in self.between]

    # ---- one line ------------------------------------------------------------------------------------------------

    def sees(self, observer: int, target: int) -> bool:
        """Whether one observer sees one target: ``visible[observer, target]``, without the rest of the matrix."""
        if "visible" in self.__dict__:
            return bool(self.visible[observer, target])
        x, y, _ = self.observers.discs[observer]
        u, v, radius = self.targets.discs[target]
        if self._open(observer, target, (u, v)):
            return True
        size = max(hypot(u - x, v - y), 1.0)
        aside, ahead = -(v - y) / size * radius * SIDE, (u - x) / size * radius * SIDE
        return self._open(observer, target, (u + aside, v + ahead)) or self._open(
            observer, target, (u - aside, v - ahead)
        )

    def _open(self, observer: int, target: int, aim: tuple[float, float]) -> bool:
        """Whether no piece stops the line from an observer to a place on a target's base."""
        if not self.blocking:
            return True
        start = self.observers.discs[observer]
        box = min(start[0], aim[0]), min(start[1], aim[1]), max(start[0], aim[0]), max(start[1], aim[1])
        corridor = Corridor((start,), start, aim)
        for screen in self.blocking:
            if not apart(screen.box, box) and corridor.meets(screen.box) and self.stops(screen, observer, target, aim):
                return False
        return True

    def stops(self, screen: Screen, observer: int, target: int, aim: tuple[float, float]) -> bool:
        """Whether one piece by itself stops the line from an observer to a place on a target's base."""
        x, y, _ = self.observers.discs[observer]
        if not screen.raises:
            if screen.opacity == "clear":
                return False
            here, there = self.observers.inside(screen), self.targets.inside(screen)
            if (here is not None and here[observer]) or (there is not None and there[target]):
                return False
        start, end = (x, y), aim
        if screen.raises or screen.opacity == "solid":
            low, high = float(self.observers.eyes[observer]), float(self.targets.eyes[target])
            if low > high:
                start, end, low, high = end, start, high, low
            if low >= screen.top:
                return False
            if high > screen.top:
                part = (screen.top - 1 - low) / (high - low)
                end = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        return bool(shapely.intersects(screen.polygon, shapely.linestrings((start, end))))

    # ---- all lines -----------------------------------------------------------------------------------------------

    @cached_property
    def any_visible(self) -> bool:
        """Whether anybody sees anybody. Nearly always the first two do, so they are tried before all."""
        return not self.blocking or self.sees(0, 0) or bool(self.visible.any())

    @cached_property
    def visible(self) -> Bools:
        """The middle lines in bulk; where one is stopped, the lines to both sides of the base."""
        if not self.blocking:
            return numpy.ones(self.shape, dtype=bool)
        observers, targets = (numbers.ravel() for numbers in numpy.indices(self.shape))
        ends = self.targets.table[targets]
        stopped = self._stopped(observers, targets, ends[:, :2])
        pairs = numpy.flatnonzero(stopped)
        if len(pairs):
            observers, targets, ends = observers[pairs], targets[pairs], ends[pairs]
            along = ends[:, :2] - self.observers.table[observers, :2]
            size = numpy.maximum(numpy.hypot(along[:, 0], along[:, 1]), 1.0)
            side = numpy.stack((-along[:, 1], along[:, 0]), axis=1) / size[:, None] * ends[:, 2:3] * SIDE
            for way in (side, -side):
                stopped[pairs] &= self._stopped(observers, targets, ends[:, :2] + way)
        return ~stopped.reshape(self.shape)

    def _stopped(self, observers: Numbers, targets: Numbers, aims: Floats) -> Bools:
        """For each line from an observer to a place on a target's base: whether a piece stops it. As ``stops``, in bulk."""
        starts = self.observers.table[observers, :2]
        rays = shapely.linestrings(numpy.stack((starts, aims), axis=1))
        eyes = self.observers.eyes[observers], self.targets.eyes[targets]
        left = numpy.arange(len(rays))
        """The lines not stopped yet."""
        for screen in self.blocking:
            if screen.opacity == "area" and not screen.raises:
                meets = shapely.intersects(screen.polygon, rays[left])
            else:
                meets = _meets_below(screen, rays[left], starts[left], aims[left], (eyes[0][left], eyes[1][left]))
            if not screen.raises:
                for bodies, numbers in ((self.observers, observers), (self.targets, targets)):
                    inside = bodies.inside(screen)
                    if inside is not None:
                        meets = meets & ~inside[numbers[left]]
            left = left[~meets]
            if not len(left):
                break
        stopped = numpy.ones(len(rays), dtype=bool)
        stopped[left] = False
        return stopped

    @cached_property
    def crossed(self) -> Bools:
        """Which middle lines cross which piece."""
        if not self.between:
            return numpy.zeros((0, *self.shape), dtype=bool)
        observers, targets = (numbers.ravel() for numbers in numpy.indices(self.shape))
        ends = numpy.stack((self.observers.table[observers, :2], self.targets.table[targets, :2]), axis=1)
        rays = shapely.linestrings(ends)
        rows = [shapely.intersects(screen.polygon, rays) for screen in self.between]
        return numpy.array(rows, dtype=bool).reshape(len(rows), *self.shape)

    @cached_property
    def touching(self) -> Bools:
        """Which observers are in contact with the edge of which piece."""
        rows = [self.observers.touching(screen) for screen in self.between]
        return numpy.array(rows, dtype=bool).reshape(len(rows), self.shape[0])

    # ---- words ---------------------------------------------------------------------------------------------------

    def explain(self, observer: int, target: int) -> Explanation:
        """One line in words' terms: what it crosses, in order, and what stops it."""
        start, end = self.observers.discs[observer], self.targets.discs[target]
        ray = shapely.LineString((start[:2], end[:2]))
        visible = self.sees(observer, target)
        field = self.observers.screens.field
        met = []
        for screen in self.between:
            places = shapely.get_coordinates(shapely.intersection(ray, screen.polygon))
            if len(places):
                nearest = min(places, key=lambda place: hypot(place[0] - start[0], place[1] - start[1]))
                met.append((hypot(nearest[0] - start[0], nearest[1] - start[1]), screen, nearest))
        met.sort(key=lambda each: each[0])
        crossings = [
            (
                self.stops(screen, observer, target, (end[0], end[1])),
                Crossing(field.pieces[screen.index].id, (round(place[0]), round(place[1]))),
            )
            for _, screen, place in met
        ]
        block = None if visible else next((crossing for stops, crossing in crossings if stops), None)
        return Explanation(
            visible,
            (round(start[0]), round(start[1])),
            (round(end[0]), round(end[1])),
            tuple(crossing for _, crossing in crossings),
            block,
        )


def _meets_below(screen: Screen, rays: Lines, starts: Floats, ends: Floats, eyes: tuple[Floats, Floats]) -> Bools:
    """Which of the rays meet a piece where they pass below its top.

    A ray rises evenly from the lower eyes to the higher, so what lies below the top is one part of it, from its lower end.
    """
    low, high = numpy.minimum(*eyes), numpy.maximum(*eyes)
    under = low < screen.top
    if not under.any():
        return under
    over = under & (high > screen.top)
    if over.any():
        part = ((screen.top - 1 - low[over]) / (high[over] - low[over]))[:, None]
        rising = (eyes[0] <= eyes[1])[over][:, None]
        foot = numpy.where(rising, starts[over], ends[over])
        head = numpy.where(rising, ends[over], starts[over])
        rays = rays.copy()
        rays[over] = shapely.linestrings(numpy.stack((foot, foot + (head - foot) * part), axis=1))
    meets: Bools = shapely.intersects(screen.polygon, rays) & under
    return meets
