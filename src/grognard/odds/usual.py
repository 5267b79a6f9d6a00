"""What units do to the usual targets of their game: in the first way that they can, exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from grognard.core.armies.army import Army
from grognard.core.armies.builder import Target
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.sheets.figures import NONE, percent
from grognard.core.sheets.records import Block, Cell, Line, table
from grognard.odds import asking
from grognard.odds.enumeration import TooLong, patience

NOTHING: Mapping[str, str] = MappingProxyType({})
PATIENCE, BRISK = 20.0, 3.0
"""For how many seconds one attack is worked on: for who asks about one unit, for a whole army to be printed."""


class Held(Record):
    """A unit held against a target: in which way, the question, and what is measured of the answer; ``why``: it can
    do nothing to it, or (``late``) it takes too long to say what."""

    target: Message
    way: Message
    question: dict[str, Any]
    measured: asking.Measured | None = None
    value: float = 0
    why: Message | None = None
    late: bool = False


def against(army: Army, id: str, options: Mapping[str, str] = NOTHING, seconds: float = PATIENCE) -> Iterator[Held]:
    """A unit of an army against each usual target of its game, by the house rules named; nothing if it attacks
    nobody. Each attack is worked on for so many ``seconds`` at most."""
    attacker = army.builder.asked(army.record, id)
    if attacker is None or army.system.odds is None:
        return
    for target in army.builder.targets:
        yield _held(army.system.name, target, {"attacker": attacker, "options": dict(options)}, seconds)


def chances(army: Army, id: str, options: Mapping[str, str] = NOTHING) -> Block | None:
    """The same as a table to be printed, without what takes long to work out; None if it attacks nobody."""
    rows = [row for row in against(army, id, options, BRISK) if not row.late]
    if not rows:
        return None
    titles = {row.measured.chance: row.measured.title for row in rows if row.measured is not None}
    notes = [
        say("cards-share" if chance else "cards-figure", measured=title)
        for chance, title in sorted(titles.items(), key=lambda each: each[0])
    ]
    columns, lines = _side_by_side(rows) or _one_a_line(rows)
    note = say("cards-measured", first=notes[0], second=notes[-1], kinds=len(notes)) if notes else None
    return table(say("cards-against"), (), columns, lines, note)


def _one_a_line(rows: Sequence[Held]) -> tuple[Sequence[Message], list[Line]]:
    columns = (say("cards-target"), say("cards-way"), say("cards-result"))
    return columns, [Line((row.target, row.way, _printed(row))) for row in rows]


def _side_by_side(rows: Sequence[Held]) -> tuple[Sequence[Message], list[Line]] | None:
    """The ways beside each other, where every target is attacked in the same ones."""
    targets: dict[Message, list[Held]] = {}
    for row in rows:
        targets.setdefault(row.target, []).append(row)
    ways = {tuple(row.way for row in same) for same in targets.values()}
    if len(ways) > 1 or len(targets) == len(rows):
        return None
    lines = [Line((target, *map(_printed, same))) for target, same in targets.items()]
    return (say("cards-target"), *ways.pop()), lines


def _held(name: str, target: Target, fields: dict[str, Any], seconds: float) -> Held:
    """In the first way that it can; if in none, why not in the usual one."""
    rows = (_asked(name, target, way, fields, seconds) for way in target.ways)
    found = next(rows)
    return found if found.why is None else next((row for row in rows if row.why is None), found)


def _asked(
    name: str, target: Target, way: tuple[Message, dict[str, Any]], fields: dict[str, Any], seconds: float
) -> Held:
    called, added = way
    question = asking.fitting(name, {**fields, **target.question, **added})
    try:
        with patience(seconds):
            answer = asking.ask(name, question)
    except TooLong as error:
        return Held(target.title, called, question, why=error.message, late=True)
    except InputError as error:
        return Held(target.title, called, question, why=error.message)
    if answer.refused is not None:
        return Held(target.title, called, question, why=answer.refused.message)
    game = asking.game(name)
    return Held(target.title, called, question, game.measured(answer), game.measure(answer))


def _printed(row: Held) -> Cell:
    if row.measured is None:
        return NONE
    return percent(Fraction(row.value)) if row.measured.chance else say("cards-number", number=f"{row.value:.1f}")
