"""``grognard army import``: what became of a list is told, written, and mended for the next time."""

from __future__ import annotations

import json
import tomllib

import pytest
from click.testing import CliRunner

import grognard
from grognard.cli import main
from tests.rosters.lists import NEW, lieutenant, roster, selection, squad


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def run(*arguments, status=0):
        result = CliRunner().invoke(main, ["army", "import", *map(str, arguments)])
        assert result.exit_code == status, result.output + repr(result.exception)
        return result

    return run


def test_a_list_that_is_whole_is_imported_and_written(run, tmp_path):
    (tmp_path / "mine.ros").write_bytes(roster(lieutenant(), squad(), squad(), points=230))
    said = run("mine.ros", "--output", "mine.toml").stdout
    assert "Bolt Action, edition 1" in said
    assert "The list says 230 pts; what it lists comes to 230 pts." in said
    assert "  NCO: Men" in said
    assert "Written to mine.toml" in said
    made = grognard.army("bolt_action", tmp_path / "mine.toml")
    assert (made.points, made.legal) == (230, True)


def test_an_army_that_cannot_be_written_is_told_so(run, tmp_path):
    (tmp_path / "mine.ros").write_bytes(roster(lieutenant(), squad(), squad(), points=230))
    said = run("mine.ros", "--output", "none/mine.toml", status=2).stderr
    assert said == "none/mine.toml cannot be written: there is no folder none. Make it first, or choose another.\n"


def test_what_wants_looking_at_ends_with_code_1_and_is_remarked_in_the_file(run, tmp_path):
    strange = selection("Camel Riders", points=70, kind="unit")
    (tmp_path / "mine.ros").write_bytes(roster(lieutenant(), strange, points=100))
    said = run("mine.ros", "--output", "mine.toml", status=1).stdout
    assert "does not add up: it says 100 pts, and what it lists comes to 130" in said
    assert "Camel Riders: not known here" in said
    assert "(BA-ARMY-02)" in said
    text = (tmp_path / "mine.toml").read_text()
    assert "# Camel Riders: not known here" in text
    assert tomllib.loads(text)["nation"] == "us"


def test_names_mended_are_kept_for_the_next_import(run, tmp_path):
    strange = selection("Camel Riders", selection("Soldier", points=50, number=5), kind="unit")
    (tmp_path / "mine.ros").write_bytes(roster(lieutenant(), strange, squad(), points=195))
    run("mine.ros", status=1)
    run("mine.ros", "--names", "names.toml", "--name", "Camel Riders=infantry-squad")
    assert tomllib.loads((tmp_path / "names.toml").read_text())["names"] == {
        "bolt_action": {"Camel Riders": "infantry-squad"}
    }
    assert "Camel Riders: Infantry squad" in run("mine.ros", "--names", "names.toml").stdout
    run("mine.ros", "--names", "names.toml", "--name", "Kazoo=no-such-thing", status=2)
    assert "Kazoo" not in (tmp_path / "names.toml").read_text()


def test_a_list_of_another_edition_is_told_and_not_made_an_army(run, tmp_path):
    (tmp_path / "mine.ros").write_bytes(roster(squad(), points=85, game="Bolt Action 3ed", game_id=""))
    result = run("mine.ros", "--output", "mine.toml", status=2)
    assert "1 × Infantry Squad: 85 pts" in result.stdout
    assert "edition 3; played here is edition 1" in result.stderr
    assert "Here: --as bolt_action." in result.stderr
    assert not (tmp_path / "mine.toml").exists()
    assert "Infantry Squad: Infantry squad" in run("mine.ros", "--as", "bolt_action", status=1).stdout


def test_it_can_be_told_as_json_and_written_as_json(run, tmp_path):
    (tmp_path / "mine.ros").write_bytes(NEW)
    told = json.loads(run("mine.ros", "--json", "--output", "mine.json", status=1).stdout)
    assert told["declared"] == told["sums"] == {"pts": "145"}
    assert [line["state"] for line in told["lines"]] == ["matched"] * 8
    assert told["army"] == json.loads((tmp_path / "mine.json").read_text())
    assert told["breaches"]


def test_what_cannot_be_read_or_written_is_said(run, tmp_path):
    (tmp_path / "mine.ros").write_bytes(NEW)
    assert "gone.ros" in run("gone.ros", status=2).stderr
    assert "no_such" in run("mine.ros", "--as", "no_such", status=2).stderr
    assert "nowhere" in run("mine.ros", "--output", "nowhere/mine.toml", status=2).stderr
    assert "no-such-nation" in run("mine.ros", "--nation", "no-such-nation", status=2).stderr
    (tmp_path / "mine.cat").write_bytes(b'<catalogue name="Armies"/>')
    assert "is a catalogue" in run("mine.cat", status=2).stderr
