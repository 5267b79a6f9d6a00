"""Special unit rules (chapter Special units)."""

import pytest

from grognard.games.bolt_action.rules.shooting.damage import Blows, Damage
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn.morale import LossCheck, check_modifiers, order_modifiers
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.state.choices import (
    Board,
    FireAtCharge,
    FireFromAmbush,
    RemoveModel,
    StandFast,
    Wait,
)
from grognard.games.bolt_action.state.events.close_quarters import FellShort
from grognard.games.bolt_action.state.events.nerve import (
    FirstBlood,
    MoraleTested,
    OrderTested,
    PinsTaken,
    QualityChanged,
    UnitDestroyed,
)
from grognard.games.bolt_action.state.events.turn import DieTaken, DieTurned
from tests.games.bolt_action.table import of, play, squad, vehicle, walk
from tests.games.playing import answer, happened, over, rolled


def loses_one(*dice, men=5, **fields):
    """A Green unit loses one man."""
    target = squad("b.foe", 24, 20, men, **({"rules": ("green",), "quality": "inexperienced"} | fields))
    battle = play(Damage("b.foe", (Blows(1),)), target, dice=(3, *dice))
    answer(battle, RemoveModel(f"b.foe.{men}"))
    over(battle)
    return battle


@pytest.mark.rule("BA-SPC-01")
@pytest.mark.parametrize("die", [2, 3, 4])
def test_on_2_to_4_a_green_units_first_casualty_changes_nothing(die):
    battle = loses_one(die)
    unit = of(battle, "b.foe")
    assert (unit.quality, unit.pins, unit.order, unit.blooded) == ("inexperienced", 0, None, True)


@pytest.mark.rule("BA-SPC-01")
@pytest.mark.parametrize("die", [5, 6])
def test_on_5_or_6_it_is_regular_from_then_on(die):
    battle = loses_one(die)
    assert of(battle, "b.foe").quality == "regular"
    assert len(happened(battle, QualityChanged)) == 1


@pytest.mark.rule("BA-SPC-01", "BA-TURN-03")
@pytest.mark.parametrize(("order", "event"), [(None, DieTaken), ("fire", DieTurned)])
def test_on_1_it_takes_a_die_of_pins_and_goes_down(order, event):
    battle = loses_one(1, 4, order=order)
    assert (of(battle, "b.foe").pins, of(battle, "b.foe").order) == (4, "down")
    assert [each.order for each in happened(battle, event)] == ["down"]


@pytest.mark.rule("BA-SPC-01", "BA-PIN-05")
def test_those_pins_may_be_too_many_to_bear():
    battle = loses_one(1, 6, pins=3)
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["pins"]


@pytest.mark.rule("BA-SPC-01")
def test_only_the_first_casualty_is_rolled_for():
    battle = loses_one(blooded=True)
    assert happened(battle, FirstBlood) == []
    plain = loses_one(rules=())
    assert happened(plain, FirstBlood) == []


@pytest.mark.rule("BA-SPC-01")
def test_of_two_casualties_of_one_volley_the_first_is_rolled_for():
    target = squad("b.foe", 24, 20, 5, rules=("green",), quality="inexperienced")
    battle = play(Damage("b.foe", (Blows(2),)), target, dice=(3, 3, 5))
    answer(battle, RemoveModel("b.foe.5"), RemoveModel("b.foe.4"))
    over(battle)
    assert of(battle, "b.foe").quality == "regular"


@pytest.mark.rule("BA-SPC-02", "BA-ORD-08")
def test_shirkers_are_tested_whenever_they_are_ordered_but_not_for_down():
    battle = play(Activation("a.men", "ambush"), squad("a.men", 24, 30, rules=("shirkers",)), dice=(4, 5))
    over(battle)
    (tested,) = happened(battle, OrderTested)
    assert (tested.value, tested.outcome) == (9, "passed")
    down = play(Activation("a.men", "down"), squad("a.men", 24, 30, rules=("shirkers",)))
    over(down)
    assert happened(down, OrderTested) == []


@pytest.mark.rule("BA-SPC-02")
def test_each_of_their_pins_counts_double_for_their_morale():
    battle = play(Activation("a.men", "ambush"), squad("a.men", 24, 30, rules=("shirkers",), pins=2), dice=(3, 3))
    over(battle)
    (tested,) = happened(battle, OrderTested)
    assert (tested.value, tested.outcome) == (9 - 4, "failed")
    assert of(battle, "a.men").order == "down"
    assert "BA-SPC-02" in [modifier.rule for modifier in order_modifiers(battle, of(battle, "a.men"))]


@pytest.mark.rule("BA-SPC-02", "BA-SHOOT-15")
def test_but_only_once_for_their_aim():
    from grognard.games.bolt_action.rules.shooting import aim

    battle = play(
        OrdersPhase(), squad("a.men", 24, 30, rules=("shirkers",), pins=2), squad("b.foe", 24, 20, 5), dice=(1,)
    )
    (found,) = aim.aims(battle, of(battle, "a.men"), of(battle, "b.foe")).volleys
    assert found.volley.need == 5


@pytest.mark.rule("BA-SPC-06")
def test_stubborn_units_ignore_pins_in_morale_checks_but_not_in_order_tests():
    battle = play(LossCheck("b.foe", 6, 3), squad("b.foe", 24, 20, 3, rules=("stubborn",), pins=5), dice=(4, 5))
    over(battle)
    (tested,) = happened(battle, MoraleTested)
    assert (tested.value, tested.passed) == (9, True)
    assert check_modifiers(battle, of(battle, "b.foe")) == []
    assert sum(modifier.value for modifier in order_modifiers(battle, of(battle, "b.foe"))) == -5


@pytest.mark.rule("BA-SPC-04", "BA-CQ-12")
@pytest.mark.parametrize(("left", "checked"), [(2, False), (1, True)])
def test_fanatics_are_not_checked_for_losses_while_two_are_left(left, checked):
    fanatics = squad("b.foe", 24, 20, left, rules=("fanatics",), men_at_start=6)
    battle = play(LossCheck("b.foe", 6, 6 - left), fanatics, dice=(1, 1) if checked else ())
    over(battle)
    assert bool(happened(battle, MoraleTested)) is checked


@pytest.mark.rule("BA-SPC-04", "BA-PIN-05")
def test_fanatics_may_still_be_broken_by_pins():
    fanatics = squad("b.foe", 24, 20, 5, rules=("fanatics",), pins=8, order="fire")
    battle = play(Shoot("a.men", "b.foe", "order"), squad("a.men", 24, 30, 1), fanatics, dice=(4, 1))
    over(battle)
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["pins"]


@pytest.mark.rule("BA-SPC-03", "BA-CQ-05")
def test_tough_fighters_roll_two_dice_a_man_in_the_first_round_and_the_next():
    from grognard.games.bolt_action.rules.close_quarters.fight import Round

    battle = play(
        Round("a.men", "b.foe", False),
        squad("a.men", 24, 21.5, 2, rules=("tough-fighters",), order="run"),
        squad("b.foe", 24, 20, 2, order="fire"),
        dice=(1, 1, 1, 1, 1, 1, 4, 4, 1, 1, 1, 1, 2),
    )
    assert [len(faces) for what, faces in rolled(battle) if what == "ba-roll-damage"] == [4, 2, 4, 2]


@pytest.mark.rule("BA-SPC-01")
def test_a_special_rule_binds_only_the_unit_that_has_it():
    battle = play(
        Shoot("a.men", "b.foe", "order"),
        squad("a.men", 24, 30, 1),
        squad("b.foe", 24, 20, 5),
        squad("b.green", 40, 20, 5, rules=("green",)),
        dice=(4, 4),
    )
    answer(battle, StandFast(), RemoveModel("b.foe.5"))
    over(battle)
    assert happened(battle, FirstBlood) == []
    assert happened(battle, PinsTaken)[0].unit == "b.foe"


def green(y, **fields):
    """Green men on whom somebody in Ambush, or the one they assault, looks."""
    return squad("a.men", 24, y, 5, rules=("green",), quality="inexperienced", **fields)


@pytest.mark.rule("BA-SPC-01", "BA-ORD-07", "BA-AMB-09")
@pytest.mark.parametrize(("elephant", "pins", "end"), [((1, 1), 2, 37), ((2,), 1, 30)])
def test_green_men_who_go_down_on_their_way_go_no_farther(elephant, pins, end):
    watcher = squad("b.watch", 24, 20, 1, order="ambush")
    battle = play(Activation("a.men", "run"), green(40), watcher, dice=(6, 4, *elephant))
    answer(battle, walk(battle, "a.men", 0, -10), Wait(3), FireFromAmbush("b.watch"), RemoveModel("a.men.5"))
    over(battle)
    men = of(battle, "a.men")
    assert (men.order, men.pins) == ("down" if elephant[0] == 1 else "run", pins)
    assert {model.y for model in men.models} == {end * 1000}


@pytest.mark.rule("BA-SPC-01", "BA-GEN-05", "BA-GEN-15")
def test_they_go_on_to_where_they_may_lie():
    comrades = squad("a.x", 24, 37, 5)
    watcher = squad("b.watch", 24, 20, 1, order="ambush", places=[(24, 20)])
    battle = play(Activation("a.men", "run"), green(40), comrades, watcher, dice=(6, 4, 1, 1))
    answer(battle, walk(battle, "a.men", 0, -10), Wait(5), FireFromAmbush("b.watch"), RemoveModel("a.men.5"))
    over(battle)
    assert of(battle, "a.men").order == "down"
    assert {model.y for model in of(battle, "a.men").models} == {35000}


@pytest.mark.rule("BA-SPC-01", "BA-CQ-16")
def test_green_men_whom_defensive_fire_throws_down_do_not_charge():
    battle = play(Activation("a.men", "run", "b.foe"), green(30), squad("b.foe", 24, 20, 1), dice=(6, 4, 1, 1))
    answer(battle, FireAtCharge(()), RemoveModel("a.men.5"))
    over(battle)
    men = of(battle, "a.men")
    assert (men.order, {model.y for model in men.models}) == ("down", {30000})
    assert len(happened(battle, FellShort)) == 1


@pytest.mark.rule("BA-SPC-01", "BA-TRN-02")
def test_green_men_thrown_down_on_their_way_do_not_board():
    watcher = squad("b.watch", 24, 20, 1, order="ambush")
    truck = vehicle("a.truck", 28, 30, "truck")
    battle = play(Activation("a.men", "run"), green(40), truck, watcher, dice=(6, 4, 1, 1))
    answer(battle, Board("a.truck"), FireFromAmbush("b.watch"), RemoveModel("a.men.5"))
    over(battle)
    men = of(battle, "a.men")
    assert (men.order, men.place, {model.y for model in men.models}) == ("down", "table", {40000})
