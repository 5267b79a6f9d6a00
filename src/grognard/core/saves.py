"""Saved battles: versioned JSON Lines, a header and then every choice, roll and take-back in order.

::

    {"format":"grognard-battle","version":1,"system":"bolt_action","rules":1,"seed":7,"dice":"rolled","setup":{...}}
    {"choice":{"type":"GiveOrder",...},"choose":0}
    {"dice":[3,5]}
    {"undo":12}
    {"seal":[{"commitment":"…","half":"…"},{"commitment":"…","half":"…","seat":1}]}
    {"agreed":"conceded","seat":1}
    {"check":["5ab3e1d0",...],"result":{...}}

Loading replays the lines, so a save can be read, checked die by die, branched and mended with a text editor. A battle
with a seed is checked against the dice of its seed, or of the halves it was sealed with; one without was played with
real dice, and asks for those still to come. The last line of a sealed battle that is over serves ``core.verifying``.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Union

import msgspec

from grognard.core.battle import Battle, RollDice
from grognard.core.book.text_files import file_text
from grognard.core.engine.choices import Dice
from grognard.core.engine.dice import DiceSource, Stream, Waiting
from grognard.core.engine.events import Rolled
from grognard.core.engine.position import Position
from grognard.core.engine.saving import (
    FORMAT,
    FORMAT_VERSION,
    CheckLine,
    ChoiceLine,
    DiceLine,
    EndLine,
    Header,
    SealLine,
    UndoLine,
    entry_line,
)
from grognard.core.engine.seals import Seal, fault, key
from grognard.core.engine.soundness import examine
from grognard.core.errors import InputError, Refused
from grognard.core.messages import Message, say
from grognard.core.records import Record, from_text
from grognard.core.systems import system
from grognard.core.words import spoken

SIZE_LIMIT = 8_000_000


Line = Union[ChoiceLine, DiceLine, UndoLine, EndLine, SealLine, CheckLine]
KINDS: Mapping[str, type[Line]] = {
    "choose": ChoiceLine,
    "dice": DiceLine,
    "undo": UndoLine,
    "agreed": EndLine,
    "seal": SealLine,
    "check": CheckLine,
}


class Loaded(Record):
    """A battle read from a save, and what there is to say about it."""

    battle: Any
    notes: tuple[Message, ...] = ()


class Replay:
    """A save being replayed line by line, for those who cannot wait for the whole or who will have more lines.

    ``lines`` counts those taken up, the header too. Raises ``InputError`` naming the line that is wrong, and why.
    """

    def __init__(self, header: str) -> None:
        """Begin with a save's first line."""
        found = _header(header)
        try:
            game = system(found.system)
            self._source: DiceSource = Stream(found.seed) if found.seed is not None else Waiting()
            self._battle: Battle[Any] = Battle(game, game.setups.decode_setup(found.setup), Waiting())
            if found.position is not None:
                self._battle.set_position(Position.parse(found.position, game.rules))
                examine(self._battle)
        except InputError as error:
            raise InputError(say("save-bad-line", line=1, problem=error.message)) from error
        self._same_rules = found.rules == game.version
        other = say("save-other-rules", theirs=found.rules, ours=game.version)
        self.notes: tuple[Message, ...] = () if self._same_rules else (other,)
        self.lines = 1

    def take(self, text: str) -> None:
        """Replay the next line; an empty one says nothing."""
        self.lines += 1
        if not text.strip():
            return
        line = decoded(text, self.lines)
        try:
            if isinstance(line, SealLine):
                self._seal(line.seal)
            elif not isinstance(line, CheckLine):
                _replay(self._battle, line, self._source if self._same_rules else Waiting())
        except (Refused, InputError) as error:
            problem = error.message if self._same_rules else say("save-rules-differ", problem=error.message)
            raise InputError(say("save-bad-line", line=self.lines, problem=problem)) from error

    def _seal(self, seal: Seal) -> None:
        wrong = fault(seal)
        if wrong is not None or not isinstance(self._source, Stream):
            raise InputError(wrong or say("seal-typed"))
        self._source = Stream(self._source.seed, key(seal))
        self._battle.seal(seal)

    def due(self) -> str | None:
        """The line of the roll that comes next, if it is one that nobody need type."""
        decision, battle = self._battle.decision, self._battle
        if not isinstance(decision, RollDice):
            return None
        faces = self._source.faces(decision.roll, battle.rolls, battle.used)
        return None if faces is None else entry_line(Rolled(decision.roll, faces))

    @property
    def so_far(self) -> Battle[Any]:
        """The battle after the lines taken up, at a roll perhaps. To be looked at only."""
        return self._battle

    def battle(self) -> Battle[Any]:
        """The battle as it stands, the dice rolled that nobody need type; the replay itself can go on."""
        battle = self._battle.clone()
        battle.source = self._source
        while isinstance(decision := battle.decision, RollDice):
            faces = self._source.faces(decision.roll, battle.rolls, battle.used)
            if faces is None:
                break
            battle.resolve_chance(faces)
        return battle


def read(text: str) -> Loaded:
    """Replay a save.

    Raises ``InputError`` naming the line that is wrong and why: not a save, another format, an altered die, a choice
    that the rules refuse. A save by another version of the rules is replayed with its own dice and says so in
    ``notes``.
    """
    if len(text) > SIZE_LIMIT:
        raise InputError(say("save-too-long", limit=SIZE_LIMIT))
    if not text.strip():
        raise InputError(say("save-empty"))
    header, *lines = text.split("\n")
    replay = Replay(header)
    for line in lines:
        replay.take(line)
    return Loaded(replay.battle(), replay.notes)


class OtherRules(UserWarning):
    """A save was made under another version of the rules; it was replayed with its own dice."""


def load_text(text: str) -> Battle[Any]:
    """The battle of a save's text; see ``read``. Warns by ``OtherRules`` of a save by another version of the rules."""
    return _loaded(text)


def _loaded(text: str) -> Battle[Any]:
    found = read(text)
    for note in found.notes:
        warnings.warn(spoken(note), OtherRules, stacklevel=3)
    return found.battle  # type: ignore[no-any-return]


def load(path: str | Path) -> Battle[Any]:
    """The battle saved in a file. Warns by ``OtherRules`` of a save by another version of the rules.

    Raises ``InputError`` naming file, line and mend.
    """
    text = file_text(path, SIZE_LIMIT)
    try:
        return _loaded(text)
    except InputError as error:
        raise InputError(say("file-invalid", file=str(path), problem=error.message)) from error


def _header(line: str) -> Header:
    try:
        header: Header = from_text(line, Header)
    except ValueError as error:
        raise InputError(say("save-bad-header", problem=str(error))) from error
    if header.format != FORMAT or header.version != FORMAT_VERSION:
        raise InputError(say("save-other-format", found=f"{header.format} {header.version}"))
    if (header.dice == "typed") != (header.seed is None):
        raise InputError(say("save-bad-seed"))
    return header


def decoded(text: str, number: int) -> Line:
    """A line of a save. Raises ``InputError`` naming it by its number."""
    try:
        value = from_text(text)
        kind = next((kind for key, kind in KINDS.items() if isinstance(value, dict) and key in value), None)
        if kind is None:
            raise InputError(say("save-bad-line", line=number, problem=say("save-no-such-line")))
        return msgspec.convert(value, kind, strict=True)
    except ValueError as error:
        raise InputError(say("save-bad-line", line=number, problem=str(error))) from error


def kind_of(text: str) -> str:
    """By which word the kind of a line is known; nothing if it is none."""
    try:
        value = from_text(text)
    except ValueError:
        return ""
    return next((key for key in KINDS if isinstance(value, dict) and key in value), "")


def _replay(battle: Battle[Any], line: Line, source: DiceSource) -> None:
    match line:
        case ChoiceLine(seat, choice, ahead):
            battle.choose(battle.system.rules.decode_choice(choice), seat, ahead)
        case UndoLine(number):
            if not 0 <= number < battle.number:
                raise Refused(say("refused-no-such-choice", number=number))
            battle.undo(battle.number - number)
        case EndLine(agreed, seat):
            if (seat in (0, 1)) != (agreed != "draw"):
                raise InputError(say("save-bad-agreed"))
            battle.agree(seat, late=agreed == "late")
        case DiceLine(faces, typed):
            decision = battle.decision
            if typed:
                battle.choose(Dice(faces))
                return
            if isinstance(decision, RollDice):
                expected = source.faces(decision.roll, battle.rolls, battle.used)
                if expected is not None and expected != faces:
                    raise InputError(say("save-altered-dice", found=str(faces), expected=str(expected)))
            battle.resolve_chance(faces)
