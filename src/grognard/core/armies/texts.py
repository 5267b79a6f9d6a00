"""Armies as text: TOML as people write it, JSON, and plain text for a forum or a sheet of paper.

What is left at its default is left out; the rest is read back the same.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from grognard.core.armies.builder import Profiles
from grognard.core.armies.records import Unit
from grognard.core.book.own import keys_of, named_by_names
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_builtins
from grognard.core.words import spoken

WIDE = 118
"""A table of a file that would be wider is written with one entry a line."""


def plain(value: Any) -> Any:
    """A record as plain data, without the fields that are at their defaults."""
    if isinstance(value, Record):
        kind = type(value)
        names, encoded, defaults = kind.__struct_fields__, kind.__struct_encode_fields__, kind.__struct_defaults__
        optional = dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))
        found = {}
        for name, called in zip(names, encoded, strict=True):
            held, default = getattr(value, name), optional.get(name, msgspec.NODEFAULT)
            made = getattr(default, "factory", None)
            if held is not msgspec.UNSET and held != (made() if made is not None else default):
                found[called] = plain(held)
        return found
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if isinstance(value, Mapping):
        return {key: plain(each) for key, each in value.items()}
    return to_builtins(value)


def as_written(record: Record) -> dict[str, Any]:
    """A record of a file as plain data, a player's own things by the names that the file gives them."""
    data: dict[str, Any] = plain(record)
    own = data.get("own")
    if own is None:
        return data
    return {**named_by_names(data, keys_of(record.own)), "own": own}  # type: ignore[attr-defined]


def json_text(record: Record) -> str:
    """A record as JSON."""
    return json.dumps(as_written(record), indent=2, ensure_ascii=False) + "\n"


def toml_text(record: Record, remarks: Sequence[str] = ()) -> str:
    """A record as TOML: its own fields first, then a table for each record it lists; remarks stand above it.

    >>> class Men(Record):
    ...     count: int
    ...     weapons: tuple[str, ...] = ()
    >>> class Squad(Record):
    ...     id: str
    ...     men: tuple[Men, ...]
    >>> class List(Record):
    ...     name: str
    ...     unit: tuple[Squad, ...]
    >>> print(toml_text(List("own", (Squad("a", (Men(9), Men(1, ("smg",)))),))))
    name = "own"
    <BLANKLINE>
    [[unit]]
    id = "a"
    men = [{ count = 9 }, { count = 1, weapons = ["smg"] }]
    <BLANKLINE>
    """
    data = as_written(record)
    own = {f"own.{kind}": rows for kind, rows in data.pop("own", {}).items()}
    tables = {**own, **{key: rows for key, rows in data.items() if _is_rows(rows)}}
    blocks = ["".join(f"# {line}\n" if line else "#\n" for line in remarks)] if remarks else []
    blocks.append("".join(_field(key, value) for key, value in data.items() if key not in tables))
    for key, rows in tables.items():
        blocks += [f"[[{key}]]\n" + "".join(_field(name, value) for name, value in row.items()) for row in rows]
    return "\n".join(blocks)


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _field(name: str, value: Any) -> str:
    if isinstance(value, str) and "\n" in value and "\\" not in value and '"' not in value:
        return f'{name} = """\n{value.strip()}\n"""\n'
    line = f"{name} = {_inline(value)}\n"
    if len(line) <= WIDE or not _is_rows(value):
        return line
    return f"{name} = [\n" + "".join(f"    {_inline(row)},\n" for row in value) + "]\n"


def _inline(value: Any) -> str:
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(_inline(each) for each in value)}]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_inline(each)}" for key, each in value.items()) + " }"
    return json.dumps(value)


def _key(name: str) -> str:
    return name if name.replace("-", "").replace("_", "").isalnum() and name.isascii() else json.dumps(name)


def forum_text(
    title: Message,
    points: int,
    dice: int,
    units: Sequence[Unit],
    profiles: Sequence[Profiles],
    chosen: Sequence[Message] = (),
) -> str:
    """An army for people: what is set of it, its units with their points, and the tables its player needs."""
    head = spoken(title)
    blocks = [f"{head}\n{'=' * len(head)}\n{spoken(say('army-total', points=points, dice=dice))}"]
    blocks[0] += "".join(f"\n{spoken(line)}" for line in chosen)
    blocks.append("\n".join(str(unit) for unit in units))
    blocks += [table_text(table) for table in profiles]
    return "\n\n".join(blocks) + "\n"


def table_text(table: Profiles) -> str:
    """A table in columns."""
    said = [[each if isinstance(each, str) else spoken(each) for each in row] for row in (table.columns, *table.rows)]
    widths = [max(len(row[column]) for row in said) for column in range(len(table.columns))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in said]
    title = spoken(table.title)
    return "\n".join((title, "-" * len(title), *lines))
