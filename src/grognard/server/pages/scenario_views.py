"""What page and server say to each other of scenarios that are made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.core.scenarios.records import Change, Handle, Mend, Shape
from grognard.core.wire.previews import Note
from grognard.core.wire.scene import Ground, ObjectiveView


class ScenarioAsked(Record, kw_only=True):
    """A scenario of a game, as data, as the text of a file or by the name of one that comes with the game; without it
    a new one. A ``change`` to be made. ``map`` is the mark of the map that the page has: it is not sent again."""

    system: str
    scenario: dict[str, Any] | str | None = None
    change: Change | None = None
    map: Annotated[str, Meta(max_length=80)] = ""


class PlanValue(Record):
    """One of the values of a field."""

    value: str
    title: Message


class PlanField(Record, kw_only=True):
    """Something that can be set: yes or no, one of few, a number between two, words, or a map or an army. ``unsaid`` is
    what it means to leave it open; ``own`` what a whole map or army within the scenario is called. ``points`` is what
    an army costs, ``notes`` what the rules find wrong in it that forbids no battle."""

    path: str
    title: Message
    kind: Literal["flag", "choice", "number", "words", "map", "army"]
    value: bool | int | float | str | None
    hint: Message | None = None
    values: list[PlanValue] = []
    unsaid: Message | None = None
    least: float | None = None
    most: float | None = None
    step: float = 1
    longest: int | None = None
    share: bool = False
    unit: Message | None = None
    own: str = ""
    points: int | None = None
    notes: list[Note] = []


class PlanAdd(Record):
    """A list to which something can be added."""

    path: str
    title: Message


class PlanGroup(Record, kw_only=True):
    """Fields that belong together, maybe of one side; ``row`` is the path by which they can be taken out."""

    id: str
    title: Message
    fields: list[PlanField]
    note: Message | None = None
    side: int | None = None
    row: str | None = None
    adds: list[PlanAdd] = []


class PlanWrong(Record):
    """What is wrong, by which rule if by one, at which field if at one, in which group if in one, and what would mend
    it."""

    problem: Message
    rule: str
    field: str | None
    group: str | None
    mends: list[Mend]


class ScenarioView(Record, kw_only=True):
    """A scenario as it is: ``data`` gives it back, ``toml`` is its file and ``bundle`` the one with map and armies in
    it, if a battle can begin with it. ``map`` marks its map, which ``ground`` draws unless the page has it already."""

    system: str
    data: dict[str, Any]
    title: str
    groups: list[PlanGroup]
    wrongs: list[PlanWrong]
    options: dict[str, str]
    map: str
    ground: Ground | None
    shapes: list[Shape]
    handles: list[Handle]
    objectives: list[ObjectiveView]
    toml: str


class ScenarioBundle(Record):
    """One file that holds scenario, map and armies."""

    text: str
