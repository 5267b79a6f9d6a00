"""Cards: the best one for a bid is filled in the hand's own order, and passing where no card is worth more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision
from grognard.core.lessons import explained
from grognard.core.ranking import judged, ranked
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


def test_passing_is_filled_where_no_card_is_worth_more_and_not_elsewhere():
    filled = set()
    for battle, decision, view in questions("card"):
        loose = [at for at, each in enumerate(view.options) if each.unit is None]
        if not loose or len(view.options) == len(loose):
            continue
        told = ranked(battle, decision, view)
        best = judged(battle, decision, enumerate(view.options))[0].index
        assert told.options[loose[0]].primary == (best in loose or view.options[loose[0]].primary)
        filled.add(best in loose)
    assert filled == {True, False}
