"""Whether a player who is given so many seconds a decision takes more: in battles of every game between greedy players,
every decision that leaves a choice is put to the veteran besides, and timed.

Its clock is the processor's, as if nothing else ran on the machine; ``--wall``: the clock on the wall, by which it
plays. ``--seconds``: the budget; ``--minutes``: how long each game is measured; ``--first``: the seed of its first
battle. Fails if a decision took more than ``ALLOWED`` of its budget.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from random import Random
from time import monotonic, process_time
from typing import NamedTuple

import grognard
from benchmarks.greedy import GAMES
from benchmarks.measure import command
from grognard.agents import agent, quick, search
from grognard.agents.greedy import take_the_best
from grognard.core.battle import RollDice

ALLOWED = 1.2
"""So much of its budget a decision may take."""
PATIENT = 1e6


class Timed(NamedTuple):
    """A decision: what part of its budget it took, its kind, the battle's seed, the choice's number."""

    part: float
    kind: str
    seed: int
    number: int


def timed(game: str, seconds: float, minutes: float, first: int, clock: Callable[[], float]) -> list[Timed]:
    """The decisions of one battle after the other, as many as there is time for; ``clock`` is the player's, too."""
    search.monotonic = quick.monotonic = clock  # type: ignore[attr-defined]
    found: list[Timed] = []
    veteran, until, seed = agent(f"veteran:{seconds:g}s"), monotonic() + 60.0 * minutes, first
    while monotonic() < until:
        battle, random = grognard.battle(game, seed=seed), Random(seed)
        while (decision := battle.decision) is not None and monotonic() < until:
            if not isinstance(decision, RollDice) and len(battle.choices(decision)) > 1:
                seen = battle.imagined(Random(seed + battle.number), decision.seat)
                begun = clock()
                veteran(seen, decision, PATIENT, Random(battle.number))
                found.append(Timed((clock() - begun) / seconds, decision.kind, seed, battle.number))
            battle.take(take_the_best(battle, decision, PATIENT, random).choice, decision)
        seed += 1
    return found


def main() -> int:
    """Time every game, or those named, and tell of each how often and by how much the budget was exceeded."""
    asked = ArgumentParser(prog="python -m benchmarks.budgets", description=__doc__)
    asked.add_argument("games", nargs="*", default=GAMES)
    asked.add_argument("--seconds", type=float, default=0.5)
    asked.add_argument("--minutes", type=float, default=1.0)
    asked.add_argument("--first", type=int, default=1)
    asked.add_argument("--wall", action="store_true")
    wanted = asked.parse_args()
    clock = monotonic if wanted.wall else process_time
    command()
    late: list[Timed] = []
    for game in wanted.games:
        found = sorted(timed(game, wanted.seconds, wanted.minutes, wanted.first, clock))
        over = [each for each in found if each.part > ALLOWED]
        late += over
        typical, rare, most = (found[int(share * (len(found) - 1))] for share in (0.5, 0.99, 1.0))
        print(
            f"{game}: {len(found):,} decisions of {wanted.seconds:g} s took {typical.part:.0%} of it in the middle,"
            f" {rare.part:.0%} in 99 of 100, at most {most.part:.0%}; more than {ALLOWED:.0%}: {len(over)}",
            flush=True,
        )
        for each in reversed(over[-10:]):
            print(f"    {each.part:.0%} {each.kind}, seed {each.seed}, choice {each.number}", flush=True)
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
