"""What becomes of the dice of an attack, each rule of them once: the attack dice, what they score, the cover roll.

Played by ``Strike`` and the other attacks, summed up by the odds, expected by the computer player.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from grognard.core.engine.fates import NOTHING, Branch, Fate, Test
from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.ground.cover import ALWAYS, NEVER, Cover
from grognard.games.axis_allies_minis.state.hits import hits

ONE, SUCCESS, SIX = "one", "success", "six"
"""What an attack die shows, where natural 1s and natural 6s are told apart."""
SHELTERED = "sheltered"
ARRIVED = "arrived"
BLOWN = "blown"
LOWEST, HIGHEST = 1, 6


class Dice(Record):
    """What the dice of one attack are and do: all that makes a difference to its outcome. An ``Aim`` adds the reasons.

    ``dice`` are rolled; each succeeds on a face of ``need`` (1: always, 7: never), and successes are held against
    ``defence``. ``margin`` is what two hits need above it, 0 for the usual (AAM-SA-40); ``shelter`` the face the cover
    roll needs, or ``NEVER``. ``at_once``: it disrupts at once or does nothing, and lays no markers (AAM-DF-08,
    AAM-SA-19).

    Of the faces: ``per_success`` and ``per_six`` are what a success and a natural 6 count (AAM-SA-12, AAM-SA-32),
    ``burning`` how many 6s destroy the target (AAM-SA-13), ``overheating`` how many 1s disrupt the attacker
    (AAM-SA-34), ``rerolls`` how many 1s are rolled again (AAM-SA-33), ``sirens`` successes that only disrupt
    (AAM-SA-84); 0 where there is no such thing. ``stunning``: so many successes disrupt, and nothing else happens
    (AAM-SA-19). ``piercing``: two hits become three (AAM-SA-15).
    """

    dice: int
    need: int
    defence: int
    margin: int = 0
    shelter: int = NEVER
    at_once: bool = False
    per_success: int = 1
    per_six: int = 1
    burning: int = 0
    overheating: int = 0
    rerolls: int = 0
    sirens: int = 0
    stunning: int = 0
    piercing: bool = False

    @property
    def die(self) -> Test:
        """What one of them is rolled for."""
        return attack_die(self.need, self.rerolls + self.overheating > 0, self.per_six > 1 or self.burning > 0)


class Shown(NamedTuple):
    """What the dice of an attack show, where it matters: other successes, natural 6s, natural 1s."""

    successes: int = 0
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


@lru_cache(maxsize=256)
def attack_die(need: int, ones: bool, sixes: bool, again: bool = False) -> Test:
    """One die of an attack (AAM-HIT-02), or one that is rolled again (AAM-SA-33). It is told apart no finer than it
    has to be, so that odds stay small: natural 1s and natural 6s only where something counts them."""
    low = SUCCESS if need <= LOWEST else NOTHING
    ways = {HIGHEST: SIX} if sixes else {}
    if ones and need != LOWEST + 1:
        ways[LOWEST + 1] = low
    if not ways or (LOWEST < need <= HIGHEST and need not in ways):
        ways[need] = SUCCESS
    branches = tuple(Branch(bound, ways[bound]) for bound in sorted(ways))
    fail = ONE if ones else NOTHING if need in ways else low
    return Test(*(("aam-roll-again", "AAM-SA-33") if again else ("aam-roll-attack", "AAM-HIT-02")), branches, fail)


def shown(tally: Mapping[str, int]) -> Shown:
    """What dice show, from their outcomes."""
    return Shown(tally.get(SUCCESS, 0), tally.get(SIX, 0), tally.get(ONE, 0))


def rolled_again(dice: Dice, first: Shown) -> int:
    """How many of the dice are rolled again: 1s, as far as Guard Crew allows (AAM-SA-33).

    It is done whenever it can be: a 1 is never better than a die thrown anew, but for Overheat, which counts the 1s
    that are left.
    """
    return min(dice.rerolls, first.ones)


def together(dice: Dice, first: Shown, again: Shown) -> Shown:
    """What the dice of an attack show after some of its 1s were rolled again."""
    left = first.ones - rolled_again(dice, first)
    return Shown(first.successes + again.successes, first.sixes + again.sixes, left + again.ones)


def successes(dice: Dice, found: Shown) -> int:
    """The successes: each by its weight, a natural 6 perhaps as two, whatever it is modified to (AAM-SA-12,
    AAM-SA-32)."""
    six = dice.per_six if dice.per_six > 1 or dice.need <= HIGHEST else 0
    one = 1 if dice.need <= LOWEST else 0
    return (found.successes + six * found.sixes + one * found.ones) * dice.per_success


def effect(dice: Dice, found: Shown) -> Effect:
    """The hits of an attack (AAM-HIT-04) and what its faces do besides.

    Sirens add successes that only disrupt (AAM-SA-84); Armor-Piercing Rounds make two hits three (AAM-SA-15). A
    Headshot's successes are no hits (AAM-SA-19).
    """
    number = successes(dice, found)
    burnt = dice.burning > 0 and found.sixes >= dice.burning
    overheated = dice.overheating > 0 and found.ones >= dice.overheating
    if dice.stunning:
        return Effect(number, 0)
    scored = hits(number, dice.defence, dice.margin)
    if dice.piercing and scored == 2:
        scored = 3
    slight = scored == 0 and dice.sirens > 0 and hits(number + dice.sirens, dice.defence, dice.margin) > 0
    return Effect(number, 1 if slight else scored, slight, burnt, overheated)


def stuns(dice: Dice, found: Effect) -> bool:
    """Whether a Headshot disrupts (AAM-SA-19)."""
    return found.successes >= dice.stunning


def shelter(need: int, *rules: str) -> Fate:
    """The cover roll of the target's owner (AAM-COVER-02); certain where cover always or never helps."""
    if ALWAYS < need < NEVER:
        return Test("aam-roll-cover", "AAM-COVER-02", (Branch(need, SHELTERED),), also=rules)
    return SHELTERED if need <= ALWAYS else NOTHING


def cover_roll(cover: Cover | None) -> Fate:
    """The cover roll against one attack (AAM-COVER-01)."""
    return NOTHING if cover is None else shelter(cover.need, cover.rule)


def hits_left(hits: int, slight: bool, sheltered: bool, marked: bool) -> int:
    """The hits that lay markers: after a cover roll that worked, or by Sirens, one, and none on a unit that has one
    face down already (AAM-COVER-03, AAM-COVER-04)."""
    if not (slight or sheltered):
        return hits
    return 0 if marked else min(hits, 1)


# ---- other dice ------------------------------------------------------------------------------------------------------

DRIVEN = 2
"""The dice that decide whether a remote-controlled vehicle arrives (AAM-SA-20)."""


@lru_cache(maxsize=64)
def drive(range: int) -> Test:
    """Each of the dice has to exceed the range (AAM-SA-20)."""
    return Test("aam-roll-remote-control", "AAM-SA-20", (Branch(range + 1, ARRIVED),))


BRIDGE = Test("aam-roll-bridge", "AAM-SA-77", (Branch(ABILITIES["bridge-demolition"].numbers["needs"], BLOWN),))
"""An engineer's charge at a bridge (AAM-SA-77)."""
