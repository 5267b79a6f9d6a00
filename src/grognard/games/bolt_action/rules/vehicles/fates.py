"""What becomes of the dice for hits on vehicles, each rule of them once: penetration, the damage table, its results.

Played by ``vehicle_damage`` and ``tank_assault``, summed up by the odds, expected by the computer player.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from grognard.core.engine.fates import Branch, Test
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.weapons import Dice

HIT = "hit"
NONE = "none"
"""No damage."""
DESTROYED = "destroyed"
KNOCKED_OUT = "knocked-out"
IMMOBILISED = "immobilised"
ON_FIRE = "on-fire"


@lru_cache(maxsize=64)
def soft_damage(need: int) -> Test:
    """A hit on a soft-skin, which any damage destroys (BA-VEH-27, BA-DAM-02)."""
    return Test("ba-roll-damage", "BA-DAM-01", (Branch(need, DESTROYED),))


@lru_cache(maxsize=256)
def penetration(needed: int, least: int) -> Test:
    """A hit on armour that a die of ``needed`` equals: below nothing, equal superficial, above full, by three or more
    massive damage (BA-VEH-22); below ``least`` no die damages (BA-DAM-03)."""
    branches = tuple(Branch(max(least, needed + row.over), row.id) for row in tables.GRADES.values())
    return Test("ba-roll-penetration", "BA-VEH-20", branches, NONE)


@lru_cache(maxsize=256)
def damage_table(grade: str, bonus: int) -> Test:
    """The damage table at a grade of damage: superficial at -3 (BA-VEH-23); what a massive one rolls twice
    (BA-VEH-24)."""
    shift = tables.GRADES[grade].to_roll + bonus
    first, *rows = tables.DAMAGE_RESULTS.values()
    bounds = [row.upto + 1 - shift for row in (first, *rows)]
    branches = tuple(Branch(bound, row.id) for bound, row in zip(bounds, rows, strict=False))
    return Test("ba-roll-vehicle-damage", "BA-VEH-23", branches, first.id)


def outcome_of(result: str, immobilised: bool) -> Literal["lost", "checks", "stands"]:
    """What a row of the damage table comes to: a vehicle immobilised for the second time is abandoned (BA-VEH-09), one
    on fire checks its morale (BA-VEH-41)."""
    if result == KNOCKED_OUT or (result == IMMOBILISED and immobilised):
        return "lost"
    return "checks" if result == ON_FIRE else "stands"


# ---- who is in it or behind it, houses -----------------------------------------------------------------------------

LOST = "lost"
TOW_LOST = Test("ba-roll-tow-loss", "BA-TRN-14", (Branch(4, LOST),), args=(("need", 4),))
"""A towed gun is lost with its tow on 4 or more (BA-TRN-14)."""

SPILLED_HITS = Dice(1, 6)
"""The hits on men thrown out of a vehicle (BA-TRN-07)."""

FALLS = "falls"
_NEED = tables.BUILDINGS["driven-through"].value
DRIVEN_THROUGH = Test("ba-roll-driven-through", "BA-BLD-05", (Branch(_NEED, FALLS),), args=(("need", _NEED),))
"""Whether a building falls through which a heavy tank drives (BA-BLD-05)."""

EVACUATION_HITS = Dice(1, 6)
"""The hits on each unit that leaves a falling building (BA-BLD-05)."""


# ---- assaults ----------------------------------------------------------------------------------------------------


def to_strike(need: int) -> Test:
    """A blow at a vehicle (BA-CQ-22, BA-CQ-28)."""
    return Test("ba-roll-tank-assault", "BA-CQ-22", (Branch(need, HIT),))


@lru_cache(maxsize=256)
def beaten(needed: int, least: int, enclosed: bool, geared: bool) -> Test:
    """One die for all blows that hit: soft-skins and open tops are destroyed by any damage; of enclosed armour it is
    superficial only if the men have nothing against tanks (BA-CQ-23, BA-CQ-24, BA-CQ-30)."""
    plain = penetration(needed, least)
    worst = DESTROYED if not enclosed else "superficial"
    branches = plain.branches if enclosed and geared else (replace(plain.branches[0], fate=worst),)
    return replace(plain, purpose="ba-roll-tank-damage", rule="BA-CQ-22", branches=branches)
