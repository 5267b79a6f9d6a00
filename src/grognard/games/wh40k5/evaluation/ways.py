"""How far a place is from an objective by the ways there are, round what is closed and, for wheels and tracks, round
rough ground. Roughly, on a grid: nothing here is a rule."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from math import ceil, hypot, inf
from typing import Literal

import numpy
import shapely

from grognard.games.wh40k5.ground.context import INCH, CompiledGround, G
from grognard.games.wh40k5.state.state import Unit

GRID = 2 * INCH
"""How far apart the places lie between which ways are looked for."""
ROUGH = {"foot": 1.4, "wheels": 4.0}
"""By how much a way through rough ground is thought longer: on foot by what the dice leave of a move, driven by the
risk of being stuck for good (WH-MOVE-01, WH-VEH-04)."""
CLOSED = 20.0
"""By how much through closed ground: nobody goes there, but some objectives can only be come near to."""
ROOM = {"foot": 500, "wheels": 1500}
"""How much room is kept from closed ground."""

Manner = Literal["foot", "wheels", "air"]


def manner_of(unit: Unit) -> Manner:
    """How a unit goes."""
    model = unit.models[0]
    if model.type.flies:
        return "air"
    return "wheels" if model.is_vehicle and not model.is_walker else "foot"


def way_to(g: G, manner: Manner, place: tuple[float, float], goal: tuple[int, int]) -> float:
    """How long the way is from a place to a goal, never shorter than straight."""
    straight = hypot(place[0] - goal[0], place[1] - goal[1])
    if manner == "air" or straight <= GRID:
        return straight
    field = _field(g.context.ground, g.context.width, g.context.depth, manner, goal)
    return max(straight, field.at(*place))


class Field:
    """The length of the way to a goal from each point of a grid."""

    def __init__(self, columns: int, rows: int, lengths: list[float]) -> None:
        self._columns, self._rows, self._lengths = columns, rows, lengths

    def at(self, x: float, y: float) -> float:
        """From a place: by the nearest of the points about it that is best."""
        column = min(max(int(x // GRID), 0), self._columns - 2)
        row = min(max(int(y // GRID), 0), self._rows - 2)
        return min(
            self._lengths[r * self._columns + c] + hypot(x - c * GRID, y - r * GRID)
            for c in (column, column + 1)
            for r in (row, row + 1)
        )


@lru_cache(maxsize=256)
def _field(
    ground: CompiledGround, width: int, depth: int, manner: Literal["foot", "wheels"], goal: tuple[int, int]
) -> Field:
    """The ways to a goal on some ground."""
    columns, rows = ceil(width / GRID) + 1, ceil(depth / GRID) + 1
    costs = _costs(ground, columns, rows, manner)
    lengths = [inf] * (columns * rows)
    start = round(goal[1] / GRID) * columns + round(goal[0] / GRID)
    heap = [(0.0, start)]
    lengths[start] = 0.0
    while heap:
        length, at = heappop(heap)
        if length > lengths[at]:
            continue
        row, column = divmod(at, columns)
        for r in range(max(row - 1, 0), min(row + 2, rows)):
            for c in range(max(column - 1, 0), min(column + 2, columns)):
                to = r * columns + c
                further = length + hypot(r - row, c - column) * GRID * (costs[at] + costs[to]) / 2
                if further < lengths[to]:
                    lengths[to] = further
                    heappush(heap, (further, to))
    return Field(columns, rows, lengths)


def _costs(ground: CompiledGround, columns: int, rows: int, manner: Literal["foot", "wheels"]) -> list[float]:
    """How many times longer the way is about each point of the grid."""
    across, down = numpy.meshgrid(numpy.arange(columns) * GRID, numpy.arange(rows) * GRID)
    points = shapely.points(across.ravel(), down.ravel())
    costs = numpy.ones(columns * rows)
    for patch in (ground.difficult, ground.dangerous):
        costs[shapely.dwithin(points, patch.shape, ROOM[manner])] = ROUGH[manner]
    costs[shapely.dwithin(points, ground.impassable.shape, ROOM[manner])] = CLOSED
    found: list[float] = costs.tolist()
    return found
