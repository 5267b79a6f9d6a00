"""Choices: the answers to decisions."""

from __future__ import annotations

from grognard.core.records import Record


class Choice(Record, tag=True):
    """An answer to a decision. Subclasses name what is chosen."""


class Dice(Choice):
    """The faces real dice showed, in order."""

    faces: tuple[int, ...]


class Concede(Choice):
    """The player gives the battle up. Accepted of any decision and listed by none, so that no program does it by
    chance; the system says what follows (``Rulebook.concession``)."""
