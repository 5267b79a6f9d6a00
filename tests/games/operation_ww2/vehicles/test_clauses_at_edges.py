"""Clauses on vehicles that only an edge of a rule shows: exactly half, the last of two, nobody, what is not there."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.template import Burst
from grognard.games.operation_ww2.ground.vehicles import cover, crew, motorcycles, sheets, sighting
from grognard.games.operation_ww2.rules.area import blast
from grognard.games.operation_ww2.rules.area.blast import Blast, Shell
from grognard.games.operation_ww2.rules.crews import crew_hits, mobility, radios
from grognard.games.operation_ww2.rules.driving import (
    breaches,
    companions,
    driveways,
    mounting,
    orders,
    overrunning,
    squads,
    towing,
)
from grognard.games.operation_ww2.rules.driving.attachments import Attaching, open_to
from grognard.games.operation_ww2.rules.driving.driveways import stretches_of
from grognard.games.operation_ww2.rules.fire import salvo
from grognard.games.operation_ww2.rules.fire.shot_groups import Batch
from grognard.games.operation_ww2.rules.vehicle_fire import hit
from grognard.games.operation_ww2.state.choices import Man
from grognard.games.operation_ww2.state.events.attachments import Attached
from grognard.games.operation_ww2.state.events.squads import CameBack
from grognard.games.operation_ww2.state.events.vehicles import VehicleDamaged
from grognard.games.operation_ww2.state.ground import Link
from grognard.games.operation_ww2.state.intents import NOTHING, Besides, MoveIntent
from grognard.games.operation_ww2.state.muster import mustered
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.firing_line import piece
from tests.games.operation_ww2.table import Idle, card, ground, person, unit
from tests.games.operation_ww2.vehicles import (
    test_attachments,
    test_breaking_in,
    test_ramming,
    test_squads,
    test_towing,
)
from tests.games.operation_ww2.vehicles.garage import asked, fight, happened, shot, vehicle
from tests.games.operation_ww2.vehicles.test_motorcycles import section

FOE = unit("b.foe", (5, 5))


# ---- what a vehicle is -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TER-04")
@pytest.mark.parametrize(
    ("sheet", "tracked"), [("sherman-75", True), ("sdkfz-251", True), ("opel-blitz", False), ("kettenkrad", True)]
)
def test_az_ter_04_what_has_no_wheels_drives_by_the_tracked_column(sheet, tracked):
    g = fight(Idle(), vehicle("a.car", sheet, (60, 60)), FOE)
    assert sheets.is_tracked(g, g.state.units["a.car"].vehicles[0]) is tracked


@pytest.mark.rule("AZ-DEF-06", "AZ-SMK-09")
@pytest.mark.parametrize(("bought", "has"), [(("camouflage-net",), True), ((), False)])
def test_az_def_06_a_trait_that_was_bought_counts_like_one_of_the_sheet(bought, has):
    g = fight(Idle(), vehicle("a.tank", "sherman-75", (60, 60), traits=bought), FOE)
    assert sheets.has(g, g.state.units["a.tank"].vehicles[0], "camouflage-net") is has


@pytest.mark.rule("AZ-VEH-05", "AZ-MTI-01")
@pytest.mark.parametrize(("turn", "boarded", "able"), [(0, 0, 1), (2, 0, 1), (2, 2, 0)])
def test_az_veh_05_troops_that_begin_the_battle_aboard_are_fit_and_those_who_have_just_got_on_are_not(
    turn, boarded, able
):
    man = person("a.car.2", (60, 60), aboard="a.car.1", boarded=boarded)
    car = vehicle("a.car", "sdkfz-251", (60, 60), crew=0, models=(man,))
    g = fight(Idle(), car, FOE, turn=turn)
    assert crew.fit(g, g.state.units["a.car"], car.vehicles[0]) == able


@pytest.mark.rule("AZ-VCM-01")
@pytest.mark.parametrize(("men", "scared", "working"), [(1, 0, True), (2, 1, True), (1, 1, False)])
def test_az_vcm_01_one_man_fit_to_do_it_works_the_radio(men, scared, working):
    tank = vehicle("a.tank", "sherman-75", (60, 60), crew=men, scared=scared, commander=False)
    g = fight(Idle(), tank, FOE)
    assert bool(radios.sets(g, g.state.units["a.tank"])) is working


@pytest.mark.rule("AZ-VEH-04", "AZ-ORD-07")
@pytest.mark.parametrize(("posture", "spent"), [("scared", True), ("standing", False)])
def test_az_veh_04_an_order_only_gets_them_over_it_if_those_on_foot_are_scared_too(posture, spent):
    man = person("a.car.2", (66, 60), posture=posture)
    car = vehicle("a.car", "sherman-75", (60, 60), scared=5, crew=5, models=(man,))
    assert orders.is_spent(car) is spent


# ---- seen and hit ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DET-10", "AZ-COV-01")
@pytest.mark.parametrize(("kind", "covered"), [("low-wall", True), ("road", False)])
def test_az_det_10_a_gun_is_in_cover_as_its_crew_is_and_not_only_if_half_of_it_is_hidden(kind, covered):
    row = {"id": "wall", "kind": kind, "rectangle": ((50, 62), (70, 63))}
    gun = vehicle("b.gun", "sherman-75", (60, 60)).models[0]
    gun = replace(gun, role="gun", machine=None, weapons=("pak-40",))
    g = fight(Idle(), replace(unit("b.gun"), models=(gun,)), unit("a.one", (60, 20)), map=ground(row),
              lists={"b.gun": {"people": 3, "gun": "pak-40"}})  # fmt: skip
    looking = g.state.units["a.one"].models[0]
    found = sighting.look(g, looking, gun)
    assert sighting.is_in_cover(g, looking, gun, found) is (found.cover != "none" or found.seen != "clear")
    assert sighting.is_in_cover(g, looking, gun, replace(found, cover="light")) is True


@pytest.mark.rule("AZ-MC-06")
@pytest.mark.parametrize(("who", "falls"), [(motorcycles.DRIVER, True), ("a.bikes.9", False)])
def test_az_mc_06_a_motorcycle_falls_over_with_its_driver_and_not_with_who_sits_behind(who, falls):
    bikes = section((60, 60))
    model = bikes.vehicles[0]
    assert model.machine is not None
    model = replace(model, machine=replace(model.machine, latest="drove"))
    bikes = replace(bikes, models=(model, *bikes.models[1:]))
    going = Ordered(bikes.seat, bikes.id, card("M3"), MoveIntent(model.id, ((60_000, 40_000),), "fast"))
    g = fight(Idle(), bikes, unit("b.foe" if bikes.id[0] == "a" else "a.foe", (5, 5)), chain=(going,))
    assert motorcycles.is_overturned(g, bikes, model, [Man(who)]) is falls


@pytest.mark.rule("AZ-AREA-14", "AZ-AREA-05")
@pytest.mark.parametrize(("indirect", "shielded"), [(False, True), (True, False)])
def test_az_area_05_a_gun_covers_its_crew_from_a_direct_burst_and_not_from_above(indirect, shielded):
    gun = replace(person("b.gun.9", (60, 60)), role="gun", weapons=("pak-40",), length=3000, width=2000, facing=0)
    men = replace(unit("b.gun", (60, 63)), models=(gun, person("b.gun.1", (60, 62.6), role="crewman")))
    g = fight(Idle(), men, unit("a.one", (60, 20)), lists={"b.gun": {"people": 1, "gun": "pak-40"}})
    shell = Shell(0, "a.one", "a.one.1", "pak-40", "heavy-weapons", (60_000, 20_000), indirect=indirect)
    covered, _ = blast.protection(g, g.state.units["b.gun"], g.state.units["b.gun"].models[1], shell)
    assert (covered != "none") is shielded


@pytest.mark.rule("AZ-AREA-11")
def test_az_area_11_every_vehicle_under_a_burst_is_struck():
    cars = [vehicle(f"b.car{number}", "opel-blitz", (57 + 2.5 * number, 60)) for number in range(3)]
    burst = Burst((60_000, 60_000), 8_000)
    shell = Shell(0, "a.one", "a.one.1", "105-mm-howitzer", "heavy-weapons", None)
    g = fight(Blast(burst, shell), *cars, unit("a.one", (60, 20)), dice=None)
    while not g.over:
        g.choose(g.choices()[0])
    assert {each.unit for each in happened(g, VehicleDamaged)} == {"b.car0", "b.car1", "b.car2"}


@pytest.mark.rule("AZ-NRV-06")
@pytest.mark.parametrize(("sheet", "tests"), [("sherman-75", True), ("jeep", False), ("sdkfz-251", False)])
def test_az_nrv_06_only_the_crew_of_an_armoured_vehicle_that_is_no_carrier_tests_willpower(sheet, tests):
    car = vehicle("b.car", sheet, (60, 60))
    assert crew_hits.tests_willpower(fight(Idle(), car, FOE), car.vehicles[0]) is tests


@pytest.mark.rule("AZ-VDM-16")
@pytest.mark.parametrize(("sheet", "part"), [("opel-blitz", "wheel"), ("sherman-75", "track"), ("sdkfz-251", None)])
def test_az_vdm_16_by_the_option_a_die_decides_for_half_tracks_and_for_nothing_else(sheet, part):
    car = vehicle("b.car", sheet, (60, 60))
    g = fight(Idle(), car, FOE, options={"wheel_or_track": "die"})
    assert mobility.wheel_or_track(g, car.vehicles[0], "front") == part


@pytest.mark.rule("AZ-VDM-11", "AZ-VDM-12")
@pytest.mark.parametrize(("sheet", "lost"), [("opel-blitz", False), ("sherman-75", True)])
def test_az_vdm_12_what_has_no_track_loses_none(sheet, lost):
    car = vehicle("b.car", sheet, (60, 60))
    assert bool(mobility.lost_with(fight(Idle(), car, FOE), car.vehicles[0], "track")) is lost


@pytest.mark.rule("AZ-VSQ-02", "AZ-TMP-03")
@pytest.mark.parametrize(("option", "shared"), [("on", True), ("off", False)])
def test_az_vsq_02_fire_is_shared_out_in_a_squad_and_not_among_any_two_vehicles(option, shared):
    pair = test_squads.squad((60, 60), (66, 60))
    g = test_squads.battle(Idle(), pair, options={"vehicle_squads": option})
    assert squads.is_shared(g, g.state.units["a.tanks"]) is shared


@pytest.mark.rule("AZ-VSQ-01")
def test_az_vsq_01_a_single_vehicle_is_no_squad():
    g = fight(Idle(), vehicle("b.one", "sherman-75", (60, 60)), FOE, options={"vehicle_squads": "on"})
    assert not squads.is_squad(g, g.state.units["b.one"])


# ---- driving -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-OVR-01")
@pytest.mark.parametrize(("order", "rules"), [("assault", None), ("move", ("AZ-OVR-01",))])
def test_az_ovr_01_only_an_assault_overruns(order, rules):
    tank = vehicle("a.tank", "sherman-75", (60, 60))
    g = fight(Idle(), tank, FOE)
    course = stretches_of(g, tank.vehicles[0], ((60_000, 40_000),), NOTHING)
    found = overrunning.refusal(g, tank.vehicles[0], order, Besides(overrun=1), course)
    assert (None if found is None else found.rules) == rules


@pytest.mark.rule("AZ-RAM-01")
def test_az_ram_01_nobody_rams_what_there_is_not():
    target = vehicle("b.target", "jeep", (60, 42))
    assert test_ramming.refused(test_ramming.assault((60, 45), ram="b.nobody"), target) == ("AZ-RAM-01",)


@pytest.mark.rule("AZ-TER-03", "AZ-TER-10")
@pytest.mark.parametrize(("speed", "rules"), [("slow", None), ("fast", ("AZ-TER-10", "AZ-TER-03"))])
def test_az_ter_10_ground_that_asks_for_going_slowly_bars_nobody_who_does(speed, rules):
    field = ground({"id": "slope", "kind": "steep-slope", "rectangle": ((50, 70), (70, 80))})
    tank = vehicle("a.tank", "sherman-75", (60, 60))
    g = fight(Idle(), tank, FOE, map=field)
    course = stretches_of(g, tank.vehicles[0], ((60_000, 50_000),), NOTHING)
    found = driveways.ground_fault(g, tank.vehicles[0], course, speed)
    assert (None if found is None else found.rules) == rules


@pytest.mark.rule("AZ-EMB-04")
@pytest.mark.parametrize(("posture", "comes"), [("standing", True), ("scared", False)])
def test_az_emb_04_who_is_scared_does_not_come_up_to_board(posture, comes):
    man = person("a.car.2", (70, 60), posture=posture)
    car = vehicle("a.car", "opel-blitz", (60, 60), models=(man,))
    g = fight(Idle(), car, FOE)
    assert bool(mounting.legs_to(g, g.state.units["a.car"], car.vehicles[0], ("a.car.2",), "move")) is comes


# ---- going together ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TMP-06")
@pytest.mark.parametrize(("more", "place", "found"), [(0, "table", True), (1, "table", False), (0, "waiting", False)])
def test_az_tmp_06_infantry_may_begin_in_what_stands_on_the_table_and_holds_just_all_of_it(more, place, found):
    car = vehicle("a.car", "opel-blitz", (60, 60), place=place)
    room = companions.seats(fight(Idle(), car, FOE), car.vehicles[0])
    squad = unit("a.men", *[(20 + 3 * number, 100) for number in range(room + more)])
    g = fight(Idle(), car, squad, FOE, options={"attachments": "on"})
    assert bool(companions.transports(g, g.state.units["a.men"])) is found


@pytest.mark.rule("AZ-TMP-06")
def test_az_tmp_06_a_gun_does_not_begin_in_a_vehicle_of_others():
    gun = replace(person("a.gun.9", (80, 60)), role="gun", weapons=("pak-40",), length=3000, width=2000)
    crew_ = replace(unit("a.gun", (80, 63)), models=(gun, person("a.gun.1", (80, 63), role="crewman")))
    lists = {"a.gun": {"people": 1, "gun": "pak-40"}}
    g = fight(Idle(), vehicle("a.car", "opel-blitz", (60, 60)), crew_, FOE, lists=lists,
              options={"attachments": "on"})  # fmt: skip
    assert companions.transports(g, g.state.units["a.gun"]) == []


@pytest.mark.rule("AZ-TMP-06")
def test_az_tmp_06_who_is_set_up_in_his_own_vehicle_goes_with_nobody_else():
    man = person("a.car.2", (60, 60), aboard="a.car.1")
    car = vehicle("a.car", "opel-blitz", (60, 60), models=(man,))
    g = fight(Idle(), car, FOE)
    companions.set_up(g, "a.car")
    assert not happened(g, Attached)


@pytest.mark.rule("AZ-TMP-01")
@pytest.mark.parametrize(("made", "asked_for"), [(1, True), (0, False)])
def test_az_tmp_01_only_who_was_called_in_the_turn_before_joins(made, asked_for):
    g = test_attachments.battle(Idle(), links=(Link("a.one", "a.two", made),), turn=2)
    assert any(open_to(g, 0)) is asked_for


@pytest.mark.rule("AZ-TMP-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_az_tmp_01_each_player_is_asked_if_only_he_has_something_to_join(seat):
    side, foe = ("a", "b") if seat == 0 else ("b", "a")
    pair = vehicle(f"{side}.one", "sherman-75", (40, 60)), vehicle(f"{side}.two", "sherman-75", (50, 60))
    links = (Link(f"{side}.one", f"{side}.two", 1),)
    lists = {each.id: {"platoon": "first"} for each in pair}
    g = fight(Attaching(), *pair, unit(f"{foe}.foe", (5, 5)), links=links, turn=2, lists=lists,
              options=test_attachments.ON)  # fmt: skip
    assert asked(g).seat == seat


@pytest.mark.rule("AZ-TMP-01")
def test_az_tmp_01_who_was_called_by_somebody_who_is_gone_joins_nobody():
    g = test_attachments.battle(Idle(), links=(Link("a.gone", "a.two", 1),), turn=2)
    assert not any(open_to(g, 0))


# ---- towing, squads, flames --------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TOW-05")
@pytest.mark.parametrize(("hitches", "goes", "rules"), [(1, 1, ("AZ-TOW-05",)), (1, 0, None), (0, 1, None)])
def test_az_tow_05_a_vehicle_stays_while_a_gun_is_hitched_to_it(hitches, goes, rules):
    g = fight(Idle(), test_towing.truck(), FOE)
    car = g.state.units["a.truck"]
    besides = Besides(hitches="a.truck.1" if hitches else "")
    declared = MoveIntent("a.truck.1", ((60_000, 40_000),) if goes else (), "slow", besides)
    found = towing.refusal(g, car, car.vehicles[0], declared)
    assert (None if found is None else found.rules) == rules


@pytest.mark.rule("AZ-TOW-01")
def test_az_tow_01_who_has_no_gun_hitches_none():
    men = unit("a.gun", (57, 67), (63, 67), (57, 70))
    g = fight(Idle(), men, test_towing.truck(), FOE, turn=2)
    found = towing.hitching_refusal(g, g.state.units["a.gun"], test_towing.hitching())
    assert found is not None
    assert found.rules == ("AZ-TOW-01",)


@pytest.mark.rule("AZ-VSQ-03", "AZ-VSQ-06")
@pytest.mark.parametrize(("place", "back"), [("table", 1), ("waiting", 0)])
def test_az_vsq_03_only_a_vehicle_on_the_table_comes_back_to_its_squad(place, back):
    lone = vehicle("a.tanks", test_squads.TANK, (66, 60))
    alone = replace(lone, id="a.tanks.3", squad="a.tanks", place=place)
    g = test_squads.battle(Idle(), test_squads.squad((60, 60), (54, 60)), alone, FOE, count=3)
    squads.come_back(g, "a.tanks.3")
    assert len(happened(g, CameBack)) == back


@pytest.mark.rule("AZ-LCH-02", "AZ-XPO-08")
@pytest.mark.parametrize(
    ("struck", "last_chance", "how"),
    [("exposed", True, "exposed"), ("vehicle", True, "last-chance"), ("vehicle", False, "shot")],
)
def test_az_xpo_08_shots_at_exposed_men_strike_them_and_no_part_of_the_vehicle(struck, last_chance, how):
    batch = Batch("crew", ("b.tank",), 1, 5, "small-arms", 0, (), struck=struck, last_chance=last_chance)
    assert salvo.how_struck(batch) == how


@pytest.mark.rule("AZ-ABV-01", "AZ-CAV-05")
@pytest.mark.parametrize(("how", "heeded"), [("shot", "above"), ("burst", "above"), ("indirect", "all")])
def test_az_abv_01_only_direct_fire_from_above_passes_the_frontal_armour(how, heeded):
    high = unit("a.one", (60, 66.5))
    high = replace(high, models=(replace(high.models[0], storey=1),))
    tank = vehicle("b.tank", "sherman-75", (60, 60))
    g = fight(Idle(), tank, high)
    struck = shot("bazooka", (60, 66.5), how=how, unit="a.one", model="a.one.1")
    assert (hit.heeds(g, tank.vehicles[0], struck) == "all") is (heeded == "all")


# ---- who is aboard, tanks in buildings ---------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-09", "AZ-DEF-06")
@pytest.mark.parametrize(("extras", "mined"), [({"mist-grenades": 1}, True), ({}, False)])
def test_az_smk_09_only_who_bought_mist_grenades_has_the_mines_they_bring(extras, mined):
    g = fight(Idle(), vehicle("a.tank", "sherman-75", (60, 60)), FOE, lists={"a.tank": {"extras": extras}})
    (tank,) = mustered(g.setup.forces, TABLES)["a.tank"].vehicles
    assert bool(sheets.machine(tank).traits) is mined


@pytest.mark.rule("AZ-VEH-03")
@pytest.mark.parametrize("posture", ["standing", "scared"])
def test_az_veh_03_passengers_are_as_scared_as_they_are(posture):
    man = person("a.car.2", (60, 60), aboard="a.car.1", posture=posture)
    car = vehicle("a.car", "opel-blitz", (60, 60), crew=0, models=(man,))
    g = fight(Idle(), car, FOE)
    assert [each.scared for each in crew_hits.men_aboard(g, g.state.units["a.car"], car.models[0])] == [
        posture == "scared"
    ]


@pytest.mark.rule("AZ-TKB-03")
@pytest.mark.parametrize(("inside", "option", "found"), [("house", "on", True), ("", "on", False)])
def test_az_tkb_03_a_tank_is_inside_the_building_it_broke_into(inside, option, found):
    tank = vehicle("a.tank", "sherman-75", (60, 90), inside=inside)
    big = test_breaking_in.house("wood", ((45, 20), (75, 45)))
    g = fight(Idle(), tank, FOE, map=big, options={"tanks_in_buildings": option})
    assert breaches.is_inside(g, tank.models[0]) is found


@pytest.mark.rule("AZ-TKB-03")
@pytest.mark.parametrize(("off", "rules"), [(22_500, ()), (22_501, ("AZ-TKB-03",)), (-22_500, ())])
def test_az_tkb_03_the_gun_may_point_just_half_of_45_degrees_from_backwards(off, rules):
    declared = test_breaking_in.move(72, turret=test_breaking_in.BACK + off)
    assert test_breaking_in.why(test_breaking_in.SHERMAN, declared, test_breaking_in.house()) == rules


# ---- seen and hidden exactly -------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VCOV-01", "AZ-VCOV-09")
@pytest.mark.parametrize(("kind", "covered"), [("low-wall", True), ("road", False)])
def test_az_vcov_01_a_tank_of_which_just_half_is_hidden_is_in_cover(kind, covered):
    # A low wall hides half of what stands close behind it, and half is enough.
    tank = vehicle("b.tank", "sherman-75", (60, 60))
    g = fight(Idle(), tank, FOE, map=ground(piece(kind, 40, 64.5, 80, 65)))
    assert cover.is_in_cover(g, (60_000, 100_000), tank.vehicles[0]) is covered


@pytest.mark.rule("AZ-VCOV-02", "AZ-VLS-01")
@pytest.mark.parametrize(("edge", "seen"), [(61, "partly"), (70, "not"), (20, "clear")])
def test_az_vcov_02_a_vehicle_of_which_an_edge_is_seen_is_seen_in_part(edge, seen):
    # A high wall ends before, behind or beside the middle of the tank, which stands broadside.
    tank = vehicle("b.tank", "sherman-75", (60, 60), 90)
    g = fight(Idle(), tank, unit("a.one", (60, 110)), map=ground(piece("high-wall", 10, 80, edge, 81)))
    looking = g.state.units["a.one"].models[0]
    assert sighting.look(g, looking, tank.vehicles[0]).seen == seen
