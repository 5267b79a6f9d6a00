"""Small maps for tests, drawn in a few lines."""

from __future__ import annotations

from typing import Any

from grognard.games.axis_allies_minis.data.maps import HexMap, load_map
from grognard.games.axis_allies_minis.ground.board import Board
from grognard.space.hex.grid import Hex, from_label

OPEN = "\n".join(["." * 7] * 7)


def ground(picture: str = OPEN, **changes: Any) -> HexMap:
    """A map of this picture, with hedgerows, cliffs and so on as in a map file."""
    lines = picture.split()
    head = {"format": "grognard-hex-map", "version": 1, "title": "Test", "objective": "A1"}
    zones = {"north": [1, 1], "south": [len(lines), len(lines)]}
    return load_map(head | {"terrain": "\n".join(lines), "zones": zones} | changes)


def woods(*labels: str) -> str:
    """A clear picture of seven by seven hexes with forest in these."""
    rows = [list(line) for line in OPEN.split()]
    for text in labels:
        rows[int(text[1:]) - 1][ord(text[0]) - ord("A")] = "F"
    return "\n".join("".join(row) for row in rows)


def board(*forest: str, options: dict[str, str] | None = None, **changes: Any) -> Board:
    """The board of ``woods`` with these forest hexes."""
    return Board(ground(woods(*forest), **changes), options or {})


def at(text: str) -> Hex:
    return from_label(text)


def hexes(text: str) -> frozenset[Hex]:
    return frozenset(map(from_label, text.split()))
