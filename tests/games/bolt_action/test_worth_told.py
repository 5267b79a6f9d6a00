"""What the choices of a question are worth, as the person is told of it: the best first, with what it brings."""

import pytest

from grognard.core import ranking
from grognard.core.messages import say
from grognard.core.words import english
from grognard.games.bolt_action.rules.shooting.damage import Blows, ChooseCasualty, Damage
from grognard.games.bolt_action.rules.turn.orders import OrdersPhase
from grognard.games.bolt_action.table.view import arms
from tests.games.bolt_action.table import officer, play, squad
from tests.games.playing import asked

CHAIN = [(20.0, 40.0), (21.9, 40.0), (23.8, 40.0), (25.7, 40.0), (27.6, 40.0)]
"""Five men in a line, an inch and more from the next but one."""


def told(battle, kind=None):
    decision = asked(battle, kind) if kind else asked(battle)
    return ranking.ranked(battle, decision, battle.system.table.present(battle, decision))


@pytest.mark.rule("BA-DAM-05", "BA-GEN-04", "BA-GEN-14")
def test_the_man_who_falls_is_one_without_whom_the_unit_holds_together():
    hit = squad("b.foe", 24, 40, 5, nco=False, places=CHAIN)
    view = told(play(Damage("b.foe", (Blows(1),)), hit, squad("a.men", 24, 20), dice=(4,)), ChooseCasualty)
    assert [option.model for option in view.options if option.warning is None] == ["b.foe.1", "b.foe.5"]
    assert view.options[0].primary
    assert view.options[0].warning is None
    assert "out of formation: no Fire, Ambush or Rally" in english(view.options[-1].warning)


@pytest.mark.rule("BA-DAM-05")
def test_the_officer_falls_last():
    hit = officer("b.foe", 24, 40, 3, places=[(24.0, 40.0), (24.8, 40.0), (24.4, 40.7)])
    view = told(play(Damage("b.foe", (Blows(1),)), hit, squad("a.men", 24, 20), dice=(4,)), ChooseCasualty)
    assert view.options[-1].model == "b.foe.1"
    assert [option.primary for option in view.options] == [True, False, False]


@pytest.mark.rule("BA-SHOOT-01")
def test_orders_are_ranked_for_the_unit_in_hand_alone():
    units = squad("a.men", 24, 40), squad("a.more", 30, 40), squad("b.foe", 24, 30)
    battle = play(OrdersPhase(), *units, dice=(1,))
    decision = asked(battle)
    view = battle.system.table.present(battle, decision)
    assert ranking.ranked(battle, decision, view) == view
    rows = ranking.best_of(battle, decision, view, "a.men")
    assert {view.options[row.index].unit for row in rows} == {"a.men"}
    assert [row.value for row in rows] == sorted((row.value for row in rows), reverse=True)
    assert view.options[rows[0].index].order in ("fire", "advance")


def test_a_weapon_of_one_shot_has_one_shot():
    battle = play(OrdersPhase(), squad("a.men", 24, 40), squad("b.foe", 24, 10), dice=(1,))
    rifle = next(arms(battle.state.units["a.men"]))
    assert rifle.numbers is not None
    assert english(rifle.numbers) == "24″, 1 shot"


def results(battle, unit):
    """What each order of a unit in hand is told to bring, by the order."""
    decision = asked(battle)
    view = battle.system.table.present(battle, decision)
    rows = ranking.best_of(battle, decision, view, unit)
    return {row.option.order: english(row.option.result) for row in rows if row.option.result and not row.option.target}


@pytest.mark.rule("BA-ORD-01", "BA-ORD-02", "BA-ORD-03", "BA-ORD-05")
def test_every_order_says_what_may_be_expected_of_it():
    battle = play(OrdersPhase(), squad("a.men", 24, 40), squad("b.foe", 24, 20), dice=(1,))
    told = results(battle, "a.men")
    assert set(told) == {"fire", "advance", "run", "ambush", "down"}
    assert "men on average, 1 pin in" in told["fire"]
    assert told["advance"].startswith("up to 6″; from here")
    assert "no shot" in told["run"]
    assert told["ambush"].startswith("if it acts")
    assert "men rather than" in told["down"]


@pytest.mark.rule("BA-ORD-05", "BA-ORD-08")
def test_orders_that_bring_no_shot_and_need_no_test_say_so():
    battle = play(OrdersPhase(), squad("a.men", 24, 46), squad("b.foe", 24, 2), dice=(1,))
    told = results(battle, "a.men")
    assert told["fire"] == "no enemy it could hit from here"
    assert told["ambush"] == "nobody could come into range this turn"
    assert told["down"] == "no test; nobody threatens it now"


@pytest.mark.rule("BA-ORD-06", "BA-ORD-16")
@pytest.mark.parametrize(("pins", "percent"), [(2, 100), (4, 67), (7, 17), (8, 0)])
def test_a_rally_says_how_likely_it_clears_all_pins(pins, percent):
    men = squad("a.men", 24, 40, pins=pins)
    told = results(play(OrdersPhase(), men, squad("b.foe", 24, 20), dice=(1,)), "a.men")
    some = f"sheds one pin, and D6 more: all {pins} in {percent}%"
    assert told["rally"] == (f"sheds all {pins} pins" if percent == 100 else some)


def test_a_pin_that_is_sure_is_no_chance():
    told: dict[str, str | int] = {"share": 0, "what": "men", "gone": 0}
    assert english(say("ba-result-shot", mean="1.5", pinned=100, **told)) == "1.5 men on average, 1 pin"
    assert english(say("ba-result-shot", mean="0.0", pinned=0, **told)) == "0.0 men on average"
