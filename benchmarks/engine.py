"""Decisions and battles a second on one core: random against random, beside random games of two well-known libraries.

The yardsticks run in the same process, so that ratios hold on any machine: backgammon of OpenSpiel (a C++ engine behind
Python) and chess of python-chess. A decision is one choice made and all that follows from it, sight and movement
included.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import grognard
from benchmarks.measure import command, report

BATTLES = 8
GAMES = 5
REPEATS = 5

Playout = Callable[[Random], int]
"""Plays one game to its end and says how many decisions it had."""


def bolt_action(random: Random) -> int:
    """A battle of Bolt Action at 500 points, from its set-up to its result."""
    return battle("bolt_action", random)


def bolt_action_vehicles(random: Random) -> int:
    """A battle of Bolt Action at 1,000 points with vehicles and guns, over all maps and scenarios."""
    game = grognard.system("bolt_action")
    names = [listing.name for listing in game.setups.armies() if "-1000" in listing.name]
    return battle(
        "bolt_action",
        random,
        armies=random.choices(names, k=2),
        scenario=random.choice(game.setups.scenarios()).name,
        map=random.choice(game.setups.maps()).name,
    )


def axis_allies_minis(random: Random) -> int:
    """A battle of Axis & Allies Miniatures at 100 points, from its set-up to its result."""
    return battle("axis_allies_minis", random)


def operation_ww2(random: Random) -> int:
    """A battle of Operation World War II with the two forces that come with it, from its set-up to its result."""
    return battle("operation_ww2", random)


def wh40k5(random: Random) -> int:
    """A battle of Warhammer 40,000 with the two forces of 500 points that come with it, from set-up to result."""
    return battle("wh40k5", random)


def wh40k5_vehicles(random: Random) -> int:
    """A battle of Warhammer 40,000 with forces of 1,000 points over all missions and deployments, with vehicles,
    characters and artillery."""
    game = grognard.system("wh40k5")
    armies = [f"{nation}-1000" for nation in ("space-marines", "orks")]
    return battle(
        "wh40k5", random, armies=armies, scenario="standard-mission", map=random.choice(game.setups.maps()).name
    )


def battle(name: str, random: Random, **setup: Any) -> int:
    """A battle of a game, the default one but for what is said."""
    game = grognard.battle(name, seed=random.randrange(10**6), **setup)
    while not game.over:
        decision = game.decision
        assert decision is not None
        game.take(game.sample(random, decision), decision)
    return game.number


def chess_game(random: Random) -> int:
    """A game of chess by python-chess."""
    import chess

    board = chess.Board()
    moves = 0
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
        moves += 1
    return moves


def backgammon_game(random: Random) -> int:
    """A game of backgammon by OpenSpiel."""
    import pyspiel

    state = pyspiel.load_game("backgammon").new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


def rates(play: Playout, games: int, seed: int) -> tuple[float, float]:
    """Decisions and games a second over some games."""
    random = Random(seed)
    start = process_time()
    decisions = sum(play(random) for _ in range(games))
    taken = process_time() - start
    return decisions / taken, games / taken


OWN: dict[str, Playout] = {
    "battle (Bolt Action, 500 points)": bolt_action,
    "battle (Bolt Action, 1,000 points, vehicles)": bolt_action_vehicles,
    "battle (Axis & Allies Miniatures, 100 points)": axis_allies_minis,
    "battle (Operation World War II)": operation_ww2,
    "battle (Warhammer 40,000, 500 points)": wh40k5,
    "battle (Warhammer 40,000, 1,000 points)": wh40k5_vehicles,
}
YARDSTICKS: dict[str, Playout] = {"chess (python-chess)": chess_game, "backgammon (OpenSpiel)": backgammon_game}


def main() -> None:
    players: dict[str, Playout] = {}
    for name, play in {**OWN, **YARDSTICKS}.items():
        try:
            play(Random(0))
        except ImportError:
            print(f"{name}: not installed")
        else:
            players[name] = play
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
    # One of each in turn, so that a busy spell of the machine falls on all alike.
    for repeat in range(REPEATS):
        for name, play in players.items():
            found[name].append(rates(play, BATTLES if name in OWN else GAMES, repeat))
    for name, runs in found.items():
        report(name, [decisions for decisions, _ in runs], "decisions/s", 0)
        report("", [games for _, games in runs], "games/s")
        for own in OWN if name not in OWN else ():
            ratios = [ours[0] / theirs[0] for ours, theirs in zip(found[own], runs, strict=True)]
            print(f"{'':<44} decisions of {own} run at {median(ratios):.2f} of its rate")
    print(f"{REPEATS} runs of {BATTLES} battles and {GAMES} games of each yardstick")
    command()


if __name__ == "__main__":
    main()
