"""What shooting does to a squadron, and to guns: the hits go round among its vehicles, as their owner shares them out,
and each takes its own (WH-VEH-08, WH-VEH-35, WH-UNIT-06)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import groupby, product

from grognard.core.engine.fates import chance_of
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.odds.morale_odds import Fates, fates
from grognard.games.wh40k5.odds.shot import Battery, hit_by
from grognard.games.wh40k5.odds.vehicle_piercing_chances import Shots, damage, destroyed, destroying
from grognard.games.wh40k5.odds.wound_odds import Ends, thinned, wound_odds_of
from grognard.games.wh40k5.rules.shooting.fates import HIT
from grognard.games.wh40k5.rules.shooting.volleys import Line, Volley
from grognard.games.wh40k5.rules.units.artillery import guns_of
from grognard.games.wh40k5.rules.vehicles.gunnery import ranked
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.odds.distributions import Chance, Distribution, binomial, certainly, convolve, mixture

Counts = tuple[int, ...]
"""How many hits of each kind strike a vehicle."""


def is_reckoned(found: Battery) -> bool:
    """Whether it can be told what shooting does to the squadron, or to guns and their crew: markers strike who stands
    under them, and of a squadron penetration may be rolled before hits are shared."""
    if any(TABLES.weapons[line.weapon].marker for line in found.shooting.lines if not line.lost):
        return False
    return not found.target.is_vehicle or found.g.setup.options["squadron_allocate"] != "penetrations"


def by_turns(hits: Sequence[Distribution], vehicles: int, one: Chance) -> dict[tuple[Counts, ...], Chance]:
    """How many hits of each kind strike each of so many vehicles, one after the other.

    >>> by_turns([Distribution(3, (1.0,)), Distribution(2, (1.0,))], 2, 1.0)
    {((2, 1), (1, 1)): 1.0}
    """
    found: dict[tuple[int, tuple[Counts, ...]], Chance] = {(0, ((),) * vehicles): one}
    for kind in hits:
        later: dict[tuple[int, tuple[Counts, ...]], Chance] = {}
        for (first, counts), chance in found.items():
            for number, part in kind.items():
                each, more = divmod(number, vehicles)
                dealt = tuple((*before, each + ((at - first) % vehicles < more)) for at, before in enumerate(counts))
                key = (first + number) % vehicles, dealt
                later[key] = later.get(key, one * 0) + chance * part
        found = later
    ends: dict[tuple[Counts, ...], Chance] = {}
    for (_, counts), chance in found.items():
        ends[counts] = ends.get(counts, one * 0) + chance
    return ends


def lost(found: Battery) -> Distribution:
    """How many vehicles of a squadron are destroyed."""
    return mixture((weight, _lost(found, lines)) for weight, lines in found.situations)


def _lost(found: Battery, lines: tuple[Line, ...]) -> Distribution:
    """The same for the weapons that are fired."""
    target, one = found.target, found.one
    order = [id for part in ranked(target, found.shooting.sightings) for id in part]
    kinds: list[tuple[tuple[ArmourHit, ...], list[Distribution]]] = []
    for hits, group in groupby(
        found.volleys(lines), key=lambda each: tuple(hit_by(found.shooting, each[0], id) for id in order)
    ):
        numbers = [thinned(dice, chance_of(each.fate, HIT), fractions=found.fractions) for each, dice in group]
        kinds.append((hits, numbers))

    @cache
    def gone(at: int, counts: Counts, left: int) -> Chance:
        model = target.model(order[at])
        unit = target if left > 1 else replace(target, models=(model,))
        sure = Fraction(1)
        shots = [Shots(count, ((hits[at], sure),)) for (hits, _), count in zip(kinds, counts, strict=True) if count]
        return destroyed(damage(found.g, unit, model, shots, fractions=found.fractions))

    chances = [one * 0] * (len(order) + 1)
    for dealt, weight in by_turns([convolve(*numbers) for _, numbers in kinds], len(order), one).items():
        ends = [weight] + [one * 0] * len(order)
        for at, counts in enumerate(dealt):
            if any(counts):
                struck = [gone(at, counts, len(order) - before) for before in range(at + 1)]
                ends = [
                    (ends[number] * (1 - struck[number]) if number <= at else one * 0)
                    + (ends[number - 1] * struck[number - 1] if 0 < number <= at + 1 else one * 0)
                    for number in range(len(ends))
                ]
        chances = [before + more for before, more in zip(chances, ends, strict=True)]
    return Distribution(0, tuple(chances))


# ---- guns --------------------------------------------------------------------------------------------------------


def guns_and_crew(found: Battery) -> dict[int, Ends]:
    """How the crew of guns may be left, by how many guns are destroyed: of each hit a die says whether it strikes them,
    and then whatever glances or penetrates destroys one (WH-UNIT-02, WH-UNIT-06)."""
    guns, one = guns_of(found.target), found.one
    ends: dict[int, Ends] = {}
    for weight, lines in found.situations:
        volleys = found.volleys(lines)
        harms = [
            one * destroying(found.g, guns[0], found.shooting.hit_on_gun(found.g, found.unit, v)) for v, _ in volleys
        ]
        for parts in product(*(list(_at_guns(found, *each)) for each in volleys)):
            chance = weight
            for _, _, part in parts:
                chance = chance * part
            sprays = [
                spray
                for (volley, _), (left, _, _) in zip(volleys, parts, strict=True)
                for spray in found.sprayed(volley, left, _spared(found, volley))
            ]
            crew = wound_odds_of(found.squad, sprays, fractions=found.fractions)
            hits = [certainly(number, fractions=found.fractions) for _, number, _ in parts]
            for number, share in _destroyed(hits, harms, len(guns), one).items():
                row = ends.setdefault(number, {})
                for end, part in crew.items():
                    row[end] = row.get(end, one * 0) + chance * share * part
    return ends


def _at_guns(found: Battery, volley: Volley, dice: int | Distribution) -> Iterator[tuple[int, int, Chance]]:
    """How many dice of a volley strike no gun and how many strike one, with the chances."""
    strikes = chance_of(volley.fate, HIT) * (1 - found.crew)
    counts = [(dice, found.one)] if isinstance(dice, int) else dice.items()
    for thrown, chance in counts:
        for number, part in binomial(thrown, strikes, fractions=found.fractions).items():
            yield thrown - number, number, chance * part


def _spared(found: Battery, volley: Volley) -> Fraction:
    """The chance that a die which strikes no gun strikes the crew."""
    hit = chance_of(volley.fate, HIT)
    return hit * found.crew / (1 - hit * (1 - found.crew)) if hit else hit


def _destroyed(hits: Sequence[Distribution], harms: Sequence[Chance], guns: int, one: Chance) -> Distribution:
    """How many guns are destroyed by so many hits of each kind, dealt round among them."""
    (dealt,) = by_turns(hits, guns, one)
    each = []
    for counts in dealt:
        spared = one
        for harm, count in zip(harms, counts, strict=True):
            spared = spared * (1 - harm) ** count
        each.append(binomial(1, 1 - spared, fractions=isinstance(one, Fraction)))
    return convolve(*each)


def crew_fates(found: Battery, ends: Mapping[int, Ends]) -> Fates:
    """What becomes of the crew: for its test at the end of the phase guns count as models lost (WH-MORALE-01)."""
    parts = [
        fates(found.g, replace(found.target, lost=found.target.lost + guns), some, fractions=found.fractions)
        for guns, some in ends.items()
    ]
    return Fates(*(sum(each, found.one * 0) for each in zip(*parts, strict=True)))
