"""How long a whole battle of Operation World War II between two greedy players takes, beside games of chess."""

from __future__ import annotations

from random import Random
from time import process_time

import grognard
from benchmarks.engine import chess_game
from benchmarks.measure import command, report
from grognard import agents

BATTLES = 5
PATIENCE = 3600.0
"""The seconds a player may look at one decision: more than he takes."""


def battle(seed: int) -> tuple[float, int]:
    """The seconds of processor time a battle took, and its decisions."""
    game, player, random = grognard.battle("operation_ww2", seed=seed), agents.agent("greedy"), Random(seed)
    start = process_time()
    while (decision := game.decision) is not None:
        game.take(player(game, decision, PATIENCE, random).choice, decision)
    return process_time() - start, game.number


def main() -> None:
    times, chess = [], []
    for seed in range(BATTLES):
        taken, decisions = battle(seed)
        start = process_time()
        moves = chess_game(Random(seed))
        chess.append((process_time() - start) / moves)
        times.append(taken)
        print(f"battle {seed}: {decisions} decisions, {taken / decisions / chess[-1]:,.0f} moves of chess a decision")
    report("a battle between greedy players", times, "s")
    report("a move of chess (python-chess)", [each * 1e6 for each in chess], "µs")
    command()


if __name__ == "__main__":
    main()
