"""What a choice is worth hangs on the battle alone, not on what was asked before: what is remembered is what would be
worked out now. A computer player that imagines battles would choose by the order of its questions otherwise."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard import agents
from grognard.core.systems import systems


@pytest.mark.parametrize("game", sorted(systems()))
def test_a_choice_is_worth_to_who_has_looked_about_what_it_is_worth_at_first_sight(game):
    battle: Any = grognard.battle(game, seed=0)
    evaluator, random, player = battle.system.evaluator, Random(0), agents.agent("greedy")

    def follow(battle: Any) -> None:
        decision = battle.decision
        battle.choose(player(battle, decision, 1000.0, random).choice, decision.seat)

    judged = 0
    for step in range(54):
        if battle.over:
            break
        if step % 10 == 3:
            fresh: Any = grognard.load_text(battle.save_text())
            for choice in random.sample(found := list(battle.choices()), min(len(found), 8)):
                known = evaluator.evaluate(battle, battle.decision, choice).value
                assert known == pytest.approx(evaluator.evaluate(fresh, fresh.decision, choice).value, abs=1e-9), choice
                judged += 1
        if step % 5 == 0:
            imagined = battle.clone()
            for _ in range(6):
                if not imagined.over:
                    follow(imagined)
        follow(battle)
    assert judged
