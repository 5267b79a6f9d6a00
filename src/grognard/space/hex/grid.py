"""Hexes, their six directions, hexsides and corners; distances, rings, discs and rows; offset places and labels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache

from grognard.core.records import Record


class Direction(StrEnum):
    """One of the six sides of a flat-topped hex, clockwise from the top. Also a facing.

    >>> Direction.N.turned(2), Direction.N.turned(-1), Direction.NE.opposite
    (<Direction.SE: 'SE'>, <Direction.NW: 'NW'>, <Direction.SW: 'SW'>)
    """

    N = "N"
    NE = "NE"
    SE = "SE"
    S = "S"
    SW = "SW"
    NW = "NW"

    @property
    def sixth(self) -> int:
        """How many sixths of a turn clockwise from N: 0 to 5."""
        return _SIXTHS[self]

    @property
    def opposite(self) -> Direction:
        """The direction straight back."""
        return DIRECTIONS[self.sixth - 3]

    def turned(self, sixths: int) -> Direction:
        """The direction so many sixths of a turn clockwise of this one; negative is counterclockwise."""
        return DIRECTIONS[(self.sixth + sixths) % 6]


DIRECTIONS: tuple[Direction, ...] = tuple(Direction)
"""The six directions clockwise from N."""

_SIXTHS = {direction: sixth for sixth, direction in enumerate(DIRECTIONS)}

STEPS: tuple[tuple[int, int], ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""(q, r) of the step in each direction, in the order of ``DIRECTIONS``."""

CORNERS: tuple[tuple[int, int], ...] = ((1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1))
"""(q, r) in thirds from a centre to each corner, clockwise; corner k lies between the sides k and k + 1."""


class Hex(Record, frozen=True, order=True, cache_hash=True, gc=False):
    """A hex by its axial coordinates, also the displacement from one hex to another.

    >>> Hex(2, 3) + Hex(1, -1), Hex(2, 3).neighbour(Direction.SE), Hex(0, 0).distance(Hex(2, -5))
    (Hex(q=3, r=2), Hex(q=3, r=3), 5)
    """

    q: int
    r: int

    def __add__(self, other: Hex) -> Hex:
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def distance(self, other: Hex) -> int:
        """How many steps from one hex to the other; 0 for the same hex."""
        q, r = other.q - self.q, other.r - self.r
        return max(abs(q), abs(r), abs(q + r))

    def neighbour(self, direction: Direction, steps: int = 1) -> Hex:
        """The hex so many steps away in a direction."""
        q, r = STEPS[_SIXTHS[direction]]
        return Hex(self.q + q * steps, self.r + r * steps)

    @property
    def neighbours(self) -> tuple[Hex, ...]:
        """The six hexes around, clockwise from N."""
        return tuple([Hex(self.q + q, self.r + r) for q, r in STEPS])

    def direction(self, other: Hex) -> Direction | None:
        """In which of the six straight rows from here the other hex lies; None if in none, or the same hex.

        >>> Hex(0, 0).direction(Hex(0, -4)), Hex(0, 0).direction(Hex(1, 1))
        (<Direction.N: 'N'>, None)
        """
        q, r = other.q - self.q, other.r - self.r
        length = max(abs(q), abs(r), abs(q + r))
        if length == 0 or (q and r and q + r):
            return None
        return _BY_STEP[q // length, r // length]

    def rotated(self, sixths: int) -> Hex:
        """This displacement turned clockwise by sixths of a turn about the hex (0, 0).

        >>> Hex(0, -2).rotated(1)
        Hex(q=2, r=-2)
        """
        q, r = self.q, self.r
        for _ in range(sixths % 6):
            q, r = -r, q + r
        return Hex(q, r)

    def side(self, direction: Direction) -> Hexside:
        """The hexside in a direction.

        >>> Hex(1, 0).side(Direction.NW) == Hex(0, 0).side(Direction.SE)
        True
        """
        return hexside(self, self.neighbour(direction))

    def corner(self, direction: Direction) -> Corner:
        """The corner at the clockwise end of the side in a direction.

        >>> Hex(0, 0).corner(Direction.N) == Hex(1, -1).corner(Direction.SW)
        True
        """
        q, r = CORNERS[_SIXTHS[direction]]
        return Corner(3 * self.q + q, 3 * self.r + r)


_BY_STEP = dict(zip(STEPS, DIRECTIONS, strict=True))


class Hexside(Record, frozen=True, order=True, cache_hash=True):
    """The side between two neighbouring hexes, the smaller first, so that a side has one value only.

    ``hexside`` sorts for you. Raises ``ValueError`` for hexes that are not neighbours in order.
    """

    first: Hex
    second: Hex

    def __post_init__(self) -> None:
        if (self.second.q - self.first.q, self.second.r - self.first.r) not in _FORWARD:
            raise ValueError(f"no hexside between {self.first} and {self.second} in this order")

    @property
    def hexes(self) -> tuple[Hex, Hex]:
        """The two hexes that share the side."""
        return self.first, self.second

    @property
    def corners(self) -> tuple[Corner, Corner]:
        """The two ends of the side, the counterclockwise one as seen from ``first`` first."""
        direction = _BY_STEP[self.second.q - self.first.q, self.second.r - self.first.r]
        return self.first.corner(direction.turned(-1)), self.first.corner(direction)

    def across(self, hex_: Hex) -> Hex:
        """The hex on the other side. Raises ``ValueError`` if the side is none of the hex's."""
        if hex_ not in self.hexes:
            raise ValueError(f"{self} is no side of {hex_}")
        return self.second if hex_ == self.first else self.first


_FORWARD = frozenset(step for step in STEPS if step > (0, 0))


def hexside(one: Hex, other: Hex) -> Hexside:
    """The hexside two neighbours share, whichever is named first. Raises ``ValueError`` if they are not neighbours.

    >>> hexside(Hex(1, 0), Hex(0, 0))
    Hexside(first=Hex(q=0, r=0), second=Hex(q=1, r=0))
    """
    return Hexside(one, other) if one < other else Hexside(other, one)


class Corner(Record, frozen=True, order=True, cache_hash=True, gc=False):
    """A corner where three hexes meet, by its axial coordinates in thirds: the hex (q, r) has its centre at (3q, 3r).

    Raises ``ValueError`` for a place that is no corner.
    """

    q: int
    r: int

    def __post_init__(self) -> None:
        if self.q % 3 == 0 or (self.q - self.r) % 3:
            raise ValueError(f"no corner at ({self.q}, {self.r}) thirds")

    @property
    def hexes(self) -> tuple[Hex, Hex, Hex]:
        """The three hexes that meet here, in order of their coordinates.

        >>> Hex(0, 0).corner(Direction.NE).hexes
        (Hex(q=0, r=0), Hex(q=1, r=-1), Hex(q=1, r=0))
        """
        one, two, three = sorted(
            Hex((self.q - q) // 3, (self.r - r) // 3) for q, r in CORNERS if (self.q - q) % 3 == (self.r - r) % 3 == 0
        )
        return one, two, three


def ring(centre: Hex, radius: int) -> Iterator[Hex]:
    """The hexes at exactly a distance, clockwise from N; the centre alone at distance 0.

    >>> [(place.q, place.r) for place in ring(Hex(0, 0), 1)]
    [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    """
    if radius == 0:
        yield centre
        return
    place = centre.neighbour(Direction.N, radius)
    for direction in DIRECTIONS:
        along = direction.turned(2)
        for _ in range(radius):
            yield place
            place = place.neighbour(along)


def disc(centre: Hex, radius: int) -> Iterator[Hex]:
    """The hexes within a distance, ring by ring, the centre first.

    >>> len(list(disc(Hex(4, 4), 2)))
    19
    """
    for distance in range(radius + 1):
        yield from ring(centre, distance)


def row(start: Hex, direction: Direction, length: int) -> Iterator[Hex]:
    """The straight row of hexes in a direction, nearest first, without the hex it starts from.

    >>> [(place.q, place.r) for place in row(Hex(0, 0), Direction.NE, 3)]
    [(1, -1), (2, -2), (3, -3)]
    """
    return (start.neighbour(direction, steps) for steps in range(1, length + 1))


def from_offset(column: int, row: int) -> Hex:
    """The hex in a column and row of a printed map, counted from 0, where odd columns are half a hex lower.

    >>> from_offset(3, 4)
    Hex(q=3, r=3)
    """
    return Hex(column, row - (column - column % 2) // 2)


def to_offset(hex_: Hex) -> tuple[int, int]:
    """The column and row of a hex, counted from 0, where odd columns are half a hex lower.

    >>> to_offset(Hex(3, 3))
    (3, 4)
    """
    return hex_.q, hex_.r + (hex_.q - hex_.q % 2) // 2


_LABEL = re.compile(r"([A-Z]{1,2})([1-9][0-9]{0,2})", re.ASCII)


@lru_cache(maxsize=4096)
def label(hex_: Hex) -> str:
    """What players call a hex: the letter of its column and the number of its row. After Z come AA, AB, AC.

    Raises ``ValueError`` for a hex left of or above a printed map, or right of column ZZ or below row 999.

    >>> label(from_offset(6, 6)), label(from_offset(27, 0))
    ('G7', 'AB1')
    """
    column, row_ = to_offset(hex_)
    if not (0 <= column < 27 * 26 and 0 <= row_ < 999):
        raise ValueError(f"{hex_} has no label")
    before, letter = divmod(column, 26)
    return (chr(64 + before) if before else "") + chr(65 + letter) + str(row_ + 1)


def from_label(text: str) -> Hex:
    """The hex of a label. Raises ``ValueError`` if the text is none.

    >>> to_offset(from_label("G7"))
    (6, 6)
    """
    match = _LABEL.fullmatch(text)
    if match is None:
        raise ValueError(f"{text[:12]!r} is no hex; a hex is called as in G7")
    letters, number = match.groups()
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 64
    return from_offset(column - 1, int(number) - 1)
