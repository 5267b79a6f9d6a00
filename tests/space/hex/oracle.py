"""Lines and hexagons by plain geometry in fractions, written without a look at the code under test.

Places are (X, Y) with the true place at (X / 2, Y * sqrt(3) / 2), x to the right and y down: the centre of the hex
(q, r) is (3q, q + 2r) and its corners lie at (2, 0), (1, 1), (-1, 1) and their opposites from there. Cross and dot
products of true places, but for a common factor, are X1 Y2 - Y1 X2 and X1 X2 + 3 Y1 Y2.
"""

from fractions import Fraction
from typing import NamedTuple

from grognard.space.hex.grid import Hex

Place = tuple[Fraction, Fraction]

CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
WALLS = ((0, 1, 1), (0, -1, 1), (1, 1, 2), (-1, -1, 2), (1, -1, 2), (-1, 1, 2))
"""(a, b, c) of the half planes aX + bY <= c that bound a hexagon about (0, 0)."""


class Meeting(NamedTuple):
    """From where to where, as parts of a line, it lies in a hexagon; and how: inside, along its edge, or in a point."""

    first: Fraction
    last: Fraction
    how: str
    hex: Hex


def centre(hex_: Hex) -> tuple[int, int]:
    return 3 * hex_.q, hex_.q + 2 * hex_.r


def dot(one: tuple[int, int], other: tuple[int, int]) -> int:
    return one[0] * other[0] + 3 * one[1] * other[1]


def cross(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Above 0 if the other lies on the right hand of the one."""
    return one[0] * other[1] - one[1] * other[0]


def way(start: Hex, end: Hex) -> tuple[int, int]:
    (x1, y1), (x2, y2) = centre(start), centre(end)
    return x2 - x1, y2 - y1


def on_line(start: Hex, end: Hex, part: Fraction) -> Place:
    (x, y), (dx, dy) = centre(start), way(start, end)
    return x + part * dx, y + part * dy


def corners(hex_: Hex) -> set[Place]:
    x, y = centre(hex_)
    return {(Fraction(x + dx), Fraction(y + dy)) for dx, dy in CORNERS}


def meeting(start: Hex, end: Hex, hex_: Hex) -> Meeting | None:
    """Where the line meets the closed hexagon, if it does."""
    first, last = Fraction(0), Fraction(1)
    (x, y), (dx, dy) = way(hex_, start), way(start, end)
    edge = False
    for a, b, c in WALLS:
        at, growth = a * x + b * y - c, a * dx + b * dy
        if growth > 0:
            last = min(last, Fraction(-at, growth))
        elif growth < 0:
            first = max(first, Fraction(-at, growth))
        elif at > 0:
            return None
        else:
            edge = edge or at == 0
    if first > last:
        return None
    return Meeting(first, last, "point" if first == last else "edge" if edge else "inside", hex_)


def meetings(start: Hex, end: Hex) -> list[Meeting]:
    """All hexagons the line meets, in the order in which it does."""
    found = []
    for q in range(min(start.q, end.q) - 1, max(start.q, end.q) + 2):
        for r in range(min(start.r, end.r) - 1, max(start.r, end.r) + 2):
            met = meeting(start, end, Hex(q, r))
            if met is not None:
                found.append(met)
    return sorted(found)
