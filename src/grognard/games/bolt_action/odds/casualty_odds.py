"""What a shot costs its target, exactly: men killed, how many of them the shooter picks, pins (BA-SHOOT-24 to
BA-SHOOT-26, BA-HE-01, BA-HQ-05, BA-BLD-04, BA-PIN-07).

The joint chances of all three, so that whatever follows from them (leaders lost, morale, rout) can be followed on from
there by the engine itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache, reduce
from itertools import chain
from typing import NamedTuple

from grognard.core.engine.fates import chances
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.fires import Fire, rolled, scored
from grognard.games.bolt_action.rules.shooting.damage import Blows, damage_needs, medic_near
from grognard.games.bolt_action.rules.shooting.fates import FLAME_PINS, MEDIC, SAVED, blast_hits, stacked_pins
from grognard.games.bolt_action.rules.shooting.shoot import sums_pins
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Chance, Distribution, binomial, certainly, convolve, mixture

Joint = tuple[tuple[Chance, ...], ...]
"""The chance of each number of men killed (first index) of whom so many are picked by the shooter (second)."""


class CasualtyOdds:
    """The joint chances of what a shot costs: ``hits`` (after shells burst), and ``struck``: for each number of pins
    the ``Joint`` of men killed and picked, men beyond the last cut off."""

    def __init__(self, hits: Distribution, struck: tuple[tuple[int, Joint], ...]) -> None:
        self.hits = hits
        self.struck = struck
        self.nothing: Chance = hits.chances[0] * 0

    @cached_property
    def kills(self) -> Distribution:
        """The chances of each number of men killed."""
        rows = zip(*(joint for _, joint in self.struck), strict=True)
        return Distribution(0, tuple(sum(chain(*some), self.nothing) for some in rows))

    @cached_property
    def pins(self) -> Distribution:
        """The chances of each number of pins taken; a unit without a man left takes none (BA-PIN-03)."""
        found: dict[int, Chance] = {0: self.nothing}
        for pins, joint in self.struck:
            found[0] += sum(joint[-1], self.nothing)
            found[pins] = found.get(pins, self.nothing) + sum(chain(*joint[:-1]), self.nothing)
        return Distribution(0, tuple(found.get(pins, self.nothing) for pins in range(max(found) + 1)))


class Target(NamedTuple):
    """What about a target decides what it loses. ``felling``: the hits of one shell that bring the roof down, 0 for
    none; ``sums``: by house rule pins are added up."""

    men: int
    down: bool
    medic: bool = False
    felling: int = 0
    sums: bool = False


class Cost(NamedTuple):
    """What dice have cost a unit so far: men whom a medic may save, other men, how many of these the shooter picks,
    whether anything but shells and flame has hit, and the pins of those."""

    savable: int = 0
    others: int = 0
    picked: int = 0
    hit: bool = False
    pins: int = 0


Costs = Mapping[Cost, Chance]


def casualty_odds_of_fire(
    g: G, target: Unit, fires: Sequence[Fire], fractions: bool = False, medics: bool = True
) -> CasualtyOdds:
    """What volleys cost men where they stand, under a roof or with a medic beside them too. ``medics``: whether one may
    help."""
    felling = tables.BUILDINGS["felling-hits"].value if target.inside is not None else 0
    medic = medics and any(fire.small_arms for fire in fires) and medic_near(g, target)
    return casualty_odds_of(
        tuple(fires), Target(len(target.men), target.order == "down", medic, felling, sums_pins(g)), fractions
    )


def blows_toll(g: G, unit: Unit, blows: Sequence[Blows], fractions: bool) -> Joint:
    """Men killed and picked by hits that have been scored."""
    needs = damage_needs(g, unit, blows)
    fires = tuple(scored(blow, need) for blow, need in zip(blows, needs, strict=True))
    ((_, joint),) = casualty_odds_of(fires, Target(len(unit.men), down=False), fractions).struck
    return joint


@lru_cache(maxsize=4096)
def casualty_odds_of(fires: tuple[Fire, ...], target: Target, fractions: bool = False) -> CasualtyOdds:
    """What volleys cost a unit; equal ones are counted together, and in whatever order they come it is the same."""
    alike = Counter[Fire]()
    for fire in fires:
        alike[fire._replace(shots=1)] += fire.shots
    merged = tuple(sorted(one._replace(shots=shots) for one, shots in alike.items()))
    return _summed_up(merged, target, fractions) if merged == fires else casualty_odds_of(merged, target, fractions)


def _summed_up(fires: tuple[Fire, ...], target: Target, fractions: bool) -> CasualtyOdds:
    volleys = (_repeated(_shot(fire._replace(shots=1), target, fractions), fire.shots, target) for fire in fires)
    total = reduce(lambda one, two: _joined(one, two, target), volleys)
    if any(fire.flame for fire in fires):
        total = _joined(total, _frightened(fractions), target)
    nothing: Chance = Fraction(0) if fractions else 0.0
    struck: dict[int, list[list[Chance]]] = {}
    for cost, chance in total.items():
        pins = stacked_pins((cost.hit, cost.pins), target.sums)
        joint = struck.setdefault(pins, [[nothing] * (killed + 1) for killed in range(target.men + 1)])
        for fallen, picked, part in _fallen(cost, target, fractions):
            joint[fallen][picked] += chance * part
    hits = convolve(*(_hits(fire, target.down, fractions) for fire in fires))
    return CasualtyOdds(hits, tuple((pins, tuple(map(tuple, struck[pins]))) for pins in sorted(struck)))


@lru_cache(maxsize=2)
def _frightened(fractions: bool) -> Costs:
    """The pins of flame, rolled once however many flamethrowers fire (BA-WPN-11)."""
    return {Cost(pins=pins): chance for pins, chance in rolled(FLAME_PINS, fractions).items()}


def _fallen(cost: Cost, target: Target, fractions: bool) -> Iterator[tuple[int, int, Chance]]:
    """How many men fall, how many of them picked, with the chances of the medic's dice (BA-HQ-05)."""
    falls = min(target.men, cost.savable + cost.others)
    dice = min(cost.savable, max(0, target.men - cost.others)) if target.medic else 0
    for saved, chance in binomial(dice, chances(MEDIC)[SAVED], fractions=fractions).items():
        yield falls - saved, min(cost.picked, falls - saved), chance


def _hits(fire: Fire, down: bool, fractions: bool) -> Distribution:
    """How many hits a volley scores, after shells burst."""
    chance: Chance = fire.hit if fractions else float(fire.hit)
    if not fire.bursts:
        return binomial(fire.shots, chance, fractions=fractions)
    one = mixture([(1 - chance, certainly(0, fractions=fractions)), (chance, fire.burst(down, fractions))])
    return convolve(*[one] * fire.shots)


@lru_cache(maxsize=512)
def _shot(fire: Fire, target: Target, fractions: bool) -> Costs:
    """What one shot costs: whoever is hit at all is pinned once (BA-SHOOT-24), a shell has pins of its own; a roof that
    comes down buries all (BA-BLD-04)."""
    one: Chance = Fraction(1) if fractions else 1.0
    hit: Chance = fire.hit if fractions else float(fire.hit)
    savable, other, picked = fire.falls if fractions else tuple(map(float, fire.falls))
    if not target.medic:
        savable, other = savable * 0, savable + other
    parts = ((Cost(), 1 - savable - other - picked), (Cost(1), savable), (Cost(0, 1), other), (Cost(0, 1, 1), picked))
    wound = {cost: chance for cost, chance in parts if chance}
    found = {Cost(): one - hit} if hit != one else {}
    for number, part in fire.burst(False, fractions).items():
        wounds = _repeated(wound, blast_hits(number, target.down and bool(fire.shell)), target)
        if fire.shell and target.felling and number >= target.felling:
            wounds = {Cost(others=target.men): one}
        for pins, share in fire.pins(fractions).items():
            for cost, chance in wounds.items():
                struck = cost._replace(hit=not fire.bursts, pins=pins)
                found[struck] = found.get(struck, 0) + hit * part * share * chance
    return found


def _repeated(one: Costs, times: int, target: Target) -> Costs:
    """The same so many times."""
    if times < 2:
        return one if times else {Cost(): sum(one.values())}
    half = _repeated(one, times // 2, target)
    twice = _joined(half, half, target)
    return _joined(twice, one, target) if times % 2 else twice


def _joined(first: Costs, second: Costs, target: Target) -> Costs:
    """Both, one after the other; beyond the last man nothing more is lost (BA-SHOOT-26)."""
    men, sums = target.men, target.sums
    found: dict[Cost, Chance] = {}
    known = found.get
    new = tuple.__new__
    for (savable, others, picked, hit, pins), chance in first.items():
        for two, part in second.items():
            saved, fell, chosen, struck, more = two
            saved, fell, chosen = saved + savable, fell + others, chosen + picked
            both = new(
                Cost,
                (
                    saved if saved < men else men,
                    fell if fell < men else men,
                    chosen if chosen < men else men,
                    hit or struck,
                    stacked_pins((pins, more), sums) if pins and more else pins or more,
                ),
            )
            found[both] = known(both, 0) + chance * part
    return found
