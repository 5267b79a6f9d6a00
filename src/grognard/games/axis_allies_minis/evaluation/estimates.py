"""Rough figures for the computer player: what a shot is worth before its exact numbers are asked for.

They leave out abilities; ``outcome`` knows the exact odds of an attack that is really offered.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from grognard.games.axis_allies_minis.data.tables import COVER_ROLLS, SUCCESS, UnitType
from grognard.games.axis_allies_minis.ground.arcs import uses_front_defence
from grognard.games.axis_allies_minis.ground.board import Board
from grognard.games.axis_allies_minis.ground.ranges import printed_dice
from grognard.games.axis_allies_minis.state.hits import hits, margin
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction, Hex

DISRUPTED, DAMAGED = 0.2, 0.5
"""What a marker takes of a unit's worth; Destroyed takes all."""
WORTH: dict[UnitType, tuple[float, ...]] = {
    "soldier": (0.0, DISRUPTED, 1.0, 1.0),
    "aircraft": (0.0, DISRUPTED, 1.0, 1.0),
    "vehicle": (0.0, DISRUPTED, DAMAGED, 1.0),
}
"""The share of a unit's worth that so many hits of one attack take."""
FACES = 6


@lru_cache(maxsize=65536)
def share(dice: int, need: int, defence: int, margin: int, covered: bool, target: UnitType) -> float:
    """The mean share of its worth that an attack takes from a target (AAM-HIT-04, AAM-COVER-03)."""
    success = max(0, FACES + 1 - max(need, 1)) / FACES
    saved = (FACES + 1 - COVER_ROLLS[target].needs) / FACES if covered else 0.0
    found = 0.0
    for successes in range(dice + 1):
        scored = hits(successes, defence, margin)
        if scored:
            chance = comb(dice, successes) * success**successes * (1 - success) ** (dice - successes)
            found += chance * ((1 - saved) * WORTH[target][scored] + saved * DISRUPTED)
    return found


def rough_gain(
    board: Board, shooter: Unit, start: Hex, target: Unit, end: Hex, facing: Direction, weary: bool = False
) -> float:
    """About how many points one attack of ``shooter`` from one hex takes from ``target`` in another, facing so."""
    if not board.sees(start, end):
        return 0.0
    card, theirs = shooter.of, target.of
    dice = printed_dice(card, board.distance(start, end), theirs)
    if not dice:
        return 0.0
    front = theirs.type != "vehicle" or uses_front_defence(end, facing, start)
    defence = (theirs.defence.front if front else theirs.defence.rear) - (target.disrupted or target.damaged)
    covered = theirs.type != "aircraft" and (board.cover(end, theirs.type) or board.behind_hedgerow(start, end))
    need = SUCCESS + 1 if weary or shooter.disrupted or shooter.damaged else SUCCESS
    return share(dice, need, max(defence, 1), margin(theirs, front), covered, theirs.type) * theirs.points
