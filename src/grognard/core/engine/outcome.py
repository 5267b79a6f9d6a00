"""How a battle ended, and what that is worth."""

from __future__ import annotations

from typing import Protocol


class Outcome(Protocol):
    """The end of a battle as every game tells it; each has a record of its own, and some say why."""

    @property
    def points(self) -> tuple[int, int]:
        """The points of each seat."""

    @property
    def winner(self) -> int | None:
        """The seat that has won; None: a draw."""

    @property
    def turns(self) -> int:
        """How many turns were played."""


def returns(outcome: Outcome) -> tuple[int, int]:
    """What the end is worth to each seat, as agents that learn count it: 1 a victory, -1 a defeat, 0 a draw."""
    if outcome.winner is None:
        return 0, 0
    return (1, -1) if outcome.winner == 0 else (-1, 1)
