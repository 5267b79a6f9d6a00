"""Control, victory points, the verdict (AAM-GAME-05 to AAM-GAME-12)."""

from __future__ import annotations

import pytest

import grognard
from grognard.core.engine.choices import Concede
from grognard.games.axis_allies_minis.rules.turn.victory import EndOfTurn, controller, is_gone, verdict, victory_points
from grognard.space.hex.grid import Direction, label
from tests.games.axis_allies_minis.table import FIELD, aboard, look, of, play, unit
from tests.games.playing import asked, over

RIFLE, FOE, TANK = "m1-garand-rifle", "mauser-kar-98k", "m4a1-sherman"
GOAL = FIELD.objective


def beside(steps: int) -> str:
    """The hex so many steps from the objective."""
    return label(GOAL.neighbour(Direction.N, steps))


def seen(*units, **more):
    return look(*units, map=FIELD, **more)


def judged(*units, turn=1, **more):
    found = verdict(seen(*units, turn=turn, **more))
    return None if found is None else (found.winner, found.reason)


@pytest.mark.rule("AAM-GAME-05")
def test_aam_game_05_control_takes_a_unit_within_one_hex_and_no_enemy():
    near, far = unit("a.rifle", RIFLE, beside(1)), unit("a.rifle", RIFLE, beside(2))
    away = unit("b.rifle", FOE, "A1")
    assert controller(seen(near, away)) == 0
    assert controller(seen(far, away)) is None
    assert controller(seen(near, unit("b.rifle", FOE, beside(0)))) is None
    assert controller(seen(far, unit("b.rifle", FOE, beside(0)))) == 1


@pytest.mark.rule("AAM-GAME-12", "AAM-AIR-06")
def test_aam_game_12_markers_do_not_matter_passengers_and_aircraft_do_not_count():
    foe = unit("b.rifle", FOE, "A1")
    shaken = unit("a.tank", TANK, beside(1), disrupted=True, damaged=True, hits=("destroyed",))
    assert controller(seen(shaken, foe)) == 0
    assert controller(seen(unit("a.mustang", "p-51d-mustang", beside(0)), foe)) is None
    track = unit("b.track", "sd-kfz-251", beside(0))
    rider = aboard("b.rider", FOE, track)
    assert controller(seen(unit("a.rifle", RIFLE, "A13"), track, rider)) == 1


@pytest.mark.rule("AAM-GAME-06", "AAM-GAME-09")
def test_aam_game_06_an_army_without_units_has_lost():
    gone = unit("b.rifle", FOE)
    lost = seen(unit("a.rifle", RIFLE, "D9"), gone)
    assert is_gone(lost, 1)
    assert judged(unit("a.rifle", RIFLE, "D9"), gone) == (0, "destruction")


@pytest.mark.rule("AAM-GAME-09")
def test_aam_game_09_aircraft_and_units_to_come_count_as_left():
    rifle = unit("a.rifle", RIFLE, "D9")
    assert judged(rifle, unit("b.stuka", "junkers-ju-87b-stuka")) is None
    assert judged(rifle, unit("b.jumpers", "fallschirmjager")) is None


@pytest.mark.rule("AAM-GAME-08")
def test_aam_game_08_both_gone_is_a_draw():
    assert judged(unit("a.rifle", RIFLE), unit("b.rifle", FOE)) == (None, "draw")


@pytest.mark.rule("AAM-GAME-06", "AAM-GAME-09")
@pytest.mark.parametrize(("turn", "found"), [(6, None), (7, (0, "objective")), (8, (0, "objective"))])
def test_aam_game_06_the_objective_wins_from_turn_7_on(turn, found):
    assert judged(unit("a.rifle", RIFLE, beside(1)), unit("b.rifle", FOE, "A1"), turn=turn) == found


@pytest.mark.rule("AAM-GAME-06", "AAM-GAME-07", "AAM-GAME-10")
def test_aam_game_06_points_win_from_turn_10_on():
    dead = unit("b.dead", FOE, None)
    units = unit("a.rifle", RIFLE, "A13"), unit("b.rifle", FOE, "A1"), dead
    assert judged(*units, turn=9) is None
    # A unit that never came counts as destroyed where points decide, and only there.
    assert judged(*units, turn=10) == (0, "points")
    battle = seen(*units)
    assert (victory_points(battle), victory_points(battle, final=True)) == ((0, 0), (3, 0))


@pytest.mark.rule("AAM-GAME-06", "AAM-GAME-11")
def test_aam_game_11_equal_points_play_on_until_the_hard_stop():
    units = unit("a.rifle", RIFLE, "A13"), unit("b.rifle", FOE, "A1")
    assert judged(*units, turn=10) is None
    assert judged(*units, turn=19) is None
    assert judged(*units, turn=20) == (None, "draw")
    assert judged(*units, turn=20, options={"hard_stop_turn": "none"}) is None


@pytest.mark.rule("AAM-GAME-07", "AAM-C1")
def test_aam_game_07_points_are_costs_by_the_option():
    gone = unit("b.panzer", "panzer-iv-ausf-g", None)
    for costs, points in (("revised", 23), ("original", 30)):
        battle = seen(unit("a.rifle", RIFLE, "A13"), gone, options={"unit_costs": costs})
        assert victory_points(battle, final=True) == (points, 0)


@pytest.mark.rule("AAM-AIR-01", "AAM-TURN-01")
def test_aam_air_01_aircraft_leave_and_smoke_lifts_at_the_end_of_the_turn():
    units = unit("a.mustang", "p-51d-mustang", "D9"), unit("a.rifle", RIFLE, "A13"), unit("b.rifle", FOE, "A1")
    battle = play(EndOfTurn(), *units, smoke=(GOAL,))
    over(battle)
    assert (of(battle, "a.mustang").place, of(battle, "a.mustang").at) == ("off", None)
    assert battle.state.smoke == ()
    assert not battle.state.ended


@pytest.mark.rule("AAM-GAME-11")
def test_aam_game_11_a_player_may_give_up_at_any_decision():
    battle = grognard.battle("axis_allies_minis", seed=1)
    seat = asked(battle).seat
    battle.choose(Concede())
    assert battle.over
    assert (battle.result.winner, battle.result.reason) == (1 - seat, "concession")
