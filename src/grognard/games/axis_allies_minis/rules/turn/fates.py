"""What becomes of the dice of a turn, each rule of them once: the coin, abilities that roll when markers are turned.

Played by the set-up and the casualty phase, summed up by the odds, expected by the computer player.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.core.engine.fates import Branch, Fate, Test
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.traits import BURNING, ENDURANCE, traits
from grognard.games.axis_allies_minis.state.conditions import Turned
from grognard.games.axis_allies_minis.state.state import Unit

COIN_FIRST, COIN_SECOND = "first", "second"
COIN = Test("aam-roll-coin", "AAM-GAME-04", (Branch(2, COIN_SECOND),), COIN_FIRST, sides=2)
"""Whose is the choice of the set-up (AAM-GAME-04)."""


def rolls_of(unit: Unit) -> tuple[str, ...]:
    """The abilities of a unit that roll when its markers are turned (AAM-SA-49, AAM-SA-51)."""
    return traits(unit.of).rolling


def ability_rolled(found: Turned, rolls: tuple[str, ...]) -> str:
    """The ability that rolls for a unit whose markers are turned: Endurance if it would be destroyed, Fire Hazard or
    Highly Flammable if it has just been damaged; empty if none (AAM-SA-49, AAM-SA-51)."""
    if found.destroyed:
        return ENDURANCE if ENDURANCE in rolls else ""
    if found.damaged:
        return next((name for name in rolls if name in BURNING), "")
    return ""


@lru_cache(maxsize=256)
def turning(found: Turned, damaged: bool, rolls: tuple[str, ...]) -> Fate:
    """What becomes of a unit whose markers are turned, ``damaged`` before or not: what they make of it, unless an
    ability has a die (AAM-TURN-12)."""
    name = ability_rolled(found, rolls)
    if not name:
        return found.result
    if name == ENDURANCE:
        left = "damaged" if found.damaged and not damaged else "disrupted" if found.disrupted else "none"
        success, failure = left, "destroyed"
    else:
        success, failure = "destroyed", "damaged"
    ability = ABILITIES[name]
    rule, *others = ability.rules
    branches = (Branch(ability.numbers["needs"], success),)
    return Test("aam-roll-ability", rule, branches, failure, also=tuple(others), args=(("ability", ability.name),))
