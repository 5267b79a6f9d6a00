"""Buildings as a battle has left them: sections, ruins, torn walls, dust (AZ-DEM-01, AZ-DEM-05, AZ-DEM-06, AZ-ROO-04).

Lengths: thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil
from typing import Any

import shapely

from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import Building, Map, Opening
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.buildings import Size
from grognard.games.operation_ww2.state.ground import Damaged, Dust
from grognard.space.plane import Point
from grognard.space.terrain import Geometry, Piece

ENCLOSED = ("building", "ruin", "bunker")
"""The kinds of terrain that big shells demolish: bunkers count as huge (AZ-DEM-02)."""

RUIN = "ruin"
DUST = "smoke"
"""The kind of terrain that dust is while it hangs (AZ-DEM-06)."""

LEAST_AREA = 10_000.0
"""What is smaller than this many square thousandths of a centimetre is left over from cutting and no piece."""

ON_THE_WALL = 10.0
"""How near to a wall an opening lies in it: places are whole thousandths."""


def size_of(map: Map, piece: str) -> Size:
    """The size of a building, ruin or bunker as it was drawn (AZ-DEM-01, AZ-DEM-02)."""
    built = map.buildings.get(piece)
    return "huge" if built is None else built.size


def sections(map: Map, piece: str, tables: Tables) -> list[Geometry]:
    """The sections a building falls by: one, or, of a large or huge one, as many of 20x25 cm as it takes from its top
    left corner on, the longer sides of both in one direction (AZ-DEM-05).

    >>> from grognard.games.operation_ww2.data.maps import load_map
    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> len(sections(load_map("crossroads-farm"), "farmhouse", TABLES))
    1
    """
    limits = tables.limits
    whole = shape_of(map, piece)
    if size_of(map, piece) not in ("large", "huge"):
        return [whole]
    return list(cells(whole, limits["section-width"].value, limits["section-length"].value))


def cells(whole: Geometry, short: int, long: int) -> Iterator[Geometry]:
    """A shape cut in rectangles of so much by so much, from the top left, their longer sides along its longer one."""
    left, top, right, bottom = whole.bounds
    wide, deep = (long, short) if right - left >= bottom - top else (short, long)
    for row in range(ceil((bottom - top) / deep)):
        for column in range(ceil((right - left) / wide)):
            x, y = left + column * wide, top + row * deep
            part = whole.intersection(shapely.box(x, y, x + wide, y + deep))
            if part.area >= LEAST_AREA:
                yield part


def shape_of(map: Map, piece: str) -> shapely.Polygon:
    """The outline of a piece."""
    return shapely.Polygon(next(each.outline for each in map.ground.pieces if each.id == piece))


def number_at(parts: Sequence[Geometry], at: Point) -> int:
    """The section a place is in, or the nearest one."""
    here = shapely.Point(at)
    return min(range(len(parts)), key=lambda number: (parts[number].distance(here), number))


def fallen(map: Map, laid: Map, damaged: Sequence[Damaged], dust: Sequence[Dust], tables: Tables) -> Map:
    """The map with ruins where buildings, or sections of them, have fallen, and dust about them. ``laid`` is the map as
    it was drawn, whose outlines stay (AZ-DEM-01)."""
    pieces, buildings = list(map.ground.pieces), dict(map.buildings)
    for each in damaged:
        now = next((piece for piece in pieces if piece.id == each.piece), None)
        if now is None:
            continue
        if each.piece in buildings and each.gaps:
            there = buildings[each.piece]
            buildings[each.piece] = replace(there, openings=(*there.openings, *(_gap(at) for at in each.gaps)))
        if not each.fallen:
            continue
        pieces.remove(now)
        before = buildings.pop(each.piece, None) or Building(each.piece, "stone", 1, "huge", ())
        outline = shapely.Polygon(now.outline)
        parts = sections(laid, each.piece, tables)
        if len(each.fallen) == len(parts):
            found: list[tuple[str, str, Any]] = [(each.piece, RUIN, outline)]
        else:
            found = [(f"{each.piece}-fallen{number}", RUIN, parts[number]) for number in each.fallen]
            gone = shapely.union_all([parts[number] for number in each.fallen])
            left = [part for part in shapely.get_parts(outline.difference(gone)) if part.area >= LEAST_AREA]
            ids = [f"{each.piece}-{number}" for number in range(1, len(left) + 1)] if len(left) > 1 else [each.piece]
            found += [(id, now.kind, part) for id, part in zip(ids, left, strict=True)]
        for id, kind, part in found:
            storey = tables.features["storey"].height
            height = storey if kind == RUIN else now.height
            pieces.append(Piece(id, kind, _outline(part), height, now.name))
            openings = tuple(_openings(before, part, outline, ruin=kind == RUIN))
            storeys = 1 if kind == RUIN else before.storeys
            if kind != "bunker":
                buildings[id] = replace(before, id=id, storeys=storeys, openings=openings)
    pieces += [Piece(cloud.id, DUST, cloud.outline, 0) for cloud in dust]
    return replace(map, ground=replace(map.ground, pieces=tuple(pieces)), buildings=buildings)


def _openings(
    before: Building, part: Any, whole: shapely.Polygon, *, ruin: bool
) -> Iterator[tuple[Opening, tuple[int, int]]]:
    """The openings of a part of a building: its own, and a gap in the middle of every wall that was torn, of a ruin of
    every wall that has no opening."""
    kept = [each for each in before.openings if part.exterior.distance(shapely.Point(each[1])) <= ON_THE_WALL]
    yield from kept
    for a, b in pairwise(part.exterior.coords):
        side = shapely.LineString((a, b))
        middle = side.interpolate(0.5, normalized=True)
        torn = whole.exterior.distance(middle) > ON_THE_WALL
        if (ruin or torn) and not any(side.distance(shapely.Point(at)) <= ON_THE_WALL for _, at in kept):
            at = (round(middle.x), round(middle.y))
            yield Opening(kind="gap", at=(middle.x / 1000, middle.y / 1000), storeys="ground" if ruin else "all"), at


def _gap(at: Point) -> tuple[Opening, Point]:
    return Opening(kind="gap", at=(at[0] / 1000, at[1] / 1000), storeys="ground"), at


def dust_about(shapes: Iterable[Geometry], reach: int, table: Geometry) -> tuple[Point, ...]:
    """How far dust hangs about what fell: so much beyond its outline, on the table (AZ-DEM-06)."""
    whole = shapely.union_all(list(shapes)).buffer(reach, join_style="mitre").intersection(table)
    return _outline(whole.convex_hull)


def _outline(shape: Any) -> tuple[Point, ...]:
    return tuple((round(x), round(y)) for x, y in shape.exterior.coords[:-1])
