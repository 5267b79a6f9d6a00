"""All lines between the hexes of a map at once: for every pair, how much of what a game marks the line meets.

The lines are laid out once for a map; each question is then answered for all pairs in a few milliseconds. What counts
as blocked is the game's to say, out of these numbers; ``line`` shows any one pair in detail.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from grognard.space.hex.grid import Direction, Hex, Hexside
from grognard.space.hex.line import Leg, legs, next_hex

Counts = NDArray[numpy.int64]
"""A square of numbers: row and column are places in ``Sightlines.hexes``."""

_Marks = NDArray[numpy.bool_]
_Places = NDArray[numpy.int32]


class AlongCounts(NamedTuple):
    """How many hexsides a line runs along with a marked hex on the left hand only, the right hand only, or both. The
    hands are those of a line from the hex of the row to the hex of the column."""

    left: Counts
    right: Counts
    both: Counts


class Sightlines:
    """The lines between all hexes of a map.

    A game in which woods block lines that cross them, and lines that run between woods on both hands:

    >>> board = Sightlines(Hex(q, r) for q in range(3) for r in range(3))
    >>> woods = {Hex(1, 0), Hex(1, 2)}
    >>> left, right, both = board.along(woods)
    >>> blocked = (board.crossing(woods) > 0) | (both > 0) | ((left > 0) & (right > 0))
    >>> [bool(blocked[board.index[Hex(0, 0)], board.index[end]]) for end in (Hex(1, 1), Hex(2, 0), Hex(2, 2))]
    [False, True, True]
    """

    def __init__(self, hexes: Iterable[Hex]) -> None:
        self.hexes: tuple[Hex, ...] = tuple(sorted(set(hexes)))
        """The hexes of the map in order of their coordinates."""
        self.index: dict[Hex, int] = {place: number for number, place in enumerate(self.hexes)}
        """The place of each hex in ``hexes``."""
        q = numpy.array([place.q for place in self.hexes], dtype=numpy.int64)
        r = numpy.array([place.r for place in self.hexes], dtype=numpy.int64)
        # A hex reaches two thirds of a step from its centre, so no line meets a hex off the rectangle its ends span.
        # The rectangle is one hex wider than the map all round, for the far side of hexsides at the map's edge.
        self._q, self._r = (int(q.min()) - 1, int(r.min()) - 1) if self.hexes else (0, 0)
        self._width = int(r.max()) - self._r + 2 if self.hexes else 1
        self._size = (int(q.max()) - self._q + 2) * self._width if self.hexes else 1
        one, other = numpy.triu_indices(len(self.hexes), 1)
        ways = (q[other] - q[one]) * 2 * self._width + (r[other] - r[one])
        order = numpy.argsort(ways, kind="stable")
        self._one, self._other = one[order], other[order]
        cells = ((q - self._q) * self._width + r - self._r)[self._one].astype(numpy.int32)
        self._lay(cells, [0, *(numpy.flatnonzero(numpy.diff(ways[order])) + 1).tolist(), len(order)])

    def _lay(self, cells: _Places, bounds: list[int]) -> None:
        """Lay out the lines, group by group of those that lead equally far in the same direction."""
        crossed, sides, owned, lefts, rights, beside = (_Layout() for _ in range(6))
        for first, last in pairwise(bounds):
            if first == last:
                continue
            one, other = self.hexes[self._one[first]], self.hexes[self._other[first]]
            passages = legs(other.q - one.q, other.r - one.r)
            starts = cells[first:last]
            crossed.add(starts, [self._cell(leg.q, leg.r) for leg in passages[1:]])
            across = [leg for leg in passages if not leg.corner]
            inner = [leg for leg in across if leg is not passages[0] and leg is not passages[-1]]
            sides.add(starts * 6, [self._cell(leg.q, leg.r) * 6 + leg.sixth for leg in inner])
            out = [self._cell(leg.q, leg.r) * 6 + leg.sixth for leg in across if leg is not passages[0]]
            into = [self._cell(*next_hex(leg)) * 6 + (leg.sixth + 3) % 6 for leg in across if leg is not passages[-1]]
            owned.add(starts * 6, out + into)
            along = [leg for leg in passages if leg.left and leg.right]
            lefts.add(starts, [self._beside(leg, 0) for leg in along])
            rights.add(starts, [self._beside(leg, 1) for leg in along])
            through = [leg for leg in passages if leg.left != leg.right]
            beside.add(starts, [self._beside(leg, 0 if leg.left else 1) for leg in through])
        self._crossed, self._sides, self._owned = crossed.done(), sides.done(), owned.done()
        self._lefts, self._rights, self._throughs = lefts.done(), rights.done(), beside.done()

    def _cell(self, q: int, r: int) -> int:
        return q * self._width + r

    def _beside(self, leg: Leg, clockwise: int) -> int:
        place = Hex(leg.q, leg.r).neighbours[(leg.sixth + clockwise) % 6]
        return self._cell(place.q, place.r)

    def crossing(self, marked: Iterable[Hex]) -> Counts:
        """How many marked hexes each line crosses, those at its ends left out."""
        return self._square(self._crossed.meeting(self._hex_marks(marked)))

    def touching(self, marked: Iterable[Hex]) -> Counts:
        """How many times each line touches a marked hex at a corner only, in passing from one hex into the next."""
        return self._square(self._throughs.meeting(self._hex_marks(marked)))

    def along(self, marked: Iterable[Hex]) -> AlongCounts:
        """How many hexsides each line runs along, by the hand on which marked hexes lie."""
        marks = self._hex_marks(marked)
        left, right = marks[self._lefts.places], marks[self._rights.places]
        lefts = self._lefts.sums(left & ~right)
        rights = self._lefts.sums(right & ~left)
        return AlongCounts(
            self._square(lefts, rights), self._square(rights, lefts), self._square(self._lefts.sums(left & right))
        )

    def crossing_sides(self, marked: Iterable[Hexside]) -> Counts:
        """How many marked hexsides each line crosses, the sides of the hexes at its ends left out."""
        marks = numpy.zeros(self._size * 6, dtype=numpy.bool_)
        for side in marked:
            direction = side.first.direction(side.second)
            assert direction is not None
            if side.first not in self.index and side.second not in self.index:
                raise ValueError(f"{side} is no side of this map")
            marks[self._place(side.first) * 6 + direction.sixth] = True
            marks[self._place(side.second) * 6 + direction.opposite.sixth] = True
        return self._square(self._sides.meeting(marks))

    def crossing_own_sides(self, marked: Iterable[tuple[Hex, Direction]]) -> Counts:
        """How many sides each line crosses that are marked as a part of a hex between its ends (a cliff is drawn in one
        of the two hexes that share its side). A side marked for both hexes counts twice."""
        marks = numpy.zeros(self._size * 6, dtype=numpy.bool_)
        for place, direction in marked:
            self._check(place)
            marks[self._place(place) * 6 + direction.sixth] = True
        return self._square(self._owned.meeting(marks))

    def _place(self, place: Hex) -> int:
        return self._cell(place.q - self._q, place.r - self._r)

    def _check(self, place: Hex) -> None:
        if place not in self.index:
            raise ValueError(f"{place} is not on this map")

    def _hex_marks(self, marked: Iterable[Hex]) -> _Marks:
        marks = numpy.zeros(self._size, dtype=numpy.bool_)
        for place in marked:
            self._check(place)
            marks[self._place(place)] = True
        return marks

    def _square(self, there: Counts, back: Counts | None = None) -> Counts:
        square = numpy.zeros((len(self.hexes), len(self.hexes)), dtype=numpy.int64)
        square[self._one, self._other] = there
        square[self._other, self._one] = there if back is None else back
        return square


class _Lines(NamedTuple):
    """What each line meets: ``places``, line after line, and how many come before the end of each line."""

    places: _Places
    ends: Counts

    def meeting(self, marks: _Marks) -> Counts:
        """How many marked places each line meets."""
        return self.sums(marks[self.places])

    def sums(self, hits: _Marks) -> Counts:
        """How many hits each line has, given one truth for each of the places."""
        before = numpy.concatenate(([0], numpy.cumsum(hits, dtype=numpy.int64)))
        return numpy.diff(before[self.ends], prepend=0)


class _Layout:
    """Collects what lines meet, for many lines of one shape at a time."""

    def __init__(self) -> None:
        self._places: list[_Places] = []
        self._counts: list[Counts] = []

    def add(self, starts: _Places, offsets: list[int]) -> None:
        self._places.append(numpy.add.outer(starts, numpy.array(offsets, dtype=numpy.int32)).ravel())
        self._counts.append(numpy.full(len(starts), len(offsets), dtype=numpy.int64))

    def done(self) -> _Lines:
        places = numpy.concatenate([numpy.zeros(0, dtype=numpy.int32), *self._places])
        return _Lines(places, numpy.cumsum(numpy.concatenate([numpy.zeros(0, dtype=numpy.int64), *self._counts])))
