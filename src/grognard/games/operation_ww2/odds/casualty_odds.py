"""What a volley at people comes to, exactly and without following its dice: hits, dead, scared (AZ-FIRE-11, AZ-FIRE-12,
AZ-DMG-02 to AZ-DMG-05).

Pure. Every die hits and kills, hits and scares, or does nothing; results are handed out by the rules of
``result_allocation``, which for one part of a target leave no choice of how many.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from grognard.core.book.modifiers import total
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.state.shots import FACES, Shot, fates
from grognard.odds.distributions import Chance, Distribution, binomial, convolve

Outcome = tuple[int, int]
"""How many die, how many lie down scared."""


class Dice(NamedTuple):
    """So many dice alike: the chance of each to hit, to hit and kill, to hit and scare."""

    number: int
    hit: Fraction
    dead: Fraction
    scared: Fraction


def dice_of(tables: Tables, shots: Iterable[Shot]) -> tuple[Dice, ...]:
    """The dice of some shots at people, those alike together; those that cannot hit have none."""
    found: dict[tuple[Fraction, Fraction, Fraction], int] = {}
    for shot in shots:
        if shot.need is None:
            continue
        scared, dead = fates(tables, shot.table, total(shot.damage), shot.cover)
        hit = Fraction(FACES + 1 - shot.need, FACES)
        key = hit, hit * Fraction(FACES + 1 - dead, FACES), hit * Fraction(dead - scared, FACES)
        found[key] = found.get(key, 0) + shot.dice
    return tuple(Dice(number, *key) for key, number in found.items())


def hits(dice: Sequence[Dice], *, fractions: bool = False) -> Distribution:
    """How many dice hit.

    >>> half = Fraction(1, 2)
    >>> hits([Dice(2, half, half, half)], fractions=True).chances
    (Fraction(1, 4), Fraction(1, 2), Fraction(1, 4))
    """
    return convolve(*(binomial(each.number, each.hit, fractions=fractions) for each in dice))


def casualty_odds_of(
    dice: Sequence[Dice], standing: int, lying: int = 0, surplus: bool = True, *, fractions: bool = False
) -> dict[Outcome, Chance]:
    """What becomes of a target with so many who stand and who lie: the chance of every outcome there can be.

    Dead results fall on those standing, then, if ``surplus``, on those lying (AZ-DMG-04), scared ones on those who
    still stand (AZ-DMG-05); each model takes one, the rest is lost (AZ-DMG-02).

    >>> casualty_odds_of([Dice(1, Fraction(1, 2), Fraction(1, 4), Fraction(1, 4))], 1)
    {(0, 0): 0.5, (0, 1): 0.25, (1, 0): 0.25}
    """
    results: dict[Outcome, Chance] = {(0, 0): Fraction(1) if fractions else 1.0}
    most = standing + (lying if surplus else 0), standing
    for each in dice:
        results = _added(results, _results(each, most, fractions), most)
    found: dict[Outcome, Chance] = {}
    for (dead, scared), chance in results.items():
        upright = min(dead, standing)
        outcome = dead, min(scared, standing - upright)
        found[outcome] = found[outcome] + chance if outcome in found else chance
    return dict(sorted(found.items()))


def _results(dice: Dice, most: Outcome, fractions: bool) -> dict[Outcome, Chance]:
    """The dead and scared results of dice alike, those beyond what the target can take counted as that."""
    dead, scared = dice.dead, dice.scared
    chances: tuple[Chance, ...] = (dead, scared, 1 - dead - scared)
    if not fractions:
        chances = tuple(float(each) for each in chances)
    killing, scaring, rest = chances
    found: dict[Outcome, Chance] = {}
    for kills in range(dice.number + 1):
        ways = comb(dice.number, kills) * killing**kills
        for scares in range(dice.number - kills + 1):
            left = dice.number - kills - scares
            chance = ways * comb(dice.number - kills, scares) * scaring**scares * rest**left
            outcome = min(kills, most[0]), min(scares, most[1])
            if chance:
                found[outcome] = found[outcome] + chance if outcome in found else chance
    return found


def _added(one: dict[Outcome, Chance], other: dict[Outcome, Chance], most: Outcome) -> dict[Outcome, Chance]:
    found: dict[Outcome, Chance] = {}
    for (dead, scared), chance in one.items():
        for (more, further), part in other.items():
            outcome = min(dead + more, most[0]), min(scared + further, most[1])
            product = chance * part
            found[outcome] = found[outcome] + product if outcome in found else product
    return found
