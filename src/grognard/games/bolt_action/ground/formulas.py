"""Bolt Action's formulas: pure functions of numbers, each with its rule. Distances are thousandths of an inch."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from grognard.core.book.modifiers import Modifier, total
from grognard.games.bolt_action.state.measures import INCH

BASE_TO_HIT = 3
MORALE_CEILING = 10
POINT_BLANK = 6 * INCH


def within(distance: float, limit: float, epsilon: int) -> bool:
    """Whether a distance is "within" a limit, which includes the limit itself, with a tolerance (BA-GEN-10)."""
    return distance <= limit + epsilon


def need_to_hit(modifiers: Sequence[Modifier]) -> int:
    """The roll needed to hit: 3 less the modifiers, at best 2+, and 7 for anything worse than 6+.

    BA-SHOOT-12 (base), BA-SHOOT-21 (a 1 always misses), BA-SHOOT-20 (7 or worse: a 6, then another 6).

    >>> need_to_hit([])
    3
    """
    return min(7, max(2, BASE_TO_HIT - total(modifiers)))


def is_long_range(distance: float, maximum: int, epsilon: int) -> bool:
    """Long range: strictly more than half the weapon's range (BA-SHOOT-13).

    >>> is_long_range(12_000, 24_000, 1), is_long_range(12_100, 24_000, 1)
    (False, True)
    """
    return distance > maximum / 2 + epsilon


def is_point_blank(distance: float, epsilon: int) -> bool:
    """Point blank: 6 inches or less (BA-SHOOT-14)."""
    return within(distance, POINT_BLANK, epsilon)


def need_to_damage(damage_value: int, penetration: int, capped: bool = True) -> int:
    """The face of a damage die that removes a man: never a 1 (BA-DAM-03), always a 6 (BA-DAM-11).

    BA-DAM-01: die plus penetration against the target's value. Not ``capped``, a 6 too can be too little: then 7.

    >>> need_to_damage(4, 0), need_to_damage(5, 2), need_to_damage(3, 4)
    (4, 3, 2)
    """
    return min(6 if capped else 7, max(2, damage_value - penetration))


def indirect_need(shots_before: int, on_target: bool) -> int:
    """The roll an indirect shot needs: 6, one better for each consecutive shot, 2+ once it has hit (BA-WPN-08).

    >>> [indirect_need(shots, False) for shots in range(6)]
    [6, 5, 4, 3, 2, 2]
    """
    return 2 if on_target else max(2, 6 - shots_before)


def need_to_strike(order: str | None, immobilised: bool = False) -> int | None:
    """The roll to hit a vehicle in an assault: one on Advance is hit on a 6, one halted, standing or without an order
    on 4 or more, one that runs not at all: None (BA-CQ-21, BA-CQ-28, BA-C2).

    >>> need_to_strike("advance"), need_to_strike(None), need_to_strike("run"), need_to_strike("run", True)
    (6, 4, None, 4)
    """
    if order == "run" and not immobilised:
        return None
    return 6 if order == "advance" else 4


def morale_value(base: int, modifiers: Sequence[Modifier]) -> int:
    """Morale after modifiers, at most 10 (BA-MOR-01, BA-MOR-03)."""
    return min(MORALE_CEILING, base + total(modifiers))


def checks_morale(lost: int, at_start: int) -> bool:
    """Whether losses in one action call for a morale check: half or more, with somebody left (BA-MOR-05, BA-MOR-06).

    >>> checks_morale(5, 10), checks_morale(4, 10), checks_morale(1, 1)
    (True, False, False)
    """
    return 0 < lost < at_start and 2 * lost >= at_start


def first_wave_minimum(units: int, share: float = 0.5) -> int:
    """The fewest units of a first wave: half, or another share, rounded up (BA-SCN-10).

    >>> first_wave_minimum(7)
    4
    """
    return ceil(units * share)


def winner(points: tuple[int, int], needed: int = 2) -> int | None:
    """The seat that leads by two points or more, or what the scenario asks; None for a draw (BA-SCN-03).

    >>> winner((3, 1)), winner((2, 1)), winner((2, 1), 1)
    (0, None, 0)
    """
    lead = points[0] - points[1]
    return None if abs(lead) < needed else (0 if lead > 0 else 1)
