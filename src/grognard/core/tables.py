"""The data files of a game: rows of numbers, read strictly into frozen records. A refusal names file, row and field."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Protocol, TypeVar

import msgspec
from msgspec import Meta

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.reading import misfit
from grognard.core.records import Record


class Row(Record, kw_only=True):
    """What every row of a table has: its id, where its numbers come from, and what there is to say about them.

    ``source`` holds sources as the game's rule catalogue names them, such as ``supplement:KEY`` or ``open`` (a reading
    of our own).
    """

    id: str
    source: Annotated[tuple[str, ...], Meta(min_length=1)]
    note: str = ""


class TableValue(Record):
    """One value of a game's tables as people read it, and where it comes from."""

    table: str
    row: str
    field: str
    value: str
    source: str


class _Named(Protocol):
    @property
    def id(self) -> str: ...


R = TypeVar("R", bound=_Named)
Written = dict[str, Any]
"""A row as a file has it."""


class TableFile:
    """One data file and the tables in it, by its name in the game's data folder."""

    def __init__(self, folder: Traversable | Path, name: str) -> None:
        self.folder = folder
        self.name = name

    @cached_property
    def content(self) -> dict[str, Any]:
        """The whole file as plain data."""
        return tomllib.loads((self.folder / self.name).read_text(encoding="utf-8"))

    def table(self, key: str, type_: type[R], converted: Callable[[Written], Written] = dict) -> Mapping[str, R]:
        """The rows under ``key`` by id, in the order of the file, each with the file's source unless it has its own.

        ``converted`` is given each row as people write it and gives it as the record takes it.

        Raises ``InputError`` naming the file, the row, the field and the mend; ``KeyError``: no such table.
        """
        return MappingProxyType({row.id: row for row in self._rows(key, type_, converted)})

    def _rows(self, key: str, type_: type[R], converted: Callable[[Written], Written]) -> Iterable[R]:
        default = {"source": self.content["source"]} if "source" in self.content else {}
        seen: set[str] = set()
        for number, row in enumerate(self.content[key], 1):
            name = str(row.get("id", number))
            try:
                record = msgspec.convert(default | converted(row), type_, strict=True)
            except msgspec.ValidationError as error:
                field, problem = misfit(error)
                raise self.fault(name, field or "id", problem) from error
            if record.id in seen:
                raise self.fault(name, "id", say("file-row-twice"))
            seen.add(record.id)
            yield record

    def fault(self, row: str, field: str, problem: Message | str) -> InputError:
        """What is wrong in which field of which row."""
        return InputError(say("file-row-invalid", file=self.name, row=row, field=field, problem=problem))
