"""Every die of the game has ten sides; tests that script their dice would not see another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from grognard.games.operation_ww2.state.shots import FACES

HOME = Path(str(files("grognard.games.operation_ww2")))


def written_sides() -> Iterator[tuple[str, int]]:
    """How many sides the code gives to dice, where it says so by a number or its name."""
    for file in sorted(HOME.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            said = [each.value for each in node.keywords if each.arg == "sides"]
            if isinstance(node.func, ast.Name) and node.func.id == "Pool":
                said += node.args[2:]
            for each in said:
                if isinstance(each, ast.Constant) and isinstance(each.value, int):
                    yield f"{file.name}:{node.lineno}", each.value
                elif isinstance(each, ast.Name) and each.id == "FACES":
                    yield f"{file.name}:{node.lineno}", FACES


@pytest.mark.rule("AZ-DEF-07", "AZ-FIRE-12")
def test_dice_have_ten_sides() -> None:
    found = list(written_sides())
    assert len(found) > 40
    assert FACES == 10
    assert [place for place, sides in found if sides != 10] == []
