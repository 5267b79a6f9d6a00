"""What asks and what changes, told apart by type."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import grognard

GAMES = Path(grognard.__file__).parent / "games"


def emitting() -> Iterator[str]:
    """The modules of the games that emit events, by their path in a game."""
    for path in sorted(GAMES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "emit":
                yield path.relative_to(GAMES).as_posix()
                break


def test_events_are_emitted_by_the_rules_and_by_odds_on_a_copy_alone():
    rooms = {path: path.split("/")[1] for path in emitting()}
    assert len(rooms) > 100
    assert [path for path, room in rooms.items() if room not in ("rules", "odds")] == []


def test_what_only_asks_takes_a_situation():
    """No room but the rules, and those that play a copy of the battle on, names the battle itself."""
    naming = [
        path.relative_to(GAMES).as_posix()
        for room in ("ground", "state", "data")
        for path in sorted(GAMES.glob(f"*/{room}/**/*.py"))
        if path.name != "context.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.arg) and node.annotation is not None and ast.unparse(node.annotation) in ("B", "Battle")
    ]
    assert naming == []
