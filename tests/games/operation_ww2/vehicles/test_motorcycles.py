"""Motorcycles, alone and in sections (chapter Motorcycles)."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import ForceUnit
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.vehicles import sighting
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.movement.panic import PanicStep
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHits
from grognard.games.operation_ww2.state.choices import Card, LeaveBehind, Man, StrikeBike, Struck
from grognard.games.operation_ww2.state.events.driving import MotorcycleLost
from grognard.games.operation_ww2.state.intents import AmbushIntent, Besides, MoveIntent
from grognard.games.operation_ww2.state.muster import quality_of
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.table import Idle, ground, over, unit
from tests.games.operation_ww2.vehicles.garage import asked, fight, happened, machine, shot, vehicle, vehicle_model

FOE = unit("b.foe", (5, 5))


def section(*places, **fields):
    models = tuple(vehicle_model(f"a.bikes.{n}", "bmw-r75", at, **fields) for n, at in enumerate(places, 1))
    return replace(vehicle("a.bikes", "bmw-r75", places[0]), models=models)


def done(bikes, intent, *, order="move", dice=(), options=None, choose=None, map=None, others=(FOE,)):
    ordered = Ordered(0, "a.bikes", Card(order, 4), intent)
    lists = {"a.bikes": {"panic_limit": 9}}
    battle = fight(
        Execution(), bikes, *others, chain=(ordered,), dice=dice, options=options, turn=2, map=map, lists=lists
    )
    while not battle.over:
        battle.choose(choose(battle) if choose else battle.choices()[0])
    over(battle)
    return battle


def move(*way, speed="slow"):
    return MoveIntent("a.bikes.1", tuple((round(x * 1000), round(y * 1000)) for x, y in way), speed, Besides())


@pytest.mark.rule("AZ-MC-01")
@pytest.mark.rule("AZ-DEF-02")
@pytest.mark.rule("AZ-DEF-03")
def test_az_mc_01_at_rest_only_with_ambush_and_no_fire():
    battle = done(section((60, 60)), AmbushIntent(), order="ambush")
    bikes = battle.state.units["a.bikes"]
    assert sighting.detection_of(battle, bikes, bikes.models[0]) == (False, "stationary")
    moved = done(section((60, 60)), move())
    bikes = moved.state.units["a.bikes"]
    assert sighting.detection_of(moved, bikes, bikes.models[0]) == (True, "moved")
    begun = fight(Idle(), section((60, 60)))
    assert sighting.detection_of(begun, begun.state.units["a.bikes"], begun.state.units["a.bikes"].models[0])[0]


@pytest.mark.rule("AZ-MC-07")
def test_az_mc_07_at_rest_the_riders_are_infantry():
    rifles = unit("b.rifles", (60, 40))
    rifles = replace(rifles, models=(replace(rifles.models[0], weapons=("kar98k",)),))
    for latest, need in (("lay", 7), ("drove", 9)):
        battle = fight(Idle(), section((60, 60), latest=latest), rifles, turn=2)
        (chance,) = firepower(battle, rifles, "a.bikes", "fire").chances
        assert chance.shot.need == need
    resting = section((60, 60), latest="lay")
    battle = fight(
        VehicleHits("a.bikes", "a.bikes.1", (shot("kar98k", (60, 20)),)),
        resting,
        dice=(7,),
        lists={"a.bikes": {"panic_limit": 9}},
    )
    battle.choose(Struck((Man("crewman"),)))
    over(battle)
    # 7 kills in the light cover a motorcycle gives.
    assert machine(battle, "a.bikes.1").crew == 1


@pytest.mark.rule("AZ-MC-02")
@pytest.mark.parametrize(("option", "limit"), [("sum", 3), ("single", 1)])
def test_az_mc_02_the_panic_limit_of_a_section(option, limit):
    one = ForceUnit(id="one", title="One", training=4, panic_limit=1, points=1, vehicle="bmw-r75")
    assert quality_of([one, one, one], TABLES, option).panic_limit == limit
    squad = ForceUnit(id="one", title="One", training=4, panic_limit=1, points=1, vehicle="panther")
    assert quality_of([squad, squad], TABLES, option).panic_limit == 2


@pytest.mark.rule("AZ-MC-02")
def test_az_mc_02_a_section_drives_together():
    battle = done(section((60, 60), (66, 60), (72, 60)), move((60, 40)))
    assert [(model.x, model.y) for model in battle.state.units["a.bikes"].models] == [
        (60_000, 40_000),
        (66_000, 40_000),
        (72_000, 40_000),
    ]


@pytest.mark.rule("AZ-MC-03")
@pytest.mark.parametrize("left", [True, False])
def test_az_mc_03_a_machine_that_cannot_move_is_left_or_its_riders_walk(left):
    bikes = section((60, 60), (66, 60))
    stranded = replace(bikes.models[1], machine=replace(bikes.models[1].machine, lost=("immobile",)))
    bikes = replace(bikes, models=(bikes.models[0], stranded))

    def choose(battle):
        return LeaveBehind(left) if asked(battle).kind == "ChooseStranded" else battle.choices()[0]

    battle = done(bikes, move((60, 56)), choose=choose)
    (event,) = happened(battle, MotorcycleLost)
    after = battle.state.units["a.bikes"]
    assert (event.lost, len(after.people)) == ((2, 0) if left else (0, 2))
    assert len(after.vehicles) == 1


@pytest.mark.rule("AZ-MC-03")
def test_az_mc_03_riders_on_foot_who_lose_the_section_are_gone():
    bikes = section((60, 60), (66, 60))
    stranded = replace(bikes.models[1], machine=replace(bikes.models[1].machine, lost=("immobile",)))
    battle = done(replace(bikes, models=(bikes.models[0], stranded)), move((60, 30)))
    assert battle.state.units["a.bikes"].people == ()
    assert battle.state.units["a.bikes"].losses == 2


@pytest.mark.rule("AZ-MC-06")
@pytest.mark.parametrize(("speed", "gone"), [("fast", True), ("slow", False)])
def test_az_mc_06_who_loses_his_driver_at_speed_overturns(speed, gone):
    bikes = section((60, 60), latest="drove")
    ordered = Ordered(0, "a.bikes", Card("move", 4), move((60, 30), speed=speed))
    hit = shot("vehicle-machine-gun", (60, 20))
    battle = fight(
        VehicleHits("a.bikes", "a.bikes.1", (hit,)), bikes, FOE, dice=(4, 2), chain=(ordered,), turn=2,
        lists={"a.bikes": {"panic_limit": 9}},
    )  # fmt: skip
    battle.choose(Struck((Man("driver"),)))
    over(battle)
    assert (battle.state.units["a.bikes"].place == "gone") == gone


@pytest.mark.rule("AZ-MC-04")
def test_az_mc_04_broken_in_the_open_they_ride_to_cover_and_lie_down_beside_their_machines():
    woods = ground({"id": "woods", "kind": "woods", "rectangle": ((40, 90), (80, 110))})
    bikes = replace(section((60, 60)), broken=True)
    battle = fight(PanicStep(), bikes, FOE, map=woods, turn=2)
    over(battle)
    after = battle.state.units["a.bikes"]
    assert {man.posture for man in after.people} == {"scared"}
    assert len(after.people) == 2
    # The woods begin at 30; wheels do not enter them.
    assert 30_000 < after.vehicles[0].y < 35_000
    assert after.broken


@pytest.mark.rule("AZ-MC-04")
def test_az_mc_04_a_crew_that_breaks_in_the_saddle_stays_there():
    bikes = section((60, 60), latest="halted")
    hit = shot("vehicle-machine-gun", (60, 20))
    battle = fight(VehicleHits("a.bikes", "a.bikes.1", (hit,)), bikes, FOE, dice=(4, 10, 1), turn=2)
    battle.choose(Struck((Man("crewman"),)))
    over(battle)
    after = battle.state.units["a.bikes"]
    assert after.broken
    assert machine(battle, "a.bikes.1").crew == 1


@pytest.mark.rule("AZ-MC-05")
def test_az_mc_05_the_owner_gives_out_the_results_from_the_worst():
    bikes = section((60, 60), (66, 60))
    wall = ground({"id": "wall", "kind": "high-wall", "rectangle": ((62, 70), (90, 71))})
    hits = tuple(shot("vehicle-machine-gun", (60, 20)) for _ in range(2))
    lists = {"a.bikes": {"panic_limit": 9}}
    battle = fight(VehicleHits("a.bikes", "a.bikes.1", hits), bikes, FOE, dice=(3, 5, 2), turn=2, lists=lists)
    # The 5, a wheel, comes first; then the 3, one of the crew.
    assert battle.choices() == [StrikeBike("a.bikes.1"), StrikeBike("a.bikes.2")]
    battle.choose(StrikeBike("a.bikes.2"))
    assert machine(battle, "a.bikes.2").lost == ("wheel",)
    battle.choose(StrikeBike("a.bikes.2"))
    battle.choose(Struck((Man("crewman"),)))
    over(battle)
    assert machine(battle, "a.bikes.2").scared == 1
    hidden = fight(VehicleHits("a.bikes", "a.bikes.1", hits), bikes, FOE, dice=(2, 5), turn=2, lists=lists, map=wall)
    over(hidden)
    assert machine(hidden, "a.bikes.1").lost == ("wheel",)


@pytest.mark.rule("AZ-MC-05", "AZ-VDM-17")
@pytest.mark.parametrize(("away", "dice"), [(3, (10, 5, 5)), (40, (10, 5))])
def test_az_vdm_17_one_of_a_section_that_blows_up_reaches_the_vehicle_beside_it(away, dice):
    beside = vehicle("b.car", "jeep", (60, 60 + away))
    struck = VehicleHits("a.bikes", "a.bikes.1", (shot("75-76-mm", (60, 20)),))
    lists = {"a.bikes": {"panic_limit": 9}}
    battle = fight(struck, section((60, 60), (66, 60)), beside, FOE, dice=dice, turn=2, lists=lists)
    battle.choose(StrikeBike("a.bikes.1"))
    over(battle)
    assert [model.id for model in battle.state.units["a.bikes"].vehicles] == ["a.bikes.2"]
    assert machine(battle, "b.car.1").lost == (("wheel",) if away == 3 else ())
