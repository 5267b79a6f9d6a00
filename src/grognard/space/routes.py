"""The shortest way round ground that is closed, and the region a model can reach."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from math import cos, dist, hypot, inf, pi, sin

import numpy
import shapely
from numpy.typing import NDArray

from grognard.space.plane import Disc, Floats, Point
from grognard.space.terrain import Geometry

MARGIN = 20.0
"""How far, in thousandths, a way keeps clear of closed ground beyond the base."""


class Routes:
    """Shortest ways for bases of one radius round one closed shape: a graph of the corners that see each other."""

    def __init__(self, closed: Geometry, radius: float) -> None:
        self.closed = shapely.buffer(closed, radius, quad_segs=2)
        shapely.prepare(self.closed)
        outer = shapely.buffer(closed, radius + MARGIN, quad_segs=2)
        self.nodes: Floats = shapely.get_coordinates(shapely.simplify(outer, MARGIN / 2))
        self.corners: list[tuple[float, float]] = [(x, y) for x, y in self.nodes.tolist()]
        count = len(self.nodes)
        self.neighbours: list[list[tuple[int, float]]] = [[] for _ in range(count)]
        """For each corner the corners it sees, with the distance, the nearest first."""
        if count:
            a, b = numpy.triu_indices(count, 1)
            free = self._free(self.nodes[a], self.nodes[b])
            for one, other in zip(a[free].tolist(), b[free].tolist(), strict=True):
                length = dist(self.corners[one], self.corners[other])
                self.neighbours[one].append((other, length))
                self.neighbours[other].append((one, length))
            for seen in self.neighbours:
                seen.sort(key=lambda each: each[1])

    def _free(self, starts: Floats, ends: Floats) -> NDArray[numpy.bool_]:
        rays = shapely.linestrings(numpy.stack((starts, ends), axis=1))
        free: NDArray[numpy.bool_] = ~shapely.intersects(self.closed, rays)
        return free

    def straight(self, start: Point, end: Point) -> bool:
        """Whether the straight way is open."""
        return bool(self._free(numpy.array([start], dtype=float), numpy.array([end], dtype=float))[0])

    def route(self, start: Point, end: Point) -> list[Point] | None:
        """The shortest open way from a place to another, both included; None if there is none."""
        if self.straight(start, end):
            return [start, end]
        if not len(self.nodes):
            return None
        leaving = self._spokes(start)
        arriving = self._spokes(end)
        # A*: corners are taken by the length so far and the straight distance still to go, so that few are looked at.
        ahead = [dist(corner, end) for corner in self.corners]
        length_to = dict(enumerate(leaving))
        before: dict[int, int] = {}
        done: set[int] = set()
        queue = [(length + ahead[node], node) for node, length in enumerate(leaving) if length < inf]
        heapq.heapify(queue)
        goal, goal_length = -1, inf
        while queue:
            estimate, node = heapq.heappop(queue)
            if estimate >= goal_length:
                break
            if node in done:
                continue
            done.add(node)
            length = length_to[node]
            if length + arriving[node] < goal_length:
                goal, goal_length = node, length + arriving[node]
            for following, step in self.neighbours[node]:
                if length + step < length_to[following]:
                    length_to[following] = length + step
                    before[following] = node
                    heapq.heappush(queue, (length + step + ahead[following], following))
        if goal < 0:
            return None
        way = [end]
        while goal >= 0:
            way.append((round(self.corners[goal][0]), round(self.corners[goal][1])))
            goal = before.get(goal, -1)
        return [start, *reversed(way)]

    def _spokes(self, place: Point) -> list[float]:
        """The distance to each node that is seen from a place."""
        starts = numpy.repeat(numpy.array([place], dtype=float), len(self.nodes), axis=0)
        free = self._free(starts, self.nodes)
        distances = numpy.hypot(self.nodes[:, 0] - place[0], self.nodes[:, 1] - place[1])
        lengths: list[float] = numpy.where(free, distances, inf).tolist()
        return lengths

    def region(self, start: Point, allowance: float) -> Geometry:
        """Where a middle can get to from a place within an allowance, round corners where need be."""
        shape = self._seen_disc(start, allowance)
        lengths = dict(enumerate(self._spokes(start)))
        done: set[int] = set()
        queue = [(length, node) for node, length in lengths.items() if length < allowance]
        heapq.heapify(queue)
        while queue:
            length, node = heapq.heappop(queue)
            if node in done:
                continue
            done.add(node)
            corner = (round(self.corners[node][0]), round(self.corners[node][1]))
            shape = shapely.union(shape, self._seen_disc(corner, allowance - length))
            for following, step in self.neighbours[node]:
                if step >= allowance - length:
                    break
                if following not in done:
                    heapq.heappush(queue, (length + step, following))
        return shape

    def _seen_disc(self, centre: Point, radius: float) -> Geometry:
        """The part of a disc that a straight way from its middle reaches."""
        rays = 96
        ends = [
            (centre[0] + radius * sin(2 * pi * number / rays), centre[1] - radius * cos(2 * pi * number / rays))
            for number in range(rays)
        ]
        spokes = shapely.linestrings([((centre[0], centre[1]), end) for end in ends])
        hit = shapely.intersects(self.closed, spokes)
        tips = []
        for end, spoke, stopped in zip(ends, spokes, hit, strict=True):
            if not stopped:
                tips.append(end)
                continue
            places = shapely.get_coordinates(shapely.intersection(spoke, self.closed))
            nearest = min(places, key=lambda place: hypot(place[0] - centre[0], place[1] - centre[1]))
            tips.append((float(nearest[0]), float(nearest[1])))
        return shapely.make_valid(shapely.Polygon(tips))


def reach(routes: Routes, discs: Sequence[Disc], allowance: float, inside: Geometry) -> list[list[Point]]:
    """The ground that bases of a unit can come to cover, as outlines for drawing; ``inside`` is the table."""
    parts = [shapely.buffer(routes.region((disc.x, disc.y), allowance), disc.radius, quad_segs=4) for disc in discs]
    whole = shapely.intersection(shapely.simplify(shapely.union_all(parts), 40), inside)
    return [
        [(round(x), round(y)) for x, y in polygon.exterior.coords[:-1]]
        for polygon in shapely.get_parts(whole)
        if polygon.geom_type == "Polygon"
    ]
