"""Dice of imagined battles that are compared: what happens in both falls alike in both.

Two courses that part by one choice soon have rolled different numbers of dice, and dice that are told apart by their
number alone have nothing in common from then on. These go by what they are for: the shots of a unit in a turn, the next
token of a cup. So what is left of the difference of two courses is what the choice has done, and little of what fell
elsewhere on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from hashlib import blake2b
from typing import Any

from grognard.agents.quick import unit_of
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Roll, Stream


class CommonDice:
    """The dice of one course through the world ``seed``. Each course has its own; those of the same seed are alike."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._deed: Hashable = None
        self._fallen: Counter[Hashable] = Counter()

    def begin(self, deed: Hashable) -> None:
        """From here on a side rolls for this deed."""
        self._deed = deed

    def faces(self, roll: Roll, number: int, used: int) -> tuple[int, ...]:
        """Faces by what the roll is for, whose it is, in which deed, if it is anybody's, and how often the like was
        rolled before."""
        what = roll.purpose.id, roll.seat, None if roll.seat is None else self._deed
        self._fallen[what] += 1
        said = repr((self._seed, what, self._fallen[what]))
        return Stream(int.from_bytes(blake2b(said.encode(), digest_size=7).digest(), "big")).faces(roll, 0, 0)


def go_on(battle: Battle[Any], choice: Choice, asked: Decision) -> None:
    """Make a choice in a battle that has such dice: a unit that is named begins a deed, until another one is."""
    unit = unit_of(choice) or unit_of(asked)
    if unit is not None and isinstance(battle.source, CommonDice):
        battle.source.begin((battle.system.evaluator.clock(battle), unit))
    battle.take(choice, asked)
