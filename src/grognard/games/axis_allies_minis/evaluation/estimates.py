"""Rough figures for the computer player: what a shot is worth before its exact numbers are asked for.

They leave out abilities; ``outcome_of`` knows the exact odds of an attack that is really offered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import COVER_ROLLS, SUCCESS
from grognard.games.axis_allies_minis.ground.cover import NEVER
from grognard.games.axis_allies_minis.ground.lanes import numbered
from grognard.games.axis_allies_minis.ground.ranges import longest_range, printed_dice
from grognard.games.axis_allies_minis.odds.attack_odds import plain_share
from grognard.games.axis_allies_minis.rules.attack.fates import Dice
from grognard.games.axis_allies_minis.state.hits import margin
from grognard.games.axis_allies_minis.state.state import Unit


class Gains(NamedTuple):
    """About how many points one attack takes, by the numbers of ``ground.lanes``, as an array and as a list."""

    array: NDArray[numpy.float64]
    listed: list[float]


def rough_gains(shooter: Unit, target: Unit, size: int) -> Gains:
    """About how many points one attack of ``shooter`` takes from ``target`` from wherever it is made, by the numbers
    below ``size``."""
    weary = shooter.disrupted or shooter.damaged
    return _gains(shooter.card, weary, target.card, target.disrupted or target.damaged, size)


@lru_cache(maxsize=4096)
def _gains(shooter: str, weary: bool, target: str, weak: bool, size: int) -> Gains:
    card, theirs = CARDS[shooter], CARDS[target]
    need = SUCCESS + 1 if weary else SUCCESS
    listed = [0.0] * size
    for range_ in range(longest_range(card) + 1):
        dice = printed_dice(card, range_, theirs)
        if not dice or numbered(range_, True, True) >= size:
            continue
        for front in (False, True):
            defence = (theirs.defence.front if front else theirs.defence.rear) - weak
            for covered in (False, True):
                cover = COVER_ROLLS[theirs.type].needs if covered and theirs.type != "aircraft" else NEVER
                thrown = Dice(dice, need, max(defence, 1), margin(theirs, front), cover)
                listed[numbered(range_, front, covered)] = plain_share(thrown, theirs.type) * theirs.points
    return Gains(numpy.array(listed), listed)
