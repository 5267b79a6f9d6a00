"""Where hexes, hexsides and units lie on the drawn table, in thousandths, and which hex lies under a place.

Only the drawing knows these places; every rule counts in hexes. Rounding happens here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

from grognard.core.records import Record
from grognard.core.wire.overlays import Spot
from grognard.games.axis_allies_minis.data.maps import HexMap
from grognard.space.hex.grid import Corner, Direction, Hex

PITCH = 6000
"""Between the centres of neighbouring hexes."""

MARGIN = 1000
SIZE = PITCH / sqrt(3)
"""From a centre to a corner."""

SIXTH = 60_000
"""A sixth of a turn in thousandths of a degree."""


class Slot(Record):
    """A unit's place beside the centre of its hex, and the radius it is drawn with."""

    x: int
    y: int
    radius: int


def extent(map: HexMap) -> tuple[int, int]:
    """Width and depth of the drawn table."""
    width = 2 * MARGIN + 2 * SIZE + 1.5 * SIZE * (map.columns - 1)
    return round(width), 2 * MARGIN + PITCH * map.rows + PITCH // 2


def place_of(q: float, r: float) -> Spot:
    """The place of axial coordinates, fractions of hexes too (AAM-MAP-02).

    >>> place_of(0, 0), place_of(1, 0).x - place_of(0, 0).x
    (Spot(x=4464, y=4000), 5196)
    """
    return Spot(round(MARGIN + SIZE + 1.5 * SIZE * q), round(MARGIN + PITCH / 2 + PITCH * (r + q / 2)))


def centre(place: Hex) -> Spot:
    """The centre of a hex."""
    return place_of(place.q, place.r)


def corner_spot(corner: Corner) -> Spot:
    """The place of a corner."""
    return place_of(corner.q / 3, corner.r / 3)


def side_ends(place: Hex, side: Direction) -> tuple[Spot, Spot]:
    """The ends of a hex's side, the counterclockwise one first."""
    return corner_spot(place.corner(side.turned(-1))), corner_spot(place.corner(side))


def side_middle(place: Hex, side: Direction) -> Spot:
    """The middle of a hex's side."""
    start, end = side_ends(place, side)
    return Spot((start.x + end.x) // 2, (start.y + end.y) // 2)


def hex_under(x: int, y: int) -> Hex:
    """The hex, on the map or not, whose centre is nearest to a place.

    >>> spot = centre(Hex(3, 4))
    >>> hex_under(spot.x + 1500, spot.y - 1500)
    Hex(q=3, r=4)
    """
    q = (x - MARGIN - SIZE) / (1.5 * SIZE)
    r = (y - MARGIN - PITCH / 2) / PITCH - q / 2
    rounded = [round(q), round(r), round(-q - r)]
    errors = [abs(whole - exact) for whole, exact in zip(rounded, (q, r, -q - r), strict=True)]
    worst = errors.index(max(errors))
    if worst == 0:
        return Hex(-rounded[1] - rounded[2], rounded[1])
    if worst == 1:
        return Hex(rounded[0], -rounded[0] - rounded[2])
    return Hex(rounded[0], rounded[1])


def angle(direction: Direction) -> int:
    """A direction in thousandths of a degree, 0 up, clockwise."""
    return SIXTH * direction.sixth


def direction_of(angle: int) -> Direction:
    """The direction nearest to an angle in thousandths of a degree.

    >>> direction_of(130_000), direction_of(-60_000)
    (<Direction.SE: 'SE'>, <Direction.NW: 'NW'>)
    """
    return Direction.N.turned(round(angle / SIXTH))


# ---- stacks ------------------------------------------------------------------------------------------------------

_ROWS = {0: (), 1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (2, 3), 6: (3, 3)}
"""How many of one side's units stand in each row, the row farthest from the enemy first."""

_HEIGHTS: tuple[tuple[int, ...], ...] = ((), (0,), (-1450, 1450), (-2000, 0, 2000), (-2250, -750, 750, 2250))
_RADII: tuple[tuple[int, ...], ...] = (
    (),
    (1400, 1400, 1600, 1100),
    (1400, 1400, 1400, 980),
    (1000, 1000, 1000, 850),
    (740, 740, 740, 740),
)
"""By the number of rows, then by the most units in one."""


@lru_cache(maxsize=256)
def slots(near: int, far: int) -> tuple[Sequence[Slot], Sequence[Slot]]:
    """The places in one hex of so many units of the first side, drawn below, and of the second, drawn above.

    >>> slots(1, 0), [slot.y for slot in slots(2, 1)[0]]
    (((Slot(x=0, y=0, radius=1400),), ()), [1450, 1450])
    """
    above, below = (_ROWS[min(number, 6)] for number in (far, near))
    # Three that have the hex to themselves stand as a triangle: so they are drawn larger than side by side.
    if (near, far) in ((3, 0), (0, 3)):
        above, below = ((2, 1), ()) if far else ((), (2, 1))
    rows = (*above, *reversed(below))
    if not rows:
        return (), ()
    found = []
    radius = _RADII[len(rows)][max(rows)]
    for height, count in zip(_HEIGHTS[len(rows)], rows, strict=True):
        pitch = radius * 21 // 10
        found.append([Slot(pitch * (2 * number - count + 1) // 2, height, radius) for number in range(count)])
    first = tuple(slot for row in found[len(above) :] for slot in row)
    second = tuple(slot for row in found[: len(above)] for slot in row)
    return first, second
