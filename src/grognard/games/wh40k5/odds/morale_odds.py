"""The chances of Leadership tests, and what losses lead to: pinning, morale (chapter Morale)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import prod
from typing import NamedTuple

from grognard.core.engine.fates import chance_of, chances
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.hit_odds import squad_of, suffers
from grognard.games.wh40k5.odds.wound_odds import Ends, Parts, Squad, orders
from grognard.games.wh40k5.rules.assault.sweep import catches
from grognard.games.wh40k5.rules.morale.fates import FAILED, PASSED
from grognard.games.wh40k5.rules.morale.morale import (
    BOSSPOLE,
    MOB_FEARLESS,
    cannot_be_pinned,
    is_fearless,
    may_be_pinned,
    may_be_shaken,
    morale_test,
    pinning_test,
)
from grognard.games.wh40k5.rules.saves.allocation import groups_of
from grognard.games.wh40k5.rules.saves.casualties import left_of
from grognard.games.wh40k5.rules.saves.formulas import quarter_lost
from grognard.games.wh40k5.rules.saves.wound import Bearer
from grognard.games.wh40k5.rules.units.force import COMES, COMES_PERILOUSLY, FAILS_PERILOUSLY, PERIL, to_use_power
from grognard.games.wh40k5.state.state import Model, Unit, is_gun
from grognard.odds.distributions import Chance


def holds(g: G, unit: Unit, penalty: int = 0, *, poled: bool = True) -> Fraction:
    """The chance of a unit to pass a morale test at this penalty, with its bosspole if it has one (WH-MORALE-04,
    WH-MORALE-18, WH-ASSAULT-30); units that may fail of their own will are taken to test (WH-USR-03)."""
    if is_fearless(g, unit):
        return Fraction(1)
    if unit.fleeing:
        return Fraction(0)
    passed = chance_of(morale_test(g, unit, penalty), PASSED)
    if not poled or not may_use_pole(g, unit):
        return passed
    return passed + (1 - passed) * holds(g, poled_unit(g, unit), penalty, poled=False)


def may_use_pole(g: G, unit: Unit) -> bool:
    """Whether a unit has a bosspole, and Wounds enough to use it: nobody is taken to give the last (WH-ASSAULT-30)."""
    return has_pole(g, unit) and sum(model.wounds for model in unit.models) > 1


def has_pole(g: G, unit: Unit) -> bool:
    """Whether anybody of a unit has a bosspole (WH-ASSAULT-30)."""
    return any(g.context.bears(model, BOSSPOLE) for model in unit.models)


def poled_unit(g: G, unit: Unit) -> Unit:
    """A unit after the wound of its bosspole: whom its owner misses least suffers it."""
    squad = squad_of(g, unit)
    at = orders(squad, ())[0][0]
    parts = list(squad.parts)
    parts[at] = left_of(parts[at], squad.full[at], 0, 1)
    return unit_left(unit, tuple(parts))


def tests_of(leadership: int) -> list[tuple[bool, bool, Fraction]]:
    """What may come of a psychic test: whether it is passed, whether it is perilous, and the chance (WH-UNIT-05)."""
    return [
        (fate in (COMES, COMES_PERILOUSLY), fate in (COMES_PERILOUSLY, FAILS_PERILOUSLY), chance)
        for fate, chance in chances(to_use_power(leadership)).items()
    ]


def power_comes(g: G, unit: Unit, model: Model) -> Fraction:
    """The chance that a model may use its psychic power: it passes the test and is not killed by its perils
    (WH-UNIT-05)."""
    test = to_use_power(g.context.profile(model).ld or 0)
    lives = 1 - suffers(g, unit, model, PERIL, None) if model.wounds == 1 else Fraction(1)
    return chance_of(test, COMES) + chance_of(test, COMES_PERILOUSLY) * lives


def pins(g: G, unit: Unit) -> Fraction:
    """The chance that a unit which did not save a pinning weapon's wound goes to ground (WH-MORALE-08,
    WH-MORALE-16)."""
    if not may_be_pinned(g, unit) or cannot_be_pinned(g, unit):
        return Fraction(0)
    return chance_of(pinning_test(g, unit), FAILED)


def unit_left(unit: Unit, parts: Parts) -> Unit:
    """A unit with so much left of each group: the first models of it."""
    known = {model.id: model for model in unit.models}
    left = (pair for ids, part in zip(groups_of(unit), parts, strict=True) for pair in zip(ids, part, strict=False))
    models = [known[id] if known[id].wounds == wounds else replace(known[id], wounds=wounds) for id, wounds in left]
    return replace(unit, models=(*models, *(model for model in unit.models if is_gun(model))))


def seen_by_tests(g: G, unit: Unit, squad: Squad) -> Callable[[Parts], object]:
    """What tests of a unit look at, by what is left of it: who there is, of a mob how many there are, and with a
    bosspole whether its wound ends one of them (WH-CORE-06, WH-USR-26, WH-ASSAULT-30)."""
    most = MOB_FEARLESS if g.context.has(unit, "mob-rule") else 0
    poled, full = has_pole(g, unit), squad.full

    def seen(parts: Parts) -> object:
        number = min(sum(map(len, parts)), most)
        if not poled:
            return number, tuple(map(bool, parts))
        return number, tuple(min(len(part), 2) if one == 1 else part for part, one in zip(parts, full, strict=True))

    return seen


class Fates(NamedTuple):
    """What becomes of a unit that was shot at: it is destroyed, tests for pinning and goes to ground, breaks at the end
    of the phase (WH-CORE-13, WH-MORALE-08, WH-MORALE-01). One that breaks may have been pinned before."""

    destroyed: Chance
    pinned: Chance
    breaks: Chance
    holds_pinned: Chance
    """That it is pinned and does not break."""
    holds: Chance
    """That it is left, neither pinned nor broken."""


def fates(g: G, unit: Unit, ends: Ends, *, fractions: bool = False) -> Fates:
    """What becomes of a unit that may be left so by one unit's shooting, if nothing else strikes it in the phase."""
    nothing: Chance = Fraction(0) if fractions else 0.0
    destroyed = pinned = breaks = held = holding = nothing
    before = len([model for model in unit.models if not is_gun(model)])
    tested, seen = may_be_shaken(g, unit), seen_by_tests(g, unit, squad_of(g, unit))
    known: dict[object, tuple[Chance, Chance]] = {}
    for (parts, pinning), chance in ends.items():
        left = sum(map(len, parts))
        if not left:
            destroyed += chance
            continue
        quarter = tested and quarter_lost(unit.lost + before - left, unit.fresh)
        if not quarter and not pinning:
            holding += chance
            continue
        key = quarter, pinning, seen(parts)
        if key not in known:
            after = unit_left(unit, parts)
            down: Chance = pins(g, after) if pinning else Fraction(0)
            runs: Chance = 1 - holds(g, after) if quarter else Fraction(0)
            known[key] = (down, runs) if fractions else (float(down), float(runs))
        down, runs = known[key]
        pinned += chance * down
        breaks += chance * runs
        held += chance * down * (1 - runs)
        holding += chance * (1 - down) * (1 - runs)
    return Fates(destroyed, pinned, breaks, held, holding)


def tested(bearers: Sequence[Bearer], came: int, used: int) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    """Which models their powers cost a peril, of those that are ``used``, given which of these came, with the chance
    of both (WH-UNIT-05)."""
    tests = [
        [
            ((each.model,) if peril else (), chance)
            for passed, peril, chance in tests_of(each.leadership)
            if passed == bool(came >> bit & 1)
        ]
        for bit, each in enumerate(bearers)
        if used >> bit & 1
    ]
    for ends in product(*tests):
        yield sum((models for models, _ in ends), ()), prod((chance for _, chance in ends), start=Fraction(1))


DIE = range(1, 7)


@lru_cache(maxsize=128)
def caught(hunter: int, hunted: int) -> Fraction:
    """The chance that a unit which runs is caught: the winner's D6 and Initiative are as high (WH-ASSAULT-15)."""
    return Fraction(sum(catches(one + hunter, other + hunted) for one in DIE for other in DIE), len(DIE) ** 2)
