"""The units of two forces as they come to the table (AZ-DEF-01, AZ-DEF-14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot

from grognard.core.records import Record
from grognard.games.operation_ww2.data.forces import MINES, Force, ForceUnit, Men, unbound
from grognard.games.operation_ww2.data.prices import CHARGE
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.state.state import Machine, Model, Unit

Roll = Mapping[str, tuple[ForceUnit, ...]]
"""The entries of the force lists by the id of the unit that is made of them: several if they fight as one."""


def roll_call(forces: tuple[Force, Force]) -> Roll:
    """Which unit is made of which entries; units joined from the start are one (AZ-DEF-01).

    >>> from grognard.games.operation_ww2.data.forces import load_force
    >>> list(roll_call((load_force("us-1944"), load_force("german-1944"))))[:2]
    ['a.headquarters', 'a.squad-1']
    """
    found: dict[str, tuple[ForceUnit, ...]] = {}
    for seat, force in enumerate(forces):
        joined = {id: join for join in force.join for id in join.units}
        for entry in force.unit:
            join = joined.get(entry.id)
            if join is None:
                found[unit_id(seat, entry.id)] = (entry,)
            elif unit_id(seat, join.id) not in found:
                found[unit_id(seat, join.id)] = tuple(force.of(id) for id in join.units)
    return found


class Quality(Record):
    """What the force lists say of a unit as a whole: its training (AZ-DEF-07), its panic limit (AZ-MOR-02), how many
    ``people`` it starts with besides those in vehicles, and its characteristics (AZ-DEF-06). Units joined from the
    start add up their panic limits (AZ-CMB-03, AZ-ART-11, AZ-MC-02) and have the worst training among them."""

    training: int
    panic_limit: int
    people: int
    characteristics: frozenset[str] = frozenset()


def quality_of(entries: Sequence[ForceUnit], tables: Tables, section_limit: str = "sum") -> Quality:
    """What entries that fight as one are together. ``section_limit``: the panic limit of a section of motorcycles is
    the sum of theirs or that of a single one (AZ-MC-02).

    >>> from grognard.games.operation_ww2.data.forces import load_force
    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> squad = load_force("us-1944").of("squad-1")
    >>> quality_of([squad, squad], TABLES).panic_limit
    6
    """
    return Quality(
        training=max(entry.training for entry in entries),
        panic_limit=entries[0].panic_limit
        if section_limit == "single" and _is_section(entries, tables)
        else sum(entry.panic_limit for entry in entries),
        people=sum(
            0 if entry.vehicle and not entry.has("troop-carrier", tables) else entry.people(tables) for entry in entries
        ),
        characteristics=frozenset(id for entry in entries for id in tables.characteristics if entry.has(id, tables)),
    )


def _is_section(entries: Sequence[ForceUnit], tables: Tables) -> bool:
    """Whether entries are motorcycles joined in a section (AZ-MC-02)."""
    sheets = [tables.vehicles[entry.vehicle] for entry in entries if entry.vehicle]
    return len(entries) > 1 and len(sheets) == len(entries) and all(row.type.startswith("motorcycle") for row in sheets)


def unit_id(seat: int, id: str) -> str:
    """The id of a unit in a battle: its side, then its id in the list."""
    return f"{'ab'[seat]}.{id}"


def mustered(forces: tuple[Force, Force], tables: Tables) -> dict[str, Unit]:
    """All units of both forces with their models, waiting to be set up, stationary (AZ-EXE-06)."""
    return {
        id: Unit(id, "ab".index(id[0]), tuple(_models(id, entries, tables)))
        for id, entries in roll_call(forces).items()
    }


def entries_by_model(unit: str, entries: Sequence[ForceUnit], tables: Tables) -> Iterator[tuple[str, ForceUnit]]:
    """The ids of a unit's models, each with the entry that brings it."""
    number = 0
    for entry in entries:
        for _ in _models(unit, (entry,), tables):
            number += 1
            yield f"{unit}.{number}", entry


def _models(unit: str, entries: tuple[ForceUnit, ...], tables: Tables) -> Iterator[Model]:
    number = 0
    for entry in entries:
        for thing, size in _things(entry, tables):
            number += 1
            row = tables.sizes[size]
            yield Model(
                x=0,
                y=0,
                radius=round(hypot(row.length, row.width) / 2),
                id=f"{unit}.{number}",
                role=thing,
                weapons=(entry.gun,) if thing == "gun" else (),
                length=row.length,
                width=row.width,
                machine=_machine(entry, tables) if thing == "vehicle" else Machine(),
            )
        if entry.vehicle and not entry.has("troop-carrier", tables):
            continue
        vehicle = f"{unit}.{number}" if entry.vehicle else None
        laden, place = unbound(entry)[: entry.extras.get(CHARGE, 0)], 0
        for men in entry.men or (Men(count=entry.people(tables), role="crewman", weapons=("pistol",)),):
            for _ in range(men.count):
                number += 1
                radius = tables.sizes["person"].width // 2
                id = f"{unit}.{number}"
                rides = men.bicycles and vehicle is None
                arms = (*men.weapons, CHARGE) if place in laden else men.weapons
                place += 1
                yield Model(0, 0, radius, id=id, role=men.role, weapons=arms, aboard=vehicle, is_cyclist=rides)


def _machine(entry: ForceUnit, tables: Tables) -> Machine:
    """A whole vehicle with its crew aboard (AZ-VEH-03). The troops of a troop carrier are its crew, and they are models
    (AZ-MTI-01)."""
    bought = tuple(id for id in entry.characteristics if tables.characteristics[id].on == "vehicle")
    bought += (MINES,) if "mist-grenades" in entry.extras else ()
    crew = 0 if entry.has("troop-carrier", tables) else entry.people(tables)
    return Machine(crew=crew, sheet=entry.vehicle, traits=bought)


def _things(entry: ForceUnit, tables: Tables) -> Iterator[tuple[str, str]]:
    """The gun or vehicle of an entry and its row of sizes (AZ-DEF-14)."""
    if entry.vehicle:
        yield "vehicle", tables.vehicles[entry.vehicle].type
    if entry.gun:
        yield "gun", gun_size(tables.weapons[entry.gun].calibre, tables)


def gun_size(calibre: int, tables: Tables) -> str:
    """The row of sizes of a gun of so many millimetres (AZ-DEF-14).

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> gun_size(37, TABLES), gun_size(75, TABLES), gun_size(105, TABLES)
    ('gun-small', 'gun-medium', 'gun-large')
    """
    return next(row.id for row in tables.sizes.values() if row.calibre >= max(calibre, 1))
