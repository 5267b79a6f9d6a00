"""Whether a map favours one of its edges: battles of the computer against itself, each pair of armies on both sides.

``python -m benchmarks fairness GAME [MAP] -n N [--scenario NAME] [--armies A B] [--seed S] [--all] [--kept FILE]``

Battles come in pairs: the same seed twice, the armies swapped. Near's share counts a draw as half a win; its interval
of 95 in a hundred is Wilson's, for as many battles as would leave that share as unsure as the pairs do: where one army
always wins, or most battles are drawn, a pair says more about the edges than two tosses of a coin would. Unless
``--all`` is asked for, no more are fought, from 40 on and looked at after each 20, once the interval lies within 40 to
60 in a hundred ("even") or outside 45 to 55 ("leans"): as it is looked at more than once, such an interval misses the
true share a little more often than 5 times in a hundred.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Literal

import grognard
from grognard import agents
from grognard.core.battle import Battle
from grognard.core.records import Record, from_text, to_text
from grognard.simulation.rates import Share, share_of

PATIENCE = 3600.0
"""The seconds a player may look at one decision: more than he takes."""
FIRST_LOOK, EACH_LOOK = 40, 20
"""After how many battles it is asked whether that is enough, and after how many more again."""
EVEN, LEANS = (0.40, 0.60), (0.45, 0.55)
"""Shares the interval of an even map lies within, and those that of a leaning one lies outside."""

Outcome = Literal["near", "far", "drawn"]
WORTH: dict[Outcome, float] = {"near": 1.0, "far": 0.0, "drawn": 0.5}


class Fought(Record):
    """How a battle ended: which edge won, whether the first army did, and the points of the near and the far edge."""

    outcome: Outcome
    first_won: bool
    points: tuple[int, int]


class Kept(Record):
    """A line of the file of battles fought: what was set up, with which seed, and how it ended."""

    setup: str
    seed: int
    fought: Fought


def verdict(share: Share) -> str:
    """What an interval says of a map."""
    if EVEN[0] <= share.low and share.high <= EVEN[1]:
        return "even"
    return "leans" if share.low > LEANS[1] or share.high < LEANS[0] else "open"


def near_side(battle: Battle[Any]) -> int | None:
    """The side that stands nearer to the lower edge; None before both stand on the table."""
    heights: dict[int, list[int]] = {0: [], 1: []}
    for unit in battle.system.table.scene(battle, None).units:
        heights[unit.side] += [model.y for model in unit.models if unit.side in heights]
    if not all(heights.values()):
        return None
    first, second = (sum(each) / len(each) for each in heights.values())
    return 0 if first > second else 1


def fight(battle: Battle[Any], seed: int, swapped: bool) -> Fought:
    """One battle between greedy players."""
    player, random = agents.agent("greedy"), Random(seed)
    near: int | None = None
    while (decision := battle.decision) is not None:
        if near is None and battle.number % 5 == 0:
            near = near_side(battle)
        battle.take(player(battle, decision, PATIENCE, random).choice, decision)
    scene = battle.system.table.scene(battle, None)
    winner, scores = scene.winner, (scene.sides[0].score, scene.sides[1].score)
    outcome: Outcome = "drawn" if winner is None else "near" if winner == (near or 0) else "far"
    first_won = winner is not None and (winner == 0) != swapped
    return Fought(outcome, first_won, scores if near in (0, None) else (scores[1], scores[0]))


def near_share(fought: Sequence[Fought]) -> Share:
    """Near's share of battles in pairs, a draw counting half, and its interval.

    >>> near, far = Fought("near", True, (1, 0)), Fought("far", True, (0, 1))
    >>> [round(100 * part) for part in near_share([near, far] * 20)]
    [50, 43, 57]
    >>> [round(100 * part) for part in near_share([near, near, far, far] * 10)]
    [50, 30, 70]
    """
    pairs = zip(fought[::2], fought[1::2], strict=False)
    return share_of([(WORTH[one.outcome] + WORTH[other.outcome]) / 2 for one, other in pairs])


def enough(fought: Sequence[Fought]) -> bool:
    """Whether so many battles tell an even map from one that leans."""
    looked_at = len(fought) >= FIRST_LOOK and (len(fought) - FIRST_LOOK) % EACH_LOOK == 0
    return looked_at and verdict(near_share(fought)) != "open"


def usual(game: str, map: str | None) -> tuple[str, str | None, tuple[str, str]]:
    """The map, the scenario made for it, if any, and the two armies it is meant for."""
    system = grognard.system(game)
    map = map or system.setups.maps()[0].name
    made = next((each for each in system.setups.scenarios() if each.map == map), None)
    first, second = [army.name for army in system.setups.armies()][:2]
    armies = (made.armies[0], made.armies[1]) if made and len(made.armies) == 2 else (first, second)
    return map, made.name if made else None, armies


def known(file: Path | None) -> dict[tuple[str, int], Fought]:
    """The battles of a file, by what was set up and by seed."""
    if file is None or not file.exists():
        return {}
    lines = [from_text(line, Kept) for line in file.read_text(encoding="utf-8").splitlines()]
    return {(line.setup, line.seed): line.fought for line in lines}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks fairness", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("map", nargs="?")
    parser.add_argument("-n", type=int, default=200, help="battles at most, half of them with the armies swapped")
    parser.add_argument("--scenario")
    parser.add_argument("--armies", nargs=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="fight them all, however clear it is before")
    parser.add_argument("--kept", type=Path, help="a file of battles fought: those in it are not fought again")
    given = parser.parse_args(arguments)
    map, scenario, armies = usual(given.game, given.map)
    scenario = given.scenario or scenario
    armies = tuple(given.armies) if given.armies else armies
    before = known(given.kept)
    start, new, fought = process_time(), 0, list[Fought]()
    gc.disable()
    while len(fought) < given.n and (given.all or not enough(fought)):
        seed, swapped = given.seed + len(fought) // 2, len(fought) % 2 == 1
        pair = (armies[1], armies[0]) if swapped else armies
        battle = grognard.battle(given.game, map=map, scenario=scenario, armies=list(pair), seed=seed)
        setup = sha256(to_text(battle.setup).encode()).hexdigest()[:16]
        if (setup, seed) not in before:
            before[setup, seed] = fight(battle, seed, swapped)
            new += 1
            gc.collect()
            if given.kept is not None:
                with given.kept.open("a", encoding="utf-8") as file:
                    file.write(to_text(Kept(setup, seed, before[setup, seed])) + "\n")
        fought.append(before[setup, seed])
        if new and len(fought) % EACH_LOOK == 0:
            print(f"  {len(fought)} of {given.n}, {process_time() - start:,.0f} s", file=sys.stderr, flush=True)
    print(f"{given.game} {map} ({scenario or 'default scenario'}, {armies[0]} and {armies[1]}): {told(fought, armies)}")
    if new:
        print(f"  {(process_time() - start) / new:.1f} s a battle", file=sys.stderr)
    return 0


def told(fought: Sequence[Fought], armies: Sequence[str]) -> str:
    """What so many battles say, in one line."""
    near, far = (sum(one.outcome == edge for one in fought) for edge in ("near", "far"))
    share = near_share(fought)
    ahead = sum(one.points[0] - one.points[1] for one in fought) / max(1, len(fought))
    return (
        f"of {len(fought)} battles the near edge won {near}, the far edge {far}, {len(fought) - near - far} drawn; "
        f"near's share {share.share:.0%} ({share.low:.0%} to {share.high:.0%}): {verdict(share)}; "
        f"points ahead on average {ahead:+.1f}; {armies[0]} won {sum(one.first_won for one in fought)} of {near + far}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
