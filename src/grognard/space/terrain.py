"""Terrain: pieces on the ground, and the ground compiled for questions in bulk."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property

import numpy
import shapely
from numpy.typing import NDArray

from grognard.core.records import Record
from grognard.space.plane import Floats, Point

Geometry = shapely.Geometry


class Piece(Record):
    """A piece of terrain: a kind that the game gives a meaning to, an outline, the height of its top above the table."""

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


Box = tuple[float, float, float, float]
"""Left, top, right, bottom: the cheap test before an exact one."""


def box_of(places: Iterable[Sequence[float]], margin: float = 0) -> Box:
    """The box about the places (x, y, ...), wider by a margin to all sides.

    >>> box_of([(0, 5), (3, 1)], 1)
    (-1, 0, 4, 6)
    """
    xs, ys, *_ = zip(*places, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def apart(a: Box, b: Box) -> bool:
    """Whether two boxes have no place in common."""
    return a[2] < b[0] or b[2] < a[0] or a[3] < b[1] or b[3] < a[1]


class Field:
    """The ground compiled: prepared polygons and the boxes about them. Never part of a battle's state."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.width, self.depth = ground.width, ground.depth
        self.pieces = ground.pieces
        self.polygons: list[shapely.Polygon] = [shapely.Polygon(piece.outline) for piece in ground.pieces]
        shapely.prepare(self.polygons)
        self.boxes: list[Box] = [box_of(piece.outline) for piece in ground.pieces]

    @cached_property
    def edges(self) -> list[Geometry]:
        """The outline of each piece as a line."""
        lines = [polygon.boundary for polygon in self.polygons]
        shapely.prepare(lines)
        return lines

    def union(self, kinds: Collection[str]) -> Geometry:
        """All pieces of these kinds as one prepared shape (empty if there is none)."""
        shape = shapely.union_all([self.polygons[index] for index in self.of_kinds(kinds)])
        shapely.prepare(shape)
        return shape

    def of_kinds(self, kinds: Collection[str]) -> list[int]:
        """The indices of the pieces of these kinds."""
        return [index for index, piece in enumerate(self.pieces) if piece.kind in kinds]

    def pieces_at(self, x: int, y: int) -> list[Piece]:
        """The pieces at a place, edges included."""
        return [
            self.pieces[index]
            for index, (left, top, right, bottom) in enumerate(self.boxes)
            if left <= x <= right and top <= y <= bottom and shapely.intersects_xy(self.polygons[index], x, y)
        ]

    def covers(self, index: int, places: Floats) -> NDArray[numpy.bool_]:
        """Which places (rows of x, y, ...) lie in one piece, its edge included."""
        inside: NDArray[numpy.bool_] = shapely.intersects_xy(self.polygons[index], places[:, 0], places[:, 1])
        return inside


def lines(ways: Sequence[Sequence[Point]]) -> NDArray[numpy.object_]:
    """Ways as shapely lines; a way of one point becomes a line of no length."""
    longest = max(len(way) for way in ways)
    if all(len(way) == longest for way in ways) and longest > 1:
        return shapely.linestrings(numpy.array(ways, dtype=numpy.float64))
    return numpy.array([shapely.LineString(way if len(way) > 1 else (way[0], way[0])) for way in ways], dtype=object)
