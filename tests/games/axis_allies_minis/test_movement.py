"""Points, prices, roads, movement rolls and ways, and what moves are refused for (chapters Movement and Terrain)."""

from __future__ import annotations

from random import Random

import pytest

from grognard.games.axis_allies_minis.rules.movement import movement
from grognard.games.axis_allies_minis.state.choices import March
from grognard.games.axis_allies_minis.state.state import Obstacle
from grognard.space.hex.grid import Direction, from_label
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import aboard, path, points, reach, rolls, why_not
from tests.games.axis_allies_minis.table import CardBox, at, look, terrain, unit

SHERMAN = unit("a.sherman", "m4a1-sherman", "D7")
GARAND = unit("a.garand", "m1-garand-rifle", "D7")


# ---- points ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-MOVE-01", "AAM-TERRAIN-01")
def test_a_unit_spends_its_speed_at_one_point_a_clear_hex() -> None:
    assert points("a.sherman", SHERMAN) == 4
    assert why_not("a.sherman", "D6 D5 D4 D3", SHERMAN) is None
    assert why_not("a.sherman", "D6 D5 D4 D3 D2", SHERMAN) == ("aam-refused-too-far", ("AAM-MOVE-01", "AAM-MOVE-02"))
    assert len(reach("a.sherman", unit("a.sherman", "m4a1-sherman", "G7"))) == 60
    assert why_not("a.garand", "D6", GARAND) is None
    assert why_not("a.garand", "D6 D5", GARAND) == ("aam-refused-too-far", ("AAM-MOVE-01", "AAM-MOVE-02"))


@pytest.mark.rule("AAM-MOVE-01", "AAM-TERRAIN-03", "AAM-TERRAIN-04", "AAM-TERRAIN-05", "AAM-TERRAIN-06")
@pytest.mark.parametrize("sign", "TFHMS")
def test_soldiers_pay_one_point_for_any_hex_they_can_enter_and_roll_nothing(sign: str) -> None:
    assert why_not("a.garand", "D6", GARAND, map=ground(terrain(D6=sign))) is None
    assert rolls("a.garand", "D7", "D6", GARAND, map=ground(terrain(D6=sign))) == []


@pytest.mark.rule("AAM-MOVE-02", "AAM-TERRAIN-04", "AAM-TERRAIN-05")
@pytest.mark.parametrize("sign", "FH")
def test_vehicles_pay_two_for_each_forest_or_hill_from_one_to_the_next_too(sign: str) -> None:
    slow = ground(terrain(D6=sign, D5=sign, D4=sign))
    assert why_not("a.sherman", "D6 D5", SHERMAN, map=slow) is None
    assert why_not("a.sherman", "D6 D5 D4", SHERMAN, map=slow) == (
        "aam-refused-too-far",
        ("AAM-MOVE-01", "AAM-MOVE-02"),
    )


@pytest.mark.rule("AAM-TERRAIN-03", "AAM-TERRAIN-04", "AAM-TERRAIN-05", "AAM-TERRAIN-08", "AAM-MOVE-05")
def test_what_terrain_asks_vehicles_to_roll_for() -> None:
    hexes = ground(terrain(D6="F", E7="H", E8="T", D8="S"))
    asked = {there: rolls("a.sherman", "D7", there, SHERMAN, map=hexes) for there in ("D6", "E7", "E8", "D8", "C8")}
    assert asked == {"D6": [("forest", 4)], "E7": [], "E8": [], "D8": [("shell-holes", 4)], "C8": []}


@pytest.mark.rule("AAM-TERRAIN-08")
def test_shell_holes_left_to_the_scenario_ask_nothing() -> None:
    holes = ground(terrain(D6="S"))
    assert rolls("a.sherman", "D7", "D6", SHERMAN, map=holes, options={"shell_holes": "scenario"}) == []


@pytest.mark.rule("AAM-TERRAIN-06", "AAM-TERRAIN-07")
def test_marsh_bars_vehicles_and_water_everybody() -> None:
    hexes = ground(terrain(D6="M", D8="P"))
    assert why_not("a.sherman", "D6", SHERMAN, map=hexes) == ("aam-refused-barred", ("AAM-TERRAIN-06",))
    for mover in (SHERMAN, GARAND):
        assert why_not(mover.id, "D8", mover, map=hexes) == ("aam-refused-barred", ("AAM-TERRAIN-07",))


@pytest.mark.rule("AAM-TERRAIN-09")
def test_a_cliff_side_is_climbed_on_a_four_and_bars_vehicles_both_ways() -> None:
    cliff = ground(terrain(), cliffs=["D6 S"])
    assert rolls("a.garand", "D7", "D6", GARAND, map=cliff) == [("cliff", 4)]
    assert rolls("a.garand", "D6", "D7", GARAND, map=cliff) == [("cliff", 4)]
    assert rolls("a.garand", "C7", "D6", GARAND, map=cliff) == []
    assert why_not("a.sherman", "D6", SHERMAN, map=cliff) == ("aam-refused-barred", ("AAM-TERRAIN-09",))
    assert why_not("a.sherman", "E7 D6", SHERMAN, map=cliff) is None
    assert why_not("a.sherman", "D6", SHERMAN, map=cliff, options={"cliffs": "scenario"}) is None


@pytest.mark.rule("AAM-TERRAIN-10", "AAM-TERRAIN-11", "AAM-MOVE-05")
def test_hedgerows_and_streams_are_crossed_on_a_roll_and_a_step_may_ask_several() -> None:
    sides = ground(terrain(D8="F"), hedgerows=["D7 N"], streams=["D7 S"])
    for mover in (SHERMAN, GARAND):
        assert rolls(mover.id, "D7", "D6", mover, map=sides) == [("hedgerow", 5)]
    assert rolls("a.garand", "D7", "D8", GARAND, map=sides) == [("stream", 4)]
    assert rolls("a.sherman", "D7", "D8", SHERMAN, map=sides) == [("stream", 4), ("forest", 4)]


# ---- minimum movement and damage ---------------------------------------------------------------------------------


@pytest.mark.rule("AAM-MOVE-03", "AAM-MOVE-13")
def test_a_vehicle_of_speed_one_enters_one_dear_hex_as_its_whole_move_of_the_movement_phase() -> None:
    lame = unit("a.matilda", "matilda-ii", "D7", damaged=True)
    hills = ground(terrain(D6="H", D5="H"))
    assert points("a.matilda", lame, map=hills) == 1
    assert why_not("a.matilda", "D6", lame, map=hills) is None
    assert why_not("a.matilda", "D6 D5", lame, map=hills) is not None
    assert why_not("a.matilda", "E7 D6", lame, map=hills) is not None
    assert why_not("a.matilda", "D6", lame, map=hills, phase="assault") is not None
    assert reach("a.matilda", lame, map=hills)["D6"] == "D6"


@pytest.mark.rule("AAM-MOVE-13", "AAM-MOVE-17")
def test_damage_may_leave_no_speed_at_all(cards: CardBox) -> None:
    slow = unit("a.slow", cards.make("matilda-ii", speed=1), "D7", damaged=True)
    assert points("a.slow", slow) == 0
    assert why_not("a.slow", "D6", slow) == ("aam-refused-damaged", ("AAM-MOVE-13", "AAM-MOVE-17"))
    still = unit("a.still", cards.make("matilda-ii", speed=0), "D7", damaged=True)
    assert points("a.still", still) == 0


@pytest.mark.rule("AAM-MOVE-08")
def test_a_disrupted_unit_does_not_move() -> None:
    pinned = unit("a.sherman", "m4a1-sherman", "D7", disrupted=True)
    assert why_not("a.sherman", "D6", pinned) == ("aam-refused-disrupted", ("AAM-MOVE-08",))
    assert reach("a.sherman", pinned) == {}


# ---- roads -------------------------------------------------------------------------------------------------------

ROAD = "D7 D6 D5 D4 D3 D2 D1"


@pytest.mark.rule("AAM-MOVE-04", "AAM-TERRAIN-02")
def test_a_road_sets_terrain_aside_and_its_first_hex_is_free_for_vehicles() -> None:
    through = ground(terrain(D6="F", D5="M", D4="P"), roads=[ROAD], hedgerows=["D7 N"], streams=["D6 N"])
    assert rolls("a.sherman", "D7", "D6", SHERMAN, map=through) == []
    assert why_not("a.sherman", "D6 D5 D4 D3 D2", SHERMAN, map=through) is None
    assert why_not("a.sherman", "D6 D5 D4 D3 D2 D1", SHERMAN, map=through) is not None
    assert why_not("a.garand", "D6", GARAND, map=through) is None
    assert why_not("a.garand", "D6 D5", GARAND, map=through) is not None


@pytest.mark.rule("AAM-MOVE-04")
def test_the_free_road_hex_may_come_anywhere_in_the_move_but_once() -> None:
    road = ground(terrain(), roads=["D5 D4 D3 D2"])
    assert why_not("a.sherman", "D6 D5 D4 D3 D2", SHERMAN, map=road) is None
    assert why_not("a.sherman", "D6 D5 D4 D3 D2 D1", SHERMAN, map=road) is not None
    beside = ground(terrain(), roads=["D3 E3"])
    assert why_not("a.sherman", "D6 D5 D4 D3 E3", SHERMAN, map=beside) is None, "no points left, but it is free"


@pytest.mark.rule("AAM-MOVE-04")
def test_two_road_hexes_side_by_side_are_not_connected_for_that() -> None:
    two = ground(terrain(D6="F"), roads=["D7 C7", "D6 C6"])
    assert rolls("a.sherman", "D7", "D6", SHERMAN, map=two) == [("forest", 4)]


@pytest.mark.rule("AAM-TERRAIN-11", "AAM-SA-77")
def test_where_the_bridge_is_blown_the_road_is_cut() -> None:
    bridge = ground(terrain(), roads=["D7 D6 D5"], streams=["D7 N"])
    assert rolls("a.sherman", "D7", "D6", SHERMAN, map=bridge) == []
    blown = (from_label("D7").side(Direction.N),)
    assert rolls("a.sherman", "D7", "D6", SHERMAN, map=bridge, blown=blown) == [("stream", 4)]


# ---- who and where -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-MOVE-16", "AAM-MOVE-06")
def test_no_unit_leaves_the_map_or_jumps() -> None:
    edge = unit("a.sherman", "m4a1-sherman", "D1")
    battle = look(edge, phase="movement")
    beyond = March("a.sherman", (at("D1").neighbour(Direction.N),), Direction.N)
    found = movement.march_refusal(battle, edge, beyond, "move")
    assert found is not None
    assert found.rules == ("AAM-MOVE-16",)
    assert why_not("a.sherman", "D6 D4", SHERMAN) == ("aam-refused-gap", ("AAM-MOVE-06",))
    assert why_not("a.sherman", "", SHERMAN) == ("aam-refused-no-path", ("AAM-MOVE-01", "AAM-MOVE-07"))


@pytest.mark.rule("AAM-TURN-07", "AAM-SA-60")
def test_artillery_moves_by_relocating_in_the_assault_phase_only() -> None:
    gun = unit("b.gun", "pak-38-anti-tank-gun", "D7")
    assert why_not("b.gun", "D6", gun) == ("aam-refused-artillery", ("AAM-TURN-07",))
    assert why_not("b.gun", "D6 D5", gun, kind="relocate", phase="assault") is None
    assert why_not("b.gun", "D6 D5 D4", gun, kind="relocate", phase="assault") is not None
    assert movement.kind_now(look(gun), gun) == "relocate"
    assert movement.kind_now(look(gun, phase="movement"), gun) == "move"


@pytest.mark.rule("AAM-MOVE-12")
def test_neither_passengers_nor_aircraft_march() -> None:
    carrier = unit("b.carrier", "sd-kfz-251", "D7")
    rider = aboard("b.rider", "mauser-kar-98k", carrier)
    assert why_not("b.rider", "D6", carrier, rider) == ("aam-refused-not-standing", ("AAM-MOVE-12",))
    plane = unit("b.plane", "focke-wulf-fw-190a", "D7")
    assert why_not("b.plane", "D6", plane) == ("aam-refused-aircraft", ("AAM-AIR-10",))


@pytest.mark.rule("AAM-MOVE-10")
def test_units_of_both_sides_are_passed_through() -> None:
    others = [unit("b.mauser", "mauser-kar-98k", "D6"), unit("a.bazooka", "bazooka", "D5")]
    assert why_not("a.sherman", "D6 D5 D4", SHERMAN, *others) is None


@pytest.mark.rule("AAM-STACK-04", "AAM-STACK-12")
def test_a_full_hex_ends_the_move() -> None:
    crowd = [unit(f"a.{number}", "m1-garand-rifle", "D6") for number in range(3)]
    assert why_not("a.sherman", "D6", SHERMAN, *crowd) is None
    assert why_not("a.sherman", "D6 D5", SHERMAN, *crowd) == ("aam-refused-full-hex", ("AAM-STACK-04", "AAM-STACK-12"))
    assert reach("a.sherman", SHERMAN, *crowd)["D5"] != "D6 D5"


@pytest.mark.rule("AAM-STACK-03", "AAM-STACK-11", "AAM-STACK-12")
def test_a_hex_at_its_maximum_is_closed() -> None:
    crowd = [unit(f"a.{number}", "m1-garand-rifle", "D6") for number in range(4)]
    assert why_not("a.garand", "D6", GARAND, *crowd) == ("aam-refused-closed", ("AAM-STACK-03", "AAM-STACK-12"))
    assert why_not("a.sherman", "D6", SHERMAN, *crowd) is None
    tanks = [unit(f"a.{number}", "m4a1-sherman", "D6") for number in range(2)]
    assert why_not("a.sherman", "D6", SHERMAN, *tanks) is not None
    u09 = {"overstack_mode": "u09"}
    assert why_not("a.sherman", "D6", SHERMAN, *crowd, options=u09) is not None
    assert "D6" not in reach("a.garand", GARAND, *crowd)


@pytest.mark.rule("AAM-STACK-12", "AAM-STACK-02")
def test_enemy_soldiers_fill_a_hex_only_by_the_option() -> None:
    enemies = [unit(f"b.{number}", "mauser-kar-98k", "D6") for number in range(3)]
    assert why_not("a.sherman", "D6 D5", SHERMAN, *enemies) is None
    both = {"block_counts": "both_sides"}
    assert why_not("a.sherman", "D6 D5", SHERMAN, *enemies, options=both) is not None
    assert why_not("a.sherman", "D6", SHERMAN, *enemies, options=both) is None


@pytest.mark.rule("AAM-STACK-02", "AAM-STACK-12", "AAM-STACK-09")
def test_an_enemy_vehicle_fills_a_hex_for_vehicles_but_not_for_soldiers() -> None:
    panzer = unit("b.panzer", "panzer-iv-ausf-g", "D6")
    assert why_not("a.sherman", "D6", SHERMAN, panzer) is None
    assert why_not("a.sherman", "D6 D5", SHERMAN, panzer) is not None
    lieutenant = unit("a.lieutenant", "inspiring-lieutenant", "D7")
    assert why_not("a.garand", "D6 D5", GARAND, lieutenant, panzer) is None
    pak = unit("b.pak", "pak-40-anti-tank-gun", "D6")
    assert why_not("a.sherman", "D6 D5", SHERMAN, pak) is not None, "a Large gun counts as a Vehicle"


# ---- abilities ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-62")
def test_high_gear_adds_speed_only_along_a_road() -> None:
    truck = unit("a.truck", "m3-half-track", "D13")
    road = ground("\n".join(["." * 7] * 14), roads=["D14 D13 D12 D11 D10 D9 D8 D7 D6 D5 D4"])
    assert why_not("a.truck", "D12 D11 D10 D9 D8 D7 D6", truck, map=road) is None
    assert why_not("a.truck", "D12 D11 D10 D9 D8 D7 D6 D5", truck, map=road) is not None
    assert why_not("a.truck", "D12 D11 D10 D9 D8 E8", truck, map=road) is not None
    assert why_not("a.truck", "D12 D11 D10 D9 E9", truck, map=road) is None
    ways = reach("a.truck", truck, map=road)
    assert ways["D6"] == "D12 D11 D10 D9 D8 D7 D6"
    assert "D5" not in ways
    assert "E6" not in ways


@pytest.mark.rule("AAM-SA-64")
def test_robust_adds_to_movement_rolls_and_leaves_speed_one_while_disrupted() -> None:
    stuart = unit("a.stuart", "m5a1", "D7")
    assert rolls("a.stuart", "D7", "D6", stuart, map=ground(terrain(D6="F"))) == [("forest", 3)]
    assert points("a.stuart", unit("a.stuart", "m5a1", "D7", disrupted=True)) == 1
    assert points("a.stuart", unit("a.stuart", "m5a1", "D7", disrupted=True, damaged=True)) == 0


@pytest.mark.rule("AAM-SA-65")
def test_suspensions_and_hills(cards: CardBox) -> None:
    hill = ground(terrain(D6="H"), roads=["E7 D6"])
    easy = unit("a.easy", "m4a3e8-sherman-easy-eight", "D7")
    weak = unit("b.hago", "type-95-ha-go", "D7")
    poor = unit("a.poor", cards.make("m4a1-sherman", "poor-suspension"), "D7")
    assert why_not("a.easy", "D6 D5 D4 D3", easy, map=hill) is None
    assert rolls("b.hago", "D7", "D6", weak, map=hill) == [("hill", 4)]
    assert why_not("a.poor", "D6", poor, map=hill) == ("aam-refused-barred", ("AAM-SA-65",))
    assert why_not("a.poor", "E7 D6", poor, map=hill) is None


@pytest.mark.rule("AAM-SA-66", "AAM-SA-67")
def test_streams_forests_water_and_marsh_by_ability(cards: CardBox) -> None:
    wet = ground(terrain(D6="F", E7="P", E8="M"), streams=["D7 S"], roads=["D7 C8", "D8 C8"])
    tanks = {
        ability: unit(f"a.{ability}", cards.make("m4a1-sherman", ability), "D7")
        for ability in ("trench-crossing", "brushcutters", "amphibious", "thin-wheels")
    }
    asked = {
        ability: (rolls(tank.id, "D7", "D8", tank, map=wet), rolls(tank.id, "D7", "D6", tank, map=wet))
        for ability, tank in tanks.items()
    }
    assert asked["trench-crossing"] == ([], [("forest", 4)])
    assert asked["brushcutters"] == ([("stream", 4)], [])
    assert asked["amphibious"] == ([], [("forest", 4)])
    assert why_not("a.amphibious", "E7 E6 E5", tanks["amphibious"], map=wet) is None, "water costs 2"
    assert why_not("a.amphibious", "E7 E6 E5 E4", tanks["amphibious"], map=wet) is not None
    thin = tanks["thin-wheels"]
    assert why_not(thin.id, "D8", thin, map=wet) == ("aam-refused-barred", ("AAM-SA-67",))
    assert why_not(thin.id, "E8", thin, map=wet) == ("aam-refused-barred", ("AAM-SA-67",))
    assert why_not(thin.id, "C8 D8", thin, map=wet) is None


@pytest.mark.rule("AAM-SA-72", "AAM-COND-04")
def test_tally_ho_speeds_up_soldiers_beside_it_in_the_movement_phase() -> None:
    bren = unit("a.bren", "bren-machine-gunner", "D7")
    gun = unit("a.gun", "6-pounder-anti-tank-gun", "D7")
    leader = unit("a.leader", "inspiring-lieutenant", "D6")
    assert points("a.bren", bren, leader) == 2
    assert points("a.leader", bren, leader) == 1, "not itself"
    assert points("a.gun", gun, leader) == 0
    assert points("a.bren", bren, leader, phase="assault") == 1
    assert points("a.bren", bren, unit("a.leader", "inspiring-lieutenant", "D5")) == 1
    assert points("a.bren", bren, unit("a.leader", "inspiring-lieutenant", "D6", disrupted=True)) == 1


@pytest.mark.rule("AAM-SA-73", "AAM-MOVE-17")
def test_command_dependent_units_move_only_beside_a_commander_in_the_movement_phase() -> None:
    rifle = unit("a.rifle", "mosin-nagant-1891-30", "D7")
    assert why_not("a.rifle", "D6", rifle) == ("aam-refused-dependent", ("AAM-SA-73",))
    assert why_not("a.rifle", "D6", rifle, phase="assault") is None
    assert why_not("a.rifle", "D6", rifle, unit("a.commissar", "commissar", "E7")) is None
    assert why_not("a.rifle", "D6", rifle, unit("a.commissar", "commissar", "F7")) is not None


@pytest.mark.rule("AAM-SA-89", "AAM-SA-90", "AAM-SA-52")
def test_conditions_that_do_not_stop_or_do_stop_a_unit(cards: CardBox) -> None:
    veteran = unit("a.veteran", cards.make("m4a1-sherman", "veteran-crew"), "D7", disrupted=True)
    assert points("a.veteran", veteran) == 4
    brittle = unit("a.brittle", cards.make("m4a1-sherman", "prone-to-breakdown"), "D7", damaged=True)
    assert why_not("a.brittle", "D6", brittle) == ("aam-refused-breakdown", ("AAM-SA-90",))
    fanatic = unit("b.fanatic", "ss-hauptsturmfuhrer", "D7", disrupted=True)
    assert points("b.fanatic", fanatic) == 1


@pytest.mark.rule("AAM-SA-61", "AAM-SA-63")
def test_speeds_of_the_other_kinds_of_move() -> None:
    fading = unit("a.humber", "humber-scout-car", "D7")
    assert points("a.humber", fading, kind="fade", phase="assault") == 2
    assert points("a.humber", unit("a.humber", "humber-scout-car", "D7", damaged=True), kind="fade") == 1
    assert points("a.ba", unit("a.ba", "ba-64", "D7"), kind="aggression", phase="assault") == 2
    cromwell = unit("a.cromwell", "cromwell-iv", "D7")
    assert points("a.cromwell", cromwell, kind="vanguard", phase="vanguard") == 4
    assert movement.kind_now(look(cromwell, phase="vanguard"), cromwell) == "vanguard"
    assert why_not("a.sherman", "D6", SHERMAN, kind="vanguard", phase="vanguard") == (
        "aam-refused-no-speed",
        ("AAM-MOVE-17",),
    )


# ---- obstacles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-TERRAIN-12", "AAM-TERRAIN-13")
def test_wire_holds_soldiers_and_tank_obstacles_hold_vehicles_on_a_road_too() -> None:
    things = [
        Obstacle(id="wire", kind="barbed-wire", at=from_label("D6"), side=Direction.S),
        Obstacle(id="teeth", kind="tank-obstacle", at=from_label("D6")),
        Obstacle(id="later", kind="tank-obstacle"),
    ]
    road = ground(terrain(), roads=["D7 D6"])
    assert rolls("a.garand", "D7", "D6", GARAND, obstacles=things, map=road) == [("barbed-wire", 4)]
    assert rolls("a.garand", "D6", "D7", GARAND, obstacles=things, map=road) == [("barbed-wire", 4)]
    assert rolls("a.sherman", "D7", "D6", SHERMAN, obstacles=things, map=road) == [("tank-obstacle", 4)]
    assert rolls("a.sherman", "D6", "D7", SHERMAN, obstacles=things, map=road) == []
    assert rolls("a.garand", "C7", "D6", GARAND, obstacles=things, map=road) == []


# ---- ways --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-MOVE-01")
def test_the_way_listed_is_the_cheapest_and_of_equals_the_one_with_fewer_rolls() -> None:
    holes = ground(terrain(D6="S"))
    assert reach("a.sherman", SHERMAN, map=holes)["D5"] == "D6 D5"
    assert reach("a.sherman", SHERMAN, map=holes)["E6"] == "E7 E6"
    assert reach("a.sherman", SHERMAN, map=holes)["C6"] == "C7 C6"


@pytest.mark.rule("AAM-MOVE-09", "AAM-MOVE-16")
def test_listed_marches_face_the_way_they_go_and_vehicles_every_other_way_too() -> None:
    battle = look(SHERMAN, GARAND, phase="movement")
    tanks = [march for march in movement.marches(battle, SHERMAN, "move") if march.path == path("D6 E6")]
    assert [march.facing.value for march in tanks] == ["NE", "SE", "S", "SW", "NW", "N"]
    men = list(movement.marches(battle, GARAND, "move"))
    around = dict(zip(["D6", "E7", "E8", "D8", "C8", "C7"], Direction, strict=True))
    assert {march.path: march.facing for march in men} == {path(there): way for there, way in around.items()}


@pytest.mark.rule("AAM-MOVE-01")
def test_all_that_is_found_or_drawn_is_accepted() -> None:
    hexes = ground(terrain(D6="F", E7="H", C7="M", D5="S"), roads=["D7 D8 D9 D10"], hedgerows=["D7 NW"])
    crowd = [unit(f"a.{number}", "m1-garand-rifle", "E8") for number in range(4)]
    others = [unit("b.panzer", "panzer-iv-ausf-g", "D9"), unit("a.truck", "m3-half-track", "D8"), *crowd]
    battle = look(SHERMAN, GARAND, *others, map=hexes, phase="movement")
    random = Random(1)
    for mover in (SHERMAN, GARAND, *others):
        for march in movement.marches(battle, mover, "move"):
            assert movement.march_refusal(battle, mover, march, "move") is None, march
        pace = movement.pace_of(battle, mover, "move")
        for _ in range(200):
            found = movement.march_at_random(battle, mover, pace, random)
            assert found is not None
            assert movement.march_refusal(battle, mover, found, "move") is None, found


def test_nothing_is_drawn_for_a_unit_that_is_shut_in() -> None:
    ring = ground(terrain(D6="M", E7="M", E8="M", D8="M", C8="M", C7="M"))
    battle = look(SHERMAN, map=ring, phase="movement")
    assert movement.march_at_random(battle, SHERMAN, movement.pace_of(battle, SHERMAN, "move"), Random(1)) is None
