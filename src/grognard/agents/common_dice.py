"""Dice of imagined battles that are compared: what happens in both falls alike in both.

Two courses that part by one choice soon roll a different number of dice, and from then on dice that are told by their
number alone have nothing in common. These are told by what they are for: the shot of a unit, the next token of a cup.
So a difference between two courses is what the choice did, and less what fell elsewhere on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from hashlib import blake2b

from grognard.core.engine.dice import Roll, Stream


class CommonDice:
    """The dice of one course through the world ``seed``; another course through it has its own, with the same seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._deed: Hashable = None
        self._fallen: Counter[Hashable] = Counter()

    def begin(self, deed: Hashable) -> None:
        """From here on sides roll for this deed; rolls that are nobody's belong to none."""
        self._deed = deed

    def faces(self, roll: Roll, number: int, used: int) -> tuple[int, ...]:
        """Faces by the roll's purpose, whose it is, for which deed, and how often the like was rolled before."""
        what = (roll.purpose.id, roll.seat, None if roll.seat is None else self._deed)
        self._fallen[what] += 1
        said = repr((self._seed, what, self._fallen[what]))
        seed = int.from_bytes(blake2b(said.encode(), digest_size=7).digest(), "big")
        return Stream(seed).faces(roll, 0, 0)
