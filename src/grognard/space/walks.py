"""Walks over the ground: what a unit's ways touch, how near they come to others, where they begin to go wrong.

A model's way is the line its middle follows. It touches ground where that line does; it comes near to others by its base.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf

import numpy
import shapely
from numpy.typing import NDArray

from grognard.space.plane import Disc, Floats, Point
from grognard.space.terrain import Field, Geometry, lines

Bools = NDArray[numpy.bool_]
Ways = Sequence[Sequence[Point]]


def touching(shape: Geometry, ways: Ways) -> Bools:
    """Which ways touch a shape (prepared, for speed)."""
    found: Bools = shapely.intersects(shape, lines(ways))
    return found


def bases_touching(shape: Geometry, bases: Floats, slack: float = 0.0) -> Bools:
    """Which bases (rows of x, y, radius) overlap a shape by more than ``slack``."""
    points = shapely.points(bases[:, :2])
    found: Bools = shapely.dwithin(points, shape, numpy.maximum(bases[:, 2] - slack, 0.0))
    return found


def swept_touching(shape: Geometry, ways: Ways, radii: Floats, slack: float = 0.0) -> Bools:
    """Which ways bring their base over a shape by more than ``slack``."""
    found: Bools = shapely.dwithin(lines(ways), shape, numpy.maximum(radii - slack, 0.0))
    return found


def too_near(ways: Ways, radii: Floats, others: Floats, distance: float) -> Bools:
    """Which ways bring their base nearer to one of the ``others`` (rows of x, y, radius) than ``distance``.

    >>> too_near([[(0, 0), (9000, 0)]], numpy.array([500.0]), numpy.array([[4000.0, 1500.0, 500.0]]), 1000.0)
    array([ True])
    """
    result = numpy.zeros(len(ways), dtype=bool)
    if not len(others):
        return result
    corners = numpy.array([point for way in ways for point in way], dtype=numpy.float64)
    margin = distance + radii.max() + others[:, 2].max()
    low, high = corners.min(axis=0) - margin, corners.max(axis=0) + margin
    close = others[((others[:, :2] >= low) & (others[:, :2] <= high)).all(axis=1)]
    if not len(close):
        return result
    for number, way in enumerate(ways):
        result[number] = bool((clearance(way, close) - radii[number] < distance - 0.5).any())
    return result


def clearance(way: Sequence[Point], others: Floats) -> Floats:
    """The distance from a way's line to the edge of each of the others."""
    best = numpy.full(len(others), numpy.inf)
    for a, b in zip(way, way[1:] or way[:1], strict=False):
        dx, dy = b[0] - a[0], b[1] - a[1]
        square = float(dx * dx + dy * dy)
        px, py = others[:, 0] - a[0], others[:, 1] - a[1]
        part = numpy.clip((px * dx + py * dy) / square, 0.0, 1.0) if square else numpy.zeros(len(others))
        best = numpy.minimum(best, numpy.hypot(px - part * dx, py - part * dy))
    edges: Floats = best - others[:, 2]
    return edges


def clearance_of(way: Sequence[Point], other: Disc) -> float:
    """The distance from a way's line to the edge of one other."""
    best = inf
    for (ax, ay), (bx, by) in zip(way, way[1:] or way[:1], strict=False):
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        px, py = other.x - ax, other.y - ay
        part = min(1.0, max(0.0, (px * dx + py * dy) / square)) if square else 0.0
        best = min(best, hypot(px - part * dx, py - part * dy))
    return best - other.radius


def ends_inside(field: Field, bases: Floats) -> Bools:
    """Which bases stand wholly on the table."""
    x, y, radius = bases[:, 0], bases[:, 1], bases[:, 2]
    inside: Bools = (x >= radius) & (y >= radius) & (x <= field.width - radius) & (y <= field.depth - radius)
    return inside


def first_touch(shape: Geometry, way: Sequence[Point], reach: float = 0.0) -> float | None:
    """How far along a way it first comes within ``reach`` of a shape; None if it never does."""
    line = shapely.LineString(way if len(way) > 1 else (way[0], way[0]))
    meeting = shapely.intersection(line, shapely.buffer(shape, reach) if reach else shape)
    if meeting.is_empty:
        return None
    places = shapely.get_coordinates(meeting)
    return float(min(line.project(shapely.Point(place)) for place in places))


def first_near(way: Sequence[Point], radius: float, others: Floats, distance: float) -> float | None:
    """How far along a way its base first comes nearer to one of the others than ``distance``; None if it never does."""
    walked = 0.0
    for a, b in zip(way, way[1:], strict=False):
        length = hypot(b[0] - a[0], b[1] - a[1])
        steps = max(1, int(length // 50))
        for number in range(steps + 1):
            part = number / steps
            here = numpy.hypot(
                others[:, 0] - (a[0] + (b[0] - a[0]) * part), others[:, 1] - (a[1] + (b[1] - a[1]) * part)
            )
            if bool((here - others[:, 2] - radius < distance - 0.5).any()):
                return walked + length * part
        walked += length
    return None
