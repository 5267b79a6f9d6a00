"""``python -m tests.saves.freeze``: add to the frozen tags those that are new, and keep a save of each game's rules.

What is there already is never changed: saves and positions of every version must be read from now on. A class may be
renamed; it then keeps the name it had in files: ``class Attack(Choice, tag="Assault")``.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random

import msgspec

import grognard
from grognard.agents import agent
from grognard.core.systems import system

FOLDER = Path(__file__).parent
TAGS = FOLDER / "tags.txt"
SEED = 1944
CHOICES = 120
"""How many choices a kept save holds at most."""


def tags_now() -> Iterator[str]:
    """What stands in files for each kind of choice, decision and procedure of every game: game, kind and tag."""
    for name in sorted(grognard.systems()):
        game = system(name)
        kinds = {
            "choice": game.rules.choice_types,
            "decision": game.rules.decision_types,
            "procedure": game.rules.procedure_types,
        }
        for kind, types in kinds.items():
            yield from (f"{name} {kind} {tag}" for tag in sorted(msgspec.inspect.type_info(each).tag for each in types))  # type: ignore[attr-defined]


def kept_saves() -> list[Path]:
    """The saves that are kept, one for each version of a game's rules."""
    return sorted(FOLDER.glob("*.jsonl"))


def played(name: str) -> str:
    """The save of the beginning of a battle between two greedy players, with a choice taken back in it."""
    battle, think, random = grognard.battle(name, seed=SEED), agent("greedy"), Random(SEED)
    while battle.number < CHOICES and (decision := battle.decision) is not None:
        battle.choose(think(battle, decision, inf, random).choice, decision.seat)
    battle.undo()
    return battle.save_text()


def main() -> None:
    """Write what is new."""
    old = TAGS.read_text(encoding="utf-8").splitlines() if TAGS.exists() else []
    TAGS.write_text("\n".join(sorted({*old, *tags_now()})) + "\n", encoding="utf-8")
    for name in sorted(grognard.systems()):
        path = FOLDER / f"{name}-rules-{system(name).version}.jsonl"
        if not path.exists():
            path.write_text(played(name), encoding="utf-8")


if __name__ == "__main__":
    warnings.simplefilter("error")
    main()
