"""When a difference is settled: an interval that holds the true one however often one looks, and may stop at.

A test that is looked at after every battle and stopped when it pleases errs far more often than it says. Here each
difference that could be true is bet against, with stakes that are chosen before the next pair is seen; against the true
one no bettor grows rich, however long he plays (Ville's inequality), so what has been beaten by ``1 / error`` is not
the true one. Nothing is assumed of the battles but that pairs are alike and apart. (Waudby-Smith and Ramdas,
"Estimating means of bounded random variables by betting", 2024.)
"""

from __future__ import annotations

from typing import Literal

import numpy as np

from grognard.core.records import Record

Verdict = Literal["more", "less", "alike", "open"]
STEPS = 400
"""Into so many steps the differences from -1 to 1 are divided that are bet against."""
BOLDNESS = 0.9
"""The share of what can be lost that is staked at most."""


class Difference(Record):
    """What is known of a difference between -1 and 1 after ``pairs``: its mean, and an interval that holds the true one
    but in ``error`` of all cases, whenever it is looked at."""

    mean: float
    low: float
    high: float
    pairs: int
    error: float

    def verdict(self, alike: float) -> Verdict:
        """Whether it is settled: ``more`` or ``less`` than nothing, or ``alike``: nearer to nothing than that."""
        if self.low > 0:
            return "more"
        if self.high < 0:
            return "less"
        return "alike" if -alike < self.low and self.high < alike else "open"


class Settling:
    """Differences as they come, each between -1 and 1.

    >>> settling = Settling(error=0.05)
    >>> for each in [1.0, 0.0, 1.0, 0.5] * 10:
    ...     settling.add(each)
    >>> found = settling.difference
    >>> found.low > 0, round(found.mean, 3)
    (True, 0.625)
    """

    def __init__(self, error: float) -> None:
        self._error = error
        # Everything is counted from 0 to 1, where a half is no difference.
        self._means = np.linspace(0.0, 1.0, STEPS + 1)
        self._above = np.zeros(STEPS + 1)
        self._below = np.zeros(STEPS + 1)
        self._true = np.ones(STEPS + 1, dtype=bool)
        self._count, self._sum, self._spread = 0, 0.0, 0.25

    def add(self, difference: float) -> None:
        """One more."""
        value = (difference + 1) / 2
        self._bet(value)
        self._count += 1
        self._sum += value
        middle = (self._sum + 0.5) / (self._count + 1)
        self._spread += (value - middle) ** 2
        # Who bets that it is more and who bets that it is less have half of the stakes each.
        rich = np.maximum(self._above, self._below) + np.log(0.5) >= np.log(1 / self._error)
        self._true &= ~rich

    def _bet(self, value: float) -> None:
        """What each has after the next value, as a logarithm; the stake is known before it."""
        turn = self._count + 1
        variance = self._spread / turn
        stake = np.sqrt(2 * np.log(2 / self._error) / (variance * turn * np.log(turn + 1)))
        with np.errstate(divide="ignore"):
            up = np.minimum(stake, BOLDNESS / self._means)
            down = np.minimum(stake, BOLDNESS / (1 - self._means))
        self._above += np.log1p(up * (value - self._means))
        self._below += np.log1p(-down * (value - self._means))

    @property
    def difference(self) -> Difference:
        """What is known now. The interval is wider by a step on each side than what has not been beaten."""
        left = np.flatnonzero(self._true)
        mean = self._sum / self._count * 2 - 1 if self._count else 0.0
        if not len(left):
            # Every step was beaten: the true one lies between two of them, at the mean.
            nearest = round((mean + 1) / 2 * STEPS)
            left = np.array([nearest])
        low, high = max(0, int(left[0]) - 1), min(STEPS, int(left[-1]) + 1)
        return Difference(mean, 2 * low / STEPS - 1, 2 * high / STEPS - 1, self._count, self._error)
