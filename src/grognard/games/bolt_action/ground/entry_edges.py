"""The stretches of table edge over which a unit may come on to the table (BA-MOV-23, BA-SCN-04, BA-SCN-06)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Unit
from grognard.space.plane import Point

Side = Literal["near", "far", "left", "right"]

FLANK_TURN = 3
"""The first turn in which a unit may outflank (BA-SCN-06)."""
FLANK_REACH = 24 * INCH
"""How far from its own corner it then may enter (BA-SCN-06)."""
FLANK_STEP = 12 * INCH
"""How much farther in each later turn (BA-SCN-06)."""

INWARD: dict[Side, int] = {"near": 0, "far": 180_000, "left": 90_000, "right": 270_000}
"""The facing of who comes straight in over an edge."""


class Stretch(NamedTuple):
    """Part of an edge of the table: from ``start`` to ``end`` along it, x on the near and far edge, y on the others."""

    side: Side
    start: int
    end: int
    width: int
    depth: int

    def place(self, along: int, inward: int) -> Point:
        """The place so far along the edge and so far inside it."""
        match self.side:
            case "near":
                return along, self.depth - inward
            case "far":
                return along, inward
            case "left":
                return inward, along
            case "right":
                return self.width - inward, along

    def along(self, place: tuple[float, float]) -> int:
        """How far along the edge a place lies, brought within the stretch."""
        value = place[0] if self.side in ("near", "far") else place[1]
        return round(min(max(value, self.start), self.end))

    def inward(self, place: tuple[float, float]) -> int:
        """How far inside the edge a place lies."""
        x, y = place
        match self.side:
            case "near":
                return round(self.depth - y)
            case "far":
                return round(y)
            case "left":
                return round(x)
            case "right":
                return round(self.width - x)

    def holds(self, place: Point) -> bool:
        """Whether a place lies on this stretch."""
        value = place[0] if self.side in ("near", "far") else place[1]
        return self.inward(place) == 0 and self.start <= value <= self.end

    def strip(self, deep: int) -> tuple[int, int, int, int]:
        """The strip along it of this depth: left, top, right, bottom."""
        (x, y), (u, v) = self.place(self.start, 0), self.place(self.end, deep)
        return min(x, u), min(y, v), max(x, u), max(y, v)


def stretches(g: G, unit: Unit) -> tuple[Stretch, ...]:
    """Where a unit may come on: its own edge, either long one if the scenario says so, or the flank it was noted for;
    none if it cannot come yet (BA-SCN-06)."""
    width, depth = g.context.width, g.context.depth
    near = Stretch("near", 0, width, width, depth)
    far = Stretch("far", 0, width, width, depth)
    own, other = (near, far) if g.state.home[unit.seat] == 0 else (far, near)
    if unit.flank is not None:
        later = g.state.turn - FLANK_TURN
        if later < 0:
            return ()
        reach = min(FLANK_REACH + FLANK_STEP * later, depth)
        start, end = (depth - reach, depth) if own is near else (0, reach)
        return (Stretch(unit.flank, start, end, width, depth),)
    if g.context.part(g.state, unit.seat).enters == "long-edges":
        return own, other
    return (own,)
