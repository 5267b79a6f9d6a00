"""Scenarios of a player's own: from a file with all that belongs to it, or with some of it left open."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

import grognard
from grognard import agents
from grognard.cli import main
from grognard.core.bundles import bundle
from grognard.core.systems import systems

GAMES = sorted(systems())


def own(game: str, **changes: Any) -> dict[str, Any]:
    """The game's default scenario with all that belongs to it in one file, under a name of one's own."""
    whole = bundle(game)
    whole |= {"name": "an-evening", "title": "An evening", **changes}
    whole["map"]["title"] = "The table at home"
    return whole


def played(battle: Any, seed: int = 1) -> Any:
    pick = agents.agent("random")
    agents.play(battle, [pick, pick], random=Random(seed))
    return battle


@pytest.mark.parametrize("game", GAMES)
def test_one_file_is_fought_with_saved_and_written_down(game, tmp_path):
    usual = grognard.battle(game, seed=4)
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(own(game)), encoding="utf-8")
    battle = grognard.battle(game, scenario=file, seed=4)
    assert "An evening" in str(battle)
    assert battle.setup.map.title == "The table at home"
    assert played(battle).result == played(usual).result
    battle.save(tmp_path / "battle.jsonl")
    again = grognard.load(tmp_path / "battle.jsonl")
    assert (again.setup, again.result) == (battle.setup, battle.result)
    begun = grognard.battle(game, scenario=file.read_text(encoding="utf-8"), seed=4)
    assert grognard.position(grognard.describe(begun)).setup == begun.setup


@pytest.mark.parametrize("game", GAMES)
def test_what_is_chosen_for_a_battle_goes_before_what_the_file_brings(game):
    setups = grognard.system(game).setups
    armies = [each.name for each in setups.armies()][:2]
    battle = grognard.battle(game, scenario=own(game), armies=armies, map=setups.maps()[0].name)
    usual = grognard.battle(game, armies=armies, map=setups.maps()[0].name)
    assert battle.setup.map == usual.setup.map
    assert battle.setup.options == usual.setup.options


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_of_a_scenario_hold_unless_the_battle_says_otherwise(game):
    option = next(each for each in grognard.system(game).setups.options() if len(each.values) > 1)
    other = next(each.value for each in option.values if each.value != option.default)
    whole = own(game, options={option.name: other})
    assert grognard.battle(game, scenario=whole).setup.options[option.name] == other
    back = grognard.battle(game, scenario=whole, options={option.name: option.default})
    assert back.setup.options[option.name] == option.default
    with pytest.raises(grognard.InputError, match="no-such-rule"):
        grognard.battle(game, scenario=own(game, options={"no-such-rule": "on"}))


def emptied(game: str) -> dict[str, Any]:
    """A scenario that leaves map and armies open."""
    whole, (rows, field) = own(game), grognard.system(game).setups.army_place
    del whole["map"]
    for row in whole[rows] if rows else (whole,):
        del row[field]
    return whole


@pytest.mark.parametrize("game", GAMES)
def test_what_a_scenario_leaves_open_is_the_games_default(game):
    battle, usual = grognard.battle(game, scenario=emptied(game)), grognard.battle(game)
    assert "An evening" in str(battle)
    assert battle.setup.map == usual.setup.map


@pytest.mark.parametrize("game", GAMES)
def test_what_is_wrong_within_a_scenario_is_said_with_its_place(game):
    rows, field = grognard.system(game).setups.army_place
    place = f"{rows} 2, {field}" if rows else f"{field} 2"
    whole = own(game)
    armies = whole[rows] if rows else whole[field]
    broken = {"format": "grognard-army", "version": 1, "system": game, "name": "x", "unit": [{"id": "a"}]}
    armies[1] = {**armies[1], field: broken} if rows else broken
    with pytest.raises(grognard.InputError, match=re.escape(place)):
        grognard.battle(game, scenario=whole)
    with pytest.raises(grognard.InputError, match="map"):
        grognard.battle(game, scenario=own(game) | {"map": {"format": "grognard-map", "version": 99}})
    with pytest.raises(grognard.InputError, match="nowhere"):
        grognard.battle(game, scenario=own(game) | {"map": "nowhere"})
    with pytest.raises(grognard.InputError, match="an-evening"):
        grognard.battle(game, scenario="an-evening")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("nothing", [{}, [], 5, b"abc"])
def test_what_is_no_scenario_is_refused_and_not_taken_for_the_usual_one(game, nothing):
    with pytest.raises(grognard.InputError):
        grognard.battle(game, scenario=nothing)


@pytest.mark.parametrize("game", GAMES)
def test_the_command_makes_one_file_of_many_and_fights_with_it(game, tmp_path):
    scenario = tmp_path / "evening.json"
    scenario.write_text(json.dumps(emptied(game)), encoding="utf-8")
    armies = [word for each in grognard.system(game).setups.armies()[:2] for word in ("--army", each.name)]
    made = CliRunner().invoke(main, ["bundle", game, "--scenario", str(scenario), *armies])
    assert made.exit_code == 0, made.output
    assert json.loads(made.output)["map"]["title"]
    whole = Path(tmp_path / "whole.json")
    whole.write_text(made.output, encoding="utf-8")
    fought = CliRunner().invoke(
        main, ["battle", game, "--scenario", str(whole), "--agents", "random,random", "--seed", "3"]
    )
    assert fought.exit_code == 0, fought.output
    wrong = CliRunner().invoke(main, ["bundle", game, "--scenario", "an-evening"])
    assert wrong.exit_code == 2
    assert "an-evening" in wrong.output


@pytest.mark.rule("BA-SCN-03", "BA-SCN-13")
def test_units_that_never_came_count_in_the_score_that_is_shown_at_the_end():
    part = {"zone": "edge", "depth": 12, "set_up": 0.5}
    battle = played(grognard.battle("bolt_action", scenario=own("bolt_action", part=[part], turns=1, extra=0), seed=3))
    waiting = [unit for unit in battle.state.units.values() if unit.place == "reserve"]
    assert waiting
    scene = battle.system.table.scene(battle, None)
    assert tuple(side.score for side in scene.sides) == battle.result.points
