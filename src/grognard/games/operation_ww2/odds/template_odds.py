"""Who comes to harm under templates: rounds that burst, flames, fire at a place (AZ-AREA-03, AZ-FLM-01, AZ-COM-07,
AZ-DEM-09), those included that miss and come down somewhere else (AZ-SCT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from grognard.core.engine.fates import Test
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.template import Burst, touched
from grognard.games.operation_ww2.odds.casualty_odds import FireOdds, Part, casualty_odds_of, gathered, part_of
from grognard.games.operation_ww2.odds.machine_odds import crew_parts, hurt_by
from grognard.games.operation_ww2.odds.scatter_odds import faces_of, scattered
from grognard.games.operation_ww2.rules.area import indirect
from grognard.games.operation_ww2.rules.area.blast import Shell, gun_hit, lots_of, vehicle_hit
from grognard.games.operation_ww2.rules.area.bursts import in_the_hand, scatter
from grognard.games.operation_ww2.rules.area.damage_dice import Lot
from grognard.games.operation_ww2.rules.area.damage_dice import fate_of as damage_of
from grognard.games.operation_ww2.rules.area.fates import IN_HAND, MISSED
from grognard.games.operation_ww2.rules.area.flame import burnt, piles_of, scorched, scorching
from grognard.games.operation_ww2.rules.area.templates_in_flight import (
    Aimed,
    Target,
    burst_of,
    fate_of,
    radius_of,
    scatters,
    shell_of,
    target_of,
    weapon_of,
)
from grognard.games.operation_ww2.rules.fire.fates import HIT, chance_of, to_burn
from grognard.games.operation_ww2.rules.fire.firepower import Firepower, FiringOption
from grognard.games.operation_ww2.rules.fire.volley import aimed_at, templates
from grognard.games.operation_ww2.rules.vehicle_fire import rapid_fire
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.state.intents import Intent
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.odds.distributions import binomial, convolve


def rounds_of(g: G, unit: Unit, power: Firepower, plan: Sequence[FiringOption]) -> list[Aimed]:
    """The templates of some fire, those of rapid-fire guns laid as they usually are (AZ-RPF-01)."""
    rows = [rapid_fire.row_of(g, each, power.chances) for each in plan if rapid_fire.is_rapid(g, each)]
    laid = [rapid_fire.usual(g, row).laid for row in rows]
    return [aimed_at(g, unit, each) for each in templates(g, plan, power.chances, laid)]


def round_odds_of(g: G, unit: Unit, aimed: Aimed, order: OrderName, *, fractions: bool = False) -> FireOdds:
    """What one round does: where it is aimed, in the hand that throws it, where it comes down that misses (AZ-AREA-03,
    AZ-AREA-10, AZ-IND-04, AZ-EXP-02)."""
    target, weapon = target_of(g, aimed), weapon_of(g, aimed)
    if target is None:
        return FireOdds()
    if weapon.flame:
        return flame_odds_of(g, unit, aimed, order, fractions=fractions)
    fate, shell = fate_of(g, aimed), shell_of(g, unit.id, aimed, FACES)
    hit = chance_of(fate, HIT)
    if aimed.into:
        assert target.unit is not None
        assert target.model is not None
        ways = [(hit, hurt_by(g, target.unit, target.model, into_top(aimed, shell), fractions=fractions))]
    else:
        ways = []
    if chance_of(fate, IN_HAND):
        ways.append((chance_of(fate, IN_HAND), in_hand_odds_of(g, unit, aimed, shell, fractions=fractions)))
    bursts = bursts_of(g, unit, aimed, target, shell)
    ways += [(chance, under(g, unit, burst, shell, fractions=fractions)) for chance, burst in bursts]
    return one_of(ways, fractions=fractions)._replace(hits=binomial(1, hit, fractions=fractions))


def bursts_of(
    g: G, unit: Unit, aimed: Aimed, target: Target, shell: Shell, *, one_by_one: bool = False
) -> Iterator[tuple[Fraction, Burst]]:
    """Where a round may burst, with the chances: where it is aimed, or where it comes down that misses (AZ-SCT).
    ``one_by_one``: it matters who of people alike is struck."""
    fate = fate_of(g, aimed)
    if not aimed.into:
        yield chance_of(fate, HIT), burst_of(g, aimed, target)
    if scatters(g, aimed):
        missed, fall = chance_of(fate, MISSED), scatter(g, unit.id, aimed, target.at)
        places = scattered(g, fall, radius_of(g, aimed), shell, overhead=aimed.indirect, one_by_one=one_by_one)
        for chance, burst in places:
            yield missed * chance, burst


def into_top(aimed: Aimed, shell: Shell) -> VehicleHit:
    """How a round hits that is thrown into an open top."""
    assert shell.start is not None
    return VehicleHit(aimed.weapon, shell.start, "open-top", modifier=shell.added)


def hits_on(
    g: G, unit: Unit, aimed: Aimed, vehicle: Model, order: OrderName
) -> Iterator[list[tuple[Fraction, VehicleHit]]]:
    """For each die of a round the ways in which it may hit a vehicle, with the chances (AZ-AREA-11, AZ-FLM-01)."""
    target = target_of(g, aimed)
    if target is None:
        return
    if weapon_of(g, aimed).flame:
        firer = unit.model(aimed.model)
        for pile in piles_of(g, scorched(g, unit, firer, target.at, weapon_of(g, aimed), order), aimed.damage):
            if not pile.people and vehicle.id in pile.models:
                hit = scorching(unit.id, aimed, (firer.x, firer.y), vehicle, pile)
                assert isinstance(hit, VehicleHit)
                yield [(chance_of(to_burn(pile.need), HIT), hit)]
        return
    shell = shell_of(g, unit.id, aimed, FACES)
    ways = [(chance_of(fate_of(g, aimed), HIT), into_top(aimed, shell))] if aimed.into else []
    for chance, burst in bursts_of(g, unit, aimed, target, shell):
        way = hit_by(g, burst, shell, vehicle)
        if way is not None:
            ways.append((chance, way))
    yield ways


def hit_by(g: G, burst: Burst, shell: Shell, vehicle: Model) -> VehicleHit | None:
    """How a burst hits a vehicle, if it does (AZ-AREA-11)."""
    if not any(model.id == vehicle.id for _, model in touched(g, burst)):
        return None
    return vehicle_hit(burst, shell, centred=vehicle.id == burst.on)


def one_of(ways: Sequence[tuple[Fraction, FireOdds]], *, fractions: bool = False) -> FireOdds:
    """One of several things, each with its chance; what is left of it does nothing."""
    rest = 1 - sum((weight for weight, _ in ways), Fraction(0))
    weighed = [(weight if fractions else float(weight), found) for weight, found in (*ways, (rest, FireOdds()))]
    weights, calms = [weight for weight, _ in weighed], zip(*(found.calm for _, found in weighed), strict=True)
    return FireOdds(
        gathered((each, weight * chance) for weight, found in weighed for each, chance in found.enemies.items()),
        gathered((each, weight * chance) for weight, found in weighed for each, chance in found.own.items()),
        machines=sum(float(weight) * found.machines for weight, found in weighed),
        calm=tuple(sum(weight * each for weight, each in zip(weights, calm, strict=True)) for calm in calms),
    )


def in_hand_odds_of(g: G, unit: Unit, aimed: Aimed, shell: Shell, *, fractions: bool = False) -> FireOdds:
    """What a charge does that goes off in the hand: its thrower dies, others come to harm (AZ-EXP-02)."""
    thrower = unit.model(aimed.model)
    burst = in_the_hand(g, thrower, aimed)
    found = under(g, unit, burst, replace(shell, start=None), gone=thrower.id, fractions=fractions)
    return found._replace(own=gathered(((dead + 1, lying), part) for (dead, lying), part in found.own.items()))


def under(g: G, unit: Unit, burst: Burst, shell: Shell, gone: str = "", *, fractions: bool = False) -> FireOdds:
    """What one burst does to everybody under it (AZ-AREA-03); ``gone``: he is dead already."""
    found = [each for each in touched(g, burst) if each.model.id != gone]
    lots = lots_of(g, [each for each in found if each.model.is_person], shell)
    things: list[FireOdds] = []
    crews: list[Part] = []
    for owner, model in found:
        centred = model.id == burst.on
        if model.role == "gun" and centred:
            hit = gun_hit(shell)
            things.append(hurt_by(g, owner, model, hit, fractions=fractions))
            crews += crew_parts(g, owner, model, hit, 1, Fraction(1), fractions=fractions)
        elif model.role == "vehicle":
            things.append(hurt_by(g, owner, model, vehicle_hit(burst, shell, centred=centred), fractions=fractions))
    falling = [(lot, damage_of(g.context.tables, lot, shell.table)) for lot in lots]
    return on_people(g, unit, falling, crews, fractions=fractions).hurting(things)


def flame_odds_of(g: G, unit: Unit, aimed: Aimed, order: OrderName, *, fractions: bool = False) -> FireOdds:
    """What a flame does to everybody under it (AZ-FLM-01)."""
    target, weapon = target_of(g, aimed), weapon_of(g, aimed)
    assert target is not None
    under = scorched(g, unit, unit.model(aimed.model), target.at, weapon, order)
    people: list[tuple[Lot, Test]] = []
    hits, things = [], []
    for pile in piles_of(g, under, aimed.damage):
        chance = chance_of(to_burn(pile.need), HIT)
        hits.append(binomial(len(pile.models), chance, fractions=fractions))
        lot = burnt(pile, len(pile.models))
        if pile.people:
            people.append((lot, to_burn(pile.need, damage_of(g.context.tables, lot, weapon.part))))
        else:
            owner, firer = g.state.units[pile.unit], unit.model(aimed.model)
            model = owner.model(pile.models[0])
            hit = scorching(unit.id, aimed, (firer.x, firer.y), model, pile)
            things.append(hurt_by(g, owner, model, hit, len(pile.models), chance, fractions=fractions))
    return on_people(g, unit, people, fractions=fractions)._replace(hits=convolve(*hits)).hurting(things)


def on_people(
    g: G, unit: Unit, lots: Iterable[tuple[Lot, Test]], crews: Iterable[Part] = (), *, fractions: bool = False
) -> FireOdds:
    """What dice do to the people of both sides they fall on."""
    parts: tuple[list[Part], list[Part]] = ([], [])
    for part in crews:
        parts[g.state.units[part.units[0]].seat].append(part)
    for lot, fate in lots:
        part = part_of((lot.unit,), lot.models, fate, lot.dice, fractions=fractions)
        parts[g.state.units[lot.unit].seat].append(part)
    enemies, own = (casualty_odds_of(g, seat, parts[seat]) for seat in (enemy(unit.seat), unit.seat))
    return FireOdds(enemies, own)


def as_declared(g: B, unit: Unit, intent: Intent) -> B:
    """The battle as if this were declared already: who fires at what he does not see is worse at it (AZ-IND-02)."""
    if not g.state.chain or g.state.chain[-1].unit != unit.id:
        return g
    copy = g.clone()
    last = replace(g.state.chain[-1], intent=intent, blind=indirect.blind(g, unit, intent))
    copy.state = replace(g.state, chain=(*g.state.chain[:-1], last))
    return copy


def farthest(g: G, unit: Unit, aimed: Aimed) -> int:
    """How far a round may come down from where it is aimed, in thousandths of a centimetre; 0: it does not scatter."""
    target = target_of(g, aimed)
    if target is None or not scatters(g, aimed):
        return 0
    return max(faces_of(g)) * scatter(g, unit.id, aimed, target.at).factor(g) * 1000
