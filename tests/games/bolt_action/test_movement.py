"""Movement of infantry and teams (chapter Movement)."""

import pytest

from grognard.games.bolt_action.rules.movement.move import ADVANCE, ChooseMove, Move
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.state.choices import GiveOrder, StayAway, StayPut, Walk
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from grognard.games.bolt_action.state.events.turn import DieTurned
from tests.games.bolt_action.table import listed, of, officer, play, squad, team, vehicle, walk, way
from tests.games.playing import answer, asked, happened, over, piece, refused, where

GAP = 2 * 0.492


def moving(order, *units, id="a.one", **more):
    """A unit at the start of its move."""
    return play(Activation(id, order), *units, **more)


@pytest.mark.rule("BA-MOV-01")
def test_every_model_is_measured_along_its_own_path():
    battle = moving("advance", squad("a.one", 10, 30, men=2))
    straight = Walk((way("a.one.1", (10, 24)), way("a.one.2", (11.4, 24))))
    assert battle.refusal(straight) is None
    around = Walk((way("a.one.1", (8, 27), (10, 24)), way("a.one.2", (11.4, 24))))
    assert refused(battle, around) == ("ba-fault-too-far", ("BA-MOV-01",))
    dogleg = Walk((way("a.one.1", (10, 28), (12, 28)), way("a.one.2", (11.4, 26.5))))
    assert battle.refusal(dogleg) is None
    answer(battle, dogleg)
    assert where(battle, "a.one.1") == (12, 28)


@pytest.mark.rule("BA-MOV-01", "BA-GEN-04")
def test_models_may_move_singly_and_the_unit_ends_in_formation():
    battle = moving("advance", squad("a.one", 10, 30, men=3))
    assert battle.refusal(Walk((way("a.one.3", (11.4, 28.6)),))) is None
    assert refused(battle, Walk((way("a.one.3", (14.5, 30)),))) == ("ba-fault-formation", ("BA-GEN-04", "BA-GEN-14"))


@pytest.mark.rule("BA-MOV-01")
@pytest.mark.parametrize(
    "walk_",
    [
        Walk(()),
        Walk((way("a.one.1", (10, 29)), way("a.one.1", (10, 28)))),
        Walk((way("a.other.1", (10, 29)),)),
        Walk((way("a.one.1"),)),
    ],
)
def test_a_walk_must_name_men_of_the_unit_each_once_with_a_place(walk_):
    battle = moving("advance", squad("a.one", 10, 30, men=2))
    assert refused(battle, walk_) == ("ba-fault-legs", ("BA-MOV-01",))


NO_RUN = ["wood", "hedge", "fence", "wall", "rubble", "stream", "marsh", "craters"]


@pytest.mark.rule("BA-MOV-02")
@pytest.mark.parametrize("kind", NO_RUN)
def test_rough_ground_and_obstacles_are_crossed_at_an_advance_but_not_at_a_run(kind):
    strip = (piece(kind, 0, 27, 48, 27.5),)
    battle = moving("run", squad("a.one", 10, 30), pieces=strip)
    assert refused(battle, walk(battle, "a.one", 0, -5)) == ("ba-fault-no-run", ("BA-MOV-02",))
    battle = moving("advance", squad("a.one", 10, 30), pieces=strip)
    assert battle.refusal(walk(battle, "a.one", 0, -5)) is None


@pytest.mark.rule("BA-MOV-02")
@pytest.mark.parametrize("kind", ["field", "plough", "crops", "orchard", "road", "bridge", "hill"])
def test_other_ground_is_run_over(kind):
    battle = moving("run", squad("a.one", 10, 30), pieces=(piece(kind, 0, 20, 48, 28),))
    assert battle.refusal(walk(battle, "a.one", 0, -12)) is None


@pytest.mark.rule("BA-MOV-02")
def test_one_man_on_the_way_through_bars_the_run():
    corner = (piece("wood", 15, 25, 18, 28),)
    battle = moving("run", squad("a.one", 10, 30, men=5), pieces=corner)  # the last man at 15.6
    assert refused(battle, walk(battle, "a.one", 0, -5))[1] == ("BA-MOV-02",)
    assert battle.refusal(walk(battle, "a.one", -3.5, -5)) is None


@pytest.mark.rule("BA-MOV-02", "BA-ORD-15")
def test_one_man_standing_in_such_ground_bars_the_order_to_run():
    corner = (piece("wood", 15, 29, 18, 31),)
    battle = play(OrdersPhase(), squad("a.one", 10, 30, men=5), squad("b.foe", 10, 20), pieces=corner, dice=(1,))
    assert refused(battle, GiveOrder("a.one", "run")) == ("ba-refused-run-ground", ("BA-MOV-02",))
    assert GiveOrder("a.one", "run") not in listed(battle)
    # An assault may cross it (BA-CQ-03).
    assert battle.refusal(GiveOrder("a.one", "run", "b.foe")) is None


@pytest.mark.rule("BA-MOV-03")
def test_climbing_an_obstacle_costs_no_distance():
    battle = moving("advance", squad("a.one", 10, 30), pieces=(piece("hedge", 0, 27, 48, 27.5, height=1),))
    answer(battle, walk(battle, "a.one", 0, -6))
    assert where(battle, "a.one.1") == (10, 24)


@pytest.mark.rule("BA-GEN-15", "BA-MOV-02")
@pytest.mark.parametrize("kind", ["river", "cliff"])
def test_impassable_ground_is_not_crossed_nor_entered(kind):
    battle = moving("advance", squad("a.one", 10, 30), pieces=(piece(kind, 0, 26, 48, 27),))
    assert refused(battle, walk(battle, "a.one", 0, -6)) == ("ba-fault-closed", ("BA-GEN-15", "BA-MOV-02"))
    assert refused(battle, walk(battle, "a.one", 0, -3.8))[0] == "ba-fault-closed"
    assert battle.refusal(walk(battle, "a.one", 0, -2.5)) is None


@pytest.mark.rule("BA-GEN-15")
def test_nobody_stands_on_a_wall_or_on_a_comrade():
    battle = moving("advance", squad("a.one", 10, 30, men=2), pieces=(piece("wall", 0, 27, 48, 27.5, height=1),))
    assert refused(battle, walk(battle, "a.one", 0, -2.7)) == ("ba-fault-on-wall", ("BA-GEN-15",))
    assert battle.refusal(walk(battle, "a.one", 0, -2)) is None
    assert refused(battle, Walk((way("a.one.1", (10.6, 30)),))) == ("ba-fault-overlap", ("BA-GEN-15",))


@pytest.mark.rule("BA-MOV-04", "BA-GEN-15")
def test_nobody_leaves_the_table_or_stands_partly_off_it():
    battle = moving("run", squad("a.one", 10, 44))
    for step in (4, 3.6):
        assert refused(battle, walk(battle, "a.one", 0, step)) == ("ba-fault-off-table", ("BA-MOV-04", "BA-GEN-15"))
    assert battle.refusal(walk(battle, "a.one", 0, 3.5)) is None
    beyond = Walk((way("a.one.1", (-1, 44), (8.6, 44)),))
    assert refused(battle, beyond)[0] in ("ba-fault-off-table", "ba-fault-too-far")


@pytest.mark.rule("BA-MOV-05", "BA-GEN-05")
def test_friends_may_be_passed_but_not_ended_beside():
    friend = squad("a.friend", 10, 27, men=4)
    battle = moving("advance", squad("a.one", 10, 30, men=4), friend)
    assert refused(battle, walk(battle, "a.one", 0, -1.5)) == ("ba-fault-friend-near", ("BA-GEN-05",))
    assert battle.refusal(walk(battle, "a.one", 0, -6)) is None


@pytest.mark.rule("BA-MOV-05", "BA-GEN-05")
def test_enemies_are_not_passed_within_an_inch():
    battle = moving("run", squad("a.one", 10, 30, men=1), squad("b.foe", 10, 25, men=1))
    assert refused(battle, walk(battle, "a.one", 0, -10)) == ("ba-fault-enemy-near", ("BA-GEN-05", "BA-MOV-05"))
    assert refused(battle, Walk((way("a.one.1", (11.9, 25), (11.9, 20)),)))[0] == "ba-fault-enemy-near"
    assert battle.refusal(Walk((way("a.one.1", (12, 26), (12, 21)),))) is None


@pytest.mark.rule("BA-GEN-05", "BA-GEN-10")
@pytest.mark.parametrize(("gap", "message"), [(1, None), (0.99, "ba-fault-enemy-near")])
def test_an_inch_apart_is_far_enough_within_the_tolerance(gap, message):
    battle = moving("advance", squad("a.one", 10, 30, men=1), squad("b.foe", 10, 25, men=1))
    refusal = battle.refusal(walk(battle, "a.one", 0, -(5 - GAP - gap)))
    assert (refusal.message.id if refusal else None) == message


@pytest.mark.rule("BA-MOV-05")
def test_a_unit_that_starts_beside_an_enemy_may_walk_away_but_not_along_him():
    battle = moving("advance", squad("a.one", 10, 30, men=1), squad("b.foe", 10, 28.5, men=1))
    assert battle.refusal(walk(battle, "a.one", 0, 3)) is None
    assert refused(battle, walk(battle, "a.one", 0.2, 0))[0] == "ba-fault-enemy-near"


@pytest.mark.rule("BA-MOV-21")
@pytest.mark.parametrize(("order", "limit"), [("advance", 6), ("run", 12)])
def test_weapon_teams_and_headquarters_move_as_infantry(order, limit):
    for posted in (team("a.one", 10, 40), team("a.one", 10, 40, "bazooka", men=2), officer("a.one", 10, 40)):
        battle = moving(order, posted)
        assert battle.refusal(walk(battle, "a.one", 0, -limit)) is None
        assert refused(battle, walk(battle, "a.one", 0, -limit - 0.01))[0] == "ba-fault-too-far"


# ---- entering ----------------------------------------------------------------------------------------------------

LATE = squad("a.one", 0, 0, men=2, place="first_wave")


def entering(order="advance", **more):
    return moving(order, LATE, turn=1, **more)


def entry(y, x=10.0, start=48.0, second=None):
    """Two men straight in from an edge to depth y; the second to his own depth if given."""
    return Walk((way("a.one.1", (x, start), (x, y)), way("a.one.2", (x + 1.4, start), (x + 1.4, second or y))))


@pytest.mark.rule("BA-MOV-23")
def test_each_man_pays_for_his_path_from_the_edge():
    battle = entering()
    assert refused(battle, entry(41.9)) == ("ba-fault-too-far", ("BA-MOV-01",))
    assert refused(battle, entry(43, second=41.9))[0] == "ba-fault-too-far"
    assert battle.refusal(entry(42)) is None
    answer(battle, entry(42))
    assert of(battle, "a.one").on_table
    assert where(battle, "a.one.2") == (11.4, 42)


@pytest.mark.rule("BA-MOV-23", "BA-SCN-04")
@pytest.mark.parametrize("home", [(0, 1), (1, 0)])
def test_a_unit_enters_anywhere_along_its_own_edge_and_nowhere_else(home):
    battle = entering(home=home)
    own, other = (48.0, 0.0) if home[0] == 0 else (0.0, 48.0)
    depth = abs(own - 4)
    for x in (0.6, 23, 43):
        assert battle.refusal(entry(depth, x, own)) is None
    assert refused(battle, entry(abs(other - 4), 10, other))[0] == "ba-fault-entry-edge"
    assert refused(battle, entry(depth, 10, abs(own - 1))) == ("ba-fault-entry-edge", ("BA-MOV-23", "BA-SCN-04"))


@pytest.mark.rule("BA-MOV-19", "BA-MOV-23", "BA-GEN-05")
def test_nobody_enters_through_a_vehicle_at_the_edge_or_ends_within_an_inch_of_it():
    parked = vehicle("a.truck", 10, 48 - 4.1 / 2)  # its rear is at the edge
    battle = moving("run", LATE, parked, turn=1)
    assert refused(battle, entry(38)) == ("ba-fault-vehicle-in-way", ("BA-MOV-19", "BA-GEN-05"))
    assert battle.refusal(entry(38, x=14)) is None
    hull = of(battle, "a.truck").hull
    beside = (hull.x + hull.width / 2) / 1000 + 0.5
    assert refused(battle, entry(45, x=beside + 0.9)) == ("ba-fault-friend-near", ("BA-GEN-05",))
    assert battle.refusal(entry(45, x=beside + 1.1)) is None


@pytest.mark.rule("BA-MOV-23", "BA-MOV-05", "BA-GEN-05")
def test_nobody_enters_within_an_inch_of_an_enemy_at_the_edge():
    battle = moving("advance", LATE, squad("b.foe", 10, 46.5, men=1), turn=1)
    assert refused(battle, entry(44, x=11)) == ("ba-fault-enemy-near", ("BA-GEN-05", "BA-MOV-05"))
    past = Walk((way("a.one.1", (11, 48), (13, 44)), way("a.one.2", (14, 48), (14.4, 44))))
    assert refused(battle, past)[0] == "ba-fault-enemy-near"  # though he only walks away from him
    assert battle.refusal(entry(44, x=12.1)) is None


@pytest.mark.rule("BA-MOV-23")
def test_the_whole_unit_must_end_fully_on_the_table():
    battle = entering()
    assert refused(battle, entry(46, second=47.6))[0] == "ba-fault-off-table"
    assert refused(battle, Walk((way("a.one.1", (10, 48), (10, 44)),))) == ("ba-fault-all-enter", ("BA-MOV-23",))


@pytest.mark.rule("BA-MOV-23", "BA-SCN-04")
def test_a_unit_that_can_enter_must():
    battle = entering()
    for choice in (StayPut(), StayAway()):
        assert refused(battle, choice) == ("ba-refused-stay", ("BA-GEN-14", "BA-SCN-04"))
    assert not any(isinstance(choice, StayPut | StayAway) for choice in listed(battle))


@pytest.mark.rule("BA-SCN-10")
def test_a_unit_of_the_first_wave_that_finds_no_way_shows_down_and_joins_the_reserve():
    battle = entering(pieces=(piece("river", 0, 44, 48, 48),))
    assert listed(battle) == [StayAway()]
    answer(battle, StayAway())
    over(battle)
    assert of(battle, "a.one").place == "reserve"
    assert happened(battle, DieTurned) == [DieTurned("a.one", "down")]


# ---- broken formations -------------------------------------------------------------------------------------------


def broken(straggler, **fields):
    """Three men in a row at (10..12.8, 30) and one cut off."""
    places = [(10, 30), (11.4, 30), (12.8, 30), straggler]
    return squad("a.one", 0, 0, men=4, places=places, **fields)


@pytest.mark.rule("BA-GEN-14", "BA-GEN-04")
def test_a_broken_unit_may_only_advance_run_or_go_down():
    battle = play(OrdersPhase(), broken((18, 30)), squad("b.foe", 10, 20), dice=(1,))
    legal = {choice.order for choice in listed(battle)}
    assert legal == {"advance", "run", "down"}
    for order in ("fire", "ambush", "rally"):
        assert refused(battle, GiveOrder("a.one", order)) == ("ba-refused-broken", ("BA-GEN-14", "BA-GEN-04"))


@pytest.mark.rule("BA-GEN-14")
def test_by_house_rule_a_broken_unit_is_ordered_as_any_other():
    battle = play(
        OrdersPhase(), broken((18, 30)), squad("b.foe", 10, 20), dice=(1,), options={"broken_formation": "ignore"}
    )
    assert {choice.order for choice in listed(battle)} == {"fire", "advance", "run", "ambush", "rally", "down"}
    battle = moving("advance", broken((18, 30)), options={"broken_formation": "ignore"})
    assert StayPut() in listed(battle)


@pytest.mark.rule("BA-GEN-14", "BA-GEN-04")
def test_it_must_end_its_move_in_formation_if_the_distance_allows():
    battle = moving("advance", broken((18, 30)))
    assert refused(battle, StayPut())[0] == "ba-refused-stay"
    assert refused(battle, Walk((way("a.one.4", (16, 30)),))) == ("ba-fault-formation", ("BA-GEN-04", "BA-GEN-14"))
    assert battle.refusal(Walk((way("a.one.4", (14.2, 30)),))) is None


@pytest.mark.rule("BA-GEN-14")
def test_otherwise_it_closes_up_as_far_as_the_distance_allows():
    battle = moving("advance", broken((30, 30)))
    assert refused(battle, Walk((way("a.one.4", (28, 30)),)))[0] == "ba-fault-formation"
    assert battle.refusal(Walk((way("a.one.4", (24, 30)),))) is None
    answer(battle, Walk((way("a.one.4", (24, 30)),)))
    assert not battle.context.in_formation(of(battle, "a.one"))


@pytest.mark.rule("BA-GEN-14")
@pytest.mark.parametrize("straggler", [(18, 30), (30, 30), (11, 40), (4, 24)])
@pytest.mark.parametrize("order", ["advance", "run"])
def test_a_way_to_close_up_is_always_among_the_choices(order, straggler):
    battle = moving(order, broken(straggler))
    walks = [choice for choice in listed(battle) if isinstance(choice, Walk)]
    assert walks
    assert all(battle.refusal(choice) is None for choice in walks)


@pytest.mark.rule("BA-GEN-14")
def test_a_broken_unit_that_cannot_close_up_stays_where_it_is():
    ring = tuple(
        piece("river", *corners) for corners in ((27, 27, 33, 28), (27, 32, 33, 33), (27, 28, 28, 32), (32, 28, 33, 32))
    )
    battle = moving("advance", broken((30, 30)), pieces=ring)
    assert listed(battle) == [StayPut()]


# ---- facing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-GEN-12", "BA-MOV-21")
def test_only_a_fixed_weapon_has_a_facing_and_turns_as_it_moves():
    battle = moving("advance", team("a.one", 10, 30))
    assert battle.refusal(Walk((), 90_000)) is None
    answer(battle, walk(battle, "a.one", 0, -2, facing=90_000))
    assert of(battle, "a.one").facing == 90_000
    battle = moving("advance", squad("a.one", 10, 30))
    assert refused(battle, walk(battle, "a.one", 0, -2, facing=90_000)) == ("ba-fault-facing", ("BA-GEN-12",))
    battle = moving("advance", team("a.one", 10, 30))
    assert refused(battle, Walk((), 360_000))[0] == "ba-fault-facing"


@pytest.mark.rule("BA-MOV-01", "BA-MOV-02")
def test_every_sample_way_is_accepted():
    house = (piece("building", 14, 24, 18, 28, height=4), piece("wood", 4, 20, 9, 28), piece("wall", 10, 26, 14, 26.4))
    for order in ("advance", "run"):
        battle = moving(order, squad("a.one", 10, 30, men=6), squad("b.foe", 11, 22), pieces=house)
        asked(battle, ChooseMove)
        assert len(listed(battle)) > 5
        assert all(battle.refusal(choice) is None for choice in listed(battle))


@pytest.mark.rule("BA-MOV-01")
def test_a_single_man_is_always_in_formation():
    battle = play(Move("a.one", ADVANCE), squad("a.one", 10, 30, men=1))
    assert battle.refusal(walk(battle, "a.one", 3, 3)) is None


@pytest.mark.rule("BA-SCN-10")
def test_by_house_rule_a_unit_of_the_first_wave_that_finds_no_way_is_lost():
    shut = (piece("river", 0, 44, 48, 48),)
    battle = entering(pieces=shut, options={"late_first_wave": "destroyed"})
    answer(battle, StayAway())
    over(battle)
    assert happened(battle, UnitDestroyed) == [UnitDestroyed("a.one", "absent")]
    late = squad("a.one", 0, 0, men=2, place="reserve")
    battle = moving("run", late, pieces=shut, options={"late_first_wave": "destroyed"}, dice=(1, 1))
    answer(battle, StayAway())
    over(battle)
    assert of(battle, "a.one").place == "reserve"


@pytest.mark.rule("BA-GEN-15")
def test_a_man_left_grazing_closed_ground_may_walk_away_but_no_deeper():
    house = (piece("building", 10.43, 20, 20, 40, height=4),)  # 0.06" under his base
    battle = moving("advance", squad("a.one", 10, 30, men=1), pieces=house)
    for step in ((-3, 0), (0, -4), (-1, 4)):
        assert battle.refusal(walk(battle, "a.one", *step)) is None
    assert refused(battle, walk(battle, "a.one", 0.01, -3))[0] == "ba-fault-closed"
    assert refused(battle, walk(battle, "a.one", 4, 0))[0] == "ba-fault-closed"


@pytest.mark.rule("BA-GEN-14", "BA-GEN-12")
@pytest.mark.parametrize(("option", "refusal"), [("restrict", "ba-fault-formation"), ("ignore", None)])
def test_a_broken_team_may_not_spend_its_move_on_a_turn(option, refusal):
    gun = team("a.one", 0, 0, places=[(10, 30), (11.7, 30), (18, 30)])
    battle = moving("advance", gun, options={"broken_formation": option})
    found = battle.refusal(Walk((), 90_000))
    assert (found.message.id if found else None) == refusal
