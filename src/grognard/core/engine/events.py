"""Events: the only way a battle's state changes. Each is applied, logged with the rules that caused it, and shown."""

from __future__ import annotations

from typing import Any, ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.dice import Roll
from grognard.core.engine.seals import Seal
from grognard.core.records import Record


class Event(Record, tag=True):
    """Something that happened. ``apply`` gives the state after it; ``alters_context`` if the battle's context (its
    compiled terrain) changes with the state: see ``Rulebook.context_now``."""

    alters_context: ClassVar[bool] = False

    def apply(self, state: Any) -> Any:
        """The state after this event; the same state for an event that only tells."""
        return state

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as ``seat`` may know it (None as a seat: a spectator); None if it is hidden altogether."""
        return self


class Happened(Record, tag=True):
    """A log entry: an event and the rules behind it."""

    event: Event
    rules: tuple[str, ...] = ()


class Rolled(Record, tag=True):
    """A log entry: a roll and the faces it showed."""

    roll: Roll
    faces: tuple[int, ...]
    typed: bool = False


class Chosen(Record, tag=True):
    """A log entry: a player's choice. ``kind`` is the decision's; ``ahead``: he had given it before he was asked."""

    seat: int
    kind: str
    choice: Choice
    ahead: bool = False


class TakenBack(Record, tag=True):
    """A log entry: everything from choice ``number`` on was taken back."""

    number: int


class Agreed(Record, tag=True):
    """A log entry: the players have ended the battle by agreement, whoever was asked. ``seat`` gave it up; None: a
    draw. ``late``: the time of that seat had run out, and the other has claimed the battle."""

    seat: int | None = None
    late: bool = False


class Sealed(Record, tag=True):
    """An entry of the record: from here on the dice come from these halves."""

    seal: Seal


Entry = Happened | Rolled | Chosen | TakenBack | Agreed | Sealed
"""One entry of a battle's log."""
