"""How long a simulation of the veteran takes: from questions in the middle of battles between greedy players, a few
choices are played on in some imagined battles, as it does before it moves.

``--worlds``: in how many; ``--questions``: from how many questions of each game; ``--seed``: of the battle.
``--repeats``: as often other worlds are imagined, and it is told by how much what a choice was found to be better or
worse than the first spreads. Run it with ``PYTHONPATH=CHECKOUT/src`` to measure the program of another checkout on the
same battles.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, variance
from time import process_time
from typing import Any

import grognard
from benchmarks.greedy import GAMES
from benchmarks.measure import command, report
from grognard.agents.candidates import candidates
from grognard.agents.greedy import take_the_best
from grognard.agents.quick import Quick
from grognard.agents.search import Looking
from grognard.core.battle import Battle, RollDice

PATIENT = 1e6
EVERY = 9
"""Of the questions that leave a choice one of so many is looked at."""
LOOKED_AT = 3
"""So many choices of each are played on."""


def questions(game: str, seed: int) -> Iterator[tuple[Battle[Any], Any]]:
    """Questions from the second turn of a battle on, as the seat that is asked imagines it."""
    battle, random, met = grognard.battle(game, seed=seed), Random(seed), 0
    while (decision := battle.decision) is not None:
        if battle.state.turn >= 2 and not isinstance(decision, RollDice) and len(battle.choices(decision)) > 2:
            met += 1
            if met % EVERY == 0:
                yield battle.imagined(Random(battle.number), decision.seat), decision
        battle.take(take_the_best(battle, decision, PATIENT, random).choice, decision)


def simulations(battle: Battle[Any], decision: Any, worlds: int, repeats: int) -> tuple[float, list[float]]:
    """The milliseconds of one simulation from a question, on average; for each choice but the first the variance, over
    so many repeats, of the points it was found to be better."""
    quick = Quick(float("inf"))
    ranking = quick.ranked(battle, decision)
    quick.remember(battle, decision, ranking)
    spent, ahead = [], []
    for repeat in range(repeats):
        looking = Looking(battle, decision, candidates(ranking, LOOKED_AT), quick, battle.number + (repeat << 32))
        begun = process_time()
        looking.follow(worlds)
        spent.append(1e3 * (process_time() - begun) / sum(len(values) for values in looking.values))
        means = [fmean(values) for values in looking.values]
        ahead.append([mean - means[0] for mean in means[1:]])
    return fmean(spent), [variance(found) for found in zip(*ahead, strict=True)] if repeats > 1 else []


def main() -> int:
    """Measure every game, or those named."""
    asked = ArgumentParser(prog="python -m benchmarks.simulations", description=__doc__)
    asked.add_argument("games", nargs="*", default=GAMES)
    asked.add_argument("--worlds", type=int, default=8)
    asked.add_argument("--questions", type=int, default=5)
    asked.add_argument("--seed", type=int, default=4)
    asked.add_argument("--repeats", type=int, default=1)
    wanted = asked.parse_args()
    command()
    for game in wanted.games:
        found: list[float] = []
        variances: list[float] = []
        for battle, decision in questions(game, wanted.seed):
            taken, spreads = simulations(battle, decision, wanted.worlds, wanted.repeats)
            found.append(taken)
            variances += spreads
            if len(found) == wanted.questions:
                break
        report(f"{game}, a simulation", found, "ms")
        if wanted.repeats > 1:
            print(f"{game}, how differences spread: {sqrt(fmean(variances)):.1f} points, {len(variances)} differences")
    return 0


if __name__ == "__main__":
    sys.exit(main())
