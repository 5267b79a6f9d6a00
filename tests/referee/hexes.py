"""Plain geometry of hexes in axial coordinates, in whole numbers: three to a hex, so that corners are whole too."""

from __future__ import annotations

import itertools
from functools import lru_cache

Hex = tuple[int, int]
STEPS = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
CORNERS = ((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2))
ENDS = {"N": (4, 5), "NE": (5, 0), "SE": (0, 1), "S": (1, 2), "SW": (2, 3), "NW": (3, 4)}
"""Which two corners each side runs between."""


def of(place: object) -> Hex:
    """A state's hex as two numbers."""
    return place.q, place.r  # type: ignore[attr-defined]


def distance(a: Hex, b: Hex) -> int:
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def step(a: Hex, way: str) -> Hex:
    return a[0] + STEPS[way][0], a[1] + STEPS[way][1]


def way_of(a: Hex, b: Hex) -> str | None:
    """The side through which a neighbour lies."""
    return next((way for way, (q, r) in STEPS.items() if (b[0] - a[0], b[1] - a[1]) == (q, r)), None)


def ahead(at: Hex, facing: str, other: Hex) -> int:
    """Positive if the other hex is in front, negative behind, 0 exactly aside or the same hex."""
    q1, r1 = STEPS[facing]
    q2, r2 = other[0] - at[0], other[1] - at[1]
    return 2 * (q1 * q2 + r1 * r2) + q1 * r2 + r1 * q2


def corners(at: Hex) -> list[Hex]:
    return [(3 * at[0] + q, 3 * at[1] + r) for q, r in CORNERS]


def side(at: Hex, way: str) -> tuple[Hex, Hex]:
    around = corners(at)
    first, second = ENDS[way]
    return around[first], around[second]


def _turn(a: Hex, b: Hex, c: Hex) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


@lru_cache(maxsize=200_000)
def lies_inside(start: Hex, end: Hex, at: Hex) -> bool:
    """Whether the line between two hexes' middles has a part strictly inside a third."""
    if at in (start, end):
        return False
    a, b = (3 * start[0], 3 * start[1]), (3 * end[0], 3 * end[1])
    turns = [_turn(a, b, corner) for corner in corners(at)]
    if not (min(turns) < 0 < max(turns)):
        return False
    return (
        distance(start, at) < distance(start, end) + 1
        and distance(at, end) < distance(start, end) + 1
        and _between(a, b, at)
    )


def _between(a: Hex, b: Hex, at: Hex) -> bool:
    """Whether a hex that the endless line cuts lies between the two ends."""
    return any(_cross(a, b, *side(at, way)) for way in STEPS) or any(
        _turn(a, b, corner) == 0 and _within(a, b, corner) for corner in corners(at)
    )


def _within(a: Hex, b: Hex, c: Hex) -> bool:
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def _cross(a: Hex, b: Hex, c: Hex, d: Hex) -> bool:
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


@lru_cache(maxsize=200_000)
def touches(start: Hex, end: Hex, at: Hex) -> bool:
    """Whether the line touches a hex at all, be it at a corner."""
    a, b = (3 * start[0], 3 * start[1]), (3 * end[0], 3 * end[1])
    return any(_cross(a, b, *side(at, way)) for way in STEPS) or any(
        _turn(a, b, corner) == 0 and _within(a, b, corner) for corner in corners(at)
    )


def crosses_side(start: Hex, end: Hex, at: Hex, way: str) -> bool:
    """Whether the line crosses a side between its ends."""
    a, b = (3 * start[0], 3 * start[1]), (3 * end[0], 3 * end[1])
    return _cross(a, b, *side(at, way))


SIGNS = {".": "clear", "T": "town", "F": "forest", "H": "hill", "M": "marsh", "P": "water", "S": "shell-holes"}


def named(label: str) -> Hex:
    """A hex by its letter and number: odd columns (B, D ...) lie half a hex lower."""
    column, row = ord(label[0]) - ord("A"), int(label[1:]) - 1
    return column, row - (column - column % 2) // 2


class Ground:
    """A map file read once more: terrain, and the sides that roads, hedges and streams cross or lie on."""

    def __init__(self, file: object) -> None:
        rows = file.terrain.split()  # type: ignore[attr-defined]
        self.terrain = {
            (column, row - (column - column % 2) // 2): SIGNS[sign]
            for row, line in enumerate(rows)
            for column, sign in enumerate(line)
        }
        self.roads: set[frozenset[Hex]] = set()
        for road in file.roads:  # type: ignore[attr-defined]
            places = [named(label) for label in road.split()]
            self.roads |= {frozenset(pair) for pair in itertools.pairwise(places)}
        self.hedgerows = {self._side(each) for each in file.hedgerows}  # type: ignore[attr-defined]
        self.streams = {self._side(each) for each in file.streams}  # type: ignore[attr-defined]
        self.cliffs = {(named(each.split()[0]), each.split()[1]) for each in file.cliffs}  # type: ignore[attr-defined]
        self.objective = named(file.objective)  # type: ignore[attr-defined]

    @staticmethod
    def _side(text: str) -> frozenset[Hex]:
        place, way = text.split()
        return frozenset((named(place), step(named(place), way)))
