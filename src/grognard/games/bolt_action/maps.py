"""Map files: a table and its terrain, written in inches by people, read into the ground of a battle (BA-GEN-11).

``space.mapfile`` says how pieces are drawn; here is what they are to the rules.

>>> ground = load_map("saint-aubin").ground
>>> ground.width, ground.depth, len(ground.pieces) >= 14
(72000, 48000, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from grognard.core.messages import Message, say
from grognard.core.reading import Reader, read_source, shipped
from grognard.core.records import Record
from grognard.games.bolt_action.tables import DATA, TERRAIN, TerrainKind
from grognard.space.mapfile import check_ground, read_ground
from grognard.space.terrain import Ground, Piece

FOLDER = DATA / "maps"
SIZE_LIMIT = 400_000
KINDS = dict.fromkeys(TERRAIN, 0)
"""The kinds of terrain; a piece has the height its map gives it."""


class Map(Record):
    """A table ready to fight on. Place names are plain names, the same in every language."""

    name: str
    title: str
    ground: Ground


def map_names() -> tuple[str, ...]:
    """The maps that come with the game, the default first."""
    first = "saint-aubin"
    return (first, *(name for name in shipped(FOLDER) if name != first))


def terrain_of(piece: Piece) -> TerrainKind:
    """What a piece is to the rules."""
    return TERRAIN[piece.kind]


def terrain_facts(kind: TerrainKind) -> tuple[Message, Message, Message]:
    """What a kind of terrain does to movement, cover and sight, as sentences."""
    return (
        say("ba-terrain-facts-movement", movement="barrier" if kind.barrier else kind.movement),
        say("ba-terrain-facts-cover", cover=kind.cover),
        say("ba-terrain-facts-sight", sight=kind.sight),
    )


def load_map(source: str | Path | Mapping[str, Any] | Map) -> Map:
    """A map from the name of one that comes with the game, a file, the text of a file, or plain data.

    Raises ``InputError`` naming the file, the piece and the mend: unknown kind, an id used twice, an outline that
    crosses itself, a piece off the table.
    """
    if isinstance(source, Map):
        return source
    if isinstance(source, str) and source in shipped(FOLDER):
        return _shipped_map(source)
    return _read_map(source)


@lru_cache(maxsize=32)
def _shipped_map(name: str) -> Map:
    return _read_map(name)


def _read_map(source: str | Path | Mapping[str, Any]) -> Map:
    reader = Reader(*read_source(source, FOLDER, SIZE_LIMIT))
    title, ground = read_ground(reader, KINDS)
    return Map(Path(reader.file).stem, title, ground)


def check_map(map: Map) -> Map:
    """A map that came as data, such as in a save. Raises ``InputError`` for what no map file would give."""
    check_ground(Reader(map.name, None), map.ground, KINDS)
    return map
