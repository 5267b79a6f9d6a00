"""Another table under a position that is written down: a map that comes with the game, one's own, or one more piece."""

from __future__ import annotations

from typing import Any

from grognard.core.errors import InputError
from grognard.core.notation.agreed import MAP, SCENARIO, TABLE
from grognard.core.notation.lines import COMMENT, Words, read_lines
from grognard.core.notation.notation import Notation
from grognard.core.systems import System, system


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


def _fits(game: System, scenario: Words, source: Any) -> bool:
    """Whether the scenario that a line names can be fought on a map."""
    try:
        game.setups.make_setup(scenario.words[-1], map=source)
    except InputError:
        return False
    return True
