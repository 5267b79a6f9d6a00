"""The course of a vehicle: the ground it covers, where that first touches something, how fast it is (WH-VEH-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy

from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.vehicle_condition import is_fast, is_skimmer
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.state.choices import Stretch
from grognard.games.wh40k5.state.state import Model
from grognard.space.bulk import Geometries, Geometry
from grognard.space.hulls import ahead, pivoted, reach, swept, swung
from grognard.space.plane import Hull, footprint
from grognard.space.terrain import Box, box_of

FINE = 2
"""To so many thousandths the place is found where a hull first touches something."""


class Part(NamedTuple):
    """A stretch laid out: the hull before it, turned, and at its end; how far it goes, backwards if negative."""

    before: Hull
    turned: Hull
    after: Hull
    turn: int
    distance: int


class Stop(NamedTuple):
    """Where a vehicle first touches something: how it stands there, and the distance it has gone."""

    hull: Hull
    gone: int


def parts_of(model: Model, stretches: Sequence[Stretch]) -> list[Part]:
    """The stretches of a vehicle, one after the other."""
    hull, found = hull_of(model), []
    for each in stretches:
        turned = pivoted(hull, each.turn)
        after = ahead(turned, each.distance)
        found.append(Part(hull, turned, after, each.turn, each.distance))
        hull = after
    return found


def covered(parts: Sequence[Part]) -> Geometries:
    """The ground a vehicle covers on its way, stretch by stretch."""
    shapes: list[Geometry] = [footprint(parts[0].before)]
    for part in parts:
        if part.turn:
            shapes.append(swung(part.before, part.turn))
        if part.distance:
            shapes.append(swept(part.turned, part.distance))
    return numpy.array(shapes, dtype=object)


def box_about(parts: Sequence[Part]) -> Box:
    """A box about the ground a vehicle covers on its way: as if it turned about at each corner of it."""
    places = [(hull.x, hull.y) for part in parts for hull in (part.before, part.after)]
    hull = parts[0].before
    return box_of(places, reach(hull.length, hull.width))


def length(stretches: Sequence[Stretch]) -> int:
    """How far a way is; turning is no movement (WH-VEH-01)."""
    return sum(abs(each.distance) for each in stretches)


def first_touch(parts: Sequence[Part], shape: Geometry) -> Stop | None:
    """Where a vehicle on its way first touches a shape; None if it does not (WH-MOVE-11)."""
    gone = 0
    for part in parts:
        if footprint(part.before).intersects(shape):
            return Stop(part.before, gone)
        if part.turn and swung(part.before, part.turn).intersects(shape):
            return Stop(part.before, gone)
        if part.distance and swept(part.turned, part.distance).intersects(shape):
            low, high = 0, abs(part.distance)
            sign = 1 if part.distance > 0 else -1
            while high - low > FINE:
                middle = (low + high) // 2
                if swept(part.turned, sign * middle).intersects(shape):
                    high = middle
                else:
                    low = middle
            return Stop(ahead(part.turned, sign * low), gone + low)
        gone += abs(part.distance)
    return None


def fastest(model: Model) -> int:
    """How far a vehicle may go at most: the speed table, by kind (section 9 of the catalogue)."""
    return max((limit_of(model, speed) for speed in TABLES.speeds if is_possible(model, speed)), default=0)


def is_possible(model: Model, speed: str) -> bool:
    """Whether a vehicle ever goes at a class of speed."""
    row = TABLES.speeds[speed]
    return (row.fast if is_fast(model) else row.ordinary) is not None


def limit_of(model: Model, speed: str) -> int:
    """How far a vehicle goes at most at a class of speed; fast skimmers farther (section 9 of the catalogue)."""
    row = TABLES.speeds[speed]
    return row.fast_skimmer or row.distance if is_fast(model) and is_skimmer(model) else row.distance


def class_of(model: Model, distance: int) -> str | None:
    """The class of speed of a distance; None: the vehicle does not go so far.

    >>> from grognard.games.wh40k5.state.state import Model
    >>> rhino = Model(0, 0, 2600, id="r", kind="rhino", gear=(), wounds=0)
    >>> [class_of(rhino, inches * 1000) for inches in (0, 6, 7, 12, 13)]
    ['stationary', 'combat', 'cruising', 'cruising', None]
    """
    for speed in TABLES.speeds:
        if is_possible(model, speed) and distance <= limit_of(model, speed):
            return speed
    return None
