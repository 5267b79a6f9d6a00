"""What damage dice cost people, exactly and without following them: how many die, how many lie down (AZ-FIRE-11,
AZ-FIRE-12, AZ-DMG-01 to AZ-DMG-06).

The chances of a die come from the statements by which it is rolled (``rules.fire.fates``); results are handed out by
the rules of ``result_allocation``. Where their owner, or who fired an accurate shot, has a choice of how many come to
harm, they are handed out as he is first offered to (``volley_results.usual``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from itertools import combinations, product
from math import comb, prod
from typing import NamedTuple

from grognard.core.engine.fates import Fate
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.fates import DEAD, SCARED, chance_of
from grognard.games.operation_ww2.rules.fire.result_allocation import Group
from grognard.games.operation_ww2.rules.fire.volley_results import ChooseLosses, applies_surplus, standing, usual
from grognard.odds.distributions import Chance, Distribution

Outcome = tuple[int, int]
"""How many die, how many lie down scared."""

Homes = tuple[tuple[int, ...], ...]
"""Of which parts each of some models may take results."""

Results = Mapping[Outcome, Chance]
"""The chance of each outcome."""

Dice = Mapping[Fate, int]
"""How many dice stand at each fate."""


NOBODY: Results = {(0, 0): 1.0}


class FireOdds(NamedTuple):
    """What some fire does: to people of the enemy and of the firer's own side; how many dice hit on average, and how
    many of them do anything to guns and vehicles or those in them."""

    enemies: Results = NOBODY
    own: Results = NOBODY
    hits: float = 0.0
    machines: float = 0.0

    @property
    def dead(self) -> Distribution:
        """How many enemies die."""
        return marginal(self.enemies, 0)

    @property
    def scared(self) -> Distribution:
        """How many of them lie down scared."""
        return marginal(self.enemies, 1)

    def along(self, other: FireOdds, people: int) -> FireOdds:
        """Both; no more than so many people of a side come to harm."""
        enemies, own = together(self.enemies, other.enemies, people), together(self.own, other.own, people)
        return FireOdds(enemies, own, self.hits + other.hits, self.machines + other.machines)


class Part(NamedTuple):
    """The dead and scared results on the same models; of ``aimed`` ones who fired chooses (AZ-SNP-05)."""

    units: tuple[str, ...]
    models: tuple[str, ...]
    results: Results
    aimed: bool = False


def results_of(dice: Dice, most: Outcome, fractions: bool = False) -> Results:
    """The dead and scared results of dice, those beyond what a target can take counted as that."""
    return _all_results(tuple(dice.items()), most, fractions)


@lru_cache(maxsize=4096)
def _all_results(dice: tuple[tuple[Fate, int], ...], most: Outcome, fractions: bool) -> Results:
    found: Results = {(0, 0): Fraction(1) if fractions else 1.0}
    for fate, number in dice:
        found = both(found, _results(fate, number, most, fractions), most)
    return found


@lru_cache(maxsize=4096)
def _results(fate: Fate, number: int, most: Outcome, fractions: bool) -> Results:
    parts: tuple[Chance, ...] = chance_of(fate, DEAD), chance_of(fate, SCARED)
    killing, scaring = parts if fractions else map(float, parts)
    rest = 1 - killing - scaring
    return gathered(
        ((min(kills, most[0]), min(scares, most[1])), ways * scaring**scares * rest ** (number - kills - scares))
        for kills in range(number + 1)
        for scares in range(number - kills + 1)
        if (ways := comb(number, kills) * comb(number - kills, scares) * killing**kills)
    )


def gathered(outcomes: Iterable[tuple[Outcome, Chance]]) -> Results:
    """The chance of each outcome, of ways to come to it; none that cannot be."""
    found: dict[Outcome, Chance] = {}
    for outcome, chance in outcomes:
        if chance:
            found[outcome] = found.get(outcome, 0) + chance
    return found


def part_of(units: tuple[str, ...], models: tuple[str, ...], fate: Fate, number: int, aimed: bool = False) -> Part:
    """So many dice at a fate, and on whom their results may fall."""
    most = len(models), len(models)
    return Part(units, models, results_of({fate: number}, most), aimed)


def together(one: Results, other: Results, people: int) -> Results:
    """What two attacks do to so many people, none of whom comes to harm twice."""
    whole = both(one, other, (people, people))
    return gathered(
        ((min(dead, people), min(scared, people - min(dead, people))), chance)
        for (dead, scared), chance in whole.items()
    )


def both(one: Results, other: Results, most: Outcome) -> Results:
    """The results of dice of two kinds."""
    if one == NOBODY:
        return other
    return gathered(
        ((min(dead + more, most[0]), min(scared + further, most[1])), chance * part)
        for (dead, scared), chance in one.items()
        for (more, further), part in other.items()
    )


def suffered(results: Results, upright: int, lying: int, surplus: bool) -> Results:
    """What becomes of a target with so many who stand and who lie.

    Dead results fall on those standing, then, if ``surplus``, on those lying (AZ-DMG-04), scared ones on those who
    still stand (AZ-DMG-05); each model takes one, the rest is lost (AZ-DMG-02).

    >>> suffered({(2, 1): 0.5, (0, 3): 0.5}, 2, 1, True)
    {(2, 0): 0.5, (0, 2): 0.5}
    """
    most = upright + lying if surplus else upright
    return gathered(
        ((min(dead, most), min(scared, upright - min(dead, upright))), chance)
        for (dead, scared), chance in results.items()
    )


def casualty_odds_of(g: G, seat: int, parts: Sequence[Part]) -> Results:
    """What becomes of all people of a seat on whom the results of several parts fall together."""
    people = len({id for part in parts for id in part.models})
    found: Results = {(0, 0): 1.0}
    for together in _apart(parts):
        found = both(found, _handed_out(g, seat, together), (people, people))
    return found


def _apart(parts: Sequence[Part]) -> list[list[Part]]:
    """The parts, those together whose results may fall on the same models; of the same models they are one part."""
    merged: dict[tuple[frozenset[str], bool], Part] = {}
    for part in parts:
        key, most = (frozenset(part.models), part.aimed), len(part.models)
        known = merged.get(key)
        results = part.results if known is None else both(known.results, part.results, (most, most))
        merged[key] = part._replace(results=results)
    groups: list[list[Part]] = []
    for part in merged.values():
        near = [group for group in groups if any(not set(part.models).isdisjoint(each.models) for each in group)]
        groups = [group for group in groups if group not in near]
        groups.append([part, *(each for group in near for each in group)])
    return groups


def _handed_out(g: G, seat: int, parts: list[Part]) -> Results:
    units = tuple(dict.fromkeys(id for part in parts for id in part.units))
    whole = [Group(part.models, aimed=part.aimed) for part in parts]
    who = standing(g, units, whole)
    if len(parts) == 1 and not parts[0].aimed:
        return suffered(parts[0].results, len(who.standing), len(who.lying), applies_surplus(g))
    nearest_first = g.setup.options["allocation_choice"] == "nearest_first"
    if nearest_first or any(part.aimed for part in parts):
        dealt = partial(_dealt, g, seat, units, parts)
    else:
        order = ChooseLosses(seat, units, tuple(whole)).spared(g)
        masks = {id: tuple(n for n, part in enumerate(parts) if id in part.models) for id in order}
        upright = tuple(masks[id] for id in order if id in who.standing)
        lying = tuple(masks[id] for id in order if id in who.lying) if applies_surplus(g) else ()
        dealt = partial(harmed, upright, lying)
    return gathered(
        (dealt(tuple(outcome for outcome, _ in ways)), prod(chance for _, chance in ways))
        for ways in product(*(part.results.items() for part in parts))
    )


def harmed(upright: Homes, lying: Homes, results: tuple[Outcome, ...]) -> Outcome:
    """How many die and lie down of models that may each take results of some parts only, in the order in which they are
    handed out. A pure count, the same as by ``result_allocation.handed_out``.

    >>> harmed(((0,), (0, 1)), (), ((1, 0), (0, 1)))
    (1, 1)
    """
    left, fallen = _after(upright, lying, tuple(dead for dead, _ in results))
    return fallen, len(left) - len(_after(left, (), tuple(scared for _, scared in results))[0])


@lru_cache(maxsize=65536)
def _after(upright: Homes, lying: Homes, counts: tuple[int, ...]) -> tuple[Homes, int]:
    """Who is left of those upright when so many results of each part are handed out, and how many take one of all."""
    # Each can have one of his own as long as no parts have more takers who may take of these alone than results.
    within = [frozenset(each) for size in range(1, len(counts) + 1) for each in combinations(range(len(counts)), size)]
    room = {parts: sum(counts[part] for part in parts) for parts in within}
    left = []
    fallen = 0
    for number, home in enumerate((*upright, *lying)):
        about = [parts for parts in within if parts.issuperset(home)]
        if all(room[parts] for parts in about):
            fallen += 1
            for parts in about:
                room[parts] -= 1
        elif number < len(upright):
            left.append(home)
    return tuple(left), fallen


def _dealt(g: G, seat: int, units: tuple[str, ...], parts: list[Part], results: tuple[Outcome, ...]) -> Outcome:
    """What becomes of those whom results of several parts may fall on, handed out as is first offered."""
    groups = [Group(part.models, *each, part.aimed) for part, each in zip(parts, results, strict=True)]
    losses = usual(g, seat, units, groups)
    return len(losses.dead), len(losses.scared)


def marginal(results: Results, which: int) -> Distribution:
    """The distribution of the dead, or of the scared, alone."""
    nothing = next(iter(results.values())) * 0
    chances = [nothing] * (max(outcome[which] for outcome in results) + 1)
    for outcome, part in results.items():
        chances[outcome[which]] += part
    return Distribution(0, tuple(chances))


def added(dice: Iterable[tuple[Fate, int]]) -> dict[Fate, int]:
    """Dice at the same fate counted together."""
    found: dict[Fate, int] = {}
    for fate, number in dice:
        found[fate] = found.get(fate, 0) + number
    return found
