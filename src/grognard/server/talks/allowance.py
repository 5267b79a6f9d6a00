"""How much somebody may say in a while."""

from __future__ import annotations

import time
from collections.abc import Callable


class Allowance:
    """So many things at once, ``burst``, and ``rate`` more with each second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._counted = burst, clock()

    def take(self) -> bool:
        """Whether one thing more may be said now; it is counted if so."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._counted) * self._rate)
        self._counted = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
