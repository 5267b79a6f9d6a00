"""Crew tasks and vehicle sheets (AZ-VEH)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from grognard.core.book.own import own_title
from grognard.core.book.tables import Sourced
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.signs import Sign
from grognard.games.operation_ww2.data.tables.rows import Armour, Count


class Task(Sourced, kw_only=True):
    """A task of a crew: whether it exposes a man, and when he looks out for a dead commander (AZ-VEH-07)."""

    exposed: Literal["always", "never", "looking-out", "listed"]
    stands_in: Count = 0

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"az-task-{self.id}")


class Mounted(Record, kw_only=True):
    """A weapon of a vehicle: where it is, how far it swings, who fires it, what it is coupled to (AZ-VLS-05).

    ``shots`` is its rate of fire if it has its own, ``barrels`` how many it has; ``exposed``: firing it exposes who
    fires; ``low``: it is mounted low in the hull (AZ-VLS-02). ``bought`` is the trait without which it is not there:
    its owner takes it along or carries it (AZ-VFI-03).
    """

    id: str
    weapon: str
    arc: str
    at: Literal["turret", "hull", "mount", "bed"]
    task: str
    main: bool = False
    coupled: str = ""
    shots: Count = 0
    barrels: Annotated[int, Meta(ge=1, le=8)] = 1
    exposed: bool = False
    low: bool = False
    bought: str = ""


class Vehicle(Sourced, kw_only=True):
    """A vehicle sheet (AZ-VEH-03). ``type`` names its size and rate, ``target`` its column on the tables of weapons.

    ``choices`` are traits its owner may buy. ``sign`` is drawn on its plate, where its class does not say it;
    ``title`` is what the owner of one of his own calls it.
    """

    nation: str
    sign: Sign | None = None
    type: str = msgspec.field(name="class")
    target: Armour
    crew: Annotated[int, Meta(ge=1, le=12)]
    tasks: Annotated[tuple[str, ...], Meta(min_length=1)]
    traits: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    wheels: Annotated[int, Meta(ge=0, le=8)] = 0
    weapon: tuple[Mounted, ...] = ()
    title: str = ""

    @property
    def name(self) -> Message:
        """What players call it."""
        return own_title(self.title) if self.title else say(f"az-vehicle-{self.id}")

    @property
    def is_armoured(self) -> bool:
        """Whether it is armoured (AZ-DEF-11)."""
        return self.target != "unarmoured"
