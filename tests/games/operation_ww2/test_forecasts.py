"""Forecasts of the dice, against every face of every die; the harm they tell of is that which people take."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pytest

import grognard
from grognard import odds
from grognard.core.battle import Battle, RollDice
from grognard.core.engine.dice import Waiting
from grognard.core.engine.events import Event, Rolled
from grognard.core.engine.procedures import Procedure
from grognard.games.operation_ww2.odds import forecasts
from grognard.games.operation_ww2.rules.area.damage_dice import DamageDice, Lot, singly
from grognard.games.operation_ww2.rules.close_combat.close_combat import Striking
from grognard.games.operation_ww2.rules.crews.crew_hits import Hurt
from grognard.games.operation_ww2.rules.crews.nerves import CrewTests
from grognard.games.operation_ww2.rules.guns.artillery import GunHit, GunHits
from grognard.games.operation_ww2.rules.morale.lone_models import LoneTests
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.rules.movement.panic import Panicking
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHits
from grognard.games.operation_ww2.state.choices import Blow, Card
from grognard.games.operation_ww2.state.events.bursts import RoundMissed
from grognard.games.operation_ww2.state.events.driving import GotStuck
from grognard.games.operation_ww2.state.events.morale import LoneTested, ModelsHit, MoraleTested, Rallied
from grognard.games.operation_ww2.state.events.vehicles import NerveTested, VehicleDamaged, WillpowerTested
from grognard.games.operation_ww2.state.state import Ordered, State
from grognard.odds.forecasts import Outcome, Trial
from grognard.odds.history import History
from tests.games.operation_ww2.firing_line import piece, riflemen, shoot, with_models
from tests.games.operation_ww2.table import ground, play, unit
from tests.games.operation_ww2.test_artillery import CREW, FOE, FRONT, PLAIN
from tests.games.operation_ww2.test_bursts import fired
from tests.games.operation_ww2.test_grenades_and_flame import throw
from tests.games.operation_ww2.vehicles.garage import fight, shot, vehicle
from tests.games.operation_ww2.vehicles.test_vehicle_movement import move
from tests.odds.counting import counted, faces_of


def check(battle: Battle[State], tally: str, count: int = 1) -> list[Trial]:
    """The forecasts that begin here are what the dice can come to, each with its chance."""
    assert isinstance(battle.decision, RollDice)
    found = forecasts.trials(battle)
    assert [share.tally for trial in found for share in trial.shares] == [tally] * count
    for trial in found:
        told = {outcome: float(chance) for outcome, chance in trial.spread.chances.items() if chance}
        assert told == pytest.approx(counted(battle, trial), abs=1e-12)
    return found


def after(battle: Battle[State], faces: tuple[int, ...]) -> list[Any]:
    """What happens after these faces, until dice are rolled again; decisions are answered as listed."""
    there = battle.clone()
    there.source = Waiting()
    start = there.log_length
    there.resolve_chance(faces)
    while not there.over and not isinstance(there.decision, RollDice):
        assert there.decision is not None
        there.take(there.choices(there.decision)[0], there.decision)
    return there.log_from(start)


def by_events(battle: Battle[State], value: Any) -> dict[Outcome, float]:
    """The chance of each outcome by what happened, every face of every die thrown; ``value`` makes it of the events."""
    assert isinstance(battle.decision, RollDice)
    found: defaultdict[Outcome, float] = defaultdict(float)
    for faces, weight in faces_of(battle.decision.roll.pools):
        events = [entry.event for entry in after(battle, faces) if hasattr(entry, "event")]
        found[value(events)] += float(weight)
    return dict(found)


def told(trial: Trial) -> dict[Outcome, float]:
    """The chances of a forecast that are not nothing."""
    return {outcome: float(chance) for outcome, chance in trial.spread.chances.items() if chance}


def of(events: list[Event], *kinds: type[Event]) -> list[Any]:
    """The events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]


def harm_to(side: str) -> Any:
    """The steps of harm people of a side took: one for each who is scared, two for each dead."""

    def value(events: list[Event]) -> int:
        struck = [event for event in of(events, ModelsHit) if event.unit.startswith(side)]
        return sum(2 * len(event.dead) + len(event.scared) for event in struck)

    return value


def until_damage(battle: Battle[State], *hits: int) -> Battle[State]:
    """The volley after dice that hit, at its next roll."""
    battle.source = Waiting()
    battle.resolve_chance(hits)
    return battle


# ---- shots and damage --------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FIRE-10", "AZ-FIRE-11")
def test_shots_of_a_volley_by_what_each_needs() -> None:
    squad = riflemen("a.one", (20, 20), 2)
    mixed = with_models(squad, m2={"weapons": ("m1-garand",)})
    battle = shoot("fire", mixed, riflemen("b.one", (20, 70), 4), dice=None)
    (trial,) = check(battle, "hits")
    assert (trial.shares[0].seat, trial.spread.name) == (0, "hits")


@pytest.mark.rule("AZ-AREA-03")
def test_a_round_hits_or_not() -> None:
    battle = fired(dice=None)
    (trial,) = check(battle, "hits")
    assert told(trial) == pytest.approx(by_events(battle, lambda events: 1 - len(of(events, RoundMissed))), abs=1e-12)


@pytest.mark.rule("AZ-FLM-01")
def test_a_flame_hits_each_by_himself() -> None:
    close = riflemen("b.one", (60, 50), 2)
    burning = throw(riflemen("a.one", (60, 40), 1, "light-flamethrower"), close, weapon="light-flamethrower", dice=None)
    (trial,) = check(burning, "hits")
    assert trial.shares[0].seat == 0


@pytest.mark.rule("AZ-FIRE-12", "AZ-DMG-01", "AZ-DMG-05")
@pytest.mark.parametrize("cover", ["open", "wall"])
def test_damage_dice_are_what_people_take(cover: str) -> None:
    wall = ground(piece("low-wall", 0, 60, 120, 61)) if cover == "wall" else None
    battle = shoot(
        "fire", riflemen("a.one", (20, 20), 2), riflemen("b.one", (20, 63), 6, detection="fired"), map=wall, dice=None
    )
    (trial,) = check(until_damage(battle, 10, 10), "harm")
    assert told(trial) == pytest.approx(by_events(battle, harm_to("b.")), abs=1e-12)
    assert trial.shares[0].seat == 0


@pytest.mark.rule("AZ-FF-02")
def test_hits_on_friends_are_the_luck_of_the_enemy() -> None:
    firing, friend = riflemen("a.one", (60, 20), 1), riflemen("a.two", (64, 50), 3)
    battle = shoot("fire", firing, riflemen("b.one", (60, 80), 3, detection="fired"), friend, dice=None)
    while not isinstance(battle.decision, RollDice):
        battle.choose(battle.choices()[0])
    until_damage(battle, 10)
    (accuracy,) = check(battle, "tests")
    assert told(accuracy) == pytest.approx({"failed": 0.3, "passed": 0.7})
    (trial,) = check(until_damage(battle, 1), "harm")
    assert told(trial) == pytest.approx(by_events(battle, harm_to("a.")), abs=1e-12)
    assert trial.shares[0].seat == 1


@pytest.mark.rule("AZ-AREA-03", "AZ-AREA-15")
@pytest.mark.parametrize("fixed", [False, True])
def test_dice_on_people_of_both_sides_are_forecast_apart(fixed: bool) -> None:
    own, other = riflemen("a.one", (20, 20), 1), riflemen("b.one", (60, 60), 2)
    whole = [
        Lot(each.id, tuple(model.id for model in each.models), dice, added=-each.seat)
        for each, dice in ((own, 1), (other, 2))
    ]
    lots = tuple(lot for each in whole for lot in (singly(each) if fixed else (each,)))
    battle = play(DamageDice(0, lots, "heavy-weapons"), own, other, dice=None)
    first, second = check(battle, "harm", 2)
    assert (first.shares[0].seat, second.shares[0].seat) == (1, 0)
    assert told(first) == pytest.approx(by_events(battle, harm_to("a.")), abs=1e-12)
    assert told(second) == pytest.approx(by_events(battle, harm_to("b.")), abs=1e-12)


@pytest.mark.rule("AZ-CC-08")
def test_wounds_of_close_combat() -> None:
    own, other = riflemen("a.one", (60, 60), 1), riflemen("b.one", (60, 61.5), 1)
    battle = play(Striking((Blow("a.one.1", "b.one.1"), Blow("b.one.1", "a.one.1"))), own, other, dice=None)
    first, second = check(battle, "harm", 2)
    assert told(first) == pytest.approx(by_events(battle, harm_to("a.")), abs=1e-12)
    assert told(second) == pytest.approx(by_events(battle, harm_to("b.")), abs=1e-12)


# ---- guns and vehicles -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VDM-02", "AZ-FIRE-12")
@pytest.mark.parametrize(("weapon", "modifier"), [("75-76-mm", 0), ("85-90-mm", -3)])
def test_a_hit_on_a_vehicle_does_something_or_nothing(weapon: str, modifier: int) -> None:
    tank = vehicle("b.tank", "sherman-75", (60, 60))
    battle = fight(VehicleHits("b.tank", "b.tank.1", (shot(weapon, (60, 20), modifier=modifier),)), tank, dice=None)
    (trial,) = check(battle, "machines")
    harmed = by_events(battle, lambda events: int(of(events, VehicleDamaged)[0].result != "NE"))
    assert told(trial) == pytest.approx(harmed, abs=1e-12)
    assert (trial.shares[0].seat, len(harmed)) == (0, 2)


@pytest.mark.rule("AZ-VDM-02")
def test_crewmen_who_are_struck() -> None:
    tank = vehicle("b.tank", "sherman-75", (60, 60))
    battle = fight(VehicleHits("b.tank", "b.tank.1", (shot("75-76-mm", (60, 20)),)), tank, dice=None)
    met = 0
    for face in range(1, 11):
        there = battle.clone()
        there.resolve_chance((face,))
        while not there.over and not isinstance(there.decision, RollDice):
            assert there.decision is not None
            there.take(there.choices(there.decision)[0], there.decision)
        if isinstance(there.decision, RollDice) and there.decision.roll.purpose.id == "az-roll-crew-hits":
            check(there, "harm")
            met += 1
    assert met


@pytest.mark.rule("AZ-ART-01")
def test_hits_on_a_gun() -> None:
    hits = GunHit("75-mm-m3", FRONT), GunHit("kar98k", FRONT, -1)
    battle = play(GunHits("a.gun", "a.gun.1", hits), CREW, FOE, dice=None, lists=PLAIN)
    (trial,) = check(battle, "machines")
    assert trial.shares[0].seat == 1


# ---- tests -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOR-01", "AZ-MOR-03", "AZ-MOR-04")
@pytest.mark.parametrize("losses", [3, 6])
def test_all_morale_tests_of_a_unit_must_be_passed(losses: int) -> None:
    squad = unit("a.one", *((20 + 3 * number, 60) for number in range(8)), losses=losses)
    battle = play(Morale(("a.one",)), squad, riflemen("b.one", (40, 110), 1), dice=None)
    (trial,) = check(battle, "tests")
    assert told(trial) == pytest.approx(by_events(battle, passed(MoraleTested)), abs=1e-12)
    assert (trial.shares[0].seat, trial.shares[0].worth) == (0, (0, 1))


def passed(kind: type[Event]) -> Any:
    """Whether a test of this kind was passed."""
    return lambda events: forecasts.TESTED[of(events, kind)[0].passed]


@pytest.mark.rule("AZ-LON-01")
def test_the_last_one_of_a_unit() -> None:
    lists = {"a.one": {"people": 10}}
    battle = play(LoneTests(), riflemen("a.one", (20, 20), 1), FOE, dice=None, lists=lists)
    (trial,) = check(battle, "tests")
    assert told(trial) == pytest.approx(by_events(battle, passed(LoneTested)), abs=1e-12)


@pytest.mark.rule("AZ-MOR-10", "AZ-TRN-09")
def test_units_that_try_to_recover_together() -> None:
    wood = ground(piece("woods", 0, 50, 120, 75))
    hiding = [
        with_models(riflemen(id, (left, 60), 1, broken=True), m1={"posture": "scared"})
        for id, left in (("a.one", 20), ("a.two", 50), ("b.one", 90))
    ]
    battle = play(Panicking(("a.one", "a.two", "b.one")), *hiding, map=wood, dice=None)
    first, second = check(battle, "tests", 2)
    recovered = by_events(battle, lambda events: sum(event.unit[0] == "a" for event in of(events, Rallied)))
    assert told(first) == pytest.approx(recovered, abs=1e-12)
    assert [trial.shares[0].seat for trial in (first, second)] == [0, 1]


@pytest.mark.rule("AZ-NRV-01", "AZ-NRV-03", "AZ-NRV-06")
@pytest.mark.parametrize(("hurt", "kind"), [(Hurt(nerve=2), NerveTested), (Hurt(small_arms=True), WillpowerTested)])
def test_nerves_of_a_crew(hurt: Hurt, kind: type[Event]) -> None:
    start: Procedure = CrewTests("b.tank", "b.tank.1", hurt, (60_000, 20_000))
    battle = fight(start, vehicle("b.tank", "sherman-75", (60, 60)), dice=None)
    (trial,) = check(battle, "tests")
    assert told(trial) == pytest.approx(by_events(battle, passed(kind)), abs=1e-12)


@pytest.mark.rule("AZ-DRV-01", "AZ-DRV-03")
def test_of_two_driving_tests_one_failure_is_enough() -> None:
    woods = {"id": "woods", "kind": "woods", "rectangle": ((40, 30), (80, 60))}
    ordered = Ordered(0, "a.tank", Card("move", 4), move([(60, 78)], reverse=True))
    tank = vehicle("a.tank", "sherman-75", (60, 60))
    battle = fight(Execution(), tank, FOE, chain=(ordered,), map=ground(woods), turn=2, dice=None)
    while not isinstance(battle.decision, RollDice):
        battle.choose(battle.choices()[0])
    (trial,) = check(battle, "tests")
    stuck = by_events(battle, lambda events: forecasts.TESTED[not of(events, GotStuck)])
    assert told(trial) == pytest.approx(stuck, abs=1e-12)
    assert told(trial) == pytest.approx({"failed": 0.51, "passed": 0.49})


# ---- whole battles -----------------------------------------------------------------------------------------------


def test_every_roll_to_hit_and_every_morale_test_of_a_battle_is_forecast() -> None:
    battle, random = grognard.battle("operation_ww2", seed=4), Random(4)
    while not battle.over:
        battle.choose(battle.sample(random))
    log = battle.log
    wanted = {"az-roll-to-hit": "hits", "az-roll-morale": "test", "az-roll-driving": "test"}
    rolled = [
        (at, wanted[entry.roll.purpose.id])
        for at, entry in enumerate(log)
        if isinstance(entry, Rolled) and entry.roll.purpose.id in wanted
    ]
    forecast = {(each.start, each.spread.name) for each in History(battle).resolved}
    assert rolled
    assert forecast.issuperset(rolled)
    found = odds.luck(battle)
    assert {tally.name for tally in found.tallies} <= set(forecasts.TALLIES)
    assert all(tally.trials for tally in found.tallies)
