"""How a battle ended, and what that is worth."""

from __future__ import annotations

from grognard.core.records import Record

AGREED = "agreed"
"""The reason of a draw that the players have agreed."""


class Outcome(Record):
    """The end of a battle, as every game tells it.

    ``points`` are each seat's by the scenario's own measure, ``winner`` is the seat that has won (None: a draw),
    ``reason`` what ended it in the game's own word ("turns", "concession") or ``AGREED``; ``turns`` how many were
    played.
    """

    points: tuple[int, int]
    winner: int | None
    reason: str
    turns: int

    def returns(self) -> tuple[int, int]:
        """What the end is worth to each seat, as agents that learn count it: 1 a victory, -1 a defeat, 0 a draw.

        >>> Outcome((3, 5), 1, "turns", 6).returns()
        (-1, 1)
        """
        if self.winner is None:
            return 0, 0
        return (1, -1) if self.winner == 0 else (-1, 1)
