"""Moving a unit in a position that is written down: only the words of its places change."""

from __future__ import annotations

import re

from grognard.core.book.reading import unknown
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.notation.compose import position, unit_fields
from grognard.core.notation.lines import COMMENT, UnitLine, read_lines
from grognard.core.notation.notation import Notation
from grognard.core.notation.values import Unreadable
from grognard.core.systems import system

WORD = re.compile(r"\S+")


def moved(text: str, unit: str, dx: int, dy: int, turn: int = 0) -> str:
    """The position with a unit moved, and turned about its middle. All else stays as it is written, remarks too.

    ``dx`` and ``dy`` are thousandths of an inch or centimetre to the right and down; where there are hexes, those in
    which the table is drawn, and the unit comes to the nearest hex. ``turn`` are thousandths of a degree clockwise.

    Raises ``InputError`` if the position cannot be read, or has no such unit or no places for it.

    >>> text = "bolt_action\\ntable 48 x 48\\nasks orders a\\na.firer 5 rifle @24,30 # here\\nb.foe 5 rifle @24,10"
    >>> print(moved(text, "a.firer", -1000, 500))
    bolt_action
    table 48 x 48
    asks orders a
    a.firer 5 rifle @23,30.5 # here
    b.foe 5 rifle @24,10
    """
    notation: Notation = system(read_lines(text).system).notation
    units = {each.id: each for each in read_lines(text, unit_fields(notation)).units}
    if unit not in units:
        raise InputError(unknown(unit, units))
    line = units[unit]
    if not line.places:
        raise line.line.error(say("notation-not-placed", unit=unit))
    now = position(text).state.units[unit]
    try:
        places = notation.moved(now, line.places, dx, dy, turn)
    except Unreadable as error:
        raise line.line.error(error.problem) from error
    return _with_places(text, line, places)


def _with_places(text: str, unit: UnitLine, places: list[str]) -> str:
    lines = text.splitlines(keepends=True)
    raw = lines[unit.line.line - 1]
    written = COMMENT.sub(lambda found: " " * len(found.group()), raw)
    words = list(WORD.finditer(written))
    first = next(at for at, word in enumerate(words) if word.group().startswith("@"))
    last = words[first + len(unit.places) - 1]
    lines[unit.line.line - 1] = raw[: words[first].start()] + "@" + " ".join(places) + raw[last.end() :]
    return "".join(lines)
