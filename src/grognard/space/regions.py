"""Ground somebody may stand on: one shape for what is drawn of it and for what lies in it. Thousandths of the unit.

The corners lie on whole thousandths, as they are sent to be drawn, so that nothing is accepted that is not shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, hypot, pi, sin

import shapely

from grognard.core.records import replace
from grognard.space.bulk import Geometry
from grognard.space.plane import Body, Disc, Hull, Point, footprint

ROUND = 360
"""Corners of a whole circle: at 24" its sides are within a thousandth of the arc."""
STEP = 250
"""How finely the way into a region is looked for."""
HALVINGS = 8
"""How often the last step of that way is halved."""
WAYS = 32
"""In how many directions it is looked for."""


class Region:
    """Ground on which bodies must lie with their whole base or hull.

    >>> region = Region(shapely.box(0, 0, 20_000, 12_000))
    >>> region.holds(Disc(500, 11_500, 500)), region.holds(Disc(500, 11_501, 500))
    (True, False)
    """

    def __init__(self, shape: Geometry) -> None:
        whole = shapely.set_precision(shape, 1.0, mode="pointwise")
        self.shape = whole if whole.is_valid else shapely.make_valid(whole)
        self.rim = self.shape.boundary
        self.box: tuple[float, float, float, float] = self.shape.bounds
        self.is_box = bool(self.shape.equals(shapely.box(*self.box))) if not self.shape.is_empty else False
        shapely.prepare(self.shape)

    def rings(self) -> list[list[Point]]:
        """Its outlines, holes after what they are in, for drawing."""
        found = []
        for part in shapely.get_parts(self.shape):
            if isinstance(part, shapely.Polygon):
                for ring in (part.exterior, *part.interiors):
                    found.append([(round(x), round(y)) for x, y in ring.coords[:-1]])
        return found

    def holds(self, body: Body, slack: float = 0.0) -> bool:
        """Whether a body lies wholly in it, or over its rim by no more than ``slack``."""
        if not isinstance(body, Disc):
            return self.covers(footprint(body), slack)
        reach = body.radius - slack
        left, top, right, bottom = self.box
        inside = left <= body.x - reach and body.x + reach <= right and top <= body.y - reach
        if not inside or body.y + reach > bottom:
            return False
        place = shapely.Point(body.x, body.y)
        return self.is_box or bool(self.shape.covers(place) and shapely.distance(self.rim, place) >= reach)

    def covers(self, shape: Geometry, slack: float = 0.0) -> bool:
        """Whether a shape lies wholly in it, or over its rim by no more than ``slack``."""
        if self.is_box:
            left, top, right, bottom = shape.bounds
            inside = left >= self.box[0] - slack and top >= self.box[1] - slack
            return bool(inside and right <= self.box[2] + slack and bottom <= self.box[3] + slack)
        return bool(self.shape.covers(shape)) or bool(slack and self.shape.buffer(slack).covers(shape))

    def meets(self, body: Body, slack: float = 0.0) -> bool:
        """Whether a body lies at least partly in it, by more than ``slack``."""
        if isinstance(body, Disc):
            return bool(self.shape.dwithin(shapely.Point(body.x, body.y), body.radius - slack))
        return bool(self.shape.intersection(footprint(body)).area > slack)

    def away(self, place: Point) -> float:
        """How far a place is from it; 0 in it."""
        return float(shapely.distance(self.shape, shapely.Point(place)))

    def way_in(self, bodies: Sequence[Body], farthest: int) -> Point:
        """The shift by which bodies that keep their formation come to lie wholly in it, about the shortest; none if
        they do already, or do not within ``farthest``.

        >>> Region(shapely.box(0, 0, 20_000, 12_000)).way_in([Disc(3_000, 12_400, 500)], 2_000)
        (0, -900)
        """
        for distance in range(0, farthest + STEP, STEP):
            found = [turn for turn in _turns(distance) if self._holds_all(bodies, _step(distance, turn))]
            for turn in found[:1]:
                return self._nearest(bodies, distance, found) if distance else _step(0, turn)
        return 0, 0

    def _nearest(self, bodies: Sequence[Body], distance: int, turns: Sequence[float]) -> Point:
        """The shortest of the ways found, the last step halved."""
        ways = []
        for turn in turns:
            short, far = max(distance - STEP, 0), distance
            for _ in range(HALVINGS):
                half = (short + far) // 2
                short, far = (short, half) if self._holds_all(bodies, _step(half, turn)) else (half, far)
            ways.append(_step(far, turn))
        return min(ways, key=lambda way: (hypot(*way), way))

    def _holds_all(self, bodies: Sequence[Body], way: Point) -> bool:
        return all(self.holds(replace(body, x=body.x + way[0], y=body.y + way[1])) for body in bodies)


def _turns(distance: int) -> Sequence[float]:
    return [2 * pi * number / WAYS for number in range(WAYS)] if distance else [0.0]


def _step(distance: int, turn: float) -> Point:
    return round(distance * sin(turn)), round(-distance * cos(turn))


def about(body: Body, distance: int) -> Geometry:
    """All that is within a distance of a body, as a polygon that has the whole arc inside it: what lies off it is
    farther than that from the body.

    >>> round(about(Disc(0, 0, 500), 12_000).exterior.distance(shapely.Point(0, 0)) - 500) > 12_000
    True
    """
    if isinstance(body, Hull):
        return footprint(body).buffer((distance + 1) / cos(pi / ROUND) + 1, quad_segs=ROUND // 4)
    return circle((body.x, body.y), ceil((body.radius + distance + 1) / cos(pi / ROUND)) + 1)


def circle(middle: Point, radius: int) -> shapely.Polygon:
    """A round as a polygon whose corners lie on it."""
    turns = [2 * pi * number / ROUND for number in range(ROUND)]
    return shapely.Polygon(
        [(round(middle[0] + radius * sin(turn)), round(middle[1] - radius * cos(turn))) for turn in turns]
    )
