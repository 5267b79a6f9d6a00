"""What becomes of the die of a hit that pierces armour: the cover save against it, the damage it does."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.engine.fates import Branch, Fate, Test
from grognard.core.records import Record
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.rules.saves.fates import SAVED, SUFFERED

LEAST, MOST = TABLES.limits["least-damage"].value, TABLES.limits["most-damage"].value


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
