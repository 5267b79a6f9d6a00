"""Map files drawn in inches: a table and its pieces of terrain, read into the ground of a battle.

A map file is TOML, or JSON of the same shape. Each piece has one shape: an ``outline`` of points, a ``line`` with a
``width`` (roads, hedges, walls, water), a ``rectangle`` or an ``ellipse``. ``smooth`` draws a curve through the points,
``clip`` cuts the piece off at the table's edge, ``without`` cuts other pieces out of it; what falls in parts becomes
pieces numbered from 1. What a kind of terrain means is the game's to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, radians, sin
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta
from shapely import Polygon, affinity, box
from shapely.geometry.base import BaseGeometry

from grognard.core.book.reading import Reader
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.space.curves import curve, strip
from grognard.space.terrain import Ground, Piece

SIDES = (12, 144)
"""The least and the greatest side of a table, in inches."""
MOST_PIECES = 200
FINENESS = 0.03
"""How far, in inches, a simplified outline may stray from the drawn one."""

Inches = Annotated[float, Meta(ge=-200, le=200)]
Length = Annotated[float, Meta(gt=0, le=200)]
Side = Annotated[float, Meta(ge=SIDES[0], le=SIDES[1])]
Turn = Annotated[float, Meta(ge=-360, le=360)]
Point = tuple[Inches, Inches]
Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]


class Rectangle(Record):
    """A rectangle: its middle, its two sides, and its turn in degrees, clockwise."""

    centre: Point
    size: tuple[Length, Length]
    turn: Turn = 0.0


class Ellipse(Record):
    """An ellipse: its middle, its half axes, and its turn in degrees, clockwise."""

    centre: Point
    radii: tuple[Length, Length]
    turn: Turn = 0.0


class PieceRow(Record, kw_only=True):
    """One piece of terrain as written in a map file, in inches."""

    id: Id
    kind: str
    name: Annotated[str, Meta(max_length=40)] = ""
    height: Annotated[float, Meta(ge=0, le=20)] | None = None
    outline: Annotated[tuple[Point, ...], Meta(min_length=3, max_length=400)] | None = None
    line: Annotated[tuple[Point, ...], Meta(min_length=2, max_length=200)] | None = None
    width: Length | None = None
    rectangle: Rectangle | None = None
    ellipse: Ellipse | None = None
    smooth: bool = False
    clip: bool = False
    without: tuple[str, ...] = ()


class MapFile(Record, kw_only=True):
    """A map file: the table's size in inches and its pieces, what is drawn first coming first. ``system``: the game
    whose terrain it has; without it, any in whose words it is written."""

    format: Literal["grognard-map"]
    version: Literal[1]
    title: Annotated[str, Meta(max_length=60)]
    width: Side
    depth: Side
    piece: Annotated[tuple[PieceRow, ...], Meta(max_length=MOST_PIECES)] = ()
    system: Annotated[str, Meta(max_length=40)] = ""


class Map(Record):
    """A table ready to fight on. Place names are plain names, the same in every language."""

    name: str
    title: str
    ground: Ground


def read_map(reader: Reader, kinds: Mapping[str, int], system: str) -> Map:
    """The table of a map file of a game, ``system``; ``kinds`` are its kinds of terrain.

    A piece without a height has its kind's, in thousandths of an inch. Raises ``InputError`` naming the file, the piece
    and the mend: another game's map, unknown kind, an id used twice, an outline that crosses itself, a piece off
    the table.
    """
    content = reader.convert(MapFile)
    if content.system not in ("", system):
        raise reader.error("system", say("map-other-game", named=content.system, game=system))
    reader.unique("piece", (row.id for row in content.piece))
    table = box(0, 0, content.width, content.depth)
    shapes: dict[str, Polygon] = {}
    for number, row in enumerate(content.piece, 1):
        reader.known(f"piece {number}, kind", row.kind, kinds)
        shape = _shape(row, reader)
        if not shape.is_valid:
            raise _refused(reader, "map-crosses-itself", row)
        shapes[row.id] = shape
    pieces = tuple(piece for row in content.piece for piece in _pieces(row, shapes, table, kinds, reader))
    reader.unique("piece", (piece.id for piece in pieces))
    ground = Ground(_thousandths(content.width), _thousandths(content.depth), pieces)
    return Map(Path(reader.file).stem, content.title, ground)


def check_map(map: Map, kinds: Mapping[str, int]) -> Map:
    """A map that came as data, such as in a save. Raises ``InputError`` for what no map file would give."""
    reader, ground = Reader(map.name, None), map.ground
    if not all(SIDES[0] <= length / 1000 <= SIDES[1] for length in (ground.width, ground.depth)):
        raise reader.error("", say("map-table-size", least=SIDES[0], most=SIDES[1]))
    table = box(0, 0, ground.width, ground.depth)
    for number, piece in enumerate(ground.pieces, 1):
        reader.known(f"piece {number}, kind", piece.kind, kinds)
        if len(piece.outline) < 3 or not (shape := Polygon(piece.outline)).is_valid:
            raise reader.error("", say("map-crosses-itself", piece=piece.id))
        if not table.covers(shape):
            raise reader.error("", say("map-off-table", piece=piece.id))
    return map


def _shape(row: PieceRow, reader: Reader) -> Polygon:
    given = [shape for shape in (row.outline, row.line, row.rectangle, row.ellipse) if shape is not None]
    if len(given) != 1:
        raise _refused(reader, "map-one-shape", row)
    if row.outline is not None:
        return Polygon(curve(row.outline, closed=True) if row.smooth else row.outline)
    if row.line is not None:
        if row.width is None:
            raise _refused(reader, "map-needs-width", row)
        return Polygon(strip(curve(row.line, closed=False) if row.smooth else row.line, row.width))
    if row.rectangle is not None:
        (x, y), (across, down) = row.rectangle.centre, row.rectangle.size
        square = box(x - across / 2, y - down / 2, x + across / 2, y + down / 2)
        return affinity.rotate(square, row.rectangle.turn, origin=(x, y))
    assert row.ellipse is not None
    return Polygon(_round(row.ellipse))


def _round(ellipse: Ellipse) -> list[tuple[float, float]]:
    (x, y), (across, down) = ellipse.centre, ellipse.radii
    turn = radians(ellipse.turn)
    points = []
    for step in range(32):
        along, aside = across * cos(step * pi / 16), down * sin(step * pi / 16)
        points.append((x + along * cos(turn) - aside * sin(turn), y + along * sin(turn) + aside * cos(turn)))
    return points


def _pieces(
    row: PieceRow, shapes: Mapping[str, Polygon], table: Polygon, kinds: Mapping[str, int], reader: Reader
) -> list[Piece]:
    """The piece as it lies on the table: cut at the edge, other pieces cut out of it, in as many parts as are left."""
    shape: BaseGeometry = shapes[row.id]
    if row.clip:
        shape = shape.intersection(table)
    elif not table.covers(shape):
        raise _refused(reader, "map-off-table", row)
    for other in row.without:
        if other not in shapes:
            raise _refused(reader, "map-no-such-piece", row, other=other)
        shape = shape.difference(shapes[other])
    parts = [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon) and part.area > FINENESS]
    if not parts:
        raise _refused(reader, "map-nothing-left", row)
    ids = [row.id] if len(parts) == 1 else [f"{row.id}-{number}" for number in range(1, len(parts) + 1)]
    height = kinds[row.kind] if row.height is None else _thousandths(row.height)
    return [Piece(id, row.kind, _outline(part), height, row.name) for id, part in zip(ids, parts, strict=True)]


def _outline(shape: Polygon) -> tuple[tuple[int, int], ...]:
    simpler = shape.simplify(FINENESS) if len(shape.exterior.coords) > 12 else shape
    assert isinstance(simpler, Polygon)
    return tuple((_thousandths(x), _thousandths(y)) for x, y in simpler.exterior.coords[:-1])


def _thousandths(inches: float) -> int:
    return round(inches * 1000)


def _refused(reader: Reader, sentence: str, row: PieceRow, **values: str) -> Exception:
    return reader.error("", say(sentence, piece=row.id, **values))
