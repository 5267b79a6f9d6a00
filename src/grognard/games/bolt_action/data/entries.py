"""The entries an army list is made of: what may be taken, by whom, with what, for how many points (BA-ARMY).

>>> ENTRIES["grenadier-squad"].most, ENTRIES["medium-mortar-team"].points["regular"]
(10, 50)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from grognard.core.book.tables import Row, TableFile
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.signs import Sign
from grognard.games.bolt_action.data.tables import DATA, Quality
from grognard.space.hulls import Quarter

Kind = Literal["infantry", "artillery", "vehicle"]


class Buy(Record):
    """A weapon that may be bought for a unit: points apiece and how many at most (BA-ARMY-05)."""

    weapon: str
    points: int
    most: int


class Mount(Record):
    """A vehicle's weapon and where it is mounted (BA-VEH-03).

    ``arc`` is the one arc it covers; without, a hull weapon covers the front and any other fires all round.
    """

    weapon: str
    at: Literal["turret", "coaxial", "hull", "pintle"]
    arc: Quarter | None = None

    @property
    def covers(self) -> Quarter | None:
        """The arc it fires into; None if all round."""
        return self.arc or ("front" if self.at == "hull" else None)


class HullSize(Record):
    """The size of a vehicle's model in inches: our own choice, as the rulebook fixes none."""

    length: float
    width: float
    height: float


class Entry(Row, kw_only=True):
    """One kind of unit.

    ``points`` is what the unit costs by quality, with the first ``men`` men; ``each`` what a further man costs. Squads
    have no ``points``: each man is counted, and ``men`` is the fewest. A quality in neither cannot be taken. A gun is
    not counted among the men of its crew. ``rules`` are special rules it always has; a ``tow_only`` gun cannot be moved
    by its crew (BA-MOV-07). ``calls``: what its observer may call (BA-HQ-07).
    A vehicle has a ``drive`` (a row of the table of rates), a ``damage`` row, ``seats``, ``mounts`` and a ``hull``;
    ``tows`` are the sizes of gun it may pull, ``traits`` special rules that are its own (BA-VEH-31, BA-VEH-32).
    """

    slot: str
    kind: Kind
    sign: Sign
    men: int
    most: int
    nations: tuple[str, ...] = ()
    points: dict[Quality, int] = {}
    each: dict[Quality, int] = {}
    rank: str = ""
    nco: bool = False
    weapons: tuple[str, ...] = ()
    team_weapon: str = ""
    spotter: int | None = None
    buys: tuple[Buy, ...] = ()
    special: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    tow_only: bool = False
    calls: Literal["", "barrage", "strike"] = ""
    drive: str = ""
    damage: str = ""
    seats: int = 0
    recce: bool = False
    open_topped: bool = False
    front_bonus: int = 0
    mounts: tuple[Mount, ...] = ()
    hull: HullSize | None = None
    tows: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    confidence: Literal["sourced", "assumed"] = "sourced"

    @property
    def qualities(self) -> tuple[Quality, ...]:
        """The qualities it may have."""
        return tuple(self.points or self.each)

    def named(self, letter: str = "") -> Message:
        """What players call it, with the letter that tells it from its like, if any."""
        return say(f"ba-unit-{self.id}", letter=letter or "none")


class Slot(Row, kw_only=True):
    """A slot of the reinforced platoon: how many units it holds, or one for every squad and gun (BA-ARMY-02)."""

    least: int = 0
    most: int
    per_unit: bool = False

    @property
    def name(self) -> Message:
        """What it is called."""
        return say(f"ba-slot-{self.id}")


class Special(Row, kw_only=True):
    """A special rule a unit may have: its catalogue id and, where it is bought, its price a man (BA-SPC)."""

    rule: str
    each: int = 0
    each_of: dict[str, int] = {}

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"ba-special-{self.id}")

    def price(self, nation: str) -> int:
        """What it costs a man in this nation's army."""
        return self.each_of.get(nation, self.each)


ENTRIES: Mapping[str, Entry] = TableFile(DATA, "units.toml").table("entry", Entry)
SLOTS: Mapping[str, Slot] = TableFile(DATA, "slots.toml").table("slot", Slot)
SPECIALS: Mapping[str, Special] = TableFile(DATA, "special.toml").table("special", Special)
