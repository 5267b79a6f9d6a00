"""Who comes to harm under one template: a round that bursts, a flame, fire at a place; summed up over the ways in which
it may fall (``falls``; AZ-AREA-03, AZ-FLM-01, AZ-COM-07, AZ-DEM-09)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.odds.casualty_odds import FireOdds, Part, casualty_odds_of, gathered, part_of
from grognard.games.operation_ww2.odds.machine_odds import crew_parts, hurt_by
from grognard.games.operation_ww2.odds.struck.falls import Fall, Hit, falls_of
from grognard.games.operation_ww2.rules.area import indirect
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, target_of, weapon_of
from grognard.games.operation_ww2.rules.guns.gun_damage import GunHit
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.state.intents import Intent
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.odds.distributions import binomial, certainly, convolve, mixture

ONE = Fraction(1)


def round_odds_of(g: G, unit: Unit, aimed: Aimed, order: OrderName, *, fractions: bool = False) -> FireOdds:
    """What one round does."""
    return one_of(g, unit, falls_of(g, unit, aimed, order), fractions=fractions)


def one_of(g: G, unit: Unit, falls: Iterable[Fall], *, fractions: bool = False) -> FireOdds:
    """What a round does that falls in one of several ways; where their chances are less than 1, nothing besides."""
    ways = [(fall.chance, odds_of(g, unit, fall, fractions=fractions)) for fall in falls]
    rest = 1 - sum((weight for weight, _ in ways), Fraction(0))
    if rest:
        ways.append((rest, FireOdds(hits=certainly(0, fractions=fractions))))
    weighed = [(weight if fractions else float(weight), found) for weight, found in ways]
    weights, calms = [weight for weight, _ in weighed], zip(*(found.calm for _, found in weighed), strict=True)
    return FireOdds(
        gathered((each, weight * chance) for weight, found in weighed for each, chance in found.enemies.items()),
        gathered((each, weight * chance) for weight, found in weighed for each, chance in found.own.items()),
        mixture((weight, found.hits) for weight, found in weighed),
        machines=sum(float(weight) * found.machines for weight, found in weighed),
        calm=tuple(sum(weight * each for weight, each in zip(weights, calm, strict=True)) for calm in calms),
    )


def odds_of(g: G, unit: Unit, fall: Fall, *, fractions: bool = False) -> FireOdds:
    """What a round does that falls in one way: to people of both sides, the crews of guns among them, and to guns and
    vehicles."""
    parts: tuple[list[Part], list[Part]] = ([], [])
    things, hits = [], [certainly(fall.hits, fractions=fractions)]
    for owner, model, how, burns in fall.things:
        chance = ONE if burns is None else burns
        things.append(hurt_by(g, owner, model, how, 1, chance, fractions=fractions))
        hits += [] if burns is None else [binomial(1, burns, fractions=fractions)]
        if isinstance(how, GunHit):
            parts[owner.seat].extend(crew_parts(g, owner, model, how, 1, chance, fractions=fractions))
    for lot, fate, burns in fall.people:
        seat = g.state.units[lot.unit].seat
        parts[seat].append(part_of((lot.unit,), lot.models, fate, lot.dice, fractions=fractions))
        hits += [] if burns is None else [binomial(lot.dice, burns, fractions=fractions)]
    enemies, own = (casualty_odds_of(g, seat, parts[seat]) for seat in (enemy(unit.seat), unit.seat))
    if fall.gone:
        own = gathered(((dead + 1, scared), chance) for (dead, scared), chance in own.items())
    return FireOdds(enemies, own, convolve(*hits)).hurting(things)


def hits_on(
    g: G, unit: Unit, aimed: Aimed, vehicle: Model, order: OrderName
) -> Iterator[list[tuple[Fraction, VehicleHit]]]:
    """For each die of a round the ways in which it may hit a vehicle, with the chances (AZ-AREA-11, AZ-FLM-01)."""
    if target_of(g, aimed) is None:
        return
    falls = list(falls_of(g, unit, aimed, order))
    if weapon_of(g, aimed).flame:
        yield from ([(each.burns or ONE, how)] for fall in falls for each, how in hits_in(fall, vehicle))
    else:
        yield [(fall.chance, how) for fall in falls for _, how in hits_in(fall, vehicle)]


def hits_in(fall: Fall, vehicle: Model) -> Sequence[tuple[Hit, VehicleHit]]:
    """How a round that falls in one way hits a vehicle, if it does."""
    found = [(each, each.how) for each in fall.things if each.model.id == vehicle.id]
    return [(each, how) for each, how in found if isinstance(how, VehicleHit)]


def as_declared(g: B, unit: Unit, intent: Intent) -> B:
    """The battle as if this were declared already: who fires at what he does not see is worse at it (AZ-IND-02)."""
    if not g.state.chain or g.state.chain[-1].unit != unit.id:
        return g
    copy = g.clone()
    last = replace(g.state.chain[-1], intent=intent, blind=indirect.blind(g, unit, intent))
    copy.state = replace(g.state, chain=(*g.state.chain[:-1], last))
    return copy
