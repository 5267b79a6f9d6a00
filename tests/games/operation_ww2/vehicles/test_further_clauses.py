"""Further clauses of the rules on vehicles, crews and what they carry, each in a small position."""

from __future__ import annotations

import pytest

from grognard.core.engine.events import Rolled
from grognard.core.records import replace
from grognard.games.operation_ww2.data.prices import CHARGE
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground import detection
from grognard.games.operation_ww2.ground.vehicles import cover
from grognard.games.operation_ww2.rules.close_combat import close_assault
from grognard.games.operation_ww2.rules.crews.crew_hits import Hurt
from grognard.games.operation_ww2.rules.crews.nerves import CrewTests
from grognard.games.operation_ww2.rules.driving import driveways, riders_on_top, riding, towing
from grognard.games.operation_ww2.rules.driving.attachments import Attaching
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.vehicle_fire import exposure, hit
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHits
from grognard.games.operation_ww2.state.events.driving import Embarked, Hitched
from grognard.games.operation_ww2.state.events.vehicles import AssaultedVehicle, VehicleDamaged
from grognard.games.operation_ww2.state.ground import Link
from grognard.games.operation_ww2.state.intents import NOTHING, AssaultIntent, Besides, FireIntent, MoveIntent
from grognard.games.operation_ww2.state.state import Ordered
from grognard.space.plane import Hull
from tests.games.operation_ww2.table import Idle, card, ground, over, person, unit
from tests.games.operation_ww2.vehicles import test_attachments, test_boarding, test_close_assault, test_ramming
from tests.games.operation_ww2.vehicles.garage import asked, fight, happened, machine, shot, vehicle
from tests.games.operation_ww2.vehicles.test_motorcycles import section
from tests.games.operation_ww2.vehicles.test_towing import LISTS, battery, truck

FOE = unit("b.foe", (5, 5))


# ---- getting on and off ------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-EMB-02")
@pytest.mark.parametrize(("boarded", "far", "rules"), [(1, 15, ()), (1, 15.1, ("AZ-EMB-02",)), (0, 20, ())])
def test_az_emb_02_who_got_off_has_paid_five_centimetres_in_the_first_turn_too(boarded, far, rules):
    man = replace(unit("a.one"), models=(person("a.one.1", (60, 60), boarded=boarded),))
    g = fight(Idle(), man, FOE, turn=1)
    way = ((60_000, round((60 - far) * 1000)),)
    found = intent.refusal(g, man, "move", MoveIntent("a.one.1", way, "fast"))
    assert (() if found is None else found.rules) == rules


@pytest.mark.rule("AZ-VEH-10", "AZ-MTI-04")
@pytest.mark.parametrize(("sheet", "crew", "inside"), [("opel-blitz", 0, ["a.car.2"]), ("sherman-75", 1, [])])
def test_az_veh_10_a_crewman_is_crew_of_a_tank_and_a_passenger_of_a_truck(sheet, crew, inside):
    man = person("a.car.2", (62.7 if crew else 62.6, 60), role="crewman")
    # Of the tank nobody is left, of the truck nobody is counted.
    car = test_boarding.carrier(man, sheet=sheet, crew=0)
    battle = test_boarding.done(test_boarding.move(boards=("a.car.2",)), car)
    assert len(happened(battle, Embarked)) == 1
    assert machine(battle, "a.car.1").crew == crew
    assert test_boarding.aboard(battle) == inside


@pytest.mark.rule("AZ-TOW-05")
def test_az_tow_05_a_gun_is_not_hitched_to_a_vehicle_that_is_gone():
    gone = replace(truck(), models=(), place="gone")
    g = fight(Idle(), replace(battery(), hitching="a.truck.1"), gone, FOE, turn=2, lists=LISTS)
    towing.finish(g, g.state.units["a.gun"])
    assert g.state.units["a.gun"].hitching == ""
    assert not happened(g, Hitched)


@pytest.mark.rule("AZ-TTR-01")
def test_az_ttr_01_a_tank_without_riders_rolls_for_nobody():
    g = fight(riders_on_top.HoldingOn("a.tank", "a.tank.1"), vehicle("a.tank", "sherman-75", (60, 60)), FOE, dice=(),
              options={"tank_riders_allowed": "on"})  # fmt: skip
    over(g)
    assert [entry for entry in g.log if isinstance(entry, Rolled)] == []


# ---- ramming, attachments ----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-RAM-01")
@pytest.mark.parametrize(("place", "rules"), [("table", ()), ("waiting", ("AZ-RAM-01",)), ("gone", ("AZ-RAM-01",))])
def test_az_ram_01_only_a_vehicle_on_the_table_is_rammed(place, rules):
    target = vehicle("b.target", "jeep", (60, 42), place=place)
    assert test_ramming.refused(test_ramming.assault((60, 45), ram="b.target"), target) == rules


@pytest.mark.rule("AZ-TMP-01")
@pytest.mark.parametrize(("place", "asked_for"), [("table", True), ("waiting", False)])
def test_az_tmp_01_nobody_off_the_table_joins_by_radio(place, asked_for):
    one = replace(test_attachments.ONE, place=place)
    links = (Link("a.one", "a.two", 1),)
    g = test_attachments.battle(Attaching(), one, test_attachments.TWO, links=links, turn=2)
    assert (not g.over) is asked_for


# ---- looking out -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-XPO-05")
@pytest.mark.parametrize(("before", "unseen"), [((), ("b.far",)), (("commander",), ())])
def test_az_xpo_05_only_who_looks_out_newly_is_remembered_not_to_have_seen_his_target(before, unseen):
    tank = vehicle("a.tank", "sherman-75", (60, 100), exposed=before)
    g = fight(Idle(), tank, unit("b.far", (60, 20)), turn=2)
    declared = FireIntent("b.far", None, Besides(exposed=("commander",)))
    exposure.declared(g, Ordered(0, "a.tank", card("F4"), declared))
    assert machine(g, "a.tank.1").unseen == unseen


@pytest.mark.rule("AZ-XPO-08")
@pytest.mark.parametrize(
    ("sheet", "option", "exposed"),
    [("opel-blitz", "yes", True), ("jeep", "yes", True), ("sdkfz-250-9", "yes", True), ("sherman-75", "yes", False),
     ("opel-blitz", "no", False), ("sdkfz-250-9", "no", False)],
)  # fmt: skip
def test_az_xpo_08_by_the_option_everybody_in_open_or_unarmoured_vehicles_is_exposed(sheet, option, exposed):
    car = vehicle("a.car", sheet, (60, 60))
    g = fight(Idle(), car, FOE, options={"open_top_exposed": option})
    assert exposure.all_exposed(g, car.vehicles[0]) is exposed


@pytest.mark.rule("AZ-NRV-06")
@pytest.mark.parametrize(
    ("exposed", "calm", "rules"),
    [((), 2, ("AZ-NRV-06",)), (("commander",), 2, ()), ((), 1, ()), ((), 0, ())],
    ids=["shut in this turn", "out all the time", "shut in the turn before", "never"],
)
def test_az_nrv_06_who_was_frightened_into_his_vehicle_does_not_look_out_again_in_the_turn(exposed, calm, rules):
    tank = vehicle("a.tank", "sherman-75", (60, 60), exposed=exposed, calm=calm)
    g = fight(Idle(), tank, FOE, turn=2)
    found = exposure.refusal(g, tank.vehicles[0], Besides(exposed=("commander",)))
    assert (() if found is None else found.rules) == rules


# ---- parts, hits, crews ------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-OVL-01", "AZ-VCOV-09")
@pytest.mark.parametrize(("part", "lower", "higher"), [("track", True, True), ("main-weapon-turret", False, True)])
def test_az_ovl_01_a_lower_vehicle_hides_only_what_lies_low(part, lower, higher):
    place = TABLES.parts[part]
    assert place.low is lower
    tank = vehicle("b.tank", "panther", (60, 60), 90).vehicles[0]
    before = vehicle("b.car", "sherman-75", (60, 55), 90).vehicles[0].body
    assert isinstance(before, Hull)
    whole = replace(before, length=before.length * 2)
    assert cover.is_part_behind((60_000, 20_000), tank, place, whole, high_enough=False) is lower
    assert cover.is_part_behind((60_000, 20_000), tank, place, whole, high_enough=True) is higher


@pytest.mark.rule("AZ-VDM-15", "AZ-XPO-08")
def test_az_vdm_15_shots_at_exposed_men_that_are_alike_go_together_and_others_wait():
    alike = shot("kar98k", (60, 20), how="exposed")
    other = shot("mg42", (60, 20), how="exposed")
    tank = vehicle("b.tank", "sherman-75", (60, 60), exposed=("commander",))
    hits = (replace(alike, die=1), replace(other, die=2), replace(alike, die=3))
    g = fight(VehicleHits("b.tank", "b.tank.1", hits), tank, FOE, dice=(1, 1, 1))
    assert len(asked(g).choices(g)) == 2
    g.choose(g.choices()[0])
    over(g)
    assert [len(entry.faces) for entry in g.log if isinstance(entry, Rolled)] == [2, 1]


@pytest.mark.rule("AZ-WPN-09")
@pytest.mark.parametrize(
    ("weapon", "how", "option", "table"),
    [
        ("81-mm-mortar", "burst", "heavy_no_class", "heavy-weapons"),
        ("81-mm-mortar", "burst", "small_arms_table", "small-arms"),
        ("bazooka", "burst", "small_arms_table", "heavy-weapons"),
        ("75-mm-m3", "shot", "small_arms_table", "heavy-weapons"),
    ],
)
def test_az_wpn_09_a_round_that_bursts_is_high_explosive_unless_it_is_a_heat_weapons(weapon, how, option, table):
    g = fight(Idle(), vehicle("b.tank", "sherman-75", (60, 60)), FOE, options={"he_on_vehicle": option})
    assert hit.table_of(g, shot(weapon, (60, 20), how=how)) == table


@pytest.mark.rule("AZ-NRV-03", "AZ-NRV-02")
def test_az_nrv_03_a_crew_that_is_no_longer_aboard_is_not_tested():
    # The second result destroys the vehicle: of what the first asked of its crew nothing is left.
    tank = vehicle("b.tank", "sherman-75", (60, 60), crew=0)
    hurt = Hurt(crew=1, nerve=1, small_arms=True)
    g = fight(CrewTests("b.tank", "b.tank.1", hurt, (60_000, 20_000)), tank, FOE, dice=())
    over(g)
    assert [entry for entry in g.log if isinstance(entry, Rolled)] == []


# ---- motorcycles -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MC-04")
def test_az_mc_04_of_a_section_that_breaks_only_those_in_cover_lie_down_at_once():
    field = ground({"id": "craters", "kind": "rubble", "rectangle": ((50, 50), (63, 70))})
    bikes = replace(section((60, 60), (70, 60)), broken=True)
    g = fight(Idle(), bikes, FOE, map=field, turn=2)
    riding.settle(g, g.state.units["a.bikes"])
    assert [machine(g, f"a.bikes.{n}").crew for n in (1, 2)] == [0, 2]
    assert {man.posture for man in g.state.units["a.bikes"].people} == {"scared"}


# ---- close assault -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CAV-01", "AZ-CAV-04")
def test_az_cav_04_an_unarmoured_vehicle_is_harmed_with_the_number_to_hit_it():
    car = vehicle("b.tank", "opel-blitz", (60, 60))
    g = fight(Idle(), car, test_close_assault.SQUAD)
    grenade, charge = TABLES.weapons[close_assault.GRENADE], TABLES.weapons[CHARGE]
    for weapon in (grenade, charge):
        assert close_assault.number(g, weapon, car.vehicles[0]) == weapon.numbers.unarmoured
    tank = vehicle("b.tank", "panther", (60, 60)).vehicles[0]
    assert close_assault.number(g, grenade, tank) == 7


@pytest.mark.rule("AZ-CAV-07")
def test_az_cav_07_who_has_no_charge_left_places_a_grenade():
    man = person("a.squad.1", (60, 60), weapons=("kar98k",))
    bearer = replace(man, weapons=("kar98k", CHARGE))
    spent = replace(bearer, spent={CHARGE: 1})
    squad = test_close_assault.SQUAD
    g = fight(Idle(), squad, vehicle("b.tank", "panther", (60, 60)))
    placed = [close_assault.placed_with(g, squad, each).id for each in (man, bearer, spent)]
    assert placed == [close_assault.GRENADE, CHARGE, close_assault.GRENADE]


@pytest.mark.rule("AZ-CAV-03", "AZ-CAV-09")
@pytest.mark.parametrize("option", ["on", "test_on_arrival"])
def test_az_cav_03_where_nobody_reaches_the_vehicle_nobody_is_tested(option):
    far = test_close_assault.go(1, 2, way=((60_000, 68_000),))
    squad = test_close_assault.SQUAD
    tank = vehicle("b.tank", "panther", (60, 20))
    g = test_close_assault.carried_out(far, squad, tank, dice=(), options={"assault_test_first": option})
    while not g.over:
        g.choose(g.choices()[0])
    over(g)
    assert not happened(g, AssaultedVehicle)
    assert not happened(g, VehicleDamaged)
    assert [entry for entry in g.log if isinstance(entry, Rolled)] == []


# ---- driving and firing ------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TER-10", "AZ-TER-03")
@pytest.mark.parametrize(("kind", "speed", "slow"), [("steep-slope", "slow", "steep-slope"), ("road", "fast", None)])
def test_az_ter_03_ground_that_costs_nothing_may_ask_for_slow_driving_all_the_same(kind, speed, slow):
    field = ground({"id": kind, "kind": kind, "rectangle": ((0, 0), (120, 64))})
    tank = vehicle("a.tank", "sherman-75", (60, 60), exposed=("commander",))
    g = fight(Idle(), tank, FOE, map=field, turn=2)
    way = ((60_000, 45_000),)
    stretches = driveways.stretches_of(g, tank.vehicles[0], way, NOTHING)
    assert driveways.price_of(g, tank.vehicles[0], way, stretches).slow == slow


@pytest.mark.rule("AZ-INT-07", "AZ-DET-12")
@pytest.mark.parametrize(("option", "known"), [("off", ()), ("until_target_acts", ("a.tank",))])
def test_az_det_12_by_the_option_a_tank_remembers_whom_it_detects_when_it_fires_last(option, known):
    # At the edge of a wood he is not detected before the drive and is after it.
    wood = ground({"id": "wood", "kind": "woods", "rectangle": ((0, 80), (120, 120))})
    tank = vehicle("a.tank", "sherman-75", (60, 80), exposed=("commander",), lost=("gun",))
    foe = unit("b.foe", (60, 37))
    declared = AssaultIntent("a.tank.1", ((60_000, 65_000),), "slow", "b.foe", "last", Besides(exposed=("commander",)))
    ordered = Ordered(0, "a.tank", card("A4"), declared, stood=((60_000, 37_000),))
    assert not detection.detects(fight(Idle(), tank, foe, turn=2, map=wood), tank, foe)
    options = {"detection_memory": option}
    g = fight(Execution(), tank, foe, chain=(ordered,), dice=None, turn=2, map=wood, options=options)
    assert g.state.units["b.foe"].known_to == known
