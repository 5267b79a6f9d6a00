"""On which side one hex lies of another, as on a clock, and in front of or behind a facing. All exact."""

from __future__ import annotations

from enum import StrEnum

from grognard.space.hex.grid import CORNERS, DIRECTIONS, STEPS, Direction, Hex


class Arc(StrEnum):
    """Where a hex lies for a unit that faces a hexside."""

    FRONT = "front"
    REAR = "rear"
    LEFT = "left"
    RIGHT = "right"
    OWN = "own"


def clock(start: Hex, end: Hex) -> int | None:
    """The hour at which the line to another hex leaves the first one, N being 0 o'clock; None for the same hex.

    Even hours are the six hexsides: the line leaves through the inside of that side. Odd hours are the corners between
    them: the line leaves exactly through that corner.

    >>> [clock(Hex(0, 0), end) for end in (Hex(0, -3), Hex(1, -2), Hex(1, -3), Hex(-5, 1), Hex(0, 0))]
    [0, 1, 0, 10, None]
    """
    q, r = end.q - start.q, end.r - start.r
    return _HOURS[_sign(2 * q + r), _sign(q + 2 * r), _sign(r - q)]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _signs(q: int, r: int) -> tuple[int, int, int]:
    return _sign(2 * q + r), _sign(q + 2 * r), _sign(r - q)


# The three straight lines through opposite corners part the plane into six sectors (one for each side) and six rays.
_HOURS: dict[tuple[int, int, int], int | None] = {
    (0, 0, 0): None,
    **{_signs(*step): 2 * sixth for sixth, step in enumerate(STEPS)},
    **{_signs(*corner): 2 * sixth + 1 for sixth, corner in enumerate(CORNERS)},
}


def relative_clock(start: Hex, facing: Direction, end: Hex) -> int | None:
    """The hour at which the line leaves, the side faced being 0 o'clock; None for the same hex.

    So 0 is the front side, 1 and 11 its corners, 2 and 10 the front flank sides, 3 and 9 exactly sideways, 4 and 8 the
    rear flank sides, 6 the rear side.

    >>> relative_clock(Hex(0, 0), Direction.SE, Hex(0, -3))
    8
    """
    hour = clock(start, end)
    return None if hour is None else (hour - 2 * facing.sixth) % 12


_ARCS = (
    *(Arc.FRONT, Arc.FRONT, Arc.FRONT, Arc.RIGHT, Arc.REAR, Arc.REAR),
    *(Arc.REAR, Arc.REAR, Arc.REAR, Arc.LEFT, Arc.FRONT, Arc.FRONT),
)


def arc(start: Hex, facing: Direction, end: Hex) -> Arc:
    """Whether a hex lies in front (an angle strictly below a right angle), behind (strictly above), exactly to the left
    or right, or is the unit's own.

    >>> [arc(Hex(0, 0), Direction.N, end).value for end in (Hex(1, -1), Hex(2, -1), Hex(1, 0), Hex(-2, 1), Hex(0, 0))]
    ['front', 'right', 'rear', 'left', 'own']
    """
    hour = relative_clock(start, facing, end)
    return Arc.OWN if hour is None else _ARCS[hour]


def sides_towards(start: Hex, end: Hex) -> tuple[Direction, ...]:
    """The sides of the first hex that the line to the other passes: one, or the two that meet at the corner it leaves
    through, counterclockwise one first; none for the same hex.

    >>> sides_towards(Hex(0, 0), Hex(1, -2))
    (<Direction.N: 'N'>, <Direction.NE: 'NE'>)
    """
    hour = clock(start, end)
    if hour is None:
        return ()
    side = DIRECTIONS[hour // 2]
    return (side, side.turned(1)) if hour % 2 else (side,)
