"""Maps asked of the server: shown, refused piece by piece, looked over, made from a seed."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.core.systems import system, systems

EVERY_SYSTEM = pytest.mark.parametrize("name", sorted(systems()))
PLANE = pytest.mark.parametrize("name", ["bolt_action", "operation_ww2", "wh40k5"])
WOOD = {"bolt_action": "wood", "operation_ww2": "woods", "wh40k5": "woods"}


def kit(server, name: str) -> Any:
    return server.client.get(f"/api/maps/{name}").json()


def asked(server, name: str, map_) -> Any:
    return server.client.post("/api/maps", json={"system": name, "map": map_}).json()


def square(id: str, kind: str, x: float, y: float, side: float = 6) -> dict[str, Any]:
    return {"id": id, "kind": kind, "outline": [[x, y], [x + side, y], [x + side, y + side], [x, y + side]]}


@EVERY_SYSTEM
def test_a_kit_says_what_there_is_to_draw_and_its_blank_table_is_sound(server, name):
    found = kit(server, name)
    assert all(kind["title"]["id"] and kind["facts"] for kind in found["kinds"])
    assert {listed["name"] for listed in found["shipped"]} == {each.name for each in system(name).setups.maps()}
    view = asked(server, name, {**found["blank"], "title": "Mine"})
    assert (view["faults"], view["title"]) == ([], "Mine")
    assert view["ground"]["width"] > 0
    assert view["scenario"]


@EVERY_SYSTEM
def test_what_comes_with_the_game_is_opened_and_given_back_the_same(server, name):
    for listed in kit(server, name)["shipped"]:
        view = asked(server, name, listed["name"])
        assert view["faults"] == []
        again = asked(server, name, view["toml"])
        assert (again["data"], again["ground"]) == (view["data"], view["ground"])


@PLANE
def test_each_fault_is_told_of_its_piece_and_the_others_are_drawn(server, name):
    wood, blank = WOOD[name], kit(server, name)["blank"]
    pieces = [
        square("good", wood, 20, 20),
        square("off", wood, -3, 20),
        square("strange", "lava", 30, 20),
        {"id": "thin", "kind": wood, "line": [[10, 10], [20, 10]]},
        {**square("holey", wood, 30, 30), "without": ["nowhere"]},
    ]
    view = asked(server, name, {**blank, "title": "Mine", "piece": pieces})
    assert [fault["piece"] for fault in view["faults"]] == ["off", "strange", "thin", "holey"]
    assert [piece["id"] for piece in view["ground"]["pieces"]] == ["good"]
    assert view["faults"][1]["field"] == "kind"
    assert view["data"]["piece"] == pieces


@PLANE
def test_an_id_used_twice_is_told_of_the_piece(server, name):
    wood, blank = WOOD[name], kit(server, name)["blank"]
    view = asked(
        server, name, {**blank, "title": "x", "piece": [square("twin", wood, 5, 5), square("twin", wood, 20, 5)]}
    )
    assert [(fault["piece"], fault["message"]["id"]) for fault in view["faults"]] == [("twin", "map-field")]


@EVERY_SYSTEM
@pytest.mark.parametrize("wrong", [{}, {"format": "grognard-army"}, {"piece": 7}, {"piece": [7, None, []]}])
def test_what_is_no_map_is_told_and_not_drawn(server, name, wrong):
    view = asked(server, name, wrong)
    assert view["faults"]
    assert view["ground"] is None


@EVERY_SYSTEM
@pytest.mark.parametrize("text", ["nonsense", "[1, 2]", "= = =", "/etc/passwd"])
def test_a_text_that_is_no_file_is_refused_in_words(server, name, text):
    answer = server.client.post("/api/maps", json={"system": name, "map": text})
    assert answer.status_code == 422
    assert answer.json()["text"]


@EVERY_SYSTEM
def test_a_table_is_made_from_a_seed_and_a_battle_begins_on_it(server, name):
    for kind in kit(server, name)["tables"]:
        asking = {"system": name, "kind": kind["name"], "seed": 11}
        view = server.client.post("/api/maps/make", json=asking).json()
        assert view["faults"] == []
        assert view == server.client.post("/api/maps/make", json=asking).json()
        battle = grognard.battle(name, scenario=view["scenario"], map=view["data"], seed=1)
        assert battle.choices()


@EVERY_SYSTEM
def test_a_kind_of_table_there_is_not_is_refused_with_those_there_are(server, name):
    answer = server.client.post("/api/maps/make", json={"system": name, "kind": "moon"})
    assert answer.status_code == 422
    assert "open-country" in answer.json()["text"]


@PLANE
def test_who_stands_behind_a_wood_or_house_is_not_seen(server, name):
    data = {**kit(server, name)["blank"], "title": "x", "piece": [{**square("w", WOOD[name], 18, 18, 12), "height": 5}]}
    view = server.client.post("/api/maps/outlook", json={"system": name, "map": data, "x": 24_000, "y": 2_000}).json()
    seen = dict(zip([(at["x"], at["y"]) for at in view["places"]], view["seen"], strict=True))
    beside = [level for (x, y), level in seen.items() if x < 8_000 and y < 8_000]
    assert set(beside) == {2}
    if name != "wh40k5":
        off = system(name).maps.battle(data).system.table.ground(system(name).maps.battle(data)).depth
        straight = [level for (x, y), level in seen.items() if abs(x - 24_000) < 3_000 and y > 31_000]
        assert off > 31_000
        assert 0 in straight


def test_hexes_behind_a_forest_are_not_seen(server):
    data = {**kit(server, "axis_allies_minis")["blank"], "title": "x"}
    rows = data["terrain"].split("\n")
    rows[4] = "F" * len(rows[4])
    data["terrain"] = "\n".join(rows)
    asked_at = {"system": "axis_allies_minis", "map": data, "x": 30_000, "y": 6_000}
    view = server.client.post("/api/maps/outlook", json=asked_at).json()
    far = [level for at, level in zip(view["places"], view["seen"], strict=True) if at["y"] > 50_000]
    assert far
    assert set(far) == {0}


@EVERY_SYSTEM
def test_a_place_off_the_table_is_refused(server, name):
    data = {**kit(server, name)["blank"], "title": "x"}
    answer = server.client.post("/api/maps/outlook", json={"system": name, "map": data, "x": 999_999, "y": 999_999})
    assert answer.status_code == 422


def test_a_map_that_is_too_long_is_refused(server):
    data = {"title": "x" * 500_000}
    answer = server.client.post("/api/maps", json={"system": "bolt_action", "map": data})
    assert answer.status_code == 413
