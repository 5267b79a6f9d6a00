"""How sure so many battles make one: shares with intervals, of battles that stand alone or come in pairs."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

NORMAL = 1.96
"""So many standard deviations either way hold 95 in a hundred."""


class Share(NamedTuple):
    """A share, from 0 to 1, and its interval of 95 in a hundred."""

    share: float
    low: float
    high: float


def interval(won: float, of: float) -> tuple[float, float]:
    """Wilson's interval of 95 in a hundred for a share.

    >>> [round(100 * end) for end in interval(50, 100)]
    [40, 60]
    >>> interval(0, 0)
    (0.0, 1.0)
    """
    if of == 0:
        return 0.0, 1.0
    z, p = NORMAL, won / of
    middle, spread = p + z * z / (2 * of), z * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return max(0.0, (middle - spread) / (1 + z * z / of)), min(1.0, (middle + spread) / (1 + z * z / of))


def share_of(worth: Sequence[float]) -> Share:
    """The share won by what each battle, or each pair of battles, was worth: 1 won, 0 lost, a half drawn.

    The spread is theirs and of two more, one won and one lost: a few all alike do not pass for certainty. Pairs on one
    seed with the sides changed say more than two battles, where the seats matter much.

    >>> [round(100 * part) for part in share_of([1.0, 0.0] * 20)]
    [50, 35, 65]
    >>> [round(100 * part) for part in share_of([0.5] * 20)]
    [50, 43, 57]
    >>> share_of([])
    Share(share=0.5, low=0.0, high=1.0)
    """
    if not worth:
        return Share(0.5, 0.0, 1.0)
    share = sum(worth) / len(worth)
    guarded = [*worth, 0.0, 1.0]
    middle = sum(guarded) / len(guarded)
    variance = sum((each - middle) ** 2 for each in guarded) / (len(guarded) - 1)
    as_good_as = middle * (1 - middle) * len(worth) / variance
    return Share(share, *interval(share * as_good_as, as_good_as))


class Mean(NamedTuple):
    """A mean and half the width of its interval of 95 in a hundred; of fewer than two values the whole line."""

    mean: float
    within: float


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of values and how sure it is.

    >>> mean_of([1.0, 3.0])
    Mean(mean=2.0, within=1.96)
    """
    if not values:
        return Mean(0.0, float("inf"))
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Mean(mean, float("inf"))
    variance = sum((each - mean) ** 2 for each in values) / (len(values) - 1)
    return Mean(mean, NORMAL * sqrt(variance / len(values)))
