"""Curves through points and strips along lines, for drawing maps by few numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

Place = tuple[float, float]

STEPS = 6
"""Into how many straight pieces a curve is cut between two of its points."""


def curve(points: Sequence[Place], *, closed: bool, steps: int = STEPS) -> list[Place]:
    """A smooth line through the points (Catmull-Rom), round again to the first if ``closed``.

    >>> len(curve([(0, 0), (1, 0), (1, 1)], closed=True)), curve([(0, 0), (2, 0)], closed=False)[-1]
    (18, (2.0, 0.0))
    """
    count = len(points)
    spans = range(count if closed else count - 1)
    drawn: list[Place] = []
    for at in spans:
        around = [_point(points, at + offset, closed) for offset in (-1, 0, 1, 2)]
        drawn.extend(_between(around, step / steps) for step in range(steps))
    return drawn if closed else [*drawn, (float(points[-1][0]), float(points[-1][1]))]


def strip(line: Sequence[Place], width: float) -> list[Place]:
    """The outline of a strip along a line: down its left side and back up its right, two facing points for each.

    >>> strip([(0, 0), (2, 0)], 1)
    [(0.0, -0.5), (2.0, -0.5), (2.0, 0.5), (0.0, 0.5)]
    """
    left: list[Place] = []
    right: list[Place] = []
    for at, (x, y) in enumerate(line):
        before = _heading(line[max(at - 1, 0)], line[max(at, 1)])
        after = _heading(line[min(at, len(line) - 2)], line[min(at + 1, len(line) - 1)])
        across, down = before[1] + after[1], -before[0] - after[0]
        scale = width / max(across * across + down * down, 1.0)
        left.append((x + across * scale, y + down * scale))
        right.append((x - across * scale, y - down * scale))
    return [*left, *reversed(right)]


def _point(points: Sequence[Place], at: int, closed: bool) -> Place:
    return points[at % len(points)] if closed else points[min(max(at, 0), len(points) - 1)]


def _between(around: Sequence[Place], share: float) -> Place:
    a, b, c, d = around

    def along(axis: int) -> float:
        p, q, r, s = a[axis], b[axis], c[axis], d[axis]
        cubic = (3 * q - p - 3 * r + s) * share + (2 * p - 5 * q + 4 * r - s)
        return q + 0.5 * share * ((r - p) + share * cubic)

    return along(0), along(1)


def _heading(start: Place, end: Place) -> Place:
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y) or 1.0
    return x / length, y / length
