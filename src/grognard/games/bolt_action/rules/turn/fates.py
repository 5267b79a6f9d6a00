"""What becomes of the dice of tests and of calls, each rule of them once.

Played by the procedures of the turn, summed up by the odds, expected by the computer player.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from grognard.core.engine.fates import Branch, Test, chances
from grognard.games.bolt_action.data.weapons import Dice
from grognard.games.bolt_action.ground.formulas import MORALE_CEILING

PASSED = "passed"
FAILED = "failed"
FUBAR = "fubar"
ASTRAY = "astray"
DELAYED = "delayed"
ARRIVES = "arrives"
STRUCK = "struck"
PINNED = "pinned"
FRIENDLY_FIRE = "friendly-fire"
PANIC = "panic"


def _passes(value: int) -> tuple[Branch, Branch]:
    """Two dice pass a test if their sum is the value or less; a 2 always passes, 11 and 12 never (BA-ORD-10)."""
    return Branch(2, PASSED), Branch(max(2, min(value, MORALE_CEILING)) + 1, FAILED)


@lru_cache(maxsize=64)
def morale_check(value: int) -> Test:
    """A morale check: passed or failed (BA-MOR-07)."""
    return Test("ba-roll-morale", "BA-MOR-07", _passes(value), dice=2)


@lru_cache(maxsize=64)
def order_test(value: int) -> Test:
    """An order test: passed or failed, a double six is a FUBAR (BA-ORD-10)."""
    return Test("ba-roll-order-test", "BA-ORD-10", (*_passes(value), Branch(12, FUBAR)), dice=2)


def chance_to_pass(value: int) -> Fraction:
    """The chance that a test against ``value`` is passed (BA-ORD-10).

    >>> chance_to_pass(7)
    Fraction(7, 12)
    """
    return chances(morale_check(value))[PASSED]


RALLY_PINS = Dice(1, 6)
"""The pins that a Rally sheds (BA-ORD-06)."""

GOES_ON = "goes-on"


@lru_cache(maxsize=8)
def one_more_turn(need: int) -> Test:
    """Whether one more turn is played (BA-SCN-02)."""
    return Test("ba-roll-length", "BA-SCN-02", (Branch(need, GOES_ON),), args=(("need", need),))


FUBAR_CHART = Test("ba-roll-fubar", "BA-FUB-01", (Branch(1, FRIENDLY_FIRE), Branch(3, PANIC)))
"""1 or 2 friendly fire, 3 to 6 panic (BA-FUB-01)."""

BARRAGE = Test("ba-roll-barrage", "BA-HQ-09", (Branch(1, ASTRAY), Branch(2, DELAYED), Branch(4, ARRIVES)))
"""1: it is shifted; 2 and 3: nothing yet; 4 to 6: it falls (BA-HQ-09)."""

STRIKE = Test("ba-roll-strike", "BA-HQ-10", (Branch(1, ASTRAY), Branch(3, DELAYED), Branch(5, ARRIVES)))
"""1 and 2: it is redirected or lost; 3 and 4: nothing yet; 5 and 6: it arrives (BA-HQ-10)."""

DIRECT_HIT = Test("ba-roll-under-barrage", "BA-HQ-09", (Branch(6, STRUCK),), PINNED)
"""A unit under a barrage: a direct hit on a 6, else pins (BA-HQ-09)."""


class Nerve(NamedTuple):
    """What holds a unit together: its morale without modifiers, what all but pins add, what each pin adds, how many
    more come with pins (BA-VEH-31), and whether it rolls its next failed check again (BA-NAT-SU-02)."""

    base: int
    others: int
    each: int
    more: int = 0
    again: bool = False

    def pinned(self, before: int, pins: int) -> int:
        """How many pins it has after taking some."""
        return before + pins + self.more if pins else before

    def routs(self, pins: int) -> bool:
        """Whether so many pins break it (BA-PIN-05)."""
        return pins >= self.base

    def check(self, pins: int) -> Test:
        """Its morale check with so many pins (BA-MOR-01)."""
        return morale_check(min(MORALE_CEILING, self.base + self.others + self.each * pins))

    def fails(self, pins: int) -> float:
        """The chance that it fails one check with so many pins."""
        return float(self.failing(pins))

    def failing(self, pins: int) -> Fraction:
        """The same as a fraction."""
        return chances(self.check(pins)).get(FAILED, Fraction(0))
