"""Walks over the ground: what a unit's ways touch, how near they come to others, where they begin to go wrong.

A model's way is the line its middle follows. It touches ground where that line does; it comes near to others by its
base. Shapes are best prepared; ``others`` and ``bases`` are rows of x, y, radius.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, inf, sqrt

import numpy
import shapely

from grognard.space.bulk import Geometries, Geometry, meets, points, within
from grognard.space.plane import Bools, Disc, Floats, Point
from grognard.space.terrain import Field, lines

Ways = Sequence[Sequence[Point]]

TOLERANCE = 0.5
"""How much nearer than a distance, in thousandths, still keeps it: half the grid that places lie on."""


def drawn(ways: Ways | Geometries) -> Geometries:
    """Ways as lines, if they are not yet."""
    return ways if isinstance(ways, numpy.ndarray) else lines(ways)


def touching(shape: Geometry, ways: Ways | Geometries) -> Bools:
    """Which ways touch a shape."""
    return meets(shape, drawn(ways))


def bases_touching(shape: Geometry, bases: Floats, slack: float = 0.0) -> Bools:
    """Which bases overlap a shape by more than ``slack``."""
    return within(shape, points(bases), numpy.maximum(bases[:, 2] - slack, 0.0))


def swept_touching(shape: Geometry, ways: Ways | Geometries, radii: Floats, slack: float = 0.0) -> Bools:
    """Which ways bring their base over a shape by more than ``slack``."""
    return within(shape, drawn(ways), numpy.maximum(radii - slack, 0.0))


def too_near(ways: Ways, radii: Floats, others: Floats, distance: float) -> Bools:
    """Which ways bring their base nearer to one of the others than ``distance``.

    >>> too_near([[(0, 0), (9000, 0)]], numpy.array([500.0]), numpy.array([[4000.0, 1500.0, 500.0]]), 1000.0)
    array([ True])
    """
    result = numpy.zeros(len(ways), dtype=bool)
    if not len(others):
        return result
    starts = [(*a, number) for number, way in enumerate(ways) for a in (way[:-1] or way)]
    ends = [b for way in ways for b in (way[1:] or way)]
    start = numpy.array(starts, dtype=numpy.float64)
    end = numpy.array(ends, dtype=numpy.float64)
    margin = float(distance + radii.max() + others[:, 2].max())
    corners = numpy.concatenate((start[:, :2], end))
    low, high = corners.min(axis=0) - margin, corners.max(axis=0) + margin
    close = others[((others[:, :2] >= low) & (others[:, :2] <= high)).all(axis=1)]
    if not len(close):
        return result
    owners = start[:, 2].astype(numpy.intp)
    off = _distances(start[:, :2], end, close[:, :2]) - close[:, 2] - radii[owners, None]
    result[owners[(off < distance - TOLERANCE).any(axis=1)]] = True
    return result


def clearance(way: Sequence[Point], others: Floats) -> Floats:
    """The distance from a way's line to the edge of each of the others (negative inside)."""
    corners = numpy.array(way if len(way) > 1 else (way[0], way[0]), dtype=numpy.float64)
    edges: Floats = _distances(corners[:-1], corners[1:], others[:, :2]).min(axis=0) - others[:, 2]
    return edges


def is_too_near(way: Sequence[Point], radius: float, others: Floats, distance: float) -> bool:
    """Whether one way brings its base nearer to one of the others than ``distance``: ``too_near`` for one.

    >>> is_too_near([(0, 0), (9000, 0)], 500.0, numpy.array([[4000.0, 1500.0, 500.0]]), 1000.0)
    True
    """
    return bool(len(others)) and bool((clearance(way, others) - radius < distance - TOLERANCE).any())


def clearances(starts: Floats, ends: Floats, others: Floats) -> Floats:
    """``[line, other]``: the distances from straight lines to the edges of others (negative inside)."""
    edges: Floats = _distances(starts, ends, others[:, :2]) - others[:, 2]
    return edges


def clearance_of(way: Sequence[Point], other: Disc) -> float:
    """The distance from a way's line to the edge of one other (negative inside): ``clearance`` for few."""
    best = inf
    for (ax, ay), (bx, by) in pairwise(way if len(way) > 1 else (way[0], way[0])):
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        px, py = other.x - ax, other.y - ay
        part = min(1.0, max(0.0, (px * dx + py * dy) / square)) if square else 0.0
        best = min(best, hypot(px - part * dx, py - part * dy))
    return best - other.radius


def _distances(starts: Floats, ends: Floats, places: Floats) -> Floats:
    """``[segment, place]``: the distance of places from segments."""
    # By columns: sums over a last axis of two are slow.
    ax, ay = starts[:, 0, None], starts[:, 1, None]
    dx, dy = ends[:, 0, None] - ax, ends[:, 1, None] - ay
    px, py = places[:, 0] - ax, places[:, 1] - ay
    part = ((dx * px + dy * py) / numpy.maximum(dx * dx + dy * dy, 1e-9)).clip(0.0, 1.0)
    x, y = px - part * dx, py - part * dy
    found: Floats = numpy.sqrt(x * x + y * y)
    return found


def ends_inside(field: Field, bases: Floats) -> Bools:
    """Which bases stand wholly on the table."""
    x, y, radius = bases[:, 0], bases[:, 1], bases[:, 2]
    inside: Bools = (x >= radius) & (y >= radius) & (x <= field.width - radius) & (y <= field.depth - radius)
    return inside


def first_touch(shape: Geometry, way: Sequence[Point], reach: float = 0.0) -> float | None:
    """How far along a way it first comes within ``reach`` of a shape; None if it never does.

    A reach is met to within a hundredth of itself: it is measured from a shape grown by arcs of many corners.
    """
    if reach:
        shape = shapely.buffer(shape, reach)
    walked = 0.0
    for a, b in pairwise(way if len(way) > 1 else (way[0], way[0])):
        if shapely.intersects_xy(shape, *a):
            return walked
        meeting = shapely.get_coordinates(shapely.intersection(shapely.LineString((a, b)), shape))
        if len(meeting):
            return walked + float(numpy.hypot(meeting[:, 0] - a[0], meeting[:, 1] - a[1]).min())
        walked += hypot(b[0] - a[0], b[1] - a[1])
    return None


def first_near(way: Sequence[Point], radius: float, others: Floats, distance: float) -> float | None:
    """How far along a way its base first comes nearer to one of the others than ``distance``; None if it never does.

    >>> first_near([(0, 0), (9000, 0)], 500, numpy.array([[5000.0, 0.0, 500.0]]), 1000)
    3000.5
    """
    walked = 0.0
    circles = [(x, y, other + radius + distance - TOLERANCE) for x, y, other in others.tolist()]
    for a, b in pairwise(way if len(way) > 1 else (way[0], way[0])):
        length = hypot(b[0] - a[0], b[1] - a[1])
        found = [at for circle in circles if (at := _enters(a, b, length, circle)) is not None]
        if found:
            return walked + min(found)
        walked += length
    return None


def _enters(a: Point, b: Point, length: float, circle: tuple[float, float, float]) -> float | None:
    """How far from ``a`` towards ``b`` a line first lies inside a circle."""
    x, y, radius = circle
    dx, dy = x - a[0], y - a[1]
    if dx * dx + dy * dy < radius * radius:
        return 0.0
    if not length:
        return None
    towards = (dx * (b[0] - a[0]) + dy * (b[1] - a[1])) / length
    aside = dx * dx + dy * dy - towards * towards
    if towards <= 0 or aside >= radius * radius:
        return None
    at = towards - sqrt(radius * radius - aside)
    return at if at < length else None
