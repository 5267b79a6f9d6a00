"""What lies between a hex and every other one, as one number each: whether it is seen, how far off, in front, covered.

Whatever hangs on nothing else is looked up by that number, for one pair of hexes or for all hexes of a map at once.

>>> from grognard.games.axis_allies_minis.data.maps import load_map
>>> from grognard.games.axis_allies_minis.ground.board import board_of
>>> from grognard.space.hex.grid import from_label
>>> lanes = lanes_of(board_of(load_map("crossroads"), {}))
>>> onto = lanes.onto(from_label("G1"), None, "soldier")
>>> [onto.listed[lanes.index[from_label(at)]] for at in ("G1", "G3", "G8")]
[3, 11, 0]
"""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

import numpy
from numpy.typing import NDArray

from grognard.games.axis_allies_minis.data.tables import UnitType
from grognard.games.axis_allies_minis.ground.arcs import front_hours
from grognard.games.axis_allies_minis.ground.board import Board
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex

HIDDEN = 0
"""The number of what is not seen."""
HOURS = 12


def numbered(range_: int, front: bool, covered: bool) -> int:
    """The number of what is seen: how many hexes off, whether the target is met in front, whether it has cover."""
    return 1 + 4 * range_ + 2 * front + covered


class Lane(NamedTuple):
    """The numbers of one hex and every other, in the order of the map's hexes, as an array and as a list."""

    array: NDArray[numpy.intp]
    listed: list[int]


class Lanes:
    """Those of a map. A target that has no ``facing`` (it is no Vehicle) is always met in front (AAM-ARC-03)."""

    def __init__(self, board: Board) -> None:
        hexes, number = board.hexes, len(board.hexes)
        self.index: dict[Hex, int] = {at: place for place, at in enumerate(hexes)}
        self.ranges = numpy.array([[board.distance(a, b) for b in hexes] for a in hexes])
        """How far it is from each hex to each."""
        self.sees = numpy.array([[board.sees(a, b) for b in hexes] for a in hexes])
        """Whether the map leaves the line between two free."""
        self.size = numbered(int(self.ranges.max()), True, True) + 1
        """Above every number."""
        hours = [[board.clock(a, b) for b in hexes] for a in hexes]
        # By the hour at which the line leaves the target's hex; in the same hex there is none.
        self._hours = numpy.array([[HOURS if hour is None else hour for hour in row] for row in hours])
        hedged = numpy.zeros((number, HOURS + 1), bool)
        for place, at in enumerate(hexes):
            hedged[place, list(board.hedged(at))] = True
        self._behind = numpy.take_along_axis(hedged, self._hours, axis=1)
        self._covered = {
            type_: numpy.array([board.cover(at, type_) for at in hexes]) for type_ in ("soldier", "vehicle")
        }
        self._front: dict[Direction, NDArray[numpy.bool_]] = {}
        for facing in DIRECTIONS:
            of_hour = numpy.zeros(HOURS + 1, bool)
            of_hour[front_hours(facing)] = True
            self._front[facing] = of_hour[self._hours]
        self._numbers: dict[tuple[Direction | None, UnitType], NDArray[numpy.intp]] = {}
        self._onto: dict[tuple[Hex, Direction | None, UnitType], Lane] = {}
        self._from: dict[tuple[Hex, Direction | None, UnitType], Lane] = {}

    def onto(self, end: Hex, facing: Direction | None, type_: UnitType) -> Lane:
        """From every hex onto a target of this type in one hex."""
        found = self._onto.get((end, facing, type_))
        if found is None:
            array = self._of(facing, type_)[self.index[end]]
            found = self._onto[end, facing, type_] = Lane(array, array.tolist())
        return found

    def out_of(self, start: Hex, facing: Direction | None, type_: UnitType) -> Lane:
        """From one hex onto a target of this type in every hex."""
        found = self._from.get((start, facing, type_))
        if found is None:
            array = numpy.ascontiguousarray(self._of(facing, type_)[:, self.index[start]])
            found = self._from[start, facing, type_] = Lane(array, array.tolist())
        return found

    def _of(self, facing: Direction | None, type_: UnitType) -> NDArray[numpy.intp]:
        """The numbers of all pairs: a row for a target in each hex, a column for a shooter in each."""
        found = self._numbers.get((facing, type_))
        if found is None:
            front = True if facing is None else self._front[facing]
            # Aircraft have no cover (AAM-COVER-07).
            covered = False if type_ == "aircraft" else self._covered[type_][:, None] | self._behind
            seen = 1 + 4 * self.ranges + 2 * numpy.asarray(front) + covered
            found = self._numbers[facing, type_] = numpy.where(self.sees, seen, HIDDEN).astype(numpy.intp)
        return found


_lanes: WeakKeyDictionary[Board, Lanes] = WeakKeyDictionary()


def lanes_of(board: Board) -> Lanes:
    """The lanes of a board, worked out once."""
    found = _lanes.get(board)
    if found is None:
        found = _lanes[board] = Lanes(board)
    return found
