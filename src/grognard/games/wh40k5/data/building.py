"""How armies of Warhammer 40,000 are built (WH-GAME-06): the army list of a people, the models and gear of a unit.

>>> from grognard.core.armies.army import army
>>> orks = army("wh40k5", nation="orks")
>>> mob = orks.add("boyz")
>>> orks.set(mob, "models-boy", 19)
>>> orks.set(mob, "models-nob", 1)
>>> orks.set(mob, "gear-nob-power-klaw", 1)
>>> orks.unit(mob).points == orks.points, [(row.count, row.model, row.upgrades) for row in orks.record.unit[0].models]
(True, [(1, 'nob', ('power-klaw',)), (19, 'boy', ())])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from itertools import groupby
from typing import Any

from grognard.core.armies.builder import (
    OWN_GROUP,
    Builder,
    Dial,
    Entry,
    Profiles,
    Target,
    Terms,
    Unfit,
    counting,
    example_of,
    fresh_id,
    other_names,
    told_apart,
)
from grognard.core.book.own import Misprint, bare, called, is_own, keys_of, named_by_keys
from grognard.core.book.reading import Problem
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.games.wh40k5.data.armies import Army, ArmyUnit, Models, army_names, load_army
from grognard.games.wh40k5.data.maps import KINDS, map_names
from grognard.games.wh40k5.data.scenarios import Scenario
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.own import OwnFile, misprint
from grognard.games.wh40k5.data.tables.units import Model, Profile
from grognard.games.wh40k5.data.validation import validate
from grognard.space.mapfile import MapFile

NUMBERS = tuple(range(1, 100))
TARGETS = {
    "armoured": "10 space-marine",
    "light": "10 guardsman",
    "rabble": "20 boy",
    "transport": "1 rhino",
    "tank": "1 leman-russ",
}
"""What units are held against, as a question of odds has them."""
SHOOTING = tuple((say("wh-target-range", range=range), {"attack": "shoot", "range": range}) for range in (12, 36))
ASSAULTING = ((say("wh-target-assault"), {"attack": "assault"}),)


class WarhammerBuilder(Builder[Army]):
    """Armies of Warhammer 40,000."""

    forms: Mapping[str, type[Record]] = {"army": Army, "own": OwnFile, "map": MapFile, "scenario": Scenario}
    names: Mapping[str, Sequence[str]] = {
        "Army.nation": tuple(TABLES.nations),
        "ArmyUnit.unit": tuple(TABLES.units),
        "Models.model": tuple(TABLES.models),
        "Models.upgrades": tuple(sorted(TABLES.gear())),
        "OwnWeapon.like": tuple(TABLES.weapons),
        "OwnWeapon.traits": tuple(TABLES.traits),
        "OwnModel.like": tuple(TABLES.models),
        "OwnModel.gear": tuple(sorted(TABLES.gear())),
        "OwnModel.special": tuple(TABLES.special),
        "Mount.weapon": tuple(sorted({each.weapon for each in TABLES.weapons.values()})),
        "Upgrade.gear": tuple(sorted(TABLES.gear())),
        "Upgrade.instead": tuple(sorted(TABLES.gear())),
        "OwnUnit.like": tuple(TABLES.units),
        "OwnPart.model": tuple(TABLES.models),
        "OwnUnit.special": tuple(TABLES.special),
        "OwnUnit.transports": tuple(TABLES.units),
        "PieceRow.kind": tuple(KINDS),
        "Scenario.mission": tuple(TABLES.missions),
        "Scenario.deployment": tuple(TABLES.deployments),
        "Scenario.map": map_names(),
        "Side.army": army_names(),
    }
    owned = frozenset(
        {
            "ArmyUnit.unit",
            "Models.model",
            "Models.upgrades",
            "OwnModel.gear",
            "Mount.weapon",
            "Upgrade.gear",
            "Upgrade.instead",
            "OwnPart.model",
        }
    )
    own_example = example_of(files("grognard.games.wh40k5.data"))
    template = say("wh-army-template")
    targets = tuple(
        Target(say(f"wh-target-{kind}"), {"target": target}, ways)
        for kind, target in TARGETS.items()
        for ways in (SHOOTING, ASSAULTING)
    )
    other_names = other_names(files("grognard.games.wh40k5.data"))

    def load(self, source: Any) -> Army:
        """See ``load_army``."""
        return load_army(source)

    def unfit(self) -> Sequence[Unfit]:
        """Creatures have no mounted weapons."""
        creatures = tuple(id for id, model in TABLES.models.items() if not model.profile.is_armoured)
        return (Unfit("model", creatures, ("mounts",)),)

    def check(self, army: Army, terms: Terms = Terms()) -> Sequence[Problem]:  # noqa: B008
        """See ``validate``."""
        return validate(army, self.limit(army, terms))

    def misprint(self, kind: str, key: str) -> Misprint:
        """See ``own.misprint``."""
        return misprint(kind, key, TABLES)

    def own_rows(self) -> Mapping[str, Mapping[str, Any]]:
        """Weapons that are fired in one way, models and units."""
        ways = Counter(each.weapon for each in TABLES.weapons.values())
        single = {id: each for id, each in TABLES.weapons.items() if each.weapon == id and ways[id] == 1}
        return {"weapon": single, "model": TABLES.models, "unit": TABLES.units}

    def nations(self) -> Sequence[tuple[str, Message]]:
        """The peoples who have a unit for every slot that must be filled (WH-GAME-06)."""
        fielded = {(unit.nation, unit.slot) for unit in TABLES.units.values()}
        needed = [slot.id for slot in TABLES.slots.values() if slot.least]
        whole = [each for each in TABLES.nations.values() if all((each.id, slot) in fielded for slot in needed)]
        return [(nation.id, nation.name) for nation in whole]

    def empty(self, nation: str, name: str) -> Army:
        """An army of a people without a unit."""
        return Army(format="grognard-army", version=1, system="wh40k5", name=name, nation=nation, unit=())

    def title(self, army: Army) -> Message:
        """What players call it."""
        return army.full_name

    def points(self, army: Army, terms: Terms = Terms()) -> int:  # noqa: B008
        """What it costs."""
        return army.points()

    def limit(self, army: Army, terms: Terms) -> int | None:
        """What is agreed; the rules name no usual points."""
        return terms.limit

    def dice(self, army: Army) -> int:
        """Its units."""
        return len(army.unit)

    def name_of(self, army: Army, id: str) -> Message:
        """What players call a unit."""
        return army.of(id).name

    def sign(self, army: Army, id: str) -> str:
        """That of its army list."""
        return army.of(id).of.sign

    def asked(self, army: Army, id: str) -> Any:
        """Its models, each with what it has bought; a unit of a player's own is named before them."""
        rows = army.of(id).models
        words = " + ".join(" ".join((str(row.count), row.model, *row.upgrades)) for row in rows)
        unit = army.of(id).unit
        return f"{unit}: {words}" if is_own(unit) else words

    def models(self, army: Army, id: str) -> int:
        """How many models a unit has."""
        return army.of(id).size

    def cost_of(self, army: Army, id: str, terms: Terms) -> int:
        """What a unit costs."""
        return army.of(id).points

    def with_parts(self, army: Army, parts: Mapping[str, Sequence[Any]]) -> Army:
        """The army with these units, those that are alike numbered; whom one joined or carried who is gone, is free."""
        ids = {unit.id for unit in parts["unit"]}
        units = told_apart(
            [_bound(unit, ids) for unit in parts["unit"]],
            lambda unit: (unit.unit, unit.title),
            lambda unit: unit.number,
            lambda unit, number: replace(unit, number=number),
            NUMBERS,
        )
        return replace(army, unit=units)

    def unlike(self, army: Army, entry: ArmyUnit) -> ArmyUnit:
        """A copy of a unit that joins nobody; a transport for the next unit that may have one."""
        id = fresh_id(bare(entry.unit), [unit.id for unit in army.unit])
        return replace(entry, id=id, number=0, joins="", transport_of=_wanting(army, entry.unit))

    # ---- what there is ----------------------------------------------------------------------------------------------

    def entries(self, army: Army) -> Iterator[Entry]:
        """The units of its people by their slots (WH-GAME-06)."""
        own = [unit for unit in TABLES.units.values() if unit.nation == army.nation]
        for slot in (*TABLES.slots, "transport"):
            for unit in own:
                if unit.slot == slot:
                    yield Entry(unit.id, unit.name, say(f"wh-slot-{slot}"), unit.sign)
        for brought in map(TABLES.units.get, keys_of(army.own).values()):
            if brought is not None and brought.nation == army.nation:
                yield Entry(called(brought.id), brought.name, OWN_GROUP, brought.sign)

    def added(self, army: Army, entry: str) -> Army:
        """The army with a unit more: the fewest models and nothing bought; a transport for the first that may have
        one (WH-VEH-31)."""
        entry = named_by_keys(entry, keys_of(army.own))
        of = TABLES.units[entry]
        counts = {part.model: part.least for part in of.part}
        for part in of.part:
            counts[part.model] += max(0, min(of.size[0] - sum(counts.values()), part.most - part.least))
        models = tuple(Models(model=model, count=count) for model, count in counts.items() if count)
        id = fresh_id(bare(entry), [unit.id for unit in army.unit])
        unit = ArmyUnit(id=id, unit=entry, models=models, transport_of=_wanting(army, entry))
        return self.with_parts(army, {"unit": [*army.unit, unit]})

    # ---- what can be changed ----------------------------------------------------------------------------------------

    def dials(self, army: Army, id: str) -> Iterator[Dial]:
        """How many models of each kind a unit has, what they bought, whom it joins or carries."""
        unit = army.of(id)
        for part in unit.of.part:
            count = sum(row.count for row in unit.models if row.model == part.model)
            if part.least != part.most:
                yield counting(
                    f"models-{called(part.model)}", TABLES.models[part.model].name, count, part.least, part.most
                )
        for part in unit.of.part:
            model = TABLES.models[part.model]
            rows = [row for row in unit.models if row.model == part.model]
            for upgrade in model.upgrades if rows else ():
                now = sum(row.count for row in rows if upgrade.gear in row.upgrades)
                title = say("wh-build-gear", model=model.name, gear=TABLES.gear_name(upgrade.gear))
                yield counting(
                    f"gear-{called(part.model)}-{called(upgrade.gear)}", title, now, 0, sum(row.count for row in rows)
                )
        others = [other for other in army.unit if other.id != id]
        nobody: tuple[tuple[str | int, Message], ...] = (("", say("army-nobody")),)
        if unit.of.character:
            yield Dial(
                "joins", say("wh-build-joins"), unit.joins, (*nobody, *((each.id, each.name) for each in others))
            )
        if _carries(unit.unit):
            carried = [(each.id, each.name) for each in others if unit.unit in each.of.transports]
            yield Dial("transport-of", say("wh-build-transport-of"), unit.transport_of, (*nobody, *carried))

    def turned(self, army: Army, id: str, dial: str, value: str | int) -> Army:
        """The army with one thing of a unit changed."""
        unit = army.of(id)
        if dial == "joins":
            changed = replace(unit, joins=str(value))
        elif dial == "transport-of":
            changed = replace(unit, transport_of=str(value))
        else:
            models = [part.model for part in unit.of.part]
            name = dial.partition("-")[2]
            fitting = [each for each in models if name == called(each) or name.startswith(f"{called(each)}-")]
            model = max(fitting, key=lambda each: len(called(each)))
            gear = named_by_keys(name.removeprefix(f"{called(model)}-"), keys_of(army.own))
            each_model = [replace(row, count=1) for row in unit.models for _ in range(row.count)]
            if dial.startswith("models-"):
                _count_models(each_model, models, model, int(value))
            else:
                _equip(each_model, model, gear, int(value))
            rows = tuple(replace(row, count=len(list(same))) for row, same in groupby(each_model))
            changed = replace(unit, models=rows) if rows else unit
        return replace(army, unit=tuple(changed if other.id == id else other for other in army.unit))

    # ---- at the table -----------------------------------------------------------------------------------------------

    def lines(self, army: Army, id: str) -> Sequence[Message]:
        """Its models with what they carry, its special rules, whom it joins or carries."""
        unit = army.of(id)
        found = []
        for row in unit.models:
            gear = [TABLES.gear_name(each) for each in dict.fromkeys(row.carried)]
            line = say("wh-build-models", count=row.count, model=row.of.name)
            for each in gear:
                line = say("wh-build-carries", before=line, gear=each)
            found.append(line)
        special = dict.fromkeys((*unit.of.special, *(rule for row in unit.models for rule in row.of.special)))
        found += [say("wh-build-special", rule=TABLES.special[rule].name) for rule in special]
        if unit.joins:
            found.append(say("wh-build-joined", unit=army.of(unit.joins).name))
        if unit.transport_of:
            found.append(say("wh-build-carrying", unit=army.of(unit.transport_of).name))
        return found

    def note(self, army: Army, id: str) -> str:
        """That of the unit and those of its models."""
        unit = army.of(id)
        return " ".join(dict.fromkeys(note for note in (unit.of.note, *(row.of.note for row in unit.models)) if note))

    def profiles(self, army: Army) -> Sequence[Profiles]:
        """The characteristics of its models and the weapons they fire (WH-CORE-05, WH-WEAPON)."""
        models = dict.fromkeys(row.model for unit in army.unit for row in unit.models)
        rows = [TABLES.models[id] for id in models]
        creatures = tuple(_creature(each) for each in rows if not each.profile.is_armoured)
        vehicles = tuple(_vehicle(each) for each in rows if each.profile.is_armoured)
        gear = dict.fromkeys(item for unit in army.unit for row in unit.models for item in row.carried)
        weapons = tuple(_weapon(mode) for id in gear for mode in TABLES.modes(id))
        tables = (
            Profiles(say("wh-build-creatures"), (say("wh-build-model"), *_columns(CREATURE)), creatures),
            Profiles(say("wh-build-vehicles"), (say("wh-build-model"), *_columns(VEHICLE)), vehicles),
            Profiles(say("wh-build-weapons"), (say("wh-build-weapon"), *_columns(WEAPON)), weapons),
        )
        return tuple(table for table in tables if table.rows)


CREATURE = ("ws", "bs", "s", "t", "w", "i", "a", "ld", "save", "invulnerable")
VEHICLE = ("bs", "front", "side", "rear")
WEAPON = ("range", "strength", "ap", "type")


def _columns(names: Sequence[str]) -> tuple[Message, ...]:
    return tuple(say(f"wh-build-column-{name}") for name in names)


def _said(profile: Profile, name: str) -> str:
    value = getattr(profile, name)
    if value is None:
        return "–"
    return f"{value}+" if name in ("save", "invulnerable") else str(value)


def _creature(model: Model) -> tuple[Message | str, ...]:
    return (model.name, *(_said(model.profile, name) for name in CREATURE))


def _vehicle(model: Model) -> tuple[Message | str, ...]:
    return (model.name, *(_said(model.profile, name) for name in VEHICLE))


def _weapon(mode: Any) -> tuple[Message | str, ...]:
    shots = mode.shots if isinstance(mode.shots, int) else mode.shots.text
    kind = say("wh-build-type", type=TABLES.weapon_types[mode.type].name, shots=str(shots))
    reach = f"{mode.range / 1000:g}″" if mode.range else "–"
    return mode.name, reach, str(mode.strength or "–"), str(mode.ap or "–"), kind


def _bound(unit: ArmyUnit, ids: set[str]) -> ArmyUnit:
    joins = unit.joins if unit.joins in ids else ""
    carries = unit.transport_of if unit.transport_of in ids else ""
    return replace(unit, joins=joins, transport_of=carries)


def _wanting(army: Army, transport: str) -> str:
    """The first unit that may have such a transport and has none."""
    taken = {unit.transport_of for unit in army.unit}
    wanting = (unit.id for unit in army.unit if transport in unit.of.transports and unit.id not in taken)
    return next(wanting, "") if _carries(transport) else ""


def _carries(unit: str) -> bool:
    """Whether a unit may be the transport of another: one that is nothing else, or a tank that some unit may have."""
    transport = TABLES.units[unit].slot == "transport"
    return transport or any(unit in other.transports for other in TABLES.units.values())


def _count_models(each_model: list[Models], order: Sequence[str], model: str, count: int) -> None:
    """Bring the number of one kind of model to ``count``: plain ones come and go, in the order of the army list."""
    own = [row for row in each_model if row.model == model]
    for _ in range(len(own), count):
        before = [number for number, row in enumerate(each_model) if order.index(row.model) <= order.index(model)]
        each_model.insert(before[-1] + 1 if before else 0, Models(model=model))
    for _ in range(count, len(own)):
        numbers = [number for number, row in enumerate(each_model) if row.model == model]
        plain = [number for number in numbers if not each_model[number].upgrades]
        del each_model[(plain or numbers)[-1]]


def _equip(each_model: list[Models], model: str, gear: str, count: int) -> None:
    """Let so many models of a kind have bought a thing, as far as others have not given up the same for another."""
    own = [number for number, row in enumerate(each_model) if row.model == model]
    having = [number for number in own if gear in each_model[number].upgrades]
    for number in having[count:]:
        row = each_model[number]
        each_model[number] = replace(row, upgrades=tuple(each for each in row.upgrades if each != gear))
    upgrades = {upgrade.gear: set(upgrade.instead) for upgrade in TABLES.models[model].upgrades}
    free = [
        number
        for number in own
        if number not in having
        and not any(upgrades[gear] & upgrades[each] for each in each_model[number].upgrades if each in upgrades)
    ]
    for number in free[: max(0, count - len(having))]:
        row = each_model[number]
        each_model[number] = replace(row, upgrades=(*row.upgrades, gear))


BUILDER = WarhammerBuilder()
