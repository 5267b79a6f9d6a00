"""Who comes to harm under templates: rounds that burst, flames, fire at a place (AZ-AREA-03, AZ-FLM-01, AZ-COM-07,
AZ-DEM-09). Where a round that misses comes down may be counted too, in so many directions alike (AZ-SCT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from grognard.core.engine.fates import Test
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.template import Burst, touched
from grognard.games.operation_ww2.odds.casualty_odds import Part, Results, casualty_odds_of, mixed, part_of, together
from grognard.games.operation_ww2.rules.area import indirect
from grognard.games.operation_ww2.rules.area.blast import lots_of
from grognard.games.operation_ww2.rules.area.damage_dice import Lot, fate_of
from grognard.games.operation_ww2.rules.area.flame import burnt, piles_of, scorched
from grognard.games.operation_ww2.rules.area.scatter import ROUND, come_down, distance_to, scatter_factor
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, burst_of, shell_of, target_of, weapon_of
from grognard.games.operation_ww2.rules.fire.fates import HIT, chance_of, to_burn, to_hit
from grognard.games.operation_ww2.rules.fire.firepower import FiringOption, firepower
from grognard.games.operation_ww2.rules.fire.volley import aimed_at
from grognard.games.operation_ww2.state.intents import Intent
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Unit, enemy

DIRECTIONS = 24
"""In so many directions a round that misses may come down, each as likely."""

NOBODY: Results = {(0, 0): 1.0}


class RoundOdds(NamedTuple):
    """What one round does, or several: to people of the enemy and of the firer's own side; how many dice hit on
    average, and how many of them guns and vehicles."""

    enemies: Results = NOBODY
    own: Results = NOBODY
    hits: float = 0.0
    machines: float = 0.0


def round_odds_of(g: G, unit: Unit, aimed: Aimed, order: OrderName, *, scatters: bool = False) -> RoundOdds:
    """What one round does where it is aimed and, if ``scatters``, where it comes down that misses (AZ-AREA-10,
    AZ-IND-04); each falls on everybody as they stand now."""
    target, weapon = target_of(g, aimed), weapon_of(g, aimed)
    if target is None:
        return RoundOdds()
    if weapon.flame:
        return flame_odds_of(g, unit, aimed, order)
    hit = chance_of(to_hit(aimed.need), HIT)
    struck = float(hit) * (target.model is not None and not target.model.is_person)
    if aimed.into:
        return RoundOdds(hits=float(hit), machines=struck)
    parts = [(hit, under(g, unit, aimed, burst_of(g, aimed, target)))]
    for face, degrees in misses(g, aimed) if scatters else ():
        place = come_down(target.at, face, factor_of(g, unit, aimed), degrees)
        ground = g.context.map.ground
        if 0 <= place[0] <= ground.width and 0 <= place[1] <= ground.depth:
            parts.append(((1 - hit) / FACES / DIRECTIONS, under(g, unit, aimed, burst_of(g, aimed, place))))
    parts.append((1 - sum((weight for weight, _ in parts), Fraction(0)), RoundOdds()))
    return RoundOdds(
        mixed((float(weight), found.enemies) for weight, found in parts),
        mixed((float(weight), found.own) for weight, found in parts),
        float(hit),
        struck,
    )


def under(g: G, unit: Unit, aimed: Aimed, burst: Burst) -> RoundOdds:
    """What one burst does to people (AZ-AREA-03)."""
    shell = shell_of(g, unit.id, aimed, FACES)
    people = [each for each in touched(g, burst) if each.model.is_person]
    return on_people(g, unit, ((lot, fate_of(g.context.tables, lot, shell.table)) for lot in lots_of(g, people, shell)))


def flame_odds_of(g: G, unit: Unit, aimed: Aimed, order: OrderName) -> RoundOdds:
    """What a flame does to everybody under it (AZ-FLM-01)."""
    target, weapon = target_of(g, aimed), weapon_of(g, aimed)
    assert target is not None
    under = scorched(g, unit, unit.model(aimed.model), target.at, weapon, order)
    people: list[tuple[Lot, Test]] = []
    hits = machines = 0.0
    for pile in piles_of(g, under, aimed.damage):
        struck = len(pile.models) * float(chance_of(to_burn(pile.need), HIT))
        hits += struck
        lot = burnt(pile, len(pile.models))
        if pile.people:
            people.append((lot, to_burn(pile.need, fate_of(g.context.tables, lot, weapon.part))))
        else:
            machines += struck
    return on_people(g, unit, people)._replace(hits=hits, machines=machines)


def on_people(g: G, unit: Unit, lots: Iterable[tuple[Lot, Test]]) -> RoundOdds:
    """What dice do to the people of both sides they fall on."""
    parts: tuple[list[Part], list[Part]] = ([], [])
    for lot, fate in lots:
        parts[g.state.units[lot.unit].seat].append(part_of((lot.unit,), lot.models, fate, lot.dice))
    enemies, own = (casualty_odds_of(g, seat, parts[seat]) for seat in (enemy(unit.seat), unit.seat))
    return RoundOdds(enemies, own)


# ---- fire at a place ---------------------------------------------------------------------------------------------


def expected(g: B, unit: Unit, order: OrderName, intent: Intent) -> RoundOdds | None:
    """Who comes to harm by fire at a place; None: nothing can be fired there."""
    seen = as_declared(g, unit, intent)
    chances = fired(firepower(seen, unit, None, order, intent.besides).chances)
    rounds = [aimed_at(seen, unit, chance) for chance in chances]
    return place_odds_of(seen, unit, rounds, order) if rounds else None


def fired(chances: tuple[FiringOption, ...]) -> Iterator[FiringOption]:
    """One chance for each weapon: at the place, not into the open top of what stands there."""
    known: dict[tuple[str, str], FiringOption] = {}
    for each in chances:
        known.setdefault((each.armed.model, each.armed.mount or each.armed.weapon), each)
    yield from known.values()


def as_declared(g: B, unit: Unit, intent: Intent) -> G:
    """The battle as if this were declared already: who fires at what he does not see is worse at it (AZ-IND-02)."""
    if not g.state.chain or g.state.chain[-1].unit != unit.id:
        return g
    copy = g.clone()
    last = replace(g.state.chain[-1], intent=intent, blind=indirect.blind(g, unit, intent))
    copy.state = replace(g.state, chain=(*g.state.chain[:-1], last))
    return copy


def place_odds_of(g: G, unit: Unit, rounds: list[Aimed], order: OrderName) -> RoundOdds:
    """What all rounds do together, those that miss included."""
    people = sum(len(each.people) for each in g.state.units.values() if each.on_table)
    found = RoundOdds()
    for aimed in rounds:
        one = round_odds_of(g, unit, aimed, order, scatters=True)
        enemies, own = together(found.enemies, one.enemies, people), together(found.own, one.own, people)
        found = RoundOdds(enemies, own, found.hits + one.hits, found.machines + one.machines)
    return found


def misses(g: G, aimed: Aimed) -> Iterator[tuple[int, int]]:
    """The faces and directions of the scatter die that matter; none if what misses is lost."""
    if weapon_of(g, aimed).has("scatters") or aimed.indirect:
        for face in range(g.context.limit("scatter-dud") + 1, FACES + 1):
            yield from ((face, degrees) for degrees in range(0, ROUND, ROUND // DIRECTIONS))


def factor_of(g: G, unit: Unit, aimed: Aimed) -> int:
    """How often the scatter die of a round counts (AZ-SCT-03)."""
    firer, target = unit.model(aimed.model), target_of(g, aimed)
    assert target is not None
    return scatter_factor(g.context.tables, g.setup.options, distance_to(firer, target.at, target.model), aimed.sees)


def farthest(g: G, unit: Unit, aimed: Aimed) -> int:
    """How far a round may come down from where it is aimed, in thousandths of a centimetre; 0: it does not scatter."""
    faces = [face for face, _ in misses(g, aimed)]
    return max(faces) * factor_of(g, unit, aimed) * 1000 if faces else 0
