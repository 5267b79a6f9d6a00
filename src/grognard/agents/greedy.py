"""The agent that takes what its game values highest, looking no further than the choice itself."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

from grognard.agents.move import Move
from grognard.core.battle import Battle, RollDice
from grognard.core.engine.decisions import Decision


def take_the_best(battle: Battle[Any], decision: Decision, budget: float, random: Random) -> Move:
    """The listed choice of the highest evaluation and the evaluation's reason; of equals, one at random.

    Choices are looked at in the order listed until ``budget`` seconds have passed; the first is always looked at.
    Dice asked for are rolled fairly: there is nothing to judge in them.
    """
    if isinstance(decision, RollDice):
        return Move(battle.sample(random, decision))
    deadline = monotonic() + budget
    best: list[Move] = []
    highest = 0.0
    for choice in battle.choices(decision):
        evaluation = battle.system.evaluator.evaluate(battle, decision, choice)
        if not best or evaluation.value > highest:
            best, highest = [], evaluation.value
        if evaluation.value == highest:
            best.append(Move(choice, evaluation.reason))
        if monotonic() >= deadline:
            break
    return best[0] if len(best) == 1 else random.choice(best)
