"""The rooms of buildings: inner walls as a map draws them, or rooms of the greatest size (AZ-RMS-02). Walls stop who
goes and who looks through them, but at doors.

Lengths are thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

import shapely
from shapely.ops import polygonize

from grognard.games.operation_ww2.data.maps import Building, Map
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.ground.fallen_buildings import cells, number_at, shape_of
from grognard.space.plane import Point
from grognard.space.terrain import Geometry

AT_AN_OPENING = 1.0
"""How far from a door's edge a line may still pass it: places lie on whole thousandths."""


def rooms(map: Map, tables: Tables, piece: str) -> list[Geometry]:
    """The rooms of a building: those its inner walls make; where none are drawn, as many of the greatest size as it
    takes."""
    shape = shape_of(map, piece)
    built = map.buildings.get(piece)
    if built is not None and built.walls:
        return drawn(shape, built)
    limits = tables.limits
    return list(cells(shape, limits["room-width"].value, limits["room-length"].value))


def drawn(shape: shapely.Polygon, built: Building) -> list[Geometry]:
    """The rooms that inner walls cut an outline into."""
    lines = [shape.exterior, *(shapely.LineString(wall.line) for wall in built.walls)]
    return [room for room in polygonize(shapely.union_all(lines)) if shape.covers(room.representative_point())]


def room_at(map: Map, tables: Tables, piece: str, at: Point, body: Geometry) -> Geometry:
    """The room of a building in which a body lies, or most of it does."""
    found = rooms(map, tables, piece)
    return max(found, key=lambda room: (room.intersection(body).area, -room.distance(shapely.Point(at))))


class Partition(NamedTuple):
    """A stretch of a wall between rooms: its ends, and the doors in its wall as middles and half their width."""

    start: Point
    end: Point
    doors: tuple[tuple[Point, float], ...]

    @property
    def jambs(self) -> list[tuple[float, float]]:
        """Where its doors end along it."""
        length = max(hypot(self.end[0] - self.start[0], self.end[1] - self.start[1]), 1.0)
        ux, uy = (self.end[0] - self.start[0]) / length, (self.end[1] - self.start[1]) / length
        return [(x + side * ux, y + side * uy) for (x, y), half in self.doors for side in (-half, half)]

    def stops(self, start: tuple[float, float], end: tuple[float, float]) -> bool:
        """Whether a straight line runs through the wall elsewhere than at a door."""
        at = _crossing(self.start, self.end, start, end)
        if at is None:
            return False
        return all((at[0] - x) ** 2 + (at[1] - y) ** 2 > half * half for (x, y), half in self.doors)


def partitions(built: Building, tables: Tables) -> list[Partition]:
    """The walls between the rooms of a building, stretch by stretch."""
    half = tables.openings["door"].width / 2 + AT_AN_OPENING
    return [
        Partition(a, b, tuple((at, half) for at in wall.doors)) for wall in built.walls for a, b in pairwise(wall.line)
    ]


def partings(built: Building, tables: Tables) -> Iterator[list[Point]]:
    """The walls between the rooms of a building as they are drawn: from door to door."""
    for wall in built.walls:
        holes = shapely.union_all([shapely.Point(at).buffer(tables.openings["door"].width / 2) for at in wall.doors])
        for part in shapely.get_parts(shapely.LineString(wall.line).difference(holes)):
            yield [(round(x), round(y)) for x, y in shapely.get_coordinates(part).tolist()]


def _crossing(a: Point, b: Point, start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float] | None:
    """Where two stretches cross; None: they do not, or run along each other."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], end[0] - start[0], end[1] - start[1]
    across = vx * uy - vy * ux
    if not across:
        return None
    wx, wy = a[0] - start[0], a[1] - start[1]
    along, wall = (wx * uy - wy * ux) / across, (wx * vy - wy * vx) / across
    if not (0 <= along <= 1 and 0 <= wall <= 1):
        return None
    return start[0] + along * vx, start[1] + along * vy


def rooms_near(found: Sequence[Geometry], at: Point) -> Iterator[Geometry]:
    """The room a place is in, and those that share a wall with it (AZ-TAB-DEMOLISH)."""
    hit = found[number_at(found, at)]
    for room in found:
        if room is hit or room.intersection(hit).length > 0:
            yield room
