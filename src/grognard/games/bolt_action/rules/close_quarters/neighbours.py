"""Whom and what the men of a charge must keep away from, looked up by place (BA-CQ-17)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from math import hypot
from typing import NamedTuple

import shapely

from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.contact import CONTACT, TOUCHING
from grognard.games.bolt_action.ground.context import APART, SLACK, G
from grognard.games.bolt_action.ground.hindrances import hindrances
from grognard.games.bolt_action.state.state import Model, Unit
from grognard.space import walks
from grognard.space.bulk import Geometry
from grognard.space.plane import Hull, Point, footprint, length_of, off_hull
from grognard.space.routes import Routes
from grognard.space.terrain import apart, box_of, box_round

CELL = 4000
"""The side of the cells in which those whom a man may be too near to are looked up."""
CORNER = 80
"""By how much, in thousandths, a base may cut a corner of closed ground: ways round it are drawn from corner to
corner.
"""


class Nearby(NamedTuple):
    """What is near a cell: men and hulls, with how far a middle must keep away, and whether there is a wall."""

    others: list[tuple[int, int, float]]
    hulls: list[tuple[Hull, float]]
    by_wall: bool


class Neighbours:
    """Whom the attackers must mind: the defenders, other enemies and friends, as far as they can be met."""

    def __init__(self, g: G, unit: Unit, target: Unit, climb: int = 0) -> None:
        self.g = g
        self.unit, self.target = unit, target
        self.climb = climb
        left, top, right, bottom = g.context.bodies(unit).box
        reach = tables.RATES["infantry"].run + 2 * APART
        box = left - reach, top - reach, right + reach, bottom + reach

        def near(other: Unit) -> Sequence[Model]:
            return () if other.inside is not None or apart(box, g.context.bodies(other).box) else other.models

        self.defenders = near(target)
        self.strangers = [
            model for other in g.state.standing(target.seat) if other.id != target.id for model in near(other)
        ]
        self.friends = [model for other in g.state.standing(unit.seat) if other.id != unit.id for model in near(other)]
        self.hulls: list[tuple[Hull, float, float]] = []
        """Vehicles and wrecks: their ground, how near a way may come to them, how near it may end."""
        for each in hindrances(g, unit, box):
            if each.unit == target.id and each.whose != "wreck":
                self.hulls.append((each.hull, -CONTACT, TOUCHING))
            else:
                self.hulls.append((each.hull, each.on_the_way, each.at_the_end))
        if self.hulls:
            self.defenders = [model for model in self.defenders if not model.length]
            self.strangers = [model for model in self.strangers if not model.length]
            self.friends = [model for model in self.friends if not model.length]
        self.hindering = [
            (model.x, model.y, model.radius + distance, model, distance)
            for models, distance in ((self.strangers, APART), (self.defenders, -CONTACT))
            for model in models
        ]
        """Whom a way must not come near to: where, how far from the box about it, who, how near to their base."""
        self._routes: dict[tuple[int, bool], Routes] = {}
        self._distances: dict[float, list[tuple[int, int, float]]] = {}
        self._about: dict[tuple[int, int, int, float], Nearby] = {}
        self._fits: dict[tuple[int, int, int, float], bool] = {}
        self._round_ground: dict[tuple[str, int], Callable[[Point], list[Point] | None]] = {}
        self.passable: dict[tuple[str, tuple[Point, ...], int], bool] = {}
        """Whether an attacker may take a way within a limit, as far as it was asked."""
        self.rounds: dict[tuple[str, int, frozenset[Point]], list[dict[Point, tuple[Point, ...]]]] = {}
        """By attacker, limit and ends: the ways round others to those ends that have one, of each kind of routes."""
        self.bends: dict[tuple[str, tuple[Point, ...], Point, int], tuple[Point, ...] | None] = {}
        """By attacker, way of the first, end and limit: his way to the end that is not straight, if there is any."""

    def round_ground(self, model: Model, end: Point, limit: int) -> list[Point] | None:
        """The shortest way of an attacker round closed ground; None if the straight one is open or none is as short as
        a limit."""
        routes, start = self.g.context.routes(model.radius - SLACK), (model.x, model.y)
        if routes.straight(start, end):
            return None
        key = model.id, limit
        if key not in self._round_ground:
            self._round_ground[key] = routes.round_from(start, limit + self.g.context.epsilon)
        return self._round_ground[key](end)

    def round_others(self, model: Model, ends: Sequence[Point], reach: float) -> list[Point] | None:
        """The shortest way to one of some places round closed ground, other enemies and hulls (BA-CQ-03); None if none
        is as short as a limit."""
        return self.routes(model.radius).nearest((model.x, model.y), ends, reach)

    def routes_about(self, radius: int) -> Iterator[Routes]:
        """Ways as ``routes`` gives them, first of all kinds, then at the double if there is ground that bars a Run."""
        yield self.routes(radius)
        if shapely.intersects(self.g.context.slow, self.within_reach):
            yield self.routes(radius, at_the_double=True)

    @cached_property
    def within_reach(self) -> Geometry:
        """Where the unit may get."""
        left, top, right, bottom = self.g.context.bodies(self.unit).box
        reach = tables.RATES["infantry"].run + 2 * APART
        box: Geometry = shapely.box(left - reach, top - reach, right + reach, bottom + reach)
        return box

    def routes(self, radius: int, at_the_double: bool = False) -> Routes:
        """Ways for bases of a radius that keep an inch from other enemies, and ``at_the_double`` off No Run ground."""
        key = radius, at_the_double
        if key not in self._routes:
            grounds = [self.g.context.closed, *([self.g.context.slow] if at_the_double else [])]
            shapes = [shapely.intersection(ground, self.within_reach) for ground in grounds]
            shapes += [shapely.Point(man.x, man.y).buffer(man.radius + APART) for man in self.strangers]
            shapes += [
                shapely.buffer(footprint(hull), max(wanted, 0)) for hull, wanted, _ in self.hulls if wanted != -CONTACT
            ]
            table = shapely.box(0, 0, self.g.context.width, self.g.context.depth)
            middles = [(man.x, man.y) for man in self.strangers] + [(hull.x, hull.y) for hull, _, _ in self.hulls]
            self._routes[key] = Routes(shapely.union_all(shapes), radius, table, middles)
        return self._routes[key]

    def is_open(self, model: Model, way: Sequence[Point]) -> bool:
        """Whether a way is free: no closed ground, no base of a defender, no other enemy within an inch (BA-CQ-17)."""
        if self.g.context.ground.closed.touches(way, model.radius - CORNER):
            return False
        left, top, right, bottom = box_of(way, model.radius)
        for x, y, keep, other, distance in self.hindering:
            if (
                left - keep < x < right + keep
                and top - keep < y < bottom + keep
                and walks.clearance_of(way, other) - model.radius < distance - walks.TOLERANCE
            ):
                return False
        for hull, wanted, _ in self.hulls:
            # No place of the way is nearer to the hull than its start less its length.
            room = off_hull(hull, *way[0]) - model.radius - wanted
            if room < length_of(way):
                line = shapely.LineString(way) if way.count(way[0]) < len(way) else shapely.Point(way[0])
                if footprint(hull).distance(line) - model.radius < wanted - walks.TOLERANCE:
                    return False
        return True

    def fits(self, x: int, y: int, radius: int, gap: float) -> bool:
        """Whether a place is on the table, clear of all others by an inch and of defenders by ``gap``, and of walls
        too, unless it is in contact over one. Where men wait for each other the same places are asked for many times.
        """
        key = x, y, radius, gap
        known = self._fits.get(key)
        if known is None:
            known = self._fits[key] = self._has_room(x, y, radius, gap)
        return known

    def _has_room(self, x: int, y: int, radius: int, gap: float) -> bool:
        context = self.g.context
        if not (radius <= x <= context.width - radius and radius <= y <= context.depth - radius):
            return False
        others, hulls, by_wall = self.about(x, y, radius, gap)
        for u, v, clear in others:
            dx, dy = x - u, y - v
            if dx * dx + dy * dy < clear * clear:
                return False
        for hull, clear in hulls:
            if off_hull(hull, x, y) < clear:
                return False
        if gap > 0 and self.target.is_vehicle and off_hull(self.target.hull, x, y) - radius < gap - walks.TOLERANCE:
            return False
        return gap < 0 or not by_wall or not context.ground.walls.touches(((x, y),), max(radius - SLACK, 0))

    def lack(self, x: int, y: int, radius: int, gap: float) -> float:
        """How much too near to another a base here would stand; 0 or less if to none."""
        lacks = [keep + radius - hypot(x - u, y - v) for u, v, keep in self.distances(gap)]
        lacks.extend(keep + radius - off_hull(hull, x, y) for hull, _, keep in self.hulls)
        if self.target.is_vehicle:
            lacks.append(gap + radius - off_hull(self.target.hull, x, y))
        return max(lacks, default=0.0)

    def about(self, x: int, y: int, radius: int, gap: float) -> Nearby:
        """What a base with its middle in the same cell as a place may be too near to."""
        key = x // CELL, y // CELL, radius, gap
        known = self._about.get(key)
        if known is None:
            left, top = key[0] * CELL, key[1] * CELL
            box = left - radius, top - radius, left + CELL + radius, top + CELL + radius
            known = self._about[key] = Nearby(
                [
                    (u, v, keep + radius)
                    for u, v, keep in self.distances(gap)
                    if box[0] - keep < u < box[2] + keep and box[1] - keep < v < box[3] + keep
                ],
                [
                    (hull, (keep if keep > 0 else min(keep, gap)) - walks.TOLERANCE + radius)
                    for hull, _, keep in self.hulls
                    if not apart(box, box_round(hull.x, hull.y, hull.length + APART))
                ],
                self.g.context.ground.walls.is_near(box),
            )
        return known

    def distances(self, gap: float) -> list[tuple[int, int, float]]:
        """Whom to keep away from: where, and how far a middle must stay beyond its own radius."""
        if gap not in self._distances:
            self._distances[gap] = [
                (other.x, other.y, other.radius + distance - walks.TOLERANCE)
                for others, distance in ((self.strangers, APART), (self.friends, APART), (self.defenders, gap))
                for other in others
            ]
        return self._distances[gap]
