"""The course of a vehicle: straight stretches with turns between them, and the ground it covers (AZ-VMV-01).

A way is the places that the middle of the hull goes through. At each the vehicle turns on the spot towards the next, or
its back to it. Lengths are thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, hypot
from typing import NamedTuple

import numpy
import shapely

from grognard.core.records import replace
from grognard.games.operation_ww2.state.intents import Besides
from grognard.space.hulls import ahead, pivoted, swept, swung
from grognard.space.plane import Hull, Point, bearing, footprint
from grognard.space.terrain import Geometry

SAMPLE = 500
"""How closely a course is looked at for where it comes onto a piece of ground, before the edge itself is found."""

STRAIGHT = 300
"""So many thousandths of a degree are no turn: places lie on whole thousandths."""


class Stretch(NamedTuple):
    """A turn and a straight stretch after it: the hull before, after the turn, and at the end; how often it ``turns``,
    how far it goes and has gone before; ``back``: in reverse."""

    before: Hull
    turned: Hull
    after: Hull
    turns: int
    length: float
    gone: float
    back: bool

    @property
    def turn(self) -> int:
        """How far it turns, clockwise."""
        return (self.turned.facing - self.before.facing + 180_000) % 360_000 - 180_000

    def at(self, gone: float) -> Hull:
        """The hull so far along the whole course, after the turn."""
        distance = min(max(gone - self.gone, 0.0), self.length)
        return ahead(self.turned, -distance if self.back else distance)


def course(hull: Hull, way: Sequence[Point], besides: Besides, degrees: int = 90) -> list[Stretch]:
    """The stretches of a way, the turn at its end last (AZ-VMV-01, AZ-VMV-07). Every turn is of so many ``degrees`` at
    most; one that is wider counts several times.

    >>> from grognard.games.operation_ww2.state.intents import NOTHING
    >>> tank = Hull(0, 0, 8000, 4000, 0)
    >>> [(each.turns, round(each.length)) for each in course(tank, ((0, -5000), (5000, -5000)), NOTHING)]
    [(0, 5000), (1, 5000)]
    """
    found: list[Stretch] = []
    gone = 0.0
    for number, place in enumerate(way):
        back = besides.reverse or number in besides.backing
        direction = bearing((hull.x, hull.y), place)
        facing = (direction + 180_000) % 360_000 if back else direction
        turned = replace(hull, facing=facing)
        length = hypot(place[0] - hull.x, place[1] - hull.y)
        after = replace(turned, x=place[0], y=place[1])
        found.append(Stretch(hull, turned, after, turns_of(hull.facing, facing, degrees), length, gone, back))
        hull, gone = after, gone + length
    if besides.facing is not None:
        turned = replace(hull, facing=besides.facing % 360_000)
        turns = turns_of(hull.facing, turned.facing, degrees)
        found.append(Stretch(hull, turned, turned, turns, 0.0, gone, False))
    return found


def turns_of(start: int, end: int, degrees: int) -> int:
    """How many turns it takes from one direction to another.

    >>> turns_of(0, 90_000, 90), turns_of(0, 91_000, 90), turns_of(0, 270_000, 90), turns_of(0, 100, 90)
    (1, 2, 1, 0)
    """
    angle = abs((end - start + 180_000) % 360_000 - 180_000)
    return 0 if angle <= STRAIGHT else ceil((angle - STRAIGHT) / (degrees * 1000))


def is_movement(stretches: Sequence[Stretch]) -> bool:
    """Whether a vehicle moves on a course: it drives, or turns on the spot (AZ-VMV-07)."""
    return any(each.length or each.turns for each in stretches)


def covered(stretches: Sequence[Stretch], turn_cost: int) -> float:
    """The distance covered, turns counted (AZ-VMV-03).

    >>> from grognard.games.operation_ww2.state.intents import NOTHING
    >>> way = ((0, -5000), (5000, -5000), (5000, -10000))
    >>> covered(course(Hull(0, 0, 8000, 4000, 0), way, NOTHING), 5000)
    25000.0
    """
    return sum(each.length + each.turns * turn_cost for each in stretches)


def hull_at(stretches: Sequence[Stretch], gone: float) -> Hull:
    """The hull so far along its course: at the end of a stretch not yet turned to the next."""
    for each in stretches:
        if gone <= each.gone:
            return each.before
        if gone <= each.gone + each.length:
            return each.at(gone)
    return stretches[-1].after


def passed(stretches: Sequence[Stretch], start: float, end: float) -> tuple[Point, ...]:
    """The places a vehicle goes through between two distances along its course, the end one included."""
    corners = [
        (each.after.x, each.after.y) for each in stretches if start < each.gone + each.length < end and each.length
    ]
    last = hull_at(stretches, end)
    return (*corners, (last.x, last.y))


def on_it(stretches: Sequence[Stretch], shape: Geometry, rim: int) -> tuple[int, int] | None:
    """How far along its course a hull first comes onto a piece of ground, and how far it is on it at the last; None: it
    never is. Who only touches the edge, or grazes it by ``rim``, is not on it."""
    total = int(stretches[-1].gone + stretches[-1].length) if stretches else 0

    def at(gone: int) -> Geometry:
        return footprint(_narrowed(hull_at(stretches, gone), rim))

    def edge(off: int, on: int) -> int:
        while abs(on - off) > 1:
            middle = (off + on) // 2
            off, on = (off, middle) if shape.intersects(at(middle)) else (middle, on)
        return on

    places = [*range(0, total, SAMPLE), total]
    found = numpy.flatnonzero(shapely.intersects(shape, [at(gone) for gone in places]))
    if not len(found):
        return None
    first, last = int(found[0]), int(found[-1])
    begins = max(edge(places[first - 1], places[first]) - rim, 1) if first else 0
    ends = min(edge(places[last + 1], places[last]) + rim, total) if places[last] < total else total
    return begins, ends


def grounds(stretches: Sequence[Stretch], rim: int = 0) -> Iterator[tuple[Stretch, Geometry]]:
    """The ground each stretch covers, turn and drive, ``rim`` left out all round."""
    for each in stretches:
        shape = _narrowed(each.turned, rim)
        if each.turn:
            yield each, swung(_narrowed(each.before, rim), each.turn)
        if each.length:
            yield each, swept(shape, -each.length if each.back else each.length)


def _narrowed(hull: Hull, rim: int) -> Hull:
    return replace(hull, length=hull.length - 2 * rim, width=hull.width - 2 * rim) if rim else hull


def turned_towards(hull: Hull, place: Point) -> Hull:
    """The hull turned about its middle so that its front is towards a place."""
    return pivoted(hull, (bearing((hull.x, hull.y), place) - hull.facing) % 360_000)
