"""The battle's log as told to a reader, line by line, and how its rolls are told.

Part of the wire format (``grognard.core.wire.scene``).
"""

from __future__ import annotations

from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.core.wire.forecasts import Place
from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import DieView


class Motion(Record):
    """A model walked along these points (for the table's animation)."""

    model: str
    points: list[Spot]


class ShotView(Record):
    """Who fired at whom: the table keeps the line between them while the dice lie."""

    unit: str
    target: str


class LogLine(Record):
    """One sentence of the battle's log. ``side`` is who it is about, ``depth`` 0 for a new activation, 1 below it.
    ``places``: where the results of the dice fell that end here. ``shot``: a unit fires at another."""

    seq: int
    message: Message
    rules: list[str] = []
    dice: list[DieView] = []
    side: int | None = None
    depth: int = 1
    motions: list[Motion] = []
    lost: list[str] = []
    places: list[Place] = []
    shot: ShotView | None = None
