"""Maps of the games that are measured and not counted: what they have in common where a player draws one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from itertools import count
from typing import Any, ClassVar

import numpy
from shapely import Polygon, affinity, union_all
from shapely.geometry.base import BaseGeometry

from grognard.core import maps
from grognard.core.balance import SYMMETRIES, Balance, Place, Symmetry, halves
from grognard.core.battle import Battle
from grognard.core.errors import InputError
from grognard.core.maps import MapKind, Outlook
from grognard.core.messages import Message, say
from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import Ground
from grognard.space.bulk import Geometry, meets
from grognard.space.mapfile import MOST_PIECES
from grognard.space.mapmaking import Recipe, Written, made, read_recipes
from grognard.space.terrain import lines

MOST_LOOKED_AT = 1200
"""So many places of a table are looked at, for the whole to take less than a second."""

ROWS = 13
"""So many rows of places a table has where its balance is measured: one lies in the middle."""

ALIKE = 0.03
"""Terrain whose image differs from it in so little of its area is the same: files round places to hundredths."""


class PlaneMaps(maps.Maps):
    """Maps drawn in inches or centimetres. ``terrain`` are the rows of all kinds, each with its ``name``, ``in_play``
    those that no map has and only play brings about. ``usual`` says of kinds drawn along a line how wide they are,
    ``fords`` what crosses them on foot, ``heights`` how high a piece of a kind usually is whose height a file has to
    say; ``blocks`` are the kinds of rectangles. ``base`` is the radius of a man's base, in thousandths."""

    terrain: ClassVar[Mapping[str, Any]]
    in_play: ClassVar[Collection[str]]
    usual: ClassVar[Mapping[str, float]]
    fords: ClassVar[Mapping[str, str]]
    most = MOST_PIECES
    heights: ClassVar[Mapping[str, float]] = {}
    blocks: ClassVar[Collection[str]]
    base: ClassVar[int]

    def titles(self) -> Mapping[str, Message]:
        """The kinds that may be drawn, as players call them."""
        return {id: kind.name for id, kind in self.terrain.items() if id not in self.in_play}

    @abstractmethod
    def seen(self, battle: Battle[Any], at: tuple[int, int], places: Sequence[tuple[int, int]]) -> list[int]:
        """How far a man at a place sees men at others: 0 not, 1 in cover, 2 freely."""

    @abstractmethod
    def hindering(self, battle: Battle[Any]) -> tuple[Geometry, Geometry]:
        """What a man on foot cannot enter, and what slows him."""

    @cached_property
    def book(self) -> Mapping[str, Recipe]:
        """How tables of each kind are made: ``recipes/maps.toml`` of the game's data."""
        return read_recipes(files(self.game.book.package) / "data" / "recipes" / "maps.toml")

    def looks(self, kind: str) -> Sequence[str]:
        """What a piece of a kind may look like besides."""
        return ()

    def row(self, kind: str, x: float, y: float) -> dict[str, Any]:
        """A small piece of a kind, to see what it is."""
        return {"id": kind, "kind": kind, "outline": [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]}

    @cached_property
    def _kinds(self) -> Sequence[MapKind]:
        titles = self.titles()
        most = self.span[1]
        rows = [self.row(kind, 2 + 2 * (n % 10), 2 + 2 * (n // 10)) for n, kind in enumerate(titles)]
        ground = self.ground(self.battle(self.blank(most, most, "kinds") | {"piece": rows}))
        drawn = {piece.id: piece for piece in ground.pieces}
        return tuple(
            MapKind(
                name=kind,
                title=title,
                shape="line" if kind in self.usual else "block" if kind in self.blocks else "area",
                width=self.usual.get(kind, 0),
                height=self.heights.get(kind),
                look=drawn[kind].kind,
                facts=[fact for fact in drawn[kind].facts if fact != title],
                built="building" in self.row(kind, 0, 0),
                looks=list(self.looks(kind)),
                ford=self.fords.get(kind, ""),
            )
            for kind, title in titles.items()
        )

    def kinds(self) -> Sequence[MapKind]:
        """The kinds of terrain with what they do."""
        return self._kinds

    def blank(self, width: float, depth: float, title: str) -> dict[str, Any]:
        """An empty table."""
        head = {"format": "grognard-map", "version": 1}
        return head | self.mark | {"title": title, "width": width, "depth": depth}

    @property
    def mark(self) -> dict[str, str]:
        """By what a file tells of which game it is."""
        return {"system": self.game.name}

    def outlook(self, battle: Battle[Any], at: tuple[int, int]) -> Outlook:
        """What a man at a place sees, place by place in a grid."""
        ground = self.ground(battle)
        if not (0 <= at[0] <= ground.width and 0 <= at[1] <= ground.depth):
            raise InputError(say("map-off"))
        step = 1000
        while (ground.width // step) * (ground.depth // step) > MOST_LOOKED_AT:
            step += 500
        places = [(x, y) for y in range(step // 2, ground.depth, step) for x in range(step // 2, ground.width, step)]
        return Outlook(Spot(*at), step, [Spot(*place) for place in places], self.seen(battle, at, places))

    def recipes(self) -> Sequence[str]:
        """The kinds of table there are recipes for."""
        return tuple(self.book)

    def make(self, recipe: str, seed: int, symmetry: Symmetry = "point") -> dict[str, Any]:
        """A table by a recipe, such as the reader of map files accepts; without symmetry the first that is fair."""
        wanted = self.book[recipe]
        title = f"{recipe.replace('-', ' ').capitalize()} {seed}"
        blank = self.blank(wanted.width, wanted.depth, title)
        for attempt in count():
            table = blank | {"piece": made(wanted, f"{recipe} {seed} {attempt}", self.written, symmetry)}
            try:
                battle = self.battle(table)
            except InputError:
                continue
            if symmetry != "none" or self.balance(battle).is_fair:
                return table
        raise AssertionError

    def balance(self, battle: Battle[Any]) -> Balance:
        """By men on foot, over a grid of places; objectives are the quarters of the line in the middle."""
        ground = self.ground(battle)
        width, depth, step = ground.width, ground.depth, ground.depth // ROWS
        columns = width // step // 2 * 2 + 1
        places = [
            (width * (2 * column + 1) // (2 * columns), depth * (2 * row + 1) // (2 * ROWS))
            for row in range(ROWS)
            for column in range(columns)
        ]
        goals = [(width * quarter // 4, depth // 2) for quarter in (1, 2, 3)]
        closed, slow = self.hindering(battle)

        def going(steps: Sequence[tuple[Place, Place]]) -> list[int]:
            ways = lines(steps)
            return numpy.where(meets(closed, ways), 0, numpy.where(meets(slow, ways), 2, 1)).tolist()  # type: ignore[no-any-return]

        found = halves(step, places, goals, lambda at, others: self.seen(battle, at, others), going)
        return Balance(_symmetry(ground), *found)

    @property
    def written(self) -> Written:
        """How shapes are written in a file of the game."""
        return Written(corners=self.corners, materials=tuple(self.materials))


def _symmetry(ground: Ground) -> Symmetry:
    """How the two halves of a table answer each other."""
    kinds = {piece.kind for piece in ground.pieces}
    shapes = [
        union_all(
            [Polygon([(at.x, at.y) for at in piece.outline]).buffer(1) for piece in ground.pieces if piece.kind == kind]
        )
        for kind in kinds
    ]
    whole = {"point": ground.width, "mirror": 0}
    for name in SYMMETRIES:
        if name == "none" or all(_alike(shape, whole[name], ground.depth) for shape in shapes):
            return name
    raise AssertionError


def _alike(shape: BaseGeometry, turned: int, depth: int) -> bool:
    sign = -1 if turned else 1
    image = affinity.affine_transform(shape, (sign, 0, 0, -1, turned, depth))
    return bool(shape.symmetric_difference(image).area < ALIKE * shape.area)
