"""Forecasts of the dice that strike: shots and blows to their wounds, saves, hits on vehicles, markers.

Between the dice of one forecast nobody decides anything, so that each is exact whatever players choose.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TypeVar

from grognard.core.engine.dice import Successes
from grognard.core.engine.events import Entry, Event, Happened, Rolled
from grognard.core.engine.procedures import Procedure
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import markers
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds import scatter_odds, test_forecasts
from grognard.games.wh40k5.odds.hit_odds import hits_at, shot_hits, suffers, wounds_by
from grognard.games.wh40k5.odds.shot import Battery
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS, Shots, damage, destroyed
from grognard.games.wh40k5.rules.assault.attack_groups import AttackGroup
from grognard.games.wh40k5.rules.assault.rounds import Exchange
from grognard.games.wh40k5.rules.saves.wound import FEEL_NO_PAIN, save_against
from grognard.games.wh40k5.rules.saves.wound_removal import Suffer
from grognard.games.wh40k5.rules.saves.wounds import Saves
from grognard.games.wh40k5.rules.shooting.blast_hits import bodies_under, mark_blow
from grognard.games.wh40k5.rules.shooting.blasting import Blasting
from grognard.games.wh40k5.rules.shooting.landing import Landing
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.unit_hits import UnitHits
from grognard.games.wh40k5.rules.shooting.volleys import Blow, blow_of
from grognard.games.wh40k5.rules.units.artillery import is_mixed
from grognard.games.wh40k5.rules.vehicles.gunnery import VehicleShot, hit_on, sighted
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import VehicleHits
from grognard.games.wh40k5.state.events.assault import Blows
from grognard.games.wh40k5.state.events.markers import MarkerLanded, MarkerLost
from grognard.games.wh40k5.state.events.shooting import WoundsScored
from grognard.games.wh40k5.state.events.vehicles import Damaged, VehicleDestroyed
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.odds.distributions import Distribution, binomial, certainly, convolve
from grognard.odds.forecasts import Read, Share, Trial
from grognard.odds.outcomes import Cases

E = TypeVar("E", bound=Event)


def step_number(procedure: type[Procedure], name: str) -> int:
    """The number of a procedure's step."""
    return [step for step, _, _ in procedure.steps].index(name)


TO_HIT, STRUCK = step_number(Shooting, "repeat_misses"), step_number(Shooting, "strike_guns")
TO_WOUND = step_number(UnitHits, "repeat_wounds")
TO_STRIKE = step_number(Exchange, "repeat_misses")
THROWN = step_number(Landing, "look")


def happened(entries: Iterable[Entry], kind: type[E]) -> list[E]:
    """The events of a kind."""
    return [entry.event for entry in entries if isinstance(entry, Happened) and isinstance(entry.event, kind)]


# ---- wounds ------------------------------------------------------------------------------------------------------


def scoring(blow: Blow) -> Fraction:
    """The chance of a hit to wound."""
    return sum((chance for _, chance in wounds_by(blow)), Fraction(0))


def shot_trial(g: B, shot: Shooting) -> Trial | None:
    """A unit's shots, from the dice to hit to the wounds, those of its markers and templates among them; at a vehicle
    to the damage, but for its markers, and none at a squadron, whose hits are shared out first."""
    unit, target = g.state.units[shot.unit], g.state.units[shot.target]
    if target.is_vehicle:
        return vehicle_shot(g, shot, target) if len(target.models) == 1 else None
    hard, crew = toughness(g, target), Battery(g, shot).crew if is_mixed(target) else Fraction(1)
    parts: list[Distribution] = [certainly(0)]
    for volley in shot.volleys:
        blow = blow_of(TABLES.weapons[volley.weapon], hard)
        parts.append(binomial(volley.shots, shot_hits(volley) * crew * scoring(blow)))
    for mark in shot.marks:
        parts.append(binomial(bodies_under(mark, target), scoring(mark_blow(g, unit.id, mark, target))))
    spread = test_forecasts.wounds(g, target, convolve(*parts))
    return Trial(g, spread, read_wounds(unit.id, target.id), Share(enemy(target.seat), "wounds"), last=STRUCK)


def hits_trial(g: B, hits: UnitHits) -> Trial:
    """Hits known already: of markers alone, or on those who only stood under them. Good luck for whoever they strike is
    none for the other side, be it his own marker."""
    target = g.state.units[hits.target]
    chances = convolve(certainly(0), *(binomial(count, scoring(blow)) for blow, count in hits.pools))
    share = Share(enemy(target.seat), "wounds")
    return Trial(g, test_forecasts.wounds(g, target, chances), read_wounds(hits.unit, hits.target), share)


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
        own = [swing for swing in exchange.swings if g.state.units[swing.unit].seat == seat and swing.wounds_on]
        if own:
            chances = convolve(certainly(0), *(binomial(swing.attacks, blow_chance(swing)) for swing in own))
            spread = test_forecasts.blows(g, g.state.units[own[0].unit], chances)
            found.append(Trial(g, spread, read_blows(g, seat), Share(seat, "wounds")))
    return found


def blow_chance(swing: AttackGroup) -> Fraction:
    """The chance of an attack on creatures to wound (WH-ASSAULT-10, WH-ASSAULT-11, WH-USR-13, WH-CCW-05)."""
    if not swing.wounds_on:
        return Fraction(0)
    hits = hits_at(swing.need, swing.need if swing.again else 0) if swing.need else Fraction(1)
    return hits * hits_at(swing.wounds_on, swing.wounds_on if swing.once_more else 0)


def read_blows(g: G, seat: int) -> Read:
    """The wounds that a side's blows of a step score."""
    units = g.state.units

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        found = happened(entries, Blows)
        if not found:
            return 0 if over else None
        return sum(event.wounds for event in found if units[event.unit].seat == seat)

    return read


# ---- saves -------------------------------------------------------------------------------------------------------


def saves_trial(g: B, saves: Saves) -> Trial:
    """The wounds that a unit's groups save or ignore, one group after the other (WH-SAVE-09, WH-USR-07)."""
    unit = g.state.units[saves.unit]
    parts: list[Distribution] = [certainly(0)]
    for share in saves.shares:
        model = unit.model(saves.groups[share.group][0])
        for kind, count in zip(saves.kinds, share.wounds, strict=True):
            parts.append(binomial(count, 1 - suffers(g, unit, model, kind, saves.cover)))

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        return sum(successes(entry) for entry in entries if isinstance(entry, Rolled)) if over else None

    return Trial(g, test_forecasts.saves(g, unit, convolve(*parts)), read, Share(unit.seat, "saves"), again=True)


def successes(entry: Rolled) -> int:
    """How many dice of a roll for saves succeed."""
    return sum(
        pool.reading.read(shown)
        for pool, shown in entry.roll.by_pool(entry.faces)
        if isinstance(pool.reading, Successes)
    )


def suffer_trial(g: B, suffer: Suffer) -> Trial:
    """The wounds that known models save or ignore: of a weapon that gets hot, of dangerous ground (WH-WEAPON-17,
    WH-MOVE-03)."""
    unit = g.state.units[suffer.unit]
    models = [unit.model(id) for id in suffer.models]
    needs = [need for model in models if (need := save_against(g, model, suffer.kind, None)) is not None]
    parts = [binomial(1, 1 - suffers(g, unit, model, suffer.kind, None)) for model in models]

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        if not over:
            return None
        found = 0
        for entry in entries:
            if isinstance(entry, Rolled):
                saving = entry.roll.purpose.id == "wh-roll-saves"
                rolled = needs if saving else [FEEL_NO_PAIN] * len(entry.faces)
                found += sum(face >= need for face, need in zip(entry.faces, rolled, strict=True))
        return found

    return Trial(g, test_forecasts.saves(g, unit, convolve(*parts)), read, Share(unit.seat, "saves"))


# ---- vehicles ----------------------------------------------------------------------------------------------------


def vehicle_shot(g: B, shot: Shooting, target: Unit) -> Trial | None:
    """Shots at one vehicle, from the dice to hit to the damage; none if nothing can harm it."""
    (model,) = target.models
    shots = []
    for volley in shot.volleys:
        if volley.lost:  # out of range: rolled only because the weapon gets hot
            continue
        assert volley.row is not None
        seen = sighted(shot.sightings, volley.row, model.id)
        hit = hit_on(VehicleShot(volley.row, volley.weapon, 1), seen)
        shots.append(Shots(volley.shots, ((hit, shot_hits(volley)),)))
    if not shots:
        return None
    found = damage(g, target, model, shots)
    return damage_trial(g, target, model.id, found, last=STRUCK)


def vehicle_hits(g: B, hits: VehicleHits, depth: int) -> Trial | None:
    """Hits on a vehicle, from the dice for penetration on (WH-VEH-21)."""
    unit = g.state.units[hits.unit]
    model = unit.model(hits.model)
    found = damage(g, unit, model, [Shots(1, ((hit, Fraction(1)),)) for hit in hits.hits])
    return damage_trial(g, unit, model.id, found, depth=depth, again=True)


def damage_trial(
    g: B, unit: Unit, model: str, found: Cases, *, last: int | None = None, depth: int = -1, again: bool = False
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
    if landing.again and g.stack[-1].step == THROWN:
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
