"""Sizes of buildings, and what big shells and tanks do to them (AZ-DEM, AZ-ROO, AZ-TKB)."""

from __future__ import annotations

from typing import Literal

import msgspec

from grognard.core.book.tables import Sourced
from grognard.games.operation_ww2.data.tables.rows import Count, Faces, Length, Small

Size = Literal["small", "medium", "large", "huge"]
Fall = Literal["none", "test", "rooms", "small-arms", "heavy"]
Roof = Literal["holds", "off", "demolition"]


class BuildingSize(Sourced, kw_only=True):
    """The least outline of a size with one storey and with more (AZ-DEM-01), and what it adds to AZ-TKB-02."""

    one: tuple[Length, Length]
    more: tuple[Length, Length]
    entry: Small


class Demolition(Faces, kw_only=True):
    """What a total does to a building of each size (AZ-DEM-02)."""

    small: Fall
    medium: Fall
    large: Fall
    huge: Fall

    def on(self, size: Size) -> Fall:
        """What it does to a building of this size."""
        result: Fall = getattr(self, size)
        return result


class RoofRow(Faces, kw_only=True):
    """What a total does to the roof of a building of each size (AZ-ROO-01)."""

    small: Roof
    medium: Roof
    large: Roof
    huge: Roof

    def on(self, size: Size) -> Roof:
        """What it does to the roof of a building of this size."""
        result: Roof = getattr(self, size)
        return result


class Calibre(Sourced, kw_only=True):
    """What calibres of ``least`` millimetres and more add to demolition and to roofs (AZ-DEM-02)."""

    least: Count = msgspec.field(name="from")
    value: Small


class Entry(Faces, kw_only=True):
    """What happens to a tank inside a building (AZ-TKB-02)."""

    effect: Literal["heavy", "stuck", "drives"]


class Material(Sourced, kw_only=True):
    """Which tanks break into walls of this material (AZ-TKB-04)."""

    tanks: tuple[str, ...]
