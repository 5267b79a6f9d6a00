"""What the lines of a position say about the set-up: scenario, map or bare table, armies, house rules."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.messages import say
from grognard.core.notation.lines import Words, Written
from grognard.core.notation.values import Unreadable, read_measure
from grognard.core.records import Record

SIDES = "ab"
SCENARIO, MAP, TABLE, PIECE, ARMY, NATION, OPTION = "scenario", "map", "table", "piece", "army", "nation", "option"
HEIGHT, WIDE, OF = "height", "wide", "of"
PIECE_WORDS = (HEIGHT, WIDE, OF)
"""What may be said of a piece of terrain after its places: its height, how wide it is along them, its material."""
PIECE_FORM = "piece KIND NAME 20,20 28,26 height 4"
WORDS = (SCENARIO, MAP, TABLE, PIECE, ARMY, NATION, OPTION)
"""What the lines about a set-up begin with."""


Corners = tuple[tuple[int, int], ...]
"""Places of a piece of terrain, in thousandths."""


class PieceLine(Record):
    """A piece of terrain: its kind, its name, its corners in thousandths (two: of a rectangle along the edges), or of
    one with a ``width`` the points it is drawn along; its height, and what it is made ``of``, where that is said."""

    line: Words
    kind: str
    id: str
    corners: Corners
    height: int | None = None
    width: int | None = None
    of: str = ""

    @property
    def outline(self) -> Corners:
        """Its corners in turn."""
        if len(self.corners) != 2:
            return self.corners
        (left, top), (right, bottom) = self.corners
        return (left, top), (right, top), (right, bottom), (left, bottom)


class Agreed(Record):
    """What is agreed before the battle, by names; ``size`` is that of a bare table, in thousandths."""

    scenario: Words | None = None
    map: Words | None = None
    size: tuple[int, int] | None = None
    pieces: tuple[PieceLine, ...] = ()
    armies: tuple[Words | None, Words | None] = (None, None)
    nations: tuple[Words | None, Words | None] = (None, None)
    options: Mapping[str, str] = {}


def read_agreed(written: Written) -> Agreed:
    """What the lines about the set-up say. Raises ``InputError`` naming the line."""
    return Agreed(
        _single(written, SCENARIO),
        _single(written, MAP),
        _size(written),
        tuple(_piece(line) for line in written.named(PIECE)),
        _by_side(written, ARMY),
        _by_side(written, NATION),
        {line.words[1]: line.words[2] for line in written.named(OPTION) if _is_of(line, 3, "option NAME VALUE")},
    )


def name_in(line: Words | None) -> str | None:
    """The name a line ends with."""
    return None if line is None else line.words[-1]


def _is_of(line: Words, count: int, form: str) -> bool:
    if len(line.words) != count:
        raise line.error(say("notation-form", form=form))
    return True


def _single(written: Written, word: str) -> Words | None:
    found = [line for line in written.named(word) if _is_of(line, 2, f"{word} NAME")]
    if len(found) > 1:
        raise found[1].error(say("notation-line-twice", word=word))
    return found[0] if found else None


def _by_side(written: Written, word: str) -> tuple[Words | None, Words | None]:
    found: dict[str, Words] = {}
    for line in written.named(word):
        if _is_of(line, 3, f"{word} a NAME") and line.words[1] not in SIDES:
            raise line.error(say("notation-form", form=f"{word} a NAME"))
        if line.words[1] in found:
            raise line.error(say("notation-line-twice", word=f"{word} {line.words[1]}"))
        found[line.words[1]] = line
    return found.get("a"), found.get("b")


def _size(written: Written) -> tuple[int, int] | None:
    lines = list(written.named(TABLE))
    if not lines:
        return None
    line = lines[0]
    if len(lines) > 1:
        raise lines[1].error(say("notation-line-twice", word=TABLE))
    if len(line.words) != 4 or line.words[2] != "x":
        raise line.error(say("notation-form", form="table 48 x 48"))
    return _measure(line, line.words[1]), _measure(line, line.words[3])


def _piece(line: Words) -> PieceLine:
    if len(line.words) < 5:
        raise line.error(say("notation-form", form=PIECE_FORM))
    _, kind, id, *places = line.words
    said: dict[str, str] = {}
    while len(places) > 2 and places[-2] in PIECE_WORDS:
        if places[-2] in said:
            raise line.error(say("notation-field-twice", field=places[-2]))
        said[places[-2]] = places[-1]
        del places[-2:]
    corners = []
    for place in places:
        x, comma, y = place.partition(",")
        if not comma:
            raise line.error(say("notation-no-place", given=place))
        corners.append((_measure(line, x), _measure(line, y)))
    if len(corners) < 2:
        raise line.error(say("notation-form", form=PIECE_FORM))
    height, width = (_measure(line, said[word]) if word in said else None for word in (HEIGHT, WIDE))
    return PieceLine(line, kind, id, tuple(corners), height, width, said.get(OF, ""))


def _measure(line: Words, word: str) -> int:
    try:
        return read_measure(word)
    except Unreadable as error:
        raise line.error(error.problem) from error
