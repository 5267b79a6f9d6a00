"""Moving a unit or a piece of terrain in a position that is written down: only the words of its places change."""

from __future__ import annotations

import re

from grognard.core.book.reading import unknown
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.notation.agreed import PIECE, PieceLine, read_agreed
from grognard.core.notation.compose import position, unit_fields
from grognard.core.notation.lines import COMMENT, Words, read_lines
from grognard.core.notation.notation import Notation
from grognard.core.notation.values import Unreadable, read_measure, tell_measure
from grognard.core.systems import system

FIRST_CORNER = 3
"""Before them stand ``piece``, its kind and its name."""
WORD = re.compile(r"\S+")


def moved(text: str, unit: str, dx: int, dy: int, turn: int = 0) -> str:
    """The position with a unit moved, and turned about its middle, or a piece of terrain that it names. All else stays
    as it is written, remarks too.

    ``dx`` and ``dy`` are thousandths of an inch or centimetre to the right and down; where there are hexes, those in
    which the table is drawn, and the unit comes to the nearest hex. ``turn`` are thousandths of a degree clockwise.

    Raises ``InputError`` if the position cannot be read, or has no such unit or piece, or no places for it.

    >>> text = "bolt_action\\ntable 48 x 48\\nasks orders a\\na.firer 5 rifle @24,30 # here\\nb.foe 5 rifle @24,10"
    >>> print(moved(text, "a.firer", -1000, 500))
    bolt_action
    table 48 x 48
    asks orders a
    a.firer 5 rifle @23,30.5 # here
    b.foe 5 rifle @24,10
    """
    notation: Notation = system(read_lines(text).system).notation
    written = read_lines(text, unit_fields(notation))
    units = {each.id: each for each in written.units}
    pieces = {each.id: each for each in read_agreed(written).pieces} if PIECE in notation.words else {}
    if unit in pieces:
        others = [each for each in written.lines if each.first in notation.drawing and each.words[1:2] == (unit,)]
        for other in others:
            text = _moved_places(notation, text, other, pieces[unit], (dx, dy, turn))
        return _moved_piece(notation, text, pieces[unit], dx, dy, turn)
    if unit not in units:
        raise InputError(unknown(unit, (*units, *pieces)))
    line = units[unit]
    if not line.places:
        raise line.line.error(say("notation-not-placed", unit=unit))
    now = position(text).state.units[unit]
    try:
        places = notation.moved(now, line.places, dx, dy, turn)
    except Unreadable as error:
        raise line.line.error(error.problem) from error
    first = next(at for at, word in enumerate(line.line.words) if word.startswith("@"))
    return _with_words(text, line.line, first, len(line.places), "@" + " ".join(places))


def _moved_piece(notation: Notation, text: str, piece: PieceLine, dx: int, dy: int, turn: int) -> str:
    """A rectangle along the edges that is turned is written by its four corners."""
    corners = piece.corners if piece.width is not None else piece.outline
    corners = notation.turned(corners, turn) if turn else piece.corners
    places = " ".join(f"{tell_measure(x + dx)},{tell_measure(y + dy)}" for x, y in corners)
    return _with_words(text, piece.line, FIRST_CORNER, len(piece.corners), places)


def _moved_places(notation: Notation, text: str, line: Words, piece: PieceLine, by: tuple[int, int, int]) -> str:
    """What a line of its own says of a piece, such as where its doors are, moves with it."""
    dx, dy, turn = by
    corners = piece.corners if piece.width is not None else piece.outline
    for number, word in enumerate(line.words):
        x, comma, y = word.partition(",")
        if comma:
            at = ((read_measure(x), read_measure(y)),)
            ((u, v),) = notation.turned(at, turn, corners) if turn else at
            text = _with_words(text, line, number, 1, f"{tell_measure(u + dx)},{tell_measure(v + dy)}")
    return text


def _with_words(text: str, line: Words, first: int, count: int, told: str) -> str:
    """The text with some words of a line replaced, and the room between all others as it was."""
    lines = text.splitlines(keepends=True)
    raw = lines[line.line - 1]
    words = list(WORD.finditer(COMMENT.sub(lambda found: " " * len(found.group()), raw)))
    lines[line.line - 1] = raw[: words[first].start()] + told + raw[words[first + count - 1].end() :]
    return "".join(lines)
