"""Looking back at a battle over HTTP: any moment of it, through the eyes that one has, and a new battle from it."""

from __future__ import annotations

import pytest

import grognard
from grognard.core.records import to_builtins
from grognard.server.pages import replays
from tests.golden.test_golden import save_of
from tests.server.test_seats import came
from tests.server.test_summary import loaded


def asked(server, id, what="", **query):
    return server.client.get(f"/api/battles/{id}/replay{what}", params=query)


def test_a_battle_that_is_over_is_looked_back_at_through_all_eyes(server):
    id = loaded(server, save_of("operation_ww2"))
    battle = grognard.load_text(save_of("operation_ww2"))
    view = asked(server, id).json()
    assert (view["views"], view["eyes"], view["branches"], view["over"]) == (["all", "0", "1"], "all", True, True)
    assert len(view["moments"]) == battle.number + 1
    batch = asked(server, id, f"/scenes/{view['batch']}", eyes="1").json()
    assert [each["number"] for each in batch] == [*range(view["batch"], 2 * view["batch"])]
    scene = to_builtins(battle.system.table.scene(battle.branch(view["batch"]), 1))
    assert {**batch[0]["scene"], "units": batch[0]["units"]} == scene
    known = {line["seq"] for line in view["lines"]}
    assert {each["seq"] for each in asked(server, id, "/fallen").json()} <= known


def test_while_somebody_plays_by_a_link_each_looks_through_his_own_eyes_alone(server):
    id = server.begin(("here", "here"), system="operation_ww2")
    with server.talk(id) as page:
        told = page.hello()
        page.say(type="choose", decision=told["decision"]["id"], choice=server.choice(id, told["decision"]["seat"]))
        page.until(lambda heard: heard["type"] == "update")
    assert asked(server, id).json()["views"][0] in ("0", "1")
    guest, watcher = came(server, id, 1), came(server, id, None)
    for each, eyes in ((server, "0"), (guest, "1"), (watcher, "open")):
        view = asked(each, id).json()
        assert (view["views"], view["eyes"], view["branches"]) == ([eyes], eyes, False)
        battle = server.battle(id)
        seat = {"0": 0, "1": 1, "open": None}[eyes]
        last = asked(each, id, "/scenes/0").json()[0]
        assert {**last["scene"], "units": last["units"]} == to_builtins(
            battle.system.table.scene(battle.branch(0), seat)
        )
        for other in {"0", "1", "all", "open"} - {eyes}:
            for what in ("", "/scenes/0", "/fallen"):
                assert asked(each, id, what, eyes=other).status_code == 422
    answer = server.client.post(f"/api/battles/{id}/branch", json={"number": 0})
    assert answer.status_code == 422
    assert "when it is over" in answer.json()["text"]
    assert guest.client.post(f"/api/battles/{id}/branch", json={"number": 0}).status_code == 403


def test_nobody_else_looks_at_it_and_of_none_there_is_none(server):
    id = loaded(server, save_of("bolt_action"))
    for what in ("", "/scenes/0", "/fallen"):
        answer = server.client.get(f"/api/battles/{id}/replay{what}", headers={"cookie": ""})
        assert answer.status_code == 403
        assert asked(server, "nothing", what).status_code == 404


@pytest.mark.parametrize("number", [0, 70])
def test_a_new_battle_begins_at_any_moment_and_the_old_one_stays(server, number):
    id = loaded(server, save_of("bolt_action"))
    before = server.store.lines(id)
    answer = server.client.post(f"/api/battles/{id}/branch", json={"number": number})
    assert answer.status_code == 201, answer.text
    begun = server.battle(answer.json()["id"])
    assert begun.position == server.battle(id).branch(number).position
    assert server.store.find(answer.json()["id"]).players == ("here", "computer:greedy")
    assert server.store.lines(id) == before


@pytest.mark.parametrize("number", [-1, 10_000, "x"])
def test_no_battle_begins_at_a_moment_there_is_not(server, number):
    id = loaded(server, save_of("bolt_action"))
    assert server.client.post(f"/api/battles/{id}/branch", json={"number": number}).status_code == 422


def test_the_eyes_that_one_may_look_through():
    assert replays.allowed_eyes(None) == ["all", "0", "1"]
    assert [replays.allowed_eyes(seats) for seats in ((), (0,), (1,))] == [["open"], ["0"], ["1"]]


def test_a_battle_that_is_over_is_kept_as_a_file_and_reported_on(server):
    id = loaded(server, save_of("bolt_action"))
    film = asked(server, id, "/film.html", lang="hu")
    assert (film.status_code, '<html lang="hu">' in film.text) == (200, True)
    assert film.headers["content-disposition"].startswith("attachment")
    assert "<svg" in asked(server, id, "/report.html").text
    going = server.begin()
    for what in ("/film.html", "/report.html", "/doubts/0", "/doubts/0/0"):
        answer = asked(server, going, what)
        assert (answer.status_code, "not over" in answer.json()["text"]) == (422, True)


def test_what_choices_cost_is_asked_one_by_one(server):
    id = loaded(server, save_of("axis_allies_minis"))
    doubts = asked(server, id, "/doubts/0").json()
    assert len(doubts) == 20
    found = asked(server, id, f"/doubts/0/{doubts[0]}").json()
    assert found is None or (found["number"] == doubts[0] and found["points"] > 0)
    assert asked(server, id, f"/doubts/1/{doubts[0]}").json() is None
    assert asked(server, id, "/doubts/0/99999").json() is None
