"""Reading the tables, and what makes them fit to play by: every row, every face, every name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import Any

from grognard.core.book.own import Shelf
from grognard.core.book.reading import shipped, unknown
from grognard.core.book.tables import TableFile, Written
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables.contents import SPECS, Spec, Tables
from grognard.games.wh40k5.data.tables.own import own_model, own_unit, own_weapon
from grognard.games.wh40k5.data.tables.rows import Limit, conversion, measured
from grognard.games.wh40k5.data.tables.units import Model

DATA = files("grognard.games.wh40k5") / "data"
SOURCES = ("seed", "default", "open")
SIDES = 6

Reference = tuple[str, str, str, Collection[str]]
"""A name in a table that another one must have: row, field, name, the names there are."""


def load_tables(folder: Traversable | Path = DATA) -> Tables:
    """All tables of a folder.

    Raises ``InputError`` naming file, row, field and mend: text that is no TOML, a row or field that is missing or
    unknown, faces that leave a gap, a name no other table has.
    """
    read: dict[str, Mapping[str, Any]] = {}
    origin: dict[tuple[str, str], TableFile] = {}
    for spec in SPECS:
        rows: dict[str, Any] = {}
        for file in _files(folder, spec):
            for id, row in _table(spec, file).items():
                if id in rows:
                    raise file.fault(id, "id", say("file-row-twice"))
                rows[id] = row
                origin[spec.name, id] = file
        read[spec.name] = MappingProxyType(rows)
    whole: list[Tables] = []
    # The tables are whole by the time a key is looked up.
    read["weapons"] = MappingProxyType(Shelf(read["weapons"], lambda key: own_weapon(key, whole[0])))
    read["models"] = MappingProxyType(Shelf(read["models"], lambda key: own_model(key, whole[0])))
    read["units"] = MappingProxyType(Shelf(read["units"], lambda key: own_unit(key, whole[0])))
    tables = Tables(**read)
    whole.append(tables)
    for spec in SPECS:
        for row, field, value, names in _references(tables, spec.name):
            if value not in names:
                raise origin[spec.name, row].fault(row, field, unknown(value, sorted(names)))
    return tables


def _files(folder: Traversable | Path, spec: Spec) -> list[TableFile]:
    if spec.file.endswith(".toml"):
        return [TableFile(folder, spec.file)]
    inner = folder / spec.file
    return [TableFile(inner, f"{name}.toml") for name in shipped(inner)]


def _table(spec: Spec, file: TableFile) -> Mapping[str, Any]:
    if not spec.file.endswith(".toml") and not file.holds(spec.key):
        return {}
    file.required(spec.key)
    rows = file.table(spec.key, spec.row, _converted(spec))
    for row in rows.values():
        file.check_sources(row, SOURCES)
        if isinstance(row, Model):
            _model(file, row)
    if spec.faces:
        file.check_faces(spec.key, rows, SIDES)
    return rows


def _converted(spec: Spec) -> Callable[[Written], Written]:
    return measured if spec.row is Limit else conversion(lengths=spec.lengths, throws=spec.throws)


def _model(file: TableFile, model: Model) -> None:
    """Refuse a model without a size, a hull that is no vehicle's, or a profile that is neither a creature's nor a
    vehicle's (WH-CORE-04, WH-CORE-05)."""
    if (model.base is None) == (model.hull is None):
        raise file.fault(model.id, "base", say("wh-table-base"))
    if model.hull is not None and not model.profile.is_armoured:
        raise file.fault(model.id, "hull", say("wh-table-hull"))
    if not model.profile.is_creature and not model.profile.is_armoured:
        raise file.fault(model.id, "profile", say("wh-table-profile"))


def _references(tables: Tables, name: str) -> Iterator[Reference]:
    match name:
        case "types":
            for kind in tables.types.values():
                yield from ((kind.id, "rules", each, tables.special) for each in kind.rules)
        case "terrain":
            for ground in tables.terrain.values():
                yield ground.id, "cover", ground.cover, ("", *tables.cover)
        case "weapons":
            for weapon in tables.weapons.values():
                yield weapon.id, "type", weapon.type, tables.weapon_types
                yield weapon.id, "marker", weapon.marker, ("", *tables.markers)
                yield from ((weapon.id, "traits", each, tables.traits) for each in weapon.traits)
        case "wargear":
            for gear in tables.wargear.values():
                yield from ((gear.id, "rules", each, tables.special) for each in gear.rules)
        case "damage":
            for result in tables.damage.values():
                yield result.id, "otherwise", result.otherwise, ("", *tables.damage)
                yield result.id, "squadron", result.squadron, ("", *tables.damage)
        case "special":
            for rule in tables.special.values():
                yield from ((rule.id, "brings", each, tables.special) for each in rule.brings)
        case "deployments":
            for deployment in tables.deployments.values():
                yield from ((deployment.id, "limits", slot, tables.slots) for slot in deployment.limits)
        case "models":
            yield from chain.from_iterable(_of_model(tables, model) for model in tables.models.values())
        case "units":
            named = {
                "nation": tables.nations,
                "part": tables.models,
                "transports": tables.units,
                "special": tables.special,
                "limited": tables.gear(),
            }
            for unit in tables.units.values():
                yield from ((unit.id, field, value, named[field]) for field, value in unit.references())


def _of_model(tables: Tables, model: Model) -> Iterator[Reference]:
    everything = tables.gear()
    weapons = {weapon.weapon for weapon in tables.weapons.values()}
    yield model.id, "type", model.type, tables.types
    yield from ((model.id, "gear", each, everything) for each in model.gear)
    yield from ((model.id, "mounts", mount.weapon, weapons) for mount in model.mounts)
    yield from ((model.id, "special", each, tables.special) for each in model.special)
    carried = {*model.gear, *(mount.weapon for mount in model.mounts)}
    for upgrade in model.upgrades:
        yield model.id, "upgrades", upgrade.gear, everything
        yield from ((model.id, "upgrades", each, carried) for each in upgrade.instead)


TABLES: Tables = load_tables()
"""The tables that come with the game."""
