"""What stands on the card of a unit of Operation World War II."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.fates import chance_of
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.sheets.cards import Ability, Boxes, Face
from grognard.core.sheets.figures import NONE, at_least, percent, plain
from grognard.core.sheets.records import Block, Cell, Line, across, table
from grognard.core.wire.needed import signed
from grognard.games.operation_ww2.data.building import weapons_of
from grognard.games.operation_ww2.data.forces import Force, ForceUnit
from grognard.games.operation_ww2.data.prices import name_of
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.guide.sheet import TARGETS, weapon
from grognard.games.operation_ww2.rules.morale.fates import PASSED, passing

HURT = ("main-weapon", "secondary-weapon", "track", "immobile")
"""Parts of a vehicle that are marked when they are hit (AZ-VDM)."""
FAST = "fast-vehicle"


def face(army: Force, id: str) -> Face:
    """The face of the one unit of a force."""
    (unit,) = army.unit
    rows = [TABLES.characteristics[each] for each in _traits(unit)]
    abilities = tuple(Ability(row.name, row.rules, _adds(row.id)) for row in rows)
    return Face(blocks=tuple(_blocks(army, unit)), abilities=abilities, boxes=tuple(_boxes(unit)))


def _adds(trait: str) -> Cell | None:
    """What a characteristic adds to the dice; None: it is no modifier."""
    kinds = (("az-sheet-to-hit", TABLES.to_hit), ("az-sheet-to-damage", TABLES.damage))
    return (
        tuple(
            say("az-sheet-modifies", kind=say(title), value=signed(rows[trait].value))
            for title, rows in kinds
            if trait in rows
        )
        or None
    )


def _traits(unit: ForceUnit) -> dict[str, None]:
    vehicle = TABLES.vehicles[unit.vehicle].traits if unit.vehicle else ()
    return dict.fromkeys((*unit.characteristics, *vehicle))


def _blocks(army: Force, unit: ForceUnit) -> Iterator[Block]:
    yield _profile(unit)
    yield _tests(unit)
    if weapons_of(unit):
        yield _weapons(unit)


def _profile(unit: ForceUnit) -> Block:
    """Its training and panic limit, and how far it moves (AZ-DEF-07, AZ-MOR-01, AZ-MOV-01)."""
    mover = TABLES.vehicles[unit.vehicle].type if unit.vehicle else "gun" if unit.gun else "infantry"
    rate = TABLES.rates["bicycle" if any(men.bicycles for men in unit.men) else mover]
    more = TABLES.limits[FAST].value if FAST in _traits(unit) else 0
    lengths = (NONE if each is None else plain(each + more) for each in (rate.slow, rate.fast, rate.assault))
    columns = ("az-sheet-training", "az-sheet-panic", "az-sheet-slow", "az-sheet-fast", "az-sheet-assault")
    line = Line((at_least(unit.training), str(unit.panic_limit), *lengths))
    return table(say("az-sheet-movement"), ("AZ-DEF-07", "AZ-MOR-01", "AZ-MOV-01"), tuple(map(say, columns)), (line,))


def _tests(unit: ForceUnit) -> Block:
    """The chance of a test of its training, with what is added to it or taken off (AZ-DEF-07, AZ-MOR-04)."""
    rows = [row.value for row in TABLES.morale.values()]
    spread = range(sum(value for value in rows if value < 0), max(rows) + 1)
    lines = (
        (
            signed(value),
            percent(chance_of(passing("az-roll-morale", max(unit.training - value, 1), "AZ-MOR-04"), PASSED)),
        )
        for value in spread
    )
    labels = (say("sheet-modifier"), say("sheet-chance"))
    return across(say("az-chapter-morale"), ("AZ-DEF-07", "AZ-MOR-04"), labels, lines)


def _weapons(unit: ForceUnit) -> Block:
    """Its weapons beside each other (AZ-WPN-01)."""
    labels = ("weapon", "close", "normal", "extreme", "shots", *TARGETS)
    rows = (weapon(TABLES.weapons[name]) for name in dict.fromkeys(weapons_of(unit)))
    block = across(
        say("az-chapter-weapons"), ("AZ-WPN-01",), tuple(say(f"az-build-column-{each}") for each in labels), rows
    )
    used = tuple(line for line in block.lines if any(cell != NONE for cell in line.cells[1:]))
    return replace(block, lines=used, note=say("az-sheet-weapons-note"))


def _boxes(unit: ForceUnit) -> Iterator[Boxes]:
    yield Boxes(say("az-sheet-box-dead"), unit.people())
    yield Boxes(say("az-sheet-box-broken"))
    if unit.vehicle:
        yield from (Boxes(say(f"az-sheet-part-{part}")) for part in HURT)
    yield from (Boxes(name_of(extra), count) for extra, count in unit.extras.items())
