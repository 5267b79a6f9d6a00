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

    Each is handed the battle as its seat knows it, with other dice from now on (``Battle.imagined``), so that nobody
    who looks ahead meets what will truly happen. ``told`` is called after each choice with the battle, the decision
    that was answered and the move.
    """
    drawn = Random()
    drawn.setstate(random.getstate())
    imagining = Random(f"{drawn.random()} imagined")  # without a draw from ``random``, which is the players'
    while (decision := battle.decision) is not None:
        seen = battle.imagined(imagining, decision.seat)
        move = agents[decision.seat](seen, decision, budget, random)
        battle.choose(move.choice, decision.seat)
        if told is not None:
            told(battle, decision, move)
