"""Things of a player's own travel with the army: in its file, a save, a position, a bundle; and what is wrong with one
is said at its place."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard.agents import agent, play
from grognard.core.bundles import bundle
from grognard.core.errors import InputError
from grognard.core.words import english
from grognard.odds import asking
from tests.project.test_files import EXAMPLES, with_own

GAMES = sorted(game for game, form in EXAMPLES if form == "own")
TARGETS = {"axis_allies_minis": "tiger-i", "bolt_action": "10 rifle", "wh40k5": "10 boy", "operation_ww2": "9 kar98k"}


def brought(game: str) -> Any:
    return with_own(game, EXAMPLES[game, "own"])


def fought(game: str) -> Any:
    return grognard.battle(game, armies=(brought(game),), seed=3)


@pytest.mark.parametrize("game", GAMES)
def test_an_army_is_written_with_its_own_things_and_read_back(game):
    army = brought(game)
    text = army.text()
    assert "[[own." in text
    assert "~" not in text
    assert grognard.army(game, text) == army
    assert grognard.army(game, army.text("json")) == army
    assert grognard.army(game, army.data()) == army


@pytest.mark.parametrize("game", GAMES)
def test_own_units_fight_to_the_end_and_the_save_holds_them(game):
    battle = fought(game)
    play(battle, [agent("random"), agent("random")], random=Random(4))
    assert battle.over
    again = grognard.load_text(battle.save_text())
    assert again.state == battle.state
    assert again.setup == battle.setup


@pytest.mark.parametrize("game", GAMES)
def test_a_position_and_a_bundle_hold_them(game):
    battle, army = fought(game), brought(game)
    assert grognard.position(grognard.describe(battle)).state == battle.state
    evening = bundle(game, armies=(army,))
    setup = grognard.battle(game, scenario=evening).setup
    assert grognard.system(game).notation.armies_of(setup)[0] == army.record


@pytest.mark.parametrize("game", GAMES)
def test_they_stand_in_a_group_of_their_own_and_the_odds_answer_for_them(game):
    army = brought(game)
    listed = [each for each in army.additions() if english(each.group) == "Of your own"]
    assert listed
    assert all(each.name.startswith("own:") for each in listed)
    unit = army.ids[-1]
    asked = {"attacker": army.builder.asked(army.record, unit), "target": TARGETS[game], "range": 5}
    answer = asking.ask(game, asked)
    assert answer.refused is None
    assert english(army.unit(unit).title) in str(answer)


def test_what_is_not_there_is_refused_at_its_place():
    text = brought("bolt_action").text().replace('entry = "own:marksmen"', 'entry = "own:marks"', 1)
    line = text[: text.index('"own:marks"')].count("\n") + 1
    with pytest.raises(InputError, match=rf"entry: “own:marks” is not known.*own:marksmen.*\(Line {line}\.\)"):
        grognard.army("bolt_action", text)


def test_a_name_is_taken_once():
    text = EXAMPLES["bolt_action", "own"].replace('id = "long-gun"', 'id = "long-rifle"')
    with pytest.raises(InputError, match="weapon 2, id"):
        grognard.army("bolt_action", "us-500").bring(text)


@pytest.mark.parametrize(
    ("game", "was", "put", "said"),
    [
        ("bolt_action", 'like = "rifle"', 'like = "rifl"', "weapon 1, like: “rifl” is not known"),
        ("bolt_action", "range = 30", 'range = "far"', "weapon 1, range"),
        ("bolt_action", "range = 30", "range = 30\npen = 3", "weapon 1, pen: .* has no penetration"),
        ("bolt_action", "range = 30", 'range = 30\nshots = "D6"', "weapon 1, shots: .* whole number"),
        ("bolt_action", "range = 30", "range = 30\nminimum = 30", "weapon 1, minimum: .* shorter"),
        ("bolt_action", "pen = 7", 'he = "9D6"', "weapon 2, he: “9D6” is not known"),
        ("bolt_action", "men = 4", "men = 9", "unit 1, most: .* 9 men at least and 8 at most"),
        ("bolt_action", "men = 4", "men = 4\nseats = 3", "unit 1, seats: .* no unit with “seats”"),
        ("bolt_action", "each = { regular = 13, veteran = 16 }", "each = {}", "unit 1, points: .* no quality"),
        ("bolt_action", '"own:long-rifle", "smg"', '"heavy-at-gun"', "unit 1, weapons: No unit of this kind"),
        ("bolt_action", '"own:long-gun"', '"own:gun"', "unit 2, mounts 1, weapon: “own:gun” is not known"),
        ("bolt_action", 'damage = "heavy-tank"', 'damage = "thick"', "unit 2, damage: “thick” is not known"),
        ("operation_ww2", 'like = "m1-garand"', 'like = "garand"', "weapon 1, like: “garand” is not known"),
        ("operation_ww2", "shots = 3", "shots = 3\nclose = 200", "weapon 1, normal: A longer range"),
        ("operation_ww2", "shots = 3", "shots = 3\nnumbers = { heavy = 9 }", "weapon 1, numbers, heavy: .* no “Heavy”"),
        ("operation_ww2", 'gun = "own:long-75"', 'gum = "own:long-75"', "vehicle 1, weapons: “gum” is not known"),
        ("operation_ww2", '"own:long-75"', '"m1-garand"', "vehicle 1, weapons: .* same group"),
        ("operation_ww2", "points = 190", 'target = "unarmoured"', "vehicle 1, target: .* both armoured"),
        ("wh40k5", 'like = "storm-bolter"', 'like = "storm"', "weapon 1, like: “storm” is not known"),
        ("wh40k5", "range = 30", "range = 0", "weapon 1, range"),
        ("wh40k5", "strength = 5", 'strength = 5\ntraits = ["lucky"]', "weapon 1, traits: “lucky” is not known"),
        ("wh40k5", 'like = "space-marine"', 'like = "space-marines"', "model 1, like"),
        ("wh40k5", "ws = 5", "front = 12", "model 1, profile, front: .* has no “front”"),
        ("wh40k5", '"bolt-pistol", "frag', '"battle-cannon", "frag', "model 1, gear: Nobody .* carries battle-cannon"),
        ("wh40k5", 'instead = ["own:long-bolter"]', 'instead = ["boltgun"]', "model 1, upgrades: “boltgun”"),
        ("wh40k5", "special = []", 'special = ["brave"]', "model 1, special: “brave” is not known"),
        ("wh40k5", "size = [5, 10]", "size = [12, 14]", "unit 1, size: The numbers do not fit"),
        ("wh40k5", '"own:old-guard", least', '"rhino", least', "unit 1, part: .* of another type"),
        ("wh40k5", 'transports = ["rhino"]', 'transports = ["bus"]', "unit 1, transports: “bus” is not known"),
        ("axis_allies_minis", "speed = 4", "", "card 1, speed"),
        ("axis_allies_minis", 'nation = "us"', 'nation = "mars"', "card 1, nation: “mars” is not known"),
        ("axis_allies_minis", '"extended-range 10"', '"extended-rnge 10"', "card 1, abilities: .*extended-range"),
        ("axis_allies_minis", "points = 27", "points = 270", "card 1, points"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_place_and_line(game, was, put, said):
    army = grognard.army(game, grognard.system(game).setups.armies()[0].name)
    before = army.text()
    text = EXAMPLES[game, "own"]
    assert was in text
    with pytest.raises(InputError, match=said) as refusal:
        army.bring(text.replace(was, put))
    assert "Line" in str(refusal.value)
    assert army.text() == before


def test_what_a_unit_has_is_not_forgotten():
    army = brought("bolt_action")
    with pytest.raises(InputError, match="own:marksmen"):
        army.forget("own:marksmen")
    with pytest.raises(InputError, match="nothing of its own of that name"):
        army.forget("nobody")
    army.remove(army.ids[-1])
    army.forget("own:workshop-tank")
    assert "own:workshop-tank" not in [each.name for each in army.additions()]


@pytest.mark.parametrize("game", GAMES)
def test_what_an_army_has_of_its_owners_is_a_file_too(game):
    army, bare = brought(game), grognard.army(game, grognard.system(game).setups.armies()[0].name)
    assert bare.own_text() == EXAMPLES[game, "own"]
    before = army.text()
    army.own(army.own_text())
    assert army.text() == before
    bare.own(army.own_text())
    assert bare.own_text() == army.own_text()
    with pytest.raises(InputError, match="own:"):
        army.own({"format": "grognard-own", "version": 1, "system": game})
    assert army.text() == before


def test_a_key_that_was_tampered_with_names_nothing():
    army = brought("axis_allies_minis")
    data = army.data()
    data.pop("own")
    data["unit"][-1]["card"] = "old-faithful~bm9uc2Vuc2U"
    with pytest.raises(InputError, match="card: “old-faithful~bm9uc2Vuc2U” is not known"):
        grognard.army("axis_allies_minis", data)
