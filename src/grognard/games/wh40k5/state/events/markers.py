"""Events of markers and templates (WH-WEAPON-06 to WH-WEAPON-08)."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.space.plane import Point


class MarkerAimed(Event):
    """The hole of a marker is put on a place, before it scatters (WH-WEAPON-07)."""

    unit: str
    model: str
    weapon: str
    at: Point


class MarkerLanded(Event):
    """Where a marker comes down and the models under it, friends and foes (WH-WEAPON-07, WH-WEAPON-20)."""

    unit: str
    model: str
    weapon: str
    at: Point
    models: tuple[str, ...]


class MarkerLost(Event):
    """A marker does nothing: it can be placed nowhere, lies out of range or beyond the edge of the table (WH-WEAPON-07,
    WH-WEAPON-20, WH-WEAPON-24)."""

    unit: str
    model: str
    weapon: str


class TemplateLaid(Event):
    """The template is laid, its narrow end at a place, in a direction; the models it touches (WH-WEAPON-06)."""

    unit: str
    model: str
    weapon: str
    at: Point
    facing: int
    models: tuple[str, ...]
