"""Positions asked of the server: shown, altered, played, and written down of a battle."""

from __future__ import annotations

import pytest

import grognard
from grognard.core.systems import systems

EVERY_SYSTEM = pytest.mark.parametrize("name", sorted(systems()))


def example(server, name: str) -> str:
    return str(server.client.get(f"/api/positions/{name}").json()["example"])


@EVERY_SYSTEM
def test_a_position_is_shown_with_its_units_and_its_question(server, name):
    text = example(server, name)
    found = server.client.post("/api/positions", json={"text": text}).json()
    assert (found["wrong"], found["system"]) == (None, name)
    assert found["picture"].startswith("<svg")
    assert found["asked"][0]["options"]
    battle = grognard.position(text)
    assert {unit["id"] for unit in found["units"]} == set(battle.state.units)
    for unit in found["units"]:
        assert text.splitlines()[unit["line"] - 1].startswith(unit["id"])
        assert 0 < unit["left"] < unit["right"] < found["width"]
        assert 0 < unit["top"] < unit["bottom"] < found["depth"]


@EVERY_SYSTEM
def test_every_unit_of_the_kit_may_be_put_in_the_middle(server, name):
    kit = server.client.get(f"/api/positions/{name}").json()
    middle = server.client.post("/api/positions", json={"text": kit["example"]}).json()["middle"]
    for words in kit["rosters"][0]["words"]:
        text = f"{kit['example']}a.new {words} @{middle}\n"
        found = server.client.post("/api/positions", json={"text": text}).json()
        assert found["wrong"] is None, (words, found["wrong"])
        assert "a.new" in {unit["id"] for unit in found["units"]}


def test_what_is_wrong_is_told_with_its_line(server):
    found = server.client.post(
        "/api/positions", json={"text": "bolt_action\ntable 48 x 48\na.firer 5 rifl @1,2"}
    ).json()
    assert (found["system"], found["wrong"]["line"], found["picture"]) == ("bolt_action", 3, "")
    assert server.client.post("/api/positions", json={"text": "chess"}).json()["wrong"]["line"] is None
    assert server.client.post("/api/positions", json={"text": "a" * 1_000_001}).status_code == 422


def test_a_unit_is_moved(server):
    text = example(server, "bolt_action")
    asked = {"text": text, "unit": "a.firer", "dx": 1000, "dy": -500}
    assert "a.firer 3 rifle @25,29.5 pins 1" in server.client.post("/api/positions/move", json=asked).json()["text"]
    assert server.client.post("/api/positions/move", json=asked | {"dx": 10**9}).status_code == 422
    assert server.client.post("/api/positions/move", json=asked | {"unit": "a.none"}).status_code == 422


@EVERY_SYSTEM
def test_a_position_is_played_and_written_down_again(server, name):
    text = example(server, name)
    answer = server.client.post("/api/battles/load?players=here,here", content=f"# what if\n{text}")
    assert answer.status_code == 201
    id = answer.json()["id"]
    written = server.client.get(f"/api/battles/{id}/position").json()["text"]
    assert grognard.position(written).state == grognard.position(text).state
    save = server.client.get(f"/api/battles/{id}/save").text
    assert grognard.load_text(save).state == grognard.position(text).state


@EVERY_SYSTEM
def test_sight_and_odds_are_told_as_the_library_says_them(server, name):
    text = example(server, name)
    battle = grognard.position(text)
    one = next(id for id in battle.state.units if id.startswith("a."))
    other = next(id for id in battle.state.units if id.startswith("b."))
    found = server.client.post("/api/positions/between", json={"text": text, "unit": one, "target": other}).json()
    assert found["wrong"] is None
    assert found["sight"]["seen"] == bool(battle.sees(one, other))
    assert found["sight"]["distance"] == battle.sees(one, other).distance
    assert len(found["odds"]["charts"]) == len(battle.odds(one, other).view.charts)
    nobody = {"text": text, "unit": one, "target": "b.nobody"}
    assert server.client.post("/api/positions/between", json=nobody).json()["wrong"]["args"]


@EVERY_SYSTEM
def test_another_table_is_laid_and_a_piece_put_on_it(server, name):
    text = example(server, name)
    kit = server.client.get(f"/api/positions/{name}").json()
    blank = server.client.get(f"/api/maps/{name}").json()["blank"]
    mine = blank | {"title": "Mine"}
    found = server.client.post("/api/positions/table", json={"text": text, "map": mine}).json()["text"]
    kind = kit["terrain"][0]["name"]
    more = server.client.post("/api/positions/terrain", json={"text": found, "kind": kind}).json()["text"]
    added = [line for line in more.splitlines() if line not in found.splitlines()]
    assert len(added) == 1
    assert f" {kind} " in added[0]
    view = server.client.post("/api/positions", json={"text": more}).json()
    assert view["wrong"] is None
    assert [each["line"] for each in view["pieces"]] == ([] if name == "axis_allies_minis" else [3])
    shipped = {"text": more, "map": kit["maps"][0]["name"]}
    assert f"map {shipped['map']}" in server.client.post("/api/positions/table", json=shipped).json()["text"]
    assert server.client.post("/api/positions/table", json={"text": more, "map": {}}).status_code == 422
    assert server.client.post("/api/positions/terrain", json={"text": more, "kind": "lava"}).status_code == 422
