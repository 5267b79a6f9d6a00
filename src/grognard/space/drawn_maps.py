"""Maps of the games that are measured and not counted: what they have in common where a player draws one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from grognard.core import maps
from grognard.core.battle import Battle
from grognard.core.errors import InputError
from grognard.core.maps import MapKind, Outlook
from grognard.core.messages import Message, say
from grognard.core.wire.overlays import Spot
from grognard.space.mapfile import MOST_PIECES
from grognard.space.mapmaking import Recipe, Written, made

MOST_LOOKED_AT = 1200
"""So many places of a table are looked at, for the whole to take less than a second."""


class PlaneMaps(maps.Maps):
    """Maps drawn in inches or centimetres. ``usual`` says of kinds drawn along a line how wide they are, ``fords``
    what crosses them on foot, ``heights`` how high a piece of a kind usually is whose height a file has to say;
    ``blocks`` are the kinds of rectangles. ``base`` is the radius of a man's base, in thousandths."""

    usual: ClassVar[Mapping[str, float]]
    fords: ClassVar[Mapping[str, str]]
    most = MOST_PIECES
    heights: ClassVar[Mapping[str, float]] = {}
    blocks: ClassVar[Collection[str]]
    base: ClassVar[int]

    @abstractmethod
    def titles(self) -> Mapping[str, Message]:
        """The kinds that may be drawn, as players call them."""

    @abstractmethod
    def seen(self, battle: Battle[Any], at: tuple[int, int], places: Sequence[tuple[int, int]]) -> list[int]:
        """How far a man at a place sees men at others: 0 not, 1 in cover, 2 freely."""

    @abstractmethod
    def book(self) -> Mapping[str, Recipe]:
        """How tables of each kind are made."""

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
        return tuple(self.book())

    def make(self, recipe: str, seed: int) -> dict[str, Any]:
        """A table by a recipe, such as the reader of map files accepts."""
        wanted = self.book()[recipe]
        title = f"{recipe.replace('-', ' ').capitalize()} {seed}"
        blank = self.blank(wanted.width, wanted.depth, title)
        for attempt in range(100):
            table = blank | {"piece": made(wanted, f"{recipe} {seed} {attempt}", self.written)}
            if not self.faults(table):
                return table
        raise AssertionError(f"the recipe {recipe} makes no table")

    @property
    def written(self) -> Written:
        """How shapes are written in a file of the game."""
        return Written(corners=self.corners, materials=tuple(self.materials))
