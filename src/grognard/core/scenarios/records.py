"""What a scenario is made of for somebody who makes one: fields in groups, and what lies on the map."""

from __future__ import annotations

from typing import Any, Literal, Union

from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.core.wire.overlays import Spot

OWN = "#own"
"""The value of a field that holds a whole map or army, and not the name of one that comes with the game."""


class Field(Record, kw_only=True):
    """Something that can be set, by the path where it stands in the file. ``names`` are its values in words, if it is
    one of few; ``unsaid`` what it means to leave it open. A ``share`` is told in hundredths. Lengths have a ``unit``.
    ``least`` and ``most`` are asked for only where the record does not say them."""

    path: str
    title: Message
    hint: Message | None = None
    names: tuple[tuple[str, Message], ...] = ()
    unsaid: Message | None = None
    share: bool = False
    unit: Message | None = None
    least: float | None = None
    most: float | None = None
    step: float = 1


class Group(Record, kw_only=True):
    """Fields that belong together; of one that can be taken out ``row`` is its path. ``adds`` are the paths of lists to
    which something more can be added, in words."""

    id: str
    title: Message
    fields: tuple[Field, ...]
    note: Message | None = None
    side: int | None = None
    row: str | None = None
    adds: tuple[tuple[str, Message], ...] = ()


class Shape(Record, kw_only=True):
    """Ground that a scenario speaks of, drawn on its map: a zone of a side or of both (None), or a place fought for."""

    kind: Literal["zone", "place"]
    polygons: list[list[Spot]]
    name: Message
    side: int | None = None


class Handle(Record, kw_only=True):
    """Something on the map that can be dragged, along one axis or both; ``step`` is how far a key moves it."""

    id: str
    name: Message
    x: int
    y: int
    step: int
    ways: Literal["both", "x", "y"] = "both"


class SetField(Record, tag="set"):
    """Set a field; None leaves it open. A map or an army may be the whole of one."""

    path: str
    value: bool | int | float | str | dict[str, Any] | None


class AddRow(Record, tag="add"):
    """Add something to a list."""

    path: str


class RemoveRow(Record, tag="remove"):
    """Take something out of a list."""

    path: str


class DragHandle(Record, tag="drag"):
    """Drag something on the map to a place, in thousandths of the table's unit."""

    handle: str
    x: int
    y: int


Change = Union[SetField, AddRow, RemoveRow, DragHandle]


class Wrongness(Record):
    """What is wrong with a scenario: what, at which place of the file, as people count (no place is the whole), and by
    which rule, if by one."""

    place: str
    problem: Message
    rule: str = ""


class Mend(Record):
    """A change that mends, and what it does, in words."""

    title: Message
    change: Change
