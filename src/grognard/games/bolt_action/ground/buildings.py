"""Buildings: their floors, their openings, where men stand in them and at them (chapter Buildings, the geometry).

The rulebook leaves openings to the models on the table. Our reading: every stretch of wall has them evenly spread, on
each floor alike (see ``data/buildings.toml``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from math import ceil, hypot, sqrt

import shapely

from grognard.core.records import Record
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Floor, Unit
from grognard.space.bulk import Geometry
from grognard.space.plane import Disc, Point, bearing
from grognard.space.terrain import Box, Piece

STOREY = tables.BUILDINGS["storey"].value * INCH
REACH = tables.BUILDINGS["reach"].value * INCH
MEN_TO_AN_OPENING = tables.BUILDINGS["men-to-an-opening"].value

OUTSIDE = 2
"""How far before the wall, in thousandths, the places lie from which sight in and out is drawn: not within it."""
STEP_OUT = 40
"""How far from the wall, in thousandths, a base stands that has just stepped out."""
FILE = 120
"""Between the bases of men drawn in a building, if there is room."""


class Opening(Record):
    """A window or door: its place in the wall, and the direction out of it (unit vector and bearing)."""

    x: int
    y: int
    out: tuple[float, float]
    facing: int

    def before(self, distance: float) -> Point:
        """The place so far outside."""
        return round(self.x + self.out[0] * distance), round(self.y + self.out[1] * distance)


class Building:
    """A building compiled: one for all battles on its map."""

    def __init__(self, piece: Piece, shape: Geometry) -> None:
        self.id = piece.id
        self.piece = piece
        self.shape = shape
        self.box: Box = shape.bounds
        self.floors = max(1, piece.height // STOREY)
        self.openings = openings(piece.outline)
        self.stations = tuple(Disc(*opening.before(OUTSIDE), 0) for opening in self.openings)
        """Where those inside look out, one for each opening."""

    @cached_property
    def axes(self) -> tuple[Point, tuple[float, float], tuple[float, float], float, float]:
        """The smallest rectangle about it: its middle, its long and its short direction, half its length and width."""
        corners = shapely.get_coordinates(shapely.minimum_rotated_rectangle(self.shape)).tolist()[:4]
        sides = [((b[0] - a[0], b[1] - a[1]), hypot(b[0] - a[0], b[1] - a[1])) for a, b in pairwise(corners[:3])]
        sides.sort(key=lambda side: -side[1])
        (along, length), (across, width) = sides
        x, y = (corners[0][0] + corners[2][0]) / 2, (corners[0][1] + corners[2][1]) / 2
        return (
            (round(x), round(y)),
            (along[0] / length, along[1] / length),
            (across[0] / width, across[1] / width),
            length / 2,
            width / 2,
        )

    def doors(self, radius: int) -> list[Point]:
        """Where a man of this base stands who has just stepped out of each opening."""
        return [opening.before(radius + STEP_OUT) for opening in self.openings]

    def distance(self, disc: Disc) -> float:
        """How far a base is from its walls."""
        return max(0.0, float(self.shape.distance(shapely.Point(disc.x, disc.y))) - disc.radius)

    def nearest_wall(self, x: float, y: float) -> Disc:
        """The place of its wall nearest to one outside, just before the wall on that side."""
        here = shapely.Point(x, y)
        line = shapely.get_coordinates(shapely.shortest_line(shapely.boundary(self.shape), here)).tolist()
        u, v = line[0]
        out = OUTSIDE / (hypot(x - u, y - v) or 1.0)
        return Disc(round(u + (x - u) * out), round(v + (y - v) * out), 0)

    def side(self, facing: int) -> list[int]:
        """The openings of the side that looks most nearly in a direction (BA-BLD-06)."""
        if not self.openings:
            return []
        turns = [abs((each.facing - facing + 180_000) % 360_000 - 180_000) for each in self.openings]
        return [number for number, turn in enumerate(turns) if turn <= min(turns) + 1000]

    def places(self, level: int, radii: Sequence[int]) -> list[Point]:
        """Where the men of a unit on one floor are drawn: in ranks within the walls, each floor in its own part.

        No rule depends on it: inside there is no formation; bases overlap where there are more men than room.
        """
        middle, along, across, half_length, half_width = self.axes
        radius = max(radii)
        share = 2 * half_length / self.floors
        centre = -half_length + share * (level + 0.5)
        room = max(share - 2 * radius, 0.0), max(2 * half_width - 2 * radius, 0.0)
        count = len(radii)
        files = max(1, min(count, ceil(sqrt(count * (room[0] + 2 * radius) / (room[1] + 2 * radius)))))
        ranks = ceil(count / files)
        step = 2 * radius + FILE
        between = (
            min(step, room[0] / (files - 1)) if files > 1 else 0.0,
            min(step, room[1] / (ranks - 1)) if ranks > 1 else 0.0,
        )
        found = []
        for index in range(count):
            rank, file = divmod(index, files)
            in_rank = min(files, count - rank * files)
            u = centre + (file - (in_rank - 1) / 2) * between[0]
            v = (rank - (ranks - 1) / 2) * between[1]
            found.append(
                (round(middle[0] + along[0] * u + across[0] * v), round(middle[1] + along[1] * u + across[1] * v))
            )
        return found


def openings(outline: Sequence[Point]) -> tuple[Opening, ...]:
    """The openings of each floor, wall by wall (BA-BLD-06)."""
    spacing = tables.BUILDINGS["wall-to-an-opening"].value * INCH
    least = tables.BUILDINGS["shortest-wall"].value * INCH
    ring = [*outline, outline[0]]
    # Clockwise on a table whose y runs down: then the left hand of who walks round points out.
    turn = 1.0 if sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(ring)) > 0 else -1.0
    found = []
    for a, b in pairwise(ring):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = hypot(dx, dy)
        if length < least:
            continue
        out = turn * dy / length, -turn * dx / length
        count = max(1, int(length // spacing))
        for number in range(count):
            part = (number + 0.5) / count
            x, y = round(a[0] + dx * part), round(a[1] + dy * part)
            found.append(Opening(x, y, out, bearing((0, 0), out)))
    return tuple(found)


def height_of(floor: Floor | None) -> int:
    """How high a floor lies above the ground."""
    return floor.level * STOREY if floor is not None else 0


def is_next_floor(unit: Unit, target: Unit) -> bool:
    """Whether two units are on neighbouring floors of a building: they can assault each other unseen (BA-BLD-07)."""
    here, there = unit.inside, target.inside
    if here is None or there is None or here.building != there.building:
        return False
    return abs(here.level - there.level) == 1
