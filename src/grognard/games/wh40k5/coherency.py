"""Whether the models of a unit form one group (WH-CORE-07)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.wh40k5.state import Unit
from grognard.games.wh40k5.tables import TABLES
from grognard.space.plane import Disc, groups

COHERENCY = TABLES.limits["coherency"].value
EPSILON = 1
"""Tolerance in favour of the acting unit: places lie on a grid of thousandths."""


def parts(models: Sequence[Disc]) -> list[list[int]]:
    """The groups whose models are each within 2" of another of them, as indices, the largest first (WH-CORE-07)."""
    return groups(models, COHERENCY + EPSILON)


def is_coherent(unit: Unit) -> bool:
    """Whether a unit is in coherency (WH-CORE-07)."""
    return len(parts(unit.models)) <= 1
