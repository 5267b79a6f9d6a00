"""The cover people have when something bursts beside them (AZ-AREA-14)."""

from __future__ import annotations

from collections.abc import Iterator

import shapely

from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.looks import COVERS, plain
from grognard.games.operation_ww2.ground.terrain import TOUCH
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Disc, Hull, Point, footprint


def cover_stood_in(g: G, model: Model) -> Cover:
    """The best cover of the ground a model stands in, which counts against what falls from above (AZ-AREA-14)."""
    sight = g.context.sight
    found = [
        plain(sight.kinds[number].cover)
        for number in _pieces_on(g, shapely.Point(model.x, model.y))
        if sight.kinds[number].covers_inside
    ]
    return max(found, key=COVERS.index, default="none")


def cover_from(g: G, start: Point, unit: Unit, model: Model) -> Cover:
    """The cover a model has from a place (AZ-AREA-14): as whoever fires from there sees it; of who is out of sight that
    of whatever hides him too."""
    if g.state.units.get(unit.id) is not unit:
        return _cover_from(g, start, unit, model)
    known, key = g.context.known(g.state), ("cover from", start, unit.id, model.id)
    if key not in known:
        known[key] = _cover_from(g, start, unit, model)
    found: Cover = known[key]
    return found


def _cover_from(g: G, start: Point, unit: Unit, model: Model) -> Cover:
    firer = Disc(*start, 0)
    between = obstacles(g, unit, unit)
    look = g.context.sight.look(firer, model, between)
    if look.seen != "not":
        return look.cover
    line = shapely.LineString((start, (model.x, model.y))) if start != (model.x, model.y) else shapely.Point(start)
    sight = g.context.sight
    hiding = [
        plain(sight.kinds[number].cover)
        for number in _pieces_on(g, line)
        if not sight.kinds[number].covered
        and sight.kinds[number].sight != "into"
        and sight.kinds[number].cover != "vehicle"
    ]
    hiding += [each.cover for each in between if isinstance(each.body, Hull) and footprint(each.body).intersects(line)]
    return max([*hiding, cover_stood_in(g, model)], key=COVERS.index)


def _pieces_on(g: G, shape: shapely.Point | shapely.LineString) -> Iterator[int]:
    field = g.context.terrain.field
    left, top, right, bottom = shape.bounds
    for number, (a, b, c, d) in enumerate(g.context.terrain.boxes):
        is_near = a <= right + TOUCH and c >= left - TOUCH and b <= bottom + TOUCH and d >= top - TOUCH
        if is_near and field.polygons[number].intersects(shape):
            yield number
