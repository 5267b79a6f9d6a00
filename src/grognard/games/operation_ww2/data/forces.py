"""Forces: their file form, reading and writing them, what they cost, and whether they keep to the rules (AZ-SET-09).

A force file is TOML, or JSON of the same shape: a head, one ``unit`` entry a unit, ``join`` entries for units that
fight as one. ``load_force`` refuses what cannot be understood; ``validate`` lists what the rules forbid, so that
friends may still agree to play it.

>>> force = load_force("us-1944")
>>> len(force.unit), force.points, force.hand(), validate(force)
(6, 670, 11, ())
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, json

from grognard.core.book.own import Either, is_own, read_with_own
from grognard.core.book.reading import Problem, Reader, read_source, shipped
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_text
from grognard.games.operation_ww2.data.prices import CHARGE, Extra, fires_smoke, name_of, price
from grognard.games.operation_ww2.data.tables import DATA, TABLES, Tables
from grognard.games.operation_ww2.data.tables.own import Own, misprint

FOLDER = DATA / "forces"
SIZE_LIMIT = 200_000
GUNS = ("gun", "howitzer", "rocket-launcher")
"""The groups of weapons that are models of their own (AZ-DEF-04)."""

MINES = "external-mines"
"""The trait that comes with a mist grenade launcher (AZ-TAB-SMOKELAUNCH)."""

Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
Title = Annotated[str, Meta(max_length=80)]
Name = Literal[
    "",
    "headquarters",
    "grenadier-squad",
    "rifle-squad",
    "machine-gun-section",
    "mortar-section",
    "anti-tank-gun",
    "bazooka-team",
    "tank",
]
Role = Literal[
    "officer",
    "leader",
    "radio-operator",
    "runner",
    "rifleman",
    "gunner",
    "assistant",
    "sniper",
    "spotter",
    "engineer",
    "crewman",
]


class Men(Record, kw_only=True):
    """So many people of a unit with the same role and weapons. ``bicycles``: they come on bicycles (AZ-BIK-01)."""

    count: Annotated[int, Meta(ge=1, le=20)]
    role: Role
    weapons: tuple[str, ...] = ()
    bicycles: bool = False


class ForceUnit(Record, kw_only=True):
    """A unit as its list has it (AZ-SET-09): training, panic limit, points, models, arms and characteristics.

    ``gun`` makes it artillery; ``vehicle``, the name of a sheet, a vehicle, whose crew ``men`` may leave out.
    ``number`` tells it from its like; ``title`` is a name of its owner's own. ``rounds`` says how often some of its
    weapons can be fired, each, if players agree on it (AZ-WPN-11). ``extras`` are bought at the prices of the rules and
    not among its points.
    """

    id: Id
    name: Name = ""
    title: Title = ""
    number: Annotated[int, Meta(ge=0, le=99)] = 0
    platoon: Annotated[str, Meta(max_length=40)] = ""
    training: Annotated[int, Meta(ge=2, le=10)]
    panic_limit: Annotated[int, Meta(ge=1, le=20)]
    points: Annotated[int, Meta(ge=0, le=2000)]
    men: Annotated[tuple[Men, ...], Meta(max_length=20)] = ()
    gun: str = ""
    vehicle: str = ""
    characteristics: tuple[str, ...] = ()
    rounds: dict[str, Annotated[int, Meta(ge=1, le=99)]] = {}
    extras: dict[Extra, Annotated[int, Meta(ge=1, le=20)]] = {}

    @property
    def full_name(self) -> Message:
        """What players call it."""
        if self.title:
            return say("az-unit-title", title=self.title)
        if self.name == "tank":
            name = TABLES.vehicles[self.vehicle].name if is_own(self.vehicle) else say(f"az-vehicle-{self.vehicle}")
        else:
            name = say(f"az-unit-{self.name}")
        return say("az-unit-numbered", name=name, number=self.number) if self.number else name

    def people(self, tables: Tables = TABLES) -> int:
        """How many people it has, the crew of a vehicle included."""
        return sum(men.count for men in self.men) or (tables.vehicles[self.vehicle].crew if self.vehicle else 0)

    def has(self, characteristic: str, tables: Tables = TABLES) -> bool:
        """Whether it, or its vehicle, has the characteristic (AZ-DEF-06); mist grenades bring external mines."""
        sheet = tables.vehicles[self.vehicle].traits if self.vehicle else ()
        mined = characteristic == MINES and "mist-grenades" in self.extras
        return characteristic in self.characteristics or characteristic in sheet or mined


class Join(Record, kw_only=True):
    """Units that fight as one from the start (AZ-CMB-01, AZ-ART-11, AZ-MC-02, AZ-VSQ-01)."""

    id: Id
    units: Annotated[tuple[str, ...], Meta(min_length=2, max_length=20)]


class Force(Record, kw_only=True):
    """A force. ``name`` is its short name, ``title`` what its owner calls it, ``own`` what it adds to weapons and
    vehicles."""

    format: Literal["grognard-army"]
    version: Literal[1]
    system: Literal["operation_ww2"]
    name: Id
    nation: str
    unit: Annotated[tuple[ForceUnit, ...], Meta(min_length=1, max_length=60)]
    join: Annotated[tuple[Join, ...], Meta(max_length=20)] = ()
    title: Title = ""
    source: tuple[str, ...] = ()
    own: Own | UnsetType = UNSET

    @property
    def points(self) -> int:
        """What it costs, but for what is bought besides (see ``purchases.cost``)."""
        return sum(unit.points for unit in self.unit)

    @property
    def full_name(self) -> Message:
        """The owner's title, or nation and points."""
        if self.title:
            return say("az-unit-title", title=self.title)
        return say("az-force-title", nation=say(f"az-nation-{self.nation}"), points=self.points)

    def of(self, id: str) -> ForceUnit:
        """The unit with this id."""
        return next(unit for unit in self.unit if unit.id == id)

    def fighting_units(self) -> int:
        """How many units take orders: those joined count as one."""
        return len(self.unit) - sum(len(join.units) - 1 for join in self.join)

    def hand(self, tables: Tables = TABLES) -> int:
        """How many cards it draws in the first turn (AZ-CRD-02)."""
        return tables.nations[self.nation].base + self.fighting_units()

    def panic_limit(self, join: Join) -> int:
        """The panic limit of joined units: the sum (AZ-CMB-03, AZ-ART-11, AZ-MC-02)."""
        return sum(self.of(id).panic_limit for id in join.units)


def force_names() -> tuple[str, ...]:
    """The forces that come with the game, the two default ones first."""
    return shipped(FOLDER, "german-1944", "us-1944")


def load_force(source: str | Path | Mapping[str, Any] | Force, tables: Tables = TABLES) -> Force:
    """A force from the name of one that comes with the game, a file, the text of a file, or plain data.

    Raises ``InputError`` naming the file, the place in it and the mend.

    >>> load_force("german-1944").unit[1].full_name.args["number"]
    1
    """
    if isinstance(source, Force):
        return source
    reader = Reader(*read_source(source, FOLDER, SIZE_LIMIT))
    force = read_with_own(reader, Force, lambda kind, key: misprint(kind, key, tables))
    reader.known("nation", force.nation, tables.nations)
    reader.unique("unit", (unit.id for unit in force.unit))
    for number, unit in enumerate(force.unit, 1):
        _check(reader, f"unit {number}", unit, tables)
    reader.unique("join", (join.id for join in force.join))
    reader.unique("join, units", (id for join in force.join for id in join.units))
    for number, join in enumerate(force.join, 1):
        for id in join.units:
            reader.known(f"join {number}, units", id, [unit.id for unit in force.unit])
    return force


def _check(reader: Reader, place: str, unit: ForceUnit, tables: Tables) -> None:
    if not unit.name and not unit.title:
        raise reader.error(place, say("az-force-nameless"))
    if unit.gun and unit.vehicle:
        raise reader.error(place, say("az-force-gun-or-vehicle"))
    if not unit.men and not unit.vehicle:
        raise reader.error(place, say("az-force-nobody"))
    for row, men in enumerate(unit.men, 1):
        for weapon in men.weapons:
            reader.known(f"{place}, men {row}, weapons", weapon, tables.weapons)
    for weapon in unit.rounds:
        special = [row.special.round for row in tables.weapons.values() if row.special is not None]
        reader.known(f"{place}, rounds", weapon, Either(tables.weapons, special))
    if unit.gun:
        guns = [id for id, row in tables.weapons.items() if row.group in GUNS]
        if not (is_own(unit.gun) and unit.gun in tables.weapons and tables.weapons[unit.gun].group in GUNS):
            reader.known(f"{place}, gun", unit.gun, guns)
    if unit.vehicle or unit.name == "tank":
        reader.known(f"{place}, vehicle", unit.vehicle, tables.vehicles)
    for characteristic in unit.characteristics:
        reader.known(f"{place}, characteristics", characteristic, tables.characteristics)


def force_text(force: Force) -> str:
    """The force as JSON that ``load_force`` reads back equal.

    >>> load_force(force_text(load_force("us-1944"))) == load_force("us-1944")
    True
    """
    return json.format(to_text(force).encode(), indent=2).decode() + "\n"


def validate(
    force: Force, limit: int | None = None, *, tables: Tables = TABLES, options: Mapping[str, str] | None = None
) -> tuple[Problem, ...]:
    """What the rules find wrong in a force for a battle of ``limit`` points; empty if nothing.

    Checks points (AZ-SET-09), weapons of the nation (AZ-WPN-01), characteristics (AZ-DEF-06), radio operators and
    runners (AZ-COM-03, AZ-COM-05), crews (AZ-VEH-03), snipers (AZ-SNP-01) and joined units (AZ-CMB-01, AZ-ART-11,
    AZ-MC-02, AZ-VSQ-01, the last only with the option ``vehicle_squads``), and what is bought besides (AZ-SMK-07).
    """
    problems = []
    bought = sum(price(id, tables, options or {}) * n for unit in force.unit for id, n in unit.extras.items())
    points = force.points + bought
    if limit is not None and points > limit:
        problems.append(Problem(say("az-force-over-limit", points=points, limit=limit), "AZ-SET-09"))
    for unit in force.unit:
        problems += [*_arms(force, unit, tables), *_traits(unit, tables), *_men(unit, tables), *_extras(unit, tables)]
    squads = (options or {}).get("vehicle_squads") == "on"
    for join in force.join:
        problems += _joined(join, [force.of(id) for id in join.units], tables, squads)
    return tuple(problems)


def _arms(force: Force, unit: ForceUnit, tables: Tables) -> Iterator[Problem]:
    nation = tables.nations[force.nation].name
    for id in dict.fromkeys((*(weapon for men in unit.men for weapon in men.weapons), *filter(None, [unit.gun]))):
        weapon = tables.weapons[id]
        if not weapon.fielded_by(force.nation):
            message = say("az-force-foreign", unit=unit.full_name, thing=weapon.name, nation=nation)
            yield Problem(message, "AZ-WPN-01", unit.id)
    if unit.vehicle and tables.vehicles[unit.vehicle].nation != force.nation:
        thing = tables.vehicles[unit.vehicle].name
        yield Problem(say("az-force-foreign", unit=unit.full_name, thing=thing, nation=nation), "AZ-SET-09", unit.id)


def _traits(unit: ForceUnit, tables: Tables) -> Iterator[Problem]:
    for id in unit.characteristics:
        row = tables.characteristics[id]
        buys = tables.vehicles[unit.vehicle].choices if unit.vehicle else ()
        fits = row.on == "unit" or id in buys or (row.guns and bool(unit.gun))
        if not row.played:
            yield Problem(say("az-force-not-played", unit=unit.full_name, trait=row.name), "AZ-DEF-06", unit.id)
        elif not fits:
            yield Problem(say("az-force-trait", unit=unit.full_name, trait=row.name), "AZ-DEF-06", unit.id)


def _men(unit: ForceUnit, tables: Tables) -> Iterator[Problem]:
    roles = {men.role for men in unit.men}
    for role, trait, rule in (("radio-operator", "radio", "AZ-COM-03"), ("runner", "runner", "AZ-COM-05")):
        if not unit.vehicle and (role in roles) != (trait in unit.characteristics):
            yield Problem(say("az-force-operator", unit=unit.full_name, trait=trait), rule, unit.id)
    if unit.vehicle and unit.has("troop-carrier", tables):
        seats = tables.sizes[tables.vehicles[unit.vehicle].type].passengers + 1
        if unit.people(tables) > seats:
            found = say("az-force-seats", unit=unit.full_name, men=unit.people(tables), seats=seats)
            yield Problem(found, "AZ-EMB-08", unit.id)
    elif unit.vehicle and unit.men and unit.people() != tables.vehicles[unit.vehicle].crew:
        crew = tables.vehicles[unit.vehicle].crew
        yield Problem(say("az-force-crew", unit=unit.full_name, men=unit.people(), crew=crew), "AZ-VEH-03", unit.id)
    if unit.has("sniper", tables):
        if unit.people(tables) > 2:
            yield Problem(say("az-force-snipers", unit=unit.full_name), "AZ-SNP-01", unit.id)
        elif unit.people(tables) == 1 and not unit.has("infiltration", tables):
            yield Problem(say("az-force-lone-sniper", unit=unit.full_name), "AZ-SNP-01", unit.id)


def _extras(unit: ForceUnit, tables: Tables) -> Iterator[Problem]:
    """What was bought for a unit that has no use for it: devices are for vehicles, rounds for guns and mortars, light
    for men, a charge for each of those on foot (AZ-SMK-07, AZ-SMK-09, AZ-NGT-05, AZ-NGT-08, AZ-EXP-01)."""
    carried = [*(id for men in unit.men for id in men.weapons), *filter(None, [unit.gun])]
    carried += [mount.weapon for mount in tables.vehicles[unit.vehicle].weapon] if unit.vehicle else []
    smoking = [tables.weapons[id] for id in carried if fires_smoke(tables.weapons[id])]
    for extra, count in unit.extras.items():
        if extra in tables.smoke_devices:
            fits, rule = bool(unit.vehicle), "AZ-SMK-09"
        elif extra == CHARGE:
            fits, rule = not unit.vehicle and count <= len(unbound(unit)), "AZ-EXP-01"
        elif extra in ("searchlight", "flare"):
            fits, rule = bool(unit.men), "AZ-NGT-05" if extra == "searchlight" else "AZ-NGT-08"
        else:
            fits, rule = any(extra == "smoke" or weapon.phosphorus for weapon in smoking), "AZ-SMK-07"
        if not fits:
            yield Problem(say("az-force-extra", unit=unit.full_name, thing=name_of(extra)), rule, unit.id)


def unbound(unit: ForceUnit) -> list[int]:
    """The people of a unit who may be given a charge besides their arms, by their places in it, riflemen first."""
    people = [men for men in unit.men for _ in range(men.count)]
    free = [place for place, men in enumerate(people) if CHARGE not in men.weapons]
    return sorted(free, key=lambda place: people[place].role != "rifleman")


def _joined(join: Join, units: list[ForceUnit], tables: Tables, squads: bool) -> Iterator[Problem]:
    """The first thing wrong with units that are joined."""
    platoons = {unit.platoon for unit in units}
    if all(unit.gun for unit in units):
        rule, fault = "AZ-ART-11", "az-force-join-guns" if len({unit.gun for unit in units}) > 1 else ""
    elif all(unit.vehicle for unit in units):
        sheets = {unit.vehicle for unit in units}
        wheels = {tables.vehicles[sheet].type for sheet in sheets} <= {"motorcycle", "motorcycle-combination"}
        rule = "AZ-MC-02" if wheels else "AZ-VSQ-01"
        fault = "az-force-join-vehicles" if len(sheets) > 1 and not wheels else ""
        if not wheels and not squads:
            fault = "az-force-join-option"
        platoons = {""}
    else:
        rule = "AZ-CMB-01"
        infantry = not any(unit.gun or unit.vehicle for unit in units)
        fault = "" if infantry and all(unit.has("combined-squad") for unit in units) else "az-force-join-squads"
    if not fault and len(platoons) > 1:
        fault = "az-force-join-platoon"
    if fault:
        yield Problem(say(fault, join=join.id), rule, units[0].id)
