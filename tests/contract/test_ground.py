"""Nothing lies on a table unseen: the page draws every kind of terrain that a shipped map has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grognard
from grognard.core.systems import systems

BOARD = Path(__file__).resolve().parents[2] / "web" / "src" / "board"
MAPS = [(name, map.name) for name in sorted(systems()) for map in grognard.system(name).setups.maps()]


def drawn_kinds() -> set[str]:
    text = (BOARD / "Ground.svelte").read_text() + (BOARD / "Rough.svelte").read_text()
    return {kind for call in re.findall(r"of\(('[^)]*)\)", text) for kind in re.findall(r"'([\w-]+)'", call)}


@pytest.mark.parametrize(("name", "map"), MAPS, ids=str)
def test_every_piece_of_a_map_is_drawn(name, map):
    system = grognard.system(name)
    kinds = {piece.kind for piece in system.table.ground(grognard.battle(name, map=map, seed=1)).pieces}
    assert kinds - drawn_kinds() == set()


def test_every_kind_of_terrain_of_warhammer_is_drawn():
    from grognard.games.wh40k5.data.tables import TABLES
    from grognard.games.wh40k5.table.view import DRAWN

    assert {DRAWN.get(kind, kind) for kind in TABLES.terrain} - drawn_kinds() == {"open-ground"}
