"""Round templates: which models a burst touches, and what stops it (AZ-AREA). Lengths: thousandths of a centimetre.

A burst is in the open, inside a building, on its outer wall or on its roof. Outer walls, floors and roofs stop it; one
on the wall reaches both sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

import shapely

from grognard.core.records import Record
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Point, gap_from

Where = Literal["open", "inside", "wall", "roof"]


class Burst(Record):
    """A burst of this radius: its middle, and where that is. ``building`` is the piece it is in or on, ``storey`` the
    floor. ``overhead``: it came from above, as indirect fire does (AZ-AREA-14). ``on`` is the model it is centred on,
    if it is on one (AZ-AREA-05, AZ-AREA-11)."""

    at: Point
    radius: int
    where: Where = "open"
    building: str = ""
    storey: int = 0
    overhead: bool = False
    on: str = ""


class Touched(NamedTuple):
    """A model under a burst, and its unit."""

    unit: Unit
    model: Model


def building_at(g: G, at: Point) -> str:
    """The building or bunker a place is in, by the id of its piece; empty: none. Ruins have no walls that hold."""
    terrain = g.context.terrain
    for number, going in enumerate(terrain.goings):
        box, shape = terrain.boxes[number], terrain.field.polygons[number]
        if not going.by or not (box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]):
            continue
        if shapely.intersects_xy(shape, *at):
            return str(terrain.field.pieces[number].id)
    return ""


def touched(g: G, burst: Burst) -> Iterator[Touched]:
    """The models a burst touches, friends and foes, in the order of the units: every one that is at least partly under
    the template (AZ-AREA-01) and that no wall, floor or roof shields (AZ-AREA-16). Who is aboard is not touched."""
    for unit in g.state.units.values():
        if not unit.on_table:
            continue
        for model in unit.models:
            if model.aboard is None:
                far = gap_from(*burst.at, model.body)
                # No burst reaches beyond its radius, so whoever is farther need not be asked where he is.
                if far <= burst.radius and far <= reach_of(g, burst, model):
                    yield Touched(unit, model)


def reach_of(g: G, burst: Burst, model: Model) -> int:
    """How far along the ground a burst reaches a model; negative: not at all."""
    storey: int = g.context.tables.features["storey"].height
    if g.setup.options["blast_through_walls"] == "passes":
        return burst.radius - storey * abs(model.storey - burst.storey)
    inside = building_at(g, (model.x, model.y))
    if burst.where == "roof":
        return _under_roof(g, burst, model) if inside == burst.building else -1
    if burst.where == "open":
        return -1 if inside else burst.radius
    if inside == burst.building:
        return burst.radius if model.storey == burst.storey else -1
    if inside or burst.where == "inside":
        return -1
    return burst.radius - storey * burst.storey


def _under_roof(g: G, burst: Burst, model: Model) -> int:
    """How far a burst on the roof reaches under it: each storey lies deeper, the highest too (AZ-IND-11); by the option
    ``roof_burst_depth`` only the top storey is reached."""
    down: int = g.context.map.buildings[burst.building].storeys - model.storey
    if down > 1 and g.setup.options["roof_burst_depth"] == "top_floor_only":
        return -1
    deeper: int = g.context.limit("storey-under-roof")
    return burst.radius - down * deeper


def nearest_wall(g: G, building: str, to: Point) -> Point:
    """The place on a building's outer wall that is nearest to somebody inside (AZ-AREA-06)."""
    terrain = g.context.terrain
    number = next(index for index, piece in enumerate(terrain.field.pieces) if piece.id == building)
    edge = terrain.field.polygons[number].exterior
    place = edge.interpolate(edge.project(shapely.Point(to)))
    return round(place.x), round(place.y)
