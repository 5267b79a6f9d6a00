"""Inside buildings, by the option ``inside_buildings``: stairs, rooms, doorways, guns (AZ-RMS)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from math import hypot

import shapely

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.fallen_buildings import shape_of
from grognard.games.operation_ww2.ground.inner_walls import Partition
from grognard.games.operation_ww2.ground.terrain import AT_AN_OPENING
from grognard.games.operation_ww2.state.state import Model, enemy
from grognard.space.plane import Point
from grognard.space.terrain import box_of, lines


def fault(g: G, model: Model, way: Sequence[Point], storey: int) -> Refused | None:
    """Why somebody may not go this way, his place the first of it, to a floor: a doorway that an enemy holds
    (AZ-RMS-03), a wall between rooms (AZ-RMS-02), a floor to which only the stairs lead (AZ-RMS-01, AZ-RMS-06)."""
    if g.setup.options["inside_buildings"] == "off":
        return None
    if is_held(g, model, way, storey):
        return Refused(say("az-refused-doorway"), "AZ-RMS-03")
    line = lines([way])[0]
    if not breaches(g, model) and any(wall.stops(a, b) for wall in walls_near(g, line) for a, b in pairwise(way)):
        return Refused(say("az-refused-inner-wall"), "AZ-RMS-02", "AZ-RMS-04")
    for building, at in ((_at(g, way[0]), model.storey), (_at(g, way[-1]), storey)):
        changes = at if _at(g, way[0]) != _at(g, way[-1]) else storey - model.storey
        if building and changes and has_stairs(g, building):
            stairs = shape_of(g.context.map, building).centroid
            if not line.dwithin(stairs, model.radius):
                return Refused(say("az-refused-stairs"), "AZ-RMS-06")
    return None


def walls_near(g: G, line: shapely.Geometry) -> Iterator[Partition]:
    """The walls between the rooms of the buildings a way leads through (AZ-RMS-02)."""
    terrain = g.context.terrain
    for number, found in g.context.sight.inner.items():
        if shapely.intersects(terrain.field.polygons[number], line):
            yield from found


def breaches(g: G, model: Model) -> bool:
    """Whether somebody has what leads him through the walls between rooms, though not through floors: HEAT weapons,
    explosive charges, gammon grenades (AZ-RMS-04). No list has mines or demolition charges that are carried."""
    rows = [g.context.tables.weapons[id] for id in model.weapons]
    return model.is_person and any(row.group == "charge" or "heat" in row.ammunition for row in rows)


def has_stairs(g: G, building: str) -> bool:
    """Whether one comes to another floor of a building by its stairs only, which are in its middle: a large or huge one
    or, by the option ``stairs``, any but a small one (AZ-RMS-06). In others the height is measured (AZ-RMS-01)."""
    size = g.context.map.buildings[building].size
    small = ("small", "medium") if g.setup.options["stairs"] == "large_and_huge" else ("small",)
    return size not in small


def is_held(g: G, model: Model, way: Sequence[Point], storey: int) -> bool:
    """Whether a way leads through an opening, or a door between rooms, in which an enemy stands (AZ-RMS-03)."""
    terrain = g.context.terrain
    foes = [
        foe
        for unit in g.state.of(enemy(_seat(model)))
        for foe in unit.people
        if unit.on_table and foe.storey in (storey, model.storey)
    ]
    line = lines([way])[0]
    doors = ((line, at, half) for wall in walls_near(g, line) for at, half in wall.doors)
    openings = (
        (terrain.field.edges[number].intersection(line), at, half)
        for number, at, half in terrain.ways_in
        if _may_pass(way, at, half)
    )
    return any(
        passed.dwithin(shapely.Point(at), half)
        and any(hypot(foe.x - at[0], foe.y - at[1]) <= half + foe.radius for foe in foes)
        for passed, at, half in chain(doors, openings)
    )


def _may_pass(way: Sequence[Point], at: Point, half: float) -> bool:
    """Whether the box about a way comes so near to a place: a quick question before the exact one (states no rule)."""
    left, top, right, bottom = box_of(way)
    return left - half <= at[0] <= right + half and top - half <= at[1] <= bottom + half


def lets_through(g: G, gun: Model, way: Sequence[Point]) -> bool:
    """Whether a gun comes in or out of buildings where a way leads: through openings that are as wide as it is
    (AZ-RMS-05)."""
    if g.setup.options["inside_buildings"] == "off":
        return False
    terrain, line = g.context.terrain, lines([way])[0]
    door = g.context.tables.openings["door"].width
    for wall in walls_near(g, line):
        crosses = line.intersects(shapely.LineString((wall.start, wall.end)))
        if crosses and (door < gun.width or any(wall.stops(a, b) for a, b in pairwise(way))):
            return False
    for number, piece in enumerate(terrain.field.pieces):
        crossed = terrain.field.edges[number].intersection(line)
        if not terrain.goings[number].by or crossed.is_empty:
            continue
        wide = [shapely.Point(at).buffer(half) for at, half in _wide_enough(g, piece.id, gun)]
        if not shapely.union_all(wide).covers(crossed):
            return False
    return True


def may_hold_gun(g: G, gun: Model, number: int) -> bool:
    """Whether a gun may be set up within a piece of terrain that is entered by openings only: in a building with an
    opening it comes in by; bunkers are prepared emplacements (AZ-RMS-05)."""
    if g.setup.options["inside_buildings"] == "off":
        return False
    emplaced = g.context.terrain.goings[number].by == "door"
    return emplaced or any(_wide_enough(g, g.context.terrain.field.pieces[number].id, gun))


def divides(g: G, body: shapely.Geometry) -> bool:
    """Whether a wall between rooms runs through a body (AZ-RMS-02)."""
    return any(shapely.intersects(body, shapely.LineString((wall.start, wall.end))) for wall in walls_near(g, body))


def _wide_enough(g: G, building: str, gun: Model) -> Iterator[tuple[Point, float]]:
    """The openings of a building that a gun comes through, each by its middle and half its width, with what is allowed
    for at its sides."""
    built = g.context.map.buildings.get(building)
    for opening, at in built.openings if built is not None else ():
        width = opening.width(g.context.tables)
        if width >= gun.width:
            yield at, width / 2 + AT_AN_OPENING


def _at(g: G, at: Point) -> str:
    return g.context.terrain.building_at(at) or ""


def _seat(model: Model) -> int:
    return "ab".index(model.id[0])
