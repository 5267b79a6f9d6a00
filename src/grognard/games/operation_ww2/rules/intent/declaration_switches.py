"""Switches that add something to what is declared (AZ-INT-06)."""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.messages import Message
from grognard.core.records import replace
from grognard.core.wire.questions import Switch, SwitchValue
from grognard.games.operation_ww2.state.intents import NOTHING, Besides

NONE = "none"
"""How a switch stands by which nothing is added."""


class Addition(NamedTuple):
    """One thing a switch may add; ``unit`` is whom it is about on the table."""

    value: str
    label: Message
    besides: Besides
    unit: str | None = None


class Adding(NamedTuple):
    """A switch whose values each add something, or, the first, nothing."""

    name: str
    title: Message
    nothing: Message
    additions: tuple[Addition, ...]
    seldom: bool = False
    still: bool = False

    @property
    def switch(self) -> Switch:
        """As the table shows it."""
        rest = [SwitchValue(each.value, each.label, each.unit) for each in self.additions]
        return Switch(self.name, self.title, NONE, [SwitchValue(NONE, self.nothing), *rest], self.seldom, self.still)


def joined(one: Besides, other: Besides) -> Besides:
    """Two declarations as one: lists one after the other, of single things the other's."""
    changed = {}
    for field in Besides.__struct_fields__:
        first, second = getattr(one, field), getattr(other, field)
        if second != getattr(NOTHING, field):
            changed[field] = (*first, *second) if isinstance(second, tuple) and field != "exposed" else second
    return replace(one, **changed)
