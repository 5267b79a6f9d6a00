"""Men set down beside a vehicle: getting out, or thrown out of what is left of it (BA-TRN-04, BA-TRN-07, BA-TRN-12)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, dist, hypot, sin, tau

import shapely

from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import APART, COHERENCY, SLACK, G
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Model, Unit
from grognard.space.bulk import Geometry
from grognard.space.formations import middle
from grognard.space.hulls import axes
from grognard.space.plane import Hull, Point, footprint

ALONGSIDE = 100
"""How far from the hull the nearest men are set down."""
BETWEEN = 150
"""The least gap between neighbours, well within coherency."""
ROUND_GUN = (BETWEEN + 1, 550, COHERENCY - 1)
"""How far from their gun its crew are set down, where there is room."""
STEP = 300
"""How finely places about a hull are looked for."""


def beside(
    g: G, unit: Unit, hull: Hull, reach: int, *, gone: bool = False, towards: Point | None = None
) -> list[Model]:
    """The unit's men set down about a hull within ``reach`` of it, beginning at its rear, or where it looks ``towards``
    a place, as many as find room.

    ``gone``: the hull is no vehicle any more. They keep an inch from enemies and from other friends, and off ground
    that men may not enter.
    """
    widest = max(model.radius for model in unit.models)
    near = Surroundings(g, unit, hull, reach + 3 * widest, gone)
    placed: list[Model] = []
    for model in unit.models:
        beside_gun = bool(placed) and placed[0].role == "gun"
        places = round_gun(model, placed[0]) if beside_gun else round_about(model, hull, reach, towards)
        man = next((man for man in places if has_place(near, man, placed)), None)
        if man is not None:
            placed.append(man)
    return placed


def round_about(model: Model, hull: Hull, reach: int, towards: Point | None = None) -> Iterator[Model]:
    """The model at places about a hull, the nearest ring first, from the rear (or the place nearest to ``towards``) to
    both sides in turn."""
    for apart in range(ALONGSIDE, reach + 1, 2 * model.radius + BETWEEN):
        for x, y in ring(hull, model.radius + apart, STEP, towards):
            yield replace(model, x=x, y=y)


def round_gun(model: Model, gun: Model) -> Iterator[Model]:
    """The model at places about its gun, within an inch of it, the nearest ring first (BA-ART-01)."""
    for apart in ROUND_GUN:
        away = gun.radius + model.radius + apart
        for number in range(24):
            angle = tau * number / 24
            yield replace(model, x=round(gun.x + away * cos(angle)), y=round(gun.y + away * sin(angle)))


def has_place(near: Surroundings, man: Model, placed: list[Model]) -> bool:
    """Whether a man stands clear of his comrades and of all others."""
    return all(
        hypot(man.x - other.x, man.y - other.y) >= man.radius + other.radius + BETWEEN for other in placed
    ) and near.has_room(man)


@lru_cache(maxsize=256)
def ring(hull: Hull, distance: float, step: float, towards: Point | None = None) -> tuple[Point, ...]:
    """Places about a hull at a distance from its sides, from the middle of the rear, or from the place nearest to
    ``towards``, to both sides in turn. All men of a unit look for theirs among the same."""
    (ax, ay), (bx, by) = axes(hull.facing)
    half, wide = hull.length / 2, hull.width / 2
    whole = 2 * (hull.length + hull.width) + tau * distance
    count = int(whole // step)
    order = [number // 2 + 1 if number % 2 else -(number // 2) for number in range(count)]

    def place(number: int) -> Point:
        forward, aside = _along(number * step % whole, half, wide, distance)
        return round(hull.x + ax * forward + bx * aside), round(hull.y + ay * forward + by * aside)

    first = 0 if towards is None else min(range(count), key=lambda number: dist(place(number), towards))
    return tuple(place(first + number) for number in order)


def _along(way: float, half: float, wide: float, distance: float) -> tuple[float, float]:
    """The place so far along the line that runs about a rectangle at a distance, from the middle of the rear, as how
    far ahead of the middle and how far to the right of it."""
    corner = tau / 4 * distance
    # Each side: its length, where it begins, which way it runs; then the corner after it and the angle it begins at.
    sides = (
        (wide, (-half - distance, 0.0), (0, 1), (-half, wide), tau / 2),
        (2 * half, (-half, wide + distance), (1, 0), (half, wide), tau / 4),
        (2 * wide, (half + distance, wide), (0, -1), (half, -wide), 0.0),
        (2 * half, (half, -wide - distance), (-1, 0), (-half, -wide), -tau / 4),
    )
    for length, (x, y), (dx, dy), (u, v), first in sides:
        if way <= length:
            return x + dx * way, y + dy * way
        way -= length
        if way <= corner:
            angle = first - way / distance
            return u + distance * cos(angle), v + distance * sin(angle)
        way -= corner
    return -half - distance, -wide + way


class Surroundings:
    """What is near a hull, for asking whether a man has room."""

    def __init__(self, g: G, unit: Unit, hull: Hull, reach: int, gone: bool) -> None:
        self.g = g
        self.men: list[Model] = []
        self.hulls: list[tuple[Geometry, float]] = []
        span = reach + hull.length + APART
        for other in g.state.units.values():
            if other.place != "table" or other.id == unit.id or other.inside is not None:
                continue
            for model in other.models:
                if abs(model.x - hull.x) > span + model.radius or abs(model.y - hull.y) > span + model.radius:
                    continue
                if not other.is_vehicle:
                    self.men.append(model)
                elif model.hull != hull or gone:
                    self.hulls.append((footprint(model.hull), APART - g.context.epsilon))
                else:
                    self.hulls.append((footprint(model.hull), 0.0))
        self.hulls.extend((footprint(wreck.hull), 0.0) for wreck in g.state.wrecks)

    def has_room(self, man: Model) -> bool:
        """Whether a man may stand where he is."""
        context = self.g.context
        r = man.radius
        if not (r <= man.x <= context.width - r and r <= man.y <= context.depth - r):
            return False
        if any(hypot(man.x - o.x, man.y - o.y) < r + o.radius + APART - context.epsilon for o in self.men):
            return False
        here = shapely.Point(man.x, man.y)
        if any(shape.distance(here) < keep + r - 0.5 for shape, keep in self.hulls):
            return False
        ground = context.ground
        return not any(patch.touches(((man.x, man.y),), max(r - SLACK, 0)) for patch in (ground.closed, ground.walls))


def may_lie(g: G, unit: Unit) -> bool:
    """Whether each of a unit's men has room where he is: on the table, an inch from other units, on open ground."""
    x, y = middle(unit.models)
    reach = round(max(hypot(model.x - x, model.y - y) for model in unit.models))
    near = Surroundings(g, unit, Hull(x, y, 0, 0, 0), reach, True)
    return all(near.has_room(model) for model in unit.models)


ROOM = INCH
"""Within an inch of the hull men get out and board (BA-TRN-02, BA-TRN-12)."""
