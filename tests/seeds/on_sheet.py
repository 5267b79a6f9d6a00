"""Whether a quick reference sheet of the program shows a fact, found by looking: nobody says so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from grognard.core.languages import ENGLISH, speaking
from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.core.sheets.making import sheet
from grognard.core.sheets.records import Block, Cell, Line
from grognard.core.systems import system
from grognard.core.words import spoken
from tests.seeds.facts import Fact

BETWEEN = re.compile("[\\s,;:()/…“”\N{EN DASH}\N{DOUBLE PRIME}%]+")


class Shown(Record):
    """A line of a sheet: the words of it and of its heading, its cells, and the rules that both name."""

    words: frozenset[str]
    label: str
    cells: frozenset[str]
    rules: frozenset[str]


def shows(game: str, fact: Fact) -> bool:
    """Whether a line of the game's sheet shows the value: one that has all words that are sought, or that of the
    fact's row in a table, or else one that names its rule. Of a condition it is enough that the rule is named."""
    printed = fact.printed(fact.value) if fact.shown is None else fact.shown
    value = frozenset() if isinstance(fact.value, bool) else parts(printed)
    return any(_is_about(line, fact) and value <= line.cells for line in lines(game))


def _is_about(line: Shown, fact: Fact) -> bool:
    if fact.row and line.label != fact.row.lower():
        return False
    return parts(fact.seek) <= line.words if fact.seek or fact.row else fact.rule in line.rules


@cache
def lines(game: str) -> tuple[Shown, ...]:
    """The lines of a game's sheet in English."""
    with speaking(ENGLISH):
        return tuple(line for block in sheet(system(game)).blocks for line in _lines(block))


def _lines(block: Block) -> Iterator[Shown]:
    heading: list[Cell] = [block.title, *block.columns, *([] if block.note is None else [block.note])]
    for place, line in enumerate(block.lines, 1):
        yield _shown(block, Line((*line.cells, str(place)), line.rules) if block.numbered else line, heading)
    if block.note is not None:
        yield _shown(block, Line((block.note,)), heading)
    if not block.numbered and not block.columns and len({len(line.cells) for line in block.lines}) == 1:
        yield from _columns(block, heading)


def _columns(block: Block, heading: list[Cell]) -> Iterator[Shown]:
    """A table read by its columns, below what heads each: a table that is laid on its side."""
    labels = [*heading, *(line.cells[0] for line in block.lines)]
    for place in range(1, len(block.lines[0].cells)):
        cells = [line.cells[place] for line in block.lines]
        yield _shown(block, Line(tuple(cells), tuple(rule for line in block.lines for rule in line.rules)), labels)


def _shown(block: Block, line: Line, heading: list[Cell]) -> Shown:
    return Shown(
        frozenset().union(*map(_parts, (*heading, *line.cells))),
        said(line.cells[0]).lower(),
        frozenset().union(*map(_parts, line.cells)),
        frozenset((*block.rules, *line.rules)),
    )


def said(cell: Cell) -> str:
    """A cell in words."""
    if isinstance(cell, tuple):
        return ", ".join(map(said, cell))
    return spoken(cell) if isinstance(cell, Message) else cell


def _parts(cell: Cell) -> frozenset[str]:
    return parts(said(cell))


def parts(text: str) -> frozenset[str]:
    """The words and numbers of a text."""
    plain = text.replace("\N{MINUS SIGN}", "-").lower()
    return frozenset(part.strip(".") for part in BETWEEN.split(plain)) - {"", "-"}
