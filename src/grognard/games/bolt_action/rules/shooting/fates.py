"""What becomes of the dice of a shot or a blow, each rule of them once: the roll to hit, damage, a medic's help.

Played by ``Shoot`` and ``Damage``, summed up by the odds, expected by the computer player.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grognard.core.engine.fates import Branch, Fate, Test
from grognard.games.bolt_action.data.weapons import Dice

HIT = "hit"
SAVABLE = "savable"
"""A man of his owner's choice falls; a medic may save him."""
KILLED = "killed"
"""A man of his owner's choice falls, past a medic's help."""
PICKED = "picked"
"""A man falls whom the shooter picks."""
SAVED = "saved"

WORST = 7
"""A need that stands for a 6 followed by another 6 (BA-SHOOT-20)."""
SIX = 6


@lru_cache(maxsize=64)
def to_hit(need: int, then: Fate = HIT) -> Test:
    """A shot's roll to hit; where 7 or more is needed, a 6 followed by another 6 (BA-SHOOT-12, BA-SHOOT-20)."""
    if need >= WORST:
        then = Test("ba-roll-confirm", "BA-SHOOT-20", (Branch(SIX, then),))
    return Test("ba-roll-hit", "BA-SHOOT-12", (Branch(min(need, SIX), then),))


@lru_cache(maxsize=64)
def to_damage(need: int, aimed: bool = False, small_arms: bool = True) -> Test:
    """A hit's roll for damage (BA-DAM-01): a natural 6 is followed by another die, and on a 6 the shooter picks who
    falls (BA-DAM-06); of aimed shots he picks every one (BA-WPN-14). Small arms leave an ordinary casualty to a medic
    (BA-HQ-05). A need of 7 is beyond the die."""
    falls = SAVABLE if small_arms else KILLED
    if aimed:
        branches = (Branch(need, PICKED),)
    elif need > SIX:
        branches = (Branch(need, falls),)
    else:
        exceptional = Test("ba-roll-exceptional", "BA-DAM-06", (Branch(SIX, PICKED),), falls)
        branches = (*((Branch(need, falls),) if need < SIX else ()), Branch(SIX, exceptional))
    return Test("ba-roll-damage", "BA-DAM-01", branches)


MEDIC = Test("ba-roll-medic", "BA-HQ-05", (Branch(SIX, SAVED),))
"""A medic's help for one casualty (BA-HQ-05)."""


SPENT = "spent"
KEPT = "kept"
FUEL = Test("ba-roll-fuel", "BA-WPN-12", (Branch(2, KEPT),), SPENT)
"""A flamethrower's fuel after a shot: on a 1 it is spent (BA-WPN-12)."""

FOUND = "found"


@lru_cache(maxsize=8)
def new_leader(need: int) -> Test:
    """Whether another man leads where the leader has fallen (BA-NAT-DE-03)."""
    return Test("ba-roll-new-leader", "BA-NAT-DE-03", (Branch(need, FOUND),), args=(("need", need),))


COMES = "comes"


@lru_cache(maxsize=16)
def bombardment_arrives(need: int, *also: str) -> Test:
    """Whether a preparatory bombardment arrives (BA-SCN-07); ``also``: what else has a say (BA-NAT-GB-02)."""
    return Test("ba-roll-bombardment", "BA-SCN-07", (Branch(need, COMES),), also=also, args=(("need", need),))


UNTOUCHED = "untouched"
ONE_PIN = "one-pin"
SHAKEN = "shaken"
SHELLED = "shelled"
BOMBARDED = Test(
    "ba-roll-bombarded", "BA-SCN-07", (Branch(2, ONE_PIN), Branch(4, SHAKEN), Branch(6, SHELLED)), UNTOUCHED
)
"""A unit under the preparatory bombardment: 1 nothing, 2 and 3 a pin, 4 and 5 D3 pins, 6 a heavy shell too
(BA-SCN-07)."""
BOMBARDMENT_PINS = Dice.parse("D3")

CONFUSED = "confused"
STEADY = "steady"
SEASONED = "seasoned"
GREEN = Test("ba-roll-green", "BA-SPC-01", (Branch(2, STEADY), Branch(5, SEASONED)), CONFUSED)
"""Green troops at their first casualty: 1 pins and Down, 5 and 6 Regular from now on (BA-SPC-01)."""
GREEN_PINS = Dice(1, 6)
"""The pins of Green troops whom their first casualty shakes (BA-SPC-01)."""


FLAME_PINS = Dice(1, 3, 1)
"""The pins that flame brings infantry and artillery (BA-WPN-11)."""


def blast_hits(blast: int, down: bool) -> int:
    """The hits that one shell becomes: men who are Down halve them, rounding down (BA-HE-01, BA-HE-03)."""
    return blast // 2 if down else blast


def stacked_pins(pins: Sequence[int], sums: bool) -> int:
    """The pins that stay of several from one action: the highest number, or by house rule their sum (BA-PIN-07)."""
    return sum(pins) if sums else max(pins, default=0)
