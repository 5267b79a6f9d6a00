"""The turn: the cup, the draw, one order a unit, the turn end (chapter Turn)."""

import pytest

from grognard.core.engine.events import Rolled
from grognard.games.bolt_action.rules.turn.cup import dice_in_cup
from grognard.games.bolt_action.rules.turn.orders import ChooseOrder, OrdersPhase
from grognard.games.bolt_action.rules.turn.scenarios import Turns
from grognard.games.bolt_action.rules.turn.turn import ChooseKept, Turn, TurnEnd
from grognard.games.bolt_action.state.choices import FireFromAmbush, GiveOrder, GoDown, KeepDice, ShootAt, StandFast
from grognard.games.bolt_action.state.events.nerve import PinsLost
from grognard.games.bolt_action.state.events.turn import DiceReturned, DieDrawn, DieSetAside, LengthRolled, TurnBegan
from grognard.games.bolt_action.state.state import DrawnDie
from tests.games.bolt_action.table import listed, of, play, squad, walk
from tests.games.playing import answer, asked, happened, over, refused, rolled, used_up


@pytest.mark.rule("BA-TURN-01", "BA-GEN-02")
def test_the_cup_holds_one_die_for_each_living_unit_that_keeps_none():
    battle = play(
        Turn(3),
        squad("a.one", 4, 40),
        squad("a.big", 4, 44, men=12),
        squad("a.kept", 24, 40, order="ambush", kept=True),
        squad("a.dead", 30, 40, place="destroyed"),
        squad("b.one", 4, 4),
        dice=(3,),
    )
    assert (dice_in_cup(battle, 0), dice_in_cup(battle, 1)) == (2, 1)
    assert of(battle, "a.kept").order == "ambush"


@pytest.mark.rule("BA-TURN-02", "BA-TURN-05")
def test_dice_are_drawn_from_all_in_the_cup_until_every_unit_has_its_order():
    battle = play(OrdersPhase(), squad("a.one", 4, 40), squad("a.two", 24, 40), squad("b.one", 4, 4), dice=(3,))
    assert rolled(battle) == [("ba-roll-cup", (3,))]
    assert asked(battle, ChooseOrder).seat == 1
    assert {choice.unit for choice in listed(battle)} == {"b.one"}
    answer(battle, GiveOrder("b.one", "down"))
    assert of(battle, "b.one").order == "down"
    # Only dice of one side are left: nothing is rolled for them.
    assert asked(battle, ChooseOrder).seat == 0
    answer(battle, GiveOrder("a.two", "rally"))
    assert of(battle, "a.two").order == "rally"
    answer(battle, GiveOrder("a.one", "rally"))
    over(battle)


@pytest.mark.rule("BA-TURN-02")
@pytest.mark.parametrize(("face", "seat"), [(1, 0), (2, 0), (3, 1)])
def test_every_die_in_the_cup_is_as_likely_as_any_other(face, seat):
    battle = play(OrdersPhase(), squad("a.one", 4, 40), squad("a.two", 24, 40), squad("b.one", 4, 4), dice=(face,))
    assert asked(battle, ChooseOrder).seat == seat


@pytest.mark.rule("BA-TURN-02")
def test_an_order_goes_to_a_unit_of_the_side_whose_die_was_drawn():
    battle = play(OrdersPhase(), squad("a.one", 4, 40), squad("b.one", 4, 4), dice=(1,))
    assert refused(battle, GiveOrder("b.one", "down")) == ("ba-refused-not-yours", ("BA-TURN-02",))
    assert refused(battle, GiveOrder("a.nobody", "down")) == ("ba-refused-not-yours", ("BA-TURN-02",))


@pytest.mark.rule("BA-TURN-03")
def test_a_unit_takes_one_order_a_turn():
    battle = play(OrdersPhase(), squad("a.one", 4, 40), squad("a.two", 24, 40), squad("b.one", 4, 4), dice=(1, 1))
    answer(battle, GiveOrder("a.one", "down"))
    assert refused(battle, GiveOrder("a.one", "fire")) == ("ba-refused-has-order", ("BA-TURN-03",))
    assert {choice.unit for choice in listed(battle)} == {"a.two"}


@pytest.mark.rule("BA-TURN-03", "BA-SHOOT-03")
def test_going_down_under_fire_takes_the_units_die_out_of_the_cup_at_once():
    battle = play(
        OrdersPhase(), squad("a.one", 10, 30, men=1), squad("b.one", 10, 20), squad("b.two", 40, 4), dice=(1, 2)
    )
    answer(battle, GiveOrder("a.one", "fire"), ShootAt("b.one"), GoDown())
    assert of(battle, "b.one").order == "down"
    assert battle.state.drawn[-1] == DrawnDie(1)  # the next die, the last in the cup
    assert {choice.unit for choice in listed(battle)} == {"b.two"}
    assert [die.unit for die in battle.state.drawn] == ["a.one", "b.one", None]
    used_up(battle)


@pytest.mark.rule("BA-TURN-03", "BA-AMB-02")
def test_an_ambush_shot_turns_the_die_that_lies_there_and_takes_none():
    battle = play(
        OrdersPhase(),
        squad("a.one", 10, 30, men=3),
        squad("b.watch", 10, 20, men=1, order="ambush", kept=True),
        squad("b.two", 40, 4),
        dice=(1, 2),
    )
    answer(battle, GiveOrder("a.one", "advance"), walk(battle, "a.one", 3, 0), FireFromAmbush("b.watch"))
    assert of(battle, "b.watch").order == "fire"
    assert dice_in_cup(battle, 1) == 1
    assert not of(battle, "b.watch").kept


@pytest.mark.rule("BA-TURN-04", "BA-TURN-09")
def test_a_die_no_unit_can_use_is_set_aside_until_the_turn_end():
    battle = play(
        OrdersPhase(),
        squad("a.late", 0, 0, place="reserve"),
        squad("b.one", 4, 4, place="first_wave"),
        dice=(1,),
        options={"reserve_dice": "from_turn_1"},
        turn=1,
    )
    assert happened(battle, DieSetAside) == [DieSetAside(0)]
    assert battle.state.set_aside == (1, 0)
    assert asked(battle, ChooseOrder).seat == 1
    used_up(battle)


@pytest.mark.rule("BA-TURN-09")
@pytest.mark.parametrize(
    ("option", "turn", "dice"),
    [("from_turn_2", 1, 1), ("from_turn_2", 2, 2), ("from_turn_1", 1, 2), ("from_turn_1", 2, 2)],
)
def test_reserves_have_their_dice_in_the_cup_from_turn_2_or_by_house_rule_from_turn_1(option, turn, dice):
    wave = "first_wave" if turn == 1 else "table"
    battle = play(
        OrdersPhase(),
        squad("a.now", 4, 40, place=wave),
        squad("a.late", 0, 0, place="reserve"),
        squad("b.one", 4, 4, place=wave),
        dice=(dice + 1,),
        options={"reserve_dice": option},
        turn=turn,
    )
    (drawn,) = [entry for entry in battle.log if isinstance(entry, Rolled)]
    assert drawn.roll.sides == (dice + 1,)
    assert asked(battle, ChooseOrder).seat == 1


@pytest.mark.rule("BA-TURN-01", "BA-TURN-04", "BA-TURN-09")
def test_a_reserve_that_cannot_take_an_order_has_its_die_in_the_cup_all_the_same():
    """A flanker before his turn who may not be told to stay away: his die is set aside when it is drawn."""
    battle = play(
        OrdersPhase(),
        squad("a.late", 0, 0, place="reserve", flank="left"),
        squad("b.one", 4, 4),
        dice=(1,),
        options={"outflank": "on", "reserve_decline": "off"},
        turn=2,
    )
    assert happened(battle, DieSetAside) == [DieSetAside(0)]
    assert asked(battle, ChooseOrder).seat == 1
    used_up(battle)


@pytest.mark.rule("BA-TURN-05")
def test_the_orders_end_when_no_unit_can_use_a_die_though_reserve_dice_lie_in_the_cup():
    battle = play(
        OrdersPhase(),
        squad("a.late", 0, 0, place="reserve"),
        squad("b.one", 4, 4, order="down"),
        options={"reserve_dice": "from_turn_1"},
        turn=1,
    )
    over(battle)
    assert happened(battle, DieDrawn) == []


@pytest.mark.rule("BA-TURN-10")
def test_a_drawn_die_must_be_used_and_down_is_there_for_who_wants_nothing_done():
    battle = play(OrdersPhase(), squad("a.one", 4, 40), squad("b.one", 4, 4), dice=(1,))
    choices = listed(battle)
    assert all(isinstance(choice, GiveOrder) for choice in choices)
    assert GiveOrder("a.one", "down") in choices
    answer(battle, GiveOrder("a.one", "down"))
    assert asked(battle, ChooseOrder).seat == 1


@pytest.mark.rule("BA-TURN-06", "BA-TURN-11", "BA-C13")
def test_at_the_turn_end_units_in_ambush_or_down_may_keep_their_die_and_no_others():
    battle = play(
        TurnEnd(),
        squad("a.down", 4, 40, order="down"),
        squad("a.watch", 14, 40, order="ambush"),
        squad("a.fire", 24, 40, order="fire"),
        squad("a.rally", 34, 40, order="rally"),
        squad("a.away", 0, 0, place="reserve", order="down"),
    )
    assert asked(battle, ChooseKept).units == ("a.down", "a.watch")
    assert refused(battle, KeepDice(("a.fire",))) == ("ba-refused-keep", ("BA-TURN-06", "BA-TURN-11"))
    assert refused(battle, KeepDice(("a.away",)))[1] == ("BA-TURN-06", "BA-TURN-11")
    assert refused(battle, KeepDice(("a.down", "a.down")))[1] == ("BA-TURN-06", "BA-TURN-11")
    answer(battle, KeepDice(("a.watch",)))
    over(battle)
    assert {id: unit.order for id, unit in battle.state.units.items() if unit.order} == {"a.watch": "ambush"}
    assert of(battle, "a.watch").kept


@pytest.mark.rule("BA-TURN-06")
def test_every_set_of_candidates_may_keep_its_dice():
    battle = play(TurnEnd(), squad("a.down", 4, 40, order="down"), squad("a.watch", 14, 40, order="ambush"))
    assert {choice.units for choice in listed(battle)} == {(), ("a.down",), ("a.watch",), ("a.down", "a.watch")}
    assert all(battle.refusal(choice) is None for choice in listed(battle))


@pytest.mark.rule("BA-TURN-07", "BA-PIN-06")
def test_a_unit_that_keeps_down_sheds_a_pin_and_no_other_does():
    battle = play(
        TurnEnd(),
        squad("a.stays", 4, 40, order="down", pins=2),
        squad("a.rises", 14, 40, order="down", pins=2),
        squad("a.watch", 24, 40, order="ambush", pins=2),
        squad("a.calm", 34, 40, order="down"),
    )
    answer(battle, KeepDice(("a.stays", "a.watch", "a.calm")))
    over(battle)
    assert happened(battle, PinsLost) == [PinsLost("a.stays", 1)]
    assert [unit.pins for unit in battle.state.of(0)] == [1, 2, 2, 0]


@pytest.mark.rule("BA-TURN-07", "BA-TURN-11")
def test_a_unit_that_keeps_its_die_cannot_be_ordered_nor_go_down_next_turn():
    battle = play(Turn(3), squad("a.kept", 10, 30, order="ambush", kept=True), squad("b.one", 10, 20, men=1), dice=(1,))
    assert asked(battle, ChooseOrder).seat == 1  # its only die: nothing to roll
    answer(battle, GiveOrder("b.one", "fire"), ShootAt("a.kept"))
    assert rolled(battle) == [("ba-roll-hit", (1,))]  # no reaction was offered
    assert asked(battle, ChooseKept).units == ("a.kept",)


@pytest.mark.rule("BA-TURN-11")
def test_the_choice_to_keep_is_made_afresh_each_turn_end():
    battle = play(TurnEnd(), squad("a.kept", 4, 40, order="down", kept=True, pins=1))
    assert asked(battle, ChooseKept).units == ("a.kept",)
    answer(battle, KeepDice())
    over(battle)
    assert (of(battle, "a.kept").order, of(battle, "a.kept").kept, of(battle, "a.kept").pins) == (None, False, 1)


@pytest.mark.rule("BA-TURN-08", "BA-GEN-13")
@pytest.mark.parametrize("first", [0, 1])
def test_the_side_that_drew_first_this_turn_decides_first_what_it_keeps(first):
    battle = play(
        TurnEnd(),
        squad("a.down", 4, 40, order="down"),
        squad("b.down", 4, 4, order="down"),
        drawn=(DrawnDie(first), DrawnDie(1 - first)),
    )
    assert asked(battle, ChooseKept).seat == first
    answer(battle, KeepDice())
    assert asked(battle, ChooseKept).seat == 1 - first
    answer(battle, KeepDice())
    over(battle)


@pytest.mark.rule("BA-TURN-08")
def test_the_die_for_a_seventh_turn_is_rolled_after_dice_and_pins_of_the_turn_end():
    battle = play(
        Turns(6),
        squad("a.down", 4, 40, order="down", kept=True, pins=2),
        squad("b.down", 4, 4, order="down", kept=True),
        dice=(3,),
    )
    answer(battle, KeepDice(("a.down",)), KeepDice())
    over(battle)
    kinds = [type(entry.event) for entry in battle.log if hasattr(entry, "event")]
    assert kinds == [TurnBegan, DiceReturned, PinsLost, LengthRolled]


LAST_MAN_FALLS = (1, 4, 1, 1, 4)


@pytest.mark.rule("BA-TURN-12", "BA-GEN-09", "BA-C14")
def test_a_side_with_no_unit_left_ends_the_battle_at_once():
    battle = play(Turns(2), squad("a.one", 10, 30, men=3), squad("b.last", 10, 20, men=1), dice=LAST_MAN_FALLS)
    answer(battle, GiveOrder("a.one", "fire"), ShootAt("b.last"), StandFast())
    over(battle)
    assert of(battle, "b.last").place == "destroyed"
    assert battle.state.turn == 2


@pytest.mark.rule("BA-TURN-12")
def test_by_house_rule_a_side_without_units_does_not_end_the_battle():
    battle = play(
        Turns(2),
        squad("a.one", 10, 30, men=3),
        squad("b.last", 10, 20, men=1),
        dice=LAST_MAN_FALLS,
        options={"early_end": "off"},
    )
    answer(battle, GiveOrder("a.one", "fire"), ShootAt("b.last"), StandFast())
    assert asked(battle, ChooseOrder).seat == 0
    assert battle.state.turn == 3


@pytest.mark.rule("BA-TURN-12")
def test_a_side_that_has_only_reserves_plays_on():
    battle = play(
        Turns(2),
        squad("a.one", 10, 30, men=3),
        squad("b.last", 10, 20, men=1),
        squad("b.late", 0, 0, place="reserve"),
        dice=LAST_MAN_FALLS,
    )
    answer(battle, GiveOrder("a.one", "fire"), ShootAt("b.last"), StandFast())
    assert asked(battle, ChooseOrder).seat == 1
    assert GiveOrder("b.late", "run") in listed(battle)


@pytest.mark.rule("BA-GEN-09", "BA-C14")
def test_the_die_of_a_unit_destroyed_before_its_order_leaves_the_cup_at_once():
    battle = play(
        OrdersPhase(),
        squad("a.one", 10, 30, men=3),
        squad("b.last", 10, 20, men=1),
        squad("b.other", 40, 4, men=1),
        dice=(1, 4, 1, 1, 4),
    )
    assert dice_in_cup(battle, 1) == 2
    answer(battle, GiveOrder("a.one", "fire"), ShootAt("b.last"), StandFast())
    assert {choice.unit for choice in listed(battle)} == {"b.other"}
    answer(battle, GiveOrder("b.other", "down"))
    over(battle)


@pytest.mark.rule("BA-TURN-13", "BA-AMB-09")
def test_a_unit_destroyed_in_the_middle_of_its_action_ends_it_and_the_next_die_is_drawn():
    battle = play(
        OrdersPhase(),
        squad("a.one", 10, 30, men=1),
        squad("a.two", 40, 44),
        squad("b.watch", 10, 20, men=3, order="ambush", kept=True),
        dice=(4, 1, 1, 4),
    )
    answer(battle, GiveOrder("a.one", "advance"), walk(battle, "a.one", 3, 0), FireFromAmbush("b.watch"))
    assert of(battle, "a.one").place == "destroyed"
    assert asked(battle, ChooseOrder).seat == 0
    assert {choice.unit for choice in listed(battle)} == {"a.two"}
    used_up(battle)
