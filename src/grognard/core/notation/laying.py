"""The table under a position that is written down: another map, one's own or of the game; one more piece of terrain."""

from __future__ import annotations

from itertools import count
from math import dist
from typing import Any

from grognard.core.book.reading import unknown
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.notation.agreed import HEIGHT, MAP, PIECE, SCENARIO, TABLE, WIDE, read_agreed
from grognard.core.notation.compose import position
from grognard.core.notation.lines import COMMENT, Words, read_lines
from grognard.core.notation.notation import Notation
from grognard.core.notation.values import tell_measure
from grognard.core.systems import System, system
from grognard.core.wire.scene import Ground


def laid(text: str, source: Any) -> str:
    """The position on another table; all else stays as it is written, remarks too.

    ``source`` is the name of a map that comes with the game, a map file, its text or its plain data, as
    ``grognard.battle`` takes them. A map of one's own is written piece by piece, without its title and the names of its
    places, as far as lines can say it, and else whole in one line. A scenario that cannot be fought there gives way to
    one that can.

    Raises ``InputError`` if the position's lines cannot be read, or the map is none.

    >>> wood = {"id": "copse", "kind": "wood", "rectangle": {"centre": [24, 20], "size": [8, 6]}}
    >>> mine = system("bolt_action").maps.blank(48, 48, "Mine") | {"piece": [wood]}
    >>> print(laid("bolt_action\\ntable 36 x 36\\na.firer 5 rifle @24,30 # here\\nb.foe 5 rifle @24,10", mine))
    bolt_action
    table 48 x 48
    piece wood copse 28,17 28,23 20,23 20,17
    a.firer 5 rifle @24,30 # here
    b.foe 5 rifle @24,10
    """
    written = read_lines(text)
    game = system(written.system)
    notation: Notation = game.notation
    fitting = game.maps.fitting(source)
    map = game.setups.make_setup(fitting, map=source).map
    told = notation.tell_map(map)
    if told[0].startswith(f"{MAP} {{"):
        told = notation.tell_map(notation.plain(map))
    void = (MAP, TABLE, *notation.drawing)
    if told[0].startswith(f"{MAP} ") and not any(_fits(game, line, source) for line in written.named(SCENARIO)):
        void, told = (*void, SCENARIO), [f"{SCENARIO} {fitting}", *told]
    old = {line.line for line in written.lines if line.first in void}
    lines = text.splitlines()
    at = min(old, default=1 + next(number for number, raw in enumerate(lines, 1) if COMMENT.sub("", raw).strip()))
    before = [raw for number, raw in enumerate(lines, 1) if number < at and number not in old]
    after = [raw for number, raw in enumerate(lines, 1) if number >= at and number not in old]
    return "\n".join([*before, *told, *after]) + ("\n" if text.endswith("\n") else "")


def with_terrain(text: str, kind: str) -> str:
    """The position with one more piece of terrain of a kind in the middle of its bare table; of hexes the middle one.

    Raises ``InputError`` for a position without a bare table, and for a kind that there is not.

    >>> print(with_terrain("bolt_action\\ntable 48 x 48\\na.firer 5 rifle @24,30\\nb.foe 5 rifle @24,10", "hedge"))
    bolt_action
    table 48 x 48
    piece hedge hedge 20,24 28,24 wide 0.5 height 1
    a.firer 5 rifle @24,30
    b.foe 5 rifle @24,10
    """
    written = read_lines(text)
    game = system(written.system)
    notation: Notation = game.notation
    kinds = {each.name: each for each in terrain_kinds(game)}
    if kind not in kinds:
        raise InputError(unknown(kind, kinds))
    word, agreed = notation.drawing[0], read_agreed(written)
    if agreed.size is None:
        raise InputError(say("notation-needs-table", word=word))
    if word == PIECE:
        names = {piece.id for piece in agreed.pieces}
        others = (f"{kind}-{number}" for number in count(2))
        id = kind if kind not in names else next(name for name in others if name not in names)
        line = " ".join((PIECE, kind, id, *_in_the_middle(agreed.size, kinds[kind])))
    else:
        line = f"{word} {kind} {middle(game.table.ground(position(text)))}"
    lines = text.splitlines()
    drawn = max(each.line for each in written.lines if each.first in (TABLE, *notation.drawing))
    return "\n".join([*lines[:drawn], line, *lines[drawn:]]) + ("\n" if text.endswith("\n") else "")


def terrain_kinds(game: System) -> list[Any]:
    """The kinds of terrain that a line may put on a bare table: as pieces, or in hexes."""
    hexes = PIECE not in game.notation.drawing
    return [each for each in game.maps.kinds() if (each.shape == "hex") == hexes]


def middle(ground: Ground) -> str:
    """The middle of a table as positions name it: a place, or the nearest hex."""
    x, y = ground.width // 2, ground.depth // 2
    if ground.grid is None:
        return f"{tell_measure(x)},{tell_measure(y)}"
    return min(ground.grid.hexes, key=lambda each: dist((each.x, each.y), (x, y))).id


def _in_the_middle(size: tuple[int, int], kind: Any) -> list[str]:
    """The words after the name of a piece of a kind, a sixth of the table long."""
    x, y, half = size[0] // 2, size[1] // 2, max(size) // 12
    up = 0 if kind.shape == "line" else half * 3 // 4
    corners = ((x - half, y - up), (x + half, y + up))
    words = [f"{tell_measure(across)},{tell_measure(down)}" for across, down in corners]
    words += [WIDE, tell_measure(round(kind.width * 1000))] if kind.shape == "line" else []
    return [*words, *([HEIGHT, tell_measure(round(kind.height * 1000))] if kind.height is not None else [])]


def _fits(game: System, scenario: Words, source: Any) -> bool:
    """Whether the scenario that a line names can be fought on a map."""
    try:
        game.setups.make_setup(scenario.words[-1], map=source)
    except InputError:
        return False
    return True
