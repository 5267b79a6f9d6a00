"""Guns and their crews under fire (AZ-ART)."""

from __future__ import annotations

from grognard.core.procedures import Action, Done, Procedure, step
from grognard.core.records import Record
from grognard.games.operation_ww2.context import G
from grognard.space.plane import Point


class GunHit(Record):
    """A hit on a gun by a weapon that was fired from a place. ``modifier`` is added to its damage die."""

    weapon: str
    start: Point
    modifier: int = 0


class GunHits(Procedure):
    """Hits of direct fire on a gun: each is rolled on its column; crew results strike its crew (AZ-ART-01, AZ-ART-02).
    The value: whether models were lost."""

    unit: str
    gun: str
    hits: tuple[GunHit, ...]

    @step
    def finish(self, g: G) -> Action:
        return Done(False)
