"""Whether the models of a unit form one group, and none stands on another (WH-CORE-07, WH-MOVE-14)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy

from grognard.games.wh40k5.state import Unit
from grognard.games.wh40k5.tables import TABLES
from grognard.space.plane import Bools, Disc, Floats, groups

COHERENCY = TABLES.limits["coherency"].value
SQUADRON = TABLES.limits["squadron-coherency"].value
EPSILON = 1
"""Tolerance in favour of the acting unit: places lie on a grid of thousandths."""


def limit_of(unit: Unit) -> int:
    """How far apart the models of a unit may be: 2", the vehicles of a squadron 4" (WH-CORE-07, WH-VEH-08)."""
    return SQUADRON if unit.is_vehicle else COHERENCY


def parts(models: Sequence[Disc], limit: int = COHERENCY) -> list[list[int]]:
    """The groups whose models are each within 2" of another of them, or another limit, as indices, the largest first
    (WH-CORE-07)."""
    return groups(models, limit + EPSILON)


def overlap(bases: Floats) -> bool:
    """Whether any of these bases (rows of x, y, radius) lie on each other (WH-MOVE-14)."""
    centres = numpy.hypot(bases[:, None, 0] - bases[None, :, 0], bases[:, None, 1] - bases[None, :, 1])
    found: Bools = centres < bases[:, None, 2] + bases[None, :, 2] - EPSILON
    numpy.fill_diagonal(found, False)
    return bool(found.any())


def is_coherent(unit: Unit) -> bool:
    """Whether a unit is in coherency (WH-CORE-07)."""
    return len(parts(unit.models, limit_of(unit))) <= 1
