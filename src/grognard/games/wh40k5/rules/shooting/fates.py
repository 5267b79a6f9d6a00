"""What becomes of the die of a shot: it hits, or its weapon gets hot, and wounds."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.engine.fates import NOTHING, Branch, Fate, Test

HIT = "hit"
HOT = "hot"
"""A natural 1 stands: the weapon wounds who fires it."""
WOUND = "wound"
RENT = "rent"
"""A wound by a 6 of a rending weapon."""

COOL = 2
SIX = 6


@lru_cache(maxsize=256)
def to_hit(need: int, again: int = 0, then: Fate = HIT, hot: bool = False) -> Test:
    """A shot hits (WH-SHOOT-03); a miss is repeated where ``again`` says at what (WH-SHOOT-03, WH-WEAPON-13). Each 1
    that stands of a weapon that gets hot wounds its firer (WH-WEAPON-17)."""
    missed: Fate = HOT if hot else NOTHING
    if not again:
        return Test("wh-roll-to-hit", "WH-SHOOT-03", _cool(need, then, hot), missed)
    return Test(
        "wh-roll-to-hit",
        "WH-SHOOT-03",
        (Branch(need, then),),
        Test("wh-roll-again", "WH-SHOOT-03", _cool(again, then, hot), missed),
    )


def _cool(need: int, then: Fate, hot: bool) -> tuple[Branch, ...]:
    """The branches of a roll to hit; of a weapon that may get hot a face between comes to nothing."""
    return (Branch(COOL, NOTHING), Branch(need, then)) if hot and need > COOL else (Branch(need, then),)


TO_FIRE = Test("wh-roll-gets-hot", "WH-WEAPON-17", (Branch(COOL, HIT),), HOT)
"""A blast weapon that may get hot is fired, or wounds its firer (WH-WEAPON-17)."""


@lru_cache(maxsize=256)
def to_wound(need: int, rending: bool = False, again: bool = False) -> Fate:
    """A hit wounds (WH-SHOOT-04), by a 6 of a rending weapon another wound (WH-WEAPON-15); 0: it cannot but by
    rending. What a twin-linked template does not wound with is repeated (WH-WEAPON-06)."""
    branches = tuple(
        [Branch(need, WOUND)] * bool(need and not (rending and need >= SIX)) + [Branch(SIX, RENT)] * rending
    )
    if not branches:
        return NOTHING
    missed = Test("wh-roll-again", "WH-WEAPON-06", branches) if again else NOTHING
    return Test("wh-roll-to-wound", "WH-SHOOT-04", branches, missed)
