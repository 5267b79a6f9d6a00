"""Where models can be touched: the discs of bases, and hulls as rows of points along their outline."""

from __future__ import annotations

from math import ceil, dist

import numpy

from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.plane import Floats, Hull, corners

STRIDE = 150
"""How far apart, in thousandths, the points along a hull are: so near that a base between two of them touches both as
good as the edge itself."""


def rows_of(model: Model) -> list[tuple[float, float, float]]:
    """A model as discs: its base, or the points of its hull, which have no radius."""
    body = model.body
    if not isinstance(body, Hull):
        return [(model.x, model.y, model.radius)]
    ends = corners(body)
    found: list[tuple[float, float, float]] = []
    for start, end in zip(ends, (*ends[1:], ends[0]), strict=True):
        count = ceil(dist(start, end) / STRIDE)
        found += [
            (start[0] + (end[0] - start[0]) * part / count, start[1] + (end[1] - start[1]) * part / count, 0.0)
            for part in range(count)
        ]
    return found


def table_of(g: G, unit: Unit) -> tuple[Floats, list[str]]:
    """The models of a unit as discs, and which model each is."""
    stand = g.context.stand(unit.models)
    found: tuple[Floats, list[str]] | None = stand.touchable
    if found is None:
        rows = [(row, model.id) for model in unit.models for row in rows_of(model)]
        found = stand.touchable = numpy.array([row for row, _ in rows], dtype=numpy.float64), [id for _, id in rows]
    return found
