"""The chances of Leadership tests, and what losses lead to: pinning, morale (chapter Morale)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.wh40k5.ground.boost_cover import is_screened
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.hit_odds import squad_of, suffers
from grognard.games.wh40k5.odds.wound_odds import Ends, Parts, left_of, orders
from grognard.games.wh40k5.rules.morale.morale import DOUBLE_ONE, is_fearless, leadership
from grognard.games.wh40k5.rules.saves.allocation import groups_of
from grognard.games.wh40k5.rules.saves.formulas import quarter_lost
from grognard.games.wh40k5.rules.units.force import PERIL, PERILS
from grognard.games.wh40k5.state.state import Model, Unit, is_gun
from grognard.odds.distributions import Chance, sum_of_dice


@lru_cache(maxsize=64)
def within(most: int) -> Fraction:
    """The chance of 2D6 to show at most so much (WH-CORE-06).

    >>> within(7), within(1), within(12)
    (Fraction(7, 12), Fraction(0, 1), Fraction(1, 1))
    """
    chance = sum_of_dice(2, fractions=True).at_most(most)
    return Fraction(chance)


def passes(g: G, unit: Unit) -> Fraction:
    """The chance of a Leadership test: to regroup, to counter-attack (WH-CORE-06)."""
    return within(leadership(g, unit))


def holds(g: G, unit: Unit, penalty: int = 0, *, poled: bool = True) -> Fraction:
    """The chance of a unit to pass a morale test at this penalty, with its bosspole if it has one (WH-MORALE-04,
    WH-MORALE-18, WH-ASSAULT-30); units that may fail of their own will are taken to test (WH-USR-03)."""
    if is_fearless(g, unit):
        return Fraction(1)
    if unit.fleeing:
        return Fraction(0)
    penalty = 0 if g.context.has(unit, "stubborn") else penalty
    passed = within(max(leadership(g, unit) - penalty, DOUBLE_ONE))
    if not poled or not may_use_pole(unit):
        return passed
    return passed + (1 - passed) * holds(g, poled_unit(g, unit), penalty, poled=False)


def may_use_pole(unit: Unit) -> bool:
    """Whether a unit has a bosspole, and Wounds enough to use it: nobody is taken to give the last (WH-ASSAULT-30)."""
    return any("bosspole" in model.gear for model in unit.models) and sum(model.wounds for model in unit.models) > 1


def poled_unit(g: G, unit: Unit) -> Unit:
    """A unit after the wound of its bosspole: whom its owner misses least suffers it."""
    squad = squad_of(g, unit)
    at = orders(squad, ())[0][0]
    parts = list(squad.parts)
    parts[at] = left_of(parts[at], squad.full[at], 0, 1)
    return unit_left(unit, tuple(parts))


def tests_of(leadership: int) -> list[tuple[bool, bool, Fraction]]:
    """What may come of a psychic test: whether it is passed, whether it is perilous, and the chance (WH-UNIT-05).

    >>> [(passed, perilous, str(chance)) for passed, perilous, chance in tests_of(10)]
    [(True, True, '1/36'), (False, True, '1/36'), (True, False, '8/9'), (False, False, '1/18')]
    """
    low, high = PERILS
    passed = within(leadership)
    perils = [(total <= leadership, within(total) - within(total - 1)) for total in (low, high)]
    safe = passed - sum((chance for comes, chance in perils if comes), Fraction(0))
    rest = 1 - safe - sum((chance for _, chance in perils), Fraction(0))
    return [*((comes, True, chance) for comes, chance in perils), (True, False, safe), (False, False, rest)]


def power_comes(g: G, unit: Unit, model: Model) -> Fraction:
    """The chance that a model may use its psychic power: it passes the test and is not killed by its perils
    (WH-UNIT-05)."""
    chance = within(g.context.profile(model).ld or 0)
    if model.wounds > 1:
        return chance
    perils = sum((within(total) - within(total - 1) for total in PERILS if within(total) <= chance), Fraction(0))
    return chance - perils * suffers(g, unit, model, PERIL, None)


def pins(g: G, unit: Unit) -> Fraction:
    """The chance that a unit which did not save a pinning weapon's wound goes to ground (WH-MORALE-08,
    WH-MORALE-16)."""
    spared = not unit.models or unit.is_vehicle or unit.fleeing or unit.down is not None or is_locked(g, unit)
    if spared or is_fearless(g, unit) or is_screened(g, unit):
        return Fraction(0)
    return 1 - passes(g, unit)


def unit_left(unit: Unit, parts: Parts) -> Unit:
    """A unit with so much left of each group: the first models of it."""
    models = [
        replace(unit.model(id), wounds=wounds)
        for ids, part in zip(groups_of(unit), parts, strict=True)
        for id, wounds in zip(ids, part, strict=False)
    ]
    return replace(unit, models=(*models, *(model for model in unit.models if is_gun(model))))


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
    tested = not unit.is_vehicle and not unit.shaken and not is_locked(g, unit)
    for (parts, pinning), chance in ends.items():
        left = sum(map(len, parts))
        if not left:
            destroyed += chance
            continue
        quarter = tested and quarter_lost(unit.lost + before - left, unit.fresh)
        if not quarter and not pinning:
            holding += chance
            continue
        after = unit_left(unit, parts)
        down: Chance = pins(g, after) if pinning else Fraction(0)
        runs: Chance = 1 - holds(g, after) if quarter else Fraction(0)
        if not fractions:
            down, runs = float(down), float(runs)
        pinned += chance * down
        breaks += chance * runs
        held += chance * down * (1 - runs)
        holding += chance * (1 - down) * (1 - runs)
    return Fates(destroyed, pinned, breaks, held, holding)
