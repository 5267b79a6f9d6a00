"""The lines of a position written down: what each says, in words, and where it stands.

    bolt_action
    table 48 x 48
    wood copse 20,20 28,20 28,26      # a piece of terrain: its kind, its name, its corners
    turn 2
    asks orders a
    a.firer 3 rifle @24,30 pins 1
    b.foe 5 rifle @24,10 order down

A unit is called by its side, a dot and its name; its words stand before the ``@`` of its places or the first of its
fields. Indented lines below it are of its models, by their numbers: ``.2 wounds 1``.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from textwrap import dedent

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace

SIZE_LIMIT = 1_000_000
MOST_LINES = 4_000
"""No position has more lines: sixty units of thirty models a side, and a line for each model."""
UNIT = re.compile(r"[ab]\.[a-z0-9][a-z0-9-]{0,39}")
COMMENT = re.compile(r"(^|\s)#.*$")


class Words(Record):
    """A line's words, and its number."""

    line: int
    words: tuple[str, ...]

    @property
    def first(self) -> str:
        """Its first word."""
        return self.words[0]

    @property
    def rest(self) -> tuple[str, ...]:
        """The words after the first."""
        return self.words[1:]

    def error(self, problem: Message) -> InputError:
        """What is wrong with it."""
        return InputError(say("notation-line", line=self.line, problem=problem))

    def count(self, word: str, most: int) -> int:
        """The number of models that a word says, at least one. Raises ``InputError``.

        >>> Words(1, ()).count("12", 60)
        12
        """
        if not re.fullmatch("[1-9][0-9]{0,3}", word) or int(word) > most:
            raise self.error(say("notation-no-count", given=word[:60], most=most))
        return int(word)


class UnitLine(Record):
    """A unit's line: what it is, where its models stand (one for all, or one each), its fields with their values, and
    the lines of its models."""

    line: Words
    id: str
    words: tuple[str, ...]
    places: tuple[str, ...]
    fields: tuple[str, ...]
    models: tuple[Words, ...] = ()


class Written(Record):
    """A position as it is written: the game, the lines about the battle, those about its units."""

    system: str
    lines: tuple[Words, ...]
    units: tuple[UnitLine, ...]

    def named(self, word: str) -> Iterator[Words]:
        """The lines that begin with a word."""
        return (line for line in self.lines if line.first == word)


def game_in(text: str) -> str:
    """The game that a position names in its first line. Raises ``InputError`` if it names none.

    >>> game_in("# a duel\\n\\nbolt_action\\nturn 2\\n")
    'bolt_action'
    """
    return _game(_raw(text)).first


def read_lines(text: str, fields: Collection[str] = ()) -> Written:
    """The lines of a position; ``fields`` are the names a unit's fields have in the game.

    Raises ``InputError`` naming the line.

    >>> found = read_lines("bolt_action\\nturn 2\\na.firer 3 rifle @24,30 pins 1\\n", {"pins"})
    >>> found.system, found.units[0].words, found.units[0].places, found.units[0].fields
    ('bolt_action', ('3', 'rifle'), ('24,30',), ('pins', '1'))
    """
    raws = _raw(text)
    game = _game(raws)
    lines: list[Words] = []
    units: dict[str, UnitLine] = {}
    about: list[Words] = []
    for number, raw in enumerate(raws[game.line :], game.line + 1):
        line = Words(number, tuple(COMMENT.sub("", raw).split()))
        if not line.words:
            continue
        if raw[0].isspace():
            if not units:
                raise line.error(say("notation-no-unit-above"))
            about.append(line)
        elif UNIT.fullmatch(line.first):
            if line.first in units:
                raise line.error(say("notation-unit-twice", unit=line.first))
            _tell_models(units, about)
            units[line.first] = _unit_line(line, fields)
        elif re.match(r"[ab]\.", line.first):
            raise line.error(say("notation-no-unit-name", given=line.first[:60]))
        else:
            lines.append(line)
    _tell_models(units, about)
    return Written(game.first, tuple(lines), tuple(units.values()))


def _raw(text: str) -> list[str]:
    if len(text) > SIZE_LIMIT:
        raise InputError(say("position-too-long", limit=SIZE_LIMIT))
    raws = dedent(text).splitlines()
    if len(raws) > MOST_LINES:
        raise InputError(say("notation-too-many-lines", lines=len(raws), most=MOST_LINES))
    return raws


def _game(raws: Sequence[str]) -> Words:
    """The line that names the game."""
    for number, raw in enumerate(raws, 1):
        line = Words(number, tuple(COMMENT.sub("", raw).split()))
        if len(line.words) > 1:
            raise line.error(say("notation-no-game", given=" ".join(line.words)))
        if line.words:
            return line
    raise InputError(say("notation-empty"))


def _tell_models(units: dict[str, UnitLine], about: list[Words]) -> None:
    """Give the last unit the lines of its models that were gathered."""
    if about:
        id, unit = units.popitem()
        units[id] = replace(unit, models=(*unit.models, *about))
        about.clear()


def _unit_line(line: Words, names: Collection[str]) -> UnitLine:
    words: list[str] = []
    places: list[str] = []
    fields: list[str] = []
    for word in line.rest:
        if not fields and (word.startswith("@") or (places and word[:1] in "-0123456789")):
            places.append(word.removeprefix("@"))
        elif fields or places or word in names:
            fields.append(word)
        else:
            words.append(word)
    return UnitLine(line, line.first, tuple(words), tuple(places), tuple(fields))
