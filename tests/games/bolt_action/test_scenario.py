"""Maximum Attrition: preparation, first wave and reserves, length, victory (chapter Maximum Attrition)."""

import pytest

import grognard
from grognard.core.engine.dice import Script
from grognard.core.errors import InputError
from grognard.core.words import english
from grognard.games.bolt_action.ground.formulas import winner
from grognard.games.bolt_action.rules.turn.orders import Activation, ChooseOrder, OrdersPhase
from grognard.games.bolt_action.rules.turn.scenarios import ChooseEdge, ChooseFirstWave, Engagement, Turns, score
from grognard.games.bolt_action.rules.turn.turn import ChooseKept, TurnEnd
from grognard.games.bolt_action.state.choices import (
    FirstWave,
    GiveOrder,
    HoldFire,
    KeepDice,
    ShootAt,
    StandFast,
    TakeEdge,
    Walk,
)
from grognard.games.bolt_action.state.events.nerve import OrderTested
from grognard.games.bolt_action.state.events.shooting import Fired
from grognard.games.bolt_action.state.events.turn import BattleEnded, LengthRolled, RolledOff, WaveNamed
from tests.games.bolt_action.table import listed, of, officer, play, squad, way
from tests.games.playing import answer, asked, happened, over, refused, rolled, used_up


def preparing(*dice, first=3, second=2):
    """A battle from its very beginning, with so many one-man units a side."""
    units = [squad(f"a.u{number}", 0, 0, men=1, place="reserve") for number in range(first)]
    units += [squad(f"b.u{number}", 0, 0, men=1, place="reserve") for number in range(second)]
    return play(Engagement(), *units, dice=dice, turn=0)


# ---- preparation -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-01", "BA-GEN-13")
@pytest.mark.parametrize(("dice", "seat"), [((5, 2), 0), ((2, 5), 1), ((3, 3, 4, 4, 6, 1), 0)])
def test_the_higher_die_picks_a_long_edge_and_ties_are_rolled_again(dice, seat):
    battle = preparing(*dice)
    assert asked(battle, ChooseEdge).seat == seat
    assert happened(battle, RolledOff) == [RolledOff(seat)]
    used_up(battle)


@pytest.mark.rule("BA-SCN-01")
@pytest.mark.parametrize(
    ("dice", "near", "home"), [((5, 2), True, (0, 1)), ((5, 2), False, (1, 0)), ((2, 5), True, (1, 0))]
)
def test_the_other_side_takes_the_opposite_edge(dice, near, home):
    battle = preparing(*dice)
    answer(battle, TakeEdge(near))
    assert battle.state.home == home


@pytest.mark.rule("BA-SCN-01")
@pytest.mark.parametrize("near", [True, False])
def test_the_log_and_the_table_say_which_edge_is_whose(near):
    battle = grognard.battle("bolt_action", armies=("us-500", "german-500"), seed=7)
    table = battle.system.table
    assert battle.decision is not None
    seat = battle.decision.seat
    assert [side.edge for side in table.scene(battle, seat).sides] == [None, None]
    battle.choose(TakeEdge(near))
    sides = table.scene(battle, seat).sides
    assert [sides[seat].edge, sides[1 - seat].edge] == (["near", "far"] if near else ["far", "near"])
    lines = [table.line(battle, entry, None, number) for number, entry in enumerate(battle.log)]
    below = english(next(side.name for side in sides if side.edge == "near"))
    assert any(f"The {below} side takes the near edge" in english(line.message) for line in lines if line)


@pytest.mark.rule("BA-SCN-01", "BA-SCN-10")
def test_both_write_their_first_waves_at_the_same_time():
    battle = preparing(5, 2, 1)
    answer(battle, TakeEdge(True))
    assert [type(decision) for decision in battle.decisions] == [ChooseFirstWave, ChooseFirstWave]
    battle.choose(FirstWave(("b.u1",)), seat=1)
    assert happened(battle, WaveNamed) == []
    battle.choose(FirstWave(("a.u0", "a.u2")), seat=0)
    assert [event.seat for event in happened(battle, WaveNamed)] == [0, 1]  # whoever was first
    places = {id: unit.place for id, unit in battle.state.units.items()}
    assert places == {
        "a.u0": "first_wave",
        "a.u1": "reserve",
        "a.u2": "first_wave",
        "b.u0": "reserve",
        "b.u1": "first_wave",
    }


@pytest.mark.rule("BA-SCN-10")
def test_what_a_side_wrote_only_it_can_read():
    written = WaveNamed(0, ("a.u0",))
    assert written.seen_by(0) == written
    assert written.seen_by(1) == written.seen_by(None) == WaveNamed(0, None)


@pytest.mark.rule("BA-SCN-10", "BA-SCN-01")
@pytest.mark.parametrize(("units", "least"), [(1, 1), (2, 1), (3, 2), (6, 3), (7, 4)])
def test_a_first_wave_is_at_least_half_the_units_rounded_up(units, least):
    battle = preparing(5, 2, first=units)
    answer(battle, TakeEdge(True))
    assert min(len(choice.units) for choice in listed(battle)) == least
    assert max(len(choice.units) for choice in listed(battle)) == units
    few = FirstWave(tuple(f"a.u{number}" for number in range(least - 1)))
    assert refused(battle, few) == ("ba-refused-wave-small", ("BA-SCN-10",))


@pytest.mark.rule("BA-SCN-10")
@pytest.mark.parametrize("names", [("b.u0", "a.u0"), ("a.u0", "a.u0"), ("a.u1", "a.u0"), ("a.x", "a.u0")])
def test_a_first_wave_names_own_units_each_once(names):
    battle = preparing(5, 2)
    answer(battle, TakeEdge(True))
    assert refused(battle, FirstWave(names)) == ("ba-refused-wave-units", ("BA-SCN-10",))


@pytest.mark.rule("BA-SCN-12")
def test_the_cup_alone_decides_who_begins():
    battle = preparing(5, 2, 3)
    answer(battle, TakeEdge(True), FirstWave(("a.u0", "a.u1")), FirstWave(("b.u0",)))
    assert [purpose for purpose, _ in rolled(battle)] == ["ba-roll-off", "ba-roll-cup"]
    assert battle.state.turn == 1
    assert asked(battle, ChooseOrder).seat == 1


@pytest.mark.rule("BA-SCN-12", "BA-SCN-01")
def test_nothing_starts_on_the_table_and_any_size_of_table_will_do():
    square = {
        "format": "grognard-map",
        "version": 1,
        "title": "Square",
        "width": 48,
        "depth": 48,
    }
    battle = grognard.battle("bolt_action", map=square, dice=Script(6, 1))
    assert {unit.place for unit in battle.state.units.values()} == {"reserve"}
    answer(battle, TakeEdge(False))
    assert battle.state.home == (1, 0)


@pytest.mark.rule("BA-SCN-12")
def test_a_scenario_nobody_knows_is_refused():
    with pytest.raises(InputError) as error:
        grognard.battle("bolt_action", scenario="last-stand")
    assert error.value.message.id == "no-such-scenario"


# ---- first wave --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-04")
def test_the_first_wave_advances_or_runs_on_and_nothing_else():
    battle = play(OrdersPhase(), squad("a.one", 0, 0, place="first_wave"), squad("b.one", 4, 4), dice=(1,), turn=1)
    assert listed(battle) == [GiveOrder("a.one", "advance"), GiveOrder("a.one", "run")]
    for order in ("fire", "ambush", "rally", "down"):
        assert refused(battle, GiveOrder("a.one", order)) == ("ba-refused-first-wave", ("BA-SCN-04",))


@pytest.mark.rule("BA-SCN-04", "BA-ORD-08")
def test_it_enters_without_an_order_test_whatever_its_nerve():
    battle = play(
        Activation("a.one", "run"), squad("a.one", 0, 0, men=1, place="first_wave", rules=("shirkers",)), turn=1
    )
    assert rolled(battle) == []
    answer(battle, Walk((way("a.one.1", (10, 48), (10, 36)),)))
    over(battle)
    assert of(battle, "a.one").on_table


@pytest.mark.rule("BA-SCN-01", "BA-TURN-04", "BA-TURN-09")
def test_reserves_wait_while_the_first_wave_enters():
    battle = play(
        OrdersPhase(),
        squad("a.one", 0, 0, place="first_wave"),
        squad("a.late", 0, 0, place="reserve"),
        squad("b.one", 4, 4),
        dice=(1,),
        turn=1,
    )
    assert {choice.unit for choice in listed(battle)} == {"a.one"}
    assert refused(battle, GiveOrder("a.late", "run")) == ("ba-refused-has-order", ("BA-TURN-03",))


# ---- reserves ----------------------------------------------------------------------------------------------------

LATE = squad("a.late", 0, 0, men=1, place="reserve")
ON = Walk((way("a.late.1", (10, 48), (10, 43)),))


@pytest.mark.rule("BA-SCN-05", "BA-ORD-08", "BA-MOR-04")
@pytest.mark.parametrize("order", ["advance", "run"])
def test_a_reserve_unit_enters_on_a_test_at_minus_one(order):
    battle = play(Activation("a.late", order), LATE, dice=(4, 4))
    assert happened(battle, OrderTested) == [OrderTested("a.late", 8, 8, "passed")]
    answer(battle, ON)
    assert of(battle, "a.late").on_table


@pytest.mark.rule("BA-SCN-05")
def test_no_officer_on_the_table_helps_it():
    battle = play(Activation("a.late", "run"), LATE, officer("a.hq", 1, 1, rank="major"), dice=(4, 5))
    over(battle)
    assert happened(battle, OrderTested) == [OrderTested("a.late", 8, 9, "failed")]


@pytest.mark.rule("BA-SCN-05")
@pytest.mark.parametrize("dice", [(4, 5), (6, 6)])
def test_who_fails_or_rolls_a_fubar_stays_away_with_a_down_die(dice):
    battle = play(Activation("a.late", "run"), LATE, dice=dice)
    over(battle)
    assert (of(battle, "a.late").place, of(battle, "a.late").order) == ("reserve", "down")


@pytest.mark.rule("BA-SCN-09", "BA-TURN-04", "BA-ORD-09")
def test_a_player_may_leave_a_reserve_unit_away_untested():
    battle = play(OrdersPhase(), LATE, squad("b.one", 4, 4, order="down"))
    answer(battle, GiveOrder("a.late", "down"))
    over(battle)
    assert (of(battle, "a.late").place, of(battle, "a.late").order) == ("reserve", "down")


@pytest.mark.rule("BA-SCN-09")
def test_by_house_rule_it_must_try_to_enter():
    battle = play(OrdersPhase(), LATE, squad("b.one", 4, 4, order="down"), options={"reserve_decline": "off"})
    assert refused(battle, GiveOrder("a.late", "down")) == ("ba-refused-reserve-down", ("BA-SCN-09",))
    assert [choice.order for choice in listed(battle)] == ["advance", "run"]


@pytest.mark.rule("BA-SCN-09", "BA-TURN-11")
def test_the_die_of_a_unit_that_stays_away_goes_back_into_the_cup():
    battle = play(TurnEnd(), squad("a.late", 0, 0, place="reserve", order="down"), squad("b.one", 4, 4))
    over(battle)
    assert of(battle, "a.late").order is None


@pytest.mark.rule("BA-SCN-11", "BA-SHOOT-16")
def test_a_unit_that_enters_at_an_advance_may_shoot_at_minus_one():
    battle = play(Activation("a.late", "advance"), LATE, squad("b.foe", 10, 34), dice=(4, 4, 2))
    answer(battle, ON, ShootAt("b.foe"), StandFast())
    over(battle)
    assert happened(battle, Fired)[0].volleys[0].need == 4


@pytest.mark.rule("BA-SCN-11")
def test_a_unit_that_enters_may_not_assault_in_that_order():
    battle = play(OrdersPhase(), LATE, squad("b.foe", 10, 44, order="down"))
    assert refused(battle, GiveOrder("a.late", "run", "b.foe")) == ("ba-refused-assault-entering", ("BA-SCN-11",))
    assert all(choice.assault is None for choice in listed(battle))


@pytest.mark.rule("BA-SCN-10", "BA-SCN-04")
def test_who_did_not_enter_in_turn_1_is_a_reserve_in_turn_2():
    shut = play(
        Turns(1),
        squad("a.one", 0, 0, place="first_wave", order="run"),
        squad("b.one", 4, 4, order="fire"),
        turn=1,
        dice=(1,),
    )
    # Turn 1 had nobody left to order; turn 2 began.
    assert shut.state.turn == 2
    assert of(shut, "a.one").place == "reserve"


# ---- length and victory ------------------------------------------------------------------------------------------


def last_turn(number, *dice):
    """The turn of this number, in which nobody has an order to take."""
    units = squad("a.one", 4, 40, order="down", kept=True), squad("b.one", 4, 4, order="down", kept=True)
    battle = play(Turns(number), *units, dice=dice, turn=number)
    while isinstance(battle.decision, ChooseKept) and battle.state.turn == number:
        answer(battle, KeepDice((battle.decision.units[0],)))
    return battle


@pytest.mark.rule("BA-SCN-02")
@pytest.mark.parametrize(("die", "more"), [(1, False), (3, False), (4, True), (6, True)])
def test_after_turn_six_a_four_gives_one_more(die, more):
    battle = last_turn(6, die)
    assert happened(battle, LengthRolled) == [LengthRolled(more, 7 if more else 6)]
    assert battle.over is not more
    assert battle.state.turn == (7 if more else 6)
    used_up(battle)


@pytest.mark.rule("BA-SCN-02")
def test_no_die_is_rolled_before_turn_six_nor_after_turn_seven():
    assert last_turn(5).state.turn == 6
    seventh = last_turn(7)
    over(seventh)
    assert rolled(seventh) == []


@pytest.mark.rule("BA-SCN-03")
@pytest.mark.parametrize(
    ("points", "seat"), [((2, 0), 0), ((0, 2), 1), ((5, 3), 0), ((1, 0), None), ((3, 3), None), ((2, 3), None)]
)
def test_two_points_of_lead_win_and_less_is_a_draw(points, seat):
    assert winner(points) == seat


@pytest.mark.rule("BA-SCN-03", "BA-SCN-13", "BA-SCN-09")
def test_each_unit_destroyed_or_still_away_at_the_end_is_a_point_whatever_it_cost():
    units = (
        squad("a.dead", 4, 40, place="destroyed"),
        squad("a.away", 0, 0, place="reserve"),
        squad("a.one", 4, 40),
        officer("b.dead", 4, 4, place="destroyed"),
        squad("b.one", 4, 4),
    )
    battle = play(OrdersPhase(), *units, dice=(1,))
    assert score(battle.state) == (1, 1)
    assert score(battle.state, final=True) == (1, 2)


@pytest.mark.rule("BA-SCN-13", "BA-TURN-12")
def test_both_sides_wiped_out_compare_points_as_usual():
    units = squad("a.dead", 4, 40, place="destroyed"), squad("b.dead", 4, 4, place="destroyed")
    battle = play(Turns(3), *units)
    over(battle)
    assert score(battle.state, final=True) == (1, 1)


@pytest.mark.rule("BA-SCN-03", "BA-SCN-02")
def test_a_whole_battle_ends_with_its_count():
    battle = preparing(5, 2, *([1] * 60), first=1, second=1)
    answer(battle, TakeEdge(True), FirstWave(("a.u0",)), FirstWave(("b.u0",)))
    while not battle.over:
        choices = listed(battle)
        answer(battle, next((choice for choice in choices if isinstance(choice, HoldFire | StandFast)), choices[0]))
    points = battle.result.points
    assert happened(battle, BattleEnded) == [BattleEnded(points, winner(points))]
    assert battle.result.turns == battle.state.turn == 6
