"""Forecasts of the dice that strike: shots and blows to their wounds, saves, hits on vehicles, markers.

Between the dice of one forecast nobody decides anything, so that each is exact whatever players choose.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TypeVar

from grognard.core.engine.events import Entry, Event, Happened
from grognard.core.engine.fates import chance_of
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import markers
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import B
from grognard.games.wh40k5.odds import scatter_odds, test_forecasts
from grognard.games.wh40k5.odds.shot import Battery
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS, Shots, damage, destroyed
from grognard.games.wh40k5.rules.assault import fates as melee
from grognard.games.wh40k5.rules.assault.rounds import Exchange
from grognard.games.wh40k5.rules.saves.fates import SAVED
from grognard.games.wh40k5.rules.shooting.blast_hits import bodies_under, mark_blow
from grognard.games.wh40k5.rules.shooting.blasting import Blasting
from grognard.games.wh40k5.rules.shooting.fates import HIT, RENT, WOUND
from grognard.games.wh40k5.rules.shooting.landing import Landing
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.unit_hits import UnitHits
from grognard.games.wh40k5.rules.shooting.volleys import blow_of
from grognard.games.wh40k5.rules.units.artillery import is_mixed
from grognard.games.wh40k5.rules.vehicles.gunnery import VehicleShot, hit_on, sighted
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import VehicleHits
from grognard.games.wh40k5.state.events.markers import MarkerLanded, MarkerLost
from grognard.games.wh40k5.state.events.shooting import WoundsScored
from grognard.games.wh40k5.state.events.vehicles import Damaged, VehicleDestroyed
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.odds.distributions import Distribution, binomial, certainly, convolve
from grognard.odds.forecasts import Read, Share, Trial, dice_of
from grognard.odds.outcomes import Cases

E = TypeVar("E", bound=Event)


def happened(entries: Iterable[Entry], kind: type[E]) -> list[E]:
    """The events of a kind."""
    return [entry.event for entry in entries if isinstance(entry, Happened) and isinstance(entry.event, kind)]


# ---- wounds ------------------------------------------------------------------------------------------------------


def shot_trial(g: B, shot: Shooting, depth: int) -> Trial | None:
    """A unit's shots, from the dice to hit to the wounds, those of its markers and templates among them; at a vehicle
    to the damage, but for its markers, and none at a squadron, whose hits are shared out first."""
    unit, target = g.state.units[shot.unit], g.state.units[shot.target]
    if target.is_vehicle:
        return vehicle_shot(g, shot, target, depth) if len(target.models) == 1 else None
    hard, crew = toughness(g, target), Battery(g, shot).crew if is_mixed(target) else Fraction(1)
    parts: list[Distribution] = [certainly(0)]
    for volley in shot.volleys:
        blow = blow_of(TABLES.weapons[volley.weapon], hard)
        parts.append(binomial(volley.shots, chance_of(volley.fate, HIT) * crew * chance_of(blow.fate, WOUND, RENT)))
    for mark in shot.marks:
        parts.append(
            binomial(bodies_under(mark, target), chance_of(mark_blow(g, unit.id, mark, target).fate, WOUND, RENT))
        )
    spread = test_forecasts.wounds(g, target, convolve(*parts))
    return Trial(
        g, spread, read_wounds(unit.id, target.id), Share(enemy(target.seat), "wounds"), depth=depth, last="strike_guns"
    )


def hits_trial(g: B, hits: UnitHits) -> Trial:
    """Hits known already: of markers alone, or on those who only stood under them. Good luck for whoever they strike is
    none for the other side, be it his own marker."""
    target = g.state.units[hits.target]
    chances, read = dice_of(g, WOUND, RENT)
    return Trial(g, test_forecasts.wounds(g, target, chances), read, Share(enemy(target.seat), "wounds"), again=True)


def read_wounds(unit: str, target: str) -> Read:
    """The wounds scored on a unit."""

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        for event in happened(entries, WoundsScored):
            if (event.unit, event.target) == (unit, target):
                return event.wounds
        return 0 if over else None

    return read


def exchange_trials(g: B, exchange: Exchange) -> list[Trial]:
    """All blows of a step of Initiative, for each side by itself: they share no die (WH-ASSAULT-24)."""
    found = []
    for seat in (0, 1):
        own = [at for at, swing in enumerate(exchange.swings) if g.state.units[swing.unit].seat == seat]
        if any(exchange.swings[at].wounds_on for at in own):
            chances, read = dice_of(g, melee.WOUND, lots=own)
            spread = test_forecasts.blows(g, g.state.units[exchange.swings[own[0]].unit], chances)
            found.append(Trial(g, spread, read, Share(seat, "wounds"), again=True))
    return found


def saves_trial(g: B, unit: Unit) -> Trial:
    """The wounds that models of a unit save or ignore (WH-SAVE-01, WH-USR-07)."""
    chances, read = dice_of(g, SAVED)
    return Trial(g, test_forecasts.saves(g, unit, chances), read, Share(unit.seat, "saves"), again=True)


# ---- vehicles ----------------------------------------------------------------------------------------------------


def vehicle_shot(g: B, shot: Shooting, target: Unit, depth: int) -> Trial | None:
    """Shots at one vehicle, from the dice to hit to the damage; none if nothing can harm it."""
    (model,) = target.models
    shots = []
    for volley in shot.volleys:
        if volley.lost:  # out of range: rolled only because the weapon gets hot
            continue
        assert volley.row is not None
        seen = sighted(shot.sightings, volley.row, model.id)
        hit = hit_on(VehicleShot(volley.row, volley.weapon, 1), seen)
        shots.append(Shots(volley.shots, ((hit, chance_of(volley.fate, HIT)),)))
    if not shots:
        return None
    found = damage(g, target, model, shots)
    return damage_trial(g, target, model.id, found, depth=depth, last="strike_guns")


def vehicle_hits(g: B, hits: VehicleHits, depth: int) -> Trial | None:
    """Hits on a vehicle, from the dice for penetration on (WH-VEH-21)."""
    unit = g.state.units[hits.unit]
    model = unit.model(hits.model)
    found = damage(g, unit, model, [Shots(1, ((hit, Fraction(1)),)) for hit in hits.hits])
    return damage_trial(g, unit, model.id, found, depth=depth, again=True)


def damage_trial(
    g: B, unit: Unit, model: str, found: Cases, *, last: str | None = None, depth: int = -1, again: bool = False
) -> Trial | None:
    """What becomes of a vehicle: only its end is counted."""
    worth = tuple(float(bool(result in TABLES.damage and TABLES.damage[result].destroyed)) for result in RESULTS)
    shares = (Share(enemy(unit.seat), "vehicles", worth),) if destroyed(found) else ()
    return Trial(
        g,
        test_forecasts.damage(g, unit, found),
        read_damage(unit.id, model),
        *shares,
        last=last,
        depth=depth,
        again=again,
    )


def read_damage(unit: str, model: str) -> Read:
    """The worst that comes to a vehicle."""

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        for gone in happened(entries, VehicleDestroyed):
            if (gone.unit, gone.model) == (unit, model):
                return gone.result
        if not over:
            return None
        found = [each.result for each in happened(entries, Damaged) if (each.unit, each.model) == (unit, model)]
        return max(found, key=RESULTS.index, default=RESULTS[0])

    return read


# ---- markers -----------------------------------------------------------------------------------------------------


def marker_trial(g: B, landing: Landing, blasting: Blasting, depth: int) -> Trial | None:
    """A marker that scatters: how many models of its target it touches (WH-WEAPON-07). None while its dice may be
    thrown again (WH-WEAPON-21)."""
    if landing.again and g.stack[-1].step_name == "look":
        return None
    target, radius = g.state.units[blasting.target], markers.radius_of(blasting.weapon)
    bodies = scatter_odds.bodies_of(target)
    if not bodies:
        return None
    ids = {model.id for model in bodies}
    chances = scatter_odds.touched(g, landing.at, radius, landing.less, bodies)
    weapon = blasting.weapon.id

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        for landed in happened(entries, MarkerLanded):
            if landed.weapon == weapon:
                return len(ids.intersection(landed.models))
        return 0 if over or happened(entries, MarkerLost) else None

    seat = g.state.units[blasting.unit].seat
    return Trial(g, test_forecasts.marked(g, target, chances), read, Share(seat, "markers"), depth=depth, again=True)
