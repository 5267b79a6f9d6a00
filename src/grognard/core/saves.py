"""Saved battles: versioned JSON Lines, a header and then every choice, roll and take-back in order.

::

    {"format":"grognard-battle","version":1,"system":"bolt_action","rules":1,"seed":7,"dice":"rolled","setup":{...}}
    {"choose":0,"choice":{"type":"GiveOrder",...}}
    {"dice":[3,5]}
    {"undo":12}

Loading replays the lines, so a save can be read, checked die by die, branched and mended with a text editor.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from grognard.core.battle import Battle, RollDice
from grognard.core.decisions import Dice
from grognard.core.dice import DiceSource, Stream, Waiting
from grognard.core.errors import InputError, Refused
from grognard.core.events import Chosen, Entry, Rolled, TakenBack
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_text
from grognard.core.systems import system

FORMAT = "grognard-battle"
FORMAT_VERSION = 1
SIZE_LIMIT = 8_000_000


class Header(Record):
    """The first line of a save."""

    format: str
    version: int
    system: str
    rules: int
    dice: str
    seed: int | None
    setup: Any


class ChoiceLine(Record):
    """A choice made by seat ``choose``."""

    choose: int
    choice: Any


class DiceLine(Record):
    """The faces of a roll; ``typed`` if a person read them off real dice."""

    dice: tuple[int, ...]
    typed: bool = False


class UndoLine(Record):
    """All choices from number ``undo`` on were taken back."""

    undo: int


class Loaded(Record):
    """A battle read from a save, and what there is to say about it."""

    battle: Any
    notes: tuple[Message, ...] = ()


def header_line(battle: Battle[Any]) -> str:
    """The header of a battle's save."""
    source = battle.source
    header = Header(
        FORMAT,
        FORMAT_VERSION,
        battle.system.name,
        battle.system.version,
        "typed" if isinstance(source, Waiting) else "rolled",
        source.seed if isinstance(source, Stream) else None,
        battle.setup,
    )
    return to_text(header)


def entry_line(entry: Entry) -> str:
    """The line of one entry of a battle's record."""
    match entry:
        case Chosen(seat, _, choice):
            return to_text(ChoiceLine(seat, choice))
        case Rolled(_, faces, typed):
            return to_text(DiceLine(faces, typed)) if typed else to_text({"dice": faces})
        case TakenBack(number):
            return to_text(UndoLine(number))
        case _:
            raise TypeError(entry)


def save_text(battle: Battle[Any]) -> str:
    """The whole save of a battle."""
    return "\n".join([header_line(battle), *map(entry_line, battle.record)]) + "\n"


def read(text: str, to: int | None = None) -> Loaded:
    """Replay a save, up to choice number ``to`` if given.

    Raises ``InputError`` naming the line that is wrong and why: not a save, another format, an altered die, a choice that the
    rules refuse. A save by another version of the rules is replayed with its own dice and says so in ``notes``.
    """
    if len(text) > SIZE_LIMIT:
        raise InputError(say("save-too-long", limit=SIZE_LIMIT))
    lines = text.splitlines()
    header = _header(lines[0] if lines else "")
    game = system(header.system)
    same_rules = header.rules == game.version
    notes = () if same_rules else (say("save-other-rules", theirs=header.rules, ours=game.version),)
    try:
        battle: Battle[Any] = Battle(game, game.decode_setup(header.setup), Waiting())
    except InputError as error:
        raise InputError(say("save-bad-line", line=1, problem=error.message)) from error
    source: DiceSource = Stream(header.seed) if header.seed is not None else Waiting()
    for number, line in _decoded(lines[1:]):
        if to is not None and battle.number >= to and not isinstance(line, DiceLine):
            break
        try:
            _replay(battle, line, source if same_rules else Waiting())
        except (Refused, InputError) as error:
            problem = error.message if same_rules else say("save-rules-differ", problem=error.message)
            raise InputError(say("save-bad-line", line=number, problem=problem)) from error
    battle.source = source
    while isinstance(decision := battle.decision, RollDice):
        faces = source.faces(decision.roll, battle.rolls, battle.used)
        if faces is None:
            break
        battle.settle(faces)
    return Loaded(battle, notes)


def load_text(text: str) -> Battle[Any]:
    """The battle of a save's text; see ``read``."""
    return read(text).battle  # type: ignore[no-any-return]


def load(path: str | Path) -> Battle[Any]:
    """The battle saved in a file.

    Raises ``InputError`` naming file, line and mend.
    """
    try:
        return load_text(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(say("file-unreadable", file=str(path), problem=str(error))) from error
    except InputError as error:
        raise InputError(say("file-invalid", file=str(path), problem=error.message)) from error


def _header(line: str) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header, strict=True)
    except msgspec.MsgspecError as error:
        raise InputError(say("save-bad-header", problem=str(error))) from error
    if header.format != FORMAT or header.version != FORMAT_VERSION:
        raise InputError(say("save-other-format", found=f"{header.format} {header.version}"))
    if header.dice not in ("rolled", "typed"):
        raise InputError(say("save-bad-header", problem=f"dice: {header.dice}"))
    return header


def _decoded(lines: Iterable[str]) -> Iterator[tuple[int, ChoiceLine | DiceLine | UndoLine]]:
    for number, line in enumerate(lines, start=2):
        if not line.strip():
            continue
        kind: type[ChoiceLine | DiceLine | UndoLine]
        kind = ChoiceLine if line.startswith('{"choice') else DiceLine if line.startswith('{"dice') else UndoLine
        try:
            yield number, msgspec.json.decode(line, type=kind, strict=True)
        except msgspec.MsgspecError as error:
            raise InputError(say("save-bad-line", line=number, problem=str(error))) from error


def _replay(battle: Battle[Any], line: ChoiceLine | DiceLine | UndoLine, source: DiceSource) -> None:
    match line:
        case ChoiceLine(seat, choice):
            battle.choose(battle.system.decode_choice(choice), seat)
        case UndoLine(number):
            if not 0 <= number < battle.number:
                raise Refused(say("refused-no-such-choice", number=number))
            battle.undo(battle.number - number)
        case DiceLine(faces, typed):
            decision = battle.decision
            if typed:
                battle.choose(Dice(faces))
                return
            if isinstance(decision, RollDice):
                expected = source.faces(decision.roll, battle.rolls, battle.used)
                if expected is not None and expected != faces:
                    raise InputError(say("save-altered-dice", found=str(faces), expected=str(expected)))
            battle.settle(faces)


