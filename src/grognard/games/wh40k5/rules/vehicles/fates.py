"""What becomes of the dice of a hit on armour: whether it pierces it, the cover save against it, the damage it does."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.engine.fates import Branch, Fate, Test
from grognard.core.records import Record
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.rules.saves.fates import SAVED, SUFFERED
from grognard.games.wh40k5.rules.vehicles.piercing import SIX, ArmourHit, faced, most

LEAST, MOST = TABLES.limits["least-damage"].value, TABLES.limits["most-damage"].value


NONE, GLANCING, PENETRATING = "none", "glancing", "penetrating"
HALVED = 2
"""A D6 divided by this is a D3."""


@lru_cache(maxsize=4096)
def to_pierce(hit: ArmourHit, armour: int) -> Fate:
    """A hit on armour: Strength and dice equal to it glance, above it penetrate, and what cannot even glance rolls no
    dice (WH-VEH-06); what does neither is rolled once more where that is allowed (WH-WEAPON-06)."""
    value = faced(hit, armour)
    if most(hit) < value:
        return NONE
    need = value - hit.strength - hit.bonus
    once = penetration(hit, need, NONE)
    return penetration(hit, need, once) if hit.again else once


def penetration(hit: ArmourHit, need: int, fail: Fate) -> Test:
    """The dice of a hit that glances if they come to ``need``: of ordnance the best counts (WH-WEAPON-18), a 6 of a
    rending weapon adds a D3 (WH-WEAPON-15)."""
    most = SIX if hit.highest else SIX * hit.dice
    branches = from_glancing(need, need + 1, most)
    if hit.rending:
        rent = from_glancing(HALVED * (need - SIX) - 1, HALVED * (need - SIX) + 1, SIX)
        more = Test("wh-roll-rending", "WH-WEAPON-15", rent, fail)
        branches = (*(branch for branch in branches if branch.bound < SIX), Branch(SIX, more))
    return Test("wh-roll-penetration", "WH-VEH-06", branches, fail, dice=hit.dice, highest=hit.highest)


def from_glancing(glances: int, penetrates: int, most: int) -> tuple[Branch, ...]:
    """From which number on a hit glances, if it may do no more, and from which it penetrates; ``most`` there are.

    >>> from_glancing(0, 1, 6), from_glancing(6, 7, 6)
    ((Branch(bound=1, fate='penetrating'),), (Branch(bound=6, fate='glancing'),))
    """
    shallow = (Branch(glances, GLANCING),) if glances > 0 else ()
    return (*shallow, Branch(max(penetrates, 1), PENETRATING)) if penetrates <= most else shallow


class Harm(Record):
    """A hit that harms a vehicle: it only glances, the AP it has, whether it shakes the crew besides; ``plain``: no
    modifier for its AP."""

    glancing: bool
    ap: int | None
    stuns: bool = False
    plain: bool = False


@lru_cache(maxsize=512)
def to_stop(cover: int | None, then: Fate = SUFFERED) -> Fate:
    """A hit that glances or penetrates may be stopped by cover (WH-VEH-09, WH-VEH-21, WH-SAVE-11); None: there is
    none."""
    if cover is None:
        return then
    return Test("wh-roll-saves", "WH-VEH-09", (Branch(cover, SAVED),), then, also=("WH-VEH-21", "WH-SAVE-11"))


def modifiers(harm: Harm, opened: bool) -> tuple[str, ...]:
    """The modifiers of a damage roll, by their ids; ``opened``: at an open-topped vehicle (WH-VEH-07)."""
    found = ["glancing"] if harm.glancing else []
    if not harm.plain:
        found += ["ap-none"] if harm.ap is None else ["ap-1"] if harm.ap == 1 else []
    return (*found, *(["open-topped"] if opened else []))


def added(harm: Harm, opened: bool) -> int:
    """What is added to a damage roll (WH-VEH-07)."""
    return sum(TABLES.damage_modifiers[each].value for each in modifiers(harm, opened))


@lru_cache(maxsize=64)
def to_damage(harm: Harm, opened: bool) -> Test:
    """The roll on the damage table, with its modifiers at least 1 and at most 6 (WH-VEH-07)."""
    more = added(harm, opened)
    values = [min(max(face + more, LEAST), MOST) for face in range(1, 7)]
    fates = [next(row.id for row in TABLES.damage.values() if row.first <= value <= row.last) for value in values]
    branches = tuple(Branch(face, fate) for face, fate in enumerate(fates, 1))
    return Test("wh-roll-damage", "WH-VEH-07", branches, fates[0])
