"""Map files: a table and its terrain, written in inches by people, read into the ground of a battle (BA-GEN-11).

``space.mapfile`` says how pieces are drawn; here is what they are to the rules.

>>> ground = load_map("saint-aubin").ground
>>> ground.width, ground.depth, len(ground.pieces) >= 14
(72000, 48000, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grognard.core.book.reading import MAP_LIMIT, Reader, once_for_shipped, read_source, shipped
from grognard.core.messages import Message, say
from grognard.games.bolt_action.data.tables import DATA, TERRAIN, TerrainKind
from grognard.space.mapfile import Map, read_map
from grognard.space.terrain import Piece

FOLDER = DATA / "maps"
KINDS = dict.fromkeys(TERRAIN, 0)
"""The kinds of terrain; a piece has the height its map gives it."""


def map_names() -> tuple[str, ...]:
    """The maps that come with the game, the default first."""
    return shipped(FOLDER, "saint-aubin")


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


@once_for_shipped(FOLDER)
def load_map(source: str | Path | Mapping[str, Any] | Map) -> Map:
    """A map from the name of one that comes with the game, a file, the text of a file, or plain data.

    Raises ``InputError`` naming the file, the piece and the mend: unknown kind, an id used twice, an outline that
    crosses itself, a piece off the table.
    """
    if isinstance(source, Map):
        return source
    return read_map(Reader(*read_source(source, FOLDER, MAP_LIMIT)), KINDS, "bolt_action")
