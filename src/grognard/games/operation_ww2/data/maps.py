"""Map files: a table and its terrain, written in centimetres by people, read into the ground of a battle (AZ-TER).

A map file is TOML, or JSON of the same shape. As in the rulebook's plans x runs from west to east and y from south to
north; the ground that is read has y downwards like every table, in thousandths of a centimetre. A piece is a
``rectangle`` from one corner to the opposite one, an ``outline`` of points, or a ``line`` with a ``width``; ``smooth``
draws a curve through the points; ``clip`` cuts off what reaches over the edge of the table; ``without`` cuts other
pieces out of it, and what falls in parts becomes pieces numbered from 1. ``look`` says what it looks like where its
kind may look like more than one thing: fields are open ground. Buildings and ruins say what they are made of, their
storeys, their openings and the walls between their rooms.

>>> table = load_map("crossroads-farm")
>>> table.ground.width, table.ground.depth, table.buildings["farmhouse"].size
(120000, 120000, 'medium')
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta
from shapely import LineString, Point, Polygon, box, oriented_envelope
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize, unary_union

from grognard.core.book.reading import MAP_LIMIT, Reader, read_source, shipped
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables import DATA, TABLES, Tables
from grognard.games.operation_ww2.data.tables.buildings import Size
from grognard.games.operation_ww2.data.tables.ground import TerrainKind
from grognard.space.curves import curve
from grognard.space.mapfile import MOST_PIECES
from grognard.space.terrain import Ground, Piece

FOLDER = DATA / "maps"
STEPS = 3
"""Into how many straight pieces a curve is cut between two of its points."""

OPEN = "open"
LOOKS: Mapping[str, tuple[str, ...]] = {
    OPEN: ("field", "plough"),
    "rubble": ("rubble", "rocks"),
    "woods": ("orchard",),
    "small-wood": ("orchard",),
    "low-hedge": ("bushes",),
    "building": ("church",),
    "stream": ("pond",),
    "deep-river": ("pond",),
}
"""What pieces of a kind may look like beside what their kind does."""

LEAST_AREA = 0.01
"""What is smaller than this many square centimetres is left over from cutting and no piece."""

ON_A_WALL = 0.5
"""So many centimetres from a wall an opening may be drawn that lies in it."""

Centimetres = Annotated[float, Meta(ge=-500, le=500)]
Length = Annotated[float, Meta(gt=0, le=500)]
SIDES = (60, 400)
"""The least and the greatest side of a table, in centimetres."""
Side = Annotated[float, Meta(ge=SIDES[0], le=SIDES[1])]
Place = tuple[Centimetres, Centimetres]
Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
Material = Literal["stone", "brick", "mud", "wood"]


class Opening(Record, kw_only=True):
    """A door, a window or a gap in an outer wall: its middle, and the storeys it is on."""

    kind: Literal["door", "window", "gap"]
    at: Place
    storeys: Literal["all", "ground"] = "all"

    def width(self, tables: Tables = TABLES) -> int:
        """Its width in thousandths of a centimetre."""
        return tables.openings[self.kind].width


class InnerWall(Record, kw_only=True):
    """A wall inside a building, on every storey, and the middles of the doors in it (AZ-RMS-02)."""

    line: Annotated[tuple[Place, ...], Meta(min_length=2, max_length=20)]
    doors: Annotated[tuple[Place, ...], Meta(max_length=20)] = ()


class BuildingRow(Record, kw_only=True):
    """What a building or ruin is made of, how many storeys it has, its openings (AZ-LOS-07, AZ-TKB-04), the walls
    between its rooms; ``special``: rooms may be larger than others' (AZ-RMS-02)."""

    material: Material
    storeys: Annotated[int, Meta(ge=1, le=9)] = 1
    openings: Annotated[tuple[Opening, ...], Meta(max_length=60)] = ()
    walls: Annotated[tuple[InnerWall, ...], Meta(max_length=40)] = ()
    special: bool = False


class PieceRow(Record, kw_only=True):
    """One piece of terrain as written in a map file, in centimetres."""

    id: Id
    kind: str
    name: Annotated[str, Meta(max_length=40)] = ""
    rectangle: tuple[Place, Place] | None = None
    outline: Annotated[tuple[Place, ...], Meta(min_length=3, max_length=400)] | None = None
    line: Annotated[tuple[Place, ...], Meta(min_length=2, max_length=200)] | None = None
    width: Length | None = None
    height: Annotated[float, Meta(ge=0, le=100)] | None = None
    smooth: bool = False
    clip: bool = False
    look: Annotated[str, Meta(max_length=40)] = ""
    without: tuple[str, ...] = ()
    building: BuildingRow | None = None


class MapFile(Record, kw_only=True):
    """A map file: the table's size in centimetres and its pieces, what is drawn first coming first."""

    format: Literal["grognard-map"]
    version: Literal[1]
    unit: Literal["cm"]
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    width: Side
    depth: Side
    piece: Annotated[tuple[PieceRow, ...], Meta(max_length=MOST_PIECES)] = ()
    rule: str = ""
    source: tuple[str, ...] = ()


class Wall(Record):
    """A wall between rooms and the middles of its doors (AZ-RMS-02)."""

    line: tuple[tuple[int, int], ...]
    doors: tuple[tuple[int, int], ...]


class Building(Record):
    """A building or ruin on the table. Places are thousandths of a centimetre, y downwards."""

    id: str
    material: Material
    storeys: int
    size: Size
    openings: tuple[tuple[Opening, tuple[int, int]], ...]
    walls: tuple[Wall, ...] = ()


class Map(Record):
    """A table ready to fight on, the fields drawn under it, which are open ground, the buildings on it and the looks of
    pieces that have one of their own by the ids of the pieces, and the file it was read from."""

    name: str
    title: str
    ground: Ground
    fields: tuple[Piece, ...]
    buildings: dict[str, Building]
    looks: dict[str, str]
    file: MapFile

    def piece(self, id: str) -> Piece | None:
        """The piece of this id; None if there is none."""
        return next((piece for piece in self.ground.pieces if piece.id == id), None)


def map_names() -> tuple[str, ...]:
    """The maps that come with the game, the default first."""
    return shipped(FOLDER, "crossroads-farm")


def terrain_of(piece: Piece, tables: Tables = TABLES) -> TerrainKind:
    """What a piece is to the rules."""
    return tables.terrain[piece.kind]


def load_map(source: str | Path | Mapping[str, Any] | Map, tables: Tables = TABLES) -> Map:
    """A map from the name of one that comes with the game, a file, the text of a file, or plain data.

    Raises ``InputError`` naming the file, the piece and the mend: an unknown kind, an id used twice, an outline that
    crosses itself, a piece off the table, an opening away from its wall.
    """
    if isinstance(source, Map):
        return source
    if isinstance(source, str) and tables is TABLES and source in shipped(FOLDER):
        return _shipped_map(source)
    return _read_map(source, tables)


@lru_cache(maxsize=32)
def _shipped_map(name: str) -> Map:
    return _read_map(name, TABLES)


def _read_map(source: str | Path | Mapping[str, Any], tables: Tables) -> Map:
    reader = Reader(*read_source(source, FOLDER, MAP_LIMIT))
    file = reader.convert(MapFile)
    reader.unique("piece", (row.id for row in file.piece))
    for number, row in enumerate(file.piece, 1):
        reader.known(f"piece {number}, kind", row.kind, tables.terrain)
        if (row.building is not None) != (tables.terrain[row.kind].sight == "openings"):
            raise _refused(reader, row, "az-map-building")
        if row.look:
            reader.known(f"piece {number}, look", row.look, LOOKS.get(row.kind, ()))
    shapes = {row.id: _shape(row, reader) for row in file.piece}
    pieces: list[Piece] = []
    fields: list[Piece] = []
    built: dict[str, Building] = {}
    looks: dict[str, str] = {}
    for row in file.piece:
        parts = _parts(row, shapes, box(0, 0, file.width, file.depth), reader)
        height = _height(row, tables)
        ids = [row.id] if len(parts) == 1 else [f"{row.id}-{number}" for number in range(1, len(parts) + 1)]
        (fields if row.kind == OPEN else pieces).extend(
            Piece(id, kind_of(row.kind, part, tables), _outline(part, file.depth), height, row.name)
            for id, part in zip(ids, parts, strict=True)
        )
        if row.look:
            looks |= dict.fromkeys(ids, row.look)
        if row.building is not None:
            if len(parts) > 1:
                raise _refused(reader, row, "az-map-building-cut")
            built[row.id] = _building(row, row.building, parts[0], file.depth, reader, tables)
    reader.unique("piece", (piece.id for piece in [*fields, *pieces]))
    ground = Ground(_thousandths(file.width), _thousandths(file.depth), tuple(pieces))
    return Map(Path(reader.file).stem, file.title, ground, tuple(fields), built, looks, file)


def building_size(width: int, length: int, storeys: int, tables: Tables = TABLES) -> Size:
    """The size of a building of this outline, in thousandths of a centimetre, and so many storeys (AZ-DEM-01).

    >>> building_size(10_000, 12_000, 2), building_size(10_000, 12_000, 1), building_size(25_000, 20_000, 3)
    ('medium', 'small', 'huge')
    """
    short, long = sorted((width, length))
    sizes: tuple[Size, ...] = ("huge", "large", "medium")
    for size in sizes:
        row = tables.building_sizes[size]
        least = row.more if storeys > 1 else row.one
        if short >= min(least) and long >= max(least):
            return size
    return "small"


def kind_of(kind: str, shape: Polygon, tables: Tables = TABLES) -> str:
    """What a piece of this kind and shape, in centimetres, is to the rules: woods that are nowhere 5 cm wide are small
    woods (AZ-LOS-06).

    >>> kind_of("woods", box(0, 0, 30, 4.9)), kind_of("woods", box(0, 0, 30, 5)), kind_of("high-hedge", box(0, 0, 9, 1))
    ('small-wood', 'woods', 'high-hedge')
    """
    narrow = tables.terrain[kind].narrow
    if not narrow:
        return kind
    least = tables.limits["small-wood"].value / 1000 - 1e-3
    return kind if not shape.buffer(-least / 2).is_empty else narrow


def _shape(row: PieceRow, reader: Reader) -> Polygon:
    if sum(shape is not None for shape in (row.rectangle, row.outline, row.line)) != 1:
        raise _refused(reader, row, "az-map-one-shape")
    if row.rectangle is not None:
        (x, y), (u, v) = row.rectangle
        shape: BaseGeometry = box(min(x, u), min(y, v), max(x, u), max(y, v))
    elif row.outline is not None:
        shape = Polygon(curve(row.outline, closed=True, steps=STEPS) if row.smooth else row.outline)
    elif row.line is not None:
        if row.width is None:
            raise _refused(reader, row, "az-map-needs-width")
        line = curve(row.line, closed=False, steps=STEPS) if row.smooth else row.line
        shape = LineString(line).buffer(row.width / 2, cap_style="flat", join_style="mitre")
    if not isinstance(shape, Polygon) or not shape.is_valid or shape.area < LEAST_AREA:
        raise _refused(reader, row, "az-map-crosses-itself")
    return shape


def _parts(row: PieceRow, shapes: Mapping[str, Polygon], table: Polygon, reader: Reader) -> list[Polygon]:
    """The piece as it lies on the table, other pieces cut out of it, in as many parts as are left."""
    shape: BaseGeometry = shapes[row.id].intersection(table) if row.clip else shapes[row.id]
    if not table.covers(shape):
        raise _refused(reader, row, "az-map-off-table")
    for other in row.without:
        if other not in shapes or other == row.id:
            raise _refused(reader, row, "az-map-no-such-piece", other=other)
        shape = shape.difference(shapes[other])
    parts = [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon)]
    parts = [part for part in parts if part.area >= LEAST_AREA]
    if not parts or any(part.interiors for part in parts):
        raise _refused(reader, row, "az-map-nothing-left")
    return sorted(parts, key=lambda part: part.bounds)


def _height(row: PieceRow, tables: Tables) -> int:
    """Its own height, or that of its kind, for a building as often as it has storeys (AZ-TAB-SIZE)."""
    if row.height is not None:
        return _thousandths(row.height)
    feature = tables.terrain[row.kind].height
    height = tables.features[feature].height if feature else 0
    return height * (row.building.storeys if row.building else 1)


def _building(
    row: PieceRow, built: BuildingRow, shape: Polygon, depth: float, reader: Reader, tables: Tables
) -> Building:
    for opening in built.openings:
        if shape.exterior.distance(Point(opening.at)) > ON_A_WALL:
            raise _refused(reader, row, "az-map-opening", x=str(opening.at[0]), y=str(opening.at[1]))
    _check_rooms(row, built, shape, reader, tables)
    short, deep = sides_of(shape)
    size = building_size(_thousandths(short), _thousandths(deep), built.storeys, tables)
    openings = tuple((opening, _placed(opening.at, depth)) for opening in built.openings)
    walls = tuple(
        Wall(tuple(_placed(at, depth) for at in wall.line), tuple(_placed(at, depth) for at in wall.doors))
        for wall in built.walls
    )
    return Building(row.id, built.material, built.storeys, size, openings, walls)


def sides_of(shape: Polygon) -> tuple[float, float]:
    """The sides of the narrowest rectangle about a shape, however it is turned, the shorter first.

    >>> [round(side, 6) for side in sides_of(Polygon([(5, 0), (10, 5), (5, 10), (0, 5)]))]
    [7.071068, 7.071068]
    """
    about = oriented_envelope(shape)
    assert isinstance(about, Polygon)
    corners = [Point(at) for at in about.exterior.coords[:3]]
    short, deep = sorted((corners[0].distance(corners[1]), corners[1].distance(corners[2])))
    return short, deep


def _check_rooms(row: PieceRow, built: BuildingRow, shape: Polygon, reader: Reader, tables: Tables) -> None:
    """Inner walls lie in their building, doors in their walls; each room has a door and, but in special buildings, the
    size the rule allows (AZ-RMS-02)."""
    for wall in built.walls:
        if not shape.buffer(ON_A_WALL).covers(LineString(wall.line)):
            raise _refused(reader, row, "az-map-inner-wall")
        for at in wall.doors:
            if LineString(wall.line).distance(Point(at)) > ON_A_WALL:
                raise _refused(reader, row, "az-map-inner-door", x=str(at[0]), y=str(at[1]))
    if not built.walls:
        return
    limits = tables.limits
    wide, long = limits["room-width"].value / 1000, limits["room-length"].value / 1000
    doors = [Point(at) for wall in built.walls for at in wall.doors]
    doors += [Point(opening.at) for opening in built.openings if opening.kind != "window"]
    for room in polygonize(unary_union([shape.exterior, *(LineString(wall.line) for wall in built.walls)])):
        short, deep = sides_of(room)
        if (short > wide or deep > long) and not built.special:
            raise _refused(reader, row, "az-map-room-size", wide=f"{wide:g}", long=f"{long:g}")
        if all(room.exterior.distance(door) > ON_A_WALL for door in doors):
            raise _refused(reader, row, "az-map-room-door")


def _outline(shape: Polygon, depth: float) -> tuple[tuple[int, int], ...]:
    return tuple(_placed((x, y), depth) for x, y in shape.exterior.coords[:-1])


def _placed(at: tuple[float, float], depth: float) -> tuple[int, int]:
    """A place of a file on the ground: y turned round, so that north is up on the screen."""
    return _thousandths(at[0]), _thousandths(depth - at[1])


def _thousandths(centimetres: float) -> int:
    return round(centimetres * 1000)


def _refused(reader: Reader, row: PieceRow, sentence: str, **values: str) -> Exception:
    problem: Message = say(sentence, piece=row.id, **values)
    return reader.error("", problem)
