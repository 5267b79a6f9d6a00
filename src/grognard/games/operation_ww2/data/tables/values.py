"""Every value of the tables with its source, for people: what is the rulebook's and what a default."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.book.tables import Sourced, TableValue
from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables.contents import SPECS, Spec, Tables
from grognard.games.operation_ww2.data.tables.rows import Limit
from grognard.games.operation_ww2.data.tables.weapons import Weapon

HIDDEN = ("id", "source", "sources", "note", "rule", "rules", "like")


def table_values(tables: Tables) -> Iterator[TableValue]:
    """Every value of every table, in their order, written as in the files: lengths in centimetres.

    Of a weapon that shares another's row only what differs is listed.

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> next(value for value in table_values(TABLES) if value.row == "mg34" and value.field == "shots")
    TableValue(table='AZ-TAB-SA', row='mg34', field='shots', value='7', source='seed')
    """
    for spec in SPECS:
        rows = getattr(tables, spec.name)
        for row in rows.values():
            shared = dict(_fields(rows[row.like])) if isinstance(row, Weapon) and row.like else {}
            for field, value in _fields(row):
                if shared and shared.get(field) == value:
                    continue
                source = row.sources.get(field) or row.sources.get(field.split(".")[0]) or ", ".join(row.source)
                yield TableValue(_called(spec, row), row.id, field, _text(spec, row, field, value), source)


def _fields(row: Record) -> Iterator[tuple[str, Any]]:
    """The fields of a row by the names the files use; those of a record in it as ``numbers.infantry``."""
    for name, attribute in zip(row.__struct_encode_fields__, row.__struct_fields__, strict=True):
        value = getattr(row, attribute)
        if name in HIDDEN:
            continue
        if isinstance(value, Record) and not hasattr(value, "text"):
            yield from ((f"{name}.{inner}", each) for inner, each in _fields(value))
        elif name == "weapon" and isinstance(value, tuple):
            for mounted in value:
                yield from ((f"{name}.{mounted.id}.{inner}", each) for inner, each in _fields(mounted))
        else:
            yield name, value


def _called(spec: Spec, row: Sourced) -> str:
    if isinstance(row, Weapon):
        return "AZ-TAB-HW" if row.is_heavy else "AZ-TAB-SA"
    return spec.called or str(getattr(row, "rule", ""))


def _text(spec: Spec, row: Sourced, field: str, value: Any) -> str:
    length = field in spec.lengths or (isinstance(row, Limit) and row.unit == "cm" and field == "value")
    match value:
        case None:
            return "NE" if "." in field else "-"
        case bool():
            return "yes" if value else "no"
        case int() if length:
            return f"{value / 1000:g}"
        case tuple() if length:
            return " x ".join(f"{each / 1000:g}" for each in value)
        case tuple():
            return " ".join(str(each) for each in value) or "-"
        case Record():
            return str(getattr(value, "text", value))
        case "":
            return "-"
    return str(value)
