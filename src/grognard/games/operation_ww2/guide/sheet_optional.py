"""What the sheet says of charges, buildings, tunnels and smoke: the tables rolled on beside the usual ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import get_args

from grognard.core.messages import Message, say
from grognard.core.sheets.figures import at_most, faces, percent
from grognard.core.sheets.records import Block, Cell, Line, table
from grognard.core.wire.needed import signed
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.buildings import Size
from grognard.games.operation_ww2.data.tables.rows import Faces
from grognard.games.operation_ww2.data.tables.special import Underground
from grognard.games.operation_ww2.state.shots import FACES

SIZES: tuple[Size, ...] = get_args(Size)
ANYTHING = "anything"


def optional() -> Iterator[Block]:
    """The blocks in order."""
    yield _charges()
    yield _demolition()
    yield _roofs()
    yield _calibres()
    yield _entry()
    yield _underground()
    yield _smoke()


def _charges() -> Block:
    rows = [(row, _removed(row.removes)) for row in TABLES.charges.values()]
    return _rolled(say("az-chapter-charges"), ("AZ-EXP-04",), rows)


def _removed(removed: tuple[str, ...]) -> Cell:
    if ANYTHING in removed:
        return say("az-sheet-removes-anything")
    return tuple(TABLES.terrain[each].name for each in removed) or say("az-sheet-removes-nothing")


def _demolition() -> Block:
    columns = (say("sheet-roll"), *(say(f"az-sheet-size-{size}") for size in SIZES))
    lines = (
        Line((faces(row.first, row.last), *(say(f"az-sheet-fall-{row.on(size)}") for size in SIZES)))
        for row in TABLES.demolition.values()
    )
    note = say("az-sheet-fall-note", charge=signed(TABLES.limits["charge-on-building"].value))
    return table(say("az-chapter-demolition"), ("AZ-DEM-02", "AZ-DEM-03", "AZ-EXP-06"), columns, lines, note)


def _roofs() -> Block:
    columns = (say("sheet-roll"), *(say(f"az-sheet-size-{size}") for size in SIZES))
    lines = (
        Line((faces(row.first, row.last), *(say(f"az-sheet-roof-{row.on(size)}") for size in SIZES)))
        for row in TABLES.roofs.values()
    )
    note = say("az-sheet-roof-note", bonus=signed(TABLES.limits["demolition-after-roof"].value))
    return table(say("az-chapter-roofs"), ("AZ-ROO-01", "AZ-ROO-03"), columns, lines, note)


def _calibres() -> Block:
    columns = (say("az-sheet-calibre-from"), say("sheet-modifier"))
    lines = (Line((str(row.least), signed(row.value))) for row in TABLES.calibres.values())
    return table(say("az-sheet-calibres"), ("AZ-DEM-02", "AZ-ROO-01"), columns, lines)


def _entry() -> Block:
    """What happens to a tank inside a building, the size of the building added to its die (AZ-TKB-02)."""
    first, *others = TABLES.entry.values()
    columns = (say("sheet-roll"), say("sheet-effect"))
    lines = [Line((at_most(first.last), say(f"az-sheet-entry-{first.effect}")))]
    lines += [Line((faces(row.first, row.last), say(f"az-sheet-entry-{row.effect}"))) for row in others]
    lines += [
        Line((signed(row.entry), say("az-sheet-entry-size", size=say(f"az-sheet-size-{row.id}"))))
        for row in TABLES.building_sizes.values()
        if row.entry
    ]
    return table(say("az-chapter-tanks-in-buildings"), ("AZ-TKB-02",), columns, lines)


def _underground() -> Block:
    rows = [(row, _below(row)) for row in TABLES.underground.values()]
    return _rolled(say("az-chapter-tunnels"), ("AZ-TUN-03",), rows)


def _below(row: Underground) -> Cell:
    happens = say(f"az-sheet-below-{row.hits}", sides=FACES)
    return (happens, say("az-sheet-below-closed")) if row.closed else happens


def _smoke() -> Block:
    rows = [(row, say(f"az-sheet-smoke-{row.id}")) for row in TABLES.smoke.values()]
    return _rolled(say("az-chapter-smoke"), ("AZ-SMK-08",), rows)


def _rolled(title: Message, rules: tuple[str, ...], rows: Sequence[tuple[Faces, Cell]]) -> Block:
    columns = (say("sheet-roll"), say("sheet-effect"), say("sheet-chance"))
    lines = (
        Line((faces(row.first, row.last), happens, percent(Fraction(row.last - row.first + 1, FACES))))
        for row, happens in rows
    )
    return table(title, rules, columns, lines)
