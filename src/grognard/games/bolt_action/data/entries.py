"""The entries an army list is made of: what may be taken, by whom, with what, for how many points (BA-ARMY).

>>> ENTRIES["grenadier-squad"].most, ENTRIES["medium-mortar-team"].points["regular"]
(10, 50)
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.book.own import Misprint, OwnReference, OwnThing, Shelf, thing_of
from grognard.core.book.reading import unknown
from grognard.core.book.tables import Row, TableFile
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.core.signs import Sign
from grognard.games.bolt_action.data.tables import (
    DATA,
    HIGH_EXPLOSIVE,
    NATIONS,
    QUALITIES,
    RATES,
    TARGET_VALUES,
    WEAPONS,
    Quality,
)
from grognard.games.bolt_action.data.weapons import OwnWeapon, weapon_misprint
from grognard.space.hulls import Quarter

Kind = Literal["infantry", "artillery", "vehicle"]


class Buy(Record):
    """A weapon that may be bought for a unit: points apiece and how many at most (BA-ARMY-05)."""

    weapon: str
    points: Annotated[int, Meta(ge=0, le=500)]
    most: Annotated[int, Meta(ge=1, le=30)]


class Mount(Record):
    """A vehicle's weapon and where it is mounted (BA-VEH-03).

    ``arc`` is the arc it covers, ``also`` a second one, as of a small turret beside a great one; without, a hull weapon
    covers the front and any other fires all round.
    """

    weapon: str
    at: Literal["turret", "coaxial", "hull", "pintle"]
    arc: Quarter | None = None
    also: Quarter | None = None

    @property
    def covers(self) -> tuple[Quarter, ...]:
        """The arcs it fires into; empty if all round.

        >>> Mount("mmg", "turret", "front", "left").covers, Mount("mmg", "hull").covers, Mount("mmg", "pintle").covers
        (('front', 'left'), ('front',), ())
        """
        said = tuple(arc for arc in (self.arc, self.also) if arc is not None)
        return said or (("front",) if self.at == "hull" else ())


class HullSize(Record):
    """The size of a vehicle's model in inches: our own choice, as the rulebook fixes none."""

    length: Annotated[float, Meta(gt=0, le=20)]
    width: Annotated[float, Meta(gt=0, le=20)]
    height: Annotated[float, Meta(gt=0, le=20)]


class Entry(Row, kw_only=True):
    """One kind of unit.

    ``points`` is what the unit costs by quality, with the first ``men`` men; ``each`` what a further man costs. Squads
    have no ``points``: each man is counted, and ``men`` is the fewest. A quality in neither cannot be taken. A gun is
    not counted among the men of its crew. ``rules`` are special rules it always has; a ``tow_only`` gun cannot be moved
    by its crew (BA-MOV-07). ``calls``: what its observer may call (BA-HQ-07).
    A vehicle has a ``drive`` (a row of the table of rates), a ``damage`` row, ``seats``, ``mounts`` and a ``hull``;
    ``tows`` are the sizes of gun it may pull, ``traits`` special rules that are its own (BA-VEH-31, BA-VEH-32).
    ``title`` is what the owner of a unit of his own calls it.
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
    title: str = ""

    @property
    def qualities(self) -> tuple[Quality, ...]:
        """The qualities it may have."""
        return tuple(self.points or self.each)

    def named(self, letter: str = "") -> Message:
        """What players call it, with the letter that tells it from its like, if any."""
        if self.title:
            return say("ba-unit-own", title=self.title, letter=letter or "none")
        return say(f"ba-unit-{self.id}", letter=letter or "none")


class Slot(Row, kw_only=True):
    """A slot of the reinforced platoon: how many units it holds, or one for every unit of other slots (BA-ARMY-02)."""

    least: int = 0
    most: int = 0
    per: tuple[str, ...] = ()

    @property
    def name(self) -> Message:
        """What it is called."""
        return say(f"ba-slot-{self.id}")


class Special(Row, kw_only=True):
    """A special rule a unit may have: its catalogue id, the ``quality`` it goes with if that is one only and, where it
    is bought, its price a man (BA-SPC)."""

    rule: str
    quality: Quality | None = None
    each: int = 0
    each_of: dict[str, int] = {}

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"ba-special-{self.id}")

    def misfit(self, quality: str) -> Message | None:
        """That it does not go with a quality; None if it does.

        >>> SPECIALS["green"].misfit("veteran").id, SPECIALS["green"].misfit("inexperienced")
        ('ba-special-quality', None)
        """
        if self.quality is None or self.quality == quality:
            return None
        return say("ba-special-quality", special=self.name, quality=QUALITIES[self.quality].name)

    def price(self, nation: str) -> int:
        """What it costs a man in this nation's army."""
        return self.each_of.get(nation, self.each)


_entries: Mapping[str, Entry] = {
    id: entry
    for file in ("units.toml", "further_vehicles.toml")
    for id, entry in TableFile(DATA, file).table("entry", Entry).items()
}
ENTRIES: Mapping[str, Entry] = MappingProxyType(Shelf(_entries, lambda key: own_entry(key)))
SLOTS: Mapping[str, Slot] = TableFile(DATA, "slots.toml").table("slot", Slot)
SPECIALS: Mapping[str, Special] = TableFile(DATA, "special.toml").table("special", Special)


class OwnUnit(OwnThing, kw_only=True):
    """A unit of a player's own: ``like`` an entry that comes with the game, which it is where it says nothing. Points
    are by quality, ``each`` for every man beyond the first ``men``; ``hull`` is the model's size in inches."""

    like: str
    nations: Annotated[tuple[str, ...], Meta(max_length=20)] | None = None
    sign: Sign | None = None
    men: Annotated[int, Meta(ge=1, le=30)] | None = None
    most: Annotated[int, Meta(ge=1, le=30)] | None = None
    points: dict[Quality, Annotated[int, Meta(ge=0, le=2000)]] | None = None
    each: dict[Quality, Annotated[int, Meta(ge=0, le=200)]] | None = None
    weapons: Annotated[tuple[OwnReference, ...], Meta(max_length=12)] | None = None
    team_weapon: OwnReference | None = None
    buys: Annotated[tuple[Buy, ...], Meta(max_length=12)] | None = None
    special: Annotated[tuple[str, ...], Meta(max_length=12)] | None = None
    rules: Annotated[tuple[str, ...], Meta(max_length=8)] | None = None
    drive: str | None = None
    damage: str | None = None
    seats: Annotated[int, Meta(ge=0, le=30)] | None = None
    recce: bool | None = None
    open_topped: bool | None = None
    front_bonus: Annotated[int, Meta(ge=0, le=3)] | None = None
    mounts: Annotated[tuple[Mount, ...], Meta(max_length=6)] | None = None
    hull: HullSize | None = None
    tows: tuple[Literal["light", "medium", "heavy"], ...] | None = None
    traits: Annotated[tuple[str, ...], Meta(max_length=8)] | None = None


class Own(Record):
    """What a player adds to the game: weapons, and units that may have them."""

    weapon: Annotated[tuple[OwnWeapon, ...], Meta(max_length=60)] = ()
    unit: Annotated[tuple[OwnUnit, ...], Meta(max_length=60)] = ()


class OwnFile(Own, kw_only=True):
    """A file of weapons and units of a player's own, to be added to an army."""

    format: Literal["grognard-own"]
    version: Literal[1]
    system: Literal["bolt_action"]


OF_VEHICLES = frozenset({"drive", "damage", "seats", "recce", "open_topped", "front_bonus", "mounts", "hull", "tows"})
"""What only vehicles have."""
OF_MEN = frozenset({"men", "most", "each", "weapons", "team_weapon", "special"})
"""What only men have."""


def own_entry(key: str) -> Entry | None:
    """A unit of a player's own, by its key; None if there is none."""
    thing = thing_of(key, OwnUnit)
    return None if thing is None or _wrong(thing) is not None else _made(thing, key)


def misprint(kind: str, key: str) -> Misprint:
    """What is wrong with a weapon or a unit of a player's own."""
    if kind == "weapon":
        return weapon_misprint(key, WEAPONS, tuple(HIGH_EXPLOSIVE))
    thing = thing_of(key, OwnUnit)
    return ("id", say("own-too-long")) if thing is None else _wrong(thing)


def _said(thing: OwnUnit) -> dict[str, Any]:
    values = {name: getattr(thing, name) for name in OwnUnit.__struct_fields__ if name not in ("id", "title", "like")}
    return {name: value for name, value in values.items() if value is not None}


def _made(thing: OwnUnit, key: str) -> Entry:
    like = _entries[thing.like]
    gun = {"team_weapon": like.team_weapon or like.id} if like.kind == "artillery" else {}
    return replace(like, id=key, title=thing.title, source=("own",), note="", **{**gun, **_said(thing)})


def _wrong(thing: OwnUnit) -> Misprint:
    if thing.like not in _entries:
        return "like", unknown(thing.like, _entries)
    made, said = _made(thing, thing.like), _said(thing)
    for field in said:
        if field in (OF_MEN if made.kind == "vehicle" else OF_VEHICLES):
            return field, say("ba-own-unit-field", like=_entries[thing.like].named(), field=field)
    for field, names, known in (
        ("nations", made.nations, NATIONS),
        ("special", made.special, SPECIALS),
        ("rules", made.rules, SPECIALS),
        ("traits", made.traits, SPECIALS),
        ("drive", (made.drive,) if made.drive else (), RATES),
        ("damage", (made.damage,) if made.damage else (), TARGET_VALUES),
        ("weapons", made.weapons, WEAPONS),
        ("team_weapon", (made.team_weapon,) if made.team_weapon else (), WEAPONS),
        ("buys", tuple(buy.weapon for buy in made.buys), WEAPONS),
        ("mounts", tuple(mount.weapon for mount in made.mounts), WEAPONS),
    ):
        for name in names if field in said else ():
            if name not in known:
                return field, unknown(name, known)
    if made.men > made.most:
        return "most", say("ba-own-unit-men", men=made.men, most=made.most)
    if not made.qualities:
        return "points", say("ba-own-unit-quality")
    return _arms(made, said)


def _arms(made: Entry, said: Collection[str]) -> Misprint:
    """Men and vehicles have weapons of such families as come with the game."""
    carried = _families(made.kind)
    for field, names in (
        ("weapons", made.weapons),
        ("team_weapon", (made.team_weapon,) if made.team_weapon else ()),
        ("buys", tuple(buy.weapon for buy in made.buys)),
        ("mounts", tuple(mount.weapon for mount in made.mounts)),
    ):
        for name in names if field in said else ():
            if WEAPONS[name].family not in carried:
                return field, say("ba-own-unit-weapon", weapon=WEAPONS[name].name, names=", ".join(sorted(carried)))
    team = WEAPONS[made.team_weapon] if made.team_weapon else None
    if team is not None and made.kind == "infantry" and not team.team:
        return "team_weapon", say("ba-own-unit-team", weapon=team.name)
    return None


@cache
def _families(kind: Kind) -> frozenset[str]:
    """The families of the weapons that units of a kind have which come with the game."""
    return frozenset(
        WEAPONS[name].family
        for entry in _entries.values()
        if entry.kind == kind
        for name in (
            *entry.weapons,
            *((entry.team_weapon or entry.id,) if kind == "artillery" else (entry.team_weapon,)),
            *(buy.weapon for buy in entry.buys),
            *(mount.weapon for mount in entry.mounts),
        )
        if name
    )
