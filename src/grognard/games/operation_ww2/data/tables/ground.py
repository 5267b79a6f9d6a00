"""Sizes, distances, terrain and detection (AZ-DEF-14, AZ-MOV, AZ-TER, AZ-DET). Lengths: thousandths of a centimetre."""

from __future__ import annotations

import re
from typing import Any, Literal

from grognard.core.book.tables import Sourced
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables.rows import Count, Cover, Length, Small

Sight = Literal["free", "beyond", "blocked", "hedge", "deep", "small", "openings", "slits", "real", "into"]
SIGHT_LIMITS = {
    "beyond": "sight-past-low-obstacle",
    "deep": "sight-into-covered-terrain",
    "openings": "sight-into-covered-terrain",
    "small": "sight-past-small-wood",
}
"""How far one sees past terrain, or into it, by its kind of sight: the names of the limits (AZ-LOS-03, AZ-LOS-06)."""
By = Literal["", "openings", "door", "break-in"]


class ModelSize(Sourced, kw_only=True):
    """The footprint and height of a model, its passengers and who can ride on top (AZ-DEF-14).

    ``calibre`` is the greatest of a gun of this size in millimetres; 0: no gun.
    """

    width: Length
    length: Length
    height: Length
    passengers: Count = 0
    riders: Count = 0
    calibre: Count = 0


class Feature(Sourced, kw_only=True):
    """The thickness and height of what stands on the table; thickness 0: as drawn."""

    width: Length
    height: Length


class OpeningSize(Sourced, kw_only=True):
    """How wide a door, window or gap in an outer wall is (AZ-LOS-09)."""

    width: Length


class Rate(Sourced, kw_only=True):
    """How far a type goes slowly, fast and in an assault; None: it does not assault (AZ-MOV-01)."""

    slow: Length
    fast: Length
    assault: Length | None = None


class Going(Record):
    """What it takes to get in or across (AZ-TER-01, AZ-TER-03).

    ``cost`` and ``bonus`` are thousandths of a centimetre, ``tests`` driving tests; ``removed``: the element goes once
    it was crossed; ``by`` is the only way in, if there is one.
    """

    text: str
    cost: int = 0
    bonus: int = 0
    tests: int = 0
    slow: bool = False
    barred: bool = False
    removed: bool = False
    by: By = ""


class TerrainKind(Sourced, kw_only=True):
    """A kind of terrain (AZ-TER).

    ``cover`` is what it gives (AZ-TER-08); ``covered``: to everything inside (AZ-TER-07). ``hard``: HEAT rounds burst
    on it (AZ-HEAT-09). ``shelter``: how broken models find cover in it (AZ-MOR-15). ``protects``: its row of the
    protection table, ``height`` its feature. ``narrow`` is what a piece counts as that is nowhere as wide as a small
    wood may not be (AZ-LOS-06).
    """

    infantry: Going
    wheeled: Going
    tracked: Going
    cover: Cover | Literal["vehicle"]
    sight: Sight
    to_hit: Small = 0
    damage: Small = 0
    covered: bool = False
    hard: bool = False
    shelter: Literal["no", "inside", "contact"] = "no"
    protects: str = ""
    height: str = ""
    narrow: str = ""

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"az-terrain-{self.id}")

    @property
    def covers_inside(self) -> bool:
        """Whether it covers who is in it and nobody else: covered terrain (AZ-TER-07), trenches, smoke (AZ-SMK-05)."""
        return self.covered or self.shelter == "inside" or self.sight == "into"


class VehicleCover(Sourced, kw_only=True):
    """The cover a kind of vehicle gives (AZ-VCOV-07), or a gun without and with a shield (AZ-ART-03, AZ-ART-04)."""

    cover: Cover


class Detection(Sourced, kw_only=True):
    """How far a target of a kind and state is detected, by day and by night, in the open and in cover (AZ-DET-03)."""

    day: Length
    day_cover: Length
    night: Length
    night_cover: Length


def read_going(text: str) -> Any:
    """Going as people write it, ``-5 R``; a text that is none is given back for the record to refuse.

    >>> read_going("2T slow").tests, read_going("-5 R").cost, read_going("3T")
    (2, 5000, '3T')
    """
    going: dict[str, Any] = {}
    for word in text.split():
        if word == "-":
            continue
        if found := re.fullmatch(r"([+-])([0-9]{1,2})", word):
            going["cost" if found[1] == "-" else "bonus"] = int(found[2]) * 1000
        elif word in ("T", "2T"):
            going["tests"] = 2 if word == "2T" else 1
        elif word in ("slow", "X", "R"):
            going[{"slow": "slow", "X": "barred", "R": "removed"}[word]] = True
        elif word in ("openings", "door", "break-in"):
            going["by"] = word
        else:
            return text
    return Going(text, **going) if text.split() else text
