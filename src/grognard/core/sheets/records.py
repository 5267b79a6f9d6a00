"""What a sheet is made of: blocks, each a table or a list of steps, of lines that name their rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, Union, get_args

from grognard.core.armies.builder import Profiles
from grognard.core.book.rule_index import TurnStep
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.core.words import spoken

Cell = Union[str, Message, "tuple[str | Message, ...]"]
"""A name or a number: a message for what is words, a text for what is figures; several, one after the other."""

Paper = Literal["a4", "letter"]
PAPERS: tuple[Paper, ...] = get_args(Paper)
Width = Literal["third", "half", "whole"]
"""How much of the page a block takes from side to side."""


def said(cell: Cell) -> str:
    """A cell in words, in the language spoken here."""
    if isinstance(cell, tuple):
        return ", ".join(map(said, cell))
    return spoken(cell) if isinstance(cell, Message) else cell


class Line(Record):
    """A line of a block, and the rules that stand small at its end."""

    cells: tuple[Cell, ...]
    rules: tuple[str, ...] = ()


class Block(Record, kw_only=True):
    """A table under a heading; ``numbered`` lines are steps to be taken one after the other. ``long``: one that
    may go on in the next column."""

    title: Message
    rules: tuple[str, ...] = ()
    columns: tuple[Message, ...] = ()
    lines: tuple[Line, ...]
    note: Message | None = None
    numbered: bool = False
    long: bool = False
    width: Width = "half"


class Sheet(Record, kw_only=True):
    """A game's sheet, block after block in the order in which they are needed."""

    title: Message
    subtitle: Message
    blocks: tuple[Block, ...]


def table(
    title: Message,
    rules: Sequence[str],
    columns: Sequence[Message],
    lines: Iterable[Line],
    note: Message | None = None,
    long: bool = False,
    width: Width = "half",
) -> Block:
    """A block that is a table. Rules that all its lines share are said once, at its title."""
    listed = tuple(lines)
    shared = {line.rules for line in listed}
    if len(shared) == 1:
        rules = tuple(dict.fromkeys((*rules, *shared.pop())))
        listed = tuple(Line(line.cells) for line in listed)
    return Block(
        title=title, rules=tuple(rules), columns=tuple(columns), lines=listed, note=note, long=long, width=width
    )


def steps(title: Message, rules: Sequence[str], lines: Iterable[Message | Line]) -> Block:
    """A block whose lines are taken one after the other."""
    taken = tuple(line if isinstance(line, Line) else Line((line,)) for line in lines)
    return Block(title=title, rules=tuple(rules), lines=taken, numbered=True)


def across(title: Message, rules: Sequence[str], labels: Sequence[Message], lines: Iterable[Sequence[Cell]]) -> Block:
    """A table laid on its side: what would be its columns stand below one another, after the labels."""
    rows = zip(labels, zip(*lines, strict=True), strict=True)
    return table(title, rules, (), (Line((label, *cells)) for label, cells in rows))


def turn(overview: Iterable[TurnStep], told: bool = True) -> Block:
    """The steps of a turn, as the guide of the game has them, what happens in them ``told`` or only their names."""
    lines = (Line((step.title, step.text) if told else (step.title,), step.rules) for step in overview)
    return steps(say("sheet-turn"), (), lines)


def profiles(found: Profiles, rules: Sequence[str] = ()) -> Block:
    """A table of what is in an army, as its builder makes it."""
    return table(found.title, rules, found.columns, (Line(row) for row in found.rows), width="whole")


def narrow(blocks: Iterable[Block]) -> Iterable[Block]:
    """Blocks of which three stand side by side."""
    return (replace(block, width="third") for block in blocks)
