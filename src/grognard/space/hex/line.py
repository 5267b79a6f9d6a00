"""The straight line between the centres of two hexes: which hexes and hexsides it crosses, in exact integers.

A line goes on from one hex to the next in one of three ways: across the inside of a hexside; through a corner, where it
touches a third hex in that one point; or along a hexside, from the corner where it leaves one hex to the corner where
it enters the next, with a hex on either hand. What blocks sight in each case is for the game to say.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from grognard.core.records import Record
from grognard.space.hex.grid import CORNERS, DIRECTIONS, STEPS, Corner, Hex, Hexside, hexside

Hand = Literal["left", "right"]


class Across(Record, tag="across"):
    """Across the inside of a hexside."""

    side: Hexside


class Through(Record, tag="through"):
    """Through a corner; ``beside`` is the third hex that meets there, touched in this point only, on one hand."""

    corner: Corner
    beside: Hex
    hand: Hand


class Along(Record, tag="along"):
    """Along a hexside from end to end, between the hexes on the left and right hand."""

    side: Hexside
    left: Hex
    right: Hex


Passage = Across | Through | Along


class Line(Record):
    """A line from centre to centre: the hexes whose inside it crosses, both ends included, and how it passes from each
    to the next, so that ``passages[i]`` leads from ``hexes[i]`` to ``hexes[i + 1]``.

    >>> found = line(Hex(0, 0), Hex(1, 1))
    >>> found.hexes
    (Hex(q=0, r=0), Hex(q=1, r=1))
    >>> found.passages[0].left, found.passages[0].right
    (Hex(q=1, r=0), Hex(q=0, r=1))
    """

    hexes: tuple[Hex, ...]
    passages: tuple[Passage, ...]

    @property
    def between(self) -> tuple[Hex, ...]:
        """The hexes whose inside it crosses, without those at its ends."""
        return self.hexes[1:-1]

    @property
    def crossed(self) -> tuple[Hexside, ...]:
        """The hexsides whose inside it crosses, in order."""
        return tuple(passage.side for passage in self.passages if isinstance(passage, Across))

    @property
    def alongs(self) -> tuple[Along, ...]:
        """Where it runs along hexsides, nearest first."""
        return tuple(passage for passage in self.passages if isinstance(passage, Along))

    @property
    def throughs(self) -> tuple[Through, ...]:
        """Where it passes through a corner from one hex into the next, nearest first."""
        return tuple(passage for passage in self.passages if isinstance(passage, Through))

    @property
    def touched(self) -> tuple[Hex, ...]:
        """Every hex it has a point in common with, nearest first: crossed, run along, or touched at a corner."""
        found = [self.hexes[0]]
        for passage, following in zip(self.passages, self.hexes[1:], strict=True):
            if isinstance(passage, Along):
                found += passage.left, passage.right
            elif isinstance(passage, Through):
                found.append(passage.beside)
            found.append(following)
        return tuple(found)


class Leg(NamedTuple):
    """One passage of a line from the hex (0, 0): out of the hex (q, r), by side ``sixth`` or by the corner at the
    clockwise end of that side; touching the hex on the ``left``, the ``right``, both (along a hexside) or none."""

    q: int
    r: int
    sixth: int
    corner: bool
    left: bool
    right: bool


@lru_cache(maxsize=4096)
def legs(q: int, r: int) -> tuple[Leg, ...]:
    """The passages, in order, of the line from the hex (0, 0) to the hex (q, r)."""
    # Which hand a point p of thirds lies on is the sign of the cross product of the way (q, r) with p: + is right.
    turns = [q * corner_r - r * corner_q for corner_q, corner_r in CORNERS]
    found: list[Leg] = []
    at_q = at_r = 0
    while (at_q, at_r) != (q, r):
        centre = 3 * (q * at_r - r * at_q)
        # The line leaves where, clockwise round the hex, the corners change from its left hand to its right.
        sixth = next(k for k in range(6) if centre + turns[k - 1] < 0 <= centre + turns[k])
        corner = centre + turns[sixth] == 0
        # A centre on the right hand puts the way on beyond the clockwise one of the two other hexes at the corner.
        leg = Leg(at_q, at_r, sixth, corner, left=corner and centre >= 0, right=corner and centre <= 0)
        found.append(leg)
        at_q, at_r = next_hex(leg)
    return tuple(found)


def next_hex(leg: Leg) -> tuple[int, int]:
    """(q, r) of the hex a leg leads to."""
    (one_q, one_r), (two_q, two_r) = STEPS[leg.sixth], STEPS[(leg.sixth + 1) % 6]
    if leg.left and leg.right:
        return leg.q + one_q + two_q, leg.r + one_r + two_r
    return (leg.q + two_q, leg.r + two_r) if leg.left else (leg.q + one_q, leg.r + one_r)


def line(start: Hex, end: Hex) -> Line:
    """The line from the centre of one hex to the centre of another; from a hex to itself it is that hex alone.

    >>> line(Hex(0, 0), Hex(2, 0)).crossed == (Hex(0, 0).side(DIRECTIONS[2]), Hex(1, 0).side(DIRECTIONS[2]))
    True
    >>> line(Hex(0, 0), Hex(4, 1)).throughs[0]
    Through(corner=Corner(q=4, r=1), beside=Hex(q=1, r=1), hand='right')
    """
    hexes = [start]
    passages: list[Passage] = []
    for leg in legs(end.q - start.q, end.r - start.r):
        here = hexes[-1]
        q, r = next_hex(leg)
        there = Hex(start.q + q, start.r + r)
        passages.append(_passage(leg, here, there))
        hexes.append(there)
    return Line(tuple(hexes), tuple(passages))


def _passage(leg: Leg, here: Hex, there: Hex) -> Passage:
    if not leg.corner:
        return Across(hexside(here, there))
    side = DIRECTIONS[leg.sixth]
    left, right = here.neighbour(side), here.neighbour(side.turned(1))
    if leg.left and leg.right:
        return Along(hexside(left, right), left, right)
    return Through(here.corner(side), left if leg.left else right, "left" if leg.left else "right")
