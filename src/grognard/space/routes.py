"""The shortest way round ground that is closed, and the region a model can reach."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from math import cos, dist, inf, pi
from typing import NamedTuple

import numpy
import shapely
from numpy.typing import NDArray

from grognard.space.bulk import Geometry, covers, distinct, meets, segments
from grognard.space.outlooks import Outlooks
from grognard.space.plane import Bools, Disc, Floats, Point
from grognard.space.terrain import Box, met

MARGIN = 20.0
"""How far, in thousandths, a way keeps clear of closed ground beyond the base."""

FINENESS = 40
"""How far, in thousandths, a drawn region may stray from the true one."""

RAYS = 64
"""In how many directions, besides those of the corners, a region is looked along."""


DETOUR = 1.2
"""How much longer than the straight one a way may be that is looked for first."""


Spoke = tuple[int, float]
"""A corner that is seen from a place, and how far off it is."""


class Fan(NamedTuple):
    """The shortest ways from a place to all corners: their lengths (infinite: there is none) and first corners."""

    start: Point
    lengths: Floats
    first: NDArray[numpy.intp]


class Between(NamedTuple):
    """The shortest ways between corners: their lengths and, by start and end, the corner after the start."""

    lengths: Floats
    following: list[list[int]]

    def way(self, start: int, end: int) -> list[int]:
        """The corners on the way from one to another, both included."""
        found = [start]
        while found[-1] != end:
            found.append(self.following[found[-1]][end])
        return found


class Routes:
    """Shortest ways for bases of one radius round one closed shape: a graph of the corners that see each other.

    Ways turn only ``inside`` (the table), if it is given. ``middles``: places about which closed ground lies, by which
    most lines that are not open are found sooner.
    """

    def __init__(
        self, closed: Geometry, radius: float, inside: Geometry | None = None, middles: Sequence[Point] = ()
    ) -> None:
        self.closed = shapely.buffer(closed, radius)
        self._middles = middles
        shapely.prepare(self.closed)
        self._boxes: list[Box] = [part.bounds for part in shapely.get_parts(self.closed).tolist()]
        self._ground, self._reach, self._inside = closed, radius + MARGIN, inside

    @cached_property
    def nodes(self) -> Floats:
        """The corners at which ways turn, as rows of x, y."""
        # Corners cut about the arc, not within it, so that the way from one to the next keeps its distance.
        outer = shapely.buffer(self._ground, self._reach / cos(pi / 8), quad_segs=2)
        nodes = shapely.get_coordinates(shapely.simplify(outer, MARGIN / 2))
        if self._inside is not None:
            nodes = nodes[numpy.asarray(shapely.intersects_xy(self._inside, nodes[:, 0], nodes[:, 1]), dtype=bool)]
        return distinct(nodes.round())

    @cached_property
    def _corners(self) -> list[tuple[float, float]]:
        return [(x, y) for x, y in self.nodes.tolist()]

    @cached_property
    def _edges(self) -> Floats:
        return _edges(self.closed)

    @cached_property
    def _ways(self) -> list[list[Spoke]]:
        """The corners each corner sees."""
        count = len(self.nodes)
        ways: list[list[Spoke]] = [[] for _ in range(count)]
        a, b = numpy.triu_indices(count, 1)
        free = self._free(self.nodes[a], self.nodes[b])
        spans = numpy.hypot(*(self.nodes[a[free]] - self.nodes[b[free]]).T).tolist()
        for one, other, length in zip(a[free].tolist(), b[free].tolist(), spans, strict=True):
            ways[one].append((other, length))
            ways[other].append((one, length))
        return ways

    def _free(self, starts: Floats, ends: Floats) -> Bools:
        return ~meets(self.closed, segments(starts, ends))

    @cached_property
    def _outlooks(self) -> Outlooks:
        return Outlooks(self.closed, self.nodes, self._middles)

    def straight(self, start: Point, end: Point) -> bool:
        """Whether the straight way is open."""
        return self._sees(start, end)

    def _sees(self, start: tuple[float, float], end: tuple[float, float]) -> bool:
        return not (met(self._boxes, start, end) and self.closed.intersects(shapely.linestrings((start, end))))

    def route(self, start: Point, end: Point, limit: float = inf) -> list[Point] | None:
        """The shortest open way from a place to another, both included; None if none is as short as the limit."""
        if dist(start, end) > limit:
            return None
        if self.straight(start, end):
            return [start, end]
        if limit < inf:
            return self._round(self._fan(start, limit), end, limit)
        # Most ways are little longer than the straight one, and few corners come into question for them.
        near = DETOUR * dist(start, end)
        return self._round(self._fan(start, near, end), end, near) or self._round(self._fan(start, inf), end, inf)

    def nearest(self, start: Point, ends: Sequence[Point], limit: float = inf) -> list[Point] | None:
        """The shortest open way to one of some places; None if none is as short as a limit."""
        if not ends:
            return None
        closest = min(ends, key=lambda end: dist(start, end))
        straight = dist(start, closest)
        if straight <= limit and self.straight(start, closest):
            return [start, closest]
        # Most ways are little longer than the straight one, and few corners come into question for them.
        near = DETOUR * straight
        for bound in (near, DETOUR * near) if near < limit else ():
            way = next(self.nearest_first(start, ends, min(bound, limit), most=1), None)
            if way is not None:
                return way
        return next(self.nearest_first(start, ends, limit, most=1), None)

    def nearest_first(
        self, start: Point, ends: Sequence[Point], limit: float = inf, most: int | None = None
    ) -> Iterator[list[Point]]:
        """The shortest open ways to places, the shortest of all first; of equals that to the place named first.
        ``most``: how many are wanted at most.

        For shapes that are asked only once: which corners see each other is found out only for those on the way, in
        the order of the least length that a way over them can have.
        """
        goals = numpy.array(ends, dtype=float).reshape(-1, 2)
        # No line to or from closed ground is open, so a search would look at all corners for nothing.
        if shapely.intersects_xy(self.closed, *start) or covers(self.closed, goals).all():
            return
        begin, numbers = self._outlooks.number(start), self._outlooks.numbers(ends)
        x, y = self.nodes[:, 0, None] - goals[:, 0], self.nodes[:, 1, None] - goals[:, 1]
        ahead = numpy.hypot(x, y).min(axis=1)
        lengths = numpy.full(len(self.nodes), inf)
        before = numpy.full(len(self.nodes), -1)
        done, reached = numpy.zeros(len(self.nodes), dtype=bool), numpy.zeros(len(ends), dtype=bool)
        known = numpy.full(len(ends), inf)
        # The least whole length, whether an end, its number or that of a corner, the length so far, the corner before.
        queue: list[tuple[float, bool, int, float, int]] = []

        def look_from(place: Sequence[float], gone: float, corner: int) -> None:
            away = gone + numpy.hypot(goals[:, 0] - place[0], goals[:, 1] - place[1])
            near = numpy.flatnonzero((away < known) & (away <= self._bound(known, limit, most)))
            if corner < 0:
                seen = near[self._outlooks.between(begin, numbers[near])]
            else:
                seen = near[self._outlooks.seeing(corner, numbers[near])]
            for goal in seen.tolist():
                known[goal] = away[goal]
                heapq.heappush(queue, (away[goal], True, goal, away[goal], corner))
            away = gone + numpy.hypot(self.nodes[:, 0] - place[0], self.nodes[:, 1] - place[1])
            near = numpy.flatnonzero(~done & (away < lengths) & (away + ahead <= self._bound(known, limit, most)))
            for node in self._outlooks.seen(begin if corner < 0 else corner, near).tolist():
                lengths[node], before[node] = away[node], corner
                heapq.heappush(queue, (away[node] + ahead[node], False, node, away[node], corner))

        look_from(start, 0.0, -1)
        while queue:
            _, is_end, number, gone, corner = heapq.heappop(queue)
            if is_end and not reached[number]:
                reached[number] = True
                way = [ends[number]]
                while corner >= 0:
                    way.append(self._place(corner))
                    corner = int(before[corner])
                yield [start, *way[::-1]]
            elif not is_end and not done[number]:
                done[number] = True
                look_from(self._corners[number], gone, number)

    @staticmethod
    def _bound(known: Floats, limit: float, most: int | None) -> float:
        """How long a way may be that is still looked for, when ways of these lengths are known to the ends: a
        thousandth longer than the longest wanted, for those exactly as short."""
        if most is None or most >= len(known):
            return limit
        return min(limit, float(numpy.partition(known, most - 1)[most - 1]) + 1)

    def round_from(self, start: Point, limit: float) -> Callable[[Point], list[Point] | None]:
        """For many ends: the shortest way to each that is not straight, or None; what the start sees is found once."""
        fan = self._fan(start, limit)
        return lambda end: self._round(fan, end, limit)

    def _fan(self, start: Point, limit: float, end: Point | None = None) -> Fan:
        """The shortest ways from a place to all corners, the first of them one of the spokes."""
        spokes = self._spokes(start, limit, end)
        first = numpy.array([node for node, _ in spokes], dtype=numpy.intp)
        spans = numpy.array([length for _, length in spokes])
        if not spokes:
            return Fan(start, numpy.full(len(self.nodes), inf), first)
        whole = self._between.lengths[first] + spans[:, None]
        best = whole.argmin(axis=0)
        return Fan(start, whole[best, numpy.arange(len(self.nodes))], first[best])

    def _round(self, fan: Fan, end: Point, limit: float) -> list[Point] | None:
        """The shortest way that turns at corners; None if none is as short as the limit."""
        if not len(fan.first) or shapely.intersects_xy(self.closed, *end):
            return None
        whole = fan.lengths + numpy.hypot(self.nodes[:, 0] - end[0], self.nodes[:, 1] - end[1])
        near = numpy.flatnonzero(whole <= limit) if limit < inf else numpy.flatnonzero(whole < inf)
        for last in near[whole[near].argsort(kind="stable")].tolist():
            # The first corner that sees the end is on the shortest way: all others have farther to go even straight.
            if self._sees(self._corners[last], end):
                way = [self._place(node) for node in self._between.way(int(fan.first[last]), last)]
                return [fan.start, *way, end]
        return None

    @cached_property
    def _between(self) -> Between:
        """The shortest ways between all corners."""
        count = len(self.nodes)
        lengths = numpy.full((count, count), inf)
        following = numpy.tile(numpy.arange(count), (count, 1))
        numpy.fill_diagonal(lengths, 0.0)
        for node, ways in enumerate(self._ways):
            for other, length in ways:
                lengths[node, other] = length
        # By Floyd and Warshall: each corner in turn is allowed to be passed.
        for node in range(count):
            passing = lengths[:, node, None] + lengths[node]
            shorter = passing < lengths
            lengths[shorter] = passing[shorter]
            following = numpy.where(shorter, following[:, node, None], following)
        return Between(lengths, following.tolist())

    def region(self, starts: Sequence[Point], allowance: float) -> Geometry:
        """Where a middle can get to from one of some places within an allowance, round corners where need be.

        For drawing: the outline strays from the true one by up to ``FINENESS``.
        """
        parts = [self._seen(start, allowance) for start in starts]
        queue = [spoke[::-1] for start in starts for spoke in self._spokes(start, allowance)]
        heapq.heapify(queue)
        done: set[int] = set()
        while queue:
            length, node = heapq.heappop(queue)
            if node in done:
                continue
            done.add(node)
            parts.append(self._seen(self._place(node), allowance - length))
            for following, further in self._ways[node]:
                if following not in done and length + further < allowance:
                    heapq.heappush(queue, (length + further, following))
        return shapely.union_all(numpy.asarray(shapely.simplify(parts, FINENESS / 2), dtype=object))

    def _place(self, node: int) -> Point:
        return round(self.nodes[node, 0]), round(self.nodes[node, 1])

    def _spokes(self, place: Point, limit: float, end: Point | None = None) -> list[Spoke]:
        """The nodes that are seen from a place and nearer than a limit; if an end is given, so near on the way to
        it."""
        lengths = numpy.hypot(self.nodes[:, 0] - place[0], self.nodes[:, 1] - place[1])
        whole = lengths if end is None else lengths + numpy.hypot(self.nodes[:, 0] - end[0], self.nodes[:, 1] - end[1])
        near = numpy.flatnonzero(whole <= limit)
        starts = numpy.repeat(numpy.array([place], dtype=float), len(near), axis=0)
        seen = near[self._free(starts, self.nodes[near])]
        return list(zip(seen.tolist(), lengths[seen].tolist(), strict=True))

    def _seen(self, centre: Point, radius: float) -> Geometry:
        """The part of a disc that a straight way from its middle reaches."""
        a, b = self._edges[:, :2] - centre, self._edges[:, 2:] - centre
        near = ((numpy.minimum(a, b) <= radius) & (numpy.maximum(a, b) >= -radius)).all(axis=1)
        if not near.any():
            return shapely.Point(centre).buffer(radius, quad_segs=12)
        a, b = a[near], b[near]
        corners = numpy.arctan2(a[:, 1], a[:, 0])[numpy.hypot(a[:, 0], a[:, 1]) <= radius]
        regular = numpy.linspace(-pi, pi, RAYS, endpoint=False)
        angles = numpy.sort(numpy.concatenate((regular, corners - 1e-5, corners, corners + 1e-5)))
        rays = numpy.stack((numpy.cos(angles), numpy.sin(angles)), axis=1)
        along = b - a
        with numpy.errstate(divide="ignore", invalid="ignore"):
            slope = rays[:, None, 0] * along[:, 1] - rays[:, None, 1] * along[:, 0]
            ahead = (a[:, 0] * along[:, 1] - a[:, 1] * along[:, 0]) / slope
            part = (a[:, 0] * rays[:, None, 1] - a[:, 1] * rays[:, None, 0]) / slope
            hit = (part >= -1e-9) & (part <= 1 + 1e-9) & (ahead >= 0)
        stops = numpy.where(hit, ahead, numpy.inf).min(axis=1)
        tips = rays * numpy.minimum(stops, radius)[:, None] + centre
        return shapely.make_valid(shapely.Polygon(tips))


def _edges(shape: Geometry) -> Floats:
    """The sides of a shape, holes included, as rows of x, y, x, y."""
    outline = shapely.get_parts(shapely.boundary(shape))
    places, owners = shapely.get_coordinates(outline, return_index=True)
    rows: Floats = numpy.concatenate((places[:-1], places[1:]), axis=1)[owners[:-1] == owners[1:]]
    return rows


def reach(routes: Routes, discs: Sequence[Disc], allowance: float, inside: Geometry) -> list[list[Point]]:
    """The ground that bases of a unit can come to cover, as outlines for drawing; ``inside`` is the table.

    Ground that is closed within an outline is filled: draw the terrain over it.
    """
    middles = routes.region([(disc.x, disc.y) for disc in discs], allowance)
    bases = shapely.buffer(middles, max((disc.radius for disc in discs), default=0), quad_segs=4)
    whole = shapely.simplify(shapely.intersection(bases, inside), FINENESS / 2)
    return [
        [(round(x), round(y)) for x, y in polygon.exterior.coords[:-1]]
        for polygon in shapely.get_parts(whole)
        if isinstance(polygon, shapely.Polygon) and not polygon.is_empty
    ]
