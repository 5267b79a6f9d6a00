"""Moments of a battle that one can return to: what a take-back goes back to, and a choice that fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from grognard.core.engine.door import unsound


class Mark:
    """A moment one can return to: everything of a battle but its record."""

    __slots__ = ("answers", "context", "log", "number", "pending", "rolls", "stack", "state", "used")

    def __init__(self, battle: Any) -> None:
        self.state = battle.state
        self.context = battle.context
        self.stack = battle.stack
        self.pending = battle.pending
        self.answers = battle.answers
        self.rolls = battle.rolls
        self.used = battle.used
        self.log = battle._log
        self.number: int = battle.number

    def restore(self, battle: Any) -> None:
        """Let a battle stand as it did; its record stays."""
        battle.state = self.state
        battle.context = self.context
        battle.stack = self.stack
        battle.pending = self.pending
        battle.answers = self.answers
        battle.rolls = self.rolls
        battle.used = self.used
        battle.number = self.number
        battle._log = self.log
        battle._listed = None


@contextmanager
def whole_or_not_at_all(battle: Any, mark: Mark) -> Iterator[None]:
    """Leave the battle as it was at ``mark`` if anything goes wrong, be it a bug in a game or an interrupt."""
    history, record = battle._history, battle._record
    try:
        yield
    except BaseException as error:
        mark.restore(battle)
        battle._history, battle._record = history, record
        raise unsound(battle.start, error)  # noqa: B904 - the cause is in it
