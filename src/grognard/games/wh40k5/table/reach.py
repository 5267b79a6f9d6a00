"""Where the middle of a unit may go that keeps its formation, for drawing: round what is closed, clear of all others.

What each of its models must keep off, seen from the middle, is closed to the middle itself. The way drawn in the end is
judged by ``movement`` alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import shapely
from shapely.affinity import translate

from grognard.games.wh40k5.ground.context import G, Stand
from grognard.games.wh40k5.ground.flight import SLACK
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.rules.movement.movement import SCOUTS_APART, begins_rough, flies, is_slowed
from grognard.games.wh40k5.rules.vehicles.moving import drives
from grognard.games.wh40k5.state.measures import APART
from grognard.games.wh40k5.state.state import Unit
from grognard.space.bulk import Geometry
from grognard.space.formations import middle
from grognard.space.plane import Disc, footprint
from grognard.space.routes import FINENESS, Routes
from grognard.space.terrain import apart

ROUND = 6
"""Into how many pieces a quarter of a circle is drawn."""


def reach(g: G, unit: Unit, allowance: int, *, rolled: bool, on_foot: bool = False, scouting: bool = False) -> Geometry:
    """Where the middle of a unit may end (WH-MOVE-01, WH-MOVE-04, WH-CORE-08, WH-MOVE-14). Not ``rolled``: without the
    roll for difficult terrain, unless it begins in it (WH-MOVE-02)."""
    flying = flies(unit) and not on_foot
    rough = not rolled and is_slowed(unit) and not drives(unit) and not begins_rough(g, unit)
    stand = g.context.stand(unit.models)
    near = tuple(others_within(g, unit, allowance + (SCOUTS_APART if scouting else APART)))
    key = near, g.context.ground_of(g.state), allowance, flying, rough, scouting
    found: Geometry | None = stand.reaches.get(key)
    if found is None:
        found = stand.reaches[key] = worked_out(g, unit, allowance, flying=flying, rough=rough, scouting=scouting)
    return found


def worked_out(g: G, unit: Unit, allowance: int, *, flying: bool, rough: bool, scouting: bool) -> Geometry:
    """The same, for the first time that it stands so."""
    at = middle(unit.models)
    disc = shapely.Point(at).buffer(allowance, quad_segs=12)
    closed = closed_to(g, unit, allowance, flying=flying, rough=rough)
    if flying:
        found = disc.difference(closed)
    elif closed.is_empty:
        found = disc
    else:
        found = Routes(shapely.simplify(closed, 2 * FINENESS), 0).region([at], allowance)
    found = found.intersection(table_for(g, unit))
    if scouting:
        found = found.difference(enemies_about(g, unit))
    return shapely.simplify(found, FINENESS / 2)


def others_within(g: G, unit: Unit, distance: int) -> Iterator[Stand]:
    """How the other units stand that may come into question within a distance."""
    left, top, right, bottom = g.context.stand(unit.models).box
    about = left - distance, top - distance, right + distance, bottom + distance
    return (stand for other, stand in g.context.stands(g.state) if other.id != unit.id and not apart(about, stand.box))


def closed_to(g: G, unit: Unit, allowance: int, *, flying: bool, rough: bool) -> Geometry:
    """What is closed to the middle of a unit, for one of its models would be on it or too near to somebody."""
    x, y = middle(unit.models)
    about = shapely.box(x - allowance, y - allowance, x + allowance, y + allowance)
    ground = g.context.ground_of(g.state)
    barred = [ground.difficult.shape] if rough else []
    if flying:
        kinds = zip(ground.kinds, ground.field.polygons, strict=True)
        solid = shapely.union_all([shape for kind, shape in kinds if kind.impassable and not kind.perch])
    else:
        solid = ground.impassable.shape
    parts: list[Geometry] = []
    for disc in discs_of(unit):
        dx, dy = x - disc.x, y - disc.y
        near = shapely.box(*about.buffer(disc.radius + APART).bounds)
        here = translate(near, -dx, -dy)
        grown = solid.intersection(here).buffer(max(disc.radius - SLACK, 1), ROUND)
        kept_off = others_about(g, unit, disc, here, settled=flying)
        parts += [translate(shape, dx, dy) for shape in (grown, *barred, *kept_off)]
    return shapely.union_all([part for part in parts if not part.is_empty]).intersection(about)


def discs_of(unit: Unit) -> list[Disc]:
    """The bases of a unit; of a vehicle that drives the disc about its middle as wide as its hull, for it goes the way
    it looks."""
    if not drives(unit):
        return [Disc(model.x, model.y, model.radius) for model in unit.models]
    hulls = [hull_of(model) for model in unit.models]
    return [Disc(hull.x, hull.y, min(hull.length, hull.width) // 2) for hull in hulls]


def others_about(g: G, unit: Unit, disc: Disc, here: Geometry, *, settled: bool) -> Iterator[Geometry]:
    """The ground on which a base would come too near to models of other units: an inch to enemies, or as near as it
    begins (WH-CORE-08); what flies keeps clear only where it ends (``settled``)."""
    for other, stand in g.context.stands(g.state):
        if other.id == unit.id or apart(here.bounds, stand.box):
            continue
        for shape in bodies_of(stand):
            away = shape.distance(shapely.Point(disc.x, disc.y)) - disc.radius
            keep: float = APART if other.seat != unit.seat else 0
            if not settled:
                keep = min(keep, max(away, 0))
            yield shape.buffer(max(disc.radius + keep - 1, 1), ROUND)


def bodies_of(stand: Stand) -> Iterable[Geometry]:
    """The ground that the bases and hulls of a unit cover."""
    yield from (shapely.Point(x, y).buffer(radius, ROUND) for x, y, radius, _ in stand.discs)
    yield from (footprint(hull) for hull, _ in stand.hulls)


def table_for(g: G, unit: Unit) -> Geometry:
    """Where the middle must stay for no base to leave the table (WH-CORE-12)."""
    x, y = middle(unit.models)
    discs = discs_of(unit)
    left = max(disc.radius + x - disc.x for disc in discs)
    top = max(disc.radius + y - disc.y for disc in discs)
    right = min(g.context.width - disc.radius + x - disc.x for disc in discs)
    bottom = min(g.context.depth - disc.radius + y - disc.y for disc in discs)
    return shapely.box(left, top, max(left, right), max(top, bottom))


def enemies_about(g: G, unit: Unit) -> Geometry:
    """Where a base would end too near to an enemy for a scout (WH-USR-16)."""
    x, y = middle(unit.models)
    shapes = [
        translate(shape.buffer(disc.radius + SCOUTS_APART, ROUND), x - disc.x, y - disc.y)
        for other, stand in g.context.stands(g.state)
        if other.seat != unit.seat
        for shape in bodies_of(stand)
        for disc in discs_of(unit)
    ]
    return shapely.union_all(shapes)
