"""``grognard army``: an army begun, checked, shown, written in another form."""

from __future__ import annotations

import json
import shlex

import pytest
from click.testing import CliRunner

import grognard
from grognard.cli import main
from grognard.commands import army as verbs

GAMES = ("bolt_action", "axis_allies_minis", "operation_ww2", "wh40k5")


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def run(*arguments, status=0, text=None):
        result = CliRunner().invoke(main, ["army", *(str(each) for each in arguments)], input=text)
        assert result.exit_code == status, result.output + repr(result.exception)
        return result

    return run


@pytest.fixture
def mine(run, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(run("new", "bolt_action").stdout)
    return path


@pytest.mark.parametrize("game", GAMES)
def test_what_new_writes_is_a_legal_army_with_remarks_on_its_fields(run, tmp_path, game):
    said = run("new", game).stdout
    assert said.startswith("# ")
    assert f'system = "{game}"' in said
    (tmp_path / "mine.toml").write_text(said)
    assert "nothing wrong" in run("check", "mine.toml").stdout
    assert json.loads(run("new", game, "--json").stdout)["system"] == game


@pytest.mark.parametrize("game", GAMES)
def test_what_there_is_for_a_nation_is_listed(run, game):
    begun = grognard.army(game)
    listed = json.loads(run("new", game, "--list", "--json").stdout)
    assert [each["name"] for each in listed] == [each.name for each in begun.additions()]
    said = run("new", game, "--list").stdout
    assert all(each["name"] in said for each in listed)


def test_every_breach_is_said_with_its_line_its_rule_and_its_mend(run, mine):
    text = mine.read_text()
    mine.write_text(
        text.replace('quality = "regular"', 'quality = "inexperienced"', 1).replace("count = 4", "count = 2")
    )
    said = run("check", "mine.toml", status=1).stdout
    number = 1 + text.splitlines().index("[[unit]]")
    assert f"mine.toml:{number}: Second Lieutenant is listed at 50 points; its entry makes it 35. (BA-ARMY-05)" in said
    assert "Mend: count anew what Second Lieutenant costs" in said
    assert said.count("has 3 men; it may have 5 to 10. (BA-ARMY-04)") == 2
    facts = json.loads(run("check", "mine.toml", "--json", status=1).stdout)
    assert facts["breaches"][0]["line"] == number
    assert facts["breaches"][0]["rule"] == "BA-ARMY-05"


def test_the_points_agreed_on_are_held_to(run, mine):
    run("check", "mine.toml", "--limit", 150)
    assert "(BA-ARMY-01)" in run("check", "mine.toml", "--limit", 149, status=1).stdout


def test_an_army_is_written_in_every_form_and_read_back(run, mine, tmp_path):
    (tmp_path / "mine.json").write_text(run("convert", "mine.toml", "--to", "json").stdout)
    (tmp_path / "again.toml").write_text(run("convert", "mine.json", "--to", "toml").stdout)
    first = grognard.army("bolt_action", mine)
    assert (
        first
        == grognard.army("bolt_action", tmp_path / "mine.json")
        == grognard.army("bolt_action", tmp_path / "again.toml")
    )
    assert run("convert", "mine.toml", "--to", "text").stdout == run("show", "mine.toml").stdout
    assert run("show", "-", text=mine.read_text()).stdout == run("show", "mine.toml").stdout
    assert "Second Lieutenant (50)" in run("show", "mine.toml").stdout
    assert "100 points" in run("show", "us-100", "--game", "axis_allies_minis").stdout.splitlines()[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "has nothing in it"),
        ("# mine", "does not say of which game it is"),
        ("[[[", "neither sound TOML nor sound JSON"),
        ("{" * 5000, "neither sound TOML nor sound JSON"),
        ('system = "chess"\n', "bad.toml: There is no game called “chess”. The games are: "),
        ('system = "bolt_action"\n', "missing required field"),
        ("x" * 1_000_001, "is longer than"),
    ],
)
def test_a_file_that_is_no_army_is_refused_in_words(run, tmp_path, text, said):
    (tmp_path / "bad.toml").write_text(text)
    found = run("check", "bad.toml", status=2)
    assert said in found.stderr
    assert found.stdout == ""


def test_a_setting_the_list_has_not_is_told_with_those_it_has(run):
    said = run("new", "bolt_action", "--set", "foo=1", status=2).stderr
    assert said == "Nothing of that name can be set of the list: “foo” is not known. Write one of: theatre.\n"


def test_a_wrong_word_is_refused_by_its_line(run, mine):
    text = mine.read_text().replace('entry = "grenadier-squad"', 'entry = "grenadiers"')
    mine.write_text(text)
    said = run("check", "mine.toml", status=2).stderr
    number = 1 + text.splitlines().index('entry = "grenadiers"')
    assert "unit 2, entry: “grenadiers” is not known" in said
    assert f"(Line {number}.)" in said
    assert "grenadier-squad" in said
    assert "no-such" in run("check", "no-such.toml", status=2).stderr
    assert "no-such" in run("new", "no-such", status=2).stderr
    assert "nowhere" in run("new", "wh40k5", "--nation", "nowhere", status=2).stderr


def test_the_examples_of_the_help_work(run, mine, tmp_path):
    for example in (*verbs.NEW, *verbs.SHOW, *verbs.CHECK, *verbs.CONVERT):
        line, _, file = example.partition(" > ")
        verb = shlex.split(line)[2:]
        said = run(*verb).stdout
        assert said
        if file:
            (tmp_path / file).write_text(said)
        assert line in run(verb[0], "--help").stdout


def test_what_is_of_the_whole_list_is_set_by_name(run, tmp_path):
    (tmp_path / "east.toml").write_text(run("new", "bolt_action", "--nation=soviet", "--set=theatre=barbarossa").stdout)
    assert "Theatre: Barbarossa 1941" in run("show", "east.toml").stdout
    assert "nothing wrong" in run("check", "east.toml").stdout
    assert "Theatre" not in run("show", "east.toml", "--set=theatre=none").stdout
    assert "none, barbarossa" in run("check", "east.toml", "--set=theatre=norway", status=2).output
