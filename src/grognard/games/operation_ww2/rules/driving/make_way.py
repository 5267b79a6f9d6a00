"""People who are put beside a vehicle: those it would stop on, and those who get out (AZ-MOV-10, AZ-NRV-08, AZ-EMB-04).

Lengths are thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import shapely

from grognard.games.operation_ww2.ground.contact import bodies
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.terrain import TOUCH
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.state.events.driving import PutAside
from grognard.games.operation_ww2.state.state import Model
from grognard.space.hulls import Quarter, quarter_of
from grognard.space.plane import Body, Disc, Hull, Point, footprint, gap

STEP = 500
"""How far apart the places are that are tried around a hull."""

NEAREST = 30
"""Among so many free places the nearest is taken."""

RINGS = 4
"""How many rings of places are tried, each a person farther out."""


def places_beside(
    g: G, hull: Hull, radius: int, taken: Sequence[Body], away: Point | None = None, side: Quarter | None = None
) -> Iterator[Point]:
    """Places for bases of a radius around a hull, against it before farther out, where nobody stands and nothing bars
    them: the farthest from ``away`` first, or those on one ``side`` of the hull. Each is free while those before it are
    used."""
    reach = hull.length + hull.width + 2 * (RINGS + 1) * radius
    used: list[Body] = [other for other in taken if _may_reach(hull, other, reach)]
    for ring in range(RINGS):
        off = radius + 2 * ring * radius + 2
        rim = footprint(hull).buffer(off).exterior
        spots = [rim.interpolate(at) for at in range(0, int(rim.length), STEP)]
        found = [(round(spot.x), round(spot.y)) for spot in spots]
        if side is not None:
            found = [spot for spot in found if quarter_of(hull, spot) == side] or found
        if away is not None:
            found.sort(key=lambda spot: -((spot[0] - away[0]) ** 2 + (spot[1] - away[1]) ** 2))
        for spot in found:
            base = Disc(*spot, radius)
            if stands_well(g, base) and all(gap(base, other) > 0 for other in used):
                used.append(base)
                yield spot


def _may_reach(hull: Hull, other: Body, reach: int) -> bool:
    """Whether a body may touch what lies within a reach of a hull's middle: the cheap test before an exact one."""
    far = reach + (other.radius if isinstance(other, Disc) else other.length + other.width)
    return abs(hull.x - other.x) <= far and abs(hull.y - other.y) <= far


def stands_well(g: G, base: Disc) -> bool:
    """Whether a person may stand there: on the table, on ground that is not barred, on top of nothing."""
    ground, terrain = g.context.map.ground, g.context.terrain
    if not (
        base.radius <= base.x <= ground.width - base.radius and base.radius <= base.y <= ground.depth - base.radius
    ):
        return False
    at = (base.x, base.y)
    for number in terrain.field.in_box(base.x, base.y, base.x, base.y):
        barred = terrain.goings[number].barred or terrain.goings[number].by
        if barred and shapely.intersects_xy(terrain.field.polygons[number], *at):
            return False
    return bool(terrain.stands_free(at, base.radius))


def overlapping(g: G, hull: Hull, but: str) -> list[tuple[str, Model]]:
    """The people and motorcycles a hull lies on, with their units; touching is not lying on."""
    return [
        (unit.id, model)
        for unit in g.state.units.values()
        if unit.on_table
        for model in unit.models
        if model.id != but and model.aboard is None and _lies_on(g, hull, model)
    ]


def _lies_on(g: G, hull: Hull, model: Model) -> bool:
    reach = hull.length + hull.width + model.radius + model.length + model.width
    if abs(hull.x - model.x) > reach or abs(hull.y - model.y) > reach:
        return False
    if model.is_person:
        return bool(footprint(hull).distance(shapely.Point(model.x, model.y)) < model.radius - TOUCH)
    cycle = sheets.is_vehicle(model) and sheets.is_motorcycle(g, model)
    return cycle and gap(hull, model.body) <= 0


def put_aside(g: B, unit: str, vehicle: str, *rules: str) -> None:
    """Move the people and motorcycles a vehicle has stopped on to places beside it, each to the nearest (AZ-MOV-10,
    AZ-OVR-03, AZ-RAM-07)."""
    hull = g.state.units[unit].model(vehicle).body
    assert isinstance(hull, Hull)
    under = overlapping(g, hull, vehicle)
    if not under:
        return
    moved = {model.id for _, model in under}
    used = bodies(g, but=(*moved,))
    places: dict[str, dict[str, Point]] = {}
    for owner, model in under:
        spots = places_beside(g, hull, model.radius, used)
        near = sorted(islice(spots, NEAREST), key=lambda spot: (spot[0] - model.x) ** 2 + (spot[1] - model.y) ** 2)
        if near:
            places.setdefault(owner, {})[model.id] = near[0]
            used.append(Disc(*near[0], model.radius))
    for owner, found in places.items():
        g.emit(PutAside(owner, found), *rules)
