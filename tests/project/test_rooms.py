"""Every game has the same rooms, each with its charter, and CONTRIBUTING names places that exist."""

from __future__ import annotations

import ast
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

import grognard

GAMES = Path(grognard.__path__[0]) / "games"
ROOT = GAMES.parents[2]
ROOMS = {"catalogue", "data", "evaluation", "ground", "i18n", "odds", "rules", "state", "table"}
PROMISED = (
    "data/maps.py",
    "evaluation/evaluation.py",
    "ground/context.py",
    "odds/forecasts.py",
    "odds/odds.py",
    "odds/questions.py",
    "state/choices.py",
    "state/names.py",
    "table/log_lines.py",
    "table/drag.py",
    "table/questions.py",
    "table/preview.py",
    "table/view.py",
)
MOST = 25
"""How many modules a package holds at most."""
LONGEST = 400
"""How many lines a module has at most."""
LATE = 8
"""How many imports of our own modules stand within functions at most: those of the command line, which has not to wait
for what a verb does not need."""


@pytest.fixture(params=sorted(grognard.systems()))
def game(request: pytest.FixtureRequest) -> Path:
    return GAMES / str(request.param)


def test_a_game_has_these_rooms_and_no_module_beside_them(game: Path) -> None:
    assert {each.name for each in game.iterdir() if each.is_dir() and each.name != "__pycache__"} - {"guide"} == ROOMS
    assert {file.name for file in game.glob("*.py")} == {"__init__.py", "system.py"}


def test_what_is_promised_of_all_games_is_there(game: Path) -> None:
    assert [name for name in PROMISED if not (game / name).is_file()] == []


def test_every_room_and_chapter_says_what_it_is_and_holds_no_more_than_fits_a_head(game: Path) -> None:
    for folder in sorted({file.parent for file in game.rglob("*.py")}):
        charter = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))
        assert charter, f"{folder} has no charter"
        modules = [file.name for file in folder.glob("*.py") if file.name != "__init__.py"]
        assert len(modules) <= MOST, f"{folder} holds {len(modules)} modules"


def test_no_package_and_no_module_is_larger_than_fits_a_head() -> None:
    """Prints how many modules each package holds, and how many lines its longest has."""
    large = []
    for folder in sorted({file.parent for file in GAMES.parent.rglob("*.py")}):
        lines = {file.name: len(file.read_text(encoding="utf-8").splitlines()) for file in folder.glob("*.py")}
        modules, (longest, name) = (
            len(lines.keys() - {"__init__.py"}),
            max((many, name) for name, many in lines.items()),
        )
        told = f"{folder.relative_to(GAMES.parent)}: {modules} modules, the longest {name} with {longest} lines"
        print(told)
        large += [told] if modules > MOST or longest > LONGEST else []
    assert not large


@pytest.mark.parametrize("room", ["", "book", "engine", "wire"])
def test_every_room_of_the_core_says_what_it_is_and_holds_no_more_than_fits_a_head(room: str) -> None:
    folder = GAMES.parent / "core" / room
    assert ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))
    assert len(list(folder.glob("*.py"))) <= MOST + 1


def test_every_place_that_contributing_names_is_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(games/<game>/[^`]*|(?:space|core|agents|web|tools|docs|tests)/[^`]*)`", text))
    assert named
    for each in sorted(named):
        place = each.replace("<chapter>/", "").rstrip("/")
        base = ROOT if each.split("/")[0] in {"web", "tools", "docs", "tests"} else GAMES.parent
        for name in sorted(grognard.systems()) if "<game>" in place else [""]:
            found = place.replace("<game>", name)
            assert any(base.glob(found)), f"CONTRIBUTING names {each}, and there is no {found}"


def test_no_modules_import_one_another_in_a_circle() -> None:
    """Not even for typing, or within a function."""
    graph = grimp.build_graph("grognard", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as circle:
        pytest.fail(" imports ".join(reversed(circle.args[1])))


def test_modules_are_imported_at_the_top() -> None:
    late = []
    for file in sorted(GAMES.parent.rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                late += [
                    f"{file.relative_to(GAMES.parent)}:{each.lineno}"
                    for each in function.body
                    if isinstance(each, ast.ImportFrom) and (each.module or "").startswith("grognard")
                ]
    assert len(late) <= LATE, late
    assert {place.partition("/")[0] for place in late} <= {"commands"}, late
