"""The breaks that ``tools/break_rules.py`` tries still fit the program they break."""

from __future__ import annotations

import pytest

from grognard.core.book.catalogue import Catalogue
from tests.conftest import ROOT
from tools.break_rules import BREAKS, GAMES, Break, Copy, files_marked, read

FILES = sorted(BREAKS.glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_break_changes_one_place_and_breaks_a_rule_that_there_is(path):
    game = ROOT / GAMES / path.stem
    rules = Catalogue.load(game / "catalogue").rules
    for each in read(path):
        assert each.rule in rules, each
        assert (game / each.file).read_text(encoding="utf-8").count(each.old) == 1, each
        assert each.new != each.old


def test_a_break_is_noticed_by_a_marked_test_alone(tmp_path):
    copy = Copy(tmp_path)
    hard = Break(
        "AAM-SA-75", "Hard Chargers are disrupted no more", "rules/turn/command.py", '"hard-charger"', '"nothing"'
    )
    assert copy.try_break("axis_allies_minis", hard) == "noticed"
    assert copy.try_break("axis_allies_minis", Break("AAM-SA-75", "", "rules/turn/command.py", '"gone"', "")) == "stale"
    harmless = Break(
        "AAM-SA-75", "", "rules/turn/command.py", "def charge_hard(g: B, seat: int)", "def charge_hard(g: B, seat)"
    )
    assert copy.try_break("axis_allies_minis", harmless) == "lives"


def test_marked_tests_are_found_wherever_they_stand():
    found = {path.relative_to(ROOT / "tests").parts[0] for path in files_marked(["WH-VEH-06"])}
    assert {"games", "oracles"} <= found
