"""Whether a map favours one of its edges: battles of the computer against itself, each pair of armies on both sides.

``python -m benchmarks fairness GAME [MAP] -n N [--scenario NAME] [--armies A B] [--seed S]``
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from random import Random
from time import process_time
from typing import Any, Literal, NamedTuple

import grognard
from grognard import agents
from grognard.core.battle import Battle

PATIENCE = 3600.0
"""The seconds a player may look at one decision: more than he takes."""

Outcome = Literal["near", "far", "drawn"]


class Fought(NamedTuple):
    """How a battle ended: which edge won, whether the first side had the near one, whether it won, and the points."""

    outcome: Outcome
    first_near: bool
    first_won: bool
    points: tuple[int, int]


def near_side(battle: Battle[Any]) -> int | None:
    """The side that stands nearer to the lower edge; None before both stand on the table."""
    heights: dict[int, list[int]] = {0: [], 1: []}
    for unit in battle.system.scene(battle, None).units:
        heights[unit.side] += [model.y for model in unit.models if unit.side in heights]
    if not all(heights.values()):
        return None
    first, second = (sum(each) / len(each) for each in heights.values())
    return 0 if first > second else 1


def fight(game: str, map: str | None, scenario: str | None, armies: tuple[str, str], seed: int) -> Fought:
    """One battle between greedy players."""
    battle = grognard.battle(game, map=map, scenario=scenario, armies=list(armies), seed=seed)
    player, random = agents.agent("greedy"), Random(seed)
    near: int | None = None
    while (decision := battle.decision) is not None:
        if near is None and battle.number % 5 == 0:
            near = near_side(battle)
        battle.take(player(battle, decision, PATIENCE, random).choice, decision)
    scene = battle.system.scene(battle, None)
    winner, scores = scene.winner, (scene.sides[0].score, scene.sides[1].score)
    outcome: Outcome = "drawn" if winner is None else "near" if winner == (near or 0) else "far"
    return Fought(outcome, near in (0, None), winner == 0, scores if near in (0, None) else (scores[1], scores[0]))


def interval(won: int, of: int) -> tuple[float, float]:
    """Wilson's interval of 95 in a hundred for a share.

    >>> [round(100 * end) for end in interval(50, 100)]
    [40, 60]
    """
    if of == 0:
        return 0.0, 1.0
    z, p = 1.96, won / of
    middle, spread = p + z * z / (2 * of), z * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return (middle - spread) / (1 + z * z / of), (middle + spread) / (1 + z * z / of)


def usual(game: str, map: str | None) -> tuple[str, str | None, tuple[str, str]]:
    """The map, the scenario made for it, if any, and the two armies it is meant for."""
    system = grognard.system(game)
    map = map or system.maps()[0].name
    made = next((each for each in system.scenarios() if each.map == map), None)
    first, second = [army.name for army in system.armies()][:2]
    armies = (made.armies[0], made.armies[1]) if made and len(made.armies) == 2 else (first, second)
    return map, made.name if made else None, armies


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks fairness", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("map", nargs="?")
    parser.add_argument("-n", type=int, default=20, help="battles, half of them with the armies swapped")
    parser.add_argument("--scenario")
    parser.add_argument("--armies", nargs=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    map, scenario, armies = usual(given.game, given.map)
    scenario = given.scenario or scenario
    armies = tuple(given.armies) if given.armies else armies
    start, fought = process_time(), []
    for number in range(given.n):
        pair = armies if number % 2 == 0 else (armies[1], armies[0])
        fought.append((fight(given.game, map, scenario, pair, given.seed + number // 2), number % 2 == 0))
        if number % 10 == 9:
            print(f"  {number + 1} of {given.n}, {process_time() - start:,.0f} s", file=sys.stderr, flush=True)
    near = sum(one.outcome == "near" for one, _ in fought)
    far = sum(one.outcome == "far" for one, _ in fought)
    low, high = interval(near, near + far)
    better = sum(one.outcome != "drawn" and one.first_won == straight for one, straight in fought)
    ahead = sum(one.points[0] - one.points[1] for one, _ in fought) / given.n
    decided, cost = near + far, (process_time() - start) / given.n
    print(
        f"{given.game} {map} ({scenario or 'default scenario'}, {armies[0]} and {armies[1]}): "
        f"of {given.n} battles the near edge won {near}, the far edge {far}, {given.n - decided} drawn; "
        f"of those decided the near edge won {near / max(1, decided):.0%} ({low:.0%} to {high:.0%}), "
        f"points ahead on average {ahead:+.1f}; {armies[0]} won {better} of {decided}; {cost:.1f} s a battle"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
