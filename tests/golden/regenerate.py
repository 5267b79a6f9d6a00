"""``python -m tests.golden.regenerate``: tell the kept battle anew, after a change that was meant to change it.

The choices stay those of the save while it still loads; ``new`` as an argument has two computer players play another.
"""

from __future__ import annotations

import sys
from math import inf
from random import Random

import grognard
from grognard.agents import agent, play
from tests.golden.narrative import FOLDER, told

SEED = 1944


def played() -> str:
    """The save of a battle between two greedy players with all the time they want."""
    battle = grognard.battle("bolt_action", seed=SEED)
    play(battle, [agent("greedy")] * 2, random=Random(SEED), budget=inf)
    return battle.save_text()


def main() -> None:
    """Write the save, if a new one is asked for, and its text."""
    save = FOLDER / "bolt_action.jsonl"
    if "new" in sys.argv[1:]:
        save.write_text(played(), encoding="utf-8")
    (FOLDER / "bolt_action.txt").write_text(told(save.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
