"""A map compiled for the rules of movement and sight: one for all battles fought on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import cos, pi, sin

import shapely

from grognard.core.records import replace
from grognard.games.bolt_action import tables
from grognard.games.bolt_action.buildings import Building
from grognard.games.bolt_action.formulas import INCH
from grognard.space.plane import Point
from grognard.space.routes import Routes
from grognard.space.screens import Screens, SightRules
from grognard.space.terrain import Ground, Patch, Piece
from grognard.space.terrain import compiled as compiled_field

EYES = INCH
"""The height of a man's eyes above his feet, for looking over things: our own choice for 28 mm models."""


class CompiledGround:
    """The shapes and screens of a ground. It depends on nothing but the ground, so battles share it (see
    ``compiled``)."""

    def __init__(self, ground: Ground) -> None:
        self.field = compiled_field(ground)
        kinds = {piece.kind for piece in ground.pieces}
        rows = {kind: tables.TERRAIN[kind] for kind in kinds}
        matters = {kind: row.sight for kind, row in rows.items() if row.cover != "none" or row.sight != "clear"}
        self.sight_rules = SightRules({**matters, "hill": "clear"}, raising=("hill",), eyes=EYES)
        self.screens = Screens(self.field, self.sight_rules)
        self.cover_of = {kind: row.cover for kind, row in rows.items()}
        self.slow_kinds = [kind for kind in rows if passage(kind) == "advance-only"]
        self.closed_kinds = [kind for kind in rows if passage(kind) not in ("free", "advance-only")]
        self.wall_kinds = [kind for kind, row in rows.items() if row.movement == "obstacle" and row.cover == "hard"]
        self._kinds = tuple(rows)
        self._routes: dict[int, Routes] = {}
        self._closed_to: dict[str, Patch] = {}
        self.buildings = {
            piece.id: Building(piece, shape)
            for piece, shape in zip(ground.pieces, self.field.polygons.tolist(), strict=True)
            if rows[piece.kind].movement == "building"
        }

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
    def walls(self) -> Patch:
        """All walls, which no model may stand on (BA-GEN-15)."""
        return Patch(self.field, self.wall_kinds)

    def routes(self, radius: int) -> Routes:
        """Shortest ways round closed ground for bases of a radius."""
        if radius not in self._routes:
            table = shapely.box(0, 0, self.field.width, self.field.depth)
            self._routes[radius] = Routes(self.closed.shape, radius, table)
        return self._routes[radius]


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


@lru_cache(maxsize=256)
def passage(kind: str, mover: str = "infantry") -> str:
    """How a mover passes over a kind of ground, by the terrain matrix (BA-MOV-02).

    Buildings are closed to walking: the matrix lets infantry go in and out (BA-BLD-01), not through.
    """
    movement = tables.TERRAIN[kind].movement
    if movement == "building" and mover == "infantry":
        return "barred"
    return str(getattr(tables.GROUNDS[movement], mover))
