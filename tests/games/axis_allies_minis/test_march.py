"""A move step by step: rolls, stopping, facing, being asked anew, overrunning, smoke, mines (AAM-MOVE-14)."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.movement import turning
from grognard.games.axis_allies_minis.rules.movement.advance import Advancing, ChooseOverrun, GoOn
from grognard.games.axis_allies_minis.rules.movement.movement import Pace
from grognard.games.axis_allies_minis.rules.movement.turning import Turning
from grognard.games.axis_allies_minis.state.choices import Decline, Halt, March, Overrun, TurnAbout
from grognard.games.axis_allies_minis.state.events.movement import (
    Disrupted,
    MinesRolled,
    MovementRolled,
    SetOff,
    Stepped,
    Stopped,
    Turned,
    WasOverrun,
    WentBack,
)
from grognard.games.axis_allies_minis.state.state import Obstacle
from grognard.space.hex.grid import Direction, from_label, label
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import aboard, go, moved, path, where
from tests.games.axis_allies_minis.table import at, look, of, offered, play, terrain, unit
from tests.games.playing import answer, asked, happened, over, refused

SHERMAN = unit("a.sherman", "m4a1-sherman", "D7", facing="S")
GARAND = unit("a.garand", "m1-garand-rifle", "D7")


@pytest.mark.rule("AAM-MOVE-05", "AAM-MOVE-06", "AAM-MOVE-16", "AAM-OW-05")
def test_a_move_turns_to_each_hex_and_ends_in_any_facing() -> None:
    watching = unit("a.sherman", "m4a1-sherman", "D7", facing="S", overwatch=Direction.S)
    battle = moved("a.sherman", "D6 E6", watching, facing="SW")
    over(battle)
    assert [(label(each.to), each.facing.value) for each in happened(battle, Stepped)] == [("D6", "N"), ("E6", "NE")]
    assert where(battle, "a.sherman") == ("E6", "SW")
    after = of(battle, "a.sherman")
    assert after.overwatch is None
    assert (after.moved, after.stirred, after.exposed) == (True, True, True)


@pytest.mark.rule("AAM-MOVE-05", "AAM-TERRAIN-04")
def test_a_failed_roll_leaves_the_unit_facing_the_hex_it_tried_to_enter() -> None:
    battle = moved("a.sherman", "C7 C6", SHERMAN, facing="SE", dice=(3,), map=ground(terrain(C7="F")))
    over(battle)
    assert where(battle, "a.sherman") == ("D7", "NW")
    assert happened(battle, MovementRolled) == [MovementRolled("a.sherman", "forest", 4, False)]
    assert [stop.why for stop in happened(battle, Stopped)] == ["failed"]
    assert happened(battle, Stepped) == []


@pytest.mark.rule("AAM-MOVE-05", "AAM-TERRAIN-11")
def test_each_of_several_rolls_of_one_step_must_be_passed() -> None:
    both = ground(terrain(D6="F"), streams=["D7 N"])
    passed = moved("a.sherman", "D6", SHERMAN, dice=(4, 4), map=both)
    answer(passed, Halt(Direction.N))
    over(passed)
    assert where(passed, "a.sherman")[0] == "D6"
    over(wet := moved("a.sherman", "D6", SHERMAN, dice=(3,), map=both))
    over(stuck := moved("a.sherman", "D6", SHERMAN, dice=(4, 3), map=both))
    for battle in (wet, stuck):
        assert where(battle, "a.sherman") == ("D7", "N")
    assert [roll.what for roll in happened(stuck, MovementRolled)] == ["stream", "forest"]


@pytest.mark.rule("AAM-MOVE-05", "AAM-MOVE-15")
def test_a_failed_roll_draws_no_defensive_fire() -> None:
    pak = unit("b.pak", "pak-40-anti-tank-gun", "C7")
    over(moved("a.sherman", "D6", SHERMAN, pak, dice=(3,), map=ground(terrain(D6="F"))))


@pytest.mark.rule("AAM-MOVE-14")
def test_after_dice_the_owner_says_anew_where_to() -> None:
    battle = moved("a.sherman", "D6 D5 D4", SHERMAN, dice=(5,), map=ground(terrain(D6="F")))
    decision = asked(battle, GoOn)
    assert decision.pace.left == 2
    assert battle.choices()[0] == March("a.sherman", path("D5 D4"), Direction.N)
    assert refused(battle, March("a.sherman", path("D5 D4 D3"), Direction.N))[1] == ("AAM-MOVE-01", "AAM-MOVE-02")
    assert refused(battle, March("a.other", path("D5"), Direction.N))[0] == "refused-not-offered"
    assert refused(battle, Decline())[0] == "refused-not-offered"
    answer(battle, March("a.sherman", path("E6"), Direction.SE))
    over(battle)
    assert where(battle, "a.sherman") == ("E6", "SE")


@pytest.mark.rule("AAM-MOVE-14", "AAM-MOVE-16")
def test_or_he_stops_facing_where_he_likes() -> None:
    battle = moved("a.sherman", "D6 D5 D4", SHERMAN, dice=(5,), map=ground(terrain(D6="F")))
    halts = [choice for choice in battle.choices() if isinstance(choice, Halt)]
    assert {halt.facing for halt in halts} == set(Direction)
    answer(battle, Halt(Direction.S))
    over(battle)
    assert where(battle, "a.sherman") == ("D6", "S")


@pytest.mark.rule("AAM-MOVE-14", "AAM-STACK-04")
def test_nobody_is_asked_without_dice_or_when_nothing_is_left() -> None:
    over(moved("a.sherman", "D6", SHERMAN))
    over(moved("a.garand", "D6", GARAND, dice=(5,), map=ground(terrain(), hedgerows=["D7 N"])))
    crowd = [unit(f"a.{number}", "m1-garand-rifle", "D6") for number in range(3)]
    over(moved("a.sherman", "D6", SHERMAN, *crowd, dice=(4,), map=ground(terrain(D6="S"))))


@pytest.mark.rule("AAM-MOVE-12")
def test_passengers_go_along() -> None:
    truck = unit("a.truck", "m3-half-track", "D7")
    over(battle := moved("a.truck", "D6 D5", truck, aboard("a.garand", "m1-garand-rifle", truck)))
    assert of(battle, "a.garand").at == at("D5")
    assert of(battle, "a.garand").place == "aboard"


@pytest.mark.rule("AAM-STACK-13")
def test_a_unit_made_to_stop_where_there_is_no_room_goes_back_to_where_it_came_from() -> None:
    """Entering is refused beyond the maximum, so such a stop needs a position no move leads to."""
    crowd = [unit(f"a.{number}", "m1-garand-rifle", "D7") for number in range(4)]
    start = Advancing("a.garand", at("D7"), path("D6"), Direction.N, Pace(1), 0, came=at("D8"))
    battle = play(start, GARAND, *crowd, dice=(1,), phase="movement", map=ground(terrain(), streams=["D7 N"]))
    over(battle)
    assert happened(battle, WentBack) == [WentBack("a.garand", at("D8"))]
    assert where(battle, "a.garand") == ("D8", "N")


# ---- overrun -----------------------------------------------------------------------------------------------------

TIGER = unit("b.tiger", "tiger-i", "D7")


@pytest.mark.rule("AAM-SA-68")
def test_overrun_disrupts_one_soldier_of_a_hex_entered_once_a_phase() -> None:
    men = [
        unit("a.one", "m1-garand-rifle", "D6", silenced=True),
        unit("a.two", "bazooka", "D6", silenced=True),
        unit("a.three", "bazooka", "D5", silenced=True),
    ]
    battle = moved("b.tiger", "D6 D5", TIGER, *men)
    asked(battle, ChooseOverrun)
    assert list(battle.choices()) == [Overrun("a.one"), Overrun("a.two"), Decline()]
    answer(battle, Overrun("a.one"))
    over(battle)
    assert of(battle, "a.one").disrupted
    assert happened(battle, WasOverrun) == [WasOverrun("b.tiger", "a.one")]
    assert where(battle, "b.tiger")[0] == "D5"


@pytest.mark.rule("AAM-SA-68")
def test_overrun_may_be_kept_for_the_next_hex_and_spares_friends_and_vehicles() -> None:
    others = [
        unit("a.sherman", "m4a1-sherman", "D6", disrupted=True),
        unit("b.mauser", "mauser-kar-98k", "D6"),
        unit("a.down", "m1-garand-rifle", "D6", disrupted=True),
    ]
    over(moved("b.tiger", "D6", TIGER, *others))
    men = [unit("a.one", "m1-garand-rifle", "D6", silenced=True), unit("a.two", "bazooka", "D5", silenced=True)]
    battle = answer(moved("b.tiger", "D6 D5", TIGER, *men), Decline(), Overrun("a.two"))
    over(battle)
    assert of(battle, "a.two").disrupted


# ---- mines -------------------------------------------------------------------------------------------------------


def mines(place: str) -> Obstacle:
    return Obstacle(id=f"mines-{place}", kind="minefield", seat=0, at=from_label(place))


@pytest.mark.rule("AAM-TERRAIN-14", "AAM-COND-03")
def test_whoever_ends_on_mines_or_leaves_them_rolls() -> None:
    over(ended := moved("a.garand", "D6", GARAND, obstacles=[mines("D6")], dice=(3,)))
    assert of(ended, "a.garand").disrupted
    assert happened(ended, MinesRolled) == [MinesRolled("a.garand", True)]
    over(safe := moved("a.garand", "D6", GARAND, obstacles=[mines("D6")], dice=(4,)))
    assert not of(safe, "a.garand").disrupted
    over(left := moved("a.garand", "D6", GARAND, obstacles=[mines("D7")], dice=(1,)))
    assert of(left, "a.garand").disrupted
    assert where(left, "a.garand") == ("D7", "N")
    assert [stop.why for stop in happened(left, Stopped)] == ["mines"]
    over(got_away := moved("a.garand", "D6", GARAND, obstacles=[mines("D7")], dice=(4,)))
    assert where(got_away, "a.garand") == ("D6", "N")


@pytest.mark.rule("AAM-TERRAIN-14")
def test_a_vehicle_that_passes_through_mines_rolls_as_it_leaves_them() -> None:
    battle = moved("a.sherman", "D6 D5", SHERMAN, obstacles=[mines("D6")], dice=(6,))
    asked(battle, GoOn)
    answer(battle, Halt(Direction.N))
    over(battle)
    assert where(battle, "a.sherman")[0] == "D5"
    over(blown := moved("a.sherman", "D6 D5", SHERMAN, obstacles=[mines("D6")], dice=(1,)))
    assert where(blown, "a.sherman")[0] == "D6"
    assert len(happened(blown, Disrupted)) == 1


@pytest.mark.rule("AAM-TERRAIN-14", "AAM-MOVE-05")
def test_a_move_that_fails_to_leave_the_mines_ends_on_them() -> None:
    fence = ground(terrain(), hedgerows=["D7 N"])
    over(battle := moved("a.garand", "D6", GARAND, obstacles=[mines("D7")], dice=(1, 2), map=fence))
    assert of(battle, "a.garand").disrupted
    assert where(battle, "a.garand")[0] == "D7"


@pytest.mark.rule("AAM-TERRAIN-14", "AAM-SA-52")
def test_a_fanatic_goes_on_over_mines() -> None:
    fanatic = unit("b.fanatic", "ss-hauptsturmfuhrer", "D7")
    over(battle := moved("b.fanatic", "D6", fanatic, obstacles=[mines("D7")], dice=(1,)))
    assert of(battle, "b.fanatic").disrupted
    assert where(battle, "b.fanatic")[0] == "D6"


# ---- turning on the spot -----------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-MOVE-07", "AAM-MOVE-15", "AAM-OW-05")
def test_turning_on_the_spot_is_a_move_that_provokes_nothing() -> None:
    tank = unit("a.sherman", "m4a1-sherman", "D7", overwatch=Direction.S)
    watcher = unit("b.pak", "pak-40-anti-tank-gun", "D6", overwatch=Direction.S)
    battle = play(Turning(TurnAbout("a.sherman", Direction.S)), tank, watcher, phase="movement")
    over(battle)
    assert happened(battle, Turned) == [Turned("a.sherman", Direction.S, True)]
    turned = of(battle, "a.sherman")
    assert (turned.facing, turned.moved, turned.overwatch) == (Direction.S, True, None)
    assert happened(battle, SetOff) == []


@pytest.mark.rule("AAM-MOVE-07", "AAM-MOVE-08", "AAM-MOVE-17")
def test_who_may_turn_on_the_spot() -> None:
    gun = unit("b.gun", "pak-38-anti-tank-gun", "D7")
    down = unit("b.down", "mauser-kar-98k", "D7", disrupted=True)
    stuart = unit("a.stuart", "m5a1", "D9", disrupted=True)
    battle = look(gun, down, stuart, phase="movement")
    assert len(offered(battle, gun, TurnAbout)) == 5
    assert offered(battle, down, TurnAbout) == []
    found = turning.refusal(battle, down, TurnAbout("b.down", Direction.S))
    assert found is not None
    assert found.rules == ("AAM-MOVE-08",)
    assert turning.refusal(battle, stuart, TurnAbout("a.stuart", Direction.S)) is None
    same = turning.refusal(battle, gun, TurnAbout("b.gun", Direction.N))
    assert same is not None
    assert same.message.id == "aam-refused-same-facing"


@pytest.mark.rule("AAM-MOVE-07", "AAM-SA-63")
def test_before_turn_one_only_units_with_vanguard_turn() -> None:
    gun, cromwell = unit("b.gun", "pak-38-anti-tank-gun", "D7"), unit("a.cromwell", "cromwell-iv", "D9")
    battle = look(gun, cromwell, phase="vanguard")
    assert len(offered(battle, cromwell, TurnAbout)) == 5
    assert offered(battle, gun, TurnAbout) == []
    assert turning.refusal(battle, gun, TurnAbout("b.gun", Direction.S)) is not None


@pytest.mark.rule("AAM-SA-63", "AAM-DF-02")
def test_a_free_move_before_turn_one_provokes_nobody() -> None:
    cromwell = unit("a.cromwell", "cromwell-iv", "D7")
    pak = unit("b.pak", "pak-40-anti-tank-gun", "C7")
    battle = play(go("a.cromwell", "D6", kind="vanguard"), cromwell, pak, phase="vanguard")
    over(battle)
    assert where(battle, "a.cromwell")[0] == "D6"
