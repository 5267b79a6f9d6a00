"""Who comes to harm under templates: rounds that burst, flames, fire at a place (AZ-AREA-03, AZ-FLM-01, AZ-COM-07,
AZ-DEM-09). Where a round that misses comes down may be counted too, in so many directions alike (AZ-SCT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from grognard.core.engine.fates import Test
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.template import Burst, touched
from grognard.games.operation_ww2.odds.casualty_odds import FireOdds, Part, casualty_odds_of, gathered, part_of
from grognard.games.operation_ww2.odds.machine_odds import damaging
from grognard.games.operation_ww2.rules.area import indirect
from grognard.games.operation_ww2.rules.area.blast import lots_of, vehicle_hit
from grognard.games.operation_ww2.rules.area.damage_dice import Lot, fate_of
from grognard.games.operation_ww2.rules.area.flame import burnt, piles_of, scorched, scorching
from grognard.games.operation_ww2.rules.area.scatter import ROUND, come_down, distance_to, scatter_factor
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, burst_of, shell_of, target_of, weapon_of
from grognard.games.operation_ww2.rules.fire.fates import HIT, chance_of, to_burn, to_hit
from grognard.games.operation_ww2.rules.fire.firepower import Firepower, FiringOption
from grognard.games.operation_ww2.rules.fire.volley import aimed_at, templates, usual_fire
from grognard.games.operation_ww2.rules.guns.gun_damage import GunHit
from grognard.games.operation_ww2.rules.vehicle_fire import rapid_fire
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.state.intents import Intent
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Unit, enemy

DIRECTIONS = 24
"""In so many directions a round that misses may come down, each as likely."""


def rounds_of(g: G, unit: Unit, power: Firepower, plan: Sequence[FiringOption]) -> list[Aimed]:
    """The templates of some fire, those of rapid-fire guns laid as they usually are (AZ-RPF-01)."""
    rows = [rapid_fire.row_of(g, each, power.chances) for each in plan if rapid_fire.is_rapid(g, each)]
    laid = [rapid_fire.usual(g, row).laid for row in rows]
    return [aimed_at(g, unit, each) for each in templates(g, plan, power.chances, laid)]


def rounds_odds_of(g: G, unit: Unit, rounds: Iterable[Aimed], order: OrderName, *, scatters: bool = False) -> FireOdds:
    """What all rounds do together; each falls on everybody as they stand now."""
    people = sum(len(each.people) for each in g.state.units.values())
    found = FireOdds()
    for aimed in rounds:
        found = found.along(round_odds_of(g, unit, aimed, order, scatters=scatters), people)
    return found


def round_odds_of(g: G, unit: Unit, aimed: Aimed, order: OrderName, *, scatters: bool = False) -> FireOdds:
    """What one round does where it is aimed and, if ``scatters``, where it comes down that misses (AZ-AREA-10,
    AZ-IND-04)."""
    target, weapon = target_of(g, aimed), weapon_of(g, aimed)
    if target is None:
        return FireOdds()
    if weapon.flame:
        return flame_odds_of(g, unit, aimed, order)
    hit = chance_of(to_hit(aimed.need), HIT)
    shell = shell_of(g, unit.id, aimed, FACES)
    if aimed.into:
        assert target.unit is not None
        assert target.model is not None
        assert shell.start is not None
        inside = VehicleHit(aimed.weapon, shell.start, "open-top", modifier=shell.added)
        return FireOdds(hits=float(hit), machines=float(hit) * damaging(g, target.unit, target.model, inside))
    parts = [(hit, under(g, unit, aimed, burst_of(g, aimed, target)))]
    for face, degrees in misses(g, aimed) if scatters else ():
        place = come_down(target.at, face, factor_of(g, unit, aimed), degrees)
        ground = g.context.map.ground
        if 0 <= place[0] <= ground.width and 0 <= place[1] <= ground.depth:
            parts.append(((1 - hit) / FACES / DIRECTIONS, under(g, unit, aimed, burst_of(g, aimed, place))))
    parts.append((1 - sum((weight for weight, _ in parts), Fraction(0)), FireOdds()))
    return FireOdds(
        gathered((each, float(weight) * chance) for weight, found in parts for each, chance in found.enemies.items()),
        gathered((each, float(weight) * chance) for weight, found in parts for each, chance in found.own.items()),
        float(hit),
        sum(float(weight) * found.machines for weight, found in parts),
    )


def under(g: G, unit: Unit, aimed: Aimed, burst: Burst) -> FireOdds:
    """What one burst does to everybody under it (AZ-AREA-03)."""
    shell = shell_of(g, unit.id, aimed, FACES)
    found = list(touched(g, burst))
    lots = lots_of(g, [each for each in found if each.model.is_person], shell)
    machines = 0.0
    for owner, model in found:
        centred = model.id == burst.on
        if model.role == "gun":
            hit = GunHit(shell.weapon, None if shell.indirect else shell.start, shell.added)
            machines += damaging(g, owner, model, hit) if centred else 0.0
        elif not model.is_person:
            machines += damaging(g, owner, model, vehicle_hit(burst, shell, centred=centred))
    people = on_people(g, unit, ((lot, fate_of(g.context.tables, lot, shell.table)) for lot in lots))
    return people._replace(machines=machines)


def flame_odds_of(g: G, unit: Unit, aimed: Aimed, order: OrderName) -> FireOdds:
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
            owner, firer = g.state.units[pile.unit], unit.model(aimed.model)
            model = owner.model(pile.models[0])
            hit = scorching(unit.id, aimed, (firer.x, firer.y), model, pile)
            machines += struck * damaging(g, owner, model, hit)
    return on_people(g, unit, people)._replace(hits=hits, machines=machines)


def on_people(g: G, unit: Unit, lots: Iterable[tuple[Lot, Test]]) -> FireOdds:
    """What dice do to the people of both sides they fall on."""
    parts: tuple[list[Part], list[Part]] = ([], [])
    for lot, fate in lots:
        parts[g.state.units[lot.unit].seat].append(part_of((lot.unit,), lot.models, fate, lot.dice))
    enemies, own = (casualty_odds_of(g, seat, parts[seat]) for seat in (enemy(unit.seat), unit.seat))
    return FireOdds(enemies, own)


# ---- fire at a place ---------------------------------------------------------------------------------------------


def expected(g: B, unit: Unit, order: OrderName, intent: Intent) -> FireOdds | None:
    """Who comes to harm by fire at a place; None: nothing can be fired there."""
    seen = as_declared(g, unit, intent)
    power, plan = usual_fire(seen, unit, None, order, intent.besides)
    rounds = rounds_of(seen, unit, power, plan)
    return rounds_odds_of(seen, unit, rounds, order, scatters=True) if rounds else None


def as_declared(g: B, unit: Unit, intent: Intent) -> G:
    """The battle as if this were declared already: who fires at what he does not see is worse at it (AZ-IND-02)."""
    if not g.state.chain or g.state.chain[-1].unit != unit.id:
        return g
    copy = g.clone()
    last = replace(g.state.chain[-1], intent=intent, blind=indirect.blind(g, unit, intent))
    copy.state = replace(g.state, chain=(*g.state.chain[:-1], last))
    return copy


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
