"""What a sheet is made of: blocks, each a table or a list of steps, of lines that name their rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Union

from grognard.core.armies.builder import Profiles
from grognard.core.book.rule_index import TurnStep
from grognard.core.messages import Message, say
from grognard.core.records import Record

Cell = Union[str, Message, "tuple[str | Message, ...]"]
"""A name or a number: a message for what is words, a text for what is figures; several, one after the other."""


class Line(Record):
    """A line of a block, and the rules that stand small at its end."""

    cells: tuple[Cell, ...]
    rules: tuple[str, ...] = ()


class Block(Record, kw_only=True):
    """A table under a heading; ``numbered`` lines are steps to be taken one after the other. ``long``: one that
    may go on in the next column; ``wide``: one that runs across the page."""

    title: Message
    rules: tuple[str, ...] = ()
    columns: tuple[Message, ...] = ()
    lines: tuple[Line, ...]
    note: Message | None = None
    numbered: bool = False
    long: bool = False
    wide: bool = False


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
    wide: bool = False,
) -> Block:
    """A block that is a table."""
    return Block(
        title=title, rules=tuple(rules), columns=tuple(columns), lines=tuple(lines), note=note, long=long, wide=wide
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


def profiles(found: Profiles) -> Block:
    """A table of what is in an army, as its builder makes it."""
    return table(found.title, (), found.columns, (Line(row) for row in found.rows), wide=True)
