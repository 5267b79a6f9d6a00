"""``python -m tests.golden.regenerate``: tell the kept battles anew, after a change that was meant to change them.

The choices stay those of a save while it still loads. Names of battles as arguments have two computer players play
them anew.
"""

from __future__ import annotations

import sys
from math import inf
from random import Random
from typing import Any

import grognard
from grognard.agents import agent, play
from tests.golden.narrative import FOLDER, told

SEED = 1944
BATTLES: dict[str, tuple[str, dict[str, Any]]] = {
    "axis_allies_minis": ("axis_allies_minis", {}),
    "bolt_action": ("bolt_action", {}),
    # Tanks, armoured cars and half-tracks that carry men.
    "bolt_action_tanks": ("bolt_action", {"armies": ("us-1000-armour", "german-1000-armour")}),
    # Men go into a house, are assaulted there and driven out.
    "bolt_action_town": ("bolt_action", {"armies": ("british-500", "german-500")}),
    "operation_ww2": ("operation_ww2", {}),
    # A transport is shot to a standstill, its passengers charge out of the wreck.
    "wh40k5": ("wh40k5", {"scenario": "standard-mission"}),
    # Dawn of War: units walk on by night.
    "wh40k5_night": ("wh40k5", {"scenario": "dust-and-dark"}),
}
"""The kept battles by name: the game, and what is other than usual in its set-up."""


def played(name: str) -> str:
    """The save of a battle between two greedy players with all the time they want."""
    system, setup = BATTLES[name]
    battle = grognard.battle(system, **{"seed": SEED, **setup})
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
