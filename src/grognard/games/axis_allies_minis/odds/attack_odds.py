"""What an attack comes to, exactly: the chances of each number of hits and of each condition (AAM-HIT, AAM-COVER).

The functions that count the dice of a battle are summed up here over everything the dice can show.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from typing import Any, Literal

from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.tables import Condition, UnitType
from grognard.games.axis_allies_minis.ground.shots import REACTIONS
from grognard.games.axis_allies_minis.rules.attack import scoring
from grognard.games.axis_allies_minis.rules.attack.aim import Aim
from grognard.games.axis_allies_minis.rules.attack.scoring import Effect
from grognard.games.axis_allies_minis.state.conditions import markers_on, shrugs, verdict
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.odds.distributions import Chance, die_chance

Result = Literal["none", "disrupted", "damaged", "destroyed"]
RESULTS: tuple[Result, ...] = ("none", "disrupted", "damaged", "destroyed")
SHARES: dict[Result, float] = {"none": 0.0, "disrupted": 0.2, "damaged": 0.5, "destroyed": 1.0}
"""How much of a unit's worth each result takes, for the computer player."""
MOST_HITS = 3
FACES = 6
SURE = Fraction(1)


class Outcome(Record, kw_only=True):
    """The chances of one attack.

    ``hits``: of 0, 1, 2 and 3 hits scored, before cover. ``results``: of what the target's face-down markers make of it
    in the casualty phase, those it has already included; for a reaction shot, of what happens at once. ``overheats``:
    that the attacker is disrupted by its own gun.
    """

    hits: tuple[Chance, ...]
    results: dict[Result, Chance]
    overheats: Chance


def outcome(
    aim: Aim,
    already: tuple[Condition, ...] = (),
    unit_type: UnitType = "soldier",
    damaged: bool = False,
    *,
    heavy: bool = False,
    fractions: bool = False,
) -> Outcome:
    """The exact outcome of an attack on a unit of a type with some face-down markers of this turn, damaged before or
    not (AAM-COND-02); ``heavy`` as in ``markers_on``. Chances are floats unless ``fractions`` asks for exact ones.

    Rolls of abilities when markers are turned (AAM-SA-49, AAM-SA-51) come later and are not counted.
    """
    key = (_dice_of(aim), already, unit_type, damaged, heavy)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        exact = _summed(aim, already, unit_type, damaged, heavy)
        found = _known[key] = exact, _rounded(exact)
    return found[0] if fractions else found[1]


def outcome_at(aim: Aim, target: Unit, *, fractions: bool = False) -> Outcome:
    """``outcome`` for a target as it is now."""
    return outcome(aim, target.hits, target.of.type, target.damaged, heavy=shrugs(target), fractions=fractions)


def expected_share(aim: Aim, target: Unit) -> float:
    """The mean share of a target's worth that an attack takes beyond what its face-down markers take already."""
    results = outcome_at(aim, target).results
    mean = sum(SHARES[result] * float(chance) for result, chance in results.items())
    if aim.occasion in REACTIONS or aim.stunning:
        return mean
    return mean - SHARES[result_of(target.hits, target.damaged, shrugs(target))]


_known: dict[Hashable, tuple[Outcome, Outcome]] = {}
_MOST_KNOWN = 16384


def _dice_of(aim: Aim) -> Hashable:
    """What of an aim makes a difference to the outcome, so that equal attacks share one calculation."""
    return (
        *(aim.dice, aim.need, aim.defence, aim.margin, aim.cover and aim.cover.need, aim.occasion in REACTIONS),
        *(aim.per_success, aim.per_six, aim.burning, aim.overheating, aim.rerolls, aim.sirens, aim.stunning),
        aim.piercing,
    )


def _summed(aim: Aim, already: tuple[Condition, ...], type_: UnitType, damaged: bool, heavy: bool) -> Outcome:
    hits = [Fraction(0)] * (MOST_HITS + 1)
    results: dict[Result, Fraction] = dict.fromkeys(RESULTS, Fraction(0))
    overheats = Fraction(0)
    for effect, chance in effects(aim):
        hits[effect.hits] += chance
        if effect.overheated:
            overheats += chance
        for sheltered, part in _covers(aim, effect):
            result = _end(aim, effect, sheltered, already, type_, damaged, heavy)
            results[result] += chance * part
    return Outcome(hits=tuple(hits), results={**results}, overheats=overheats)


def effects(aim: Aim) -> Iterator[tuple[Effect, Fraction]]:
    """Everything the dice of an attack can come to, with its chance."""
    reading = scoring.reading(aim)
    found: dict[Effect, Fraction] = {}
    for first, chance in reading.outcomes(aim.dice, FACES):
        value: Any = first
        dice = scoring.ones(aim, value)
        again: list[tuple[Any, Fraction]] = list(reading.outcomes(dice, FACES)) if dice else [(None, SURE)]
        for second, part in again:
            effect = scoring.effect(aim, scoring.count(aim, scoring.together(value, second, dice)))
            found[effect] = found.get(effect, Fraction(0)) + chance * part
    yield from found.items()


def _covers(aim: Aim, effect: Effect) -> Iterator[tuple[bool, Fraction]]:
    """Whether cover helps, and the chances of both (AAM-COVER-02)."""
    chance = die_chance(aim.cover.need) if aim.cover is not None and effect.hits and not effect.burnt else Fraction(0)
    yield True, chance
    yield False, 1 - chance


def _end(
    aim: Aim,
    effect: Effect,
    sheltered: bool,
    already: tuple[Condition, ...],
    type_: UnitType,
    damaged: bool,
    heavy: bool,
) -> Result:
    """What an effect makes of the target in the end."""
    if effect.burnt:
        return "destroyed"
    if aim.occasion in REACTIONS:
        return "disrupted" if effect.hits and not sheltered else "none"
    if aim.stunning:
        return "disrupted" if effect.successes >= aim.stunning else "none"
    left = scoring.hits_left(effect.hits, effect.slight, sheltered, bool(already))
    return result_of((*already, *markers_on(type_, already, left, heavy)), damaged, heavy)


def result_of(hits: tuple[Condition, ...], damaged: bool, heavy: bool) -> Result:
    """What face-down markers make of a unit: the worst of them (AAM-TURN-12)."""
    found = verdict(hits, damaged, heavy)
    if found.destroyed:
        return "destroyed"
    if found.damaged:
        return "damaged"
    return "disrupted" if found.disrupted else "none"


def _rounded(exact: Outcome) -> Outcome:
    return Outcome(
        hits=tuple(float(chance) for chance in exact.hits),
        results={result: float(chance) for result, chance in exact.results.items()},
        overheats=float(exact.overheats),
    )
