"""Plain geometry of a free-measuring table, in its thousandths, with shapely and arithmetic only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin, sqrt
from typing import Any

from shapely import LineString, Point, Polygon, prepare
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Place = Sequence[float]


@lru_cache(maxsize=100_000)
def rectangle(x: float, y: float, length: float, width: float, facing: float) -> Polygon:
    """A hull; facing 0 is up (y falls), clockwise, in thousandths of a degree."""
    angle = radians(facing / 1000)
    ahead, right = (sin(angle), -cos(angle)), (cos(angle), sin(angle))
    corners = [
        (
            x + ahead[0] * length / 2 * f + right[0] * width / 2 * r,
            y + ahead[1] * length / 2 * f + right[1] * width / 2 * r,
        )
        for f, r in ((1, -1), (1, 1), (-1, 1), (-1, -1))
    ]
    return Polygon(corners)


def is_hull(model: Any) -> bool:
    return bool(getattr(model, "length", 0))


def outline(model: Any) -> BaseGeometry:
    """A hull's rectangle, a base's middle."""
    if is_hull(model):
        return rectangle(model.x, model.y, model.length, model.width, model.facing)
    return Point(model.x, model.y)


def girth(model: Any) -> float:
    """How far a base reaches beyond what ``outline`` gives."""
    return 0 if is_hull(model) else float(model.radius)


def gap(one: Any, other: Any) -> float:
    """Between two models' edges; below 0 if bases overlap."""
    if not is_hull(one) and not is_hull(other):
        return float(hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius)
    apart = float(outline(one).distance(outline(other))) - girth(one) - girth(other)
    if apart <= 0 and is_hull(one) and is_hull(other):
        return -sqrt(float(outline(one).intersection(outline(other)).area))
    return apart


def least_gap(some: Iterable[Any], others: Iterable[Any]) -> float:
    """Between the nearest of two units' models."""
    others = list(others)
    return min((gap(one, other) for one in some for other in others), default=float("inf"))


def length(points: Sequence[Place]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))


def way(points: Sequence[Place]) -> BaseGeometry:
    return LineString(points) if len(set(map(tuple, points))) > 1 else Point(points[0])


def bearing(start: Place, end: Place) -> float:
    """In degrees: 0 is up, clockwise."""
    return degrees(atan2(end[0] - start[0], start[1] - end[1])) % 360


def turned(one: float, other: float) -> float:
    """The smaller angle between two bearings in degrees."""
    return abs((one - other + 180) % 360 - 180)


def connected(models: Sequence[Any], reach: float) -> bool:
    """Whether the models form one chain with no gap wider than ``reach``."""
    if not models:
        return True
    left, found = list(models[1:]), [models[0]]
    while found and left:
        one = found.pop()
        near = [each for each in left if gap(one, each) <= reach]
        left = [each for each in left if all(each is not other for other in near)]
        found += near
    return not left


def union(outlines: Iterable[Sequence[Place]]) -> BaseGeometry:
    whole = unary_union([Polygon(each).buffer(0) for each in outlines])
    prepare(whole)
    return whole


def crosses(line: BaseGeometry, area: BaseGeometry, tolerance: float = 3) -> bool:
    """Whether a way runs through the inside of an area, not merely along its border."""
    return not area.is_empty and line.intersects(area) and line.intersects(shrunk(area, tolerance))


_SHRUNK: dict[tuple[int, float], tuple[BaseGeometry, BaseGeometry]] = {}


def shrunk(area: BaseGeometry, by: float) -> BaseGeometry:
    """An area without its border; kept, as a battle's ground is asked of again and again."""
    kept = _SHRUNK.get((id(area), by))
    if kept is None or kept[0] is not area:
        if len(_SHRUNK) > 200:
            _SHRUNK.clear()
        kept = _SHRUNK[id(area), by] = (area, area.buffer(-by))
    return kept[1]
