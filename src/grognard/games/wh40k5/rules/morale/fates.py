"""What becomes of the dice of a test of Leadership."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.engine.fates import Branch, Test

PASSED = "passed"
FAILED = "failed"


@lru_cache(maxsize=256)
def to_pass(most: int, purpose: str, rule: str) -> Test:
    """2D6 equal to the Leadership or under (WH-CORE-06)."""
    return Test(purpose, rule, (Branch(most + 1, FAILED),), PASSED, dice=2)
