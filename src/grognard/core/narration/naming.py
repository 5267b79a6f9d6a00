"""What the fields of records are told as, in sentences that take them as arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import NoneType
from typing import Any

from grognard.core.messages import Argument
from grognard.core.records import Record

Told = Argument | Mapping[str, Argument] | None
"""What a field is told as: an argument of its own name, arguments by their names, or nothing."""
Namer = Callable[[Any, Any], Told]
"""What a value is called in a situation."""

PLAIN: Mapping[type, Namer] = {
    bool: lambda g, value: "yes" if value else "no",
    int: lambda g, value: value,
    str: lambda g, value: value,
}
"""Words and numbers as they are, what is or is not as yes or no."""
NONE: Mapping[type, Namer] = {NoneType: lambda g, value: "none"}
"""What there is not, as none."""
COUNTED: Mapping[type, Namer] = dict.fromkeys((tuple, list, dict), lambda g, value: len(value))
"""Of several things their number."""


class Naming:
    """How the fields of records are told: those of these names by their namers, others by their type; those of no type
    that is named as an ``object``, or not at all."""

    def __init__(self, fields: Mapping[str, Namer], *types: Mapping[type, Namer]) -> None:
        self.fields = fields
        self.types = {kind: namer for each in types for kind, namer in each.items()}

    def told(self, g: Any, field: str, value: Any) -> Told:
        """One field. A namer that knows no name for a value leaves it to what its type is told as."""
        namer = self.fields.get(field)
        found = None if namer is None else namer(g, value)
        if found is None and (namer := self.types.get(type(value), self.types.get(object))) is not None:
            found = namer(g, value)
        return found

    def arguments(self, g: Any, record: Record, fields: Iterable[str] | None = None) -> dict[str, Argument]:
        """A record's fields as arguments of its sentence; all of them, or some."""
        found: dict[str, Argument] = {}
        for field in record.__struct_fields__ if fields is None else fields:
            told = self.told(g, field, getattr(record, field))
            if isinstance(told, Mapping):
                found.update(told)
            elif told is not None:
                found[field.replace("_", "-")] = told
        return found
