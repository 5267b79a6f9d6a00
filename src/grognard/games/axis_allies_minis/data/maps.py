"""Map files: a hex map written by people, read into hexes, hexsides and roads (AAM-MAP-01).

A map file is TOML, or JSON of the same shape. Hexes are called as players call them: a letter for the column and a
number for the row, both from the upper left, odd columns (B, D, F ...) lying half a hex lower; G7 is the catalogue's
[6, 6].

- ``format = "grognard-hex-map"``, ``version = 1``, ``title``, ``source``
- ``terrain``: a picture of the map, one line a row and one sign a hex: ``.`` clear, ``T`` town, ``F`` forest, ``H``
  hill, ``M`` marsh, ``P`` water (pond), ``S`` shell holes
- ``roads``: each the hexes it runs through, in order: ``"G1 G2 G3"``
- ``hedgerows`` and ``streams``: the sides they lie on, each once, named from either hex: ``"D5 S"``
- ``cliffs``: the sides of the cliff hex they belong to: ``"I2 SW"``
- ``objective``: a hex; ``[places]``: names of hexes
- ``[zones]``: the first and last row of each deployment zone. As the columns B, D, F and so on lie half a hex lower, a
  zone that ends with half a row, ``[1, 4.5]``, ends there one row earlier than in the others: measured from the middle
  of a map of 13 rows it lies as the zone ``[9, 13]`` does

>>> crossroads = load_map("crossroads")
>>> len(crossroads.terrain), crossroads.kind(crossroads.objective).id, len(crossroads.roads)
(156, 'town', 23)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, json

from grognard.core.book.reading import MAP_LIMIT, Reader, once_for_shipped, read_source, shipped
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_text
from grognard.games.axis_allies_minis.data.tables import DATA, TERRAIN, TERRAIN_BY_SIGN, TerrainKind
from grognard.space.hex.grid import Direction, Hex, Hexside, from_label, from_offset, hexside, label, to_offset

FOLDER = DATA / "maps"
LARGEST = 30
"""The most columns or rows a map may have: the lines between all its hexes take a second and half a gigabyte."""

Label = Annotated[str, Meta(max_length=8)]
OnSide = Annotated[str, Meta(max_length=12)]
Zone = Literal["north", "south"]
RowNumber = Annotated[int, Meta(ge=1, le=LARGEST)] | Annotated[float, Meta(ge=1, le=LARGEST, multiple_of=0.5)]


class MapFile(Record, kw_only=True):
    """A map as written in a file."""

    format: Literal["grognard-hex-map"]
    version: Literal[1]
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    terrain: Annotated[str, Meta(max_length=LARGEST * (LARGEST + 2))]
    objective: Label
    zones: dict[Zone, tuple[RowNumber, RowNumber]]
    roads: Annotated[tuple[Annotated[str, Meta(max_length=1000)], ...], Meta(max_length=40)] = ()
    hedgerows: Annotated[tuple[OnSide, ...], Meta(max_length=1000)] = ()
    streams: Annotated[tuple[OnSide, ...], Meta(max_length=1000)] = ()
    cliffs: Annotated[tuple[OnSide, ...], Meta(max_length=1000)] = ()
    places: dict[Label, Annotated[str, Meta(max_length=40)]] = {}
    source: tuple[str, ...] = ()


class HexMap(Record, kw_only=True):
    """A map to fight on. ``terrain`` gives the id of every hex's kind, row by row from the upper left.

    A road is the set of sides it runs across; where it crosses a stream there is a bridge. A cliff is a side of the
    cliff hex it belongs to, seen from that hex. ``zones`` are first and last row, counted from 0, by half rows.
    """

    name: str
    title: str
    columns: int
    rows: int
    terrain: dict[Hex, str]
    roads: frozenset[Hexside]
    hedgerows: frozenset[Hexside]
    streams: frozenset[Hexside]
    cliffs: frozenset[tuple[Hex, Direction]]
    objective: Hex
    zones: dict[Zone, tuple[float, float]]
    places: dict[Hex, str]
    file: MapFile

    def kind(self, place: Hex) -> TerrainKind:
        """The kind of terrain in a hex of the map. Raises ``KeyError`` for a hex off it."""
        return TERRAIN[self.terrain[place]]

    @property
    def bridges(self) -> frozenset[Hexside]:
        """The sides where a road crosses a stream (AAM-TERRAIN-11)."""
        return self.roads & self.streams

    @property
    def cliff_hexes(self) -> frozenset[Hex]:
        """The hexes that have cliffs (AAM-LOS-09, AAM-TERRAIN-09)."""
        return frozenset(place for place, _side in self.cliffs)

    def zone(self, zone: Zone) -> tuple[Hex, ...]:
        """The hexes of a deployment zone (AAM-GAME-04)."""
        first, last = self.zones[zone]
        rows = [(place, *to_offset(place)) for place in self.terrain]
        return tuple(
            place for place, column, row in rows if first - column % 2 / 2 <= row <= last + (1 - column % 2) / 2
        )


def map_names() -> tuple[str, ...]:
    """The maps that come with the game, the default first."""
    return shipped(FOLDER, "crossroads")


@once_for_shipped(FOLDER)
def load_map(source: str | Path | Mapping[str, Any] | HexMap) -> HexMap:
    """A map from the name of one that comes with the game, a file, the text of a file, or plain data.

    Raises ``InputError`` naming the file, the place in it and the mend: rows of unequal length, an unknown sign, a hex
    off the map, a road with a gap, a side named twice.
    """
    if isinstance(source, HexMap):
        return source
    reader = Reader(*read_source(source, FOLDER, MAP_LIMIT))
    return _Survey(reader, reader.convert(MapFile)).map()


def map_text(map: HexMap) -> str:
    """The map as JSON that ``load_map`` reads back equal but for its name.

    >>> load_map(map_text(load_map("mill-island"))).terrain == load_map("mill-island").terrain
    True
    """
    return json.format(to_text(map.file).encode(), indent=2).decode() + "\n"


class _Survey:
    """One map file on its way to a map."""

    def __init__(self, reader: Reader, file: MapFile) -> None:
        self.reader = reader
        self.file = file
        self.lines = file.terrain.strip("\n").splitlines()
        self.terrain = self._terrain()

    def map(self) -> HexMap:
        return HexMap(
            name=Path(self.reader.file).stem,
            title=self.file.title,
            columns=len(self.lines[0]),
            rows=len(self.lines),
            terrain=self.terrain,
            roads=frozenset(self._roads()),
            hedgerows=frozenset(self._between("hedgerows", self.file.hedgerows)),
            streams=frozenset(self._between("streams", self.file.streams)),
            cliffs=frozenset(self._cliffs()),
            objective=self._hex("objective", self.file.objective),
            zones=self._zones(),
            places={self._hex("places", name): title for name, title in self.file.places.items()},
            file=self.file,
        )

    def _fault(self, place: str, sentence: str, **values: Message | str | int) -> Exception:
        return self.reader.error(place, say(sentence, **values))

    def _terrain(self) -> dict[Hex, str]:
        width = len(self.lines[0]) if self.lines else 0
        if not (2 <= width <= LARGEST and 2 <= len(self.lines) <= LARGEST):
            raise self._fault("terrain", "aam-map-size", columns=width, rows=len(self.lines), most=LARGEST)
        terrain: dict[Hex, str] = {}
        for row, line in enumerate(self.lines):
            if len(line) != width:
                raise self._fault(f"terrain, row {row + 1}", "aam-map-row-length", signs=len(line), columns=width)
            for column, sign in enumerate(line):
                place = from_offset(column, row)
                if sign not in TERRAIN_BY_SIGN:
                    known = ", ".join(TERRAIN_BY_SIGN)
                    raise self._fault(f"terrain, {label(place)}", "aam-map-sign", sign=sign, signs=known)
                terrain[place] = TERRAIN_BY_SIGN[sign].id
        return terrain

    def _hex(self, place: str, text: str) -> Hex:
        try:
            found = from_label(text)
        except ValueError as error:
            raise self._fault(place, "aam-map-no-hex", text=text[:12]) from error
        if found not in self.terrain:
            last = label(from_offset(len(self.lines[0]) - 1, len(self.lines) - 1))
            raise self._fault(place, "aam-map-off", hex=text, last=last)
        return found

    def _roads(self) -> Iterable[Hexside]:
        for number, text in enumerate(self.file.roads, 1):
            place = f"roads, {number}"
            hexes = [self._hex(place, word) for word in text.split()]
            if len(hexes) < 2:
                raise self._fault(place, "aam-map-short-road")
            for here, there in pairwise(hexes):
                if here.distance(there) != 1:
                    raise self._fault(place, "aam-map-road-gap", here=label(here), there=label(there))
                yield hexside(here, there)

    def _between(self, field: str, written: tuple[str, ...]) -> Iterable[Hexside]:
        seen: set[Hexside] = set()
        for number, text in enumerate(written, 1):
            place, direction = self._side(f"{field}, {number}", text)
            side = place.side(direction)
            if side in seen:
                raise self._fault(f"{field}, {number}", "aam-map-side-twice", side=text)
            seen.add(side)
        return seen

    def _cliffs(self) -> Iterable[tuple[Hex, Direction]]:
        seen: set[Hexside] = set()
        for number, text in enumerate(self.file.cliffs, 1):
            place, direction = self._side(f"cliffs, {number}", text)
            side = place.side(direction)
            if side in seen:
                raise self._fault(f"cliffs, {number}", "aam-map-side-twice", side=text)
            seen.add(side)
            yield place, direction

    def _side(self, place: str, text: str) -> tuple[Hex, Direction]:
        found = re.fullmatch(r"(\S+) (N|NE|SE|S|SW|NW)", text)
        if found is None:
            raise self._fault(place, "aam-map-no-side", side=text)
        here, direction = self._hex(place, found[1]), Direction(found[2])
        if here.neighbour(direction) not in self.terrain:
            raise self._fault(place, "aam-map-edge-side", side=text)
        return here, direction

    def _zones(self) -> dict[Zone, tuple[float, float]]:
        zones: dict[Zone, tuple[float, float]] = {}
        for zone in ("north", "south"):
            if zone not in self.file.zones:
                raise self._fault("zones", "aam-map-zone-missing", zone=zone)
            first, last = self.file.zones[zone]
            if not first <= last <= len(self.lines):
                named, count = {"first": f"{first:g}", "last": f"{last:g}"}, len(self.lines)
                raise self._fault(f"zones, {zone}", "aam-map-zone-rows", rows=count, **named)
            zones[zone] = first - 1, last - 1
        if zones["north"][1] >= zones["south"][0]:
            raise self._fault("zones", "aam-map-zones-meet")
        return zones
