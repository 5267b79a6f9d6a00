"""The formulas behind the tables, and the sums the rules ask for: pure functions of numbers.

A needed roll is the least face of a D6 that will do, or None where no face does.
"""

from __future__ import annotations

from typing import TypeVar

import numpy
from numpy.typing import NDArray

from grognard.games.wh40k5.data.tables import TABLES

Count = TypeVar("Count", int, NDArray[numpy.intp])

MOST_STRENGTH = TABLES.limits["greatest-strength"].value
HIT_FACES = TABLES.limits["scatter-hit-faces"].value
BEST = TABLES.limits["best-save"].value


def to_hit(ballistic_skill: int) -> int | None:
    """The roll to hit: 7 less the Ballistic Skill, at best 2; none without skill (WH-SHOOT-03).

    >>> [to_hit(skill) for skill in range(8)]
    [None, 6, 5, 4, 3, 2, 2, 2]
    """
    return max(7 - ballistic_skill, BEST) if ballistic_skill else None


def to_hit_again(ballistic_skill: int) -> int | None:
    """The roll that repeats a miss, which only Ballistic Skill 6 and more has (WH-SHOOT-03).

    >>> [to_hit_again(skill) for skill in range(5, 11)]
    [None, 6, 5, 4, 3, 2]
    """
    return max(12 - ballistic_skill, BEST) if ballistic_skill > 5 else None


def to_wound(strength: int, toughness: int) -> int | None:
    """The roll to wound, by how much Toughness exceeds Strength (WH-SHOOT-04).

    >>> [to_wound(4, toughness) for toughness in range(1, 9)]
    [2, 2, 3, 4, 5, 6, 6, None]
    """
    above = toughness - strength
    if above >= 4:
        return None
    return min(max(4 + above, BEST), 6)


def to_strike(skill: int, enemy: int) -> int:
    """The roll to hit in close combat: 3 against less skill, 5 against more than twice as much, else 4 (WH-ASSAULT-10).

    >>> to_strike(5, 4), to_strike(4, 4), to_strike(2, 4), to_strike(2, 5)
    (3, 4, 4, 5)
    """
    if skill > enemy:
        return 3
    return 5 if enemy > 2 * skill else 4


def armour_holds(save: int | None, ap: int | None) -> bool:
    """Whether an armour save may be tried: an AP as low as the save, or lower, takes it away (WH-SAVE-01).

    >>> armour_holds(4, 4), armour_holds(3, 4), armour_holds(6, None), armour_holds(None, None)
    (False, True, True, False)
    """
    return save is not None and (ap is None or ap > save)


def best_save(armour: int | None, invulnerable: int | None, cover: int | None, ap: int | None) -> int | None:
    """The best save there is against a wound; pass no ``cover`` in close combat (WH-SAVE-02).

    >>> best_save(3, None, 4, 5), best_save(3, None, 4, 3), best_save(3, 4, None, 2), best_save(6, None, None, 6)
    (3, 4, 4, None)
    """
    allowed = [armour if armour_holds(armour, ap) else None, invulnerable, cover]
    return min((max(save, BEST) for save in allowed if save is not None), default=None)


def is_instant_death(strength: int, toughness: int, bonus: int = 0) -> bool:
    """Whether a wound of this Strength kills outright; ``bonus`` of the Toughness is a bike's (WH-CORE-09, WH-MOVE-07).

    >>> is_instant_death(8, 4), is_instant_death(8, 5), is_instant_death(8, 5, bonus=1)
    (True, False, True)
    """
    return strength >= TABLES.limits["instant-death-factor"].value * (toughness - bonus)


def changed(value: int, *, times: int = 1, plus: int = 0, fixed: int | None = None) -> int:
    """A characteristic after its changes: multiplied, added to, then set; never above 10 or below 0 (WH-CORE-11).

    >>> changed(4, times=2, plus=1), changed(6, times=2), changed(3, plus=-5), changed(4, plus=2, fixed=1)
    (9, 10, 0, 1)
    """
    return fixed if fixed is not None else min(max(value * times + plus, 0), MOST_STRENGTH)


def half_strength(strength: int) -> int:
    """The Strength of a hit by the rim of a marker: half, rounded up (WH-WEAPON-10, WH-WEAPON-22).

    >>> half_strength(9), half_strength(8)
    (5, 4)
    """
    return (strength + 1) // 2


def strays(die: int, dice: int, less: int = 0) -> int:
    """How many inches off something comes down by the scatter die and the sum of the dice thrown with it, less so many
    inches: none on a hit face (WH-CORE-01, WH-WEAPON-07).

    >>> strays(3, 7, 4), strays(3, 3, 4), strays(2, 7)
    (3, 0, 0)
    """
    return 0 if die <= HIT_FACES else max(dice - less, 0)


def shares(wounds: Count, models: int) -> tuple[Count, Count]:
    """The wounds each model is given, and how many models get one more (WH-SAVE-12); of one count of wounds or many.

    >>> shares(9, 4), shares(2, 5)
    ((2, 1), (0, 2))
    """
    return divmod(wounds, models)


def ram_strength(distance: int, armour: int, *, tank: bool) -> int:
    """The Strength of a ram after ``distance`` thousandths of an inch with so much armour on the face (WH-VEH-15).

    >>> ram_strength(12_000, 13, tank=True), ram_strength(8_900, 10, tank=False)
    (8, 2)
    """
    limits = TABLES.limits
    thick = max(armour - limits["ram-armour-above"].value, 0)
    return min(distance // limits["ram-inches"].value + thick + tank, MOST_STRENGTH)


def quarter_lost(lost: int, before: int) -> bool:
    """Whether a unit lost so many of its models in a phase that it must test (WH-MORALE-01).

    >>> quarter_lost(2, 8), quarter_lost(2, 9)
    (True, False)
    """
    return lost > 0 and lost * 100 >= before * TABLES.morale["quarter-lost"].percent
