"""What is asked of Axis & Allies Miniatures."""

from __future__ import annotations

from grognard.core.battle import Battle
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import (
    BANDS,
    CONDITIONS,
    DIE_MODIFIERS,
    LIMITS,
    MARKERS,
    SIDES,
    SUCCESS,
    TERRAIN,
    UnitType,
)
from grognard.games.axis_allies_minis.ground.arcs import (
    behind,
    enfilades,
    facing_sides,
    in_front,
    in_front_of_aircraft,
    uses_front_defence,
)
from grognard.games.axis_allies_minis.ground.board import Board
from grognard.games.axis_allies_minis.ground.ranges import printed_dice, row_against
from grognard.games.axis_allies_minis.rules.turn.turn import Part
from grognard.games.axis_allies_minis.state.choices import Finish
from grognard.games.axis_allies_minis.state.hits import hits, markers_for
from grognard.games.axis_allies_minis.state.state import State
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex
from tests.games.axis_allies_minis.grounds import at, board, ground
from tests.games.axis_allies_minis.table import aimed, look, play, unit
from tests.games.playing import answer, over
from tests.seeds.asked.common import shown_in

__all__ = [
    "ABILITIES",
    "BANDS",
    "DIE_MODIFIERS",
    "LIMITS",
    "MARKERS",
    "SIDES",
    "TERRAIN",
    "Hex",
    "behind",
    "enfilades",
    "facing_sides",
    "hits",
    "in_front",
    "in_front_of_aircraft",
    "printed_dice",
    "row_against",
    "uses_front_defence",
]

shown = shown_in("axis_allies_minis")
SHERMAN, PANZER = CARDS["m4a1-sherman"], CARDS["panzer-iv-ausf-g"]
GARAND, BROWNING = "m1-garand-rifle", "m1919-mg"
HERE, NORTH = Hex(3, -2), Direction.N
NEIGHBOURS = [HERE.neighbour(direction) for direction in DIRECTIONS]
CORNERS = [HERE + Hex(*step) for step in ((1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1))]
"""The hexes that lie behind the corners of one."""


def colours(kind: UnitType, number: int) -> str:
    """The colours of the markers that so many hits at once bring to a fresh unit."""
    return ", ".join(CONDITIONS[each].colour for each in markers_for(kind, (), number))


def named_by(colour: str) -> str:
    """The condition a colour stands for."""
    return next(row.id for row in CONDITIONS.values() if row.colour == colour)


def successes(*dice: int) -> int:
    """How many dice are successes."""
    return sum(die >= SUCCESS for die in dice)


def sees_past(sign: str) -> bool:
    """Whether one sees past a hex of a kind of terrain."""
    return Board(ground(f"... {sign}.. ... ..."), {}).sees(at("A1"), at("A4"))


def sees(start: str, end: str, *forest: str) -> bool:
    """Whether two hexes see one another when these are forest."""
    return board(*forest).sees(at(start), at(end))


def in_both(what: str) -> int:
    """What is added to each die of a Vehicle that is disrupted and damaged, or to its defence when it is attacked."""
    worn = unit("a.sherman", "m4a1-sherman", "D7", disrupted=True, damaged=True)
    aim = aimed(look(worn, unit("b.panzer", "panzer-iv-ausf-g", "D3")), *AIMS[what])
    return sum(row.value for row in (aim.die_rows if what == "die" else aim.defence_rows))


AIMS = {"die": ("a.sherman", "b.panzer"), "defence": ("b.panzer", "a.sherman")}


def _four_in_a_hex() -> Battle[State]:
    """The end of a part of the movement phase in which four Soldiers of a player stand in one hex."""
    crowd = [unit(f"a.rifle-{number}", GARAND, "D9") for number in range(4)]
    battle = play(Part("movement", 0), *crowd, unit("b.rifle", "mauser-kar-98k", "D3"), phase="movement")
    answer(battle, Finish())
    return battle


def choices_of_four_in_a_hex() -> int:
    """On how many units the opponent may lay his marker then."""
    return len(_four_in_a_hex().choices())


def markers_of_four_in_a_hex() -> int:
    """How many markers lie then."""
    battle = _four_in_a_hex()
    answer(battle, battle.choices()[0])
    over(battle)
    return sum(len(each.hits) for each in battle.state.units.values())


def penalty_at_ranges() -> str:
    """Whether the penalty for an Aircraft as target is one of range."""
    plane = unit("b.plane", "focke-wulf-fw-190a", "D2", facing="N")
    found = {
        sum(row.value for row in aimed(look(unit("a.gun", BROWNING, place), plane), "a.gun", "b.plane").die_rows)
        for place in ("D3", "D5", "D8")
    }
    return "whatever the range" if found == {DIE_MODIFIERS["aircraft-target"].value} else "for range"
