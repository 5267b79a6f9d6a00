"""What a vehicle is to the rules, read from its entry once: armour, drive, mounts, seats (chapter Vehicles).

Nothing here changes in a battle; what does (immobilised, pinned, where it stands) is in the state.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.records import Record
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.entries import Entry, Mount
from grognard.games.bolt_action.data.tables import Rate
from grognard.games.bolt_action.state.measures import INCH
from grognard.space.hulls import Quarter


class Chassis(Record):
    """A vehicle's unchanging facts. Lengths are thousandths of an inch; ``value`` is its damage value from the side."""

    drive: str
    target: str
    value: int
    armoured: bool
    length: int
    width: int
    height: int
    mounts: tuple[Mount, ...]
    seats: int = 0
    tows: tuple[str, ...] = ()
    recce: bool = False
    open_topped: bool = False
    front_bonus: int = 0
    traits: frozenset[str] = frozenset()

    @property
    def enclosed(self) -> bool:
        """Whether small arms cannot so much as pin it (BA-VEH-05)."""
        return self.armoured and not self.open_topped

    @property
    def rate(self) -> Rate:
        """Its row of the table of rates (BA-MOV-12); slow ones keep their pivots (BA-MOV-09)."""
        return tables.RATES[self.drive]

    @property
    def advance(self) -> int:
        """How far it goes at an Advance (BA-MOV-09)."""
        return tables.RATES["slow"].advance if "slow" in self.traits else self.rate.advance

    @property
    def run(self) -> int:
        """How far it goes at a Run (BA-MOV-09)."""
        return tables.RATES["slow"].run if "slow" in self.traits else self.rate.run

    @property
    def heavy(self) -> bool:
        """Whether it is a heavy or super-heavy tank, which breaks through buildings (BA-BLD-05)."""
        return self.target in ("heavy-tank", "super-heavy-tank")

    def value_from(self, side: str) -> int:
        """The damage value of an armoured vehicle hit on a side: some are thicker in front (BA-VEH-32)."""
        return self.value + (self.front_bonus if side == "front" else 0)

    def facing_bonus(self, side: str, *, shaped: bool = False) -> int:
        """What a heavy weapon gains against this side of the armour (BA-VEH-21, BA-VEH-32).

        ``shaped``: an anti-tank rifle or a shaped charge, which skirts keep off the sides.
        """
        if side == "front" or "armoured-all-round" in self.traits:
            return 0
        if side == "side" and shaped and "schuerzen" in self.traits:
            return 0
        if side == "side" and "weak-sides" in self.traits:
            return tables.FACINGS["rear"].pen
        if side == "rear" and "reinforced-rear" in self.traits:
            return tables.FACINGS["side"].pen
        return tables.FACINGS[side].pen


def chassis_of(entry: Entry, special: Sequence[str]) -> Chassis:
    """The chassis of a vehicle's entry, with the special rules of the vehicle."""
    target = tables.TARGET_VALUES[entry.damage]
    size = entry.hull
    assert size is not None, entry.id
    bought = tuple(Mount(buy.weapon, "pintle") for buy in entry.buys)
    return Chassis(
        drive=entry.drive,
        target=entry.damage,
        value=target.value,
        armoured=target.armoured,
        length=round(size.length * INCH),
        width=round(size.width * INCH),
        height=round(size.height * INCH),
        mounts=(*entry.mounts, *bought),
        seats=entry.seats,
        tows=entry.tows,
        recce=entry.recce,
        open_topped=entry.open_topped,
        front_bonus=entry.front_bonus + ("heavy-front" in special),
        traits=frozenset(special),
    )


def side_of(quarter: Quarter) -> str:
    """What the damage rules call an arc of the target: front, side or rear (BA-VEH-21)."""
    return quarter if quarter in ("front", "rear") else "side"
