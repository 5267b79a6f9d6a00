"""How many battles between regulars two processes fight while one fights its share, and what memory a process holds.

The same battles are fought by one process and by two, in turn, on the wall's clock, the beginning of the processes
included; so it says something only of a machine that has two processors and nothing else to do. ``--battles``: how many
each time; ``--runs``: how often; ``--long``: how many more are fought by two before their memory is asked for.
"""

from __future__ import annotations

import os
import re
import sys
from argparse import ArgumentParser
from pathlib import Path
from time import monotonic

from joblib.externals.loky import get_reusable_executor

from benchmarks.greedy import GAMES
from benchmarks.measure import command, report
from grognard.simulation import plan, run

EFFICIENT = 90.0
"""Hundredths of twice the rate of one process that two should reach."""
LIGHT = 200
"""MB that a process should hold at most."""


def rate(game: str, battles: int, workers: int) -> float:
    """Battles a second, by processes that are begun for them."""
    get_reusable_executor(max_workers=workers, reuse=False).shutdown()
    begun = monotonic()
    run(plan(game, battles=battles, seed=1, swap=True), workers=workers)
    return battles / (monotonic() - begun)


def held() -> list[float]:
    """The most MB that each process which fights for this one has held."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fights = b"LokyProcess" in (folder / "cmdline").read_bytes()
            status = (folder / "status").read_text(encoding="ascii")
        except OSError:
            continue
        most = re.search(r"VmHWM:\s+(\d+) kB", status)
        if fights and f"PPid:\t{os.getpid()}\n" in status and most is not None:
            found.append(int(most[1]) / 1024)
    return found


def main() -> int:
    """Measure every game, or those named."""
    asked = ArgumentParser(prog="python -m benchmarks.battles", description=__doc__)
    asked.add_argument("games", nargs="*", default=GAMES)
    asked.add_argument("--battles", type=int, default=40)
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("--long", type=int, default=0)
    wanted = asked.parse_args()
    command()
    slow = False
    for game in wanted.games:
        pairs = [[rate(game, wanted.battles, workers) for workers in (1, 2)] for _ in range(wanted.runs)]
        efficiency = [100 * two / (2 * one) for one, two in pairs]
        report(f"{game}, one process", [one for one, _ in pairs], "battles/s", 2)
        report(f"{game}, two processes", [two for _, two in pairs], "battles/s", 2)
        report(f"{game}, efficiency of two", efficiency, "%")
        if wanted.long:
            run(plan(game, battles=wanted.long, seed=1001, swap=True), workers=2)
        memory = held()
        report(f"{game}, memory of a process", memory, "MB", 0)
        slow |= sorted(efficiency)[len(efficiency) // 2] < EFFICIENT or max(memory) > LIGHT
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
