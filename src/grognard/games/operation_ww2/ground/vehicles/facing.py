"""Front, sides and rear of a vehicle, and which of them is struck (AZ-VEH-06, AZ-VEH-09)."""

from __future__ import annotations

from typing import Any, Literal

import numpy
from numpy.typing import NDArray

from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.state.state import Model
from grognard.space.hulls import axes
from grognard.space.plane import Hull, Point

Side = Literal["front", "side", "rear"]
Sectors = Literal["diagonals", "90_degrees"]

SIDES: tuple[Side, ...] = ("front", "side", "rear")
"""From the best armoured to the worst: only the front has an armour of its own, and the rear adds to damage."""

ON_THE_LINE = 1e-6
"""Shares of the hull's sides that differ by less lie on the line between two sectors: places are whole numbers."""


def sides_towards(hull: Hull, place: Point, sectors: Sectors) -> tuple[Side, ...]:
    """The sides of a hull whose sector holds a place; two of them if it lies on the line between them (AZ-VEH-06).

    >>> tank = Hull(0, 0, 8000, 4000, 0)
    >>> [sides_towards(tank, place, "diagonals") for place in ((900, -2000), (1100, -2000), (1000, -2000))]
    [('front',), ('side',), ('front', 'side')]
    >>> sides_towards(tank, (1100, -2000), "90_degrees")
    ('front',)
    """
    (ax, ay), (bx, by) = axes(hull.facing)
    dx, dy = place[0] - hull.x, place[1] - hull.y
    length, width = (hull.length, hull.width) if sectors == "diagonals" else (1, 1)
    forward, aside = (dx * ax + dy * ay) / length, abs(dx * bx + dy * by) / width
    end: Side = "front" if forward >= 0 else "rear"
    if abs(abs(forward) - aside) <= ON_THE_LINE * max(aside, 1.0):
        return (end, "side") if end == "front" else ("side", end)
    return (end,) if abs(forward) > aside else ("side",)


def side_struck(g: G, model: Model, start: Point) -> Side:
    """The side of a vehicle that is struck from a place: that of its hull, wherever the turret looks. On a diagonal
    the better armoured one or, by the option ``facing_tie``, the one the firer prefers (AZ-VEH-09)."""
    hull = model.body
    assert isinstance(hull, Hull)
    sectors: Sectors = "diagonals" if g.setup.options["hull_sectors"] == "diagonals" else "90_degrees"
    sides = sides_towards(hull, start, sectors)
    return sides[0] if g.setup.options["facing_tie"] == "better_armour" else sides[-1]


def sides_struck(g: G, model: Model, starts: NDArray[Any]) -> NDArray[numpy.int64]:
    """The sides of a vehicle struck from places (rows of x and y), as ``side_struck``, by their places in ``SIDES``."""
    hull, options = model.body, g.setup.options
    assert isinstance(hull, Hull)
    (ax, ay), (bx, by) = axes(hull.facing)
    dx, dy = starts[:, 0] - hull.x, starts[:, 1] - hull.y
    length, width = (hull.length, hull.width) if options["hull_sectors"] == "diagonals" else (1, 1)
    forward, aside = (dx * ax + dy * ay) / length, numpy.abs(dx * bx + dy * by) / width
    side = SIDES.index("side")
    end = numpy.where(forward >= 0, SIDES.index("front"), SIDES.index("rear"))
    line = numpy.abs(numpy.abs(forward) - aside) <= ON_THE_LINE * numpy.maximum(aside, 1.0)
    tied = numpy.minimum(end, side) if options["facing_tie"] == "better_armour" else numpy.maximum(end, side)
    found: NDArray[numpy.int64] = numpy.where(line, tied, numpy.where(numpy.abs(forward) > aside, end, side))
    return found
