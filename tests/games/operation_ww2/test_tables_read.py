"""Whatever stands in the data is read by the game: what nobody reads would be a number that changes nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables import TABLES, Tables

HOME = Path(str(files("grognard.games.operation_ww2")))
TOLD = {"id", "source", "sources", "note", "rule", "rules"}
"""What is there to be told, not to be played by."""
NAMED = ("limits", "to_hit", "damage", "close_combat", "morale", "features")
"""Tables whose rows the rules ask for by name."""


@cache
def written() -> tuple[set[str], set[str], list[str]]:
    """The attributes and the texts that stand in the code of the game, and its texts with gaps as patterns."""
    attributes, texts, patterns = set(), set(), []
    for file in HOME.rglob("*.py"):
        if file.name in ("values.py", "contents.py"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Attribute(attr=name):
                    attributes.add(name)
                case ast.Constant(value=str(text)):
                    texts.add(text)
                case ast.JoinedStr(values=parts) if any(isinstance(each, ast.Constant) for each in parts):
                    said = [re.escape(str(e.value)) if isinstance(e, ast.Constant) else ".+" for e in parts]
                    patterns.append("".join(said))
    return attributes, texts, patterns


def records(value: object) -> Iterator[Record]:
    """A record and those in it."""
    if isinstance(value, Record):
        yield value
        for field in value.__struct_fields__:
            yield from records(getattr(value, field))
    elif isinstance(value, tuple):
        for each in value:
            yield from records(each)


def fields() -> Iterator[str]:
    """Every column of every table: ``Weapon.shots``."""
    kinds = {
        type(each)
        for name in Tables.__struct_fields__
        for row in getattr(TABLES, name).values()
        for each in records(row)
    }
    for kind in kinds:
        yield from (f"{kind.__name__}.{field}" for field in kind.__struct_fields__ if field not in TOLD)


@pytest.mark.parametrize("name", sorted(fields()))
def test_a_column_is_read(name: str) -> None:
    attributes, texts, _ = written()
    assert name.partition(".")[2] in attributes | texts


@pytest.mark.parametrize("name", [f"{table}/{id}" for table in NAMED for id in getattr(TABLES, table)])
def test_a_row_that_is_asked_for_by_name_is_asked_for(name: str) -> None:
    _, texts, patterns = written()
    id = name.partition("/")[2]
    assert id in texts or any(re.fullmatch(each, id) for each in patterns if len(each.replace(".+", "")) > 5)
