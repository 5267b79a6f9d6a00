"""What is said of the moments of a battle: comments, and arrows and circles drawn on them."""

from __future__ import annotations

from typing import Annotated, Union

import msgspec
from msgspec import Meta

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.core.wire.overlays import Spot

TEXT_LIMIT = 1000
DRAWINGS, NOTES = 24, 300
"""So many drawings a note has at most, and a battle so many notes."""
FILE_LIMIT = 4_000_000

Place = Annotated[int, Meta(ge=-10_000_000, le=10_000_000)]


class Arrow(Record, tag="arrow"):
    """An arrow from one place of the table to another, in thousandths of the game's unit of length."""

    start: Spot
    end: Spot


class Circle(Record, tag="circle"):
    """A circle around a place of the table."""

    at: Spot
    radius: Annotated[int, Meta(gt=0, le=10_000_000)]


Drawing = Union[Arrow, Circle]


class NewNote(Record):
    """What somebody says of the moment of this ``number``, and has drawn on it."""

    number: Annotated[int, Meta(ge=0, le=10_000_000)]
    text: Annotated[str, Meta(max_length=TEXT_LIMIT)] = ""
    drawings: Annotated[list[Drawing], Meta(max_length=DRAWINGS)] = []


class NoteView(Record):
    """A note as it is shown: who made it, and whether that was who looks at it."""

    id: int
    number: int
    name: str
    mine: bool
    text: str = ""
    drawings: list[Drawing] = []


class Study(Record):
    """All notes of a battle, in the order of their moments."""

    notes: Annotated[list[NoteView], Meta(max_length=NOTES)]


def read_study(text: str) -> Study:
    """A study from a file. Raises ``InputError`` naming the field that is wrong."""
    if len(text) > FILE_LIMIT:
        raise InputError(say("replay-study-wrong", problem=f"> {FILE_LIMIT}"))
    try:
        return msgspec.json.decode(text, type=Study)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise InputError(say("replay-study-wrong", problem=str(error))) from error
