"""The forecasts of Warhammer 40,000: which dice decide something, what was to be expected, how it is read from the log.

Counted for each side are the wounds its shots and blows score, the wounds its models save, the vehicles it destroys,
the tests it passes, the dangerous ground it comes through, and the models its markers touch. What else is forecast
(reserves, difficult ground, a mishap) is shown and not counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product

from grognard.core.battle import RollDice
from grognard.core.book.tables import row_of
from grognard.core.engine.events import Entry, Rolled
from grognard.core.engine.fates import Test, chance_of
from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds import test_forecasts
from grognard.games.wh40k5.odds.strike_forecasts import (
    exchange_trials,
    happened,
    hits_trial,
    marker_trial,
    saves_trial,
    shot_trial,
    vehicle_hits,
)
from grognard.games.wh40k5.odds.test_forecasts import TESTED
from grognard.games.wh40k5.rules.assault.charge_reactions import Countering, RunDown, counter_test
from grognard.games.wh40k5.rules.assault.charging import Charging
from grognard.games.wh40k5.rules.assault.hit_and_run import HittingAndRunning, to_break_off
from grognard.games.wh40k5.rules.assault.rounds import Exchange
from grognard.games.wh40k5.rules.assault.sweep import Sweep, catches, sweep_initiative
from grognard.games.wh40k5.rules.mission.deep_strike import Mishap
from grognard.games.wh40k5.rules.mission.reserves import ReserveRolls, needed, waiting
from grognard.games.wh40k5.rules.morale.fates import PASSED
from grognard.games.wh40k5.rules.morale.morale import MoraleTest, Pinning, morale_test, pinning_test
from grognard.games.wh40k5.rules.morale.regroup import Regrouping, rally_test
from grognard.games.wh40k5.rules.movement.danger import DangerTests
from grognard.games.wh40k5.rules.movement.moving import ThroughDifficult
from grognard.games.wh40k5.rules.saves.fates import FATAL, STRUCK
from grognard.games.wh40k5.rules.saves.wound_removal import Suffer
from grognard.games.wh40k5.rules.saves.wounds import Saves
from grognard.games.wh40k5.rules.shooting.blasting import Blasting
from grognard.games.wh40k5.rules.shooting.landing import Landing
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.unit_hits import UnitHits
from grognard.games.wh40k5.rules.units.force import COMES, COMES_PERILOUSLY, PsychicTest, to_use_power
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import Penetrating, PenetrationRolls, VehicleHits
from grognard.games.wh40k5.state.events.assault import BrokeOff, CounterAttacked, PowerUsed, Swept
from grognard.games.wh40k5.state.events.mission import ReserveRolled
from grognard.games.wh40k5.state.events.morale import LeadershipTested
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.odds.distributions import Distribution, binomial, die_chance
from grognard.odds.forecasts import Read, Share, Trial, dice_of, throwing

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
        case Penetrating() if frame.step_name == "rend" and isinstance(below, PenetrationRolls):
            hits = g.stack[depth - 2].procedure if depth > 1 else None
            return [vehicle_hits(g, hits, depth - 2)] if isinstance(hits, VehicleHits) else []
        case Landing() if isinstance(below, Blasting):
            return [marker_trial(g, frame.procedure, below, depth - 1)]
        case _:
            return []


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
    spread = test_forecasts.nerve(g, unit, chance_of(fate, *(passes or (PASSED,))), fate.rule, *fate.also)

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
    return Trial(g, test_forecasts.caught(chances), read, *shares)


# ---- ground, arrivals --------------------------------------------------------------------------------------------


def crossed(g: B) -> Sequence[Trial | None]:
    """Dangerous and difficult ground, reserves, mishaps."""
    units, decision = g.state.units, g.decision
    match g.stack[-1].procedure:
        case ThroughDifficult(unit=id):
            return [Trial(g, test_forecasts.rough(g, units[id], assault=False), highest(g, units[id], assault=False))]
        case Charging(unit=id):
            return [Trial(g, test_forecasts.rough(g, units[id], assault=True), highest(g, units[id], assault=True))]
        case ReserveRolls(seat=seat):
            return [reserves_trial(g, seat)]
        case Mishap(unit=id):
            return [Trial(g, test_forecasts.mishap(g, units[id]), read_mishap)]
        case _ if isinstance(decision, RollDice) and decision.roll.purpose.id == IMMOBILISED:
            return [ground_trial(g, decision)]
        case _:
            return []


def danger_trial(g: B, unit: Unit) -> Trial:
    """Models that test for dangerous ground: those that fail (WH-MOVE-03, WH-USR-17)."""
    chances, read = dice_of(g, STRUCK)
    worth = tuple(float(chances.most - number) for number in chances)
    return Trial(g, test_forecasts.danger(g, unit, chances), read, Share(unit.seat, "danger", worth), again=True)


def ground_trial(g: B, decision: RollDice) -> Trial:
    """Vehicles that test for dangerous ground (WH-VEH-04)."""
    count = decision.roll.count
    chances = binomial(count, Fraction(1, 6))
    seat = decision.roll.seat or 0
    spread = test_forecasts.told("stuck", chances, "WH-VEH-04", "WH-MOVE-03")
    return Trial(g, spread, read_ones, Share(seat, "danger", tuple(float(count - number) for number in chances)))


def read_ones(entries: Sequence[Entry], over: bool) -> int | None:
    """How many dice of the roll show a 1."""
    return next((entry.faces.count(FATAL) for entry in entries if isinstance(entry, Rolled)), None)


def highest(g: G, unit: Unit, *, assault: bool) -> Read:
    """The inches the highest die of the roll lets a unit go."""
    spread = test_forecasts.rough(g, unit, assault=assault)
    most, least = spread.chances.most, spread.chances.least  # type: ignore[union-attr]

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        faces: Iterable[int] = next((entry.faces for entry in entries if isinstance(entry, Rolled)), ())
        return min(max(faces) * least, most) if faces else None

    return read


def reserves_trial(g: B, seat: int) -> Trial:
    """How many units come out of reserve (WH-GAME-01)."""
    chances = binomial(len(waiting(g, seat)), die_chance(needed(g.state.turn) or 7))

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        found = [event for event in happened(entries, ReserveRolled) if event.face]
        return sum(event.comes for event in found) if found else None

    return Trial(g, test_forecasts.told("reserves", chances, "WH-GAME-01"), read)


def read_mishap(entries: Sequence[Entry], over: bool) -> str | None:
    """The row of the table of mishaps a die falls in."""
    faces = next((entry.faces for entry in entries if isinstance(entry, Rolled)), None)
    return None if faces is None else str(row_of(TABLES.mishaps, faces[0]).result)
