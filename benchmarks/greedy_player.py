"""Plays battles between greedy players as it is told to, a line each: the game and the seed. Answers with the seconds
of processor time, the decisions, the dearest of them in seconds and what was chosen in all, in short.

``benchmarks.greedy`` runs it with the program of this checkout and of another one: it asks nothing of either but a
battle and a player by name.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from random import Random
from time import process_time

import grognard
from grognard import agents

PATIENCE = 3600.0
"""The seconds a player may look at one decision: more than he takes."""


def battle(name: str, seed: int) -> tuple[list[float], str]:
    """The seconds of processor time that each decision of a battle took, with all that followed from it; what was
    chosen, in short."""
    game, player, random = grognard.battle(name, seed=seed), agents.agent("greedy"), Random(seed)
    times, chosen = [], sha256()
    while (decision := game.decision) is not None:
        start = process_time()
        choice = player(game, decision, PATIENCE, random).choice
        game.take(choice, decision)
        times.append(process_time() - start)
        chosen.update(repr(choice).encode())
    return times, chosen.hexdigest()[:16]


def main() -> None:
    for line in sys.stdin:
        name, seed = line.split()
        times, chosen = battle(name, int(seed))
        print(sum(times), len(times), max(times), chosen, flush=True)


if __name__ == "__main__":
    main()
