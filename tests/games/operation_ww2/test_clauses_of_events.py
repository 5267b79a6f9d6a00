"""What events change, and what they leave as it was."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.turn import memory
from grognard.games.operation_ww2.state.events.bicycles import GotOn
from grognard.games.operation_ww2.state.events.charges import ChargeLaid, WentDown
from grognard.games.operation_ww2.state.events.communication import told
from grognard.games.operation_ww2.state.events.driving import Embarked, Hitched
from grognard.games.operation_ww2.state.events.fire import Discharge
from grognard.games.operation_ww2.state.events.guns import GunMoved
from grognard.games.operation_ww2.state.events.smoke import SmokeFired
from grognard.games.operation_ww2.state.events.turn import Gathered, Spotted
from grognard.games.operation_ww2.state.events.vehicles import Exploded
from grognard.games.operation_ww2.state.ground import Primed, Wreck
from grognard.games.operation_ww2.state.state import Bicycle, Coordinates, Unit
from grognard.space.plane import Hull
from tests.games.operation_ww2.table import Idle, happened, person, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, machine, vehicle

FOE = unit("b.foe", (5, 5))
PAIR: Unit = unit("a.one", (60, 60), (63, 60))


@pytest.mark.rule("AZ-BIK-04")
def test_az_bik_04_who_gets_on_a_bicycle_rides_and_nobody_else():
    state = play(Idle(), PAIR, FOE).state
    bicycles = (Bicycle(60_000, 61_000, 1_000, "bike-1"), Bicycle(63_000, 61_000, 1_000, "bike-2"))
    after = GotOn("a.one", (("a.one.2", "bike-2"),)).apply(replace(state, bicycles=bicycles))
    assert [man.is_cyclist for man in after.units["a.one"].models] == [False, True]
    assert after.bicycles == bicycles[:1]


@pytest.mark.rule("AZ-EXP-05")
@pytest.mark.parametrize(("down", "place", "lost"), [(("a.one.1",), "table", 1), (("a.one.1", "a.one.2"), "gone", 2)])
def test_az_exp_05_a_unit_all_of_which_goes_down_with_a_bridge_is_gone(down, place, lost):
    after = WentDown("a.one", down).apply(play(Idle(), PAIR, FOE).state).units["a.one"]
    assert (after.place, after.losses, len(after.models)) == (place, lost, 2 - lost)


@pytest.mark.rule("AZ-EXP-03")
def test_az_exp_03_only_who_laid_the_charge_has_it_no_longer():
    armed = replace(PAIR, models=tuple(replace(man, weapons=("kar98k", "explosive-charge")) for man in PAIR.models))
    laid = Primed("a.one", "a.one.2", "house", (63_000, 60_000), 1)
    after = ChargeLaid(laid, "explosive-charge").apply(
        play(Idle(), PAIR, FOE).state.changing("a.one", models=armed.models)
    )
    assert [man.weapons for man in after.units["a.one"].models] == [("kar98k", "explosive-charge"), ("kar98k",)]
    assert after.primed == (laid,)


@pytest.mark.rule("AZ-COM-08", "AZ-COM-11")
@pytest.mark.parametrize(("ceases", "kept"), [(True, False), (False, True)])
def test_az_com_11_only_a_cease_fire_takes_coordinates_away(ceases, kept):
    held = Coordinates(60_000, 60_000, 0, "b.foe", "b.foe.1")
    state = replace(play(Idle(), PAIR, FOE).state, coordinates={"a.one": held})
    assert told(state, "a.one", ceases, None).coordinates == ({"a.one": held} if kept else {})


@pytest.mark.rule("AZ-NRV-07", "AZ-VEH-05")
@pytest.mark.parametrize(("since", "new"), [(2, 2), (1, 1)])
def test_az_nrv_07_only_the_crewmen_who_came_back_this_turn_are_new(since, new):
    man = person("a.tank.2", (64, 60), role="crewman")
    tank = vehicle("a.tank", "sherman-75", (60, 60), crew=2, boarded=1, since=since, models=(man,))
    g = fight(Idle(), tank, FOE, turn=2)
    g.emit(Embarked("a.tank", "a.tank.1", (), ("a.tank.2",)))
    after = machine(g, "a.tank.1")
    assert (after.crew, after.boarded, after.since) == (3, new, 2)


@pytest.mark.rule("AZ-TOW-01", "AZ-MOV-11")
def test_az_tow_01_of_a_crew_and_its_gun_only_the_gun_is_hitched_and_only_it_is_pushed():
    gun = replace(person("a.gun.9", (60, 63)), role="gun", weapons=("pak-40",))
    crew = replace(unit("a.gun", (60, 60), (63, 60)), models=(*unit("a.gun", (60, 60), (63, 60)).models, gun))
    state = play(Idle(), crew, FOE, lists={"a.gun": {"people": 2, "gun": "pak-40"}}).state
    hitched = Hitched("a.gun", "a.gun.9", "a.truck.1").apply(state).units["a.gun"]
    assert [model.aboard for model in hitched.models] == [None, None, "a.truck.1"]
    pushed = GunMoved("a.gun", "a.gun.9", ((60_000, 70_000),), 90_000).apply(state).units["a.gun"]
    assert [model.y for model in pushed.models] == [60_000, 60_000, 70_000]
    assert [model.id for model in pushed.models] == ["a.gun.1", "a.gun.2", "a.gun.9"]


@pytest.mark.rule("AZ-SMK-02", "AZ-CRW-09")
def test_az_smk_02_a_mortar_that_fired_smoke_is_not_ready_at_once_again():
    state = play(Idle(), PAIR, FOE, turn=2).state
    fired = SmokeFired("a.one", "a.one.2", "smoke", (60_000, 20_000), Discharge("a.one.2", "81-mm-mortar", 1))
    after = fired.apply(state).units["a.one"]
    assert after.used == {"smoke": 1}
    assert [bool(man.fired) for man in after.models] == [False, True]


@pytest.mark.rule("AZ-ANT-09", "AZ-ANT-11")
def test_az_ant_11_who_is_taken_off_a_comrade_moves_and_the_others_stay():
    after = Gathered("a.one", (("a.one.2", (70_000, 60_000)),)).apply(play(Idle(), PAIR, FOE).state)
    assert [man.x for man in after.units["a.one"].models] == [60_000, 70_000]


@pytest.mark.rule("AZ-VDM-01")
def test_az_vdm_01_the_crew_that_dies_is_counted_in_its_own_unit_and_passengers_in_theirs():
    rider = replace(person("a.men.1", (60, 60)), aboard="a.car.1")
    men = replace(unit("a.men"), models=(rider, person("a.men.2", (70, 60))))
    car = vehicle("a.car", "opel-blitz", (60, 60))
    g = fight(Idle(), car, men, FOE)
    hull = car.vehicles[0].body
    assert isinstance(hull, Hull)
    wreck = Wreck("a.car.1", hull, 2_000, "heavy")
    after = Exploded("a.car", "a.car.1", wreck, 1, ("a.men.1",)).apply(g.state)
    assert {id: after.units[id].losses for id in ("a.car", "a.men")} == {"a.car": 1, "a.men": 1}
    assert after.units["a.car"].place == "gone"


@pytest.mark.rule("AZ-DET-12")
@pytest.mark.parametrize(
    ("option", "place", "known"),
    [("until_target_acts", "table", 1), ("until_target_acts", "waiting", 0), ("off", "table", 0)],
)
def test_az_det_12_nobody_remembers_who_is_not_on_the_table(option, place, known):
    g = play(Idle(), PAIR, unit("b.one", (60, 50), place=place), options={"detection_memory": option})
    memory.remember(g, "a.one", "b.one")
    assert len(happened(g, Spotted)) == known
