"""What a shot costs men when several things come together: shells or flame in company, a medic at hand, a roof above
(BA-SHOOT-24 to BA-SHOOT-26, BA-HE-01, BA-HQ-05, BA-BLD-04, BA-PIN-07).

The joint chances of all that counts, added up volley by volley.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from grognard.core.engine.fates import chances
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.odds.fires import Fire, rolled_or_fixed
from grognard.games.bolt_action.rules.shooting.fates import FLAME_PINS, MEDIC, SAVED, blast_hits, stacked_pins
from grognard.odds.distributions import Chance, Distribution, binomial


class Cost(NamedTuple):
    """What dice have cost a unit so far: men whom a medic may save, other men, how many of these the shooter picks,
    whether anything but shells and flame has hit, the pins of those; and whether the roof has come down on all."""

    savable: int = 0
    others: int = 0
    picked: int = 0
    hit: bool = False
    pins: int = 0
    buried: bool = False


Costs = dict[Cost, Chance]

BURIED = Cost(buried=True)


class Target(NamedTuple):
    """What about a target decides what it loses. ``felling``: the hits of one shell that bring the roof down, 0 for
    none; ``sums``: by house rule pins are added up."""

    men: int
    down: bool
    medic: bool = False
    felling: int = 0
    sums: bool = False


def costs(fires: Iterable[Fire], target: Target, fractions: bool) -> Costs:
    """The chances of all that volleys together may cost."""
    found: Costs = {Cost(): Fraction(1) if fractions else 1.0}
    for fire in fires:
        one = _shot(fire, target, fractions)
        for _ in range(1 if fire.flame else fire.shots):
            found = _joined(found, one, target)
    return found


def fallen_of(cost: Cost, target: Target, fractions: bool) -> Iterable[tuple[int, int, Chance]]:
    """How many men fall, how many of them picked, with the chances of the medic's dice (BA-HQ-05)."""
    certain: Chance = Fraction(1) if fractions else 1.0
    if cost.buried:
        yield target.men, 0, certain
        return
    falls = min(target.men, cost.savable + cost.others)
    dice = min(cost.savable, max(0, target.men - cost.others)) if target.medic else 0
    for saved, chance in binomial(dice, chances(MEDIC)[SAVED], fractions=fractions).items():
        yield falls - saved, min(cost.picked, falls - saved), chance


def pins_of(cost: Cost, target: Target) -> int:
    """The pins that come of it (BA-PIN-07)."""
    return stacked_pins((cost.hit, cost.pins), target.sums)


@lru_cache(maxsize=512)
def _shot(fire: Fire, target: Target, fractions: bool) -> Costs:
    """What one shot costs."""
    one: Chance = Fraction(1) if fractions else 1.0
    hit: Chance = fire.hit if fractions else float(fire.hit)
    found: Costs = {Cost(): one - hit} if hit != one else {}
    if not fire.shell and not fire.flame:
        for cost, chance in _wound(fire, target, fractions).items():
            _add(found, cost._replace(hit=True), hit * chance)
        return found
    pins = _pins(fire, fractions)
    for number, part in fire.burst(False, fractions).items():
        if target.felling and fire.shell and number >= target.felling:
            _add(found, BURIED, hit * part)
            continue
        wounds: Costs = {Cost(): one}
        for _ in range(blast_hits(number, target.down and bool(fire.shell))):
            wounds = _joined(wounds, _wound(fire, target, fractions), target)
        for cost, chance in wounds.items():
            for more, share in pins.items():
                if share:
                    _add(found, cost._replace(pins=more), hit * part * chance * share)
    return found


@lru_cache(maxsize=512)
def _wound(fire: Fire, target: Target, fractions: bool) -> Costs:
    """What one hit costs."""
    parts = fire.falls if fractions else tuple(map(float, fire.falls))
    savable, other, picked = parts
    found: Costs = {Cost(): 1 - savable - other - picked}
    _add(found, Cost(savable=1) if target.medic else Cost(others=1), savable)
    _add(found, Cost(others=1), other)
    _add(found, Cost(others=1, picked=1), picked)
    return found


def _pins(fire: Fire, fractions: bool) -> Distribution:
    """The pins of a shell, or of flame (BA-HE-01, BA-WPN-11)."""
    return rolled_or_fixed(FLAME_PINS if fire.flame else tables.HIGH_EXPLOSIVE[fire.shell].pins, fractions)


def _joined(first: Costs, second: Costs, target: Target) -> Costs:
    """Both, one after the other; beyond the last man nothing more is lost (BA-SHOOT-26)."""
    men = target.men
    found: Costs = {}
    for one, chance in first.items():
        if one.buried:
            _add(found, BURIED, chance)
            continue
        for two, part in second.items():
            both = BURIED
            if not two.buried:
                both = Cost(
                    min(men, one.savable + two.savable),
                    min(men, one.others + two.others),
                    min(men, one.picked + two.picked),
                    one.hit or two.hit,
                    stacked_pins((one.pins, two.pins), target.sums),
                )
            _add(found, both, chance * part)
    return found


def _add(found: Costs, cost: Cost, chance: Chance) -> None:
    if chance:
        found[cost] = found.get(cost, 0) + chance
