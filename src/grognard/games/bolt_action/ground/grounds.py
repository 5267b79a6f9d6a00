"""A map compiled for the rules of movement and sight: one for all battles fought on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from math import cos, pi, sin
from typing import Literal, NamedTuple

import shapely

from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.buildings import Building
from grognard.games.bolt_action.state.measures import INCH
from grognard.space.bulk import Geometry
from grognard.space.plane import Point, along, length_of
from grognard.space.routes import Routes
from grognard.space.screens import Screens, SightRules
from grognard.space.terrain import Box, Ground, Patch, Piece, lines, met
from grognard.space.terrain import compiled as compiled_field

EYES = INCH
"""The height of a man's eyes above his feet, for looking over things: our own choice for 28 mm models."""


PLACES = 10_000
"""Of how many places at most what lies there is kept."""

RAISING = ("hill", "terrace")
"""The kinds of ground that raise whoever stands on them."""

STEEP = ("terrace",)
"""Those of them that are climbed (BA-MOV-24): a hill is a slope, walked over like other open ground (BA-GEN-11)."""


class Level:
    """A level of open ground that is climbed, and its height."""

    def __init__(self, shape: Geometry, height: int) -> None:
        self.shape = shape
        self.box: Box = shape.bounds
        self.height = height

    def covers(self, place: Point) -> bool:
        """Whether a place lies on it."""
        return bool(shapely.intersects_xy(self.shape, *place))


def meets_way(box: Box, way: Sequence[Point]) -> bool:
    """Whether a way may touch what is in a box: the cheap test before an exact one."""
    return any(met([box], a, b) for a, b in pairwise(way))


def places_of(parts: Iterable[Geometry]) -> list[tuple[float, float]]:
    """The corners of some shapes."""
    return [(x, y) for part in parts for x, y in shapely.get_coordinates(part).tolist()]


class CompiledGround:
    """The shapes and screens of a ground. It depends on nothing but the ground, so battles share it (see
    ``compiled``)."""

    def __init__(self, ground: Ground) -> None:
        self.field = compiled_field(ground)
        kinds = {piece.kind for piece in ground.pieces}
        rows = {kind: tables.TERRAIN[kind] for kind in kinds}
        matters = {kind: row.sight for kind, row in rows.items() if row.cover != "none" or row.sight != "clear"}
        self.sight_rules = SightRules({**matters, **dict.fromkeys(RAISING, "clear")}, raising=RAISING, eyes=EYES)
        self.screens = Screens(self.field, self.sight_rules)
        self.cover_of = {kind: row.cover for kind, row in rows.items()}
        self.slow_kinds = [kind for kind in rows if passage(kind) == "advance-only"]
        self.closed_kinds = [kind for kind in rows if passage(kind) not in ("free", "advance-only")]
        self.wall_kinds = [kind for kind, row in rows.items() if row.movement == "obstacle" and row.cover == "hard"]
        self._kinds = tuple(rows)
        self.levels = [
            Level(shape, piece.height)
            for piece, shape in zip(ground.pieces, self.field.polygons.tolist(), strict=True)
            if piece.kind in STEEP and piece.height
        ]
        self._covers: dict[tuple[float, float], frozenset[str]] = {}
        self._routes: dict[int, Routes] = {}
        self._driving: dict[tuple[str, bool], Driving] = {}
        self._closed_to: dict[str, Patch] = {}
        self.buildings = {
            piece.id: Building(piece, shape)
            for piece, shape in zip(ground.pieces, self.field.polygons.tolist(), strict=True)
            if rows[piece.kind].movement == "building"
        }

    @cached_property
    def roads(self) -> Patch:
        """All roads (BA-MOV-06)."""
        return Patch(self.field, [kind for kind in {piece.kind for piece in self.field.pieces} if is_road(kind)])

    def is_on_road(self, way: Sequence[Point]) -> bool:
        """Whether a whole way lies on roads."""
        return bool(shapely.covers(self.roads.shape, lines([way])[0]))

    def climb(self, way: Sequence[Point]) -> int:
        """The height climbed on a way over open ground, up or down alike (BA-MOV-24)."""
        near = [level for level in self.levels if meets_way(level.box, way)]
        if not near:
            return 0
        cuts = {0.0, length_of(way)}
        line = shapely.LineString(way)
        for level in near:
            meeting = shapely.get_parts(shapely.intersection(line, shapely.boundary(level.shape)))
            cuts.update(float(shapely.line_locate_point(line, shapely.Point(*place))) for place in places_of(meeting))
        ordered = sorted(cuts)
        middles = [along(way, (a + b) / 2) for a, b in pairwise(ordered) if b - a > 1]
        heights = [max((each.height for each in near if each.covers(place)), default=0) for place in middles]
        return sum(abs(b - a) for a, b in pairwise(heights))

    def covers_at(self, x: float, y: float) -> frozenset[str]:
        """The kinds of cover that the pieces at a place give; each place is looked up once."""
        known = self._covers.get((x, y))
        if known is None:
            if len(self._covers) >= PLACES:
                self._covers.clear()
            known = frozenset(self.cover_of[piece.kind] for piece in self.field.pieces_at(x, y))
            self._covers[x, y] = known
        return known

    @cached_property
    def closed(self) -> Patch:
        """All ground infantry may never enter (BA-MOV-01, BA-GEN-15)."""
        return Patch(self.field, self.closed_kinds)

    def closed_to(self, mover: str) -> Patch:
        """All ground that movers of a column of the terrain matrix may never enter (BA-MOV-07)."""
        if mover not in self._closed_to:
            kinds = [kind for kind in self._kinds if passage(kind, mover) not in OPEN_TO]
            self._closed_to[mover] = Patch(self.field, kinds)
        return self._closed_to[mover]

    @cached_property
    def barred_to_guns(self) -> Patch:
        """All ground where a gun may not even be set up: the rest of what is closed to it is good to dig in
        (BA-ART-03)."""
        kinds = [kind for kind in self._kinds if passage(kind, "artillery") == "barred" or self.is_building(kind)]
        return Patch(self.field, kinds)

    @staticmethod
    def is_building(kind: str) -> bool:
        """Whether a kind of terrain is a building, which nobody occupies yet (BA-BLD-01)."""
        return tables.TERRAIN[kind].movement == "building"

    @cached_property
    def slow(self) -> Patch:
        """All ground infantry may not cross at a Run (BA-MOV-02)."""
        return Patch(self.field, self.slow_kinds)

    @cached_property
    def obstacles(self) -> Patch:
        """All that men climb over and line: walls, hedges, fences (BA-MOV-03)."""
        return Patch(self.field, [kind for kind in self._kinds if tables.TERRAIN[kind].movement == "obstacle"])

    @cached_property
    def walls(self) -> Patch:
        """All walls, which no model may stand on (BA-GEN-15)."""
        return Patch(self.field, self.wall_kinds)

    def driving(self, column: Literal["wheeled", "tracked"], breaks: bool = False) -> Driving:
        """The ground for wheeled or tracked vehicles, by their column of the terrain matrix (BA-MOV-22).

        ``breaks``: for those that drive through buildings (BA-BLD-05).
        """
        if (column, breaks) not in self._driving:
            kinds = {piece.kind for piece in self.field.pieces}
            going = {kind: getattr(tables.GROUNDS[tables.TERRAIN[kind].movement], column) for kind in kinds}
            barred = [
                kind
                for kind, how in going.items()
                if how == "barred"
                or (how == "heavy-only" and not breaks)
                or (how == "unless-barrier" and tables.TERRAIN[kind].barrier)
            ]
            slow = [kind for kind, how in going.items() if how == "advance-only"]
            roads = [kind for kind, how in going.items() if how == "doubled"]
            self._driving[column, breaks] = Driving(
                Patch(self.field, barred), Patch(self.field, slow), frozenset(slow), Patch(self.field, roads)
            )
        return self._driving[column, breaks]

    def routes(self, radius: int) -> Routes:
        """Shortest ways round closed ground for bases of a radius."""
        if radius not in self._routes:
            table = shapely.box(0, 0, self.field.width, self.field.depth)
            self._routes[radius] = Routes(self.closed.shape, radius, table)
        return self._routes[radius]


class Driving(NamedTuple):
    """The ground as vehicles of one kind meet it: closed to them, closed at a Run, the roads that double their rate."""

    closed: Patch
    slow: Patch
    slow_kinds: frozenset[str]
    roads: Patch


@lru_cache(maxsize=32)
def compiled(ground: Ground) -> CompiledGround:
    """The compiled form of a ground, kept for the battles to come."""
    return CompiledGround(ground)


def altered(ground: Ground, fallen: Sequence[str], smoke: Sequence[Point]) -> Ground:
    """The ground with some buildings fallen (BA-BLD-08) and smoke drifting over it (BA-WPN-16)."""
    height = tables.BUILDINGS["ruin-height"].value * INCH
    pieces = [replace(piece, kind="rubble", height=height) if piece.id in fallen else piece for piece in ground.pieces]
    clouds = [Piece(f"smoke-{number}", "smoke", cloud(middle)) for number, middle in enumerate(smoke, 1)]
    return replace(ground, pieces=(*pieces, *clouds))


def cloud(middle: Point) -> tuple[Point, ...]:
    """The outline of a smoke marker (BA-WPN-16)."""
    radius = tables.SMOKE["radius"].value * INCH
    x, y = middle
    return tuple(
        (round(x + radius * sin(pi * step / 24)), round(y - radius * cos(pi * step / 24))) for step in range(48)
    )


OPEN_TO = ("free", "advance-only", "doubled")
"""What the terrain matrix calls ground that may be entered."""


def is_road(kind: str) -> bool:
    """Whether a kind of ground is a road."""
    return tables.TERRAIN[kind].movement == "road"


@lru_cache(maxsize=256)
def passage(kind: str, mover: str = "infantry") -> str:
    """How a mover passes over a kind of ground, by the terrain matrix (BA-MOV-02).

    Buildings are closed to walking: the matrix lets infantry go in and out (BA-BLD-01), not through.
    """
    movement = tables.TERRAIN[kind].movement
    if movement == "building" and mover == "infantry":
        return "barred"
    return str(getattr(tables.GROUNDS[movement], mover))
