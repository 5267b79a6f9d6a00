"""Map files: a table and its terrain, written in inches by people, read into the ground of a battle (WH-MOVE, WH-SAVE).

``space.mapfile`` says how pieces are drawn; here is what they are to the rules.

>>> ground = load_map("chapel-ruins").ground
>>> ground.width, ground.depth, terrain_of(ground.pieces[-1]).difficult
(72000, 48000, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grognard.core.book.reading import MAP_LIMIT, Reader, once_for_shipped, read_source, shipped
from grognard.games.wh40k5.data.tables import DATA, TABLES
from grognard.games.wh40k5.data.tables.ground import TerrainKind
from grognard.space.mapfile import Map, read_map
from grognard.space.terrain import Piece

FOLDER = DATA / "maps"
KINDS = {kind.id: kind.height for kind in TABLES.terrain.values()}
"""The kinds of terrain and the height of a piece whose map gives none."""


def map_names() -> tuple[str, ...]:
    """The maps that come with the game, the default first."""
    return shipped(FOLDER, "chapel-ruins")


def terrain_of(piece: Piece) -> TerrainKind:
    """What a piece is to the rules."""
    return TABLES.terrain[piece.kind]


@once_for_shipped(FOLDER)
def load_map(source: str | Path | Mapping[str, Any] | Map) -> Map:
    """A map from the name of one that comes with the game, a file, the text of a file, or plain data.

    Raises ``InputError`` naming the file, the piece and the mend.
    """
    if isinstance(source, Map):
        return source
    return read_map(Reader(*read_source(source, FOLDER, MAP_LIMIT)), KINDS, "wh40k5")
