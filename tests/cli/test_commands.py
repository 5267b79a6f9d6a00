"""The command line: what it prints for people and for programs, and the exit codes scripts read."""

from __future__ import annotations

import ast
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import grognard
from grognard import odds
from grognard.agents.hindsight import costliest
from grognard.cli import VERBS, main
from grognard.commands import replay, rules
from grognard.commands.speech import Context
from grognard.core.book.tables import TableValue
from grognard.core.records import replace, to_text
from grognard.core.words import message_ids
from grognard.server.pages.rulebook import rule_text
from tests.conftest import ROOT
from tests.sampling import first


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def run(*arguments, status=0):
        result = CliRunner().invoke(main, [str(each) for each in arguments])
        assert status is None or result.exit_code == status, result.output + repr(result.exception)
        return result

    return run


@pytest.fixture
def save(run, tmp_path):
    run("battle", "bolt_action", "--seed", 3, "--agents", "random,random", "--save", "b.jsonl")
    return tmp_path / "b.jsonl"


def test_the_package_runs_as_the_command():
    said = subprocess.run([sys.executable, "-m", "grognard", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"grognard, version {grognard.__version__}\n"


def test_the_command_tells_its_verbs(run):
    said = run("--help").stdout
    for verb in VERBS:
        assert f"\n  {verb} " in said
        assert run(verb, "--help").stdout.startswith(f"Usage: main {verb}")
    assert grognard.__version__ in run("--version").stdout


# ---- battle ----------------------------------------------------------------------------------------------------------


def test_a_battle_is_played_to_its_end_and_saved(run, save):
    battle = grognard.load(save)
    assert battle.over
    said = run("battle", "bolt_action", "--seed", 3, "--agents", "random,random").stdout
    assert f"{battle.number} choices, {battle.rolls} rolls, {battle.used} dice." in said
    assert "Seed 3, random against random." in said


def test_a_battle_as_json_is_the_same_each_time(run):
    said = run("battle", "bolt_action", "--seed", 4, "--agents", "random,random", "--json").stdout
    facts = json.loads(said)
    assert (facts["system"], facts["seed"], facts["agents"]) == ("bolt_action", 4, ["random", "random"])
    assert facts["choices"] > 20
    assert set(facts["result"]) >= {"winner"}
    assert run("battle", "bolt_action", "--seed", 4, "--agents", "random,random", "--json").stdout == said


def test_what_is_chosen_for_a_battle_is_used(run):
    option = next(option for option in grognard.system("bolt_action").setups.options() if len(option.values) > 1)
    other = next(value.value for value in option.values if value.value != option.default)
    run(
        *("battle", "bolt_action", "--seed", 1, "--agents", "random,random", "--save", "c.jsonl"),
        *("--army", "german-500", "--army", "us-500", "--map", "crossroads", "--option", f"{option.name}={other}"),
    )
    setup = grognard.load("c.jsonl").setup
    assert [army.name for army in setup.armies] == ["german-500", "us-500"]
    assert setup.options[option.name] == other
    assert setup.map != grognard.battle("bolt_action").setup.map


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "chess"),
        (["bolt_action", "--seed", str(2**63)], str(2**63)),
        (["bolt_action", "--seed", "seven"], "seven"),
        (["bolt_action", "--agents", "greedy"], "greedy"),
        (["bolt_action", "--agents", "greedy,deep"], "deep"),
        (["bolt_action", "--army", "no-such-army"], "no-such-army"),
        (["bolt_action", "--army", "missing.toml"], "missing.toml"),
        (["bolt_action", "--map", "atlantis"], "atlantis"),
        (["bolt_action", "--scenario", "picnic"], "picnic"),
        (["bolt_action", "--option", "nothing"], "NAME=VALUE"),
        (["bolt_action", "--option", "no_such=1"], "no_such"),
        (["bolt_action", "--save", "nowhere/b.jsonl"], "nowhere"),
        ([], "SYSTEM"),
    ],
)
def test_what_cannot_be_played_is_said_in_words_with_status_2(run, arguments, words):
    result = run("battle", *arguments, status=2)
    assert words in result.stderr
    assert result.stdout == ""
    assert "Traceback" not in result.stderr


# ---- replay ----------------------------------------------------------------------------------------------------------


def test_a_replay_tells_the_log_with_rules_and_dice_and_the_result(run, save):
    said = run("replay", save).stdout
    assert "\nTurn 1 begins.  BA-TURN-01\n" in said
    assert "[" in said.split("\n")[0]
    battle = grognard.load(save)
    assert f"{battle.number} choices, {battle.rolls} rolls, {battle.used} dice." in said


def test_a_replay_may_stop_before_any_choice(run, save):
    facts = json.loads(run("replay", save, "--to", 9, "--json").stdout)
    branch = grognard.load(save).branch(9)
    assert facts["choices"] == 9
    assert facts["position"] == str(branch.position)
    assert (facts["over"], facts["result"], facts["notes"]) == (False, None, [])
    assert [line["seq"] for line in facts["log"]] == sorted({line["seq"] for line in facts["log"]})
    assert "men" in run("replay", save, "--to", 9).stdout


@pytest.mark.slow
def test_a_replay_tells_which_choices_cost_most(run, tmp_path, monkeypatch):
    monkeypatch.setattr(replay, "costliest", partial(costliest, most=1, worlds=4))
    save = tmp_path / "blunders.jsonl"
    run("battle", "axis_allies_minis", "--agents", "random,random", "--seed", 4, "--save", save)
    facts = json.loads(run("replay", save, "--to", 40, "--costliest", "--json").stdout)["costliest"]
    said = run("replay", save, "--to", 40, "--costliest").stdout
    assert len(facts) == 2
    rows = [row for listed in facts for row in listed]
    assert rows
    assert said.count("Better by") == len(rows)
    for row in rows:
        assert row["points"] > 0
        assert row["chosen"]
        assert row["better"]
        assert f"choice {row['number']}: " in said
    assert "costliest" not in json.loads(run("replay", save, "--json").stdout)


def test_a_replay_is_written_as_a_file_that_plays_by_itself(run, save, tmp_path):
    said = run("replay", save, "--html", "b.html", "--lang", "it").stdout
    text = (tmp_path / "b.html").read_text(encoding="utf-8")
    assert said == f"b.html: {round(len(text.encode()) / 1000)} KB.\n"
    assert '<html lang="it">' in text
    run("replay", save, "--to", 30, "--side", 1, "--html", "b.html")
    assert '"views":[{"name":"As German sees it"' in (tmp_path / "b.html").read_text(encoding="utf-8")
    for alone in (("--side", 0), ("--study", "notes.json")):
        refused = run("replay", save, *alone, status=2)
        assert refused.stderr == "--study and --side belong to the HTML file: add --html FILE.\n"


@pytest.mark.parametrize(
    "arguments",
    first(
        3,
        [
            "sheet bolt_action --out none/a.html",
            "report b.jsonl --out none/a.md",
            "battle axis_allies_minis --save none/a.jsonl",
            "cards us-500 --game bolt_action --out none/a.html",
            "replay b.jsonl --html none/a.html",
            "report b.jsonl --out none/a.html",
            "position b.jsonl --svg none/a.svg",
        ],
    ),
    ids=lambda arguments: f"{arguments.split()[0]}-{arguments[-4:]}",
)
def test_a_file_in_no_folder_is_not_written_and_the_folder_is_named(run, save, arguments):
    said = run(*arguments.split(), status=2).stderr
    assert said.startswith("none/a")
    assert said.endswith("cannot be written: there is no folder none. Make it first, or choose another.\n")


def test_a_map_that_is_refused_is_told_with_its_file_and_the_piece(run, tmp_path):
    drawn = run("map", "generate", "bolt_action", "village").stdout
    Path("m.toml").write_text(drawn.replace('kind = "field"', 'kind = "feld"', 1), encoding="utf-8")
    assert run("map", "check", "bolt_action", "m.toml", status=1).stdout.startswith(
        "m.toml, piece field-1: kind: “feld”"
    )
    assert run("map", "convert", "bolt_action", "m.toml", status=2).stderr.startswith("m.toml, piece 1, kind: “feld”")
    Path("m.toml").write_text("width = 4\n", encoding="utf-8")
    assert run("map", "check", "bolt_action", "m.toml", status=1).stdout.startswith("m.toml: ")


def test_a_report_is_a_page_or_markdown_with_its_maps_beside_it(run, save, tmp_path):
    page = run("report", save).stdout
    assert page.count("<svg") > 1
    run("report", save, "--out", "r.html")
    assert (tmp_path / "r.html").read_text(encoding="utf-8") == page
    run("report", save, "--out", "r.md")
    maps = sorted(path.name for path in tmp_path.glob("r-*.svg"))
    assert len(maps) == page.count("<svg")
    assert all(f"]({name})" in (tmp_path / "r.md").read_text(encoding="utf-8") for name in maps)
    assert "neither .html nor .md" in run("report", save, "--out", "r.doc", status=2).stderr


def test_a_replay_tells_where_the_dice_fell_and_the_luck_of_both_sides(run, save):
    said = run("replay", save, "--luck").stdout
    facts = json.loads(run("replay", save, "--luck", "--json").stdout)["luck"]
    assert [side["text"] in said for side in facts] == [True] * len(facts) != []
    for side in facts:
        assert side["throws"] == sum(tally["throws"] for tally in side["tallies"])
        for tally in side["tallies"]:
            assert tally["ordinary"] == (tally["low"] <= tally["actual"] <= tally["high"])
    assert "% likely." in said or "on average" in said
    assert "luck" not in json.loads(run("replay", save, "--json").stdout)


def test_a_replay_beyond_the_end_is_said_with_status_2(run, save):
    result = run("replay", save, "--to", 9999, status=2)
    assert "9999" in result.stderr


def test_a_save_of_other_rules_says_so(run, save):
    lines = save.read_text(encoding="utf-8").split("\n")
    version = grognard.system("bolt_action").version
    other = lines[0].replace(f'"rules":{version},', '"rules":999,')
    assert other != lines[0]
    save.write_text("\n".join([other, *lines[1:]]), encoding="utf-8")
    assert "version 999 of the rules" in run("replay", save).stderr
    assert "version 999 of the rules" in json.loads(run("replay", save, "--json").stdout)["notes"][0]


def test_a_battle_that_cannot_be_replayed_is_status_3_and_names_file_and_line(run, save):
    lines = save.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith('{"dice":['))
    faces = json.loads(lines[at])["dice"]
    lines[at] = json.dumps({"dice": [faces[0] % 6 + 1, *faces[1:]]})
    save.write_text("\n".join(lines), encoding="utf-8")
    result = run("replay", save, status=3)
    assert f"{save}: Line {at + 1} " in result.stderr
    save.write_text("no battle", encoding="utf-8")
    assert str(save) in run("replay", save, status=3).stderr


def test_a_file_that_cannot_be_read_is_status_2(run, tmp_path):
    assert "missing.jsonl" in run("replay", "missing.jsonl", status=2).stderr
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert "binary" in run("replay", "binary", status=2).stderr
    assert run("replay", tmp_path, status=2).stderr


# ---- rules -----------------------------------------------------------------------------------------------------------


def test_a_rule_is_printed_with_all_that_is_known_of_it(run):
    said = run("rules", "ba-cq-03").stdout
    assert said.startswith("BA-CQ-03  The assault move\n")
    assert "Chapter: Close quarters" in said
    assert "Source: " in said
    rule = json.loads(run("rules", "BA-CQ-03", "--json").stdout)
    assert (rule["id"], rule["deferred"]) == ("BA-CQ-03", None)


def test_a_rule_with_an_option_lists_its_values_and_a_deferred_one_its_reason(run):
    catalogue = grognard.system("bolt_action").book.catalogue
    option = catalogue.offered()[0]
    said = run("rules", option.rule).stdout
    assert f"--option {option.name}=VALUE" in said
    assert all(f"\n  {value}: " in said for value in option.values)
    deferred = next(rule for rule in catalogue.rules.values() if rule.deferred is not None)
    assert f"Not played yet: {deferred.deferred}" in run("rules", deferred.id).stdout


def test_rules_are_found_by_their_words(run):
    found = run("rules", "--search", "ambush").stdout
    assert "\nBA-AMB-02    The ambush shot\n" in found
    hits = json.loads(run("rules", "--search", "ambush", "--json").stdout)
    assert len(hits) == len(found.splitlines())
    assert "zeppelin" in run("rules", "--search", "zeppelin").stderr
    every = sum(len(game.book.catalogue.rules) for game in grognard.systems().values())
    assert len(json.loads(run("rules", "--json").stdout)) == every


@pytest.mark.parametrize(
    "arguments",
    [
        ["BA-XX-99"],
        ["--system", "chess"],
        ["BA-CQ-03", "--search", "assault"],
        ["BA-CQ-03", "--system", "x"],
        ["BA-CQ-03", "--tables", "bolt_action"],
        ["--tables", "chess"],
        ["--options", "chess"],
        ["--options", "bolt_action", "--tables", "bolt_action"],
    ],
)
def test_a_rule_there_is_not_is_said_with_status_2(run, arguments):
    result = run("rules", *arguments, status=2)
    assert result.stderr
    assert result.stdout == ""


def test_a_rule_there_is_not_is_looked_for_in_the_game_its_id_belongs_to(run):
    for id in ("BA-MOVE-999", "AAM-MOVES-1", "WH-MOVE-999", "AZ-MOVE-999"):
        near = run("rules", id, status=2).stderr.partition("one of ")[2].split(", ")
        assert near
        assert {each.partition("-")[0] for each in near} == {id.partition("-")[0]}


def test_a_rules_note_is_printed(run, monkeypatch):
    rule = grognard.system("bolt_action").book.catalogue.rules["BA-CQ-03"]
    noted = replace(rule_text(grognard.system("bolt_action").book.catalogue, rule.id), note="Two passages differ.")
    monkeypatch.setattr(rules, "rule_text", lambda catalogue, id: noted)
    assert "\nNote: Two passages differ.\n" in run("rules", "BA-CQ-03").stdout


def test_the_tables_of_a_game_are_listed_with_their_sources(run, monkeypatch):
    values = [
        TableValue("XX-TAB-A", "rifle", "shots", "2", "seed"),
        TableValue("XX-TAB-B", "wood", "cost", "5", "open"),
    ]
    game = grognard.system("bolt_action")
    assert "does not list its tables" in run("rules", "--tables", "bolt_action").stderr
    monkeypatch.setattr(type(game.book), "table_values", lambda self: iter(values))
    said = run("rules", "--tables", "bolt_action").stdout
    assert [line.split() for line in said.splitlines() if line] == [
        ["XX-TAB-A"], ["rifle", "shots", "2", "seed"], ["XX-TAB-B"], ["wood", "cost", "5", "open"],
    ]  # fmt: skip
    assert json.loads(run("rules", "--tables", "bolt_action", "--json").stdout)[0]["source"] == "seed"


def test_the_house_rules_of_a_game_are_listed_with_their_values(run):
    said = run("rules", "--options", "operation_ww2").stdout
    offered = grognard.system("operation_ww2").setups.options()
    heads = [line.split() for line in said.splitlines() if line and not line.startswith(" ")]
    assert heads == [[option.name, option.rule] for option in offered]
    smoke = next(option for option in offered if option.name == "smoke")
    told = said[said.index("\nsmoke  ") :].splitlines()[3 : 3 + len(smoke.values)]
    assert told[0].startswith(f"    {smoke.default}: ")
    assert {line.strip().partition(":")[0] for line in told} == {value.value for value in smoke.values}
    listed = json.loads(run("rules", "--options", "operation_ww2", "--json").stdout)
    assert [each["name"] for each in listed] == [option.name for option in offered]


# ---- play ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "chess"),
        (["--opponent", "deep"], "deep"),
        (["--seed", str(2**63)], str(2**63)),
        (["--port", "0"], "0"),
    ],
)
def test_play_refuses_what_cannot_be_with_status_2(run, tmp_path, arguments, words):
    result = run("play", "--no-browser", "--store", f"sqlite:///{tmp_path / 'b.sqlite'}", *arguments, status=2)
    assert words in result.stderr


def test_play_says_when_a_port_cannot_be_had(run, tmp_path):
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        store = f"sqlite:///{tmp_path / 'b.sqlite'}"
        result = run("play", "--no-browser", "--store", store, "--port", port, status=2)
    assert str(port) in result.stderr


# ---- odds ------------------------------------------------------------------------------------------------------------


def test_odds_are_told_with_every_part_and_rule(run):
    said = run(
        "odds", "bolt_action", "--attacker", "german-500/squad-a", "--target", "10 rifle", "--cover", "soft"
    ).stdout
    assert "Grenadier squad A shoots at Infantry section, 12″, soft cover: 3.00 lost on average" in said
    assert "BA-SHOOT-19" in said
    assert "or more" in said
    order = ("--order", "fire", "--pins", 2, "--option", "pin_loss_on_pass=off")
    said = run("odds", "bolt_action", "--attacker", "8 smg", "--target", "us-500/squad-a", *order).stdout
    assert "FUBAR" in said


def test_odds_for_programs_are_json_with_exact_fractions(run):
    asked = ("--attacker", "m4a1-sherman", "--target", "panzer-iv-ausf-g", "--range", 3, "--markers", "disrupted")
    said = json.loads(run("odds", "axis_allies_minis", *asked, "--fractions", "--json").stdout)
    assert said["question"]["markers"] == ["disrupted"]
    assert said["spreads"][0]["outcomes"][0]["fraction"] == "281/1024"


def test_odds_are_plotted(run, tmp_path):
    run("odds", "bolt_action", "--attacker", "8 rifle", "--target", "8 rifle", "--plot", tmp_path / "shot.svg")
    assert "<svg" in (tmp_path / "shot.svg").read_text()
    run("odds", "bolt_action", "--attacker", "8 rifle", "--target", "8 rifle", "--plot", "shot.gif", status=2)


def test_odds_of_what_cannot_be_end_with_status_1_and_what_cannot_be_read_with_2(run):
    said = run("odds", "bolt_action", "--attacker", "8 rifle", "--target", "8 rifle", "--range", 90, status=1).stdout
    assert "BA-SHOOT-29" in said
    said = run("odds", "bolt_action", "--attacker", "8 swords", "--target", "8 rifle", status=2).stderr
    assert "attacker" in said
    assert "chess" in run("odds", "chess", status=2).stderr


PLAN = ("odds", "bolt_action", "--attacker", "mmg-team", "--target", "10 rifle", "--cover", "soft")
STORM = "--attacker '10 rifle' --range 8 --order assault"


def test_attacks_one_after_another_are_asked_for_as_they_would_be_one_by_one(run):
    """As ``odds.course`` answers; the target and the house rules of the first attack are those of all."""
    rules = {"options": {"pin_loss_on_pass": "off"}}
    shot = {"attacker": "mmg-team", "target": "10 rifle", "cover": "soft"} | rules
    storm = {"attacker": "10 rifle", "target": "10 rifle", "range": 8, "order": "assault"} | rules
    found = odds.course("bolt_action", [shot, storm], {"order": "fire"} | rules, 1, "half")
    told = ("--option", "pin_loss_on_pass=off", "--goal", "half", "--then", STORM)
    plan = (*PLAN, *told, "--counter", "--order fire", "--against", 2)
    said = json.loads(run(*plan, "--json").stdout)
    assert said == json.loads(to_text(found.report()))
    lines = run(*plan).stdout.splitlines()
    assert lines[0] == str(found)
    assert [line.split("%")[0].split()[-1] for line in lines[2:4]] == [f"{100 * each:.2f}" for each in found.reached]
    assert [(line.partition("  ")[0], line.split()[-1]) for line in lines[5:]] == [
        (f"In the order {', '.join(str(step + 1) for step in order.steps)}", f"{100 * order.chance:.2f}%")
        for order in found.orders
    ]


def test_the_plan_in_the_documents_is_told_as_they_say(run):
    page = (ROOT / "docs" / "odds.md").read_text()
    asked, _, told = page.partition("```console\n$ grognard ")[2].partition("```")[0].partition("\n")
    assert run(*shlex.split(asked)).stdout == told


def test_a_plan_that_cannot_be_read_or_cannot_be_says_so(run):
    assert "quotation mark" in run(*PLAN, "--then", "--attacker '10 rifle", status=2).stderr
    assert "--atacker" in run(*PLAN, "--then", "--atacker '10 rifle'", status=2).stderr
    assert "attacker" in run(*PLAN, "--then", "--order fire", status=2).stderr
    assert "BA-TURN-03" in run(*PLAN, "--then", "--attacker '10 rifle' --order advance --reserve", status=1).stdout
    assert "--then" not in run("odds", "wh40k5", "--help").stdout


# ---- words -----------------------------------------------------------------------------------------------------------


def test_every_sentence_of_the_command_line_exists():
    folder = Path(grognard.__path__[0])
    wanted = {
        str(node.args[0].value)
        for file in [folder / "cli.py", *(folder / "commands").glob("*.py")]
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "words_of"
        and isinstance(node.args[0], ast.Constant)
    }
    assert len(wanted) > 30
    assert wanted <= message_ids()


def test_the_key_is_not_on_the_browsers_command_line():
    from grognard.commands.play import leading_to

    address = "http://127.0.0.1:8765/?key=se&cret#battle"
    with leading_to(address) as page:
        assert "cret" not in page.as_uri()
        assert "url=http://127.0.0.1:8765/?key=se&amp;cret#battle" in page.read_text()
        if os.name == "posix":
            assert page.stat().st_mode & 0o777 == 0o600
            assert page.parent.stat().st_mode & 0o777 == 0o700
    assert not page.exists()


# ---- help ------------------------------------------------------------------------------------------------------------


def commands(command: click.Command | None) -> Iterator[click.Command]:
    """A command and all under it."""
    assert command is not None
    yield command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            yield from commands(command.get_command(context, name))


def test_the_headings_of_every_page_of_help_are_in_the_language_spoken():
    every = list(commands(main))
    assert len(every) > len(VERBS)
    assert [each.name for each in every[1:] if each.context_class is not Context] == []


HELPS = [["play"], ["battle"], ["odds"], *(["odds", name] for name in grognard.systems()), ["units"], ["rules"]]


def examples(text: str) -> list[list[str]]:
    """The examples in a help text, as the shell would part them; long ones stand on one line."""
    return [shlex.split(line)[1:] for line in text.splitlines() if line.startswith("    grognard ")]


@pytest.mark.parametrize("verb", HELPS, ids="-".join)
def test_every_example_in_a_help_text_does_what_it_says(run, verb):
    found = examples(run(*verb, "--help").stdout)
    assert found
    for example in found:
        if example[0] == "play":  # it would open the table: its words are looked at only
            run(*example, "--help")
        else:
            quick = ["--agents", "random,random"] if example[0] == "battle" else []
            said = run(*example, *quick).stdout
            assert len(said.splitlines()) > 2, example


def test_the_examples_of_replay_tell_a_battle(run, save):
    save.rename("battle.jsonl")
    told = [run(*example).stdout for example in examples(run("replay", "--help").stdout)]
    assert len(told) == 4
    assert len(set(told)) == 4


# ---- units -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", grognard.systems())
def test_units_are_listed_by_the_names_other_commands_take(run, name):
    said = run("units", name).stdout
    listed = json.loads(run("units", name, "--json").stdout)
    assert all(army.name in said for army in grognard.system(name).setups.armies())
    assert all(unit["name"] in said and unit["title"] for unit in listed)
    one, other = listed[0]["name"], listed[-1]["name"]
    assert run("odds", name, "--attacker", one, "--target", other, "--json", status=None).exit_code in (0, 1)


def test_words_narrow_the_list_of_units(run):
    assert {unit["army"] for unit in json.loads(run("units", "bolt_action", "german", "500", "--json").stdout)}
    assert "m4a1-sherman" in run("units", "axis_allies_minis", "SHERMAN", "united", "states").stdout
    assert "firefly" not in run("units", "axis_allies_minis", "sherman", "united", "states").stdout
    assert (
        "No unit holds all of these words: sherman tiger"
        in run(*("units", "axis_allies_minis", "sherman", "tiger"), status=2).stderr
    )


# ---- position --------------------------------------------------------------------------------------------------------

DUEL = "bolt_action\ntable 48 x 48\na.firer 5 rifle @24,30 pins 1\nb.foe 5 rifle @24,10\n"


def test_a_position_is_shown_drawn_and_saved(run, tmp_path):
    (tmp_path / "duel.txt").write_text(DUEL)
    said = run("position", "duel.txt", "--svg", "duel.svg", "--save", "duel.jsonl").stdout
    assert said.startswith("Bolt Action, Maximum Attrition. Turn 2 of 6.")
    assert "British Infantry section: Fire  obeys 72%" in said
    assert (tmp_path / "duel.svg").read_text().startswith("<svg")
    loaded = grognard.load(tmp_path / "duel.jsonl")
    assert loaded.position == grognard.position(DUEL).position
    assert run("position", "duel.jsonl").stdout == said


def test_a_saved_battle_is_written_down_as_a_position(run, save):
    text = run("position", save, "--to", 9, "--text").stdout
    then = grognard.load(save).branch(9)
    assert grognard.position(text).state == then.state
    assert grognard.describe(then).rstrip() == text.rstrip()


def test_sight_and_odds_are_asked_of_a_position(run, tmp_path):
    (tmp_path / "duel.txt").write_text(DUEL)
    battle = grognard.position(DUEL)
    said = run(*("position", "duel.txt", "--odds", "a.firer", "b.foe", "--sees", "b.foe", "a.firer")).stdout
    assert said.rstrip("\n") == f"{battle.sees('b.foe', 'a.firer')}\n{battle.odds('a.firer', 'b.foe')}"
    assert "German Infantry section sees British Infantry section." in said
    assert "“b.fo” is not known" in run("position", "duel.txt", "--sees", "a.firer", "b.fo", status=3).stderr


def test_what_is_wrong_with_a_position_is_said_by_its_line(run, tmp_path):
    (tmp_path / "duel.txt").write_text(DUEL.replace("pins 1", "pinz 1"))
    result = run("position", "duel.txt", status=3)
    assert "duel.txt: Line 3:" in result.stderr
    assert "pins" in result.stderr
    assert "no such" not in result.stderr
    assert "none.txt" in run("position", "none.txt", status=2).stderr
