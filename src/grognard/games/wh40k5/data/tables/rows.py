"""What every row of the tables has, and how rows are turned from what people write into what the program keeps."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.book.tables import Sourced, Written
from grognard.core.records import Record

Face = Annotated[int, Meta(ge=1, le=6)]
Needs = Annotated[int, Meta(ge=2, le=6)]
"""The least face of a D6 that will do; a natural 1 never does."""
Score = Annotated[int, Meta(ge=0, le=10)]
"""A characteristic (WH-CORE-05)."""
Count = Annotated[int, Meta(ge=0, le=1000)]
Length = Annotated[int, Meta(ge=0, le=300_000)]
"""Thousandths of an inch."""
Rules = Annotated[tuple[str, ...], Meta(min_length=1)]

NONE = "-"
"""How people write that there is no number."""


class Throw(Record):
    """A number still to be rolled: ``count`` dice of ``sides`` faces, summed, plus ``plus`` (WH-CORE-01).

    >>> read_throw("2D6"), read_throw("D3+2").text, read_throw("D3").most, read_throw("six")
    (Throw(count=2, sides=6, plus=0), 'D3+2', 3, 'six')
    """

    count: int
    sides: int
    plus: int = 0

    @property
    def text(self) -> str:
        """The dice as the rulebook writes them."""
        return f"{self.count if self.count > 1 else ''}D{self.sides}{f'+{self.plus}' if self.plus else ''}"

    @property
    def least(self) -> int:
        """The lowest total."""
        return self.count + self.plus

    @property
    def most(self) -> int:
        """The highest total."""
        return self.count * self.sides + self.plus


def read_throw(text: str) -> Any:
    """Dice as people write them; a text that names none is given back for the record to refuse."""
    found = re.fullmatch(r"([2-9]?)D([36])(?:\+([1-9]))?", text)
    return Throw(int(found[1] or 1), int(found[2]), int(found[3] or 0)) if found else text


class Faces(Sourced, kw_only=True):
    """A row for the faces of a D6 from ``first`` to ``last``."""

    first: Face
    last: Face


class Limit(Sourced, kw_only=True):
    """A number the rules set, and the rule. Lengths are thousandths of an inch."""

    value: int
    rule: str
    unit: Literal["", "inch", "degrees"] = ""


def conversion(*, lengths: Sequence[str] = (), throws: Sequence[str] = ()) -> Callable[[Written], Written]:
    """What makes of one table's rows, as people write them, those the program keeps.

    ``lengths`` become thousandths of an inch, ``throws`` dice; a dash, alone or in a list, becomes None. What does not
    fit is left for the record to refuse.
    """

    def converted(row: Written) -> Written:
        whole = {name: _numbered(value) for name, value in row.items()}
        for name in lengths:
            if name in whole:
                whole[name] = thousandths(whole[name])
        for name in throws:
            if isinstance(whole.get(name), str):
                whole[name] = read_throw(whole[name])
        return whole

    return converted


def measured(row: Written) -> Written:
    """A row whose ``value`` is a length if its unit is inches."""
    return row | {"value": thousandths(row["value"])} if row.get("unit") == "inch" and "value" in row else dict(row)


def _numbered(value: Any) -> Any:
    if isinstance(value, list):
        return [_numbered(each) for each in value]
    return None if value == NONE else value


def thousandths(value: Any) -> Any:
    """Inches in thousandths; what is no number is given back."""
    if isinstance(value, list):
        return [thousandths(each) for each in value]
    return round(value * 1000) if isinstance(value, (int, float)) and not isinstance(value, bool) else value
