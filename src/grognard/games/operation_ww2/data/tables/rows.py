"""What every row of the tables has, and how rows are turned from what people write into what the program keeps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.book.tables import Sourced, Written, like_before
from grognard.core.messages import Message, say
from grognard.core.records import Record

Cover = Literal["none", "light", "medium", "heavy"]
Target = Literal["infantry", "gun", "unarmoured", "light", "medium", "heavy"]
Armour = Literal["unarmoured", "light", "medium", "heavy"]
Face = Annotated[int, Meta(ge=1, le=20)]
Count = Annotated[int, Meta(ge=0, le=1000)]
Small = Annotated[int, Meta(ge=-20, le=20)]
Length = Annotated[int, Meta(ge=0, le=2_000_000)]

NONE = ("-", "NE")
"""How people write that there is no number."""


class Faces(Sourced, kw_only=True):
    """A row for the faces, or totals, from ``first`` to ``last``."""

    first: Face
    last: Face


class Modifier(Sourced, kw_only=True):
    """A labelled value added to a roll, with the rule that gives it."""

    value: Small
    rule: str


class Limit(Sourced, kw_only=True):
    """A number the rules set, and the rule. Lengths are thousandths of a centimetre."""

    value: int
    rule: str
    unit: Literal["", "cm", "mm", "degrees", "percent", "points"] = ""


class Numbers(Record, kw_only=True):
    """A number to reach for every kind of target, None where there is no effect (AZ-WPN-07, AZ-FIRE-11)."""

    infantry: Face | None
    gun: Face | None
    unarmoured: Face | None
    light: Face | None
    medium: Face | None
    heavy: Face | None

    def against(self, target: Target) -> int | None:
        """The number against one kind of target."""
        number: int | None = getattr(self, target)
        return number


def conversion(
    *,
    lengths: Sequence[str] = (),
    numbers: Sequence[str] = (),
    parsed: Mapping[str, Callable[[str], Any]] | None = None,
) -> Callable[[Written], Written]:
    """What makes of one table's rows, as people write them, those the program keeps.

    ``lengths`` become thousandths of a centimetre; in them and in the tables ``numbers`` a dash or NE becomes None;
    ``parsed`` reads the texts of other fields. What does not fit is left for the record to refuse. A row may be
    ``like`` one before it.
    """

    def converted(whole: Written) -> Written:
        changed = {name: _thousandths(whole[name]) for name in lengths if name in whole}
        for name in numbers:
            if isinstance(whole.get(name), dict):
                changed[name] = {key: None if value in NONE else value for key, value in whole[name].items()}
        for name, read in (parsed or {}).items():
            if isinstance(whole.get(name), str):
                changed[name] = read(whole[name])
        return whole | changed

    return like_before(converted)


def measured(row: Written) -> Written:
    """A row whose ``value`` is a length if its unit is centimetres."""
    return row | {"value": _thousandths(row["value"])} if row.get("unit") == "cm" and "value" in row else dict(row)


def _thousandths(value: Any) -> Any:
    if isinstance(value, list):
        return [_thousandths(each) for each in value]
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return round(value * 1000)
    return None if value in NONE else value


def label(kind: str, id: str) -> Message:
    """What a row is called beside a roll; ``kind``: to-hit, damage, close-combat, morale or protection."""
    return say(f"az-{kind}-{id}")
