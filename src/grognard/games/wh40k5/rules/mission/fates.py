"""What becomes of the die of a unit in reserve."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.engine.fates import Branch, Fate, Test

COMES = "comes"
WAITS = "waits"


@lru_cache(maxsize=8)
def to_arrive(need: int) -> Fate:
    """A unit comes out of reserve (WH-GAME-01); who needs 1 comes without a roll."""
    return COMES if need <= 1 else Test("wh-roll-reserves", "WH-GAME-01", (Branch(need, COMES),), WAITS)
