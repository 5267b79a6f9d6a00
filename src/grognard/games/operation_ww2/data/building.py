"""How forces of Operation World War II are built (AZ-SET-09): units to begin from, and what can be changed of one.

>>> from grognard.core.armies.army import army
>>> force = army("operation_ww2", nation="american")
>>> squad = force.add("squad-1")
>>> force.set(squad, "training", 5)
>>> force.set(squad, "trait-bayonet-trained", 1)
>>> force.record.unit[0].training, force.record.unit[0].characteristics
(5, ('bayonet-trained',))
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, get_args

from grognard.core.armies.builder import (
    OWN_GROUP,
    YES_NO,
    Builder,
    Dial,
    Entry,
    Profiles,
    Target,
    Terms,
    counting,
    example_of,
    fresh_id,
    told_apart,
)
from grognard.core.armies.texts import plain
from grognard.core.book.own import Misprint, bare, called, is_own, keys_of, named_by_keys
from grognard.core.book.reading import Problem
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.forces import (
    GUNS,
    Force,
    ForceUnit,
    Join,
    Men,
    Role,
    force_names,
    load_force,
    validate,
)
from grognard.games.operation_ww2.data.maps import MapFile, map_names
from grognard.games.operation_ww2.data.prices import CHARGE, Extra, name_of, price
from grognard.games.operation_ww2.data.rows_of_men import OPERATORS, with_men, with_rows, with_trait
from grognard.games.operation_ww2.data.scenarios import Scenario
from grognard.games.operation_ww2.data.signs import sign_of
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.own import OwnFile, misprint, points_of
from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.data.templates import TANK_PANIC, TRAINING, nations, templates

NUMBERS = tuple(range(1, 100))
RANGES = tuple((say("az-target-range", range=range), {"range": range}) for range in (40, 120))
"""The usual range, and that for who fires from afar only."""
SQUAD = "9 kar98k + 1 mg34"
"""The men that units are held against, as a question of odds has them."""
MOST_POINTS = 2000
MOST_ROWS, MOST_MEN, MOST_ROUNDS = 8, 20, 99
"""So many rows of men a unit may have here, men in a row, and rounds for a weapon."""
ROLES = tuple(role for role in get_args(Role) if role not in OPERATORS.values())
"""What men may be but for operators, who come with a characteristic."""
MOST_BOUGHT = 10
"""So many of a thing may be bought for a unit here; files may say more."""


class OperationBuilder(Builder[Force]):
    """Forces of Operation World War II."""

    forms: Mapping[str, type[Record]] = {"army": Force, "own": OwnFile, "map": MapFile, "scenario": Scenario}
    names: Mapping[str, Sequence[str]] = {
        "Force.nation": tuple(TABLES.nations),
        "Men.weapons": tuple(TABLES.weapons),
        "ForceUnit.gun": tuple(each.id for each in TABLES.weapons.values() if each.group in GUNS),
        "ForceUnit.vehicle": tuple(TABLES.vehicles),
        "ForceUnit.characteristics": tuple(TABLES.characteristics),
        "OwnWeapon.like": tuple(TABLES.weapons),
        "OwnWeapon.nations": ("all", *TABLES.nations),
        "OwnVehicle.like": tuple(TABLES.vehicles),
        "OwnVehicle.nation": tuple(TABLES.nations),
        "OwnVehicle.traits": tuple(TABLES.characteristics),
        "OwnVehicle.choices": tuple(TABLES.characteristics),
        "OwnVehicle.weapons": tuple(TABLES.weapons),
        "PieceRow.kind": tuple(TABLES.terrain),
        "Scenario.map": map_names(),
        "Side.force": force_names(),
    }
    owned = frozenset({"Men.weapons", "ForceUnit.gun", "ForceUnit.vehicle", "OwnVehicle.weapons"})
    own_example = example_of(files("grognard.games.operation_ww2.data"))
    unpriced = True
    agreed = ("vehicle_squads", "smoke_prices")
    template = say("az-army-template")
    targets = (
        Target(say("az-target-open"), {"target": SQUAD}, RANGES),
        Target(say("az-target-cover"), {"target": SQUAD, "cover": "medium"}, RANGES),
        Target(say("az-target-gun"), {"target": "1 pak-40 + 4 assistant"}, RANGES),
        Target(say("az-target-truck"), {"target": "opel-blitz"}, RANGES),
        Target(say("az-target-half-track"), {"target": "sdkfz-251"}, RANGES),
        Target(say("az-target-tank"), {"target": "panzer-iv"}, RANGES),
    )

    def load(self, source: Any) -> Force:
        """See ``load_force``."""
        return load_force(source)

    def check(self, army: Force, terms: Terms = Terms()) -> Sequence[Problem]:  # noqa: B008
        """See ``validate``."""
        return validate(army, self.limit(army, terms), options=terms.options)

    def misprint(self, kind: str, key: str) -> Misprint:
        """See ``own.misprint``."""
        return misprint(kind, key, TABLES)

    def own_rows(self) -> Mapping[str, Mapping[str, Any]]:
        """Weapons and vehicles."""
        return {"weapon": TABLES.weapons, "vehicle": TABLES.vehicles}

    def own_fields(self, kind: str, name: str) -> dict[str, Any]:
        """Of a vehicle the weapon in each of its mounts."""
        return {"weapons": {each.id: each.weapon for each in TABLES.vehicles[name].weapon}} if kind == "vehicle" else {}

    def nations(self) -> Sequence[tuple[str, Message]]:
        """The nations there is anything to begin a force from."""
        return [(nation, TABLES.nations[nation].name) for nation in nations()]

    def empty(self, nation: str, name: str) -> Force:
        """A force of a nation without a unit."""
        return Force(format="grognard-army", version=1, system="operation_ww2", name=name, nation=nation, unit=())

    def title(self, army: Force) -> Message:
        """What players call it: its owner's title, or nation and points, what is bought besides included."""
        if army.title:
            return army.full_name
        return say("az-force-title", nation=TABLES.nations[army.nation].name, points=self.points(army))

    def points(self, army: Force, terms: Terms = Terms()) -> int:  # noqa: B008
        """What it costs, what is bought besides included."""
        return sum(_cost(unit, terms) for unit in army.unit)

    def limit(self, army: Force, terms: Terms) -> int:
        """What is agreed, or else the points of a tournament (AZ-SET-10)."""
        return TABLES.limits["tournament"].value if terms.limit is None else terms.limit

    def dice(self, army: Force) -> int:
        """How many units take orders: those joined count as one."""
        return army.fighting_units()

    def name_of(self, army: Force, id: str) -> Message:
        """What players call a unit."""
        return army.of(id).full_name

    def sign(self, army: Force, id: str) -> str:
        """That of what it is."""
        return sign_of(army.of(id), TABLES)

    def asked(self, army: Force, id: str) -> Any:
        """Its line as JSON."""
        return json.dumps(plain(army.of(id)), ensure_ascii=False)

    def cost_of(self, army: Force, id: str, terms: Terms) -> int:
        """What a unit costs, what is bought for it included."""
        return _cost(army.of(id), terms)

    def with_parts(self, army: Force, parts: Mapping[str, Sequence[Any]]) -> Force:
        """The force with these units, those that are alike numbered; who is gone is joined with nobody."""
        units = told_apart(
            parts["unit"],
            lambda unit: (unit.name, unit.title, unit.vehicle),
            lambda unit: unit.number,
            lambda unit, number: replace(unit, number=number),
            NUMBERS,
        )
        ids = {unit.id for unit in units}
        joins = [replace(join, units=tuple(id for id in join.units if id in ids)) for join in army.join]
        return replace(army, unit=units, join=tuple(join for join in joins if len(join.units) > 1))

    def unlike(self, army: Force, entry: ForceUnit) -> ForceUnit:
        """A copy of a unit that is joined with nobody."""
        return replace(entry, id=fresh_id(entry.id.rstrip("0123456789-"), [unit.id for unit in army.unit]), number=0)

    # ---- what there is ----------------------------------------------------------------------------------------------

    def entries(self, army: Force) -> Iterator[Entry]:
        """The units of its nation's lists, and its vehicle sheets."""
        for name, unit in templates(army.nation).items():
            kind = "vehicles" if unit.vehicle else "guns" if unit.gun else "infantry"
            yield Entry(name, unit.full_name, say("az-build-group", kind=kind), sign_of(unit, TABLES))
        for key in keys_of(army.own).values():
            if key in TABLES.vehicles and TABLES.vehicles[key].nation == army.nation:
                yield Entry(called(key), TABLES.vehicles[key].name, OWN_GROUP, sign_of(_crewed(key), TABLES))

    def added(self, army: Force, entry: str) -> Force:
        """The force with a unit more, as the list or sheet has it."""
        key = named_by_keys(entry, keys_of(army.own))
        unit = _crewed(key) if is_own(key) else templates(army.nation)[entry]
        id = fresh_id(bare(entry).rstrip("0123456789-") or bare(entry), [each.id for each in army.unit])
        return self.with_parts(army, {"unit": [*army.unit, replace(unit, id=id)]})

    # ---- what can be changed ----------------------------------------------------------------------------------------

    def dials(self, army: Force, id: str) -> Iterator[Dial]:
        """Training, panic limit, points, men, arms, characteristics, what is bought besides."""
        unit = army.of(id)
        yield counting("training", say("az-build-training"), unit.training, 2, 10)
        yield counting("panic", say("az-build-panic"), unit.panic_limit, 1, 20)
        yield Dial("points", say("az-build-points"), unit.points, span=(0, MOST_POINTS, 1))
        if unit.men:
            yield counting("rows", say("az-build-rows"), len(unit.men), 1, MOST_ROWS)
        for row, men in enumerate(unit.men, 1):
            if men.role not in OPERATORS.values():
                yield counting(f"men-{row}", _role(men), men.count, 1, MOST_MEN)
                roles = tuple((each, say(f"az-build-role-{each}")) for each in ROLES)
                yield Dial(f"role-{row}", say("az-build-row-role", number=row), men.role, roles)
            for place, weapon in enumerate(men.weapons, 1):
                kind = TABLES.weapons[weapon]
                like = [each for each in _weapons_of(army) if (each.part, each.group) == (kind.part, kind.group)]
                names = tuple((called(each.id), each.name) for each in like if each.fielded_by(army.nation))
                yield Dial(f"arm-{row}-{place}", say("az-build-arm", role=_role(men)), called(weapon), names)
        if unit.gun:
            group = TABLES.weapons[unit.gun].group
            guns = [each for each in _weapons_of(army) if each.group == group and each.fielded_by(army.nation)]
            yield Dial(
                "gun", say("az-build-gun"), called(unit.gun), tuple((called(each.id), each.name) for each in guns)
            )
        peers = [each for each in army.unit if each.id != id and _fights_as(each) == _fights_as(unit)]
        if peers:
            nobody: tuple[str | int, Message] = ("", say("army-nobody"))
            others = tuple((each.id, each.full_name) for each in peers)
            yield Dial("join", say("az-build-join"), _joined_with(army, id), (nobody, *others))
        for name in dict.fromkeys(filter(None, (*(arm for men in unit.men for arm in men.weapons), unit.gun))):
            title = say("az-build-rounds", weapon=TABLES.weapons[name].name)
            yield Dial(f"rounds-{called(name)}", title, unit.rounds.get(name, 0), span=(0, MOST_ROUNDS, 1))
        buys = TABLES.vehicles[unit.vehicle].choices if unit.vehicle else ()
        for trait in TABLES.characteristics.values():
            if trait.played and (trait.on == "unit" or trait.id in buys or (trait.guns and unit.gun)):
                yield Dial(f"trait-{trait.id}", trait.name, int(trait.id in unit.characteristics), YES_NO)
        for extra in get_args(Extra):
            yield counting(f"extra-{extra}", name_of(extra), unit.extras.get(extra, 0), 0, MOST_BOUGHT)

    def turned(self, army: Force, id: str, dial: str, value: str | int) -> Force:
        """The force with one thing of a unit changed."""
        unit = army.of(id)
        kind, _, name = dial.partition("-")
        keys = keys_of(army.own)
        name, value = named_by_keys(name, keys), named_by_keys(value, keys)
        if kind == "join":
            return replace(army, join=_joins(army, id, str(value)))
        if kind == "training":
            unit = replace(unit, training=int(value))
        elif kind == "panic":
            unit = replace(unit, panic_limit=int(value))
        elif kind == "points":
            unit = replace(unit, points=int(value))
        elif kind == "gun":
            unit = replace(unit, gun=str(value))
        elif kind == "rounds":
            kept_rounds = {weapon: count for weapon, count in unit.rounds.items() if weapon != name}
            unit = replace(unit, rounds={**kept_rounds, name: int(value)} if value else kept_rounds)
        elif kind == "rows":
            unit = with_rows(unit, int(value))
        elif kind == "role":
            role: Any = str(value)
            men = [replace(each, role=role) if n == int(name) else each for n, each in enumerate(unit.men, 1)]
            unit = replace(unit, men=tuple(men))
        elif kind == "trait":
            unit = with_trait(unit, name, bool(value))
        elif kind == "extra":
            kept = {extra: count for extra, count in unit.extras.items() if extra != name}
            bought: Any = {**kept, name: int(value)} if value else kept
            unit = replace(unit, extras=bought)
        else:
            unit = with_men(unit, kind, [int(number) for number in name.split("-")], value)
        return replace(army, unit=tuple(unit if each.id == id else each for each in army.unit))

    # ---- at the table -----------------------------------------------------------------------------------------------

    def lines(self, army: Force, id: str) -> Sequence[Message]:
        """Training and panic limit, men with their arms, characteristics, what is bought."""
        unit = army.of(id)
        found = [say("az-build-line", training=unit.training, panic=unit.panic_limit, men=unit.people())]
        if unit.vehicle:
            found.append(TABLES.vehicles[unit.vehicle].name)
        if unit.gun:
            found.append(TABLES.weapons[unit.gun].name)
        for men in unit.men:
            line = say("az-build-men", count=men.count, role=_role(men))
            for weapon in men.weapons:
                line = say("az-build-carries", before=line, weapon=TABLES.weapons[weapon].name)
            found.append(line)
        if other := _joined_with(army, id):
            found.append(say("az-build-joined", unit=army.of(other).full_name))
        found += [TABLES.characteristics[trait].name for trait in unit.characteristics]
        found += [say("az-build-bought", count=count, thing=name_of(extra)) for extra, count in unit.extras.items()]
        return found

    def profiles(self, army: Force) -> Sequence[Profiles]:
        """Its weapons: ranges in centimetres, shots, and the number to reach against every kind of target."""
        names = dict.fromkeys(name for unit in army.unit for name in weapons_of(unit))
        columns = ("weapon", "close", "normal", "extreme", "shots", *TARGETS)
        said = tuple(say(f"az-build-column-{name}") for name in columns)
        rows = tuple(_row(name) for name in names)
        return (Profiles(say("az-build-weapons"), said, rows),) if rows else ()


TARGETS = ("infantry", "gun", "unarmoured", "light", "medium", "heavy")


def _weapons_of(army: Force) -> list[Weapon]:
    """The weapons of the game and those of its owner's own."""
    own = [TABLES.weapons[key] for key in keys_of(army.own).values() if key in TABLES.weapons]
    return [*TABLES.weapons.values(), *own]


def _crewed(vehicle: str) -> ForceUnit:
    """A vehicle of a player's own as a unit, at its points."""
    return ForceUnit(
        id="unit",
        name="tank",
        training=TRAINING,
        panic_limit=TANK_PANIC,
        points=points_of(vehicle),
        vehicle=vehicle,
    )


def _row(name: str) -> tuple[Message | str, ...]:
    weapon = TABLES.weapons[name]
    ranges = ["–" if each is None else f"{each / 1000:g}" for each in (weapon.close, weapon.normal, weapon.extreme)]
    numbers = [getattr(weapon.numbers, target) for target in TARGETS]
    return weapon.name, *ranges, str(weapon.shots), *("–" if each is None else str(each) for each in numbers)


def weapons_of(unit: ForceUnit) -> list[str]:
    """All weapons of a unit: its men's, its gun, what is mounted on its vehicle, charges that were bought."""
    mounted = [mount.weapon for mount in TABLES.vehicles[unit.vehicle].weapon] if unit.vehicle else []
    bought = [CHARGE] if CHARGE in unit.extras else []
    return [*(name for men in unit.men for name in men.weapons), *filter(None, [unit.gun]), *mounted, *bought]


def _cost(unit: ForceUnit, terms: Terms) -> int:
    return unit.points + sum(price(extra, TABLES, terms.options) * count for extra, count in unit.extras.items())


def _fights_as(unit: ForceUnit) -> str:
    """What kind of unit it is where units are joined."""
    return "gun" if unit.gun else "vehicle" if unit.vehicle else "infantry"


def _joined_with(army: Force, id: str) -> str:
    """The first of the others a unit is joined with; nobody: empty."""
    units = next((join.units for join in army.join if id in join.units), ())
    return next((other for other in units if other != id), "")


def _joins(army: Force, id: str, other: str) -> tuple[Join, ...]:
    """What is joined once a unit has left those it was joined with, and is joined with another, if one is named
    (AZ-CMB-01, AZ-ART-11)."""
    left = [replace(join, units=tuple(each for each in join.units if each != id)) for join in army.join]
    found = [join for join in left if len(join.units) > 1]
    if not other:
        return tuple(found)
    if any(other in join.units for join in found):
        return tuple(replace(join, units=(*join.units, id)) if other in join.units else join for join in found)
    return (*found, Join(id=fresh_id("joined", [join.id for join in found]), units=(other, id)))


def _role(men: Men) -> Message:
    return say(f"az-build-role-{men.role}")


BUILDER = OperationBuilder()
