"""Events of area weapons: where bursts fall (chapters Area weapons, Scatter)."""

from __future__ import annotations

from grognard.core.events import Event
from grognard.space.plane import Point


class Scattered(Event):
    """A burst that missed came down at ``place``, or, None, had no effect at all (AZ-SCT-02)."""

    aimed: Point
    place: Point | None
