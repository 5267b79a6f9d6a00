"""Scenarios asked of the server: begun, changed, mended, refused in words, bound into one file."""

from __future__ import annotations

import json
from random import Random

import pytest

import grognard
from grognard import agents
from grognard.core.systems import systems
from grognard.core.words import english
from tests.sampling import first

GAMES = sorted(systems())
EVERY_SYSTEM = pytest.mark.parametrize("name", GAMES)


def ask(server, name, scenario=None, change=None, **more):
    return server.client.post("/api/scenarios", json={"system": name, "scenario": scenario, "change": change, **more})


def of(server, name, scenario=None, change=None, **more):
    answer = ask(server, name, scenario, change, **more)
    assert answer.status_code == 200, answer.json()["text"]
    return answer.json()


def fields(view):
    return {field["path"]: field for group in view["groups"] for field in group["fields"]}


def shipped(name):
    return [each.name for each in grognard.system(name).setups.scenarios()]


@EVERY_SYSTEM
def test_one_is_begun_from_nothing_or_from_any_that_comes_with_the_game_and_fought(server, name):
    for source in (None, *shipped(name)):
        view = of(server, name, source)
        assert view["wrongs"] == []
        assert view["data"]["name"] not in shipped(name)
        assert of(server, name, view["data"]) == view
        assert of(server, name, view["toml"])["title"] == view["title"]
        assert grognard.battle(name, scenario=view["toml"], seed=1).decision is not None
    battle = grognard.battle(name, scenario=of(server, name)["data"], seed=3)
    agents.play(battle, [agents.agent("random")] * 2, random=Random(3))
    assert battle.over


@EVERY_SYSTEM
def test_every_field_can_be_set_to_each_of_its_values_and_says_what_follows(server, name):
    view = of(server, name, shipped(name)[0])
    for path, field in fields(view).items():
        values = [each["value"] for each in field["values"]][:4]
        if field["kind"] == "flag":
            values = [not field["value"]]
        if field["kind"] == "number":
            values = [each for each in (field["least"], field["most"]) if each is not None]
        for value in values:
            after = of(server, name, view["data"], {"type": "set", "path": path, "value": value})
            held = fields(after).get(path)
            assert held is None or held["value"] == value, path


@EVERY_SYSTEM
def test_what_can_be_dragged_stays_where_it_was_dragged_to(server, name):
    for source in (None, *shipped(name)):
        view = of(server, name, source)
        for handle in view["handles"]:
            step = handle["step"] * (1 if handle["y"] < view["ground"]["depth"] // 2 else -1)
            to = {"x": handle["x"] + step, "y": handle["y"] + step}
            after = of(server, name, view["data"], {"type": "drag", "handle": handle["id"], **to})
            moved = next(each for each in after["handles"] if each["id"] == handle["id"])
            assert (moved["x"], moved["y"]) != (handle["x"], handle["y"]), handle["id"]
            for axis in "xy":
                near = handle["step"] // 2 if handle["ways"] in ("both", axis) else 0
                wanted = to[axis] if handle["ways"] in ("both", axis) else handle[axis]
                assert abs(moved[axis] - wanted) <= near + 1, handle["id"]


def test_a_map_the_page_has_already_is_not_sent_again(server):
    view = of(server, "bolt_action")
    turns = {"type": "set", "path": "turns", "value": 4}
    after = of(server, "bolt_action", view["data"], turns, map=view["map"])
    assert after["ground"] is None
    other = {"type": "set", "path": "map", "value": grognard.system("bolt_action").setups.maps()[1].name}
    assert of(server, "bolt_action", view["data"], other, map=view["map"])["ground"] is not None


WRONG = [
    ("wh40k5", "chapel-ruins", {"type": "drag", "handle": "objective[0]", "x": 36_000, "y": 26_000}),
    ("wh40k5", "chapel-ruins", {"type": "add", "path": "objective"}),
    ("operation_ww2", "crossroads-farm", {"type": "set", "path": "zone_depth", "value": 60}),
    ("operation_ww2", "crossroads-farm", {"type": "set", "path": "side[1].force", "value": "us-1944"}),
    ("operation_ww2", "crossroads-farm", {"type": "set", "path": "victory[0].kind", "value": "building"}),
]


DEAR = [
    pytest.param("bolt_action", ["army[0]", "army[1]"], marks=pytest.mark.rule("BA-ARMY-01")),
    pytest.param("wh40k5", ["side[0].army", "side[1].army"], marks=pytest.mark.rule("WH-GAME-06")),
    pytest.param("operation_ww2", ["side[0].force", "side[1].force"], marks=pytest.mark.rule("AZ-SET-09")),
]


@pytest.mark.parametrize(("name", "paths"), DEAR)
def test_no_battle_begins_with_an_army_that_costs_more_than_the_scenario_says(server, name, paths):
    setups = grognard.system(name).setups
    armies = [each.name for each in setups.armies()[:2]]
    costs = [grognard.army(name, each).points for each in armies]
    made = grognard.scenario(name).set("points", min(costs) - 1).data
    with pytest.raises(grognard.InputError, match=f"costs {costs[0]} points; this battle allows {min(costs) - 1}"):
        grognard.battle(name, scenario=made, armies=armies)
    assert grognard.battle(name, scenario=made | {"points": max(costs)}, armies=armies).decision is not None
    view = of(server, name, made)
    for path, army in zip(paths, armies, strict=True):
        view = of(server, name, view["data"], {"type": "set", "path": path, "value": army})
    assert [(wrong["field"], wrong["rule"] != "") for wrong in view["wrongs"]] == [(path, True) for path in paths]
    assert [fields(view)[path]["points"] for path in paths] == costs
    for wrong, cost in zip(view["wrongs"], costs, strict=True):
        changes = [mend["change"] for mend in wrong["mends"]]
        assert {"type": "set", "path": "points", "value": cost} in changes
        assert {"type": "set", "path": "points", "value": None} in changes


def test_what_an_army_breaks_besides_is_told_at_it_and_forbids_no_battle(server):
    """A lieutenant and one squad (BA-ARMY-02 asks for two), fielded all the same."""
    army = grognard.army("bolt_action", "german-500")
    for id in army.ids[2:]:
        army.remove(id)
    made = grognard.scenario("bolt_action").set("army[0]", army.data()).data
    view = of(server, "bolt_action", made)
    assert view["wrongs"] == []
    (note,) = fields(view)["army[0]"]["notes"]
    assert note["rules"] == ["BA-ARMY-02"]
    assert fields(view)["army[1]"]["notes"] == []
    assert grognard.battle("bolt_action", scenario=made).decision is not None


@pytest.mark.parametrize(("name", "source", "change"), WRONG)
def test_what_is_wrong_stands_at_its_place_and_each_of_its_mends_mends_it(server, name, source, change):
    view = of(server, name, of(server, name, source)["data"], change)
    (wrong,) = view["wrongs"]
    assert wrong["group"] is not None
    with pytest.raises(grognard.InputError, match=r".") as refused:
        grognard.battle(name, scenario=view["data"])
    assert refused.value.message.args["problem"] == english_of(wrong["problem"])
    assert wrong["mends"]
    for mend in wrong["mends"]:
        assert of(server, name, view["data"], mend["change"])["wrongs"] == []


def english_of(message):
    """A message of the wire as a record."""
    args = {key: english_of(value) if isinstance(value, dict) else value for key, value in message["args"].items()}
    return grognard.core.messages.Message(message["id"], args)


@EVERY_SYSTEM
def test_house_rules_a_map_and_armies_of_ones_own_go_into_one_file(server, name):
    option = next(each for each in grognard.system(name).setups.options() if len(each.values) > 1)
    other = next(each.value for each in option.values if each.value != option.default)
    view = of(server, name, None, {"type": "set", "path": "options", "value": {option.name: other}})
    assert view["options"] == {option.name: other}
    path = next(field["path"] for field in fields(view).values() if field["kind"] == "army")
    first = grognard.army(name, grognard.system(name).setups.armies()[0].name)
    army = {**first.data(), "name": "mine", "title": "Mine"}
    view = of(server, name, view["data"], {"type": "set", "path": path, "value": army})
    assert (fields(view)[path]["value"], fields(view)[path]["own"]) == ("#own", "Mine")
    answer = server.client.post("/api/scenarios/bundle", json={"system": name, "scenario": view["data"]})
    whole = json.loads(answer.json()["text"])
    assert whole["map"]["title"]
    battle = grognard.battle(name, scenario=whole)
    assert battle.setup.options[option.name] == other
    assert of(server, name, answer.json()["text"])["wrongs"] == []


@pytest.mark.parametrize(
    ("scenario", "change", "said"),
    [
        ("no-such-file", None, "TOML"),
        ("/etc/hostname", None, "TOML"),
        ({"system": "wh40k5"}, None, "wh40k5"),
        ({"format": "grognard-scenario"}, None, "version"),
        (None, {"type": "set", "path": "nonsense", "value": 1}, "nonsense"),
        (None, {"type": "set", "path": "turns", "value": 99}, "turns"),
        (None, {"type": "set", "path": "turns", "value": "many"}, "turns"),
        (None, {"type": "set", "path": "part[0].zone", "value": "moon"}, "zone"),
        (None, {"type": "set", "path": "options", "value": 3}, "options"),
        (None, {"type": "remove", "path": "objective[7]"}, "objective[7]"),
        (None, {"type": "remove", "path": "..."}, "..."),
        (None, {"type": "add", "path": "turns"}, "turns"),
        (None, {"type": "drag", "handle": "objective[0]", "x": 0, "y": 0}, "objective[0]"),
    ],
)
def test_what_cannot_be_is_refused_in_words(server, scenario, change, said):
    answer = ask(server, "bolt_action", scenario, change)
    assert answer.status_code == 422
    assert said in answer.json()["text"]


def test_a_house_rule_there_is_not_is_said_before_the_battle(server):
    view = of(server, "bolt_action", None, {"type": "set", "path": "options", "value": {"no-such-rule": "on"}})
    assert "no-such-rule" in english(english_of(view["wrongs"][0]["problem"]))


@EVERY_SYSTEM
@pytest.mark.parametrize("kind", ["add", "remove"])
@pytest.mark.parametrize(
    "path", first(3, ["side[0]", "map.title", "__class__", "side", "options", "name", "nothing[3]"])
)
def test_nothing_is_added_or_taken_out_where_no_list_is_offered(server, name, kind, path):
    answer = ask(server, name, change={"type": kind, "path": path})
    assert answer.status_code == 422
    assert answer.json()["text"] == f"A scenario of this game has no {path}."
