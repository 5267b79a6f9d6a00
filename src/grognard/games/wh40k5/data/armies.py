"""Armies: their file form, reading and writing them, what they cost, and whether they keep to the rules (WH-GAME-06).

An army file is TOML, or JSON of the same shape: a head and one ``unit`` entry a unit. ``load_army`` refuses what cannot
be understood; ``validation.validate`` lists what the rules forbid, so that friends may still agree to play it.

>>> army = load_army("space-marines-500")
>>> len(army.unit), army.points()
(5, 500)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, json

from grognard.core.book.own import read_with_own
from grognard.core.book.reading import Reader, once_for_shipped, read_source, shipped
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_text
from grognard.games.wh40k5.data.tables import DATA, TABLES
from grognard.games.wh40k5.data.tables.own import Own, misprint
from grognard.games.wh40k5.data.tables.units import Model, Unit

FOLDER = DATA / "armies"
SIZE_LIMIT = 200_000

Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
Title = Annotated[str, Meta(max_length=80)]


class Models(Record, kw_only=True):
    """So many models of a kind, all with the same upgrades."""

    model: str
    count: Annotated[int, Meta(ge=1, le=60)] = 1
    upgrades: tuple[str, ...] = ()

    @property
    def of(self) -> Model:
        """What kind of model they are."""
        return TABLES.models[self.model]

    @property
    def points(self) -> int:
        """What they cost, their upgrades included."""
        prices = {upgrade.gear: upgrade.points for upgrade in self.of.upgrades}
        return self.count * (self.of.points + sum(prices.get(gear, 0) for gear in self.upgrades))

    @property
    def carried(self) -> tuple[str, ...]:
        """What each of them carries in the end, weapons of a vehicle included."""
        carried = [*self.of.gear, *(mount.weapon for mount in self.of.mounts)]
        for gear in self.upgrades:
            given_up = next((upgrade.instead for upgrade in self.of.upgrades if upgrade.gear == gear), ())
            carried = [each for each in carried if each not in given_up] + [gear]
        return tuple(carried)


class ArmyUnit(Record, kw_only=True):
    """One unit of an army and its models.

    ``number`` tells it from its like; ``transport_of`` is the unit whose dedicated transport it is, ``joins`` the unit
    a character begins the battle with.
    """

    id: Id
    unit: str
    models: Annotated[tuple[Models, ...], Meta(min_length=1, max_length=20)]
    number: Annotated[int, Meta(ge=0, le=99)] = 0
    title: Title = ""
    transport_of: str = ""
    joins: str = ""

    @property
    def of(self) -> Unit:
        """Its entry in the army list."""
        return TABLES.units[self.unit]

    @property
    def name(self) -> Message:
        """What players call it."""
        if self.title:
            return say("wh-unit-title", title=self.title)
        return say("wh-unit-numbered", name=self.of.name, number=self.number) if self.number else self.of.name

    @property
    def size(self) -> int:
        """How many models it has."""
        return sum(row.count for row in self.models)

    @property
    def points(self) -> int:
        """What it costs."""
        return sum(row.points for row in self.models)


class Army(Record, kw_only=True):
    """An army. ``name`` is its short name, ``title`` what its owner calls it, ``own`` what it adds to weapons,
    models and units."""

    format: Literal["grognard-army"]
    version: Literal[1]
    system: Literal["wh40k5"]
    name: Id
    nation: str
    unit: Annotated[tuple[ArmyUnit, ...], Meta(min_length=1, max_length=60)]
    title: Title = ""
    source: tuple[str, ...] = ()
    own: Own | UnsetType = UNSET

    def points(self) -> int:
        """What it costs."""
        return sum(unit.points for unit in self.unit)

    @property
    def full_name(self) -> Message:
        """The owner's title, or nation and points."""
        if self.title:
            return say("wh-unit-title", title=self.title)
        return say("wh-army-title", nation=TABLES.nations[self.nation].name, points=self.points())

    def of(self, id: str) -> ArmyUnit:
        """The unit with this id."""
        return next(unit for unit in self.unit if unit.id == id)


def army_names() -> tuple[str, ...]:
    """The armies that come with the game, the two default ones first."""
    return shipped(FOLDER, "space-marines-500", "orks-500")


@once_for_shipped(FOLDER)
def load_army(source: str | Path | Mapping[str, Any] | Army) -> Army:
    """An army from the name of one that comes with the game, a file, the text of a file, or plain data.

    Raises ``InputError`` naming the file, the place in it and the mend.

    >>> load_army("orks-500").unit[0].unit
    'warboss'
    """
    if isinstance(source, Army):
        return source
    reader = Reader(*read_source(source, FOLDER, SIZE_LIMIT))
    army = read_with_own(reader, Army, lambda kind, key: misprint(kind, key, TABLES))
    reader.known("nation", army.nation, TABLES.nations)
    ids = [unit.id for unit in army.unit]
    reader.unique("unit", ids)
    for number, unit in enumerate(army.unit, 1):
        place = f"unit {number}"
        reader.known(f"{place}, unit", unit.unit, TABLES.units)
        others = [id for id in ids if id != unit.id]
        reader.known(f"{place}, transport_of", unit.transport_of, ("", *others))
        reader.known(f"{place}, joins", unit.joins, ("", *others))
        for row, models in enumerate(unit.models, 1):
            where = f"{place}, models {row}"
            reader.known(f"{where}, model", models.model, [part.model for part in unit.of.part])
            for gear in models.upgrades:
                reader.known(f"{where}, upgrades", gear, [upgrade.gear for upgrade in models.of.upgrades])
            reader.unique(f"{where}, upgrades", models.upgrades)
            if not _affordable(models):
                raise reader.error(f"{where}, upgrades", say("wh-army-given-up"))
    return army


def _affordable(models: Models) -> bool:
    """Whether no two upgrades want the same thing given up."""
    given_up = [gear for upgrade in models.of.upgrades if upgrade.gear in models.upgrades for gear in upgrade.instead]
    return len(given_up) == len(set(given_up))


def army_text(army: Army) -> str:
    """The army as JSON that ``load_army`` reads back equal.

    >>> load_army(army_text(load_army("orks-500"))) == load_army("orks-500")
    True
    """
    return json.format(to_text(army).encode(), indent=2).decode() + "\n"
