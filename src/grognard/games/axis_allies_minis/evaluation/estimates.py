"""Rough figures for the computer player: what a shot is worth before its exact numbers are asked for.

They leave out abilities; ``outcome_of`` knows the exact odds of an attack that is really offered.
"""

from __future__ import annotations

from grognard.games.axis_allies_minis.data.tables import COVER_ROLLS, SUCCESS
from grognard.games.axis_allies_minis.ground.arcs import uses_front_defence
from grognard.games.axis_allies_minis.ground.board import Board
from grognard.games.axis_allies_minis.ground.cover import NEVER
from grognard.games.axis_allies_minis.ground.ranges import printed_dice
from grognard.games.axis_allies_minis.odds.attack_odds import plain_share
from grognard.games.axis_allies_minis.rules.attack.fates import Dice
from grognard.games.axis_allies_minis.state.hits import margin
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction, Hex


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
    cover = COVER_ROLLS[theirs.type].needs if covered else NEVER
    return plain_share(Dice(dice, need, max(defence, 1), margin(theirs, front), cover), theirs.type) * theirs.points
