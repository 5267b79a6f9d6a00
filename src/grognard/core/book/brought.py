"""What a scenario's file names or has within it: its map and its armies.

A part is the name of one that comes with the game, or the whole of it, so that one file holds all that two friends
need; left empty it is agreed when the battle begins.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

from grognard.core.book.reading import unknown
from grognard.core.errors import InputError
from grognard.core.messages import Message

T = TypeVar("T")

Part = str | dict[str, Any]


def read_part(part: Part, names: Collection[str], load: Callable[[Any], T]) -> tuple[T | None, Message | None]:
    """A part, read, and what is wrong with it, if anything: no such name, or what is wrong with what the file holds.
    One that is left open is nothing, and nothing is wrong with it."""
    if part == "":
        return None, None
    if isinstance(part, str) and part not in names:
        return None, unknown(part, names)
    try:
        return load(part), None
    except InputError as error:
        return None, error.message


def name_of(part: Part) -> str:
    """The name of a part that comes with the game; empty for one that is open, or was within the file."""
    return part if isinstance(part, str) else ""
