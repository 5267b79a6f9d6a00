"""Fans of sight lines: from one place to everything across the width of a target, as intervals of that width.

A fan runs from the middle of who looks to the chord across the target's middle, at right angles to the line between
them. A line of the fan is named by ``t``, where it ends on the chord: 0 the middle, growing clockwise. What a piece of
ground does to the lines changes only where a line meets one of its corners, so between two neighbouring ``breaks`` one
line stands for all. Lengths are those of the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot, sqrt

from grognard.core.records import Record
from grognard.space.plane import Body, Hull, corners

Corner = tuple[float, float]
Ring = Sequence[Corner]

SLIVER = 1e-6
"""Shares of the width narrower than this are nothing."""


class Part(Record):
    """A piece on one line: how far off the line first meets it and leaves it last, and how much of the line it holds;
    ``starts`` and ``ends``: the line starts, ends in it."""

    near: float
    far: float
    length: float
    starts: bool
    ends: bool


class Fan:
    """All lines from one place to the width of a target.

    >>> fan = Fan((0, 0), (10_000, 0), -1000, 1000)
    >>> rings = fan.turned([[(4000, 0), (6000, 0), (6000, 3000), (4000, 3000)]])
    >>> fan.breaks(rings)
    [-1000, 0.0, 1000]
    >>> fan.part(rings, -500), fan.part(rings, 500).near
    (None, 4004.9968789001573)
    """

    def __init__(self, start: Corner, middle: Corner, low: float, high: float) -> None:
        self.x, self.y = start
        dx, dy = middle[0] - start[0], middle[1] - start[1]
        self.distance = max(hypot(dx, dy), 1e-9)
        self.across, self.down = dx / self.distance, dy / self.distance
        self.low, self.high = low, high

    def ahead(self, place: Corner) -> Corner:
        """A place as the fan has it: how far ahead, how far aside."""
        dx, dy = place[0] - self.x, place[1] - self.y
        return dx * self.across + dy * self.down, dy * self.across - dx * self.down

    def turned(self, rings: Iterable[Ring]) -> list[Ring]:
        """Rings as the fan has them: the form in which all other questions want them."""
        x, y, across, down = self.x, self.y, self.across, self.down
        found: list[Ring] = []
        for ring in rings:
            moved = [((u - x) * across + (v - y) * down, (v - y) * across - (u - x) * down) for u, v in ring]
            found.append([*moved, moved[0]])
        return found

    def is_met_by(self, ring: Ring) -> bool:
        """Whether an outline, as ``turned`` gives it, may come into the fan: it does not if all of it lies beyond one
        side, beyond the end or behind the start."""
        d, low, high = self.distance, self.low, self.high
        below = above = beyond = behind = True
        for u, v in ring:
            w = d * v
            below = below and w < low * u
            above = above and w > high * u
            beyond = beyond and u > d
            behind = behind and u < 0
            if not (below or above or beyond or behind):
                return True
        return False

    def end(self, t: float) -> Corner:
        """Where a line ends on the table."""
        d = self.distance
        return self.x + d * self.across - t * self.down, self.y + d * self.down + t * self.across

    def at(self, t: float, far: float) -> Corner:
        """The place so far along a line, as the fan has it: ahead and aside."""
        share = far / self.length(t)
        return self.distance * share, t * share

    def length(self, t: float) -> float:
        """How long a line is."""
        return sqrt(self.distance * self.distance + t * t)

    def breaks(self, rings: Iterable[Ring], places: Iterable[Corner] = (), discs: Iterable[Disk] = ()) -> list[float]:
        """Where along the width anything may change: at the corners of rings (as ``turned`` gives them), where their
        sides cross the chord, at single places on the table, at the sides of discs; and at both ends."""
        d, low, high = self.distance, self.low, self.high
        found = {low, high}
        for ring in rings:
            for (u1, v1), (u2, v2) in pairwise(ring):
                if 0 < u1 <= d:
                    found.add(v1 * d / u1)
                if (u1 - d) * (u2 - d) < 0:
                    found.add(v1 + (v2 - v1) * (d - u1) / (u2 - u1))
        for place in places:
            u, v = self.ahead(place)
            if 0 < u <= d:
                found.add(v * d / u)
        for disc in discs:
            found.update(self._sides(disc))
        return sorted(t for t in found if low <= t <= high)

    def _sides(self, disc: Disk) -> Iterator[float]:
        """Where lines touch a disc, or end on its edge."""
        u, v = self.ahead((disc[0], disc[1]))
        r, d = disc[2], self.distance
        off = u * u + v * v - r * r
        if off > 0:
            # The slopes m = v/u of tangents: (u m - v)^2 = r^2 (1 + m^2).
            a, b, c = u * u - r * r, -2 * u * v, v * v - r * r
            root = b * b - 4 * a * c
            if abs(a) > 1e-9 and root >= 0:
                yield from (d * (-b + sign * sqrt(root)) / (2 * a) for sign in (1, -1))
        if abs(u - d) < r:
            half = sqrt(r * r - (u - d) * (u - d))
            yield from (v - half, v + half)

    def crossings(self, rings: Iterable[Ring], t: float) -> list[float]:
        """Where a line, drawn on without end, crosses the sides of rings: as shares of its length."""
        d = self.distance
        found = []
        for ring in rings:
            u1, v1 = ring[0]
            w1 = d * v1 - t * u1
            for u2, v2 in ring[1:]:
                w2 = d * v2 - t * u2
                if (w1 > 0) != (w2 > 0):
                    at = (u1 + w1 / (w1 - w2) * (u2 - u1)) / d
                    if at > 0:
                        found.append(at)
                u1, w1 = u2, w2
        found.sort()
        return found

    def part(self, rings: Sequence[Ring], t: float) -> Part | None:
        """What a piece is to a line; None if it does not lie on it."""
        marks = self.crossings(rings, t)
        if not marks or (marks[0] >= 1.0 and len(marks) == 2):
            return None
        length = self.length(t)
        if len(marks) <= 2:
            # Most pieces are met once.
            near, far = (0.0, marks[0]) if len(marks) == 1 else marks
            end = far if far < 1.0 else 1.0
            return Part(near * length, end * length, (end - near) * length, len(marks) == 1, far > 1.0)
        starts = len(marks) % 2 == 1
        edges = [0.0, *marks] if starts else marks
        inside = [(a, min(b, 1.0)) for a, b in zip(edges[::2], edges[1::2], strict=False) if a < 1.0]
        if not inside:
            return None
        held = sum(b - a for a, b in inside)
        ends = edges[2 * len(inside) - 1] > 1.0
        return Part(inside[0][0] * length, inside[-1][1] * length, held * length, starts, ends)

    def crosses(self, body: Body, t: float) -> tuple[float, float] | None:
        """From which share of a line to which a body stands on it; None if it does not."""
        if isinstance(body, Hull):
            part = self.part(self.turned([corners(body)]), t)
            return None if part is None else (part.near / self.length(t), part.far / self.length(t))
        u, v = self.ahead((body.x, body.y))
        square = self.distance**2 + t * t
        along, off = (u * self.distance + v * t) / square, (v * self.distance - u * t) ** 2 / square
        if off >= body.radius * body.radius:
            return None
        half = sqrt((body.radius * body.radius - off) / square)
        near, far = max(along - half, 0.0), min(along + half, 1.0)
        return (near, far) if near < far else None


Disk = tuple[float, float, float]
"""A disc: the place of its middle and its radius."""


def representatives(breaks: Sequence[float], several: bool = True) -> list[float]:
    """Lines that stand for all of a fan: one between each two neighbouring breaks or, where lengths count, ``several``;
    slivers are left out."""
    width = max(breaks[-1] - breaks[0], 1e-9)
    found = []
    for a, b in pairwise(breaks):
        if b - a > SLIVER * width:
            found += [a + (b - a) * share for share in ((1e-4, 0.5, 1 - 1e-4) if several else (0.5,))]
    return found


def between_segments(one: Sequence[Corner], other: Sequence[Corner]) -> float:
    """How far two straight stretches that do not cross are apart.

    >>> between_segments([(0, 0), (0, 10)], [(5, 3), (8, 20)])
    5.0
    """
    return min(
        *(_off_segment(place, *other) for place in one),
        *(_off_segment(place, *one) for place in other),
    )


def _off_segment(place: Corner, start: Corner, end: Corner) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    along = ((place[0] - start[0]) * dx + (place[1] - start[1]) * dy) / square if square else 0.0
    share = min(max(along, 0.0), 1.0)
    return hypot(place[0] - start[0] - share * dx, place[1] - start[1] - share * dy)
