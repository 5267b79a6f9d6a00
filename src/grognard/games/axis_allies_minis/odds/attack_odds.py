"""What an attack comes to, exactly: hits, markers, what becomes of the target (AAM-HIT, AAM-COVER, AAM-TURN-09).

The fates that a battle's dice are played by are summed up here; the table, the odds, the count of luck and the computer
player all ask this module.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from grognard.core.engine.fates import Test, chance_of, chances
from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.tables import Condition, UnitType
from grognard.games.axis_allies_minis.rules.attack import fates
from grognard.games.axis_allies_minis.rules.attack.aim import REMOTE, Aim
from grognard.games.axis_allies_minis.rules.attack.fates import Dice, Effect, Shown
from grognard.games.axis_allies_minis.rules.turn.fates import rolls_of, turning
from grognard.games.axis_allies_minis.state.conditions import RESULTS, Result, markers_on, shrugs, verdict
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.odds.distributions import Chance, Distribution, binomial
from grognard.odds.outcomes import Cases

SHARES: dict[str, float] = {"none": 0.0, "disrupted": 0.2, "damaged": 0.5, "destroyed": 1.0}
"""How much of a unit's worth each result takes, for the computer player."""
MOST_HITS = 3

Markers = tuple[Condition, ...]


class Target(NamedTuple):
    """What of a target makes a difference: its kind, the markers face down on it, whether it was damaged before,
    whether Heavy Armor is left to it (AAM-SA-42), the abilities that roll when markers are turned."""

    type: UnitType
    hits: Markers = ()
    damaged: bool = False
    heavy: bool = False
    rolls: tuple[str, ...] = ()

    @classmethod
    def of(cls, unit: Unit) -> Target:
        """A unit as it is now."""
        return cls(unit.of.type, unit.hits, unit.damaged, shrugs(unit), rolls_of(unit))

    def result(self, markers: Markers) -> Result:
        """What face-down markers make of it: the worst of them (AAM-TURN-12)."""
        return verdict(markers, self.damaged, self.heavy).result

    def ends(self, markers: Markers) -> Iterator[tuple[str, Fraction]]:
        """What becomes of it in the casualty phase, the rolls of its abilities included (AAM-SA-49, AAM-SA-51)."""
        fate = turning(verdict(markers, self.damaged, self.heavy), self.damaged, self.rolls)
        yield from chances(fate).items()


class Outcome(Record):
    """The chances of attacks one after another.

    ``hits``: of the hits that the first scores, before cover. ``marked``: of what the target's face-down markers make
    of it, those it had included; of a shot in reaction and of a Headshot, of what happens at once. ``results``: the
    same once abilities have rolled in the casualty phase. ``worse``: that they make more of it than the markers it had.
    ``overheats``: that the first disrupts the attacker by its own gun. ``before``: what it comes to without them.
    """

    hits: Distribution
    marked: Cases
    results: Cases
    worse: Chance
    overheats: Chance
    before: Result


def outcome_of(
    aim: Aim, target: Unit, attacks: int = 1, *, given: int = 0, arrived: bool = False, fractions: bool = False
) -> Outcome:
    """The exact outcome of so many such attacks on a target as it is now. Chances are floats unless ``fractions`` asks
    for exact ones. ``given``: that each scores so many hits at least. ``arrived``: of a remote-controlled vehicle, once
    it is there (AAM-SA-20)."""
    reach = aim.range if aim.weapon == REMOTE and not arrived else -1
    return _outcome(aim.thrown, Target.of(target), attacks * (1 + aim.repeated), reach, given, fractions)


def can_score(aim: Aim, hits: int) -> bool:
    """Whether an attack can score so many hits at all."""
    return any(effect.hits >= hits for effect, _ in effects(aim.thrown, -1, False))


def worsens(aim: Aim, target: Unit) -> float:
    """The chance that an attack, cover counted, leaves its target worse off than the markers it has will
    (AAM-HIT-05, AAM-COVER-03)."""
    return float(outcome_of(aim, target).worse)


def expected_share(aim: Aim, target: Unit) -> float:
    """The mean share of a target's worth that an attack takes beyond what its face-down markers take already."""
    results = outcome_of(aim, target).results
    return mean_share(results) - (0.0 if aim.at_once else _share_of(Target.of(target)))


def mean_share(results: Cases) -> float:
    """The mean share of a unit's worth that results take."""
    return sum(SHARES[result] * float(chance) for result, chance in results.items())


@lru_cache(maxsize=1024)
def _share_of(target: Target) -> float:
    """The share of its worth that the markers it has will take from a unit."""
    return sum(SHARES[result] * float(chance) for result, chance in target.ends(target.hits))


@lru_cache(maxsize=65536)
def plain_share(dice: Dice, type: UnitType) -> float:
    """The mean share of its worth that an attack takes from a fresh target (AAM-HIT-04, AAM-COVER-03)."""
    return mean_share(_outcome(dice, Target(type), 1, -1, 0, False).results)


@lru_cache(maxsize=16384)
def _outcome(dice: Dice, target: Target, attacks: int, reach: int, given: int, fractions: bool) -> Outcome:
    each = effects(dice, reach, fractions)
    nothing = _nothing(fractions)
    if given:
        likely = sum((chance for effect, chance in each if effect.hits >= given), nothing)
        each = tuple((effect, chance / likely) for effect, chance in each if effect.hits >= given)
    hits = [nothing] * (MOST_HITS + 1)
    overheats = nothing
    for effect, chance in each:
        hits[effect.hits] += chance
        overheats += chance if effect.overheated else nothing
    while len(hits) > 1 and not hits[-1]:
        hits.pop()
    sheltered = _as(chance_of(fates.shelter(dice.shelter), fates.SHELTERED), fractions)
    marked: dict[str, Chance] = dict.fromkeys(RESULTS, nothing)
    results: dict[str, Chance] = dict.fromkeys(RESULTS, nothing)
    before: Result = "none"
    if dice.at_once:
        once = sum((chance * _struck(dice, effect, sheltered) for effect, chance in each), nothing)
        marked["none"] = (1 - once) ** attacks
        marked["disrupted"] = 1 - marked["none"]
        results = marked
    else:
        before = target.result(target.hits)
        for markers, chance in _laid(dice, target, attacks, each, sheltered).items():
            if markers is None:
                marked["destroyed"] += chance
                results["destroyed"] += chance
                continue
            marked[target.result(markers)] += chance
            for result, part in target.ends(markers):
                results[result] += chance * _as(part, fractions)
    found = Cases.of(marked)
    worse = sum(found.chances[1 + RESULTS.index(before) :], nothing)
    return Outcome(Distribution(0, tuple(hits)), found, Cases.of(results), worse, overheats, before)


def _struck(dice: Dice, effect: Effect, sheltered: Chance) -> Chance:
    """The chance that a shot in reaction or a Headshot that came to this disrupts (AAM-DF-08, AAM-COVER-05,
    AAM-SA-19)."""
    if dice.stunning:
        return 1 if fates.stuns(dice, effect) else 0
    return 1 - sheltered if effect.hits else 0


def _laid(dice: Dice, target: Target, attacks: int, each: Effects, sheltered: Chance) -> dict[Markers | None, Chance]:
    """The face-down markers after so many attacks, with those there are; None for a target that has burnt
    (AAM-HIT-05, AAM-COVER-03, AAM-SA-13)."""
    covered = ((True, sheltered), (False, 1 - sheltered))
    laid: dict[Markers | None, Chance] = {target.hits: sheltered * 0 + 1}
    for _ in range(attacks):
        after: dict[Markers | None, Chance] = {}
        for already, so_far in laid.items():
            if already is None:
                after[None] = after.get(None, 0) + so_far
                continue
            for effect, chance in each:
                if effect.burnt:
                    after[None] = after.get(None, 0) + so_far * chance
                    continue
                for saved, weight in covered if effect.hits else covered[1:]:
                    left = fates.hits_left(effect.hits, effect.slight, saved, bool(already))
                    markers = (*already, *markers_on(target.type, already, left, target.heavy))
                    part = so_far * chance * weight if effect.hits else so_far * chance
                    if part:
                        after[markers] = after.get(markers, 0) + part
        laid = after
    return laid


Effects = tuple[tuple[Effect, Chance], ...]


@lru_cache(maxsize=16384)
def effects(dice: Dice, reach: int, fractions: bool) -> Effects:
    """Everything the dice of an attack can come to before cover, with its chance; ``reach``: of a remote-controlled
    vehicle that has so far to go, or -1 (AAM-SA-20)."""
    if reach >= 0:
        arrives = _as(chance_of(fates.drive(reach), fates.ARRIVED) ** fates.DRIVEN, fractions)
        struck = ((effect, chance * arrives) for effect, chance in effects(dice, -1, fractions))
        return ((Effect(0, 0), 1 - arrives), *struck)
    found: dict[Effect, Chance] = {}
    for shown, chance in _shown(dice, fractions):
        effect = fates.effect(dice, shown)
        if not dice.stunning:
            effect = effect._replace(successes=0)
        found[effect] = found.get(effect, 0) + chance
    return tuple(found.items())


def _shown(dice: Dice, fractions: bool) -> Iterator[tuple[Shown, Chance]]:
    """What the dice of an attack can show, some of them rolled again (AAM-SA-33)."""
    die = dice.die
    if len(die.branches) == 1 and die.branches[0].fate == fates.SUCCESS:
        succeed = chance_of(die, fates.SUCCESS)
        yield from ((Shown(number), part) for number, part in binomial(dice.dice, succeed, fractions=fractions).items())
        return
    for first, chance in _read(die, dice.dice):
        for again, part in _read(die, fates.rolled_again(dice, first)):
            yield fates.together(dice, first, again), _as(chance * part, fractions)


def _read(die: Test, dice: int) -> Iterator[tuple[Shown, Fraction]]:
    """Everything so many dice of a kind can show."""
    pool = die.pool(dice)
    for reading, chance in pool.reading.outcomes(dice, pool.sides):
        yield fates.shown({str(fate): number for fate, number in die.fates(dice, reading)}), chance


def _as(chance: Fraction, fractions: bool) -> Chance:
    return chance if fractions else float(chance)


def _nothing(fractions: bool) -> Chance:
    return Fraction(0) if fractions else 0.0
