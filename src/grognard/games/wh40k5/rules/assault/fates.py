"""What becomes of the die of a blow: it hits and wounds."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.engine.fates import NOTHING, Branch, Fate, Test

STRUCK = "struck"
"""It hits, and does not wound."""
WOUND = "wound"


@lru_cache(maxsize=256)
def to_strike(need: int, again: bool = False, then: Fate = STRUCK) -> Fate:
    """A blow hits (WH-ASSAULT-10), a miss at a preferred enemy is repeated (WH-USR-13); 0: it hits in any case."""
    if not need:
        return then
    branches = (Branch(need, then),)
    missed = Test("wh-roll-again", "WH-USR-13", branches) if again else NOTHING
    return Test("wh-roll-to-strike", "WH-ASSAULT-10", branches, missed)


@lru_cache(maxsize=64)
def to_wound(need: int, again: bool = False) -> Fate:
    """A blow that hits wounds (WH-ASSAULT-11, WH-SHOOT-04), 0: it cannot; lightning claws and poison repeat what does
    not wound (WH-CCW-05, WH-WEAPON-16)."""
    if not need:
        return STRUCK
    branches = (Branch(need, WOUND),)
    failed = Test("wh-roll-again", "WH-CCW-05", branches, STRUCK, also=("WH-WEAPON-16",)) if again else STRUCK
    return Test("wh-roll-to-wound", "WH-ASSAULT-11", branches, failed, also=("WH-SHOOT-04",))
