"""Single clauses of the chapters Defensive fire and Overwatch, each in a position where it alone decides."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.rules.attack.aim import can_attack, can_react
from grognard.games.axis_allies_minis.rules.attack.aircraft import FlightPhase
from grognard.games.axis_allies_minis.rules.reactions.overwatch import most, watch_refusal
from grognard.games.axis_allies_minis.state.choices import DefensiveShot, HoldFire, March, OverwatchShot, PlaceAircraft
from grognard.games.axis_allies_minis.state.events.attack import Attacked
from grognard.games.axis_allies_minis.state.events.movement import Stopped
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.moves import aboard, moved, path, where
from tests.games.axis_allies_minis.table import CardBox, aimed, at, look, of, play, unit
from tests.games.playing import answer, happened, over

GARAND, SHERMAN, MAUSER, PAK = "m1-garand-rifle", "m4a1-sherman", "mauser-kar-98k", "pak-40-anti-tank-gun"
MUSTANG = "p-51d-mustang"


@pytest.mark.rule("AAM-DF-07", "AAM-DF-12")
@pytest.mark.parametrize("facing", ["N", "S", "NE"])
@pytest.mark.parametrize(("entered", "defence"), [(False, 5), (True, 4)])
def test_a_vehicle_faces_the_hex_it_goes_to_whatever_it_faced_before(entered: bool, defence: int, facing: str) -> None:
    tank, gun = unit("a.tank", SHERMAN, "C7", facing), unit("b.gun", PAK, "D7")
    battle = moved("a.tank", "C8", tank, gun, dice=(6,) * 15)
    over(answer(battle, DefensiveShot("b.gun", entered)))
    assert [event.defence for event in happened(battle, Attacked)] == [defence]
    assert where(battle, "a.tank") == ("C8" if entered else "C7", "S")


@pytest.mark.rule("AAM-DF-07", "AAM-SA-48")
@pytest.mark.parametrize("facing", ["N", "S"])
def test_an_open_back_is_shown_to_the_hex_left_behind(cards: CardBox, facing: str) -> None:
    tank = unit("a.tank", cards.make(SHERMAN, "open-back"), "C7", facing)
    battle = moved("a.tank", "C8", tank, unit("b.mortar", "mortar-m2", "D7"))
    assert battle.choices() == [DefensiveShot("b.mortar", True), HoldFire()]


@pytest.mark.rule("AAM-DF-10", "AAM-SA-63")
def test_no_defensive_fire_before_the_first_turn() -> None:
    tank, gun = unit("a.tank", "cromwell-iv", "C7"), unit("b.gun", PAK, "D7")
    over(moved("a.tank", "C8", tank, gun, kind="vanguard", phase="vanguard"))
    assert moved("a.tank", "C8", tank, gun).decision is not None


@pytest.mark.rule("AAM-DF-10", "AAM-SA-69")
def test_not_even_exposed_passengers_are_fired_at_on_the_move() -> None:
    tank = unit("a.tank", "t-34-76", "C7")
    rider = aboard("a.rider", GARAND, tank)
    rifle = unit("b.rifle", MAUSER, "D7")
    battle = look(tank, rider, rifle)
    assert can_attack(battle, rifle, rider, "assault")
    for occasion in ("defensive", "overwatch"):
        assert not can_react(battle, rifle, rider, at("C8"), Direction.S, occasion)
    moving = moved("a.tank", "C8", tank, rider, rifle, dice=(6,) * 2)
    answer(moving, DefensiveShot("b.rifle", True))
    assert [event.target for event in happened(moving, Attacked)] == ["a.tank"]
    assert not of(moving, "a.rider").disrupted


@pytest.mark.rule("AAM-DF-15", "AAM-AIR-01")
def test_an_aircraft_hit_on_its_way_stays_and_attacks_worse_and_the_gun_has_fired_for_this_phase() -> None:
    planes = unit("a.one", MUSTANG), unit("a.two", MUSTANG)
    flak, rifle = unit("b.flak", "20mm-flak-38", "D5"), unit("b.rifle", MAUSER, "D6")
    battle = play(FlightPhase(), *planes, flak, rifle, phase="flight", dice=(6,) * 9)
    answer(battle, PlaceAircraft("a.one", at("D6"), Direction.N), DefensiveShot("b.flak", True))
    answer(battle, PlaceAircraft("a.two", at("D4"), Direction.S))
    over(battle)
    assert happened(battle, Stopped) == []
    plane = of(battle, "a.one")
    assert (plane.place, plane.at, plane.disrupted, plane.hits) == ("map", at("D6"), True, ())
    strike = look(*battle.state.units.values(), phase="airstrike")
    assert aimed(strike, "a.one", "b.rifle", occasion="airstrike").need == 5
    assert aimed(strike, "a.two", "b.rifle", occasion="airstrike").need == 4


@pytest.mark.rule("AAM-DF-16", "AAM-DF-08", "AAM-SA-13")
def test_flames_in_defence_disrupt_like_any_other_fire() -> None:
    flamer, man = unit("b.flamer", "flammenwerfer-35", "D7"), unit("a.man", GARAND, "C7")
    battle = moved("a.man", "C8", man, flamer, dice=(6,) * 10)
    assert aimed(battle, "b.flamer", "a.man", occasion="defensive", at=at("C8")).burning == 0
    assert aimed(battle, "b.flamer", "a.man", at=at("C8")).burning == 3
    over(answer(battle, DefensiveShot("b.flamer", True)))
    assert (of(battle, "a.man").alive, of(battle, "a.man").disrupted, of(battle, "a.man").hits) == (True, True, ())


@pytest.mark.rule("AAM-DF-16", "AAM-SA-17", "AAM-SA-15")
def test_what_is_used_once_a_game_is_not_used_in_defence() -> None:
    gun, tank = unit("b.gun", "17-pounder-anti-tank-gun", "D7"), unit("a.tank", "panther-ausf-d", "C7")
    battle = moved("a.tank", "C8", tank, gun, dice=(6,) * 15)
    assert battle.choices() == [DefensiveShot("b.gun", True), DefensiveShot("b.gun", False), HoldFire()]
    over(answer(battle, DefensiveShot("b.gun", True)))
    assert of(battle, "b.gun").spent == ()
    assert [event.weapon for event in happened(battle, Attacked)] == [""]


@pytest.mark.rule("AAM-OW-06")
@pytest.mark.parametrize(("size", "watchers"), [(50, 2), (100, 2), (199, 2), (200, 4), (350, 6)])
def test_two_watchers_for_each_full_hundred_points(size: int, watchers: int) -> None:
    battle = look(unit("a.rifle", GARAND, "D7"))
    battle.setup = replace(battle.setup, points=size)
    assert most(battle) == watchers


@pytest.mark.rule("AAM-OW-12", "AAM-OW-06", "AAM-OW-10")
def test_each_player_has_his_own_two_watchers_and_one_of_them_may_watch_another_way() -> None:
    north = Direction.N
    theirs = [unit(f"b.{number}", MAUSER, "D2", overwatch=north) for number in range(2)]
    ours = [unit(f"a.{number}", GARAND, "D9", overwatch=north) for number in range(2)]
    third = unit("a.third", GARAND, "D9")
    assert watch_refusal(look(*theirs, *ours[:1], third), third) is None
    battle = look(*theirs, *ours, third)
    found = watch_refusal(battle, third)
    assert found is not None
    assert found.rules == ("AAM-OW-06", "AAM-OW-12")
    assert watch_refusal(battle, ours[0]) is None


@pytest.mark.rule("AAM-DF-05", "AAM-OW-04", "AAM-OW-08")
def test_a_shot_along_the_row_is_the_unit_s_one_shot_of_the_phase() -> None:
    gun = unit("b.gun", PAK, "D9", overwatch=Direction.N)
    battle = moved("a.tank", "D7 D8 C9", unit("a.tank", SHERMAN, "D6"), gun, dice=(1,) * 13)
    answer(battle, OverwatchShot("b.gun"))
    assert of(battle, "b.gun").shots == 1
    answer(battle, March("a.tank", path("D8 C9"), Direction.N))
    over(battle)
