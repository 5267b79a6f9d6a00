"""Tests of a unit, each stated once: so much or more on every die (AZ-DEF-07).

Rolled by the procedures that ask for them, summed up by the odds, counted by luck.
"""

from __future__ import annotations

from grognard.core.engine.dice import Roll
from grognard.core.engine.fates import Branch, Test
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Unit

PASSED = "passed"


def passing(purpose: str, need: int, rule: str, *also: str) -> Test:
    """A test that is passed on so much or more."""
    return Test(purpose, rule, (Branch(need, PASSED),), sides=FACES, also=also, args=(("need", need),))


def taken(test: Test, count: int, seat: int) -> Roll:
    """A test taken so many times at once; its value: how often it is passed."""
    return Roll((test.pool(count),), test.named, (test.rule, *test.also), seat)


def tested(g: G, unit: Unit, count: int, purpose: str, *rules: str) -> Roll:
    """So many plain tests of a unit's training at once (AZ-VEH-02, AZ-DEF-07)."""
    return taken(passing(purpose, g.context.qualities[unit.id].training, *rules), count, unit.seat)
