"""Line of sight between people on foot at ground level, and the cover they have from each other (AZ-LOS, AZ-COV).

From the middle of the firing model lines are drawn across the whole width of the target: all free, it is seen clearly;
some, partly; none, it is not seen (AZ-LOS-01, AZ-LOS-12).
The option ``sight_geometry`` leaves the middle line alone. Lengths: thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Literal, NamedTuple

import shapely

from grognard.core.records import Record
from grognard.games.operation_ww2.maps import Map
from grognard.games.operation_ww2.tables import Tables
from grognard.games.operation_ww2.tables.ground import TerrainKind
from grognard.games.operation_ww2.tables.rows import Cover
from grognard.games.operation_ww2.terrain import TOUCH, Terrain
from grognard.space.plane import Body, Disc, Hull, Point, footprint
from grognard.space.terrain import Geometry, met

Seen = Literal["clear", "partly", "not"]

COVERS: tuple[Cover, ...] = ("none", "light", "medium", "heavy")

ACROSS = (0.0, -0.98, 0.98, -0.5, 0.5)
"""Where across the target's width the lines end, as shares of its radius: the middle first."""


class Obstacle(Record):
    """A vehicle, a gun or a wreck in the way of sight (AZ-LOS-10): whose ``id`` it is, what it covers, how high it
    is, and the cover it gives."""

    id: str
    body: Body
    height: int
    cover: Cover


class Look(Record):
    """What a model sees of another: how much, the cover the other has, and the pieces that count in it."""

    seen: Seen
    cover: Cover
    pieces: tuple[str, ...] = ()


class Part(NamedTuple):
    """A piece on a line: how far off the line first meets it and leaves it last, and how much of the line it holds."""

    near: float
    far: float
    length: float


class Sight:
    """The ground of a battle as people on foot see over it. Never part of the state."""

    def __init__(self, map: Map, terrain: Terrain, tables: Tables, options: dict[str, str]) -> None:
        self.pieces = map.ground.pieces
        self.terrain = terrain
        self.kinds: list[TerrainKind] = [tables.terrain[piece.kind] for piece in self.pieces]
        limits = tables.limits
        self.past_low = limits["sight-past-low-obstacle"].value
        self.into = limits["sight-into-covered-terrain"].value
        self.past_small = limits["sight-past-small-wood"].value
        self.eyes = tables.sizes["person"].height
        self.options = options
        self.across = ACROSS if options["sight_geometry"] == "centre_to_width" else ACROSS[:1]

    def look(self, firer: Disc, target: Disc, obstacles: Sequence[Obstacle] = ()) -> Look:
        """What one model sees of another, and the other's cover, the best there is (AZ-LOS-01, AZ-COV-01, AZ-COV-03).
        Models on foot neither block nor cover (AZ-LOS-02, AZ-LOS-13)."""
        start = (firer.x, firer.y)
        dx, dy = target.x - firer.x, target.y - firer.y
        size = max(hypot(dx, dy), 1.0)
        # Pieces are looked for in one box for all lines: as wide as the target is.
        near = [
            number
            for number in met(self.terrain.boxes, start, (target.x, target.y), target.radius)
            if self.kinds[number].sight != "free" or self.kinds[number].cover != "none"
        ]
        free, hiding, crossed = 0, set[int](), set[int]()
        covers: list[Cover] = []
        for share in self.across:
            aside = share * target.radius / size
            end = (round(target.x - dy * aside), round(target.y + dx * aside))
            line = shapely.LineString((start, end)) if end != start else shapely.Point(start)
            parts = {number: part for number in near if (part := self._part(number, line, start)) is not None}
            stops = self._stops(parts, firer, hypot(end[0] - start[0], end[1] - start[1]), end)
            crossed |= parts.keys()
            hiding |= stops
            standing = [each for each in obstacles if _crosses(each.body, line)]
            covers += [each.cover for each in standing]
            free += not stops and not any(each.height >= self.eyes for each in standing)
        if not free:
            return Look("not", "none")
        giving = {number for number in crossed if self._covers(number, firer, target)} | hiding
        pieces = tuple(self.pieces[number].id for number in sorted(giving))
        covers += [_plain(self.kinds[number].cover) for number in giving]
        seen: Seen = "clear" if free == len(self.across) else "partly"
        return Look(seen, max(covers, key=COVERS.index, default="none"), pieces)

    def _part(self, number: int, line: Geometry, start: Point) -> Part | None:
        shape = self.terrain.field.polygons[number]
        if not shape.intersects(line):
            return None
        inside = shape.intersection(line)
        off = [hypot(x - start[0], y - start[1]) for x, y in shapely.get_coordinates(inside).tolist()]
        return Part(min(off), max(off), float(inside.length))

    def _stops(self, parts: dict[int, Part], firer: Disc, length: float, end: Point) -> set[int]:
        """The pieces that stop a line of a length: low obstacles farther past than one sees over them (AZ-LOS-03),
        small woods farther past their edge (AZ-LOS-06), and so much of woods, buildings and ruins in all (AZ-LOS-06,
        AZ-LOS-14)."""
        stops = set()
        wooded = 0.0
        for number, part in parts.items():
            match self.kinds[number].sight:
                case "beyond":
                    stopped = length - part.far > self.past_low and not self.stands_at(number, firer)
                case "hedge":
                    stopped = not self.stands_at(number, firer)
                case "blocked" | "slits":
                    stopped = True
                case "deep":
                    wooded += part.length
                    stopped = wooded > self.into
                case "small":
                    limit = part.near if self.options["small_wood_depth"] == "5cm_past_near_edge" else part.far
                    inside = part.near < TOUCH
                    stopped = part.length > self.into if inside else length - limit > self.past_small
                case "openings":
                    wooded += part.length
                    stopped = wooded > self.into or not self._through_openings(number, firer, end)
                case "into":
                    stopped = part.near > TOUCH and length - part.far > TOUCH
                case _:
                    stopped = False
            if stopped:
                stops.add(number)
        return stops

    def _through_openings(self, number: int, firer: Disc, end: Point) -> bool:
        """Whether a line goes through the walls of a building at openings only (AZ-LOS-09)."""
        line = shapely.LineString(((firer.x, firer.y), end))
        wall = self.terrain.field.edges[number].intersection(line)
        openings = self.terrain.openings.get(self.pieces[number].id)
        return bool(wall.is_empty or (openings is not None and openings.covers(wall)))

    def stands_at(self, number: int, firer: Disc) -> bool:
        """Whether a firer stands against a low obstacle or a hedge, or in it, and so ignores it (AZ-LOS-15)."""
        shape = self.terrain.field.polygons[number]
        return bool(shape.dwithin(shapely.Point(firer.x, firer.y), firer.radius + TOUCH))

    def _covers(self, number: int, firer: Disc, target: Disc) -> bool:
        """Whether a piece that lies on the line covers the target: ground by being stood on, walls and the like by
        lying in front (AZ-COV-01). What the firer stands against gives none, but by the option ``obstacle_at_firer``
        (AZ-LOS-15)."""
        kind = self.kinds[number]
        if kind.cover in ("none", "vehicle"):
            return False
        if kind.covered or kind.shelter == "inside":
            return bool(shapely.intersects_xy(self.terrain.field.polygons[number], target.x, target.y))
        return self.options["obstacle_at_firer"] == "cover_stays" or not self.stands_at(number, firer)


def _crosses(body: Body, line: Geometry) -> bool:
    if isinstance(body, Hull):
        return bool(footprint(body).intersects(line))
    return bool(line.dwithin(shapely.Point(body.x, body.y), body.radius))


def _plain(cover: Cover | Literal["vehicle"]) -> Cover:
    return "none" if cover == "vehicle" else cover
