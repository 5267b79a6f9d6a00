"""The region a unit may move in, for drawing (chapter Movement)."""

from __future__ import annotations

import shapely

from grognard.games.bolt_action.ground.building_moves import climb_cost, free_doors
from grognard.games.bolt_action.ground.context import SLACK, G
from grognard.games.bolt_action.ground.entry_edges import stretches
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.state.state import Unit
from grognard.space.bulk import Geometry
from grognard.space.plane import Disc, Point
from grognard.space.routes import reach


def reach_of(g: G, unit: Unit, move: ChooseMove) -> list[list[Point]]:
    """The ground the unit's bases may come to cover, cut where ground forbids (BA-MOV-01, BA-MOV-02, BA-MOV-23)."""
    table = shapely.box(0, 0, g.context.width, g.context.depth)
    if not unit.on_table:
        return outlines(shapely.difference(entry_strips(g, unit, move.allowance), g.context.closed))
    inside: Geometry = table
    if move.manner == "run":
        inside = shapely.difference(table, g.context.slow)
    radius = max(model.radius for model in unit.models)
    if unit.inside is not None:
        doors = [Disc(*door, radius) for door in free_doors(g, g.context.building_about(unit), radius)]
        allowance = max(0, move.allowance - climb_cost(g, unit.inside))
        out: list[list[Point]] = reach(g.context.routes(radius - SLACK), doors, allowance, inside)
        return out
    found: list[list[Point]] = reach(g.context.routes(radius - SLACK), unit.models, move.allowance, inside)
    return found


def entry_strips(g: G, unit: Unit, depth: int) -> Geometry:
    """The strips along the edges over which the unit may come, as far as it can reach."""
    return shapely.union_all([shapely.box(*stretch.strip(depth)) for stretch in stretches(g, unit)])


def outlines(shape: Geometry) -> list[list[Point]]:
    """The outer rings of a shape."""
    return [
        [(round(x), round(y)) for x, y in polygon.exterior.coords[:-1]]
        for polygon in shapely.get_parts(shape)
        if polygon.geom_type == "Polygon"
    ]
