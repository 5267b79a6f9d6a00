"""Moments of a battle that one can return to: what a take-back goes back to, and a choice that fails."""

from __future__ import annotations

from typing import Any, Generic

from typing_extensions import TypeVar

from grognard.core.chain import Chain
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import Entry
from grognard.core.engine.procedures import Frame

S = TypeVar("S", default=Any)
C = TypeVar("C", default=Any)


class Moment(Generic[S, C]):
    """Where a battle stands, and all that happened until then: everything of it but its record. ``drawn``: it is over,
    by a draw the players have agreed."""

    __slots__ = ("_log", "answers", "context", "drawn", "number", "pending", "rolls", "stack", "state", "used")

    state: S
    context: C
    stack: tuple[Frame, ...]
    pending: tuple[Decision, ...]
    answers: tuple[tuple[int, Choice], ...]
    rolls: int
    used: int
    number: int
    drawn: bool
    _log: Chain[Entry] | None

    def stand_as(self, other: Moment[S, C]) -> None:
        """Be the same moment as another."""
        self.state = other.state
        self.context = other.context
        self.stack = other.stack
        self.pending = other.pending
        self.answers = other.answers
        self.rolls = other.rolls
        self.used = other.used
        self.number = other.number
        self.drawn = other.drawn
        self._log = other._log


def mark_of(battle: Moment[S, C]) -> Moment[S, C]:
    """The moment at which a battle stands, to return to."""
    mark: Moment[S, C] = Moment()
    mark.stand_as(battle)
    return mark
