"""Reading a folder of tables, and what makes it fit to play by: every row, every face, every name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any

from grognard.core.book.own import Shelf
from grognard.core.book.reading import unknown
from grognard.core.book.tables import TableFile, Written
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.contents import SPECS, Spec, Tables
from grognard.games.operation_ww2.data.tables.damage import COVERS, FATES, DamageRow, fate
from grognard.games.operation_ww2.data.tables.own import own_vehicle, own_weapon
from grognard.games.operation_ww2.data.tables.rows import Limit, conversion, measured

DATA = files("grognard.games.operation_ww2") / "data"
SOURCES = ("seed", "default", "open", "printed")


def load_tables(folder: Traversable | Path | None = None) -> Tables:
    """The tables of a folder, file by file; what is not in it is taken from the game's own.

    Raises ``InputError`` naming file, row, field and mend: a file the game does not have, text that is no TOML, a row
    or a field that is missing or unknown, faces that leave a gap, a name no other table has.
    """
    return _shipped() if folder is None else _read(folder)


@cache
def _shipped() -> Tables:
    return _read(DATA)


def _read(folder: Traversable | Path) -> Tables:
    read = {spec.file: TableFile(folder, spec.file) for spec in SPECS if (folder / spec.file).is_file()}
    if folder is not DATA:
        _strangers(folder, set(read))
    loaded: dict[str, Any] = {}
    for spec in SPECS:
        file = read.get(spec.file)
        loaded[spec.name] = getattr(_shipped(), spec.name) if file is None else _table(spec, file)
    whole: list[Tables] = []
    # The tables are whole by the time a key is looked up.
    loaded["weapons"] = MappingProxyType(Shelf(loaded["weapons"], lambda key: own_weapon(key, whole[0])))
    loaded["vehicles"] = MappingProxyType(Shelf(loaded["vehicles"], lambda key: own_vehicle(key, whole[0])))
    tables = Tables(**loaded)
    whole.append(tables)
    for spec in SPECS:
        if spec.file in read:
            for row, field, value, names in _references(tables, spec.name):
                if value not in names:
                    raise read[spec.file].fault(row, field, unknown(value, names))
    for name in ("weapons.toml", "guns.toml"):
        if name in read:
            _classes(read[name], tables)
    return tables


def _strangers(folder: Traversable | Path, known: Collection[str]) -> None:
    """Refuse a TOML file that is no table: its name is misspelt, and the game's own would be used unseen."""
    names = sorted({spec.file for spec in SPECS})
    for file in folder.iterdir():
        if file.name.endswith(".toml") and file.name not in known:
            raise InputError(say("az-tables-stranger", file=file.name, names=", ".join(names)))
    if not known:
        raise InputError(say("az-tables-none", folder=str(folder), names=", ".join(names)))


def _table(spec: Spec, file: TableFile) -> Mapping[str, Any]:
    file.required(spec.key)
    converted = measured if spec.row is Limit else _converted(spec)
    rows = file.table(spec.key, spec.row, converted)
    for row in rows.values():
        file.check_sources(row, SOURCES)
    _ids(spec, file, rows)
    if spec.faces:
        file.check_faces(spec.key, rows, spec.faces)
    if spec.row is DamageRow:
        _harms(file, rows)
    return rows


def _classes(file: TableFile, tables: Tables) -> None:
    """A gun is of the class its calibre lies in (AZ-GUN-01)."""
    for weapon in tables.weapons.values():
        if weapon.gun_class:
            row = tables.gun_classes[weapon.gun_class]
            if not row.least <= weapon.calibre <= row.most:
                raise file.fault(weapon.id, "class", say("az-table-class", least=row.least, most=row.most))


def _converted(spec: Spec) -> Callable[[Written], Written]:
    return conversion(lengths=spec.lengths, numbers=spec.numbers, parsed=spec.parsed)


def _ids(spec: Spec, file: TableFile, rows: Mapping[str, Any]) -> None:
    if spec.ids == "free" or file.folder is DATA:
        return
    own = getattr(_shipped(), spec.name)
    for id in own:
        if id not in rows:
            raise file.fault(id, "id", say("az-table-row-missing", table=spec.key))
    for id in rows:
        if spec.ids == "exact" and id not in own:
            raise file.fault(id, "id", unknown(id, own))


def _harms(file: TableFile, rows: Mapping[str, Any]) -> None:
    """A higher die never harms people less, in whatever cover: what is read off a roll relies on it (AZ-FIRE-12)."""
    ordered = sorted(rows.values(), key=lambda row: int(row.id))
    for before, row in pairwise(ordered):
        for cover in COVERS:
            if FATES.index(fate(row.infantry, cover)) < FATES.index(fate(before.infantry, cover)):
                raise file.fault(row.id, "infantry", say("az-table-harm", before=before.id))


def _references(tables: Tables, name: str) -> Iterator[tuple[str, str, str, Collection[str]]]:
    """Names in a table that another one must have: row, field, name, the names there are."""
    match name:
        case "nations":
            for nation in tables.nations.values():
                yield nation.id, "deck", nation.deck, tables.decks
                yield nation.id, "rifle", nation.rifle, tables.weapons
        case "terrain":
            for kind in tables.terrain.values():
                yield kind.id, "protects", kind.protects, ("", *tables.protection)
                yield kind.id, "height", kind.height, ("", *tables.features)
        case "weapons":
            for weapon in tables.weapons.values():
                yield weapon.id, "like", weapon.like, ("", *tables.weapons)
                yield weapon.id, "arc", weapon.arc, ("", *tables.arcs)
                yield from ((weapon.id, "nations", each, ("all", *tables.nations)) for each in weapon.nations)
        case "vehicles":
            yield from _of_vehicles(tables)
        case "charges":
            for charge in tables.charges.values():
                places = ("anything", *tables.terrain)
                yield from ((charge.id, "removes", each, places) for each in charge.removes)
        case "materials":
            for material in tables.materials.values():
                yield from ((material.id, "tanks", tank, tables.sizes) for tank in material.tanks)
        case _:
            return


def _of_vehicles(tables: Tables) -> Iterator[tuple[str, str, str, Collection[str]]]:
    for vehicle in tables.vehicles.values():
        yield vehicle.id, "nation", vehicle.nation, tables.nations
        yield vehicle.id, "class", vehicle.type, [type for type in tables.rates if type in tables.sizes]
        for trait in (*vehicle.traits, *vehicle.choices):
            yield vehicle.id, "traits", trait, tables.characteristics
        for task in vehicle.tasks:
            yield vehicle.id, "tasks", task, tables.tasks
        mounted = [each.id for each in vehicle.weapon]
        for each in vehicle.weapon:
            yield vehicle.id, "weapon", each.weapon, tables.weapons
            yield vehicle.id, "arc", each.arc, tables.arcs
            yield vehicle.id, "task", each.task, vehicle.tasks
            yield vehicle.id, "coupled", each.coupled, ("", *mounted)


TABLES: Tables = load_tables()
"""The tables that come with the game."""
