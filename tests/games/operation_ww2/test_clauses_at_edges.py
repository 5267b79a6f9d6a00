"""Clauses that only an edge of a rule shows: exactly half, the last of two, nobody, what is not there."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data import prices, scenarios
from grognard.games.operation_ww2.data.forces import Force, ForceUnit, Men, validate
from grognard.games.operation_ww2.data.maps import BuildingRow
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground import contact, detection, visibility
from grognard.games.operation_ww2.ground.template import Burst
from grognard.games.operation_ww2.rules.area import blast, flame, templates_in_flight
from grognard.games.operation_ww2.rules.area.blast import Shell
from grognard.games.operation_ww2.rules.area.scatter import ReadDirection
from grognard.games.operation_ww2.rules.buildings import demolition
from grognard.games.operation_ww2.state.choices import Pointing
from grognard.games.operation_ww2.state.muster import gun_size
from tests.games.operation_ww2.table import Idle, ground, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

FOE = unit("b.foe", (5, 5))


# ---- lists -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-07")
@pytest.mark.parametrize(
    ("gun", "extra", "rules"),
    [
        ("pak-40", "smoke", []),
        ("pak-40", "white-phosphorus", ["AZ-SMK-07"]),
        ("105-mm-howitzer", "white-phosphorus", []),
        ("105-mm-howitzer", "smoke", []),
    ],
)
def test_az_smk_07_white_phosphorus_is_for_those_who_can_fire_it_and_smoke_for_all(gun, extra, rules):
    men = (Men(count=3, role="crewman"),)
    entry = ForceUnit(
        id="gun", name="anti-tank-gun", training=4, panic_limit=2, points=50, men=men, gun=gun, extras={extra: 1}
    )
    force = Force(
        format="grognard-army", version=1, system="operation_ww2", name="Guns", nation="german", unit=(entry,)
    )
    assert [each.rule for each in validate(force) if each.rule == "AZ-SMK-07"] == rules


@pytest.mark.rule("AZ-SMK-07")
def test_az_smk_07_by_the_option_smoke_and_phosphorus_change_prices_and_nothing_else_does():
    changed = {"smoke_prices": "smoke_80_wp_50"}
    wanted: dict[Any, int] = {"smoke": 80, "white-phosphorus": 50, "flare": 30, "searchlight": 10}
    assert {extra: prices.price(extra, TABLES, changed) for extra in wanted} == wanted


@pytest.mark.rule("AZ-SMK-06", "AZ-SMK-07")
def test_az_smk_06_a_gun_without_a_template_fires_no_smoke():
    gun = TABLES.weapons["pak-40"]
    assert prices.fires_smoke(gun)
    assert not prices.fires_smoke(replace(gun, template=0))


@pytest.mark.rule("AZ-SET-02")
@pytest.mark.parametrize(("said", "deep"), [(20, 20_000), (None, 35_000)])
def test_az_set_02_zones_are_as_deep_as_the_scenario_says(said, deep):
    scenario = replace(scenarios.load_scenario("crossroads-farm"), zone_depth=said)
    assert scenarios.zone_depth(scenario, 120_000, 50_000) == deep


# ---- who is met, seen and detected -------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-09")
@pytest.mark.parametrize("foes", [1, 3])
def test_az_tun_09_below_ground_each_is_met_by_one_be_it_a_single_man(foes):
    own = unit("a.one", (60, 60), (60, 60), place="below", tunnel=0)
    other = unit("b.one", *[(60, 60)] * foes, place="below", tunnel=0)
    g = play(Idle(), own, other)
    pairs = [(model.id, foe.id) for model, _, foe in contact.below(g, g.state.units["a.one"])]
    assert pairs == [(f"a.one.{1 + k % 2}", f"b.one.{1 + k % foes}") for k in range(max(2, foes))]


@pytest.mark.rule("AZ-NGT-01", "AZ-NGT-05")
@pytest.mark.parametrize(("far", "seen"), [(44, True), (60, False)])
def test_az_ngt_01_at_night_cover_shortens_the_range_of_who_is_not_lit(far, seen):
    field = ground({"id": "rubble", "kind": "rubble", "rectangle": ((50, 50), (70, 70))})
    one, other = unit("b.one", (60, 65), detection="fired"), unit("a.one", (60, 65 - 2 - far))
    g = play(Idle(), one, other, map=field, options={"night_fighting": "on", "detection_needs_sight": "off"})
    assert detection.detects(g, g.state.units["a.one"], g.state.units["b.one"]) is seen


@pytest.mark.rule("AZ-DEF-14")
@pytest.mark.parametrize(("characteristics", "lower"), [((), 0), (("low-profile",), 1)])
def test_az_def_14_a_gun_with_a_low_profile_stands_lower(characteristics, lower):
    gun = replace(unit("a.gun", (60, 60)).models[0], role="gun", weapons=("pak-40",))
    own = replace(unit("a.gun"), models=(gun,))
    g = play(Idle(), own, FOE, lists={"a.gun": {"people": 3, "gun": "pak-40", "characteristics": characteristics}})
    size = TABLES.sizes[gun_size(TABLES.weapons["pak-40"].calibre, TABLES)]
    assert visibility.height_of(g, own, gun) == size.height - lower * TABLES.limits["low-profile"].value


# ---- bursts and flames -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-AREA-05", "AZ-AREA-11")
@pytest.mark.parametrize(("at", "on"), [((60, 60), "b.tank.1"), ((60, 50), "")])
def test_az_area_11_a_round_that_strays_onto_a_vehicle_strikes_it(at, on):
    g = fight(Idle(), vehicle("b.tank", "sherman-75", (60, 60)), FOE)
    assert templates_in_flight.vehicle_at(g, (at[0] * 1000, at[1] * 1000)) == on


@pytest.mark.rule("AZ-AREA-11", "AZ-VDM-03")
@pytest.mark.parametrize(("centred", "start"), [(True, (60_000, 20_000)), (False, (60_000, 58_000))])
def test_az_area_11_a_direct_hit_comes_from_the_gun_and_a_splinter_from_the_burst(centred, start):
    burst = Burst((60_000, 58_000), 5_000)
    shell = Shell(0, "a.gun", "a.gun.1", "pak-40", "heavy-weapons", (60_000, 20_000))
    assert blast.vehicle_hit(burst, shell, centred=centred).start == start


@pytest.mark.rule("AZ-FLM-05")
@pytest.mark.parametrize(
    ("option", "far", "count"), [("all", 5_000, 1), ("all", 5_001, 0), ("order_smoke_trench", 5_000, 0)]
)
def test_az_flm_05_by_the_option_what_is_five_centimetres_away_is_near_to_a_flame(option, far, count):
    g = play(Idle(), FOE, options={"flame_modifiers": option})
    assert len(flame.to_hit(g, "fire", FOE.models[0], far)) == count


@pytest.mark.rule("AZ-SCT-01")
@pytest.mark.parametrize(("degrees", "rules"), [(0, None), (359, None), (360, ("AZ-SCT-01",)), (-1, ("AZ-SCT-01",))])
def test_az_sct_01_the_die_may_point_any_way_straight_up_the_table_too(degrees, rules):
    found = ReadDirection(0, 3).refusal(play(Idle(), FOE), Pointing(3, degrees))
    assert (None if found is None else found.rules) == rules


# ---- buildings ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DEM-02", "AZ-ROO-01")
@pytest.mark.parametrize(("roofs", "shaken"), [("on", True), ("off", False)])
def test_az_roo_01_only_the_option_of_roofs_lets_indirect_fire_shake_a_building(roofs, shaken):
    row = BuildingRow(material="brick", storeys=2, openings=())
    house: dict[str, Any] = {"id": "house", "kind": "building", "rectangle": ((40, 50), (52, 62)), "building": row}
    g = play(Idle(), FOE, map=ground(house), options={"building_damage": "on", "roof_damage": roofs})
    assert (demolition.shock_of(g, 0, 150, (45_000, 55_000), "house", indirect=True) is not None) is shaken
    assert demolition.shock_of(g, 0, 150, (45_000, 55_000), "house", indirect=False) is not None
