"""How long a whole battle between two greedy players takes, and its dearest decision, beside games of chess."""

from __future__ import annotations

from random import Random
from time import process_time

import grognard
from benchmarks.engine import chess_game
from benchmarks.measure import command, report
from grognard import agents

GAMES = ("bolt_action", "operation_ww2", "wh40k5")
BATTLES = 5
PATIENCE = 3600.0
"""The seconds a player may look at one decision: more than he takes."""


def battle(name: str, seed: int) -> list[float]:
    """The seconds of processor time that each decision of a battle took, with all that followed from it."""
    game, player, random = grognard.battle(name, seed=seed), agents.agent("greedy"), Random(seed)
    times = []
    while (decision := game.decision) is not None:
        start = process_time()
        game.take(player(game, decision, PATIENCE, random).choice, decision)
        times.append(process_time() - start)
    return times


def main() -> None:
    chess = []
    for name in GAMES:
        times, dearest = [], []
        for seed in range(BATTLES):
            taken = battle(name, seed)
            start = process_time()
            moves = chess_game(Random(seed))
            chess.append((process_time() - start) / moves)
            times.append(sum(taken))
            dearest.append(max(taken) * 1000)
            cost = sum(taken) / len(taken) / chess[-1]
            print(f"{name}, battle {seed}: {len(taken)} decisions, {cost:,.0f} moves of chess a decision")
        report(f"{name}, a battle between greedy players", times, "s")
        report(f"{name}, its dearest decision", dearest, "ms", 0)
    report("a move of chess (python-chess)", [each * 1e6 for each in chess], "µs")
    command()


if __name__ == "__main__":
    main()
