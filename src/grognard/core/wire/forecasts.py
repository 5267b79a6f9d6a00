"""What the dice were expected to do: distributions, where a result fell in one, a side's luck.

Part of the wire format (``grognard.core.wire.scene``).
"""

from __future__ import annotations

from typing import Literal

from grognard.core.messages import Message
from grognard.core.records import Record


class Bar(Record):
    """One outcome: its probability and, if there is one, that of the alternative. ``name`` is its label in words, where
    it is more than a number."""

    label: str
    probability: float
    alternative: float | None = None
    tone: Literal["good", "middling", "bad"] = "good"
    name: Message | None = None


class Chart(Record):
    """A distribution drawn as bars. ``summary`` states its figures in words and is its accessible name."""

    title: Message
    bars: list[Bar]
    caption: Message
    summary: Message
    unit: Message | None = None
    alternative: Message | None = None


class Place(Record):
    """Where a result fell in what was to be expected before the dice: the chart, the bar of what came (from 0), and a
    sentence."""

    chart: Chart
    at: int
    message: Message


class TallyView(Record):
    """One thing counted for a side: what came of so many throws, what was to be expected, and the band in which it lies
    95 times in 100 with fair dice (``ordinary``: it does); a sentence that says so."""

    title: Message
    trials: int
    actual: float
    expected: float
    low: float
    high: float
    ordinary: bool
    message: Message


class FortuneView(Record):
    """One side's luck: the standard score of all its tallies together (0: as expected; ``ordinary``: no evidence of
    luck), and each by itself."""

    side: int
    trials: int
    score: float
    ordinary: bool
    message: Message
    tallies: list[TallyView]


class LuckView(Record):
    """A battle's luck so far, side by side; without sides nothing has been thrown that counts."""

    sides: list[FortuneView] = []
