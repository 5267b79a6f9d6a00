"""What shooting does to a squadron: the hits go round among its vehicles, as their owner shares them out, and each
takes its own (WH-VEH-08, WH-VEH-35)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import groupby

from grognard.core.engine.fates import chance_of
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.odds.shot import Battery, hit_by
from grognard.games.wh40k5.odds.vehicle_piercing_chances import Shots, damage, destroyed
from grognard.games.wh40k5.odds.wound_odds import thinned
from grognard.games.wh40k5.rules.shooting.fates import HIT
from grognard.games.wh40k5.rules.shooting.volleys import Line
from grognard.games.wh40k5.rules.vehicles.gunnery import ranked
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.odds.distributions import Chance, Distribution, convolve, mixture

Counts = tuple[int, ...]
"""How many hits of each kind strike a vehicle."""


def is_reckoned(found: Battery) -> bool:
    """Whether it can be told what shooting does to the squadron: markers strike who stands under them, and penetration
    may be rolled before hits are shared."""
    lines = [line for line in found.shooting.lines if not line.lost]
    return found.g.setup.options["squadron_allocate"] != "penetrations" and not any(
        TABLES.weapons[line.weapon].marker for line in lines
    )


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
