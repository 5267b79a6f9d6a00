"""Points, bases, hulls and the distances between them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

import numpy
import shapely
from numpy.typing import NDArray

from grognard.core.records import Record

Point = tuple[int, int]
"""A place: x to the right, y down, in thousandths of the table's unit."""

Floats = NDArray[numpy.float64]
Bools = NDArray[numpy.bool_]


class Disc(Record):
    """A round base."""

    x: int
    y: int
    radius: int


class Figure(Disc):
    """A model on its base."""

    id: str


class Hull(Record):
    """A vehicle's rectangle about its middle; ``facing`` points along its length."""

    x: int
    y: int
    length: int
    width: int
    facing: int


Body = Disc | Hull


def corners(hull: Hull) -> list[tuple[float, float]]:
    """The corners of a hull: front left, front right, rear right, rear left."""
    angle = hull.facing * pi / 180_000
    ahead, aside = (sin(angle), -cos(angle)), (cos(angle), sin(angle))
    found = []
    for forward, right in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
        along_, across = forward * hull.length / 2, right * hull.width / 2
        found.append((hull.x + ahead[0] * along_ + aside[0] * across, hull.y + ahead[1] * along_ + aside[1] * across))
    return found


@lru_cache(maxsize=4096)
def footprint(hull: Hull) -> shapely.Polygon:
    """The ground a hull covers."""
    return shapely.Polygon(corners(hull))


def gap(a: Body, b: Body) -> float:
    """The distance between two bodies from edge to edge; 0 if they touch or overlap.

    >>> gap(Disc(0, 0, 500), Disc(3000, 4000, 500))
    4000.0
    """
    if isinstance(a, Disc) and isinstance(b, Disc):
        apart = hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius
        return apart if apart > 0.0 else 0.0
    if isinstance(a, Hull) and isinstance(b, Hull):
        return float(footprint(a).distance(footprint(b)))
    hull, disc = (a, b) if isinstance(a, Hull) else (b, a)
    assert isinstance(hull, Hull)
    assert isinstance(disc, Disc)
    return max(0.0, off_hull(hull, disc.x, disc.y) - disc.radius)


def off_hull(hull: Hull, x: float, y: float) -> float:
    """How far a place is from a hull; 0 within it.

    >>> off_hull(Hull(0, 0, 4000, 2000, 90_000), 5000, 5000)
    5000.0
    """
    angle = hull.facing * pi / 180_000
    across, down = sin(angle), -cos(angle)
    dx, dy = x - hull.x, y - hull.y
    ahead = abs(dx * across + dy * down) - hull.length / 2
    aside = abs(dy * across - dx * down) - hull.width / 2
    return hypot(max(ahead, 0.0), max(aside, 0.0))


def gaps_off_hull(hull: Hull, places: Floats) -> Floats:
    """How far places (rows of x, y, ...) are from a hull, as ``off_hull``."""
    angle = hull.facing * pi / 180_000
    across, down = sin(angle), -cos(angle)
    dx, dy = places[:, 0] - hull.x, places[:, 1] - hull.y
    ahead = numpy.abs(dx * across + dy * down) - hull.length / 2
    aside = numpy.abs(dy * across - dx * down) - hull.width / 2
    found: Floats = numpy.hypot(numpy.maximum(ahead, 0.0), numpy.maximum(aside, 0.0))
    return found


def gap_from(x: float, y: float, body: Body) -> float:
    """The distance from a place to a body's edge; 0 within it.

    >>> gap_from(3000, 4000, Disc(0, 0, 500))
    4500.0
    """
    if isinstance(body, Disc):
        return max(0.0, hypot(x - body.x, y - body.y) - body.radius)
    return off_hull(body, x, y)


def table_of(discs: Sequence[Disc]) -> Floats:
    """The x, y and radius of discs as the columns of a matrix, for the bulk functions."""
    return numpy.array([(disc.x, disc.y, disc.radius) for disc in discs], dtype=numpy.float64).reshape(-1, 3)


def gaps(a: Floats, b: Floats) -> Floats:
    """The distances from edge to edge between all discs of two tables, one row for each of ``a``."""
    centres = numpy.hypot(a[:, None, 0] - b[None, :, 0], a[:, None, 1] - b[None, :, 1])
    edges: Floats = numpy.maximum(centres - a[:, None, 2] - b[None, :, 2], 0.0)
    return edges


def gaps_between(a: Sequence[Body], b: Sequence[Body]) -> Floats:
    """The distances from edge to edge between bodies of any form, one row for each of ``a``."""
    if len(a) == 1 or len(b) == 1:
        return numpy.array([[gap(one, other) for other in b] for one in a], dtype=numpy.float64)
    shapes = [
        numpy.array([shapely.Point(x.x, x.y) if isinstance(x, Disc) else footprint(x) for x in side], dtype=object)
        for side in (a, b)
    ]
    radii = [numpy.array([x.radius if isinstance(x, Disc) else 0 for x in side], dtype=float) for side in (a, b)]
    centres = shapely.distance(shapes[0][:, None], shapes[1][None, :])
    edges: Floats = numpy.maximum(centres - radii[0][:, None] - radii[1][None, :], 0.0)
    return edges


def groups(discs: Sequence[Disc], limit: float) -> list[list[int]]:
    """The discs in groups connected by gaps of at most ``limit``, as indices, the largest group first.

    >>> groups([Disc(0, 0, 500), Disc(1900, 0, 500), Disc(9000, 0, 500)], 1000)
    [[0, 1], [2]]
    """
    left = set(range(1, len(discs)))
    found = []
    current = [0] if discs else []
    frontier = list(current)
    while current:
        while frontier:
            here = discs[frontier.pop()]
            x, y, reach = here.x, here.y, here.radius + limit
            near = [
                index
                for index in left
                if (discs[index].x - x) ** 2 + (discs[index].y - y) ** 2 <= (reach + discs[index].radius) ** 2
            ]
            left.difference_update(near)
            current.extend(near)
            frontier.extend(near)
        found.append(sorted(current))
        current = [left.pop()] if left else []
        frontier = list(current)
    return sorted(found, key=lambda group: (-len(group), group))


def bearing(start: tuple[float, float], end: tuple[float, float]) -> int:
    """The direction from one place to another, thousandths of a degree, 0 up, clockwise.

    >>> bearing((0, 0), (0, -10)), bearing((0, 0), (10, 0))
    (0, 90000)
    """
    return round(atan2(end[0] - start[0], start[1] - end[1]) * 180_000 / pi) % 360_000


def is_within_arc(origin: tuple[float, float], facing: int, spread: int, body: Body) -> bool:
    """Whether any part of a body lies in the wedge that opens ``spread`` to both sides of ``facing``.

    >>> is_within_arc((0, 0), 0, 45_000, Disc(3000, -2500, 500)), is_within_arc((0, 0), 0, 45_000, Disc(3000, 0, 500))
    (True, False)
    """
    if isinstance(body, Hull):
        return _hull_within_arc(origin, facing, spread, body)
    dx, dy = body.x - origin[0], body.y - origin[1]
    distance = hypot(dx, dy)
    if distance <= body.radius:
        return True
    beyond = abs(_turn(facing, bearing((0, 0), (dx, dy)))) - spread
    if beyond <= 0:
        return True
    angle = beyond * pi / 180_000
    return angle < pi / 2 and distance * sin(angle) <= body.radius


def _turn(start: int, end: int) -> int:
    """The turn from a direction to another, between half a circle to the left (negative) and to the right."""
    return (end - start + 180_000) % 360_000 - 180_000


def _hull_within_arc(origin: tuple[float, float], facing: int, spread: int, hull: Hull) -> bool:
    if shapely.intersects_xy(footprint(hull), *origin):
        return True
    directions = [bearing(origin, corner) for corner in corners(hull)]
    turns = [_turn(directions[0], direction) for direction in directions]
    # Seen from outside, a hull fills less than half a circle, so its corners bound the directions it lies in.
    first = _turn(facing, directions[0])
    low, high = first + min(turns), first + max(turns)
    return any(low + lap <= spread and high + lap >= -spread for lap in (-360_000, 0, 360_000))


def length_of(points: Sequence[Point]) -> float:
    """The length of a way through these points."""
    if len(points) == 2:
        return hypot(points[1][0] - points[0][0], points[1][1] - points[0][1])
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))


def along(points: Sequence[Point], distance: float) -> Point:
    """The place so far along a way; its end if it is shorter.

    >>> along([(0, 0), (3000, 0), (3000, 3000)], 4000)
    (3000, 1000)
    """
    for a, b in pairwise(points):
        length = hypot(b[0] - a[0], b[1] - a[1])
        if distance < length:
            part = distance / length
            return round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part)
        distance -= length
    return points[-1]


def cut(points: Sequence[Point], distance: float) -> list[Point]:
    """A way of at most this length: the places passed on it and the one where the distance ends.

    >>> cut([(0, 0), (3000, 0), (3000, 3000)], 4000)
    [(0, 0), (3000, 0), (3000, 1000)]
    """
    kept = [points[0]]
    walked = 0.0
    for a, b in pairwise(points):
        walked += hypot(b[0] - a[0], b[1] - a[1])
        if walked >= distance:
            break
        kept.append(b)
    return [*kept, along(points, distance)]
