"""What damage dice cost people, exactly and without following them: how many die, how many lie down (AZ-FIRE-11,
AZ-FIRE-12, AZ-DMG-01 to AZ-DMG-06).

The chances of a die come from the statements by which it is rolled (``rules.fire.fates``); results are handed out by
the rules of ``result_allocation``. Where their owner, or who fired an accurate shot, has a choice of how many come to
harm, they are handed out as he is first offered to (``volley_results.usual``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from math import comb, prod
from typing import NamedTuple

from grognard.core.engine.fates import Fate
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.odds.overlapping_parts import shared_out
from grognard.games.operation_ww2.rules.fire.fates import DEAD, SCARED, chance_of
from grognard.games.operation_ww2.rules.fire.result_allocation import Group
from grognard.games.operation_ww2.rules.fire.volley_results import applies_surplus, standing, usual_order
from grognard.odds.distributions import Chance, Distribution, certainly, convolve

Outcome = tuple[int, int]
"""How many die, how many lie down scared."""

Homes = tuple[tuple[int, ...], ...]
"""Of which parts each of some models may take results."""

Takers = tuple[int, int, Homes, Homes]
"""How many are dead and scared by accurate shots, and where those who stand and who lie may take results besides."""

Results = Mapping[Outcome, Chance]
"""The chance of each outcome."""

Ways = tuple[tuple[Outcome, Chance], ...]
"""The same, as what is remembered is named."""

Dice = Mapping[Fate, int]
"""How many dice stand at each fate."""


NOBODY: Results = {(0, 0): 1}


WORST = ("none", "crew", "weapon", "mobility", "destroyed")
"""What a hit does to a gun or vehicle, the mildest first; a gun without its barrel is destroyed."""

Calm = tuple[Chance, ...]
"""The chance that no gun or vehicle suffers worse than each of ``WORST`` but the last."""

UNHARMED: Calm = (1,) * (len(WORST) - 1)


class FireOdds(NamedTuple):
    """What some fire does: to people of the enemy and of the firer's own side; how many dice hit, how many of them on
    average do anything to guns and vehicles or those in them, and how bad the worst of it is. ``unfollowed``: so many
    of its templates, the last ones, are left out, since it would take too long."""

    enemies: Results = NOBODY
    own: Results = NOBODY
    hits: Distribution = certainly(0)
    machines: float = 0.0
    calm: Calm = UNHARMED
    unfollowed: int = 0

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
        calm = all_calm(self.calm, other.calm)
        return FireOdds(enemies, own, convolve(self.hits, other.hits), self.machines + other.machines, calm)

    def hurting(self, things: Iterable[FireOdds]) -> FireOdds:
        """It with what is done to guns and vehicles besides."""
        each = list(things)
        machines = self.machines + sum(found.machines for found in each)
        return self._replace(machines=machines, calm=all_calm(self.calm, *(found.calm for found in each)))


def all_calm(*each: Calm) -> Calm:
    """No worse in any of several things.

    >>> all_calm((0.5, 1.0, 1.0, 1.0), (0.5, 0.5, 1.0, 1.0))
    (0.25, 0.5, 1.0, 1.0)
    """
    return tuple(prod(chances) for chances in zip(UNHARMED, *each, strict=True))


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
    found = NOBODY
    for fate, number in dice:
        found = both(found, _results(fate, number, most, fractions), most)
    return found


@lru_cache(maxsize=4096)
def _results(fate: Fate, number: int, most: Outcome, fractions: bool) -> Results:
    parts = chance_of(fate, DEAD), chance_of(fate, SCARED)
    three: tuple[Chance, ...] = (*parts, 1 - sum(parts))
    killing, scaring, rest = three if fractions else map(float, three)
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


def part_of(
    units: tuple[str, ...],
    models: tuple[str, ...],
    fate: Fate,
    number: int,
    aimed: bool = False,
    *,
    fractions: bool = False,
) -> Part:
    """So many dice at a fate, and on whom their results may fall."""
    most = len(models), len(models)
    return Part(units, models, results_of({fate: number}, most, fractions), aimed)


def together(one: Results, other: Results, people: int) -> Results:
    """What two attacks do to so many people, none of whom comes to harm twice."""
    whole = both(one, other, (people, people))
    return gathered(
        ((min(dead, people), min(scared, people - min(dead, people))), chance)
        for (dead, scared), chance in whole.items()
    )


def both(one: Results, other: Results, most: Outcome) -> Results:
    """The results of dice of two kinds."""
    if NOBODY in (one, other):
        return other if one == NOBODY else one
    exact = any(isinstance(chance, Fraction) for each in (one, other) for chance in each.values())
    return _both(tuple(one.items()), tuple(other.items()), most, exact)


@lru_cache(maxsize=2048)
def _both(one: Ways, other: Ways, most: Outcome, exact: bool) -> Results:
    """``exact``: with fractions, which are not told from other numbers by being equal."""
    return gathered(
        ((min(dead + more, most[0]), min(scared + further, most[1])), chance * part)
        for (dead, scared), chance in one
        for (more, further), part in other
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
    found = NOBODY
    for together in _apart(parts):
        found = both(found, _handed_out(g, seat, together), (people, people))
    return found


def _apart(parts: Sequence[Part]) -> list[list[Part]]:
    """The parts, those together whose results may fall on the same models, in their order, as that may decide who
    falls; of the same models they are one part."""
    merged: dict[tuple[frozenset[str], bool], Part] = {}
    for part in parts:
        key, most = (frozenset(part.models), part.aimed), len(part.models)
        known = merged.get(key)
        results = part.results if known is None else both(known.results, part.results, (most, most))
        merged[key] = part._replace(results=results)
    whole = list(merged.values())
    groups: list[list[int]] = []
    for number, part in enumerate(whole):
        near = [group for group in groups if any(not set(part.models).isdisjoint(whole[n].models) for n in group)]
        groups = [group for group in groups if group not in near]
        groups.append(sorted([*(each for group in near for each in group), number]))
    return [[whole[number] for number in group] for group in groups]


def _handed_out(g: G, seat: int, parts: list[Part]) -> Results:
    units = tuple(dict.fromkeys(id for part in parts for id in part.units))
    whole = [Group(part.models, aimed=part.aimed) for part in parts]
    who = standing(g, units, whole)
    if len(parts) == 1 and not parts[0].aimed:
        return suffered(parts[0].results, len(who.standing), len(who.lying), applies_surplus(g))
    # Who is there to take them depends on what was aimed at somebody, else only on which parts have any results.
    kinds = [{_kind(each, part.aimed): None for each in part.results} for part in parts]
    takers = tuple((key, takers_of(g, seat, units, parts, key)) for key in product(*kinds))
    exact = any(isinstance(chance, Fraction) for part in parts for chance in part.results.values())
    results = tuple((tuple(part.results.items()), part.aimed) for part in parts)
    if not exact and prod(len(part.results) for part in parts) > MANY:
        return _all_at_once(parts, dict(takers))
    return _one_by_one(results, takers, exact)


def _kind(outcome: Outcome, aimed: bool) -> Outcome:
    return outcome if aimed else (int(any(outcome)), 0)


@lru_cache(maxsize=512)
def _one_by_one(
    parts: tuple[tuple[Ways, bool], ...],
    takers: tuple[tuple[tuple[Outcome, ...], Takers], ...],
    exact: bool,
) -> Results:
    """The results of parts handed out in each of their combinations; ``exact``: the chances are fractions."""
    known = dict(takers)

    def dealt(results: tuple[Outcome, ...]) -> Outcome:
        dead, scared, upright, lying = known[
            tuple(_kind(each, aimed) for each, (_, aimed) in zip(results, parts, strict=True))
        ]
        rest = tuple(each for each, (_, aimed) in zip(results, parts, strict=True) if any(each) and not aimed)
        more, further = harmed(upright, lying, rest)
        return dead + more, scared + further

    return gathered(
        (dealt(tuple(outcome for outcome, _ in ways)), prod(chance for _, chance in ways))
        for ways in product(*(results for results, _ in parts))
    )


MANY = 2000
"""In more ways than this results are not handed out one by one."""


def _all_at_once(parts: Sequence[Part], takers: Mapping[tuple[Outcome, ...], Takers]) -> Results:
    """The same for very many ways: of what was aimed at somebody each, of the other parts those in which the same of
    them have any results together."""
    found: dict[Outcome, Chance] = {}
    kinds: list[list[tuple[Outcome, Chance]]] = []
    for part in parts:
        none = part.results.get((0, 0), 0.0)
        apart: dict[Outcome, Chance] = {(int(any(outcome)), 0): none for outcome in part.results}
        kinds.append(list((part.results if part.aimed else apart).items()))
    for ways in product(*kinds):
        key = tuple(outcome for outcome, _ in ways)
        dead, scared, upright, lying = takers[key]
        rest = [
            {outcome: float(chance) for outcome, chance in part.results.items() if any(outcome)}
            for part, each in zip(parts, key, strict=True)
            if any(each) and not part.aimed
        ]
        alone = prod(chance for part, (each, chance) in zip(parts, ways, strict=True) if part.aimed or not any(each))
        for (more, further), chance in shared_out(upright, lying, rest).items() if rest else [((0, 0), 1.0)]:
            outcome = dead + more, scared + further
            found[outcome] = found.get(outcome, 0) + alone * chance
    return found


Fallen = tuple[tuple[str, ...], tuple[str, ...], Chance]
"""Who dies and who lies down, with the chance."""


class Allocation(NamedTuple):
    """Whom accurate shots kill and scare, and who takes all other results besides, in the order in which they usually
    fall: those who stand and who lie, each with the parts he may take results of."""

    dead: tuple[str, ...]
    scared: tuple[str, ...]
    upright: tuple[tuple[str, tuple[int, ...]], ...]
    lying: tuple[tuple[str, tuple[int, ...]], ...]


def allocation(
    g: G, seat: int, units: tuple[str, ...], parts: Sequence[Part], results: Sequence[Outcome]
) -> Allocation:
    """On whom results of several parts fall."""
    groups = [Group(part.models, *each, part.aimed) for part, each in zip(parts, results, strict=True)]
    aimed, decision, order = usual_order(g, seat, units, groups)
    who = standing(g, units, decision.groups)
    homes = [(id, tuple(n for n, group in enumerate(decision.groups) if id in group.models)) for id in order]
    upright = tuple(each for each in homes if each[0] in who.standing)
    lying = tuple(each for each in homes if each[0] in who.lying) if applies_surplus(g) else ()
    return Allocation(tuple(aimed.dead), tuple(aimed.scared), upright, lying)


def takers_of(g: G, seat: int, units: tuple[str, ...], parts: Sequence[Part], results: Sequence[Outcome]) -> Takers:
    """How many accurate shots kill and scare, and of which of the other parts with results all others may take some, in
    the order in which they usually fall."""
    dead, scared, upright, lying = allocation(g, seat, units, parts, results)
    return len(dead), len(scared), tuple(home for _, home in upright), tuple(home for _, home in lying)


def fallen_of(g: G, seat: int, parts: Sequence[Part]) -> Iterator[list[Fallen]]:
    """Who dies and who lies down by the results of several parts, of those together that may fall on the same
    models."""
    for some in _apart(parts):
        units = tuple(dict.fromkeys(id for part in some for id in part.units))
        found: dict[tuple[tuple[str, ...], tuple[str, ...]], Chance] = {}
        for ways in product(*(part.results.items() for part in some)):
            kinds = [_kind(outcome, part.aimed) for part, (outcome, _) in zip(some, ways, strict=True)]
            who = allocation(g, seat, units, some, kinds)
            rest = tuple(each for part, (each, _) in zip(some, ways, strict=True) if any(each) and not part.aimed)
            dead, down = taking(tuple(home for _, home in who.upright), tuple(home for _, home in who.lying), rest)
            names = [id for id, _ in (*who.upright, *who.lying)]
            key = (*who.dead, *(names[n] for n in dead)), (*who.scared, *(names[n] for n in down))
            found[key] = found.get(key, 0) + prod(chance for _, chance in ways)
        yield [(*key, chance) for key, chance in found.items() if chance]


def harmed(upright: Homes, lying: Homes, results: tuple[Outcome, ...]) -> Outcome:
    """How many die and lie down of models that may each take results of some parts only, in the order in which they are
    handed out. A pure count, the same as by ``result_allocation.handed_out``.

    >>> harmed(((0,), (0, 1)), (), ((1, 0), (0, 1)))
    (1, 1)
    """
    dead, scared = taking(upright, lying, results)
    return len(dead), len(scared)


def taking(upright: Homes, lying: Homes, results: tuple[Outcome, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Which of them die and lie down, by their places among all."""
    dead = _takers(upright, lying, tuple(dead for dead, _ in results))
    left = [number for number in range(len(upright)) if number not in dead]
    down = _takers(tuple(upright[number] for number in left), (), tuple(scared for _, scared in results))
    return dead, tuple(left[number] for number in down)


@lru_cache(maxsize=65536)
def _takers(upright: Homes, lying: Homes, counts: tuple[int, ...]) -> tuple[int, ...]:
    """Which of all take one when so many results of each part are handed out."""
    # Each can have one of his own as long as no parts have more takers who may take of these alone than results.
    within = [frozenset(each) for size in range(1, len(counts) + 1) for each in combinations(range(len(counts)), size)]
    room = {parts: sum(counts[part] for part in parts) for parts in within}
    found = []
    for number, home in enumerate((*upright, *lying)):
        about = [parts for parts in within if parts.issuperset(home)]
        if all(room[parts] for parts in about):
            found.append(number)
            for parts in about:
                room[parts] -= 1
    return tuple(found)


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
