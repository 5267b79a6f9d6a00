"""Single clauses of the chapters Movement and Terrain, each in a position where it alone decides."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.attack.attacks import listed, refusal
from grognard.games.axis_allies_minis.rules.movement import boarding, turning
from grognard.games.axis_allies_minis.rules.turn.turn import Part, may_act
from grognard.games.axis_allies_minis.state.choices import Attack, Board, DefensiveShot, Dismount, TurnAbout
from grognard.games.axis_allies_minis.state.state import Obstacle
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import aboard, moved, points, reach, where, why_not
from tests.games.axis_allies_minis.table import CardBox, aimed, at, look, of, offered, play, terrain, unit
from tests.games.playing import answer, over

GARAND, SHERMAN, MAUSER = "m1-garand-rifle", "m4a1-sherman", "mauser-kar-98k"


@pytest.mark.rule("AAM-MOVE-03")
def test_minimum_movement_is_for_vehicles(cards: CardBox) -> None:
    pond = ground(terrain(D6="P"))
    swimmer = unit("a.man", cards.make(GARAND, "amphibious"), "D7")
    assert why_not("a.man", "D6", swimmer, map=pond) == ("aam-refused-too-far", ("AAM-MOVE-01", "AAM-MOVE-02"))
    boat = unit("a.boat", cards.make(SHERMAN, "amphibious", speed=1), "D7")
    assert why_not("a.boat", "D6", boat, map=pond) is None


@pytest.mark.rule("AAM-MOVE-09", "AAM-MOVE-16")
@pytest.mark.parametrize("card", [GARAND, SHERMAN])
def test_every_unit_faces_the_side_its_owner_wants_at_the_end_of_its_move(card: str) -> None:
    over(battle := moved("a.unit", "D6", unit("a.unit", card, "D7"), facing="SE"))
    assert where(battle, "a.unit") == ("D6", "SE")


@pytest.mark.rule("AAM-MOVE-16", "AAM-MOVE-05", "AAM-MOVE-11")
def test_a_unit_that_is_stopped_gets_no_last_turn() -> None:
    hedge = ground(terrain(), hedgerows=["D7 N"])
    over(failed := moved("a.tank", "D6", unit("a.tank", SHERMAN, "D7", "S"), facing="SE", map=hedge, dice=(1,)))
    assert where(failed, "a.tank") == ("D7", "N")
    for entered, place in ((False, "C7"), (True, "C8")):
        tank, gun = unit("a.tank", SHERMAN, "C7"), unit("b.gun", "pak-40-anti-tank-gun", "D7")
        shot = moved("a.tank", "C8", tank, gun, facing="NE", dice=(6,) * 15)
        over(answer(shot, DefensiveShot("b.gun", entered)))
        assert where(shot, "a.tank") == (place, "S")


@pytest.mark.rule("AAM-MOVE-10", "AAM-STACK-02")
def test_friends_and_enemies_are_passed_through() -> None:
    others = unit("a.mate", GARAND, "D6"), unit("b.one", MAUSER, "D6"), unit("b.two", MAUSER, "D6")
    tank = unit("a.tank", SHERMAN, "D7")
    assert why_not("a.tank", "D6 D5", tank, *others) is None
    assert reach("a.tank", tank, *others)["D5"] == "D6 D5"


# ---- transport ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-MOVE-12", "AAM-SA-69")
def test_passengers_do_not_attack() -> None:
    truck = unit("a.tank", "t-34-76", "D7")
    rider = aboard("a.rider", GARAND, truck)
    battle = look(truck, rider, unit("b.rifle", MAUSER, "D6"))
    assert list(listed(battle, rider)) == []
    found = refusal(battle, rider, Attack("a.rider", "b.rifle"))
    assert found is not None
    assert found.rules == ("AAM-MOVE-12", "AAM-SA-70")


@pytest.mark.rule("AAM-MOVE-12", "AAM-MOVE-18")
def test_boarding_and_dismounting_are_all_a_soldier_does_in_the_phase() -> None:
    truck, man = unit("a.truck", "m3-half-track", "D7"), unit("a.man", GARAND, "D7")
    battle = play(Part("movement", 0), truck, man, phase="movement")
    answer(battle, Board("a.man", "a.truck"))
    assert not may_act(battle, of(battle, "a.man"))
    assert {getattr(choice, "unit", "a.truck") for choice in battle.choices()} == {"a.truck"}
    off = play(Part("movement", 0), truck, aboard("a.man", GARAND, truck), phase="movement")
    answer(off, Dismount("a.man", at("D7"), Direction.N))
    assert not may_act(off, of(off, "a.man"))
    assert may_act(off, of(off, "a.truck"))


@pytest.mark.rule("AAM-MOVE-17", "AAM-MOVE-03")
def test_without_speed_there_is_no_minimum_movement_either(cards: CardBox) -> None:
    wreck = unit("a.wreck", cards.make("matilda-ii", speed=1), "D7", damaged=True)
    assert reach("a.wreck", wreck) == {}
    assert why_not("a.wreck", "D6", wreck) is not None


@pytest.mark.rule("AAM-MOVE-18", "AAM-SA-69")
def test_a_carrier_takes_no_more_than_it_has_seats() -> None:
    truck = unit("a.truck", "m3-half-track", "D7")
    units = truck, aboard("a.rider", GARAND, truck), unit("a.man", GARAND, "D7")
    battle = play(Part("movement", 0), *units, phase="movement")
    found = battle.refusal(Board("a.man", "a.truck"))
    assert found is not None
    assert found.rules == ("AAM-SA-69",)
    assert Board("a.man", "a.truck") not in battle.choices()


@pytest.mark.rule("AAM-MOVE-18", "AAM-SA-47", "AAM-SA-74", "AAM-SA-72", "AAM-SA-75")
def test_a_commander_aboard_gives_nothing_but_his_initiative() -> None:
    truck = unit("a.truck", "m3-half-track", "D8")
    wood, rifle, target = ground(terrain(D5="F")), unit("a.rifle", GARAND, "D7"), unit("b.rifle", MAUSER, "D5")
    for captain, need in ((unit("a.captain", "red-devil-captain", "D8"), 5), (None, 4)):
        leader = captain or aboard("a.captain", "red-devil-captain", truck)
        cover = aimed(look(truck, leader, rifle, target, map=wood), "a.rifle", "b.rifle").cover
        assert cover is not None
        assert cover.need == need
    shaken = unit("a.rifle", GARAND, "D7", disrupted=True)
    for card, reached in (("commissar", 5), ("red-devil-captain", 5)):
        riding = aboard("a.leader", card, truck)
        assert aimed(look(truck, riding, shaken, target), "a.rifle", "b.rifle").need == reached
    assert points("a.rifle", rifle, truck, aboard("a.leader", "inspiring-lieutenant", truck)) == 1
    assert points("a.rifle", rifle, unit("a.leader", "inspiring-lieutenant", "D8")) == 2


# ---- terrain -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-TERRAIN-01", "AAM-TERRAIN-03", "AAM-TERRAIN-04", "AAM-TERRAIN-05")
@pytest.mark.rule("AAM-TERRAIN-06", "AAM-TERRAIN-07", "AAM-TERRAIN-08")
@pytest.mark.parametrize(
    ("sign", "seen", "soldier", "vehicle"),
    [
        (".", True, None, None),
        ("T", False, 4, 5),
        ("F", False, 4, 5),
        ("H", False, 4, 5),
        ("M", True, 4, 5),
        ("P", True, None, None),
        ("S", True, 4, 5),
    ],
)
def test_each_terrain_blocks_sight_and_covers_as_its_row_says(
    sign: str, seen: bool, soldier: int | None, vehicle: int | None
) -> None:
    ground_ = ground(terrain(D7=sign))
    tank = unit("a.tank", SHERMAN, "D9")
    battle = look(tank, unit("b.rifle", MAUSER, "D7"), unit("b.tank", "panzer-iv-ausf-g", "D7"), map=ground_)
    assert battle.context.board.sees(at("D9"), at("D5")) is seen
    covers = [aimed(battle, "a.tank", id).cover for id in ("b.rifle", "b.tank")]
    assert [cover and cover.need for cover in covers] == [soldier, vehicle]


@pytest.mark.rule("AAM-TERRAIN-15")
def test_a_pillbox_shelters_one_soldier_of_its_side_and_no_vehicle() -> None:
    box = Obstacle(id="b.box", kind="pillbox", seat=1, at=at("D5"))
    first, second = unit("b.first", MAUSER, "D5"), unit("b.second", MAUSER, "D5")
    units = unit("b.tank", "panzer-iv-ausf-g", "D5"), unit("a.guest", GARAND, "D5"), first, second
    battle = look(unit("a.tank", SHERMAN, "D7"), unit("b.gun", MAUSER, "D8"), *units, obstacles=[box])
    covers = {id: aimed(battle, "a.tank", id).cover for id in ("b.tank", "b.first", "b.second")}
    assert {id: cover and cover.need for id, cover in covers.items()} == {
        "b.tank": None,
        "b.first": 3,
        "b.second": None,
    }
    assert aimed(battle, "b.gun", "a.guest").cover is None


@pytest.mark.rule("AAM-MOVE-14", "AAM-TERRAIN-14")
def test_a_unit_blown_up_on_leaving_is_stopped_before_anybody_fires() -> None:
    mines = Obstacle(id="m", kind="minefield", at=at("C7"))
    units = unit("a.man", GARAND, "C7"), unit("b.rifle", MAUSER, "D7")
    battle = moved("a.man", "C8", *units, obstacles=[mines], dice=(3,))
    over(battle)
    assert where(battle, "a.man") == ("C7", "S")
    assert of(battle, "a.man").disrupted
    safe = moved("a.man", "C8", *units, obstacles=[mines], dice=(4,))
    assert safe.decision is not None, "now he may be fired at"


@pytest.mark.rule("AAM-SA-69", "AAM-MOVE-12")
def test_nobody_boards_the_enemy_s_carrier() -> None:
    battle = look(unit("b.truck", "sd-kfz-251", "D7"), man := unit("a.man", GARAND, "D7"), phase="movement")
    found = boarding.refusal(battle, man, Board("a.man", "b.truck"))
    assert found is not None
    assert found.rules == ("AAM-SA-69",)
    assert offered(battle, man, Board) == []


@pytest.mark.rule("AAM-SA-64", "AAM-MOVE-08", "AAM-MOVE-07")
def test_a_robust_vehicle_turns_and_crawls_while_disrupted_and_others_do_not() -> None:
    for card, may in (("m5a1", True), (SHERMAN, False)):
        tank = unit("a.tank", card, "D7", disrupted=True)
        battle = look(tank, phase="movement")
        assert (turning.refusal(battle, tank, TurnAbout("a.tank", Direction.S)) is None) is may
        assert points("a.tank", tank) == (1 if may else 0)
