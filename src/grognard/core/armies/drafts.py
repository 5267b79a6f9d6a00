"""Armies read from what people bring, or as far as they are built: one that is begun may have no unit yet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grognard.core.armies.builder import Builder
from grognard.core.armies.texts import plain
from grognard.core.book.reading import unknown
from grognard.core.book.text_files import file_text
from grognard.core.errors import InputError
from grognard.core.messages import say

LARGEST_FILE = 1_000_000


def read(builder: Builder[Any], source: Any) -> Any:
    """The record of an army, which need not have a unit yet if it is given as data. Raises ``InputError``."""
    if not isinstance(source, Mapping) or source.get("unit") != []:
        return builder.load(source)
    whose = source.get(builder.whose)
    nations = [id for id, _title in builder.nations()]
    if whose not in nations:
        raise InputError(say("army-no-nation", problem=unknown(str(whose), nations)))
    empty = builder.empty(str(whose), "my-army")
    manned = builder.added(empty, next(iter(builder.entries(empty))).name)
    # No file is without a unit, so that all else is read beside one, which is taken out again.
    found = builder.load({**source, "unit": plain(manned)["unit"]})
    return builder.with_parts(found, {**builder.parts(found), "unit": ()})


def text_of(source: Any) -> str:
    """The text that a source was read from, to tell lines in; none if it has none."""
    if isinstance(source, Path) or (isinstance(source, str) and "\n" not in source and Path(source).is_file()):
        return file_text(source, LARGEST_FILE)
    return source if isinstance(source, str) and "\n" in source else ""
