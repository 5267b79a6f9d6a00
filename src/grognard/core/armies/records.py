"""What is told of an army of one's own: its units, what is wrong with it, what may be taken and changed."""

from __future__ import annotations

from typing import Literal

from grognard.core.book.reading import Problem
from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.core.words import spoken


class Breach(Record):
    """What a rule finds wrong in an army: the sentence, the rule, the unit it is about and what that is called, where
    it lies (``unit 3``) and, while the army is as its file has it, on which line. ``lacking``: so much is missing that
    can still be added."""

    message: Message
    rule: str
    unit: str | None = None
    title: Message | None = None
    place: str = ""
    line: int | None = None
    lacking: int = 0

    def __str__(self) -> str:
        return spoken(self.message) + (f" ({self.rule})" if self.rule else "")


class Mend(Record, kw_only=True):
    """One change that heals a breach and makes no other: a setting of a unit, a unit taken out or one added."""

    kind: Literal["set", "remove", "add"]
    unit: str
    setting: str = ""
    value: str | int = ""
    title: Message

    def __str__(self) -> str:
        return spoken(self.title)


class Addition(Record):
    """Something an army might take now: what it costs, and what the rules find wrong with that; nothing, and it may."""

    name: str
    title: Message
    group: Message
    sign: str
    points: int
    breaches: tuple[Problem, ...] = ()


class Value(Record):
    """A value a setting might have: what the army would cost more, and what the rules would find wrong with it."""

    value: str | int
    title: Message
    points: int
    breaches: tuple[Problem, ...] = ()


class Setting(Record):
    """Something of a unit that can be set. Without ``values`` it is any number of ``span``: least, greatest, step."""

    name: str
    title: Message
    value: str | int
    values: tuple[Value, ...] = ()
    span: tuple[int, int, int] | None = None


class Unit(Record):
    """A unit of an army: its id, what players call it, what it costs, what it is and carries, the sign on its plate."""

    id: str
    title: Message
    points: int
    lines: tuple[Message, ...] = ()
    sign: str = ""

    def __str__(self) -> str:
        return f"{spoken(self.title)} ({self.points})" + "".join(f"\n  {spoken(line)}" for line in self.lines)
