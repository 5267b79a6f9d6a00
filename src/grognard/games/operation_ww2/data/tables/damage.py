"""What hits do: results on people, on guns and on vehicles (AZ-DMG, AZ-VDM)."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.book.tables import Sourced
from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables.rows import Count, Cover, Face, Faces, label

Fate = Literal["none", "scared", "dead"]
FATES: tuple[Fate, ...] = ("none", "scared", "dead")
"""What may happen to somebody, the mildest first."""

Harm = Literal["none", "scared", "light", "medium", "heavy", "dead"]
Part = Literal[
    "wheel",
    "track",
    "wheel or track",
    "secondary weapon",
    "main weapon",
    "immobile",
    "engine",
    "catastrophe",
]
PARTS: tuple[Part, ...] = (
    "wheel",
    "track",
    "wheel or track",
    "secondary weapon",
    "main weapon",
    "immobile",
    "engine",
    "catastrophe",
)
COVERS: tuple[Cover, ...] = ("none", "light", "medium", "heavy")
Share = Annotated[float, Meta(ge=0, le=1)]


class Effects(Record):
    """What a result does to a gun or a vehicle; all empty: nothing (AZ-VDM).

    ``crew`` of those aboard are hit and roll again; ``scared`` and ``dead`` fall on crewmen without another roll.
    """

    text: str
    parts: tuple[Part, ...] = ()
    crew: int = 0
    scared: int = 0
    dead: int = 0
    nerve_test: bool = False


class DamageRow(Sourced, kw_only=True):
    """The results of one modified die in every column; the id is the die (AZ-FIRE-12)."""

    infantry: Harm
    artillery: Effects
    unarmoured: Effects
    light: Effects
    medium: Effects
    heavy: Effects

    def on(self, column: Literal["artillery", "unarmoured", "light", "medium", "heavy"]) -> Effects:
        """The result on a gun or a vehicle."""
        effects: Effects = getattr(self, column)
        return effects


class EffectRow(Faces, kw_only=True):
    """What some faces do to a vehicle (AZ-VDM-04, AZ-FVH-01)."""

    effects: Effects


class Protection(Sourced, kw_only=True):
    """Up to which face something stops a shot (AZ-VCOV-03, AZ-ART-04)."""

    stops: Face
    rule: str

    @property
    def name(self) -> Message:
        """What it is called beside a roll."""
        return label("protection", self.id)


class PartPlace(Sourced, kw_only=True):
    """Where a part lies along the hull, 0 at the front end and 1 at the rear, and if in its lower half (AZ-VCOV-09)."""

    start: Share
    end: Share
    low: bool


class Burst(Sourced, kw_only=True):
    """How many models a burst strikes without a template, by its radius: a die, ``plus``, ``least`` (AZ-AREA-13)."""

    plus: int
    least: Count


def fate(harm: Harm, cover: Cover) -> Fate:
    """What a result does to a person in this cover (AZ-DMG-08, AZ-COV-04).

    >>> fate("medium", "light"), fate("medium", "medium"), fate("dead", "heavy"), fate("scared", "none")
    ('dead', 'scared', 'dead', 'scared')
    """
    if harm in ("none", "scared", "dead"):
        return harm
    return "scared" if COVERS.index(cover) >= COVERS.index(harm) else "dead"


def read_effects(text: str) -> Any:
    """Effects as people write them, ``track + 1 crew + nerve test``; a text that is none is given back.

    >>> read_effects("wheel or track + 2 crew").crew, read_effects("NE").parts, read_effects("boom")
    (2, (), 'boom')
    """
    parts: list[Part] = []
    counts: dict[str, int] = {}
    nerve = False
    for word in [] if text == "NE" else text.split(" + "):
        found = re.fullmatch(r"([1-9]) (crew|scared|dead)", word)
        part = next((part for part in PARTS if part == word), None)
        if found and found[2] not in counts:
            counts[found[2]] = int(found[1])
        elif part is not None and part not in parts:
            parts.append(part)
        elif word == "nerve test" and not nerve:
            nerve = True
        else:
            return text
    return Effects(text, tuple(parts), nerve_test=nerve, **counts)
