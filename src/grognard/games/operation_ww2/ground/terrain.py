"""Terrain on foot: what a way costs, where it is slow, where it is barred (AZ-TER). Lengths: thousandths of a cm."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any, TypeVar

import shapely

from grognard.core.records import Record
from grognard.games.operation_ww2.data.maps import Map
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.ground import Going
from grognard.space.plane import Body, Hull, Point, footprint
from grognard.space.terrain import Geometry, apart, box_of, box_round, compiled, lines, met

T = TypeVar("T")

MOST = 20_000
"""So many answers of a ground are kept; then all of them are forgotten."""

LINEAR = ("low-obstacle", "high-obstacle")
"""The features that are lines on the ground: one crosses them and stands on neither (AZ-TER-02)."""

AT_AN_OPENING = 1.0
"""How far from an opening's edge a way may still cross the wall: places lie on whole thousandths."""

ROUNDED = 1
"""Places lie on whole thousandths of a centimetre: by so much a way of exactly a distance may come out longer, or
shorter."""

TOUCH = 1.0
"""By so many thousandths a base that stands against an obstacle may seem to lie on it."""


class Price(Record):
    """What a way asks of a model on foot: what it costs beside its length, what ground that is good all the way adds;
    ``slow`` and ``barred`` name a piece that allows slow movement only, or none."""

    cost: int = 0
    bonus: int = 0
    slow: str | None = None
    barred: str | None = None


FREE = Price()


class Terrain:
    """The ground of a battle as people on foot cross it. Never part of the state."""

    def __init__(self, map: Map, tables: Tables, on_entry_only: bool) -> None:
        self.field = compiled(map.ground)
        self._asked: dict[Hashable, Any] = {}
        self.on_entry_only = on_entry_only
        kinds = tables.terrain
        self.goings: list[Going] = [kinds[piece.kind].infantry for piece in map.ground.pieces]
        self.driven: dict[str, list[Going]] = {
            "wheeled": [kinds[piece.kind].wheeled for piece in map.ground.pieces],
            "tracked": [kinds[piece.kind].tracked for piece in map.ground.pieces],
        }
        """What the ground takes of vehicles on wheels and on tracks (AZ-TER-03, AZ-TER-04)."""
        self.boxes = [box_of(piece.outline) for piece in map.ground.pieces]
        self.openings: Mapping[str, Geometry] = {
            building.id: _holes(tuple((at, each.width(tables) / 2 + AT_AN_OPENING) for each, at in building.openings))
            for building in map.buildings.values()
        }
        self.ways_in: list[tuple[int, Point, float]] = [
            (number, at, opening.width(tables) / 2)
            for number, piece in enumerate(map.ground.pieces)
            if piece.id in map.buildings
            for opening, at in map.buildings[piece.id].openings
        ]
        """The openings of all buildings: the number of the piece, the middle, half the width."""
        self._kinds = kinds
        self.storeys = {building.id: building.storeys for building in map.buildings.values()}
        self.linear = [
            (self.boxes[number], self.field.polygons[number])
            for number, piece in enumerate(map.ground.pieces)
            if kinds[piece.kind].height in LINEAR
        ]

    def price(self, way: Sequence[Point], on_wheels: bool = False) -> Price:
        """What a way from its first place to its last asks of a model on foot (AZ-TER-01, AZ-TER-05), or on a bicycle,
        by the wheeled column (AZ-BIK-06).

        Each piece the way runs on is paid once, also by who starts on it, or, by the option ``terrain_cost``, only by
        who comes onto it (AZ-TER-09). A bonus counts if the whole way lies on such ground, the best one only.
        """
        key = "on foot", tuple(way), on_wheels
        return self.asked(key, lambda: self._price(way, on_wheels))

    def asked(self, key: Hashable, find: Callable[[], T]) -> T:
        """What this ground answers to a question about it alone: found once, as the same ways are thought of again and
        again."""
        if key not in self._asked:
            if len(self._asked) >= MOST:
                self._asked.clear()
            self._asked[key] = find()
        found: T = self._asked[key]
        return found

    def _price(self, way: Sequence[Point], on_wheels: bool) -> Price:
        near = self._near(way)
        if not near:
            return FREE
        goings = self.driven["wheeled"] if on_wheels else self.goings
        if not any(_counts(goings[number]) for number in near):
            return FREE
        line = lines([way])[0]
        cost, slow, barred, bonus = 0, None, None, 0
        for number in near:
            going, shape = goings[number], self.field.polygons[number]
            if not (going.cost or going.slow or going.barred or going.by) or not shape.intersects(line):
                continue
            piece = self.field.pieces[number].id
            if barred is None and (going.barred or (going.by and not self._enters(number, line))):
                barred = piece
            slow = piece if going.slow and slow is None else slow
            cost += going.cost if self._pays(shape, line, way[0]) else 0
        if len(way) > 1 and any(goings[number].bonus for number in near):
            good = self.good_on_wheels if on_wheels else self.good
            bonus = next((bonus for bonus, shape in good if shape.covers(line)), 0)
        return Price(cost, bonus, slow, barred)

    @cached_property
    def good(self) -> list[tuple[int, Geometry]]:
        """Ground that gives a bonus to who stays on it on foot, the best first (AZ-TER-05)."""
        return self._good({id: kind.infantry for id, kind in self._kinds.items()})

    @cached_property
    def good_on_wheels(self) -> list[tuple[int, Geometry]]:
        """The same on wheels."""
        return self._good({id: kind.wheeled for id, kind in self._kinds.items()})

    @cached_property
    def good_on_tracks(self) -> list[tuple[int, Geometry]]:
        """The same on tracks."""
        return self._good({id: kind.tracked for id, kind in self._kinds.items()})

    def _good(self, kinds: Mapping[str, Going]) -> list[tuple[int, Geometry]]:
        bonuses = sorted({going.bonus for going in kinds.values()} - {0}, reverse=True)
        return [
            (bonus, self.field.union([id for id, going in kinds.items() if going.bonus >= bonus])) for bonus in bonuses
        ]

    def slow_length(self, way: Sequence[Point], on_wheels: bool = False) -> float:
        """How much of a way lies on ground that allows slow movement only (AZ-TER-10)."""
        goings = self.driven["wheeled"] if on_wheels else self.goings
        slow = [self.field.polygons[number] for number in self._near(way) if goings[number].slow]
        return float(shapely.union_all(slow).intersection(lines([way])[0]).length)

    def last_cost(self, way: Sequence[Point], on_wheels: bool = False) -> int:
        """The cost of the piece a way comes onto last (AZ-TER-11)."""
        goings = self.driven["wheeled"] if on_wheels else self.goings
        line = lines([way])[0]
        entered = [
            (line.project(shapely.Point(first)), goings[number].cost)
            for number in self._near(way)
            if goings[number].cost and self._pays(self.field.polygons[number], line, way[0])
            for first in shapely.get_coordinates(self.field.polygons[number].intersection(line))[:1]
        ]
        return max(entered)[1] if entered else 0

    def building_at(self, at: Point) -> str | None:
        """The building or ruin at a place."""

        def found() -> str | None:
            return next((piece.id for piece in self.field.pieces_at(*at) if piece.id in self.storeys), None)

        return self.asked(("building", at), found)

    def storeys_at(self, at: Point) -> int:
        """How many floors there are at a place, the ground counted."""
        here = self.building_at(at)
        return 1 if here is None else self.storeys[here]

    def _near(self, way: Sequence[Point]) -> list[int]:
        legs = pairwise(way) if len(way) > 1 else [(way[0], way[0])]
        return sorted({number for a, b in legs for number in met(self.boxes, a, b)})

    def _pays(self, shape: Geometry, line: Geometry, start: Point) -> bool:
        if not self.on_entry_only or not shapely.intersects_xy(shape, *start):
            return True
        return bool(shapely.get_num_geometries(shape.intersection(line)) > 1)

    def _enters(self, number: int, line: Geometry) -> bool:
        """Whether a way goes in and out through openings only; what has none on the map cannot be entered."""
        openings = self.openings.get(self.field.pieces[number].id)
        wall = self.field.edges[number].intersection(line)
        return bool(wall.is_empty or (openings is not None and openings.covers(wall)))

    def under(self, body: Body) -> list[int]:
        """The pieces a body stands on, be it with its edge only."""
        if isinstance(body, Hull):
            return [number for number in self.field.near(footprint(body)) if self._lies_on(number, footprint(body))]
        reach = body.radius
        box = (body.x - reach, body.y - reach, body.x + reach, body.y + reach)
        here = shapely.Point(body.x, body.y)
        near = self.field.in_box(*box)
        return [number for number in near if self.field.polygons[number].dwithin(here, reach - TOUCH)]

    def _lies_on(self, number: int, shape: Geometry) -> bool:
        return bool(self.field.polygons[number].intersection(shape).area > TOUCH * TOUCH)

    def walls_off(self, number: int, line: Geometry) -> bool:
        """Whether the walls of a building part the two ends of a line: it crosses them elsewhere than at openings."""
        return bool(self.goings[number].by) and not self._enters(number, line)

    def leads_through_opening(self, number: int, line: Geometry) -> bool:
        """Whether a line leads in or out of a building, through its openings only."""
        if self.field.pieces[number].id not in self.openings:
            return False
        return not self.field.edges[number].intersection(line).is_empty and self._enters(number, line)

    def enters_walls(self, way: Sequence[Point]) -> bool:
        """Whether a way leads in or out where only an opening does: too narrow for a gun (AZ-RMS-05)."""
        line = lines([way])[0]
        return any(
            self.goings[number].by and self.field.polygons[number].intersects(line) for number in self._near(way)
        )

    def stands_free(self, at: Point, radius: int) -> bool:
        """Whether a base stands on no wall, hedge or the like: who has paid for one stands beyond it (AZ-TER-02)."""

        def found() -> bool:
            return not any(shape.dwithin(shapely.Point(at), radius - TOUCH) for shape in self._lines_near(at, radius))

        return self.asked(("free", at, radius), found)

    def _lines_near(self, at: Point, radius: int) -> list[Geometry]:
        """The walls, hedges and the like whose boxes a base may touch: a quick question (states no rule)."""
        here = box_round(*at, radius)
        return [shape for box, shape in self.linear if not apart(box, here)]


def _counts(going: Going) -> bool:
    """Whether ground asks or gives anything."""
    return bool(going.cost or going.slow or going.barred or going.by or going.bonus)


@lru_cache(maxsize=256)
def _holes(openings: tuple[tuple[Point, float], ...]) -> Geometry:
    """The openings of a building, each by its middle and half its width, as one shape."""
    return shapely.union_all([shapely.Point(at).buffer(half) for at, half in openings])
