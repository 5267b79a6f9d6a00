"""What a scenario's file names or has within it: its map and its armies.

A part is the name of one that comes with the game, or the whole of it, so that one file holds all that two friends
need; left empty it is agreed when the battle begins.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

from grognard.core.book.reading import Reader
from grognard.core.errors import InputError

T = TypeVar("T")

Part = str | dict[str, Any]


def check_part(reader: Reader, place: str, part: Part, names: Collection[str], load: Callable[[Any], T]) -> T | None:
    """The part that stands at a place of a file, read; None if it is left open.

    Raises ``InputError`` naming the file and the place: no such name, or what is wrong with what it holds.
    """
    if part == "":
        return None
    if isinstance(part, str):
        reader.known(place, part, names)
        return load(part)
    try:
        return load(part)
    except InputError as error:
        raise reader.error(place, error.message) from error


def name_of(part: Part) -> str:
    """The name of a part that comes with the game; empty for one that is open, or was within the file."""
    return part if isinstance(part, str) else ""
