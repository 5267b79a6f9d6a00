"""A fifth game needs no line in the core, the server or the page: none of them names one of the four."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import grognard

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("agents", "core", "odds", "replays", "rosters", "server", "simulation", "space")
GAMES = frozenset(grognard.systems())


def texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The texts of a module with their lines, but for what it says of itself."""
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


@pytest.mark.parametrize("room", ROOMS)
def test_no_room_that_all_games_share_names_a_game(room):
    """Neither by its id nor by importing it."""
    named = []
    for file in sorted((ROOT / "src" / "grognard" / room).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        named += [f"{file}:{line}" for line, text in texts(tree) if GAMES & {*re.findall(r"\w+", text)}]
        asked = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        named += [f"{file}:{node.lineno}" for node in asked if (node.module or "").startswith("grognard.games")]
    assert not named


def test_the_page_names_no_game():
    """Neither in its scripts nor in its styles; the types it shares with the server are written from the records."""
    sources = [each for kind in ("ts", "svelte", "css") for each in (ROOT / "web" / "src").rglob(f"*.{kind}")]
    assert len(sources) > 100
    named = [
        str(each)
        for each in sources
        if GAMES & {*re.findall(r"\w+", each.read_text(encoding="utf-8"))}
        and each.name not in ("types.ts", "protocol.ts")
    ]
    assert not named
