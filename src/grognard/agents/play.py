"""A battle between agents, played to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from grognard.agents.move import Agent, Move
from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision


def play(
    battle: Battle[Any],
    agents: Sequence[Agent],
    *,
    random: Random,
    budget: float = 1.0,
    told: Callable[[Battle[Any], Decision, Move], None] | None = None,
) -> None:
    """Play ``battle`` to its end, ``agents[seat]`` answering for each seat in about ``budget`` seconds a decision.

    ``told`` is called after each choice with the battle, the decision that was answered and the move.
    """
    while (decision := battle.decision) is not None:
        move = agents[decision.seat](battle, decision, budget, random)
        battle.choose(move.choice, decision.seat)
        if told is not None:
            told(battle, decision, move)
