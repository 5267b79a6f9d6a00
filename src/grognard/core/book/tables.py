"""The data files of a game: rows of numbers, read strictly into frozen records. A refusal names file, row and field."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Protocol, TypeVar

import msgspec
import tomli
from msgspec import Meta

from grognard.core.book.reading import misfit, unknown
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record


class Row(Record, kw_only=True):
    """What every row of a table has: its id, where its numbers come from, and what there is to say about them.

    ``source`` holds sources as the game's rule catalogue names them, such as ``supplement:KEY`` or ``open`` (a reading
    of our own).
    """

    id: str
    source: Annotated[tuple[str, ...], Meta(min_length=1)]
    note: str = ""


class Sourced(Row, kw_only=True):
    """A row whose fields may have sources of their own: ``sources`` names those that differ from the row's."""

    sources: dict[str, str] = {}


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

SUPPLEMENT = re.compile(r"supplement:[A-Z0-9]+")
"""The source of a value that a document other than the rulebook gives."""


class TableFile:
    """One data file and the tables in it, by its name in the game's data folder."""

    def __init__(self, folder: Traversable | Path, name: str) -> None:
        self.folder = folder
        self.name = name

    @cached_property
    def content(self) -> dict[str, Any]:
        """The whole file as plain data."""
        return tomli.loads((self.folder / self.name).read_text(encoding="utf-8"))

    def table(self, key: str, type_: type[R], converted: Callable[[Written], Written] = dict) -> Mapping[str, R]:
        """The rows under ``key`` by id, in the order of the file, each with the file's source unless it has its own.

        ``converted`` is given each row as people write it and gives it as the record takes it.

        Raises ``InputError`` naming the file, the row, the field and the mend; ``KeyError``: no such table.
        """
        return MappingProxyType({row.id: row for row in self._rows(key, type_, converted)})

    def holds(self, key: str) -> bool:
        """Whether the file has a table ``key``. Raises ``InputError`` for a file that is no TOML."""
        try:
            return key in self.content
        except ValueError as error:
            raise InputError(say("file-not-toml", file=self.name, problem=str(error))) from error

    def required(self, key: str) -> None:
        """Refuse a file that is no TOML or has no table ``key`` (``InputError``)."""
        if not self.holds(key):
            raise self.fault(key, key, say("file-no-table", table=key))

    def check_sources(self, row: Sourced, known: Sequence[str]) -> None:
        """Refuse a source that is neither known nor a supplement's key, and the source of a field there is not
        (``InputError``)."""
        for source in (*row.source, *row.sources.values()):
            if source not in known and not SUPPLEMENT.fullmatch(source):
                raise self.fault(row.id, "source", say("file-row-source", source=source, known=", ".join(known)))
        for path in row.sources:
            value: Any = row
            for part in path.split("."):
                names = getattr(value, "__struct_encode_fields__", ())
                if part not in names:
                    raise self.fault(row.id, "sources", unknown(path, names))
                value = getattr(value, value.__struct_fields__[names.index(part)])

    def check_faces(self, key: str, rows: Mapping[str, Any], sides: int) -> None:
        """Refuse rows that leave a face from 1 to ``sides`` out, or have it twice (``InputError``)."""
        expected, last = 1, key
        for row in rows.values():
            if row.first != expected or row.last < row.first:
                raise self.fault(row.id, "first", say("file-row-first-face", expected=expected))
            expected, last = row.last + 1, row.id
        if expected != sides + 1:
            raise self.fault(last, "last", say("file-row-last-face", last=sides))

    def _rows(self, key: str, type_: type[R], converted: Callable[[Written], Written]) -> Iterable[R]:
        default = {"source": self.content["source"]} if "source" in self.content else {}
        seen: set[str] = set()
        for number, row in enumerate(self.content[key], 1):
            name = str(row.get("id", number))
            try:
                record = msgspec.convert(default | converted(row), type_, strict=True)
            except msgspec.ValidationError as error:
                field, problem = misfit(error, type_)
                raise self.fault(name, field or "id", problem) from error
            if record.id in seen:
                raise self.fault(name, "id", say("file-row-twice"))
            seen.add(record.id)
            yield record

    def fault(self, row: str, field: str, problem: Message | str) -> InputError:
        """What is wrong in which field of which row."""
        return InputError(say("file-row-invalid", file=self.name, row=row, field=field, problem=problem))


def row_of(rows: Mapping[str, Any], face: int) -> Any:
    """The row of a table of faces that a total falls in; beyond either end, the nearest row."""
    listed = list(rows.values())
    return next((row for row in listed if face <= row.last), listed[-1])


def like_before(converted: Callable[[Written], Written]) -> Callable[[Written], Written]:
    """``converted`` for the rows of one table in which a row may be ``like`` one before it: it has what that one has,
    its note apart, where it says nothing itself."""
    before: dict[str, Written] = {}

    def whole(row: Written) -> Written:
        shared = {name: value for name, value in before.get(row.get("like", ""), {}).items() if name != "note"}
        before[row.get("id", "")] = shared | row
        return converted(shared | row)

    return whole
