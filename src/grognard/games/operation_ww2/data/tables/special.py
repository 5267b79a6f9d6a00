"""Charges, scatter, communication, the table below ground, smoke, characteristics. Lengths: thousandths of a cm."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.book.tables import Sourced
from grognard.core.messages import Message, say
from grognard.games.operation_ww2.data.tables.rows import Count, Face, Faces, Length


class Charge(Faces, kw_only=True):
    """Which terrain a primed charge removes (AZ-EXP-04)."""

    removes: tuple[str, ...]


class Scatter(Sourced, kw_only=True):
    """Up to which distance the scatter die counts so many times; 0: any distance (AZ-SCT-03)."""

    upto: Length
    factor: Face


class Communication(Sourced, kw_only=True):
    """A means of communication: the face that gets through and how near one must be; 0: anywhere (AZ-COM)."""

    needs: Face
    within: Length
    rule: str

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"az-communication-{self.id}")


class Underground(Faces, kw_only=True):
    """What happens going down or up: whom it hits, and whether the way is closed (AZ-TUN-03)."""

    hits: Literal["none", "die", "all", "dead"]
    closed: bool


class SmokeDrift(Faces, kw_only=True):
    """What becomes of smoke at the start of a turn (AZ-SMK-08)."""

    stays: bool
    new_wind: bool


class SmokeDevice(Sourced, kw_only=True):
    """A device that makes smoke. Templates are radii in centimetres; ``sides``: one use for each (AZ-SMK-09)."""

    range: Length
    arc: tuple[Literal["front", "side", "rear"], ...]
    template: Literal[3, 5, 8, 10]
    templates: Face
    sides: Face
    points: Count
    explodes: bool = False

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"az-device-{self.id}")


class Characteristic(Sourced, kw_only=True):
    """A characteristic: what may have it (``guns``: of what vehicles may have, guns have it too), the rules that say
    what it does, whether this program plays it."""

    on: Literal["unit", "vehicle", "weapon"]
    guns: bool = False
    rules: Annotated[tuple[str, ...], Meta(min_length=1)]
    played: bool = True

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"az-characteristic-{self.id}")
