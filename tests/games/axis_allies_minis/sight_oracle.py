"""Sight by the rules, pair by pair and in fractions, written without a look at the code under test.

It knows of a line only where it lies in which closed hexagon (``tests.space.hex.oracle``), and asks each rule in turn.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from grognard.games.axis_allies_minis.data.maps import HexMap
from grognard.space.hex.grid import DIRECTIONS, Hex, hexside
from tests.space.hex.oracle import Meeting, corners, cross, meetings, on_line, way

BLOCKING = {"town", "forest", "hill"}


@cache
def line_of(way_there: Hex) -> tuple[Meeting, ...]:
    return tuple(meetings(Hex(0, 0), way_there))


@cache
def sides_of(way_there: Hex) -> tuple[tuple[Hex, Hex], ...]:
    """The pairs of hexes between which the line crosses the inside of the side they share."""
    inside = [met for met in line_of(way_there) if met.how == "inside"]
    return tuple(
        (one.hex, other.hex)
        for one, other in pairwise(inside)
        if one.last == other.first and on_line(Hex(0, 0), way_there, one.last) not in corners(one.hex)
    )


def sees(ground: HexMap, start: Hex, end: Hex, same_side_blocks: bool = False, corner_blocks: bool = False,
         smoke: frozenset[Hex] = frozenset(), aircraft: bool = False) -> bool:  # fmt: skip
    if start == end:
        return True
    if start in smoke or end in smoke:
        return False

    def blocks(place: Hex) -> bool:
        return place in smoke or (not aircraft and ground.terrain.get(place) in BLOCKING)

    met = [(met, start + met.hex) for met in line_of(end - start) if start + met.hex not in (start, end)]
    if any(meeting.how == "inside" and blocks(place) for meeting, place in met):
        return False
    if corner_blocks and any(meeting.how == "point" and blocks(place) for meeting, place in met):
        return False
    beside = [(meeting.first, place) for meeting, place in met if meeting.how == "edge" and blocks(place)]
    hands = [cross(way(start, end), way(start, place)) > 0 for _part, place in beside]
    if len(set(hands)) == 2 or (same_side_blocks and len(hands) > 1):
        return False
    return aircraft or not any(
        bars(ground, start, end, start + one, start + other) for one, other in sides_of(end - start)
    )


def bars(ground: HexMap, start: Hex, end: Hex, one: Hex, other: Hex) -> bool:
    """Whether a hedgerow or a cliff bars the line where it crosses the side between two hexes."""
    if not {one, other} & {start, end} and hexside(one, other) in ground.hedgerows:
        return True
    cliff_hexes = {place for place, _direction in ground.cliffs}
    if {start, end} <= cliff_hexes:
        return False
    return any(
        place not in (start, end) and place.neighbour(direction) == beyond and (place, direction) in ground.cliffs
        for place, beyond in ((one, other), (other, one))
        for direction in DIRECTIONS
    )
