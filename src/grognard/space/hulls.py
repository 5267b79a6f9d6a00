"""Oblong bodies with a front: how they move and turn, what ground that takes, and what lies in which of their arcs.

The four arcs are bounded by lines that leave the corners at half a right angle; a gun or a vehicle has them alike.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin, sqrt
from typing import Literal

import numpy
import shapely

from grognard.core.records import replace
from grognard.space.bulk import Geometry
from grognard.space.plane import Body, Disc, Floats, Hull, Point, corners, footprint

Quarter = Literal["front", "right", "rear", "left"]

QUARTERS: tuple[Quarter, ...] = ("front", "right", "rear", "left")
FAR = 400_000
"""How far an arc is drawn: beyond the corner of any table."""
SWING = 7_500
"""Steps of a pivot, thousandths of a degree: between two of them a corner strays by a few thousandths at most."""
CIRCLE = 360_000
"""A full turn, thousandths of a degree."""
INSET = 0.49
"""How far from the middle the outer sample points of a hull lie, as a part of its sides."""


@lru_cache(maxsize=4096)
def axes(facing: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """The directions ahead and to the right of a facing."""
    angle = facing * pi / 180_000
    return (sin(angle), -cos(angle)), (cos(angle), sin(angle))


def ahead(hull: Hull, distance: float) -> Hull:
    """The hull moved straight along its facing; backwards if the distance is negative.

    >>> ahead(Hull(0, 0, 4000, 2000, 90_000), 9000)
    Hull(x=9000, y=0, length=4000, width=2000, facing=90000)
    """
    (dx, dy), _ = axes(hull.facing)
    return replace(hull, x=round(hull.x + dx * distance), y=round(hull.y + dy * distance))


def pivoted(hull: Hull, turn: int) -> Hull:
    """The hull turned about its middle, clockwise."""
    return replace(hull, facing=(hull.facing + turn) % 360_000)


def swept(hull: Hull, distance: float) -> Geometry:
    """The ground that a hull covers as it moves straight (backwards if the distance is negative)."""
    front_left, front_right, rear_right, rear_left = corners(hull)
    (dx, dy), _ = axes(hull.facing)
    step = (dx * distance, dy * distance)
    if distance >= 0:
        front_left, front_right = _shifted(front_left, step), _shifted(front_right, step)
    else:
        rear_right, rear_left = _shifted(rear_right, step), _shifted(rear_left, step)
    return shapely.Polygon((front_left, front_right, rear_right, rear_left))


def _shifted(place: tuple[float, float], step: tuple[float, float]) -> tuple[float, float]:
    return place[0] + step[0], place[1] + step[1]


@lru_cache(maxsize=1024)
def swung(hull: Hull, turn: int) -> Geometry:
    """The ground that a hull covers as it turns about its middle; beyond a full circle it covers no more."""
    shape = _swung_about(hull.length, hull.width, max(-CIRCLE, min(turn, CIRCLE)))
    # Seen from themselves, hulls of one size turn alike: the shape only has to be put where this one begins.
    (ax, ay), (bx, by) = axes(hull.facing)
    return shapely.transform(shape, lambda places: places @ ((bx, by), (-ax, -ay)) + numpy.array((hull.x, hull.y)))


@lru_cache(maxsize=1024)
def _swung_about(length: int, width: int, turn: int) -> Geometry:
    """The same of a hull at the place (0, 0) that looks up."""
    hull = Hull(0, 0, length, width, 0)
    steps = max(1, -(-abs(turn) // SWING))
    rims = [corners(pivoted(hull, turn * number // steps)) for number in range(steps + 1)]
    between = shapely.convex_hull(shapely.multipoints([(*a, *b) for a, b in pairwise(rims)]))
    return shapely.union_all(between)


def reach(length: int, width: int) -> int:
    """The distance from a hull's middle to its corners, rounded up."""
    return int(-(-hypot(length, width) // 2))


def front_of(hull: Hull) -> Point:
    """The middle of the front side."""
    (dx, dy), _ = axes(hull.facing)
    return round(hull.x + dx * hull.length / 2), round(hull.y + dy * hull.length / 2)


def rim_towards(hull: Hull, place: tuple[float, float]) -> Point:
    """Where the line from a hull's middle to a place leaves the hull; the place itself if it lies within."""
    (ax, ay), (bx, by) = axes(hull.facing)
    dx, dy = place[0] - hull.x, place[1] - hull.y
    forward, aside = abs(dx * ax + dy * ay), abs(dx * bx + dy * by)
    part = min(
        1.0,
        hull.length / 2 / forward if forward else 1.0,
        hull.width / 2 / aside if aside else 1.0,
    )
    return round(hull.x + dx * part), round(hull.y + dy * part)


def quarter_of(hull: Hull, place: tuple[float, float]) -> Quarter:
    """The arc of a hull in which a place lies; on a border the front goes before the sides, these before the rear.

    >>> tank = Hull(0, 0, 4000, 2000, 0)
    >>> quarter_of(tank, (0, -9000)), quarter_of(tank, (-9000, -3000)), quarter_of(tank, (500, 9000))
    ('front', 'left', 'rear')
    """
    (ax, ay), (bx, by) = axes(hull.facing)
    dx, dy = place[0] - hull.x, place[1] - hull.y
    forward, aside = dx * ax + dy * ay, dx * bx + dy * by
    across = abs(aside) - hull.width / 2
    # Half a thousandth: places lie on a grid.
    if forward - hull.length / 2 >= across - 0.5:
        return "front"
    if -forward - hull.length / 2 > across + 0.5:
        return "rear"
    return "right" if aside > 0 else "left"


@lru_cache(maxsize=2048)
def arc_of(hull: Hull, quarter: Quarter) -> Geometry:
    """The ground that lies in one arc of a hull."""
    number = QUARTERS.index(quarter)
    rim = corners(hull)
    (ax, ay), (bx, by) = axes(hull.facing + 90_000 * number)
    left, right = rim[number], rim[(number + 1) % 4]
    far_left = left[0] + (ax - bx) * FAR, left[1] + (ay - by) * FAR
    far_right = right[0] + (ax + bx) * FAR, right[1] + (ay + by) * FAR
    shape = shapely.Polygon((left, far_left, far_right, right))
    shapely.prepare(shape)
    return shape


def in_arc(hull: Hull, quarter: Quarter, body: Body) -> bool:
    """Whether any part of a body lies in one arc of a hull."""
    if isinstance(body, Disc):
        return off_arc(hull, quarter, body) <= body.radius
    return bool(arc_of(hull, quarter).intersects(footprint(body)))


def off_arc(hull: Hull, quarter: Quarter, place: Disc) -> float:
    """How far a place is from one arc of a hull; 0 within it."""
    (ax, ay), (bx, by) = axes(hull.facing)
    dx, dy = place.x - hull.x, place.y - hull.y
    forward, aside = dx * ax + dy * ay, dx * bx + dy * by
    if quarter in ("front", "rear"):
        out = (forward if quarter == "front" else -forward) - hull.length / 2
        across = abs(aside) - hull.width / 2
    else:
        out = (aside if quarter == "right" else -aside) - hull.width / 2
        across = abs(forward) - hull.length / 2
    if across <= 0:
        return max(0.0, -out)
    if out >= across:
        return 0.0
    # Beside the border that leaves the corner at half a right angle, or nearest to the corner itself.
    return (across - out) * sqrt(0.5) if out + across > 0 else hypot(out, across)


@lru_cache(maxsize=2048)
def samples(hull: Hull) -> Floats:
    """Nine places of a hull, from corner to corner, as rows of x, y and a radius of 0: what is looked at of it."""
    (ax, ay), (bx, by) = axes(hull.facing)
    rows = [
        (
            hull.x + ax * hull.length * forward + bx * hull.width * aside,
            hull.y + ay * hull.length * forward + by * hull.width * aside,
            0.0,
        )
        for forward in (0.0, INSET, -INSET)
        for aside in (0.0, -INSET, INSET)
    ]
    return numpy.array(rows, dtype=numpy.float64)


def is_on_table(hull: Hull, width: int, depth: int) -> bool:
    """Whether a hull lies wholly on a table."""
    return all(-0.5 <= x <= width + 0.5 and -0.5 <= y <= depth + 0.5 for x, y in corners(hull))
