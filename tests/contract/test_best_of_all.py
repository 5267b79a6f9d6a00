"""What a game finds to be worth most without judging everything is what judging everything finds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard import agents
from grognard.core.systems import systems
from tests.sampling import first

THOUGHTFUL = 0.8
"""How often a choice is considered: the rest comes to places where nobody would have gone."""


@pytest.mark.parametrize("seed", first(1, [4, 3]))
@pytest.mark.parametrize("game", sorted(systems()))
def test_what_is_found_at_once_is_the_best_of_all_that_is_listed(game, seed):
    battle: Any = grognard.battle(game, seed=seed)
    random, player = Random(seed), agents.agent("greedy")
    found = 0
    for step in range(90):
        if battle.over:
            break
        decision = battle.decision
        best = battle.system.evaluator.best(battle, decision) if step % 6 == 2 else ()
        if best:
            # Another battle, so that nothing of what was found is known already.
            fresh: Any = grognard.load_text(battle.save_text())
            listed = fresh.choices()
            judged = [fresh.system.evaluator.evaluate(fresh, fresh.decision, choice) for choice in listed]
            most = max(each.value for each in judged)
            all_best = [(choice, each) for choice, each in zip(listed, judged, strict=True) if each.value == most]
            assert [choice for choice, _ in best] == [choice for choice, _ in all_best]
            assert [(each.value, each.reason) for _, each in best] == [
                (each.value, each.reason) for _, each in all_best
            ]
            found += 1
        think = random.random() < THOUGHTFUL
        choice = player(battle, decision, 1e6, random).choice if think else battle.sample(random, decision)
        battle.choose(choice, decision.seat)
    judges = type(battle.system.evaluator)
    assert bool(found) == ("best" in vars(judges))
