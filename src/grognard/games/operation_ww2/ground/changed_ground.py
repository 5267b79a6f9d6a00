"""The table as a battle has changed it: gaps driven or blown through terrain, wrecks on it, smoke (AZ-TER-03,
AZ-VDM-01, AZ-SMK-05, AZ-BRN-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import shapely
from shapely.ops import split

from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import Map
from grognard.games.operation_ww2.state.ground import Breach, Smoke, Wreck
from grognard.space.plane import Point, corners
from grognard.space.terrain import Geometry, Piece

LEAST_AREA = 10_000.0
"""What is smaller than this many square thousandths of a centimetre is left over from cutting and no piece."""


SMOKE = "smoke"
"""The kind of terrain that smoke is."""


def changed(map: Map, breaches: Sequence[Breach], wrecks: Sequence[Wreck], smoke: Sequence[Smoke] = ()) -> Map:
    """The map without what was breached, with wrecks and smoke as pieces. A piece that a breach cuts in parts becomes
    pieces numbered from 1; a building or ruin that is breached as a whole is gone."""
    if not breaches and not wrecks and not smoke:
        return map
    gone = {breach.piece for breach in breaches if not breach.outline}
    pieces: list[Piece] = []
    for piece in map.ground.pieces:
        gaps = [shapely.Polygon(each.outline) for each in breaches if each.outline and each.piece == piece.id]
        if piece.id not in gone:
            pieces += _cut(piece, gaps) if gaps else [piece]
        elif piece.kind == "bridge":
            pieces.append(replace(piece, kind="broken-bridge"))
    pieces += [_wreck(wreck) for wreck in wrecks]
    pieces += [_column(wreck) for wreck in wrecks if wreck.burns]
    table = shapely.box(0, 0, map.ground.width, map.ground.depth)
    pieces += [piece for cloud in smoke for piece in _cloud(cloud, table)]
    buildings = {id: building for id, building in map.buildings.items() if id not in gone}
    return replace(map, ground=replace(map.ground, pieces=tuple(pieces)), buildings=buildings)


def _cut(piece: Piece, gaps: Sequence[Geometry]) -> Iterator[Piece]:
    left = shapely.difference(shapely.Polygon(piece.outline), shapely.union_all(gaps))
    parts = [part for part in _solid(left) if part.area >= LEAST_AREA]
    for number, part in enumerate(sorted(parts, key=lambda part: part.bounds), 1):
        outline = tuple((round(x), round(y)) for x, y in part.exterior.coords[:-1])
        yield replace(piece, id=piece.id if len(parts) == 1 else f"{piece.id}-{number}", outline=outline)


def _solid(shape: Geometry) -> Iterator[shapely.Polygon]:
    """The polygons of a shape; one with a hole is cut in two through it."""
    for part in shapely.get_parts(shape):
        if not isinstance(part, shapely.Polygon):
            continue
        if not part.interiors:
            yield part
            continue
        _, top, _, bottom = part.bounds
        middle = shapely.Polygon(part.interiors[0]).centroid
        across = shapely.LineString(((middle.x, top - 1), (middle.x, bottom + 1)))
        yield from _solid(shapely.GeometryCollection(split(part, across)))


def _wreck(wreck: Wreck) -> Piece:
    return Piece(wreck.id, "wreck", _outline(wreck), wreck.height)


def _column(wreck: Wreck) -> Piece:
    return Piece(f"{wreck.id}-smoke", SMOKE, _outline(wreck), 0)


def _outline(wreck: Wreck) -> tuple[Point, ...]:
    return tuple((round(x), round(y)) for x, y in corners(wreck.hull))


def _cloud(cloud: Smoke, table: Geometry) -> Iterator[Piece]:
    """The templates of a cloud, what of them lies off the table cut off."""
    for number, place in enumerate(cloud.places, 1):
        shape = shapely.Point(place).buffer(cloud.radius).intersection(table)
        if isinstance(shape, shapely.Polygon) and not shape.is_empty:
            outline = tuple((round(x), round(y)) for x, y in shape.exterior.coords[:-1])
            yield Piece(f"{cloud.id}-{number}", SMOKE, outline, 0)
