"""The forecasts of Warhammer 40,000: which dice decide something, what was to be expected, how it is read from the log.

Counted for each side are the wounds its shots and blows score, the wounds its models save, the vehicles it destroys,
the tests it passes, the dangerous ground it comes through, and the models its markers touch. What else is forecast
(reserves, difficult ground, a mishap) is shown and not counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product
from typing import Any, TypeVar

from grognard.core.battle import RollDice
from grognard.core.book.tables import row_of
from grognard.core.engine.events import Entry, Event, Happened, Rolled
from grognard.core.engine.fates import Test, chance_of
from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import markers
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds import scatter_odds
from grognard.games.wh40k5.odds.shot import Battery, hit_by
from grognard.games.wh40k5.odds.test_forecasts import TESTED, mishap, nerve, rough, told
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS, Shots, damage, destroyed
from grognard.games.wh40k5.rules.assault import fates as melee
from grognard.games.wh40k5.rules.assault.charge_reactions import Countering, RunDown, counter_test
from grognard.games.wh40k5.rules.assault.charging import Charging
from grognard.games.wh40k5.rules.assault.hit_and_run import HittingAndRunning, to_break_off
from grognard.games.wh40k5.rules.assault.rounds import Exchange
from grognard.games.wh40k5.rules.assault.sweep import Sweep, catches, sweep_initiative
from grognard.games.wh40k5.rules.mission import fates as mission
from grognard.games.wh40k5.rules.mission.deep_strike import Mishap
from grognard.games.wh40k5.rules.mission.reserves import ReserveRolls, needed, waiting
from grognard.games.wh40k5.rules.morale.fates import PASSED
from grognard.games.wh40k5.rules.morale.morale import MoraleTest, Pinning, morale_test, pinning_test
from grognard.games.wh40k5.rules.morale.regroup import Regrouping, rally_test
from grognard.games.wh40k5.rules.movement.danger import DangerTests
from grognard.games.wh40k5.rules.movement.moving import ThroughDifficult
from grognard.games.wh40k5.rules.saves.fates import FATAL, SAVED, STRUCK
from grognard.games.wh40k5.rules.saves.wound_removal import Suffer
from grognard.games.wh40k5.rules.saves.wounds import Saves
from grognard.games.wh40k5.rules.shooting.blast_hits import bodies_under, mark_blow
from grognard.games.wh40k5.rules.shooting.blasting import Blasting
from grognard.games.wh40k5.rules.shooting.fates import HIT, RENT, WOUND
from grognard.games.wh40k5.rules.shooting.landing import Landing
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.unit_hits import UnitHits
from grognard.games.wh40k5.rules.shooting.volleys import blow_of
from grognard.games.wh40k5.rules.units.artillery import is_mixed
from grognard.games.wh40k5.rules.units.force import COMES, COMES_PERILOUSLY, PsychicTest, to_use_power
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import Penetrating, VehicleHits
from grognard.games.wh40k5.state.events.assault import BrokeOff, CounterAttacked, PowerUsed, Swept
from grognard.games.wh40k5.state.events.markers import MarkerLanded, MarkerLost
from grognard.games.wh40k5.state.events.mission import ReserveRolled
from grognard.games.wh40k5.state.events.morale import LeadershipTested
from grognard.games.wh40k5.state.events.shooting import WoundsScored
from grognard.games.wh40k5.state.events.vehicles import Damaged, VehicleDestroyed
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.odds.distributions import Distribution, binomial, certainly, convolve
from grognard.odds.forecasts import Read, Share, Trial, dice_of, throwing
from grognard.odds.outcomes import Cases

E = TypeVar("E", bound=Event)

TALLIES: dict[str, Message] = {
    "wounds": say("wh-luck-wounds"),
    "saves": say("wh-luck-saves"),
    "vehicles": say("wh-luck-vehicles"),
    "tests": say("wh-luck-tests"),
    "danger": say("wh-luck-danger"),
    "markers": say("wh-luck-markers"),
}
IMMOBILISED = "wh-roll-immobilised"
"""What a vehicle rolls for on dangerous ground."""
MOST_IN_SWEEP = 4
"""So many units may take part in a sweeping advance whose dice are forecast."""


def happened(entries: Iterable[Entry], kind: type[E]) -> list[E]:
    """The events of a kind."""
    return [entry.event for entry in entries if isinstance(entry, Happened) and isinstance(entry.event, kind)]


def trials(g: B) -> list[Trial]:
    """The trials that begin with the roll a battle stops at; no die belongs to two that are counted."""
    found = struck(g) or tested(g) or crossed(g)
    return [each for each in found if each is not None]


def struck(g: B) -> Sequence[Trial | None]:
    """Dice that strike."""
    depth, frame = throwing(g)
    below = g.stack[depth - 1].procedure if depth else None
    match frame.procedure:
        case Shooting() if frame.step_name == "count_hits":
            return [shot_trial(g, frame.procedure, depth)]
        case UnitHits():
            return [hits_trial(g, frame.procedure)]
        case Exchange():
            return exchange_trials(g, frame.procedure)
        case Saves(unit=id) | Suffer(unit=id):
            return [saves_trial(g, g.state.units[id])]
        case DangerTests(unit=id):
            return [danger_trial(g, g.state.units[id])]
        case Penetrating() if depth > 1 and isinstance(hits := g.stack[depth - 2].procedure, VehicleHits):
            return [vehicle_hits(g, hits, depth - 2)]
        case Landing() if isinstance(below, Blasting):
            return [marker_trial(g, frame.procedure, below, depth - 1)]
        case _:
            return []


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
    spread = told(g, "wounds", convolve(*parts), target)
    return Trial(
        g, spread, read_wounds(unit.id, target.id), Share(enemy(target.seat), "wounds"), depth=depth, last="strike_guns"
    )


def hits_trial(g: B, hits: UnitHits) -> Trial:
    """Hits known already: of markers alone, or on those who only stood under them. Good luck for whoever they strike is
    none for the other side, be it his own marker."""
    target = g.state.units[hits.target]
    chances, read = dice_of(g, WOUND, RENT)
    return Trial(g, told(g, "wounds", chances, target), read, Share(enemy(target.seat), "wounds"), again=True)


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
            spread = told(g, "blows", chances, g.state.units[exchange.swings[own[0]].unit])
            found.append(Trial(g, spread, read, Share(seat, "wounds"), again=True))
    return found


def saves_trial(g: B, unit: Unit) -> Trial:
    """The wounds that models of a unit save or ignore (WH-SAVE-01, WH-USR-07)."""
    chances, read = dice_of(g, SAVED)
    return Trial(g, told(g, "saves", chances, unit), read, Share(unit.seat, "saves"), again=True)


# ---- vehicles ----------------------------------------------------------------------------------------------------


def vehicle_shot(g: B, shot: Shooting, target: Unit, depth: int) -> Trial | None:
    """Shots at one vehicle, from the dice to hit to the damage; none if nothing can harm it. What is out of range is
    rolled only because the weapon gets hot."""
    (model,) = target.models
    fired = [volley for volley in shot.volleys if not volley.lost]
    shots = [Shots(each.shots, ((hit_by(shot, each, model.id), chance_of(each.fate, HIT)),)) for each in fired]
    found = damage(g, target, model, shots)
    return damage_trial(g, target, model.id, found, depth=depth, last="strike_guns") if shots else None


def vehicle_hits(g: B, hits: VehicleHits, depth: int) -> Trial:
    """Hits on a vehicle, from the dice for penetration on (WH-VEH-21)."""
    unit = g.state.units[hits.unit]
    model = unit.model(hits.model)
    found = damage(g, unit, model, [Shots(1, ((hit, Fraction(1)),)) for hit in hits.hits])
    return damage_trial(g, unit, model.id, found, depth=depth, again=True)


def damage_trial(g: B, unit: Unit, model: str, found: Cases, **lasting: Any) -> Trial:
    """What becomes of a vehicle: only its end is counted."""
    worth = tuple(float(result in TABLES.damage and TABLES.damage[result].destroyed) for result in RESULTS)
    shares = (Share(enemy(unit.seat), "vehicles", worth),) if destroyed(found) else ()
    return Trial(g, told(g, "damage", found, unit), read_damage(unit.id, model), *shares, **lasting)


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
    chances = scatter_odds.counts(scatter_odds.fallen(g, landing.at, radius, landing.less, bodies))
    weapon = blasting.weapon.id

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        for landed in happened(entries, MarkerLanded):
            if landed.weapon == weapon:
                return len(ids.intersection(landed.models))
        return 0 if over or happened(entries, MarkerLost) else None

    seat = g.state.units[blasting.unit].seat
    return Trial(g, told(g, "marked", chances, target), read, Share(seat, "markers"), depth=depth, again=True)


# ---- tests -------------------------------------------------------------------------------------------------------


def tested(g: B) -> Sequence[Trial | None]:
    """Tests of Leadership, of a force weapon's bearer, of who hits and runs; sweeping advances."""
    units = g.state.units
    match g.stack[-1].procedure:
        case MoraleTest(unit=id, penalty=penalty):
            return [test(g, units[id], morale_test(g, units[id], penalty), LeadershipTested)]
        case Pinning(unit=id):
            return [test(g, units[id], pinning_test(g, units[id]), LeadershipTested)]
        case Regrouping(unit=id):
            return [test(g, units[id], rally_test(g, units[id], "WH-MORALE-07"), LeadershipTested)]
        case RunDown(unit=id):
            return [test(g, units[id], rally_test(g, units[id], "WH-MORALE-06"), LeadershipTested)]
        case Countering(units=(id, *_)):
            return [test(g, units[id], counter_test(g, units[id]), CounterAttacked)]
        case PsychicTest(unit=id) as psychic:
            return [test(g, units[id], to_use_power(psychic.most(g)), PowerUsed, COMES, COMES_PERILOUSLY)]
        case HittingAndRunning(unit=id) if dice(g) == 1:
            return [test(g, units[id], to_break_off(sweep_initiative(g, units[id])), BrokeOff)]
        case Sweep():
            return [sweep_trial(g, g.stack[-1].procedure)]
        case _:
            return []


def dice(g: G) -> int:
    """How many dice are about to be rolled."""
    decision = g.decision
    return decision.roll.count if isinstance(decision, RollDice) else 0


Passing = type[LeadershipTested] | type[CounterAttacked] | type[PowerUsed] | type[BrokeOff]


def test(g: B, unit: Unit, fate: Test, kind: Passing, *passes: str) -> Trial:
    """A test that is passed or not, as an event of this kind says; ``passes``: by which of its outcomes."""
    spread = nerve(g, unit, chance_of(fate, *(passes or (PASSED,))), fate.rule, *fate.also)

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        return next((TESTED[event.passed] for event in happened(entries, kind)), None)

    return Trial(g, spread, read, Share(unit.seat, "tests", (0, 1)))


def sweep_trial(g: B, sweep: Sweep) -> Trial | None:
    """A sweeping advance: how many units are caught; good luck for those who hunt is bad luck for the others
    (WH-ASSAULT-15, WH-ASSAULT-23)."""
    ids = sweep.rolling()
    hunts = [hunt for hunt in sweep.hunts if hunt.by]
    if not hunts or len(ids) > MOST_IN_SWEEP:
        return None
    initiative = {id: sweep_initiative(g, g.state.units[id]) for id in ids}
    counts = [0] * (len(hunts) + 1)
    for faces in product(range(1, 7), repeat=len(ids)):
        sums = {id: face + initiative[id] for id, face in zip(ids, faces, strict=True)}
        counts[sum(any(catches(sums[by], sums[hunt.unit]) for by in hunt.by) for hunt in hunts)] += 1
    chances = Distribution(0, tuple(Fraction(count, 6 ** len(ids)) for count in counts))
    seat = g.state.units[hunts[0].unit].seat

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        found = happened(entries, Swept)
        return sum(event.caught for event in found) if found else None

    shares = Share(enemy(seat), "tests"), Share(seat, "tests", tuple(float(len(hunts) - n) for n in range(len(counts))))
    return Trial(g, told(g, "caught", chances), read, *shares)


# ---- ground, arrivals --------------------------------------------------------------------------------------------


def crossed(g: B) -> Sequence[Trial | None]:
    """Dangerous and difficult ground, reserves, mishaps."""
    units, decision = g.state.units, g.decision
    match g.stack[-1].procedure:
        case ThroughDifficult(unit=id):
            return [Trial(g, rough(g, units[id], assault=False), highest(g, units[id], assault=False))]
        case Charging(unit=id):
            return [Trial(g, rough(g, units[id], assault=True), highest(g, units[id], assault=True))]
        case ReserveRolls(seat=seat):
            return [reserves_trial(g, seat)]
        case Mishap(unit=id):
            return [Trial(g, mishap(g, units[id]), read_mishap)]
        case _ if isinstance(decision, RollDice) and decision.roll.purpose.id == IMMOBILISED:
            return [ground_trial(g, decision)]
        case _:
            return []


def danger_trial(g: B, unit: Unit) -> Trial:
    """Models that test for dangerous ground: those that fail (WH-MOVE-03, WH-USR-17)."""
    chances, read = dice_of(g, STRUCK)
    worth = tuple(float(chances.most - number) for number in chances)
    return Trial(g, told(g, "danger", chances, unit), read, Share(unit.seat, "danger", worth), again=True)


def ground_trial(g: B, decision: RollDice) -> Trial:
    """Vehicles that test for dangerous ground (WH-VEH-04)."""
    count = decision.roll.count
    chances = binomial(count, Fraction(1, 6))
    seat = decision.roll.seat or 0
    spread = told(g, "stuck", chances)
    return Trial(g, spread, read_ones, Share(seat, "danger", tuple(float(count - number) for number in chances)))


def read_ones(entries: Sequence[Entry], over: bool) -> int | None:
    """How many dice of the roll show a 1."""
    return next((entry.faces.count(FATAL) for entry in entries if isinstance(entry, Rolled)), None)


def highest(g: G, unit: Unit, *, assault: bool) -> Read:
    """The inches the highest die of the roll lets a unit go."""
    spread = rough(g, unit, assault=assault)
    most, least = spread.chances.most, spread.chances.least  # type: ignore[union-attr]

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        faces: Iterable[int] = next((entry.faces for entry in entries if isinstance(entry, Rolled)), ())
        return min(max(faces) * least, most) if faces else None

    return read


def reserves_trial(g: B, seat: int) -> Trial:
    """How many units come out of reserve (WH-GAME-01)."""
    need = needed(g.state.turn)
    assert need is not None
    chances = binomial(len(waiting(g, seat)), chance_of(mission.to_arrive(need), mission.COMES))

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        found = [event for event in happened(entries, ReserveRolled) if event.face]
        return sum(event.comes for event in found) if found else None

    return Trial(g, told(g, "reserves", chances), read)


def read_mishap(entries: Sequence[Entry], over: bool) -> str | None:
    """The row of the table of mishaps a die falls in."""
    faces = next((entry.faces for entry in entries if isinstance(entry, Rolled)), None)
    return None if faces is None else str(row_of(TABLES.mishaps, faces[0]).result)
