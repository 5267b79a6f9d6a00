"""From faces to hits, and from hits to what happens: pure functions of an ``Aim`` that the dice and the odds share."""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.engine.dice import Brackets, Reading, Roll, Successes, roll
from grognard.core.messages import say
from grognard.games.axis_allies_minis.ground.cover import ALWAYS, NEVER
from grognard.games.axis_allies_minis.rules.attack.aim import Aim
from grognard.games.axis_allies_minis.state.hits import hits

ONE_ENDS, SIX_BEGINS = 2, 6
"""The bounds that set natural 1s and natural 6s apart."""

Value = int | tuple[int, ...]
"""What a reading makes of the faces: a number of successes, or of dice in each bracket."""


class Count(NamedTuple):
    """What the dice of an attack show: successes in all, natural 6s, natural 1s."""

    successes: int
    sixes: int = 0
    ones: int = 0


class Effect(NamedTuple):
    """What an attack comes to before cover. ``slight``: it can do no more than one Disrupted marker (AAM-SA-84);
    ``burnt``: the target is destroyed at once (AAM-SA-13); ``overheated``: the attacker is disrupted (AAM-SA-34)."""

    successes: int
    hits: int
    slight: bool = False
    burnt: bool = False
    overheated: bool = False


def bounds(aim: Aim) -> tuple[int, ...]:
    """The faces at which something changes for this attack, besides counting successes; empty if nothing else does."""
    found = set()
    if aim.per_six > 1 or aim.burning:
        found.add(SIX_BEGINS)
    if aim.rerolls or aim.overheating:
        found.add(ONE_ENDS)
    if found and 1 < aim.need <= SIX_BEGINS:
        found.add(aim.need)
    return tuple(sorted(found))


def reading(aim: Aim) -> Reading:
    """How the dice of an attack are read: no finer than it has to be, so that odds stay small."""
    found = bounds(aim)
    return Brackets(found) if found else Successes(aim.need)


def attack_roll(aim: Aim, seat: int) -> Roll:
    """The roll of an attack (AAM-HIT-02)."""
    return roll(aim.dice, reading(aim), say("aam-roll-attack"), "AAM-HIT-02", seat=seat)


def ones(aim: Aim, value: Value) -> int:
    """How many of the dice are rolled again: 1s, as far as Guard Crew allows (AAM-SA-33).

    It is done whenever it can be: a 1 is never better than a die thrown anew, but for Overheat, which counts the 1s
    that are left.
    """
    return min(aim.rerolls, value[0]) if aim.rerolls and isinstance(value, tuple) else 0


def reroll(aim: Aim, value: Value, seat: int) -> Roll | None:
    """The roll of dice that showed 1; None if none is rolled again (AAM-SA-33)."""
    dice = ones(aim, value)
    return roll(dice, reading(aim), say("aam-roll-again"), "AAM-SA-33", seat=seat) if dice else None


def together(first: Value, again: Value | None, dice: int) -> Value:
    """The dice of an attack after ``dice`` of its 1s were rolled again."""
    if again is None or not isinstance(first, tuple) or not isinstance(again, tuple):
        return first
    left = (first[0] - dice, *first[1:])
    return tuple(one + other for one, other in zip(left, again, strict=True))


def count(aim: Aim, value: Value) -> Count:
    """What the dice show: each success by its weight, a natural 6 perhaps as two, whatever it is modified to
    (AAM-SA-12, AAM-SA-32)."""
    if not isinstance(value, tuple):
        return Count(value * aim.per_success)
    lows = (1, *bounds(aim))
    successes = sum(number for low, number in zip(lows, value, strict=True) if low >= aim.need)
    sixes = value[-1] if lows[-1] == SIX_BEGINS else 0
    if aim.per_six > 1:
        successes += sixes * (aim.per_six - (1 if aim.need <= SIX_BEGINS else 0))
    return Count(successes * aim.per_success, sixes, value[0] if ONE_ENDS in lows else 0)


def effect(aim: Aim, found: Count) -> Effect:
    """The hits of an attack (AAM-HIT-04) and what its faces do besides.

    Sirens add successes that only disrupt (AAM-SA-84); Armor-Piercing Rounds make two hits three (AAM-SA-15). A
    Headshot's successes are no hits (AAM-SA-19).
    """
    burnt = aim.burning > 0 and found.sixes >= aim.burning
    overheated = aim.overheating > 0 and found.ones >= aim.overheating
    if aim.stunning:
        return Effect(found.successes, 0)
    scored = hits(found.successes, aim.defence, aim.margin)
    if aim.piercing and scored == 2:
        scored = 3
    slight = scored == 0 and aim.sirens > 0 and hits(found.successes + aim.sirens, aim.defence, aim.margin) > 0
    return Effect(found.successes, 1 if slight else scored, slight, burnt, overheated)


def rolls_for_cover(aim: Aim) -> bool:
    """Whether a die decides about cover: there is some, and it neither always nor never helps (AAM-COVER-02)."""
    return aim.cover is not None and ALWAYS < aim.cover.need < NEVER


def cover_roll(aim: Aim, seat: int) -> Roll:
    """The cover roll of the target's owner (AAM-COVER-02)."""
    assert aim.cover is not None
    return roll(1, Successes(aim.cover.need), say("aam-roll-cover"), "AAM-COVER-02", aim.cover.rule, seat=seat)


def hits_left(hits: int, slight: bool, sheltered: bool, marked: bool) -> int:
    """The hits that lay markers: after a cover roll that worked, or by Sirens, one, and none on a unit that has one
    face down already (AAM-COVER-03, AAM-COVER-04)."""
    if not (slight or sheltered):
        return hits
    return 0 if marked else min(hits, 1)
