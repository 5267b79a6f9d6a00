"""The tool that breaks rules by itself: what it changes, what it finds of a toy, and what it says of the games."""

from __future__ import annotations

import subprocess
import sys

import pytest
from click.testing import CliRunner

from tests.conftest import ROOT
from tests.sampling import first
from tools.mutants.__main__ import GAMES, main, stale_entries
from tools.mutants.mutations import mutants
from tools.mutants.places import KINDS, Game, code_places, open_game, places
from tools.mutants.report import Outcome, by_chapter, by_kind, entries, markdown
from tools.mutants.results import Equivalent, Equivalents, Results, read_equivalents
from tools.mutants.sessions import Found

FORMULAS = '''"""What a toy's dice need."""


def to_hit(skill: int) -> int:
    """A better skill hits sooner (TOY-HIT-01)."""
    return max(7 - skill, 2)


def countdown(turns: int) -> int:
    """Turns run out (TOY-TURN-01)."""
    counted = 0
    while turns > 0:
        turns -= 1
        counted += 1
    return counted


def unseen(range_: int) -> bool:
    """Nobody tests it (TOY-SIGHT-01)."""
    return range_ > 24


def of_class(value: int) -> int:
    return value + 1


LEAST = 2 + 1
"""The least (TOY-LEAST-01)."""
'''
TABLE = """# Distances of the toy (TOY-MOVE-01).
walk = [
    { id = "slow", inches = 6, rule = "TOY-MOVE-02" },
    { id = "fast", inches = 12, note = "Never 13." },
]
"""
LOADED = """import tomllib
from pathlib import Path

WALK = tomllib.loads((Path(__file__).parent / "walk.toml").read_text(encoding="utf-8"))["walk"]
"""
TESTS = """import pytest

from toy.data import WALK
from toy.rules import LEAST, countdown, to_hit


@pytest.mark.rule("TOY-HIT-01")
@pytest.mark.parametrize(("skill", "needs"), [(3, 4), (6, 2)])
def test_a_better_skill_hits_sooner(skill, needs):
    assert to_hit(skill) == needs


@pytest.mark.rule("TOY-HIT-01", "TOY-TURN-01")
def test_that_fails_whatever_happens():
    assert to_hit(3) == 5


@pytest.mark.rule("TOY-TURN-01")
def test_turns_run_out():
    assert countdown(3) == 3


@pytest.mark.rule("TOY-LEAST-01")
def test_the_least():
    assert LEAST == 3


@pytest.mark.rule("TOY-MOVE-02")
def test_the_slow_walk_six():
    assert WALK[0]["inches"] == 6


@pytest.mark.rule("TOY-MOVE-01")
def test_the_fast_walk_far():
    assert WALK[1]["inches"] > 11
"""
CONFTEST = """def pytest_addoption(parser):
    parser.addoption("--rule", action="append", default=[])


def pytest_configure(config):
    config.addinivalue_line("markers", "rule(*ids): the rules shown")
    config.addinivalue_line("markers", "slow: slow")
    config.addinivalue_line("markers", "sample: a sample of what is slow")
    config.addinivalue_line("markers", "browser: in a browser")


def pytest_collection_modifyitems(config, items):
    if asked := set(config.getoption("rule")):
        items[:] = [each for each in items if asked & {id for mark in each.iter_markers("rule") for id in mark.args}]
"""
DRIVER = """import sys
from pathlib import Path

root = Path(sys.argv[1])
sys.path[:0] = [sys.argv[2], sys.argv[2] + "/src", str(root / "src")]
from tools.mutants.mutations import mutants
from tools.mutants.places import Game, places
from tools.mutants.sessions import Plan, Session

game = Game("toy", root / "src" / "toy", tuple(sys.argv[3].split()))
tried = [mutant for place in places(game) for mutant in mutants(place)]
plan = Plan(game.home, 2, 2, {}, root=root)
lines = []
Session(plan, tried, lambda each, found: lines.append((each.place.name, each.now, found.status))).run()
(root / "found.txt").write_text("\\n".join(f"{name} | {now} | {status}" for name, now, status in lines))
"""
IDS = ("TOY-HIT-01", "TOY-TURN-01", "TOY-SIGHT-01", "TOY-LEAST-01", "TOY-MOVE-01", "TOY-MOVE-02")


@pytest.fixture
def toy(tmp_path):
    home = tmp_path / "src" / "toy"
    for folder in ("rules", "data"):
        (home / folder).mkdir(parents=True)
    (home / "__init__.py").write_text("")
    (home / "rules" / "__init__.py").write_text(FORMULAS)
    (home / "data" / "__init__.py").write_text(LOADED)
    (home / "data" / "walk.toml").write_text(TABLE)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "conftest.py").write_text(CONFTEST)
    (tmp_path / "tests" / "test_toy.py").write_text(TESTS)
    return Game("toy", home, IDS)


def test_places_are_what_names_a_rule(toy):
    found = {(place.name, place.kind, place.rules) for place in places(toy)}
    assert found == {
        ("to_hit", "formulas", ("TOY-HIT-01",)),
        ("countdown", "formulas", ("TOY-TURN-01",)),
        ("unseen", "formulas", ("TOY-SIGHT-01",)),
        ("LEAST", "formulas", ("TOY-LEAST-01",)),
        ("walk.slow", "tables", ("TOY-MOVE-02",)),
        ("walk.fast", "tables", ("TOY-MOVE-01",)),
    }


def test_a_method_that_states_none_of_its_class_s_rules_says_so():
    text = """
class Charge:
    '''How far one charges (TOY-MOVE-01).'''

    def far(self) -> int:
        return 12

    def half(self) -> int:
        '''Half of it: a sample that states no rule.'''
        return 6

    def title(self) -> Message:
        return say("charge")

    def draws(self) -> int:
        '''What random play tries (TOY-MOVE-02).'''
        return 6

    def drawn(self) -> int:
        '''At random, which states no rule but TOY-MOVE-02.'''
        return 6
"""
    game = Game("toy", ROOT, IDS)
    found = [(place.name, place.rules) for place in code_places(game, "rules/charge.py", text)]
    named = [("Charge.draws", ("TOY-MOVE-02",)), ("Charge.drawn", ("TOY-MOVE-02",))]
    assert found == [("Charge.far", ("TOY-MOVE-01",)), *named]


def test_mutants_of_a_formula_are_small_changes_of_it(toy):
    [place] = [place for place in places(toy) if place.name == "to_hit"]
    assert {each.now for each in mutants(place)} == {
        "return min(7 - skill, 2)",
        "return max(7 + skill, 2)",
        "return max(8 - skill, 2)",
        "return max(6 - skill, 2)",
        "return max(7 - skill, 3)",
        "return max(7 - skill, 1)",
    }
    for each in mutants(place):
        changed = each.written_into(FORMULAS)
        assert each.now in changed
        assert changed.replace(each.now, each.was) == FORMULAS


def test_mutants_of_a_row_change_its_numbers_and_no_words(toy):
    fast = [place for place in places(toy) if place.name == "walk.fast"]
    assert [each.now for each in mutants(fast[0])] == [
        '{ id = "fast", inches = 13, note = "Never 13." },',
        '{ id = "fast", inches = 11, note = "Never 13." },',
    ]


def test_what_becomes_of_a_toy_s_mutants(toy, tmp_path):
    before = {path: path.read_text() for path in tmp_path.rglob("*.*") if path.is_file()}
    command = [sys.executable, "-c", DRIVER, str(tmp_path), str(ROOT), " ".join(IDS)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    found = {
        tuple(line.split(" | ")[:2]): line.split(" | ")[2] for line in (tmp_path / "found.txt").read_text().split("\n")
    }
    assert found["to_hit", "return max(8 - skill, 2)"] == "killed"
    assert found["to_hit", "return max(7 - skill, 1)"] == "killed"  # not by the test that fails without it
    assert found["countdown", "turns += 1"] == "timeout"
    assert found["countdown", "while turns > 1:"] == "killed"
    assert found["unseen", "return range_ >= 24"] == "no tests"
    assert found["LEAST", "LEAST = 2 - 1"] == "killed"
    assert found["walk.slow", '{ id = "slow", inches = 7, rule = "TOY-MOVE-02" },'] == "killed"
    assert found["walk.fast", '{ id = "fast", inches = 11, note = "Never 13." },'] == "killed"
    assert found["walk.fast", '{ id = "fast", inches = 13, note = "Never 13." },'] == "survived"
    assert {path: path.read_text() for path in before} == before


def test_a_result_holds_until_the_place_or_the_deciding_tests_change(toy, tmp_path):
    file = tmp_path / "kept" / "toy.jsonl"
    [place] = [place for place in places(toy) if place.name == "to_hit"]
    first, second, third = mutants(place)[:3]
    results = Results(file, tmp_path)
    results.keep(first, Found("killed", "tests/test_toy.py::test_a_better_skill_hits_sooner[3-4]"))
    results.keep(second, Found("survived"))
    with file.open("a") as cut_off:
        cut_off.write('{"key": "cut')
    again = Results(file, tmp_path)
    assert [found and found.status for found in map(again.of, (first, second, third))] == ["killed", "survived", None]
    (toy.home / "rules" / "__init__.py").write_text(FORMULAS.replace("max(7", "max(9"))
    [place] = [place for place in places(toy) if place.name == "to_hit"]
    assert [again.of(each) for each in mutants(place)] == [None] * 6


def test_equivalents_are_told_by_place_and_difference_and_stale_ones_named(toy, tmp_path):
    file = tmp_path / "toy.toml"
    gone = Equivalent("to_hit", "return max(9 - skill, 2)", "return max(8 - skill, 2)", "gone")
    file.write_text(
        "[[equivalent]]\nplace = 'unseen'\nwas = 'return range_ > 24'\nnow = 'return range_ >= 24'\nreason = 'a toy'\n"
    )
    known = Equivalents([*read_equivalents(file), gone])
    tried = [mutant for place in places(toy) for mutant in mutants(place)]
    assert [each.now for each in tried if known.of(each)] == ["return range_ >= 24"]
    assert stale_entries(toy, known) == [gone]
    file.write_text("[[equivalent]]\nplace = 'unseen'\n")
    with pytest.raises(ValueError, match=r"toy.toml: .*`was`"):
        read_equivalents(file)


def test_the_report_counts_by_kind_and_chapter_and_writes_entries(toy):
    tried = [mutant for place in places(toy) for mutant in mutants(place) if place.name in ("to_hit", "walk.fast")]
    outcomes = [Outcome(each, Found("survived" if each.now.endswith("1)") else "killed")) for each in tried]
    assert [(line.name, line.share) for line in by_kind(outcomes)] == [
        ("formulas", pytest.approx(100 * 5 / 6)),
        ("tables", 100.0),
        ("together", pytest.approx(87.5)),
    ]
    assert [line.name for line in by_chapter(outcomes)] == ["TOY-HIT", "TOY-MOVE"]
    assert "| together | 8 | 7 | 0 | 1 | 0 | 0 | 0 | 87.5 % |" in markdown(outcomes)
    assert "place = 'to_hit'\nwas = 'return max(7 - skill, 2)'\nnow = 'return max(7 - skill, 1)'" in entries(outcomes)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "wh40k6"], "Did you mean wh40k5?"),
        (["--game", "wh40k5", "--rules", "WH-SHOTS"], "Did you mean WH-SHOOT"),
        (["--game", "wh40k5", "--kinds", "fate"], "Did you mean fates"),
    ],
)
def test_what_there_is_not_is_answered_with_what_is_near(arguments, said):
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2
    assert said in result.output


HOMES = sorted(path.parent for path in GAMES.glob("*/catalogue"))


@pytest.mark.parametrize("home", first(1, HOMES), ids=lambda home: home.name)
def test_places_of_a_game_are_many_and_its_equivalents_fit(home):
    game = open_game(home)
    assert {place.kind for place in places(game, KINDS)} == set(KINDS)
    equivalents = read_equivalents(ROOT / "tests" / "mutants" / f"{home.name}.toml")
    assert all(each.reason for each in equivalents)
    assert stale_entries(game, Equivalents(equivalents)) == []


@pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)
def test_what_the_equivalents_of_a_game_were_stands_in_its_source_once_each(home):
    """What costs little of the test above, of every game in every run."""
    entries = read_equivalents(ROOT / "tests" / "mutants" / f"{home.name}.toml")
    assert len(Equivalents(entries).entries) == len(entries)
    texts = [path.read_text(encoding="utf-8") for ending in ("py", "toml") for path in home.rglob(f"*.{ending}")]
    sources = [{each.strip() for each in text.splitlines()} for text in texts]
    gone = [each for each in entries if not any({*map(str.strip, each.was.splitlines())} <= lines for lines in sources)]
    assert gone == []


def test_ids_from_one_to_another_are_all_named(toy):
    assert toy.named("(TOY-TURN-01 to\n    TOY-LEAST-01, TOY-MOVE-02, TOY-NONE-01)") == (
        "TOY-TURN-01",
        "TOY-SIGHT-01",
        "TOY-LEAST-01",
        "TOY-MOVE-02",
    )
