"""Cards: the best one for a bid is filled in the hand's order, and passing is advised where no card is worth more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import grognard
from grognard.core.battle import Battle, RollDice
from grognard.core.engine.decisions import Decision
from grognard.core.lessons import explained
from grognard.core.ranking import advised, judged, ranked
from grognard.core.wire.questions import DecisionView

ASKED = 60


def questions(kind: str) -> Iterator[tuple[Battle[Any], Decision, DecisionView]]:
    """The questions of this kind among the first of a battle of cards in which the best is always taken."""
    battle = grognard.battle("operation_ww2", seed=21)
    for _ in range(ASKED):
        decision = battle.decision
        assert decision is not None
        view = explained(battle, decision)
        if view.kind == kind:
            yield battle, decision, view
        battle.choose(
            max(battle.choices(), key=lambda each: battle.system.evaluator.evaluate(battle, decision, each).value)
        )


def test_the_best_card_of_a_bid_is_filled_in_the_hands_own_order():
    asked = 0
    for battle, decision, view in questions("bid"):
        asked += 1
        told = ranked(battle, decision, view)
        assert [each.card for each in told.options] == [each.card for each in view.options]
        best = judged(battle, decision, enumerate(view.options))[0].index
        assert [at for at, each in enumerate(told.options) if each.primary] == [best]
    assert asked


def test_passing_is_advised_where_no_card_is_worth_more_and_a_card_elsewhere():
    passed = set()
    for battle, decision, view in questions("card"):
        loose = [at for at, each in enumerate(view.options) if each.unit is None]
        advice = advised(battle, decision, view)
        assert advice is not None
        assert advice.index is not None
        best = judged(battle, decision, enumerate(view.options))[0]
        assert advice.value == best.value
        assert advice.unit == view.options[advice.index].unit
        if loose:
            passed.add(advice.index in loose)
    assert passed == {True, False}


def test_nothing_is_advised_of_dice():
    battle = grognard.battle("operation_ww2", seed=21, dice="typed")
    while not isinstance(battle.decision, RollDice):
        battle.choose(battle.choices()[0])
    decision = battle.decision
    assert advised(battle, decision, battle.system.table.present(battle, decision)) is None
