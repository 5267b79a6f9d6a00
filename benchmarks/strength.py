"""How often the veteran beats the regular: battles of every game, each seed twice, the players exchanged.

Its clock is the processor's, as if nothing else ran on the machine; it is thereby worth as much on a busy machine as on
an idle one. ``--veteran``: what it is called (``veteran:2s``, ``veteran:24``); ``--pairs``: how many seeds a game;
``--first``: the first of them; ``--armies``: both, separated by a comma. Without ``--armies`` those that come with the
game, or in Bolt Action twice the same one, because its two are no even match. It is told what each battle came to as
soon as it is over, so that a run may be cut short.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from random import Random
from time import process_time
from typing import Any, NamedTuple

import grognard
from benchmarks.greedy import GAMES
from benchmarks.measure import command
from grognard.agents import agent, play, quick, search
from grognard.agents.move import Agent, Move
from grognard.core.battle import Battle, RollDice
from grognard.core.engine.decisions import Decision
from grognard.simulation.rates import interval

EVEN = {"bolt_action": ["us-500", "us-500"]}
"""Armies that are an even match, where those that come with a game are not."""
PATIENT = 1e6


class Fought(NamedTuple):
    """A battle: what it came to for the veteran (1, 0.5 or 0), its turns, how it ended, the veteran's decisions and
    the seconds of processor time they took."""

    share: float
    turns: int
    reason: str
    decisions: int
    seconds: float


def fought(game: str, veteran: str, seed: int, seat: int, armies: list[str] | None) -> Fought:
    """A battle in which the veteran has ``seat``."""
    taken: list[float] = []
    player = agent(veteran)

    def timed(battle: Battle[Any], decision: Decision, budget: float, random: Random) -> Move:
        begun = process_time()
        move = player(battle, decision, budget, random)
        if not isinstance(decision, RollDice) and len(battle.choices(decision)) > 1:
            taken.append(process_time() - begun)
        return move

    chosen = armies or EVEN.get(game)
    setting: dict[str, Any] = {"armies": chosen} if chosen else {}
    battle = grognard.battle(game, seed=seed, **setting)
    players: list[Agent] = [agent("greedy"), agent("greedy")]
    players[seat] = timed
    play(battle, players, random=Random(seed), budget=PATIENT)
    result = battle.result
    share = 0.5 if result.winner is None else float(result.winner == seat)
    return Fought(share, result.turns, str(result.reason), len(taken), sum(taken))


def main() -> int:
    """Fight the battles of every game, or of those named."""
    asked = ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    asked.add_argument("games", nargs="*", default=GAMES)
    asked.add_argument("--veteran", default="veteran:2s")
    asked.add_argument("--pairs", type=int, default=1)
    asked.add_argument("--first", type=int, default=1)
    asked.add_argument("--armies", type=lambda said: said.split(","))
    wanted = asked.parse_args()
    search.monotonic = quick.monotonic = process_time  # type: ignore[attr-defined]
    command()
    for game in wanted.games:
        found: list[Fought] = []
        for seed in range(wanted.first, wanted.first + wanted.pairs):
            for seat in (0, 1):
                found.append(fought(game, wanted.veteran, seed, seat, wanted.armies))
                told(game, wanted.veteran, seed, seat, found)
    return 0


def told(game: str, veteran: str, seed: int, seat: int, found: list[Fought]) -> None:
    """What the last battle came to, and all so far."""
    last, shares = found[-1], [each.share for each in found]
    won, drawn, lost = (shares.count(share) for share in (1.0, 0.5, 0.0))
    low, high = interval(sum(shares), len(shares))
    each = sum(one.seconds for one in found) / max(1, sum(one.decisions for one in found))
    print(
        f"{game}, {veteran} against greedy: seed {seed}, seat {seat}: {last.share:g} in {last.turns} turns"
        f" ({last.reason}); so far {won} won, {drawn} drawn, {lost} lost, {sum(shares) / len(shares):.0%}"
        f" ({low:.0%} to {high:.0%}), {each:.2f} s a decision",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
