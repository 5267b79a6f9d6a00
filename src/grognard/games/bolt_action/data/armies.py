"""Army lists: their file form, reading and writing them, and what they cost (BA-ARMY).

An army file is TOML, or JSON of the same shape: a head and one ``unit`` table a unit, its men in groups of equal role
and weapons, its cost in parts. ``load_army`` refuses what cannot be understood; ``army_checks.validate`` lists what the
rules of composition forbid, so that friends may still agree to play it.

>>> army = load_army("german-500")
>>> len(army.unit), army.points
(6, 500)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, json

from grognard.core.book.own import LONGEST_KEY, read_with_own
from grognard.core.book.reading import Reader, once_for_shipped, read_source, shipped
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_text
from grognard.core.signs import Sign
from grognard.games.bolt_action.data.entries import ENTRIES, SPECIALS, Entry, Kind, Own, misprint
from grognard.games.bolt_action.data.tables import (
    DATA,
    NATIONS,
    RANKS,
    WEAPONS,
    Nation,
    Quality,
    Rank,
)
from grognard.games.bolt_action.data.theatres import THEATRES, Theatre

FOLDER = DATA / "armies"


SIZE_LIMIT = 200_000


Role = Literal[
    "officer",
    "nco",
    "rifleman",
    "gunner",
    "loader",
    "assistant",
    "spotter",
    "medic",
    "observer",
    "gun",
    "crew",
    "vehicle",
]


Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]


Letter = Annotated[str, Meta(pattern=r"^[A-Z]?$")]


Title = Annotated[str, Meta(max_length=80)]


Points = Annotated[int, Meta(ge=0, le=10_000)]


MAN_BASE = 25


WEAPON_BASE = 40


GUN_BASE = 60


class ModelGroup(Record):
    """Models of a unit with the same role and weapons.

    ``base_mm`` is the width of the base: our choice, as the rulebook fixes none, is 25 mm for a man, 40 mm for the
    one who carries a team's weapon, 60 mm for a gun.

    >>> ModelGroup(1, "rifleman").radius, ModelGroup(1, "gunner", ("mmg",), WEAPON_BASE).radius
    (492, 787)
    """

    count: Annotated[int, Meta(ge=1, le=30)]
    role: Role
    weapons: Annotated[tuple[str, ...], Meta(max_length=12)] = ()
    base_mm: Annotated[int, Meta(ge=10, le=160)] = MAN_BASE

    @property
    def radius(self) -> int:
        """Half the base, in thousandths of an inch."""
        return round(self.base_mm * 1000 / 25.4 / 2)


class CostPart(Record):
    """Part of what a unit costs: ``part`` is the entry, ``men``, ``spotter``, a weapon or a special rule."""

    part: Annotated[str, Meta(max_length=LONGEST_KEY)]
    points: Points
    count: Annotated[int, Meta(ge=1, le=100)] = 1


class ArmyUnit(Record, kw_only=True):
    """One unit of a list. What its kind gives (sign, class, rank) is read from its ``entry``."""

    id: Id
    entry: str
    quality: Quality
    men: Annotated[tuple[ModelGroup, ...], Meta(min_length=1, max_length=12)]
    letter: Letter = ""
    rules: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    cost: Annotated[tuple[CostPart, ...], Meta(max_length=20)] = ()
    free: bool = False

    @property
    def kind_of_unit(self) -> Entry:
        """Its entry in the army book."""
        return ENTRIES[self.entry]

    @property
    def name(self) -> Message:
        """What players call it."""
        return self.kind_of_unit.named(self.letter)

    @property
    def kind(self) -> Kind:
        """Infantry, artillery or vehicle (BA-GEN-01)."""
        return self.kind_of_unit.kind

    @property
    def sign(self) -> Sign:
        """The sign drawn on its plate."""
        return self.kind_of_unit.sign

    @property
    def rank(self) -> Rank | None:
        """The rank of its officer, if it has one (BA-HQ-01)."""
        return RANKS.get(self.kind_of_unit.rank)

    @property
    def size(self) -> int:
        """How many men it has; a gun is none (BA-MOR-06)."""
        return sum(group.count for group in self.men if group.role != "gun")

    @property
    def special(self) -> tuple[str, ...]:
        """Its special rules: those of its entry, and those bought for it (BA-SPC, BA-VEH-31, BA-VEH-32)."""
        entry = self.kind_of_unit
        return tuple(dict.fromkeys((*entry.rules, *entry.traits, *self.rules)))

    @property
    def bodies(self) -> list[ModelGroup]:
        """Its models one by one, a gun first (BA-ART-01)."""
        each = [group for group in self.men for _ in range(group.count)]
        return sorted(each, key=lambda group: group.role != "gun")

    @property
    def points(self) -> int:
        """What the list says it costs."""
        return sum(part.points for part in self.cost)


class Army(Record, kw_only=True):
    """An army list. ``name`` is its short name, ``title`` what its owner calls it, ``theatre`` the one it is chosen for
    (BA-ARMY-02), ``own`` what it adds to weapons and units."""

    format: Literal["grognard-army"]
    version: Literal[1]
    system: Literal["bolt_action"]
    name: Id
    nation: str
    unit: Annotated[tuple[ArmyUnit, ...], Meta(min_length=1, max_length=60)]
    title: Title = ""
    source: tuple[str, ...] = ()
    theatre: str | UnsetType = UNSET
    own: Own | UnsetType = UNSET

    @property
    def national(self) -> Nation:
        """Its nation's numbers and rules."""
        return NATIONS[self.nation]

    @property
    def fought(self) -> Theatre | None:
        """The theatre it is chosen for; None: the generic platoon."""
        return THEATRES[self.theatre] if self.theatre else None

    @property
    def points(self) -> int:
        """What the list says it costs in all."""
        return sum(unit.points for unit in self.unit)

    @property
    def full_name(self) -> Message:
        """The owner's title, or nation, points and what tells it from others of the same points."""
        if self.title:
            return say("ba-army-own-title", title=self.title)
        slots = {unit.kind_of_unit.slot for unit in self.unit}
        fired = {WEAPONS[name] for unit in self.unit for group in unit.men for name in group.weapons}
        heavy = any(unit.kind_of_unit.damage in ("heavy-tank", "super-heavy-tank") for unit in self.unit)
        arm = next(
            arm
            for arm, brings in (
                ("rockets", any(weapon.multiple for weapon in fired)),
                ("assault", "flamethrower" in slots),
                ("heavy", heavy),
                ("armour", "tank" in slots),
                ("none", True),
            )
            if brings
        )
        return say("ba-army-title", arm=arm, nation=self.national.name, points=self.points)


def army_names() -> tuple[str, ...]:
    """The lists that come with the game, the two default ones first, then by nation and points."""
    first = ("us-500", "german-500")
    others = (name for name in shipped(FOLDER) if name not in first)
    return (*first, *sorted(others, key=lambda name: (name.split("-")[0], int(name.split("-")[1]), name)))


@once_for_shipped(FOLDER)
def load_army(source: str | Path | Mapping[str, Any] | Army) -> Army:
    """An army from the name of one that comes with the game, a file, the text of a file, or plain data.

    Raises ``InputError`` naming the file, the place in it and the mend.

    >>> load_army("us-500").unit[1].size
    12
    """
    if isinstance(source, Army):
        return source
    reader = Reader(*read_source(source, FOLDER, SIZE_LIMIT))
    army = read_with_own(reader, Army, misprint)
    reader.known("nation", army.nation, NATIONS)
    if army.theatre:
        reader.known("theatre", army.theatre, THEATRES)
    reader.unique("unit", (unit.id for unit in army.unit))
    for number, unit in enumerate(army.unit, 1):
        place = f"unit {number}"
        reader.known(f"{place}, entry", unit.entry, ENTRIES)
        for rule in unit.rules:
            reader.known(f"{place}, rules", rule, SPECIALS)
        if not is_manned(unit):
            raise reader.error(place, say("ba-army-mounts", unit=unit.name))
        for group_number, group in enumerate(unit.men, 1):
            for weapon in group.weapons:
                reader.known(f"{place}, men {group_number}, weapons", weapon, WEAPONS)
    return army


def army_text(army: Army) -> str:
    """The army as JSON that ``load_army`` reads back equal.

    >>> load_army(army_text(load_army("soviet-500"))) == load_army("soviet-500")
    True
    """
    return json.format(to_text(army).encode(), indent=2).decode() + "\n"


def price(unit: ArmyUnit, nation: str) -> tuple[CostPart, ...]:
    """What a unit costs by its entry, in parts (BA-ARMY-05). A free unit costs nothing (BA-ARMY-03).

    >>> [(part.part, part.points) for part in price(load_army("german-500").unit[1], "german")]
    [('men', 100), ('lmg', 20), ('panzerfaust', 5)]
    """
    if unit.free:
        return ()
    entry = unit.kind_of_unit
    spotters = roles_of(unit)["spotter"]
    carried = weapons_carried(unit)
    parts: list[CostPart] = []
    men = unit.size - spotters
    if entry.points:
        parts.append(CostPart(entry.id, entry.points.get(unit.quality, 0)))
        men -= entry.men
    if men > 0 and entry.each:
        parts.append(CostPart("men", men * entry.each.get(unit.quality, 0), men))
    if spotters and entry.spotter is not None:
        parts.append(CostPart("spotter", spotters * entry.spotter, spotters))
    for buy in entry.buys:
        if carried[buy.weapon]:
            parts.append(CostPart(buy.weapon, carried[buy.weapon] * buy.points, carried[buy.weapon]))
    for rule in unit.rules:
        each = SPECIALS[rule].price(nation)
        if each:
            parts.append(CostPart(rule, each * unit.size, unit.size))
    return tuple(parts)


def is_manned(unit: ArmyUnit) -> bool:
    """Whether a vehicle is one model with its weapons in the order of its mounts, bought ones last (BA-VEH-03), and
    nothing else has such a model."""
    entry = unit.kind_of_unit
    vehicles = [group for group in unit.men if group.role == "vehicle"]
    if entry.kind != "vehicle":
        return not vehicles
    if len(unit.men) != 1 or not vehicles or vehicles[0].count != 1:
        return False
    fitted = [mount.weapon for mount in entry.mounts]
    listed = list(vehicles[0].weapons)
    bought = Counter(listed[len(fitted) :])
    may_buy = {buy.weapon: buy.most for buy in entry.buys}
    return listed[: len(fitted)] == fitted and all(number <= may_buy.get(name, 0) for name, number in bought.items())


def weapons_carried(unit: ArmyUnit) -> Counter[str]:
    """How many of each weapon a unit has."""
    carried: Counter[str] = Counter()
    for group in unit.men:
        for weapon in group.weapons:
            carried[weapon] += group.count
    return carried


def roles_of(unit: ArmyUnit) -> Counter[str]:
    """How many men of a unit have each role."""
    roles: Counter[str] = Counter()
    for group in unit.men:
        roles[group.role] += group.count
    return roles
