"""What page and server say to each other of a battle's clock."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record

DAYS = (1, 3, 7, 14)
"""How many days a decision may take at most, by correspondence."""


class Clock(Record):
    """What time the sides of a battle have: by correspondence so many ``days`` for each decision, or live so many
    ``minutes`` a side, and ``seconds`` more with each decision."""

    days: Annotated[int, Meta(ge=0, le=14)] = 0
    minutes: Annotated[int, Meta(ge=0, le=300)] = 0
    seconds: Annotated[int, Meta(ge=0, le=300)] = 0


class Claim(Record, tag="claim"):
    """The other side's time has run out, and the page's own claims the battle."""


class ClockMessage(Record, tag="clock"):
    """How the clock of a battle stands: thousandths of a second ``left`` by seat, and whose runs. ``began``: live time
    runs from when both have been at the table at once."""

    clock: Clock
    left: list[int]
    running: list[bool]
    began: bool


def check(clock: Clock) -> None:
    """Raises ``InputError`` for a clock that is none."""
    by_days = clock.days in DAYS and not clock.minutes and not clock.seconds
    if not by_days and (clock.days or not clock.minutes):
        problem = say("server-clock-wrong", days=", ".join(map(str, DAYS)))
        raise InputError(say("server-field", field="clock", problem=problem))
