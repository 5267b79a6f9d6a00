"""How much of a tall body is hidden by what lies before it: a low wall hides its foot only."""

from __future__ import annotations

from math import hypot

import shapely

from grognard.space.bulk import Geometry
from grognard.space.plane import Point


def hidden_part(
    shape: Geometry, top: float, start: Point, eyes: float, end: Point, foot: float, height: float
) -> float:
    """The part of a body's height, from its ``foot``, that ground of a shape and a ``top`` hides from eyes at
    ``start``; 0 where the line does not meet it.

    The body stands at ``end``. From eyes above the top more is hidden the farther off the body is; from eyes below it,
    the nearer the eyes are.

    >>> wall = shapely.box(5000, -1000, 6000, 1000)
    >>> hidden_part(wall, 1000, (0, 0), 1000, (12000, 0), 0, 2000)
    0.5
    >>> hidden_part(wall, 500, (0, 0), 1000, (12000, 0), 0, 2000)
    0.0
    >>> hidden_part(wall, 1500, (0, 0), 1000, (9000, 0), 0, 2000)
    0.95
    """
    meeting = shapely.get_coordinates(shapely.intersection(shape, shapely.LineString((start, end))))
    if not len(meeting):
        return 0.0
    ways = [hypot(x - start[0], y - start[1]) for x, y in meeting.tolist()]
    # The lowest line that is free grazes the far edge of what it looks down on, the near edge of what it looks up to.
    at = min(ways) if top > eyes else max(ways)
    if not at:
        return 1.0 if top > eyes else 0.0
    lowest = eyes + (top - eyes) * hypot(end[0] - start[0], end[1] - start[1]) / at
    return min(1.0, max(0.0, (lowest - foot) / height))
