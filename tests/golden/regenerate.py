"""``python -m tests.golden.regenerate``: tell the kept battles anew, after a change that was meant to change them.

The choices stay those of a save while it still loads. Names of games as arguments have two computer players play new
battles of them.
"""

from __future__ import annotations

import sys
from math import inf
from random import Random

import grognard
from grognard.agents import agent, play
from tests.golden.narrative import FOLDER, told

SEED = 1944


def played(name: str) -> str:
    """The save of a battle between two greedy players with all the time they want."""
    battle = grognard.battle(name, seed=SEED)
    play(battle, [agent("greedy")] * 2, random=Random(SEED), budget=inf)
    return battle.save_text()


def main() -> None:
    """Write the saves of new battles, and the text of all."""
    for name in sys.argv[1:]:
        (FOLDER / f"{name}.jsonl").write_text(played(name), encoding="utf-8")
    for save in sorted(FOLDER.glob("*.jsonl")):
        save.with_suffix(".txt").write_text(told(save.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
