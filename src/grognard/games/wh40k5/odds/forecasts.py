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
from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds import test_forecasts
from grognard.games.wh40k5.odds.morale_odds import within
from grognard.games.wh40k5.odds.strike_forecasts import (
    TO_HIT,
    TO_STRIKE,
    TO_WOUND,
    exchange_trials,
    happened,
    hits_trial,
    marker_trial,
    saves_trial,
    shot_trial,
    step_number,
    suffer_trial,
    vehicle_hits,
)
from grognard.games.wh40k5.odds.test_forecasts import TESTED
from grognard.games.wh40k5.rules.assault.charge_reactions import Countering, RunDown
from grognard.games.wh40k5.rules.assault.charging import Charging
from grognard.games.wh40k5.rules.assault.hit_and_run import WORST, HittingAndRunning
from grognard.games.wh40k5.rules.assault.rounds import Exchange
from grognard.games.wh40k5.rules.assault.sweep import Sweep, sweep_initiative
from grognard.games.wh40k5.rules.mission.deep_strike import Mishap
from grognard.games.wh40k5.rules.mission.reserves import ReserveRolls, needed, waiting
from grognard.games.wh40k5.rules.morale.morale import MoraleTest, Pinning
from grognard.games.wh40k5.rules.morale.regroup import Regrouping
from grognard.games.wh40k5.rules.movement.danger import FATAL, DangerTests
from grognard.games.wh40k5.rules.movement.moving import ThroughDifficult
from grognard.games.wh40k5.rules.saves.wound_removal import Suffer
from grognard.games.wh40k5.rules.saves.wounds import Saves
from grognard.games.wh40k5.rules.shooting.blasting import Blasting
from grognard.games.wh40k5.rules.shooting.landing import Landing
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.unit_hits import UnitHits
from grognard.games.wh40k5.rules.units.force import PsychicTest
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import Penetrating, PenetrationRolls, VehicleHits
from grognard.games.wh40k5.state.events.assault import BrokeOff, CounterAttacked, PowerUsed, Swept
from grognard.games.wh40k5.state.events.mission import ReserveRolled
from grognard.games.wh40k5.state.events.morale import LeadershipTested
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.odds.answers import Spread
from grognard.odds.distributions import Distribution, binomial
from grognard.odds.forecasts import Read, Share, Trial

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
REPEATED = step_number(DangerTests, "suffer")
MOST_IN_SWEEP = 4
"""So many units may take part in a sweeping advance whose dice are forecast."""


def trials(g: B) -> list[Trial]:
    """The trials that begin with the roll a battle stops at; no die belongs to two that are counted."""
    found = struck(g) or tested(g) or crossed(g)
    return [each for each in found if each is not None]


def struck(g: B) -> Sequence[Trial | None]:
    """Dice that strike."""
    frame, below = g.stack[-1], g.stack[-2].procedure if len(g.stack) > 1 else None
    match frame.procedure:
        case Shooting() if frame.step == TO_HIT:
            return [shot_trial(g, frame.procedure)]
        case UnitHits() if frame.step == TO_WOUND:
            return [hits_trial(g, frame.procedure)]
        case Exchange() if frame.step == TO_STRIKE:
            return exchange_trials(g, frame.procedure)
        case Saves():
            return [saves_trial(g, frame.procedure)]
        case Suffer():
            return [suffer_trial(g, frame.procedure)]
        case Penetrating() if isinstance(below, PenetrationRolls):
            hits = g.stack[-3].procedure if len(g.stack) > 2 else None
            return [vehicle_hits(g, hits, len(g.stack) - 3)] if isinstance(hits, VehicleHits) else []
        case Landing() if isinstance(below, Blasting):
            return [marker_trial(g, frame.procedure, below, len(g.stack) - 2)]
        case _:
            return []


# ---- tests -------------------------------------------------------------------------------------------------------


def tested(g: B) -> Sequence[Trial | None]:
    """Tests of Leadership, of a force weapon's bearer, of who hits and runs; sweeping advances."""
    units = g.state.units
    match g.stack[-1].procedure:
        case MoraleTest(unit=id, penalty=penalty):
            return [test(g, units[id], test_forecasts.morale(g, units[id], penalty), LeadershipTested)]
        case Pinning(unit=id):
            return [test(g, units[id], test_forecasts.leadership(g, units[id], "WH-MORALE-08"), LeadershipTested)]
        case Regrouping(unit=id) | RunDown(unit=id):
            return [test(g, units[id], test_forecasts.leadership(g, units[id], "WH-MORALE-07"), LeadershipTested)]
        case Countering(units=(id, *_)):
            return [test(g, units[id], test_forecasts.leadership(g, units[id], "WH-USR-04"), CounterAttacked)]
        case PsychicTest(unit=id) as psychic:
            chance = within(psychic.most(g))
            return [test(g, units[id], test_forecasts.nerve(g, units[id], chance, "WH-UNIT-05"), PowerUsed)]
        case HittingAndRunning(unit=id) if dice(g) == 1:
            chance = Fraction(min(sweep_initiative(g, units[id]), WORST - 1), 6)
            return [test(g, units[id], test_forecasts.nerve(g, units[id], chance, "WH-USR-10"), BrokeOff)]
        case Sweep():
            return [sweep_trial(g, g.stack[-1].procedure)]
        case _:
            return []


def dice(g: G) -> int:
    """How many dice are about to be rolled."""
    decision = g.decision
    return decision.roll.count if isinstance(decision, RollDice) else 0


Passing = type[LeadershipTested] | type[CounterAttacked] | type[PowerUsed] | type[BrokeOff]


def test(g: B, unit: Unit, spread: Spread, kind: Passing) -> Trial:
    """A test that is passed or not, as an event of this kind says."""

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
        counts[sum(any(sums[by] >= sums[hunt.unit] for by in hunt.by) for hunt in hunts)] += 1
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
        case DangerTests(unit=id):
            return [danger_trial(g, g.stack[-1].procedure, units[id])]
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


def danger_trial(g: B, tests: DangerTests, unit: Unit) -> Trial:
    """Models that test for dangerous ground: those that fail (WH-MOVE-03, WH-USR-17)."""
    skilled = [g.context.model_has(unit, unit.model(id), "skilled-rider") for id in tests.models]
    chances = test_forecasts.failing(skilled)

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        rolls = [entry.faces for entry in entries if isinstance(entry, Rolled)]
        if not over or not rolls:
            return None
        ones = [rides for rides, face in zip(skilled, rolls[0], strict=True) if face == FATAL]
        again = rolls[1] if any(ones) else ()
        return ones.count(False) + sum(face == FATAL for face in again)

    worth = tuple(float(len(skilled) - number) for number in chances)
    share = Share(unit.seat, "danger", worth)
    return Trial(g, test_forecasts.danger(g, unit, chances), read, share, last=REPEATED)


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
    needs = needed(g.state.turn) or 7
    chances = binomial(len(waiting(g, seat)), Fraction(7 - needs, 6))

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        found = [event for event in happened(entries, ReserveRolled) if event.face]
        return sum(event.comes for event in found) if found else None

    return Trial(g, test_forecasts.told("reserves", chances, "WH-GAME-01"), read)


def read_mishap(entries: Sequence[Entry], over: bool) -> str | None:
    """The row of the table of mishaps a die falls in."""
    faces = next((entry.faces for entry in entries if isinstance(entry, Rolled)), None)
    return None if faces is None else str(row_of(TABLES.mishaps, faces[0]).result)
