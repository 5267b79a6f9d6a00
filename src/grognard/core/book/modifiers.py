"""Labelled modifiers: one list feeds the sum, the tooltip, the odds and the printed table."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.messages import Message
from grognard.core.records import Record


class Modifier(Record):
    """A value that changes a needed roll or a test, with its label and the rule that gives it."""

    label: Message
    value: int
    rule: str


def total(modifiers: Iterable[Modifier]) -> int:
    """The sum of the values."""
    return sum([modifier.value for modifier in modifiers])
