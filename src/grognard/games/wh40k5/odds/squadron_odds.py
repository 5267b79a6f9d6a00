"""What shooting does to a squadron, and to guns: the hits go round among its vehicles, as their owner shares them out,
and each takes its own (WH-VEH-08, WH-VEH-35, WH-UNIT-06)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import groupby, product, zip_longest
from typing import NamedTuple

from grognard.core.engine.fates import chance_of, chances
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.vehicle_condition import is_open_topped
from grognard.games.wh40k5.ground.vehicle_faces import armour
from grognard.games.wh40k5.odds.explosion_odds import Hurt, blown_up
from grognard.games.wh40k5.odds.hit_odds import worth
from grognard.games.wh40k5.odds.morale_odds import Fates, fates
from grognard.games.wh40k5.odds.shot import CERTAIN, Battery, hit_by, sure
from grognard.games.wh40k5.odds.vehicle_piercing_chances import (
    NOTHING,
    SPARED,
    Blows,
    Table,
    destroying,
    harmed,
    struck_by,
    table_of,
)
from grognard.games.wh40k5.odds.wound_odds import Ends, thinned, wound_odds_of
from grognard.games.wh40k5.odds.wound_odds import lost as lost_of
from grognard.games.wh40k5.rules.shooting.fates import HIT
from grognard.games.wh40k5.rules.shooting.volleys import Line, Volley
from grognard.games.wh40k5.rules.units.artillery import guns_of
from grognard.games.wh40k5.rules.vehicles.damage import EXPLODES, WRECKED
from grognard.games.wh40k5.rules.vehicles.fates import NONE, to_pierce
from grognard.games.wh40k5.rules.vehicles.gunnery import (
    ChooseShares,
    HitsShared,
    PenetrationsShared,
    ShareHits,
    StruckModel,
    ranked,
)
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance, Distribution, binomial, certainly, convolve

Counts = tuple[int, ...]
"""How many hits of each kind strike a vehicle."""
Standing = dict[tuple[tuple[Blows, ...], tuple[str, ...]], Chance]
"""What may have struck each vehicle of a squadron, and which of them have exploded, one after another."""
Strikes = tuple[tuple[int, Table], ...]
"""How many dice strike a vehicle, and what each may do to it."""
WRECK = SPARED._replace(gone=WRECKED)


class Fallen(NamedTuple):
    """Which vehicles of a squadron are destroyed, and which of them exploded, one after another."""

    gone: tuple[str, ...]
    exploded: tuple[str, ...]


class Squadron:
    """The vehicles of a squadron in the order in which they are struck, and what strikes at one of them after another
    come to (WH-VEH-08)."""

    def __init__(self, g: G, unit: Unit, order: Sequence[str], one: Chance) -> None:
        self.g, self.unit, self.order, self.one = g, unit, order, one
        self.start: Standing = {((SPARED,) * len(order), ()): one}
        self._after = cache(self._struck)

    def struck(self, ends: Standing, strikes: Iterable[tuple[str, Strikes]]) -> Standing:
        """How all may stand after strikes more at some of them; those that are gone already are spared theirs."""
        for id, tables in strikes:
            at, later = self.order.index(id), dict[tuple[tuple[Blows, ...], tuple[str, ...]], Chance]()
            for (stand, exploded), chance in ends.items():
                last = sum(map(is_gone, stand)) == len(stand) - 1
                leads = [(stand[at], self.one)] if is_gone(stand[at]) else self._after(id, stand[at], tables, last)
                for end, part in leads:
                    blown = (*exploded, id) if end.gone == EXPLODES else exploded
                    key = (*stand[:at], WRECK if is_gone(end) else end, *stand[at + 1 :]), blown
                    later[key] = later.get(key, self.one * 0) + chance * part
            ends = later
        return ends

    def _struck(self, id: str, before: Blows, tables: Strikes, last: bool) -> list[tuple[Blows, Chance]]:
        """How one of them may stand that takes its strikes, the last of the squadron by itself."""
        model = self.unit.model(id)
        alone = replace(self.unit, models=(model,)) if last else self.unit
        ends = struck_by(self.g, alone, model, tables, {before: self.one})
        return [(end._replace(crew=NOTHING), chance) for end, chance in ends]

    def fallen(self, ends: Standing) -> dict[Fallen, Chance]:
        """Which of them are destroyed then."""
        found: dict[Fallen, Chance] = {}
        for (stand, exploded), chance in ends.items():
            end = Fallen(tuple(id for id, blows in zip(self.order, stand, strict=True) if is_gone(blows)), exploded)
            found[end] = found.get(end, self.one * 0) + chance
        return found


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


def fallen(found: Battery) -> dict[Fallen, Chance]:
    """Which vehicles of a squadron are destroyed, and how (WH-VEH-07)."""
    ends: dict[Fallen, Chance] = {}
    for weight, lines in found.situations:
        for end, chance in _fallen(found, lines).items():
            ends[end] = ends.get(end, found.one * 0) + weight * chance
    return ends


def lost(unit: Unit, ends: Mapping[Fallen, Chance]) -> Distribution:
    """How many vehicles of a squadron are destroyed."""
    chances = [0 * next(iter(ends.values()))] * (len(unit.models) + 1)
    for end, chance in ends.items():
        chances[len(end.gone)] += chance
    return Distribution(0, tuple(chances))


def hurt(g: G, unit: Unit, ends: Mapping[Fallen, Chance]) -> list[Hurt]:
    """How those near a squadron may be left by the explosions of its vehicles (WH-VEH-07)."""
    ways: dict[tuple[str, ...], Chance] = {}
    for end, chance in ends.items():
        ways[end.exploded] = ways.get(end.exploded, 0 * chance) + chance
    return blown_up(g, unit.models, ways) if any(ways) else []


def _fallen(found: Battery, lines: tuple[Line, ...]) -> dict[Fallen, Chance]:
    """The same for the weapons that are fired: first the shots, then the markers strike (WH-WEAPON-09)."""
    g, target, one = found.g, found.target, found.one
    order = [id for part in ranked(target, found.shooting.sightings) for id in part]
    squadron = Squadron(g, target, order, one)
    kinds = [
        (tables, [thinned(dice, chance_of(each.fate, HIT) * share, fractions=found.fractions) for each, dice in group])
        for (tables, share), group in groupby(found.volleys(lines), key=lambda each: _shared(found, each[0], order))
    ]

    @cache
    def table(hit: ArmourHit, model: str) -> Table:
        return table_of(g, target.model(model), *sure([hit]), fractions=found.fractions)

    shot: Standing = {}
    for dealt, weight in by_turns([convolve(*numbers) for _, numbers in kinds], len(order), one).items():
        strikes = [
            (order[at], tuple((count, tables[at]) for (tables, _), count in zip(kinds, some, strict=True) if count))
            for at, some in enumerate(dealt)
            if any(some)
        ]
        for key, chance in squadron.struck(squadron.start, strikes).items():
            shot[key] = shot.get(key, one * 0) + weight * chance
    ends: dict[Fallen, Chance] = {}
    for struck, weight in found.struck(lines)[1].items():
        strikes = [
            (model.id, tuple((1, table(hit, model.id)) for hit in hits))
            for at, hits in struck.hulls
            for model in target.models[at : at + 1]
        ]
        for end, chance in squadron.fallen(squadron.struck(shot, strikes)).items():
            ends[end] = ends.get(end, one * 0) + weight * chance
    return ends


def _shared(found: Battery, volley: Volley, order: Sequence[str]) -> tuple[tuple[Table, ...], Fraction]:
    """What one of the hits that are shared out does to each vehicle, and the part of all hits that is: by the option
    ``squadron_allocate`` only those that glance off or penetrate the nearest in sight of its firer (WH-VEH-35)."""
    g, hits = found.g, [hit_by(found.shooting, volley, id) for id in order]
    models = [found.target.model(id) for id in order]
    if g.setup.options["squadron_allocate"] != "penetrations":
        tables = [
            table_of(g, model, *sure([hit]), fractions=found.fractions) for model, hit in zip(models, hits, strict=True)
        ]
        return tuple(tables), CERTAIN
    mine = [each for each in found.shooting.sightings if each.row == volley.row]
    nearest = order.index(min(mine, key=lambda each: (not each.seen, each.away)).model)
    value = armour(g, models[nearest], hits[nearest].face)
    pierced = {name: part for name, part in chances(to_pierce(hits[nearest], value)).items() if name != NONE}
    share = sum(pierced.values(), Fraction(0))
    each = {name: part / share for name, part in pierced.items()}
    return tuple(_pierced(*one, each, found.one) for one in zip(models, hits, strict=True)), share


def fallen_by(g: G, unit: Unit, struck: Sequence[StruckModel], one: Chance) -> dict[Fallen, Chance]:
    """Which vehicles of a squadron are destroyed that take these hits, one after another, of some of which it is known
    how deep they went (WH-VEH-08, WH-VEH-35)."""
    tables = [_tables(g, unit.model(each.model), each, one) for each in struck]
    strikes = [(each.model, tuple((1, table) for table in some)) for each, some in zip(struck, tables, strict=True)]
    squadron = Squadron(g, unit, [model.id for model in unit.models], one)
    return squadron.fallen(squadron.struck(squadron.start, strikes))


def shared_out(g: G, decision: ChooseShares, choice: ShareHits, *, fractions: bool = False) -> dict[Fallen, Chance]:
    """Which vehicles of a squadron are destroyed if the hits that are being shared out are shared out so."""
    under_way = (each.procedure for each in reversed(g.stack))
    sharing = next(each for each in under_way if isinstance(each, HitsShared | PenetrationsShared))
    return fallen_by(g, g.state.units[decision.unit], sharing.dealt(choice), Fraction(1) if fractions else 1.0)


def _tables(g: G, model: Model, struck: StruckModel, one: Chance) -> Iterator[Table]:
    """What each hit may do to a vehicle."""
    for hit, result in zip_longest(struck.hits, struck.results):
        if result is None:
            yield table_of(g, model, *sure([hit]), fractions=isinstance(one, Fraction))
        else:
            yield _pierced(model, hit, {result: CERTAIN}, one)


def _pierced(model: Model, hit: ArmourHit, pierced: Mapping[str, Fraction], one: Chance) -> Table:
    """What a hit may do to a vehicle that glances and penetrates with such chances."""
    return tuple((name, one * part) for name, part in harmed(hit, pierced, is_open_topped(model)).items())


def worth_of(g: G, unit: Unit, ends: Mapping[Fallen, Chance]) -> float:
    """The points it costs the owner of a squadron that these of its vehicles are destroyed, with what explosions cost
    him, less what they cost the other."""
    lost = sum(float(chance) * worth(unit.model(id)) for end, chance in ends.items() for id in end.gone)
    return lost + sum(each.cost() * (1 if each.unit.seat == unit.seat else -1) for each in hurt(g, unit, ends))


def is_gone(blows: Blows) -> bool:
    """Whether a vehicle is destroyed."""
    return blows.gone != NOTHING


# ---- guns --------------------------------------------------------------------------------------------------------


def guns_and_crew(found: Battery) -> dict[int, Ends]:
    """How the crew of guns may be left, by how many guns are destroyed: of each hit a die says whether it strikes them,
    markers strike who stands under them; whatever glances or penetrates destroys a gun (WH-UNIT-02, WH-UNIT-06). Of the
    guns that shots destroy the last are taken away, before the markers strike."""
    guns, one = guns_of(found.target), found.one
    ends: dict[int, Ends] = {}
    for weight, lines in found.situations:
        volleys, (blows, marked) = found.volleys(lines), found.struck(lines)
        harms = [
            one * destroying(found.g, guns[0], found.shooting.hit_on_gun(found.g, found.unit, v)) for v, _ in volleys
        ]
        under: dict[tuple[int, ...], list[tuple[set[int], Chance]]] = {}
        for struck, chance in marked.items():
            under.setdefault(struck.bodies, []).append(({at for at, _ in struck.hulls}, chance))
        for parts in product(*(list(_at_guns(found, *each)) for each in volleys)):
            chance = weight
            for _, _, part in parts:
                chance = chance * part
            sprays = [
                spray
                for (volley, _), (left, _, _) in zip(volleys, parts, strict=True)
                for spray in found.sprayed(volley, left, _spared(found, volley))
            ]
            aside = [certainly(number, fractions=found.fractions) for _, number, _ in parts]
            shot = _destroyed(aside, harms, len(guns), one)
            for bodies, ways in under.items():
                blown = [each for blow, count in zip(blows, bodies, strict=False) for each in found.blown(blow, count)]
                crew = wound_odds_of(found.squad, [*sprays, *blown], fractions=found.fractions)
                for number, share in _taken(shot, ways, len(guns)).items():
                    row = ends.setdefault(number, {})
                    for end, part in crew.items():
                        row[end] = row.get(end, one * 0) + chance * share * part
    return ends


def _taken(shot: Distribution, ways: Sequence[tuple[set[int], Chance]], guns: int) -> dict[int, Chance]:
    """How many guns are destroyed if so many are by shots, the last of them, and of those left these by markers."""
    found: dict[int, Chance] = {}
    for number, part in shot.items():
        for marked, chance in ways:
            whole = number + sum(at < guns - number for at in marked)
            found[whole] = found.get(whole, 0 * part) + part * chance
    return found


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


def models_lost(found: Battery, ends: Mapping[int, Ends]) -> Distribution:
    """How many models guns and their crew lose together; without anybody of their crew all guns are lost
    (WH-UNIT-02)."""
    whole = [found.one * 0] * (len(found.target.models) + 1)
    for number, some in ends.items():
        for men, chance in lost_of(found.squad, some).items():
            whole[number + men if men < found.squad.models else -1] += chance
    return Distribution(0, tuple(whole))


def crew_fates(found: Battery, ends: Mapping[int, Ends]) -> Fates:
    """What becomes of the crew: for its test at the end of the phase guns count as models lost (WH-MORALE-01)."""
    parts = [
        fates(found.g, replace(found.target, lost=found.target.lost + guns), some, fractions=found.fractions)
        for guns, some in ends.items()
    ]
    return Fates(*(sum(each, found.one * 0) for each in zip(*parts, strict=True)))
