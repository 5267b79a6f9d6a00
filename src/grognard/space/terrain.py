"""Terrain: pieces on the ground, and the ground compiled for questions in bulk."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise

import numpy
import shapely

from grognard.core.records import Record
from grognard.space.bulk import Geometries, covers, meets, points, segments, within
from grognard.space.bulk import Geometry as Geometry
from grognard.space.plane import Bools, Floats, Point


class Piece(Record):
    """A piece of terrain: a kind that the game gives a meaning to, an outline, the height of its top."""

    id: str
    kind: str
    outline: tuple[Point, ...]
    height: int = 0
    name: str = ""


class Ground(Record):
    """The table: its size and its terrain."""

    width: int
    depth: int
    pieces: tuple[Piece, ...] = ()


CELL = 4000
"""The side of the cells by which the pieces near a line are looked up."""

CELLS = 20_000
"""For how many pairs of cells at most they are kept."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom: the cheap test before an exact one."""


def box_of(places: Iterable[Sequence[float]], margin: float = 0) -> Box:
    """The box about the places (x, y, ...), wider by a margin to all sides.

    >>> box_of([(0, 5), (3, 1)], 1)
    (-1, 0, 4, 6)
    """
    xs, ys, *_ = zip(*places, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def box_about(a: Box, b: Box) -> Box:
    """The box about two boxes."""
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def box_round(x: float, y: float, reach: float) -> Box:
    """The box about a place: as far as a reach to all sides."""
    return x - reach, y - reach, x + reach, y + reach


def corners_of(box: Box) -> tuple[tuple[float, float], ...]:
    """The corners of a box."""
    left, top, right, bottom = box
    return (left, top), (left, bottom), (right, top), (right, bottom)


def swept(box: Box, dx: float, dy: float) -> Box:
    """The box about a box and where it comes to by a step.

    >>> swept((0, 0, 2, 2), -3, 1)
    (-3, 0, 2, 3)
    """
    left, top, right, bottom = box
    return left + min(dx, 0), top + min(dy, 0), right + max(dx, 0), bottom + max(dy, 0)


def apart(a: Box, b: Box) -> bool:
    """Whether two boxes have no place in common."""
    return a[2] < b[0] or b[2] < a[0] or a[3] < b[1] or b[3] < a[1]


def met(boxes: Sequence[Box], start: Sequence[float], end: Sequence[float], margin: float = 0) -> list[int]:
    """Which boxes, grown by a margin, a straight line meets: the cheap test of a line before an exact one.

    >>> met([(0, 0, 2, 2), (5, 0, 6, 1)], (0, 4), (8, 0))
    [1]
    """
    x, y, u, v = start[0], start[1], end[0], end[1]
    dx, dy = u - x, v - y
    across = x * dy - y * dx
    left, right = (x - margin, u + margin) if x < u else (u - margin, x + margin)
    top, bottom = (y - margin, v + margin) if y < v else (v - margin, y + margin)
    # The corners that lie farthest to either side of the line grow apart from it by as much.
    wider = margin * (abs(dx) + abs(dy))
    found = []
    for number, (x0, y0, x1, y1) in enumerate(boxes):
        if x0 <= right and x1 >= left and y0 <= bottom and y1 >= top:
            low = (x0 if dy > 0 else x1) * dy - (y1 if dx > 0 else y0) * dx
            high = (x1 if dy > 0 else x0) * dy - (y0 if dx > 0 else y1) * dx
            if low - wider <= across <= high + wider:
                found.append(number)
    return found


class Field:
    """The ground compiled: prepared polygons and their boxes. Never part of a battle's state.

    ``polygons[i]`` is the shape of ``pieces[i]``, mended where its outline crosses itself.
    """

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.width, self.depth = ground.width, ground.depth
        self.pieces = ground.pieces
        self.polygons: Geometries = numpy.empty(len(ground.pieces), dtype=object)
        self.polygons[:] = [shapely.make_valid(shapely.Polygon(piece.outline)) for piece in ground.pieces]
        shapely.prepare(self.polygons)
        boxes = shapely.bounds(self.polygons).reshape(-1, 4).tolist()
        self._boxes: list[Box] = [(left, top, right, bottom) for left, top, right, bottom in boxes]
        self._unions: dict[frozenset[str], Geometry] = {}

    @cached_property
    def edges(self) -> Geometries:
        """The outline of each piece as a line."""
        outlines: Geometries = numpy.asarray(shapely.boundary(self.polygons))
        shapely.prepare(outlines)
        return outlines

    def union(self, kinds: Collection[str]) -> Geometry:
        """All pieces of these kinds as one prepared shape (empty if there is none)."""
        key = frozenset(kinds)
        if key not in self._unions:
            shape = shapely.union_all(self.polygons[self.of_kinds(key)])
            shapely.prepare(shape)
            self._unions[key] = shape
        return self._unions[key]

    def of_kinds(self, kinds: Collection[str]) -> list[int]:
        """The indices of the pieces of these kinds."""
        return [index for index, piece in enumerate(self.pieces) if piece.kind in kinds]

    def in_box(self, left: float, top: float, right: float, bottom: float) -> list[int]:
        """The indices of the pieces whose boxes meet a box: a cheap first sieve."""
        return [
            number
            for number, (x0, y0, x1, y1) in enumerate(self._boxes)
            if x0 <= right and y0 <= bottom and x1 >= left and y1 >= top
        ]

    def near(self, shape: Geometry, distance: float = 0.0) -> list[int]:
        """The indices of the pieces that come within a distance of a shape."""
        left, top, right, bottom = shapely.bounds(shape).tolist()
        among = self.in_box(left - distance, top - distance, right + distance, bottom + distance)
        if not among:
            return among
        close = within(self.polygons[among], shape, distance).tolist()
        return [index for index, keep in zip(among, close, strict=True) if keep]

    def pieces_at(self, x: float, y: float) -> list[Piece]:
        """The pieces at a place, in the ground's order."""
        among = self.in_box(x, y, x, y)
        return [self.pieces[index] for index in among if shapely.intersects_xy(self.polygons[index], x, y)]

    def covers(self, index: int, places: Floats) -> Bools:
        """Which places (rows of x, y, ...) lie in one piece, its edge included."""
        return covers(self.polygons[index], places)

    def touched(self, indices: Sequence[int], bases: Floats, slack: float = 0.0) -> Bools:
        """``[piece, base]``: which bases (rows of x, y, radius) come within ``slack`` of which of these pieces."""
        return within(self.polygons[list(indices)][:, None], points(bases), bases[:, 2] + slack)


class Patch:
    """All ground of some kinds as one shape, for questions about few ways and bases; boxes answer most of them."""

    def __init__(self, field: Field, kinds: Collection[str]) -> None:
        self.shape = field.union(kinds)
        self.boxes: list[Box] = [field.polygons[index].bounds for index in field.of_kinds(kinds)]
        self._table: Floats = numpy.array(self.boxes, dtype=numpy.float64).reshape(-1, 4)
        self._about: dict[tuple[int, int, int, int], list[Box]] = {}

    def is_near(self, box: Box) -> bool:
        """Whether a box meets that of a piece: if not, nothing in it touches this ground."""
        left, top, right, bottom = box
        return any(x0 <= right and x1 >= left and y0 <= bottom and y1 >= top for x0, y0, x1, y1 in self.boxes)

    def _boxes_about(self, start: Point, end: Point, distance: float) -> list[Box]:
        """The boxes that a line within a distance may meet: few, looked up by the cells where it starts and ends."""
        if distance > CELL:
            return self.boxes
        key = start[0] // CELL, start[1] // CELL, end[0] // CELL, end[1] // CELL
        known = self._about.get(key)
        if known is None:
            if len(self._about) >= CELLS:
                self._about.clear()
            (left, right), (top, bottom) = sorted(key[::2]), sorted(key[1::2])
            about = (left - 1) * CELL, (top - 1) * CELL, (right + 2) * CELL, (bottom + 2) * CELL
            known = self._about[key] = [box for box in self.boxes if not apart(box, about)]
        return known

    def is_crossed(self, starts: Floats, ends: Floats) -> bool:
        """Whether any of many straight lines (rows of x, y) touches this ground."""
        if not self.boxes:
            return False
        x, y, u, v = starts[:, 0, None], starts[:, 1, None], ends[:, 0, None], ends[:, 1, None]
        left, top, right, bottom = self._table.T
        near = (numpy.minimum(x, u) <= right) & (numpy.maximum(x, u) >= left)
        near &= (numpy.minimum(y, v) <= bottom) & (numpy.maximum(y, v) >= top)
        lines_ = numpy.flatnonzero(near.any(axis=1))
        return bool(len(lines_)) and bool(meets(self.shape, segments(starts[lines_], ends[lines_])).any())

    def touches(self, way: Sequence[Point], distance: float = 0.0) -> bool:
        """Whether a way comes within a distance of this ground."""
        for a, b in pairwise(way) if len(way) > 1 else ((way[0], way[0]),):
            boxes = self._boxes_about(a, b, distance)
            if boxes and met(boxes, a, b, distance):
                break
        else:
            return False
        line = shapely.linestrings(way) if way.count(way[0]) < len(way) else shapely.points(way[0])
        return bool(self.shape.dwithin(line, distance) if distance else self.shape.intersects(line))


@lru_cache(maxsize=32)
def compiled(ground: Ground) -> Field:
    """The field of a ground; equal grounds share one."""
    return Field(ground)


def lines(ways: Sequence[Sequence[Point]]) -> Geometries:
    """Ways as shapely lines; a way that stays where it is becomes a point, as lines of no length have no distances."""
    if ways and all(len(way) == 2 and way[0] != way[1] for way in ways):
        straight: Geometries = numpy.asarray(shapely.linestrings(numpy.array(ways, dtype=numpy.float64)))
        return straight
    counts = [len(way) for way in ways]
    places = [point for way in ways for point in (way if len(way) > 1 else (way[0], way[0]))]
    owners = numpy.repeat(numpy.arange(len(ways)), [max(2, count) for count in counts])
    if not places:
        return numpy.empty(0, dtype=object)
    found = numpy.asarray(shapely.linestrings(numpy.array(places, dtype=numpy.float64), indices=owners), dtype=object)
    for number, way in enumerate(ways):
        if way.count(way[0]) == len(way):
            found[number] = shapely.Point(way[0])
    return found
