"""How long a whole battle between two greedy players takes, and its dearest decision, beside games of chess.

``--against CHECKOUT`` plays every battle by the program of another checkout too (``git worktree add``), in turn with
this one, each in a process of its own that has played one battle before any counts.
"""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

from benchmarks.engine import chess_game
from benchmarks.greedy_player import battle
from benchmarks.measure import command, report, summed_up

GAMES = ("axis_allies_minis", "bolt_action", "operation_ww2", "wh40k5")
BATTLES = 5
WARMING = 1000
"""The seed of the battle that does not count."""


class Fought(NamedTuple):
    """A battle: its seconds of processor time, its decisions, the dearest of them, what was chosen in short."""

    seconds: float
    decisions: int
    dearest: float
    chosen: str


class Program:
    """A checkout's program, which plays battles when it is asked."""

    def __init__(self, checkout: Path) -> None:
        path = os.pathsep.join((str(checkout / "src"), str(checkout)))
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("greedy_player.py"))],
            env={**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fight(self, name: str, seed: int) -> Fought:
        """Play a battle."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(name, seed, file=self._process.stdin, flush=True)
        seconds, decisions, dearest, chosen = self._process.stdout.readline().split()
        return Fought(float(seconds), int(decisions), float(dearest), chosen)

    def leave(self) -> None:
        """Play no more."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def against(checkout: Path, names: list[str], battles: int, first: int) -> None:
    """Old and new in turn, and how many times as long the old one takes, battle by battle."""
    here = Path(__file__).resolve().parents[1]
    for name in names:
        old, new = Program(checkout), Program(here)
        for each in (old, new):
            each.fight(name, WARMING)
        rows = []
        for seed in range(first, first + battles):
            pair = [each.fight(name, seed) for each in ((old, new) if seed % 2 else (new, old))]
            rows.append(tuple(pair if seed % 2 else reversed(pair)))
        for each in (old, new):
            each.leave()
        same = sum(then.chosen == now.chosen for then, now in rows)
        print(f"{name}: {battles} battles, {same} of them with the same choices")
        report("  before", [then.seconds for then, _ in rows], "s", 2)
        report("  now", [now.seconds for _, now in rows], "s", 2)
        report("  before, a decision", [1000 * then.seconds / then.decisions for then, _ in rows], "ms", 2)
        report("  now, a decision", [1000 * now.seconds / now.decisions for _, now in rows], "ms", 2)
        report("  now, the dearest decision", [1000 * now.dearest for _, now in rows], "ms", 0)
        ratios = [then.seconds / now.seconds for then, now in rows]
        whole = sum(then.seconds for then, _ in rows) / sum(now.seconds for _, now in rows)
        print(f"  before / now: {summed_up(ratios, 2)}, of all together {whole:.2f}")


def alone(names: list[str], battles: int, first: int) -> None:
    """This program's battles, with a game of chess after each."""
    chess = []
    for name in names:
        times, dearest = [], []
        for seed in range(first, first + battles):
            taken, _ = battle(name, seed)
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


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("-n", type=int, default=BATTLES)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--against", type=Path)
    said = parser.parse_args()
    names = said.game or list(GAMES)
    if said.against is None:
        alone(names, said.n, said.first)
    else:
        against(said.against.resolve(), names, said.n, said.first)
    command()


if __name__ == "__main__":
    main()
