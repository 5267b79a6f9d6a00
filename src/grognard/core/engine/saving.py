"""Writing a save: the header, and a line for every choice, roll and take-back."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Literal, cast

from grognard.core.engine.choices import Choice, Dice
from grognard.core.engine.decisions import Decision, RollDice
from grognard.core.engine.dice import Stream
from grognard.core.engine.events import Agreed, Chosen, Entry, Rolled, Sealed, TakenBack
from grognard.core.engine.loop import Course
from grognard.core.engine.seals import Seal
from grognard.core.records import Record, to_text

FORMAT = "grognard-battle"


FORMAT_VERSION = 1


class Header(Record, omit_defaults=True):
    """The first line of a save. ``position`` is the text of the position it starts from, if not from the set-up."""

    format: str
    version: int
    system: str
    rules: int
    dice: Literal["rolled", "typed"]
    seed: int | None
    setup: Any
    position: str | None = None


class ChoiceLine(Record, omit_defaults=True):
    """A choice made by seat ``choose``; ``ahead``: an answer that stood for this question before it was asked."""

    choose: int
    choice: Any
    ahead: bool = False


class DiceLine(Record):
    """The faces of a roll; ``typed`` if a person read them off real dice."""

    dice: tuple[int, ...]
    typed: bool = False


class UndoLine(Record):
    """All choices from number ``undo`` on were taken back."""

    undo: int


class EndLine(Record, omit_defaults=True):
    """The players have ended the battle by agreement; ``seat`` is who gave it up, or whose time had run out."""

    agreed: Literal["draw", "conceded", "late"]
    seat: int | None = None


class SealLine(Record):
    """The dice from here on come from these halves."""

    seal: Seal


class CheckLine(Record):
    """The last line of a sealed battle that is over: a short digest of each line before it, and the ``result``. Loading
    passes it over."""

    check: tuple[str, ...]
    result: Any


def header_line(battle: Course) -> str:
    """The header of a battle's save."""
    seed = battle.source.seed if isinstance(battle.source, Stream) else None
    return to_text(
        Header(
            FORMAT,
            FORMAT_VERSION,
            battle.rules.name,
            battle.rules.version,
            "typed" if seed is None else "rolled",
            seed,
            battle.setup,
            None if battle.start is None else str(battle.start),
        )
    )


def choice_line(decision: Decision, choice: Choice, ahead: bool = False) -> str:
    """The line that a choice will have once it is made."""
    if isinstance(choice, Dice) and isinstance(decision, RollDice):
        return to_text(DiceLine(choice.faces, typed=True))
    return to_text(ChoiceLine(decision.seat, choice, ahead))


def entry_line(entry: Entry) -> str:
    """The line of one entry of a battle's record."""
    match entry:
        case Chosen(seat, _, choice, ahead):
            return to_text(ChoiceLine(seat, choice, ahead))
        case Rolled(_, faces, typed):
            return to_text(DiceLine(faces, typed)) if typed else to_text({"dice": faces})
        case TakenBack(number):
            return to_text(UndoLine(number))
        case Sealed(seal):
            return to_text(SealLine(seal))
        case Agreed(seat, late):
            return to_text(EndLine("draw" if seat is None else "late" if late else "conceded", seat))
        case _:
            raise TypeError(entry)


def digest_of(line: str) -> str:
    """A short digest of a line, by which one that was changed afterwards is found."""
    return sha256(line.encode("utf-8", "surrogatepass")).hexdigest()[:8]


def check_line(lines: Sequence[str], outcome: Any) -> str:
    """The last line of a save of these lines, of a battle that has ended so."""
    return to_text(CheckLine(tuple(map(digest_of, lines)), outcome))


def save_text(battle: Course) -> str:
    """The whole save of a battle."""
    record = battle.record
    lines = [header_line(battle), *map(entry_line, record)]
    if not battle.stack and any(isinstance(entry, Sealed) for entry in record):
        lines.append(check_line(lines, battle.rules.outcome(cast("Any", battle))))
    return "\n".join(lines) + "\n"
