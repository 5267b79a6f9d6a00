"""What programs pick at random is listed, what is listed is accepted, and every listed choice may be picked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import grognard
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.orders import ChooseOrder


@pytest.mark.parametrize("seed", range(4))
def test_picks_are_listed_and_listed_choices_are_accepted(seed: int) -> None:
    battle, random = grognard.battle("bolt_action", seed=seed), Random(seed)
    while not battle.over:
        decision = battle.decision
        assert decision is not None
        choices = battle.choices(decision)
        choice = battle.sample(random, decision)
        assert choice in choices
        assert battle.refusal(random.choice(choices), decision.seat) is None
        battle.choose(choice, decision.seat)
    assert battle.result is not None


@pytest.mark.rule("BA-TURN-02", "BA-SHOOT-02")
def test_every_listed_order_and_target_may_be_picked() -> None:
    battle, random = grognard.battle("bolt_action", seed=3), Random(3)
    looked_at: Counter[str] = Counter()
    while not battle.over and min(looked_at["ChooseOrder"], looked_at["ChooseTarget"]) < 4:
        decision = battle.decision
        assert decision is not None
        if isinstance(decision, ChooseOrder | ChooseTarget) and battle.number > 40 and looked_at[decision.kind] < 4:
            looked_at[decision.kind] += 1
            choices = battle.choices(decision)
            picked = [battle.sample(random, decision) for _ in range(40 * len(choices))]
            assert set(picked) == set(choices)
        battle.take(battle.sample(random, decision), decision)
    assert looked_at["ChooseOrder"]
    assert looked_at["ChooseTarget"]
