"""The agent that takes what its game values highest, looking no further than the choice itself."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from time import monotonic
from typing import Any

from grognard.agents.move import Move
from grognard.core.battle import Battle, RollDice
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision


def take_the_best(battle: Battle[Any], decision: Decision, budget: float, random: Random) -> Move:
    """The listed choice of the highest evaluation and the evaluation's reason; of equals, one at random.

    Those choices are judged first that promise most by the game's estimate, until ``budget`` seconds have passed or the
    rest promises less than what was found; one is always judged. Dice asked for are rolled fairly: there is nothing to
    judge in them.
    """
    if isinstance(decision, RollDice):
        return Move(battle.sample(random, decision))
    found = battle.system.evaluator.best(battle, decision)
    if found:
        equals = [Move(choice, evaluation.reason) for choice, evaluation in found]
        return equals[0] if len(equals) == 1 else random.choice(equals)
    deadline = monotonic() + budget
    judge = battle.system.evaluator
    listed = list(battle.choices(decision))
    promised = _estimates(battle, decision, listed, deadline)
    best: list[tuple[int, Move]] = []
    highest = -inf
    for index in sorted(range(len(listed)), key=lambda index: -promised[index]):
        if best and (promised[index] < highest or monotonic() >= deadline):
            break
        evaluation = judge.evaluate(battle, decision, listed[index])
        if evaluation.value > highest:
            best, highest = [], evaluation.value
        if evaluation.value == highest:
            best.append((index, Move(listed[index], evaluation.reason)))
    moves = [move for _, move in sorted(best, key=lambda each: each[0])]
    return moves[0] if len(moves) == 1 else random.choice(moves)


def _estimates(battle: Battle[Any], decision: Decision, listed: Sequence[Choice], deadline: float) -> list[float]:
    """What each choice promises; infinite for those that there is no time to look at."""
    judge = battle.system.evaluator
    found = []
    for choice in listed:
        found.append(inf if monotonic() >= deadline else judge.estimate(battle, decision, choice))
    return found
