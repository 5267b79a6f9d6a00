"""Every value of the tables with its source, for people: what is the seed's, what others supply, what a default."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.book.tables import Sourced, TableValue
from grognard.core.records import Record
from grognard.games.wh40k5.data.tables.contents import SPECS, Spec, Tables
from grognard.games.wh40k5.data.tables.rows import NONE, Limit, Throw

HIDDEN = ("id", "source", "sources", "note", "rule", "rules")


def table_values(tables: Tables) -> Iterator[TableValue]:
    """Every value of every table, in their order, written as in the files: lengths in inches.

    >>> from grognard.games.wh40k5.data.tables import TABLES
    >>> next(value for value in table_values(TABLES) if value.row == "boltgun" and value.field == "range")
    TableValue(table='WH-ARMY-21', row='boltgun', field='range', value='24', source='supplement:EN')
    """
    for spec in SPECS:
        for row in getattr(tables, spec.name).values():
            called = str(getattr(row, "rule", "")) or spec.called
            for field, value in _fields(row):
                source = row.sources.get(field) or row.sources.get(field.split(".")[0]) or ", ".join(row.source)
                yield TableValue(called, row.id, field, _text(spec, row, field, value), source)


def _fields(row: Record) -> Iterator[tuple[str, Any]]:
    """The fields of a row; those of a record in it as ``profile.ws``, of several as ``upgrades.1.gear``."""
    for name in row.__struct_fields__:
        value = getattr(row, name)
        if name in HIDDEN:
            continue
        if isinstance(value, tuple) and value and all(isinstance(each, Record) for each in value):
            for number, each in enumerate(value, 1):
                yield from ((f"{name}.{number}.{inner}", found) for inner, found in _fields(each))
        elif isinstance(value, Record) and not isinstance(value, Throw):
            yield from ((f"{name}.{inner}", each) for inner, each in _fields(value))
        else:
            yield name, value


def _text(spec: Spec, row: Sourced, field: str, value: Any) -> str:
    length = field in spec.lengths or (isinstance(row, Limit) and row.unit == "inch" and field == "value")
    match value:
        case None | "":
            return NONE
        case bool():
            return "yes" if value else "no"
        case int() if length:
            return f"{value / 1000:g}"
        case tuple() if length:
            return " x ".join(f"{each / 1000:g}" for each in value)
        case tuple():
            return " ".join(NONE if each is None else str(each) for each in value) or NONE
        case dict():
            return " ".join(f"{key} {each}" for key, each in value.items()) or NONE
        case Throw():
            return value.text
    return str(value)
