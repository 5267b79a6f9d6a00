"""Movement where rules meet: smoke, Aggression, roads, several rolls for one step (chapters Movement and Terrain)."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.attack.smoke import ChooseSmoke
from grognard.games.axis_allies_minis.rules.movement.advance import GoOn
from grognard.games.axis_allies_minis.rules.movement.aggression import AttackAfterMove
from grognard.games.axis_allies_minis.rules.turn.turn import Activate, Activation, Part
from grognard.games.axis_allies_minis.state.choices import Attack, Decline, Finish, Halt, MakeSmoke, TurnAbout, Watch
from grognard.games.axis_allies_minis.state.events.movement import MovementRolled, SmokeLaid, Stopped
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import moved, reach, where, why_not
from tests.games.axis_allies_minis.table import at, of, play, terrain, unit
from tests.games.playing import answer, asked, happened, over

SHERMAN = "m4a1-sherman"
PANZER = unit("b.panzer", "panzer-iii-ausf-f", "D7")
OTHER = unit("b.other", "panzer-iii-ausf-f", "F7")

# ---- smoke -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-78", "AAM-OW-01")
def test_smoke_is_laid_at_the_end_of_the_own_movement_phase_moved_or_not() -> None:
    battle = play(Part("movement", 1), PANZER, OTHER, phase="movement")
    answer(battle, Watch("b.panzer", Direction.S))
    asked(battle, Activate)
    answer(battle, Finish())
    assert asked(battle, ChooseSmoke).unit == "b.panzer"
    answer(battle, MakeSmoke())
    assert asked(battle, ChooseSmoke).unit == "b.other"
    answer(battle, Decline())
    over(battle)
    assert happened(battle, SmokeLaid) == [SmokeLaid("b.panzer", at("D7"))]
    assert of(battle, "b.panzer").spent == ("smoke-screen",)
    assert of(battle, "b.panzer").overwatch is Direction.S


@pytest.mark.rule("AAM-SA-78")
def test_smoke_once_a_game_not_in_the_assault_phase_and_not_twice_in_a_hex() -> None:
    spent = unit("b.panzer", "panzer-iii-ausf-f", "D7", spent=("smoke-screen",))
    over(answer(play(Part("movement", 1), spent, phase="movement"), Finish()))
    over(answer(play(Part("movement", 1), PANZER, phase="movement", smoke=(at("D7"),)), Finish()))
    over(answer(play(Part("assault", 1), PANZER), Finish()))
    down = play(Part("movement", 1), unit("b.panzer", "panzer-iii-ausf-f", "D7", disrupted=True), phase="movement")
    answer(down, Finish(), MakeSmoke())
    over(down)
    assert down.state.smoke == (at("D7"),)


# ---- Aggression --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-61", "AAM-MOVE-07")
def test_a_turn_on_the_spot_is_a_move_that_aggression_lets_an_attack_follow() -> None:
    units = unit("a.car", "ba-64", "D7"), unit("b.rifle", "mauser-kar-98k", "D5")
    battle = play(Activation(TurnAbout("a.car", Direction.S)), *units, dice=(1,) * 6)
    asked(battle, AttackAfterMove)
    answer(battle, Attack("a.car", "b.rifle"))
    over(battle)
    assert where(battle, "a.car") == ("D7", "S")
    plain = play(Activation(TurnAbout("a.tank", Direction.S)), unit("a.tank", SHERMAN, "D7"), units[1])
    over(plain)


# ---- several rolls, roads, minimum movement ----------------------------------------------------------------------


@pytest.mark.rule("AAM-MOVE-05", "AAM-SA-64")
@pytest.mark.parametrize(
    ("dice", "rolled", "end"),
    [((4, 4), [True, True], "D6"), ((4, 3), [True, False], "D7"), ((3,), [False], "D7")],
)
def test_a_stream_before_a_forest_asks_for_both_and_stops_at_the_first_failure(
    dice: tuple[int, ...], rolled: list[bool], end: str
) -> None:
    wood = ground(terrain(D6="F"), streams=["D7 N"])
    battle = moved("a.tank", "D6", unit("a.tank", SHERMAN, "D7", "SE"), dice=dice, map=wood)
    if battle.decision is not None:
        asked(battle, GoOn)
        answer(battle, Halt(Direction.N))
    over(battle)
    assert [each.success for each in happened(battle, MovementRolled)] == rolled
    assert where(battle, "a.tank") == (end, "N")
    assert [stop.why for stop in happened(battle, Stopped)] == ([] if all(rolled) else ["failed"])


@pytest.mark.rule("AAM-MOVE-04", "AAM-TERRAIN-02")
def test_the_first_road_hex_is_free_wherever_it_comes_and_only_once() -> None:
    road = ground(terrain(), roads=["D7 D6 D5 D4 D3 D2", "F7 F6"])
    matilda = "matilda-ii"
    on_it = reach("a.tank", unit("a.tank", matilda, "D7"), map=road)
    assert {"D4", "D3"} & set(on_it) == {"D4"}, "two points, three road hexes"
    later = reach("a.tank", unit("a.tank", matilda, "C7"), map=road)
    assert "D4" in later, "one to D6, then one free and one paid"
    assert "D3" not in later


@pytest.mark.rule("AAM-SA-62", "AAM-MOVE-04")
def test_high_gear_is_lost_with_the_first_step_off_the_road_before_or_after() -> None:
    road = ground(terrain(), roads=["D12 D11 D10 D9 D8 D7 D6 D5 D4 D3 D2"])
    car = unit("a.car", "m3-half-track", "D12")
    assert why_not("a.car", "D11 D10 D9 D8 D7 D6 D5", car, map=road) is None, "one free, four, two in high gear"
    assert why_not("a.car", "D11 D10 D9 D8 D7 D6 D5 D4", car, map=road) is not None
    assert why_not("a.car", "D11 D10 D9 D8 D7 E7", car, map=road) is not None, "its four points are spent"
    beside = unit("a.car", "m3-half-track", "C12")
    assert why_not("a.car", "D11 D10 D9 D8 D7", beside, map=road) is None, "one to the road, one free, three"
    assert why_not("a.car", "D11 D10 D9 D8 D7 D6", beside, map=road) is not None


@pytest.mark.rule("AAM-MOVE-03", "AAM-MOVE-13")
def test_minimum_movement_is_the_whole_move() -> None:
    wood = ground(terrain(D6="H", D5="H"), roads=["D7 C7"])
    slow = unit("a.tank", "matilda-ii", "D7", damaged=True)
    assert why_not("a.tank", "D6", slow, map=wood) is None
    assert why_not("a.tank", "C7 D6", slow, map=wood) is not None, "after the free road hex it has moved already"
    assert why_not("a.tank", "D6", slow, map=wood, phase="assault") is not None
