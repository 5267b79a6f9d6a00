"""The six orders and the order test (chapter Orders)."""

import pytest

from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.legality import legal_orders
from grognard.games.bolt_action.rules.turn.orders import Activation, ChooseOrder, OrdersPhase
from grognard.games.bolt_action.state.choices import (
    FireFromAmbush,
    GiveOrder,
    HoldFire,
    ShootAt,
    StandFast,
    StayPut,
    Wait,
)
from grognard.games.bolt_action.state.events.close_quarters import AssaultDeclared
from grognard.games.bolt_action.state.events.movement import Moved
from grognard.games.bolt_action.state.events.nerve import Fubar, OrderTested, PinsLost
from grognard.games.bolt_action.state.events.shooting import Fired, NoShot, ShotDeclared
from grognard.games.bolt_action.state.events.turn import DieTurned
from tests.games.bolt_action.table import listed, of, officer, play, squad, team, walk
from tests.games.playing import answer, asked, happened, over, piece, refused, rolled, used_up, where

TESTED = ("fire", "advance", "run", "ambush", "rally")


def orders_of(battle, id):
    """The orders a unit may be given, assaults apart."""
    return [choice.order for choice in legal_orders(battle, of(battle, id)) if choice.assault is None]


# ---- what each order does ----------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ORD-01")
def test_fire_shoots_at_full_effect_without_a_move():
    battle = play(
        Activation("a.one", "fire"), squad("a.one", 10, 30, men=2), squad("b.foe", 10, 20, men=5), dice=(1, 2)
    )
    assert asked(battle, ChooseTarget).moved is False
    answer(battle, ShootAt("b.foe"), StandFast())
    over(battle)
    (fired,) = happened(battle, Fired)
    assert [volley.need for volley in fired.volleys] == [3]
    assert happened(battle, Moved) == []
    assert of(battle, "a.one").order == "fire"


@pytest.mark.rule("BA-ORD-01", "BA-GEN-12")
def test_a_fixed_weapon_keeps_its_facing_on_fire():
    units = team("a.gun", 10, 30, facing=90_000), squad("b.foe", 10, 20), squad("b.aside", 25, 30)
    battle = play(Activation("a.gun", "fire"), *units, dice=(1, 1, 1, 1))
    assert {choice.target for choice in listed(battle) if isinstance(choice, ShootAt)} == {"b.aside"}
    answer(battle, ShootAt("b.aside"), StandFast())
    over(battle)
    assert of(battle, "a.gun").facing == 90_000


@pytest.mark.rule("BA-ORD-01")
def test_riflemen_shoot_all_round():
    battle = play(
        Activation("a.one", "fire"), squad("a.one", 24, 24), squad("b.before", 24, 14), squad("b.behind", 24, 34)
    )
    assert {choice.target for choice in listed(battle) if isinstance(choice, ShootAt)} == {"b.before", "b.behind"}


@pytest.mark.rule("BA-ORD-02")
@pytest.mark.parametrize("step", [None, (0, -6)])
def test_fire_on_an_advance_is_at_minus_one_even_if_nobody_moved(step):
    battle = play(Activation("a.one", "advance"), squad("a.one", 10, 30, men=1), squad("b.foe", 10, 15), dice=(3,))
    answer(battle, StayPut() if step is None else walk(battle, "a.one", *step), ShootAt("b.foe"), StandFast())
    over(battle)
    (fired,) = happened(battle, Fired)
    assert fired.volleys[0].need == (5 if step is None else 4)  # 15" off is long range, 9" is not


@pytest.mark.rule("BA-ORD-02", "BA-ORD-03", "BA-MOV-01")
@pytest.mark.parametrize(("order", "limit"), [("advance", 6), ("run", 12)])
def test_advance_goes_to_the_basic_rate_and_run_to_the_double(order, limit):
    battle = play(Activation("a.one", order), squad("a.one", 10, 40), squad("b.foe", 10, 4))
    assert refused(battle, walk(battle, "a.one", 0, -limit - 0.01)) == ("ba-fault-too-far", ("BA-MOV-01",))
    assert battle.refusal(walk(battle, "a.one", 0, -limit)) is None
    answer(battle, walk(battle, "a.one", 0, -limit))
    assert where(battle, "a.one.1") == (10, 40 - limit)


@pytest.mark.rule("BA-ORD-03")
def test_nobody_shoots_on_a_run():
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 30), squad("b.foe", 10, 15))
    answer(battle, walk(battle, "a.one", 0, -6))
    over(battle)
    assert happened(battle, ShotDeclared) == []
    assert of(battle, "a.one").order == "run"


@pytest.mark.rule("BA-ORD-04")
def test_fire_without_a_target_is_an_empty_order_and_its_die_stays():
    wall = (piece("building", 0, 20, 48, 22, height=4),)
    battle = play(Activation("a.one", "fire"), squad("a.one", 10, 30), squad("b.foe", 10, 10), pieces=wall)
    over(battle)
    assert happened(battle, NoShot) == [NoShot("a.one")]
    assert of(battle, "a.one").order == "fire"


@pytest.mark.rule("BA-ORD-05", "BA-ORD-15")
def test_a_unit_in_ambush_stays_put_with_its_die():
    battle = play(Activation("a.one", "ambush"), squad("a.one", 10, 30), squad("b.foe", 10, 20))
    over(battle)
    assert of(battle, "a.one").order == "ambush"
    assert happened(battle, Moved) == happened(battle, ShotDeclared) == []


@pytest.mark.rule("BA-PIN-04", "BA-ORD-10")
@pytest.mark.parametrize(("pins", "value"), [(1, 8), (2, 7), (4, 5)])
def test_each_pin_takes_one_from_the_value_of_the_order_test(pins, value):
    battle = play(Activation("a.one", "ambush"), squad("a.one", 10, 30, pins=pins), dice=(1, 1))
    over(battle)
    assert happened(battle, OrderTested)[0].value == value


@pytest.mark.rule("BA-ORD-06", "BA-PIN-06")
def test_a_rally_sheds_d6_pins_on_top_of_the_pin_for_passing():
    battle = play(Activation("a.one", "rally"), squad("a.one", 10, 30, pins=6), dice=(1, 2, 3))
    over(battle)
    assert happened(battle, PinsLost) == [PinsLost("a.one", 1), PinsLost("a.one", 3)]
    assert of(battle, "a.one").pins == 2


@pytest.mark.rule("BA-ORD-06", "BA-PIN-06")
def test_a_rally_never_leaves_fewer_than_no_pins():
    battle = play(Activation("a.one", "rally"), squad("a.one", 10, 30, pins=3), dice=(1, 2, 6))
    over(battle)
    assert of(battle, "a.one").pins == 0
    assert happened(battle, PinsLost)[-1] == PinsLost("a.one", 2)


@pytest.mark.rule("BA-ORD-06", "BA-ORD-11")
@pytest.mark.parametrize(
    ("rally", "passing", "left"), [("on", "on", 2), ("off", "on", 3), ("on", "off", 3), ("off", "off", 3)]
)
def test_by_house_rule_a_rally_sheds_only_its_d6(rally, passing, left):
    options = {"rally_pass_pin": rally, "pin_loss_on_pass": passing}
    battle = play(Activation("a.one", "rally"), squad("a.one", 10, 30, pins=6), dice=(1, 1, 3), options=options)
    over(battle)
    assert of(battle, "a.one").pins == left


@pytest.mark.rule("BA-ORD-06")
def test_the_test_of_a_rally_counts_the_pins_as_any_other():
    battle = play(Activation("a.one", "rally"), squad("a.one", 10, 30, pins=5), dice=(2, 3))
    over(battle)
    assert happened(battle, OrderTested) == [OrderTested("a.one", 4, 5, "failed")]
    assert of(battle, "a.one").pins == 5


@pytest.mark.rule("BA-ORD-07")
def test_a_unit_that_is_down_neither_moves_nor_fires_and_is_harder_to_hit():
    battle = play(Activation("a.one", "down"), squad("a.one", 10, 30, pins=3), squad("b.foe", 10, 20))
    over(battle)
    assert of(battle, "a.one").order == "down"
    battle = play(
        Activation("b.foe", "fire"), squad("a.one", 10, 30, order="down"), squad("b.foe", 10, 20, men=1), dice=(3,)
    )
    answer(battle, ShootAt("a.one"))
    over(battle)
    assert happened(battle, Fired)[0].volleys[0].need == 4


# ---- the order test ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ORD-08")
@pytest.mark.parametrize("order", TESTED)
def test_an_order_without_pins_is_obeyed_without_a_test(order):
    battle = play(Activation("a.one", order), squad("a.one", 10, 30))
    assert rolled(battle) == []
    assert of(battle, "a.one").order == order


@pytest.mark.rule("BA-ORD-08", "BA-ORD-18", "BA-ORD-12")
@pytest.mark.parametrize("order", TESTED)
def test_with_a_pin_every_order_is_tested_and_who_fails_goes_down(order):
    battle = play(Activation("a.one", order), squad("a.one", 10, 30, pins=1), dice=(4, 5))
    over(battle)
    assert happened(battle, OrderTested) == [OrderTested("a.one", 8, 9, "failed")]
    assert happened(battle, DieTurned) == [DieTurned("a.one", "down")]
    assert (of(battle, "a.one").order, of(battle, "a.one").pins) == ("down", 1)


@pytest.mark.rule("BA-ORD-09")
def test_down_is_never_tested_whatever_the_pins():
    battle = play(Activation("a.one", "down"), squad("a.one", 10, 30, pins=8))
    over(battle)
    assert of(battle, "a.one").order == "down"


@pytest.mark.rule("BA-ORD-10")
@pytest.mark.parametrize(
    ("pins", "dice", "outcome"),
    [
        (1, (4, 4), "passed"),
        (1, (4, 5), "failed"),
        (8, (1, 1), "passed"),
        (8, (1, 2), "failed"),
        (1, (5, 6), "failed"),
        (1, (6, 6), "fubar"),
    ],
)
def test_two_dice_pass_on_the_units_morale_or_less(pins, dice, outcome):
    extra = (6,) if outcome == "fubar" else ()
    battle = play(Activation("a.one", "ambush"), squad("a.one", 10, 30, pins=pins), dice=dice + extra)
    over(battle)
    assert [tested.outcome for tested in happened(battle, OrderTested)] == [outcome]


@pytest.mark.rule("BA-ORD-10", "BA-MOR-03")
def test_an_eleven_fails_however_high_the_morale():
    battle = play(
        Activation("a.one", "ambush"),
        squad("a.one", 10, 30, pins=1, quality="veteran"),
        officer("a.hq", 10, 33, rank="major"),
        dice=(5, 6),
    )
    over(battle)
    assert happened(battle, OrderTested) == [OrderTested("a.one", 10, 11, "failed")]


@pytest.mark.rule("BA-ORD-11", "BA-PIN-06")
@pytest.mark.parametrize(("option", "left"), [("on", 1), ("off", 2)])
def test_a_pinned_unit_that_passes_loses_a_pin_unless_the_house_rule_says_no(option, left):
    battle = play(
        Activation("a.one", "ambush"), squad("a.one", 10, 30, pins=2), dice=(2, 2), options={"pin_loss_on_pass": option}
    )
    over(battle)
    assert of(battle, "a.one").pins == left


@pytest.mark.rule("BA-ORD-11", "BA-SHOOT-15")
def test_a_unit_with_one_pin_shoots_without_a_pin_after_its_test():
    battle = play(
        Activation("a.one", "fire"), squad("a.one", 10, 30, men=1, pins=1), squad("b.foe", 10, 20), dice=(2, 2, 1)
    )
    answer(battle, ShootAt("b.foe"), StandFast())
    over(battle)
    assert happened(battle, Fired)[0].volleys[0].need == 3


@pytest.mark.rule("BA-ORD-14")
def test_the_order_is_laid_then_tested_then_a_pin_is_lost_then_it_is_acted_on():
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 30, pins=1), dice=(1, 2))
    answer(battle, walk(battle, "a.one", 0, -2))
    over(battle)
    kinds = [type(entry.event).__name__ for entry in battle.log if hasattr(entry, "event")]
    assert kinds == ["OrderGiven", "OrderTested", "PinsLost", "Moved"]


@pytest.mark.rule("BA-ORD-14", "BA-MOV-02")
def test_an_illegal_order_is_refused_before_any_test():
    wood = (piece("wood", 5, 25, 25, 35),)
    battle = play(OrdersPhase(), squad("a.one", 10, 30, pins=1), pieces=wood, dice=(1,))
    assert refused(battle, GiveOrder("a.one", "run")) == ("ba-refused-run-ground", ("BA-MOV-02",))
    assert rolled(battle) == [("ba-roll-cup", (1,))]


@pytest.mark.rule("BA-ORD-15")
def test_infantry_and_weapon_teams_may_take_all_six_orders():
    battle = play(OrdersPhase(), squad("a.one", 4, 40), team("a.gun", 24, 40), officer("a.hq", 40, 40), dice=(1,))
    for id in ("a.one", "a.gun", "a.hq"):
        assert orders_of(battle, id) == ["fire", "advance", "run", "ambush", "rally", "down"]


@pytest.mark.rule("BA-ORD-15", "BA-SCN-05")
def test_reserves_may_advance_run_or_stay_down():
    battle = play(OrdersPhase(), squad("a.late", 0, 0, place="reserve"), dice=(1,))
    assert orders_of(battle, "a.late") == ["advance", "run", "down"]
    for order in ("fire", "ambush", "rally"):
        assert refused(battle, GiveOrder("a.late", order)) == ("ba-refused-reserve", ("BA-ORD-15", "BA-SCN-05"))


@pytest.mark.rule("BA-ORD-16")
def test_a_rally_without_pins_is_legal_untested_and_without_effect():
    battle = play(Activation("a.one", "rally"), squad("a.one", 10, 30))
    over(battle)
    assert rolled(battle) == []
    assert of(battle, "a.one").order == "rally"


@pytest.mark.rule("BA-ORD-16")
def test_a_fubar_removes_no_pin():
    battle = play(Activation("a.one", "rally"), squad("a.one", 10, 30, pins=3), dice=(6, 6, 6))
    over(battle)
    assert len(happened(battle, Fubar)) == 1
    assert of(battle, "a.one").pins == 3


@pytest.mark.rule("BA-ORD-16", "BA-MOR-04")
def test_one_test_is_taken_though_two_rules_call_for_it_and_their_modifiers_add_up():
    battle = play(
        Activation("a.late", "advance"), squad("a.late", 0, 0, place="reserve", pins=2, nco=False), dice=(2, 4)
    )
    over(battle)
    # Regular 9, two pins, no NCO, from reserve.
    assert happened(battle, OrderTested) == [OrderTested("a.late", 5, 6, "failed")]


@pytest.mark.rule("BA-ORD-17")
def test_an_advance_is_over_interruptions_included_before_a_target_is_named():
    battle = play(
        Activation("a.one", "advance"),
        squad("a.one", 10, 30, men=3),
        squad("b.watch", 10, 18, men=1, order="ambush"),
        dice=(1,),
    )
    answer(battle, walk(battle, "a.one", 0, -2), Wait(2), FireFromAmbush("b.watch"))
    assert where(battle, "a.one.1") == (10, 28)
    asked(battle, ChooseTarget)
    assert HoldFire() in listed(battle)
    answer(battle, HoldFire())
    over(battle)


@pytest.mark.rule("BA-ORD-17", "BA-CQ-01")
def test_an_assault_is_announced_with_its_run_order():
    battle = play(OrdersPhase(), squad("a.one", 10, 30, men=3), squad("b.foe", 10, 24, men=1), dice=(1,))
    assert GiveOrder("a.one", "run", "b.foe") in listed(battle)
    for order in ("advance", "fire"):
        assert refused(battle, GiveOrder("a.one", order, "b.foe")) == ("ba-refused-assault-order", ("BA-CQ-01",))
    # A plain Run cannot turn into one: it must keep an inch away.
    answer(battle, GiveOrder("a.one", "run"))
    asked(battle, ChooseMove)
    assert refused(battle, walk(battle, "a.one", 0, -4.9))[0] == "ba-fault-enemy-near"
    assert happened(battle, AssaultDeclared) == []


@pytest.mark.rule("BA-TURN-02")
def test_every_listed_order_is_accepted():
    battle = play(
        OrdersPhase(),
        squad("a.one", 10, 30, pins=1),
        squad("a.broken", 20, 40, places=[(20, 40), (28, 40)], men=2),
        squad("a.late", 0, 0, place="reserve"),
        squad("b.foe", 10, 20),
        dice=(1,),
    )
    asked(battle, ChooseOrder)
    assert all(battle.refusal(choice) is None for choice in listed(battle))
    used_up(battle)
