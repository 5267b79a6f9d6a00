"""Further clauses of the rules, each in a small position."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import BuildingRow
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.vehicles import crew
from grognard.games.operation_ww2.rules.area.flame import Flaming
from grognard.games.operation_ww2.rules.area.indirect import minimum_range
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed
from grognard.games.operation_ww2.rules.buildings import demolition
from grognard.games.operation_ww2.rules.close_combat import flank_ways
from grognard.games.operation_ww2.rules.driving import boarding
from grognard.games.operation_ww2.rules.driving.driveways import stretches_of
from grognard.games.operation_ww2.rules.driving.overrunning import touched
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import carried
from grognard.games.operation_ww2.rules.light_and_weather import lights
from grognard.games.operation_ww2.rules.movement.panic import panicking
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.vehicle_fire import armour, exposure, fire_at_vehicles
from grognard.games.operation_ww2.state.events.bursts import FlameThrown
from grognard.games.operation_ww2.state.events.lights import LightsOut, SearchlightShotOut
from grognard.games.operation_ww2.state.events.turn import StoodUp
from grognard.games.operation_ww2.state.ground import Light
from grognard.games.operation_ww2.state.intents import NOTHING, AssaultIntent, FireIntent
from grognard.games.operation_ww2.state.state import Ordered, Unit
from grognard.games.operation_ww2.state.units import may_be_ordered
from tests.games.operation_ww2.firing_line import with_models
from tests.games.operation_ww2.table import Idle, card, ground, happened, over, person, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

FOE = unit("b.foe", (5, 5))


# ---- orders, morale ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ORD-11", "AZ-RCT-12")
def test_az_ord_11_a_unit_with_a_card_in_the_chain_gets_no_other():
    one = unit("a.one", (60, 60))
    ordered = Ordered(0, "a.one", card("F4"), FireIntent("b.foe"))
    for chain, free in (((), True), ((ordered,), False), ((replace(ordered, unit="a.two"),), True)):
        g = play(Idle(), one, unit("a.two", (80, 60)), FOE, chain=chain)
        assert may_be_ordered(g.state, g.state.units["a.one"]) is free


@pytest.mark.rule("AZ-LON-03")
@pytest.mark.parametrize(("option", "handled"), [("both_tests", ["a.lone", "a.pair"]), ("lone_only", ["a.pair"])])
def test_az_lon_03_by_the_option_only_who_is_alone_is_left_out_of_the_panic_step(option, handled):
    lone, pair = unit("a.lone", (60, 60), broken=True), unit("a.pair", (80, 60), (83, 60), broken=True)
    lists = {"a.lone": {"people": 8}, "a.pair": {"people": 8}}
    g = play(Idle(), lone, pair, FOE, lists=lists, options={"lone_and_broken": option})
    assert [each.id for each in panicking(g, 0)] == handled


@pytest.mark.rule("AZ-ORD-13")
@pytest.mark.parametrize(("option", "state"), [("moved_if_no_usable_weapon", "moved"), ("always_fired", "fired")])
def test_az_ord_13_a_tank_that_assaults_without_a_weapon_has_moved_or_by_the_option_fired(option, state):
    lost = ("gun", "coaxial", "hull", "anti-aircraft")
    tank = vehicle("a.tank", "sherman-75", (60, 60), lost=lost, exposed=("commander",))
    declared = AssaultIntent("a.tank.1", ((60_000, 50_000),), "slow", "b.foe", "last")
    chain = (Ordered(0, "a.tank", card("A4"), declared, stood=((5_000, 5_000),)),)
    g = fight(Execution(), tank, FOE, chain=chain, options={"assault_without_shot": option}, turn=2)
    over(g)
    assert g.state.units["a.tank"].detection == state


# ---- fire --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-IND-08")
@pytest.mark.parametrize(("group", "calibre", "least"), [("gun", 76, 100), ("gun", 75, 75), ("mortar", 81, 50)])
def test_az_ind_08_a_gun_of_76_mm_has_the_minimum_of_guns_and_not_of_mortars(group, calibre, least):
    row = replace(TABLES.weapons["pak-40"], group=group, calibre=calibre)
    assert minimum_range(play(Idle(), FOE), row) == least * 1000
    assert minimum_range(play(Idle(), FOE), TABLES.weapons["kar98k"]) == 0


@pytest.mark.rule("AZ-GRN-03")
@pytest.mark.parametrize(("arms", "grenades"), [(("kar98k",), ("kar98k", "hand-grenade")), ((), ())])
def test_az_grn_03_who_has_no_weapon_has_no_grenade_either(arms, grenades):
    assert carried(person("a.one.1", (60, 60), weapons=arms), "hand-grenade") == grenades


@pytest.mark.rule("AZ-ABV-01", "AZ-ABV-02")
@pytest.mark.parametrize(
    ("storey", "far", "above"), [(1, 5, True), (1, 5.001, False), (2, 10, True), (2, 10.001, False), (0, 0, False)]
)
def test_az_abv_01_from_above_is_no_farther_off_than_one_is_high(storey, far, above):
    high = replace(person("a.one.1", (60, 60)), storey=storey)
    g = fight(Idle(), vehicle("b.tank", "sherman-75", (20, 20)), FOE)
    assert armour.is_from_above(g, high, round(far * 1000)) is above


@pytest.mark.rule("AZ-ABV-02")
@pytest.mark.parametrize(
    ("sheet", "storey", "may"), [("sdkfz-250-9", 1, True), ("sdkfz-250-9", 0, False), ("sherman-75", 1, False)]
)
def test_az_abv_02_from_above_anything_may_be_aimed_into_an_open_top_and_into_no_other(sheet, storey, may):
    car = vehicle("b.tank", sheet, (60, 60))
    high = replace(person("a.one.1", (60, 67)), storey=storey)
    g = fight(Idle(), car, FOE)
    assert fire_at_vehicles.may_aim_at_exposed(g, high, TABLES.weapons["bazooka"], car.vehicles[0], area=True) is may


@pytest.mark.rule("AZ-NGT-07")
@pytest.mark.parametrize(("hits", "lamp"), [(1, False), (2, True), (3, True)])
def test_az_ngt_07_two_hits_may_put_out_a_lamp(hits, lamp):
    lists: dict[str, Any] = {"b.one": {"people": 1, "extras": {"searchlight": 1}}}
    g = play(Idle(), unit("b.one", (60, 60)), unit("a.one", (60, 20)), lists=lists, options={"night_fighting": "on"})
    assert lights.lamp_hit(g, "b.one", hits) is lamp


@pytest.mark.rule("AZ-NGT-05", "AZ-NGT-07", "AZ-TRN-11")
def test_az_ngt_07_the_lamp_that_is_shot_out_is_that_of_its_unit_and_no_flare():
    own = Light("b.one", "searchlight", (60_000, 60_000), 10_000)
    flare, other = replace(own, kind="flare"), replace(own, unit="b.two")
    g = play(Idle(), unit("b.one", (60, 60)), unit("b.two", (80, 60)), lights=(own, flare, other))
    after = SearchlightShotOut("b.one").apply(g.state)
    assert after.lights == (flare, other)
    assert LightsOut().apply(after).lights == ()


@pytest.mark.rule("AZ-DEM-02", "AZ-ROO-01")
@pytest.mark.parametrize("indirect", [False, True])
def test_az_dem_02_a_shell_in_the_open_shakes_no_building(indirect):
    row = BuildingRow(material="brick", storeys=2, openings=())
    house = {"id": "house", "kind": "building", "rectangle": ((40, 50), (52, 62)), "building": row}
    on = {"building_damage": "on", "roof_damage": "on"}
    g = play(Idle(), FOE, map=ground(house), options=on)
    for at, shakes in (((45_000, 65_000), True), ((80_000, 65_000), False)):
        found = demolition.shock_of(g, 0, 150, at, "", indirect=indirect)
        assert (found is not None) is shakes


# ---- vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-XPO-06")
@pytest.mark.parametrize(("covered", "needs"), [(25_000, False), (25_001, True)])
def test_az_xpo_06_closed_up_a_tank_goes_just_as_far_as_its_assault_distance(covered, needs):
    tank = vehicle("a.tank", "sherman-75", (60, 60))
    g = fight(Idle(), tank, FOE)
    assert exposure.needs_commander_out(g, tank.vehicles[0], covered) is needs


@pytest.mark.rule("AZ-VEH-04")
@pytest.mark.parametrize(("crew_left", "scared", "fit"), [(1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False)])
def test_az_veh_04_a_task_takes_a_man_who_is_not_scared(crew_left, scared, fit):
    tank = vehicle("a.tank", "sherman-75", (60, 60), crew=crew_left, scared=scared, commander=False)
    g = fight(Idle(), tank, FOE)
    assert crew.fit_at(g, tank.vehicles[0], "driver") is fit


@pytest.mark.rule("AZ-EMB-02", "AZ-EMB-04")
@pytest.mark.parametrize(("far", "reaches"), [(15, True), (15.001, False)])
def test_az_emb_02_who_boards_comes_up_fast_less_five_centimetres(far, reaches):
    car = vehicle("a.car", "opel-blitz", (60, 60))
    man = person("a.car.2", (60 + 1.6 + 1 + far, 60))
    g = fight(Idle(), replace(car, models=(*car.models, man)), FOE)
    assert boarding.within_reach(g, g.state.units["a.car"], car.vehicles[0], man, "move") is reaches


@pytest.mark.rule("AZ-OVR-05", "AZ-OVR-01")
def test_az_ovr_05_only_enemies_are_run_over():
    tank = vehicle("a.tank", "sherman-75", (60, 60))
    friend, foe, below = unit("a.one", (60, 50)), unit("b.one", (60, 45)), unit("b.off", (60, 47), place="waiting")
    g = fight(Idle(), tank, friend, foe, below)
    course = stretches_of(g, tank.vehicles[0], ((60_000, 40_000),), NOTHING)
    assert touched(g, g.state.units["a.tank"], course) == [("b.one", "b.one.1")]


@pytest.mark.rule("AZ-CAV-02")
@pytest.mark.parametrize(
    ("place", "flank"),
    [((60, 54.9), False), ((60, 65.1), True), ((62.9, 60), True), ((57.1, 60), True), ((62.95, 60), False)],
    ids=["front", "rear", "right", "left", "not touching"],
)
def test_az_cav_02_side_and_rear_are_assaulted_and_not_the_front(place, flank):
    tank = vehicle("b.tank", "sherman-75", (60, 60))
    g = fight(Idle(), tank, FOE)
    man = person("a.one.1", place)
    assert flank_ways.touches_flank(g, man, tank.vehicles[0]) is flank


@pytest.mark.rule("AZ-ORD-07")
def test_az_ord_07_only_those_stand_up_who_lay_when_the_order_began():
    squad: Unit = unit("a.one", (60, 60), (63, 60), (66, 60))
    down = with_models(squad, m1={"posture": "scared"}, m2={"posture": "scared"})
    g = play(Idle(), down, FOE)
    after = StoodUp("a.one", ("a.one.1",)).apply(g.state).units["a.one"]
    assert [man.posture for man in after.models] == ["standing", "scared", "standing"]


@pytest.mark.rule("AZ-FLM-01")
@pytest.mark.parametrize(("at", "thrown"), [("b.one.1", 1), ("b.one.9", 0)])
def test_az_flm_01_a_flame_at_somebody_who_is_gone_is_not_thrown(at, thrown):
    own = replace(unit("a.one"), models=(person("a.one.1", (60, 60), weapons=("light-flamethrower",)),))
    aimed = Aimed("a.one.1", "light-flamethrower", "b.one", at, need=1)
    g = play(Flaming("a.one", aimed, "fire"), own, unit("b.one", (60, 56)), dice=None)
    assert len(happened(g, FlameThrown)) == thrown
    assert g.over is (not thrown)
