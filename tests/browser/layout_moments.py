"""Moments of all four games, of every kind of question: battles played by the computer, a while apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import grognard
from grognard import agents
from grognard.core.battle import Battle

SYSTEMS = ("bolt_action", "axis_allies_minis", "operation_ww2", "wh40k5")

SEEDS = 6
"""Of so many battles of a game the moments are taken."""

OF_A_KIND = 3
"""So many times a battle's question of one kind is looked at."""

APART = 25
"""So many decisions lie at least between two moments with the same question."""


def moments(system: str, seeds: range = range(SEEDS)) -> Iterator[tuple[str, Battle[Any]]]:
    """Moments at which the first side is asked, each with a name that says where it was met."""
    for seed in seeds:
        battle = grognard.battle(system, seed=seed)
        player, random = agents.agent("greedy" if seed % 2 else "random"), Random(seed)
        met: Counter[str] = Counter()
        last: dict[str, int] = {}
        while (decision := battle.decision) is not None:
            kind = decision.kind
            fresh = battle.number - last.get(kind, -APART) >= APART
            if decision.seat == 0 and len(battle.decisions) == 1 and met[kind] < OF_A_KIND and fresh:
                met[kind] += 1
                last[kind] = battle.number
                yield f"{system} {seed}.{battle.number} {kind}", battle.clone()
            battle.take(player(battle, decision, 0.0, random).choice, decision)
