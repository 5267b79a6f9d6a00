"""``grognard simulate``: battles by the hundred from the command line."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner

from grognard.cli import main

SHORT = ("simulate", "axis_allies_minis", "--agents", "random,random", "--workers", "1", "--seed", "5")


def told(*arguments):
    return CliRunner().invoke(main, [str(each) for each in arguments])


def test_it_tells_who_wins_and_keeps_what_was_fought(tmp_path):
    out = tmp_path / "battles"
    found = told(*SHORT, "-n", 4, "--swap-sides", "--out", out)
    assert found.exit_code == 0, found.output
    assert "4 battles" in found.output
    assert "For 100" in found.output
    assert len((out / "battles.jsonl").read_text().splitlines()) == 4
    page = (out / "report.html").read_text()
    assert "What each unit did for its points" in page
    assert re.search(r"https?://", page) is None  # it stands by itself
    kept = json.loads((out / "report.json").read_text())
    assert kept["battles"] == 4
    again = told(*SHORT, "-n", 4, "--swap-sides", "--out", out)
    assert again.exit_code == 2
    assert "--resume" in again.output
    abroad = told(*SHORT, "-n", 4, "--swap-sides", "--out", out, "--resume", "--lang", "hu")
    assert abroad.exit_code == 0, abroad.output
    page = (out / "report.html").read_text()
    assert '<html lang="hu">' in page
    assert re.search(r">\d+,\d", page)
    assert re.search(r">\d+\.\d", page) is None


def test_a_run_is_gone_on_with_and_told_as_data(tmp_path):
    """Two battles, then four by resuming, are the four of one run; the seed is the folder's."""
    out = tmp_path / "battles"
    unseeded = SHORT[:-2]
    assert told(*unseeded, "-n", 2, "--out", out).exit_code == 0
    more = told(*unseeded, "-n", 4, "--out", out, "--resume", "--json")
    assert more.exit_code == 0, more.output
    seed = json.loads((out / "plan.json").read_text())["seed"]
    whole = told(*unseeded, "--seed", seed, "-n", 4, "--json")
    assert json.loads(whole.stdout) == json.loads(more.stdout)


@pytest.mark.parametrize(
    ("given", "word"),
    [
        (("-n", "0"), "0"),
        (("--agents", "random"), "Two"),
        (("--agents", "random,nobody.py:f"), "nobody.py"),
        (("--workers", "many"), "many"),
        (("--map", "nowhere"), "nowhere"),
        (("--address", "tcp://x", "--workers", "2"), "address"),
        (("--resume",), "--out"),
    ],
)
def test_what_is_wrong_is_said_before_a_battle(given, word):
    found = told(*SHORT, *given)
    assert found.exit_code == 2
    assert word in found.output


@pytest.mark.parametrize(
    ("given", "word"),
    [(("--resume",), "--out"), (("--vary", "year=1943,1944"), "these are 4")],
)
def test_a_comparison_that_cannot_be_made_is_refused(given, word):
    found = told("compare", "axis_allies_minis", "--vary", "map=crossroads,mill-island", "-n", 1, *given)
    assert found.exit_code == 2
    assert word in found.output


@pytest.mark.parametrize("answer", ["raise RuntimeError('lost')", "raise SystemExit(1)", "return None"])
def test_a_single_battle_says_which_player_gave_it_up(tmp_path, answer):
    file = tmp_path / "lost.py"
    file.write_text(f"def lost(battle, decision, budget, random):\n    {answer}\n")
    found = told("battle", "axis_allies_minis", "--agents", f"random,{file}:lost", "--seed", "3")
    assert found.exit_code == 3
    assert f"{file}:lost gave no answer" in found.output
    assert "Traceback" not in found.output
