"""The page on files: every form of every game has an example that is read, that its schema accepts and that is fought
with; the schemas that come with the package are those of the code, and accept what comes with the games."""

from __future__ import annotations

import doctest
import json
import re
import tomllib
from importlib import import_module
from importlib.resources import files
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import grognard
from grognard.core.armies.schemas import forms, schema
from grognard.core.systems import systems
from tests.conftest import ROOT
from tools.schemas import written

PAGE = ROOT / "docs" / "files.md"
SCENARIOS = ROOT / "docs" / "scenarios.md"
EXAMPLES = {
    (game, form): text
    for game, form, text in re.findall(r"^```toml (\w+) (\w+)\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
}
KINDS = [(game, form) for game in sorted(systems()) for form in forms(game)]


def read(game: str, form: str, text: str) -> Any:
    """What a game makes of a file."""
    system = grognard.system(game)
    if form == "army":
        return grognard.army(game, text)
    if form == "own":
        return with_own(game, text)
    if form == "options":
        return system.setups.house_rules(tomllib.loads(text))
    if form == "scenario":
        return system.setups.read_scenario(text)
    return import_module(f"{system.book.package}.data.maps").load_map(text)


def with_own(game: str, text: str) -> Any:
    """An army of its owner's, with as many units of his own as the file has."""
    names = [each.name for each in grognard.system(game).setups.armies()]
    for name in names:
        army = grognard.army(game, name)
        units = army.bring(text)
        if units:
            for unit in units:
                army.add(unit)
            return army
    raise AssertionError(names)


def battled(game: str, army: Any) -> list[str]:
    """The units of a battle that an army fights."""
    return list(grognard.battle(game, armies=(army,)).state.units)


def faults(game: str, form: str, text: str) -> list[str]:
    return [error.message for error in Draft202012Validator(schema(form, game)).iter_errors(tomllib.loads(text))]


@pytest.mark.parametrize("page", [PAGE, SCENARIOS], ids=lambda page: page.stem)
def test_what_is_said_on_the_page_in_python_holds(page):
    results = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert results.attempted > 10
    assert results.failed == 0


@pytest.mark.parametrize(("game", "form"), KINDS)
def test_every_form_of_every_game_has_an_example_that_is_read(game, form):
    text = EXAMPLES[game, form]
    found = read(game, form, text)
    assert faults(game, form, text) == []
    if form == "army":
        assert [breach.message for breach in found.breaches] == []
        assert grognard.battle(game, armies=(found,)).setup is not None
    if form == "own":
        assert f"a.{found.ids[-1]}" in battled(game, found)
        assert faults(game, "army", found.text()) == []
        assert grognard.system(game).builder.own_example == text
    if form == "map":
        assert grognard.battle(game, map=text).setup is not None
    if form == "scenario":
        assert grognard.battle(game, scenario=text).setup is not None
    if form == "options":
        assert len(tomllib.loads(text)) > 1


@pytest.mark.parametrize(("game", "form"), KINDS)
def test_what_is_no_field_is_refused_by_reader_and_schema(game, form):
    text = 'surplus = "x"\n' + EXAMPLES[game, form]
    assert faults(game, form, text) != []
    with pytest.raises(grognard.InputError, match="surplus"):
        read(game, form, text)


@pytest.mark.parametrize(
    ("game", "written", "wrong"),
    [
        ("bolt_action", '["own:long-rifle", "smg"]', '["own:long-rifle", "no-such-gun"]'),
        ("bolt_action", '["own:long-rifle", "smg"]', '"smg"'),
        ("bolt_action", '["own:long-rifle", "smg"]', "5"),
        ("operation_ww2", '"own:long-75"', '"no-such-gun"'),
        ("operation_ww2", '"own:long-75"', "75"),
        ("wh40k5", '["rhino"]', '["no-such-unit"]'),
        ("wh40k5", 'model = "own:old-guard"', "model = 7"),
    ],
)
def test_the_schemas_refuse_a_name_there_is_not_wherever_it_stands(game, written, wrong):
    text = EXAMPLES[game, "own"]
    assert text.count(written) == 1
    assert faults(game, "own", text) == []
    assert faults(game, "own", text.replace(written, wrong)) != []


@pytest.mark.parametrize("game", sorted(systems()))
def test_the_schemas_accept_what_comes_with_the_game(game):
    data = files(grognard.system(game).book.package) / "data"
    folders = {"army": "forces" if game == "operation_ww2" else "armies", "map": "maps", "scenario": "scenarios"}
    for form, folder in folders.items():
        listed = [file for file in (data / folder).iterdir() if file.name.endswith(".toml")]
        assert listed
        for file in listed:
            assert faults(game, form, file.read_text(encoding="utf-8")) == [], file.name


def test_the_schemas_that_come_with_the_package_are_those_of_the_code():
    folder = files("grognard") / "schemas"
    wanted = {
        path.relative_to(ROOT / "src" / "grognard" / "schemas").as_posix(): text for path, text in written().items()
    }
    there = {f"{game.name}/{file.name}": file.read_text() for game in folder.iterdir() for file in game.iterdir()}
    assert there == wanted
    assert all(json.loads(text)["title"].startswith("grognard ") for text in there.values())
