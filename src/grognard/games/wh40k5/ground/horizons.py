"""Horizons: to what height a thing on the way hides what stands behind it; how wide and how far off a target is."""

from __future__ import annotations

from math import inf, sqrt

import numpy
from numpy.typing import NDArray

from grognard.games.wh40k5.state.state import Unit
from grognard.space.hulls import axes
from grognard.space.plane import Floats, Hull, Point, gaps, gaps_between

AT_ONCE = 1e-9
"""Along so small a part of a line things stand at its start itself."""

Numbers = NDArray[numpy.intp]


def horizon(top: float, eye: float, part: float) -> float:
    """Up to which height something as high as ``top`` hides the end of a line that starts at the height ``eye``, when
    it stands so far along it: from its own place on, whatever is higher than the eye hides everything."""
    if part > AT_ONCE:
        return (top - eye * (1 - part)) / part
    return inf if eye < top else -inf


def rim(x: float, y: float, radius: float, start: Point, end: Point) -> tuple[float, ...] | None:
    """Where a straight line crosses the rim of a base, as parts of its length; None if it does not."""
    dx, dy, px, py = end[0] - start[0], end[1] - start[1], x - start[0], y - start[1]
    square = max(dx * dx + dy * dy, 1)
    inner = radius * radius - (px * dy - py * dx) ** 2 / square
    if inner <= 0:
        return None
    towards, half = (px * dx + py * dy) / square, sqrt(inner / square)
    return tuple(part for part in (towards - half, towards + half) if 0 < part < 1)


def distances(unit: Unit, target: Unit, firers: Floats, targets: Floats) -> Floats:
    """The distances from each model to each of the other unit, hulls exactly (WH-CORE-04)."""
    if any(isinstance(model.body, Hull) for each in (unit, target) for model in each.models):
        return gaps_between([model.body for model in unit.models], [model.body for model in target.models])
    return gaps(firers, targets)


def half_widths(target: Unit, ahead: Floats, model: Numbers, radii: Floats) -> Floats:
    """How far each body reaches to the sides of the line that looks at it: a base by its radius, a hull by how it
    lies."""
    found: Floats = radii[model].copy()
    for number, each in enumerate(target.models):
        hull = each.body
        if isinstance(hull, Hull):
            (ax, ay), (bx, by) = axes(hull.facing)
            mine = model == number
            dx, dy = ahead[mine, 0], ahead[mine, 1]
            found[mine] = (abs(dx * ay - dy * ax) * hull.length + abs(dx * by - dy * bx) * hull.width) / 2
    return found
