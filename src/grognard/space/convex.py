"""Lines across convex shapes, many at a time, by arithmetic on arrays alone: quicker than to make shapes of the lines.

Where rounding might tell, at a touch, shapely is asked.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy
import shapely

from grognard.space.bulk import Geometry, meets, segments
from grognard.space.plane import Bools, Floats

NEAR = 1e-3
"""Lines that pass an edge this near, in thousandths, are left to shapely."""

NICK = 1e-7
"""So are those of which no more than this part lies within."""


class Sides(NamedTuple):
    """The edges of a convex shape: for each the direction outwards, and how far out along it the edge lies."""

    outwards: Floats
    reach: Floats


def sides_of(shape: Geometry) -> Sides | None:
    """The edges of a shape; None if it is not convex.

    >>> sides_of(shapely.Polygon([(0, 0), (4, 0), (4, 4), (2, 1)])) is None
    True
    """
    if not isinstance(shape, shapely.Polygon) or shape.is_empty or not shape.convex_hull.equals(shape):
        return None
    # Corners against the clock, whatever way the outline was drawn.
    corners = shapely.get_coordinates(shapely.normalize(shape.convex_hull))[::-1]
    if shapely.is_ccw(shapely.LinearRing(corners)):
        along = numpy.diff(corners, axis=0)
    else:
        corners = corners[::-1]
        along = numpy.diff(corners, axis=0)
    along /= numpy.hypot(along[:, 0], along[:, 1])[:, None]
    outwards = numpy.stack((along[:, 1], -along[:, 0]), axis=1)
    return Sides(outwards, (outwards * corners[:-1]).sum(axis=1)[:, None])


def crossing(shape: Geometry, sides: Sides, starts: Floats, ends: Floats) -> Bools:
    """Which straight lines between places (rows of x, y) touch or cross a convex shape.

    >>> box = shapely.box(0, 0, 10, 10)
    >>> lines = numpy.array([[-5.0, 5.0], [-5.0, 5.0]]), numpy.array([[5.0, 5.0], [5.0, 30.0]])
    >>> crossing(box, sides_of(box), *lines)
    array([ True, False])
    """
    out = sides.outwards @ starts.T - sides.reach
    gone = sides.outwards @ ends.T - sides.reach
    # A line wholly beyond one edge misses, as most do; another comes in at the last edge it passes inwards, goes out at
    # the first.
    beyond = numpy.minimum(out, gone).max(axis=0)
    found: Bools = numpy.zeros(len(starts), dtype=bool)
    left = numpy.flatnonzero(beyond < NEAR)
    if not len(left):
        return found
    out, gone, beyond = out[:, left], gone[:, left], beyond[left]
    with numpy.errstate(divide="ignore", invalid="ignore"):
        part = out / (out - gone)
    inside = numpy.where(gone > 0, part, 1.0).min(axis=0) - numpy.where(out > 0, part, 0.0).max(axis=0)
    found[left] = (beyond < 0) & (inside >= 0)
    unsure = left[(beyond > -NEAR) | ((beyond < 0) & (numpy.abs(inside) < NICK))]
    if len(unsure):
        found[unsure] = meets(shape, segments(starts[unsure], ends[unsure]))
    return found
