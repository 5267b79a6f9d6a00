"""Whether the models of a unit form one group, and none stands on another (WH-CORE-07, WH-MOVE-14)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy

from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.state.measures import EPSILON
from grognard.games.wh40k5.state.state import Unit
from grognard.space.bulk import Geometry
from grognard.space.plane import Bools, Disc, Floats, groups

COHERENCY = TABLES.limits["coherency"].value
FLOORS = TABLES.limits["coherency-floors"].value
SQUADRON = TABLES.limits["squadron-coherency"].value


def limit_of(unit: Unit) -> int:
    """How far apart the models of a unit may be: 2", the vehicles of a squadron 4" (WH-CORE-07, WH-VEH-08)."""
    return SQUADRON if unit.is_vehicle else COHERENCY


def parts(models: Sequence[Disc], limit: int = COHERENCY, heights: Sequence[float] | None = None) -> list[list[int]]:
    """The groups whose models are each within 2" of another of them, or another limit, as indices, the largest first;
    ``heights`` of those on the floors of a ruin, which may be 6" apart up or down (WH-CORE-07)."""
    if heights is None or max(heights) - min(heights) <= FLOORS + EPSILON:
        return groups(models, limit + EPSILON)
    found: list[list[int]] = []
    left = list(range(len(models)))
    while left:
        group, frontier = [left[0]], [left.pop(0)]
        while frontier:
            here = frontier.pop()
            near = [each for each in left if are_near(models[here], models[each], limit)]
            near = [each for each in near if abs(heights[each] - heights[here]) <= FLOORS + EPSILON]
            left = [each for each in left if each not in near]
            group += near
            frontier += near
        found.append(sorted(group))
    return sorted(found, key=lambda group: (-len(group), group))


def are_near(one: Disc, other: Disc, limit: int) -> bool:
    """Whether two bases are within a limit of each other, measured level."""
    reach = one.radius + other.radius + limit + EPSILON
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 <= reach**2


def overlap(bases: Floats) -> bool:
    """Whether any of these bases (rows of x, y, radius) lie on each other (WH-MOVE-14)."""
    centres = numpy.hypot(bases[:, None, 0] - bases[None, :, 0], bases[:, None, 1] - bases[None, :, 1])
    found: Bools = centres < bases[:, None, 2] + bases[None, :, 2] - EPSILON
    numpy.fill_diagonal(found, False)
    return bool(found.any())


def is_coherent(unit: Unit) -> bool:
    """Whether a unit is in coherency, measured level; floors are looked at by ``floors.is_coherent`` (WH-CORE-07)."""
    return len(parts(unit.models, limit_of(unit))) <= 1


def hang_together(shapes: Sequence[Geometry]) -> bool:
    """Whether the hulls of a squadron form one group of gaps of 4" at most (WH-VEH-08)."""
    reached, left = [shapes[0]], list(shapes[1:])
    while left:
        near = [one for one in left if any(one.distance(other) <= SQUADRON + EPSILON for other in reached)]
        if not near:
            return False
        reached += near
        left = [one for one in left if not any(one is other for other in near)]
    return True
