"""The drawings that a game brings with it: ``drawings/glyphs.toml`` of its data, a row for each.

[[glyph]]
id = "fire"
name = "xx-order"
told = { order = "fire" }
line = "M12 2.5v5M12 16.5v5"
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import tomli

from grognard.core.book.reading import Reader
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.core.wire.scene import Glyph


class Row(Record):
    """A drawing in the file: what it is called for, its sentence and what that is told, its paths."""

    id: str
    name: str
    told: dict[str, str] = {}
    line: str = ""
    fill: str = ""


class File(Record):
    """The file."""

    glyph: tuple[Row, ...]


@cache
def glyphs_of(package: str) -> Mapping[str, Glyph]:
    """The drawings of a game by their ids; none where it brings none."""
    file = files(package) / "data" / "drawings" / "glyphs.toml"
    if not file.is_file():
        return {}
    found = Reader(file.name, tomli.loads(file.read_text(encoding="utf-8"))).convert(File)
    return {row.id: Glyph(say(row.name, **row.told), row.line, row.fill) for row in found.glyph}
