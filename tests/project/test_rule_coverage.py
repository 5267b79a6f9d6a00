"""The report of rule coverage: what counts as implemented, tested and deferred, and what it complains of."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.rule_coverage import ROOT, Coverage, coverage, systems

RULES = {
    "move.toml": 'id = "MOVE"\nnumber = 1\ntitle = "xx-move"\nrules = [\n'
    '    { id = "XX-MOVE-01", source = ["default"], option = "march" },\n'
    '    { id = "XX-MOVE-02", source = ["default"] },\n    { id = "XX-MOVE-03", source = ["default"] },\n'
    '    { id = "XX-MOVE-04", source = ["default"] },\n    { id = "XX-MOVE-05", source = ["default"] },\n]\n',
    "sources.toml": 'prefix = "XX"\nsources = {}\n',
    "options.toml": 'options = [{ name = "march", rule = "XX-MOVE-01", default = "off", values = ["off", "on"], '
    'title = "xx-option-march" }]\n',
    "deferred.toml": 'deferred = [{ reason = "Next year.", rules = ["XX-MOVE-03"] }]\n',
}
MOVE = '''"""Movement (XX-MOVE-01)."""


def rate(options):
    # XX-MOVE-05 in a comment is not an implementation.
    return 12 if options["march"] == "on" else 6
'''
TEST = """import pytest


@pytest.mark.rule("XX-MOVE-01", "XX-MOVE-02")
def test_rate():
    assert True
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one small game: a rule built, one from data, one deferred, one untested and one missing."""
    home = tmp_path / "games" / "small"
    for folder in (home / "catalogue", home / "data", tmp_path / "tests"):
        folder.mkdir(parents=True)
    for name, text in RULES.items():
        (home / "catalogue" / name).write_text(text, encoding="utf-8")
    (home / "move.py").write_text(MOVE, encoding="utf-8")
    (home / "data" / "rates.toml").write_text('[[rate]]\nrule = "XX-MOVE-02"\nnext = "XX-MOVE-04"\n', encoding="utf-8")
    (tmp_path / "tests" / "test_move.py").write_text(TEST, encoding="utf-8")
    return tmp_path


def report_on(project: Path) -> Coverage:
    return coverage("small", project / "games", project / "tests")


def test_each_rule_is_found_where_it_is_built_and_tested(project: Path) -> None:
    rows = {row.id: row for row in report_on(project).rows}
    assert rows["XX-MOVE-01"].implemented == ["move.py:1"]
    assert rows["XX-MOVE-01"].tested == ["tests/test_move.py:4"]
    assert rows["XX-MOVE-02"].implemented == ["data/rates.toml"]
    assert [row.state for row in rows.values()] == ["built", "built", "deferred", "untested", "unbuilt"]
    assert report_on(project).totals() == {"built": 2, "untested": 1, "unbuilt": 1, "deferred": 1}


def test_rules_neither_built_nor_deferred_are_faults(project: Path) -> None:
    assert [fault.split(" ")[0] for fault in report_on(project).faults] == ["XX-MOVE-04", "XX-MOVE-05"]
    (project / "games" / "small" / "catalogue" / "deferred.toml").write_text(
        'deferred = [{ reason = "Next year.", rules = ["XX-MOVE-03", "XX-MOVE-04", "XX-MOVE-05"] }]\n', encoding="utf-8"
    )
    assert report_on(project).faults == []


def test_ids_the_catalogue_lacks_are_faults(project: Path) -> None:
    (project / "games" / "small" / "fight.py").write_text('"""Fighting (XX-CQ-09)."""\n', encoding="utf-8")
    (project / "tests" / "test_fight.py").write_text(TEST.replace("MOVE-02", "CQ-77"), encoding="utf-8")
    faults = report_on(project).faults
    assert "XX-CQ-09: not in the catalogue, cited in fight.py:1" in faults
    assert "XX-CQ-77: not in the catalogue, cited in tests/test_fight.py:4" in faults


def test_an_option_offered_but_never_read_is_a_fault(project: Path) -> None:
    (project / "games" / "small" / "move.py").write_text('"""Movement (XX-MOVE-01)."""\n', encoding="utf-8")
    assert any(fault.startswith("option march: offered, but no code reads it") for fault in report_on(project).faults)


def test_what_is_deferred_though_built_is_noted(project: Path) -> None:
    (project / "games" / "small" / "catalogue" / "deferred.toml").write_text(
        'deferred = [{ reason = "Next year.", rules = ["XX-MOVE-02"], options = ["march"] }]\n', encoding="utf-8"
    )
    assert report_on(project).notes == [
        "XX-MOVE-02: deferred, though built",
        "option march: deferred, though code reads it",
    ]


def test_every_game_has_a_report() -> None:
    assert "bolt_action" in systems()
    for system in systems():
        report = coverage(system)
        assert sum(report.totals().values()) == len(report.rows) > 0


def test_the_command_prints_json_and_ends_with_1_only_for_faults() -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "rule_coverage.py"), "--system", "bolt_action", "--json"],
        capture_output=True,
        text=True,
    )
    [printed] = json.loads(run.stdout)
    assert printed["report"]["rows"][0]["id"] == "BA-GEN-01"
    assert run.returncode == (1 if printed["report"]["faults"] else 0)
