"""A battle that is over is told on a page, with its whole log; one that goes on is not."""

from __future__ import annotations

import pytest

import grognard
from grognard import odds
from grognard.core.records import to_builtins
from tests.golden.test_golden import KEPT, save_of


def loaded(server, text, players="here,computer:greedy"):
    answer = server.client.post(f"/api/battles/load?players={players}", content=text)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


@pytest.mark.parametrize("name", KEPT)
def test_the_page_is_that_of_the_library_with_the_log_from_its_first_line(server, name):
    id = loaded(server, save_of(name))
    found = server.client.get(f"/api/battles/{id}/summary").json()
    battle = grognard.load_text(save_of(name))
    assert found["summary"] == to_builtins(odds.summary(battle))
    told = [battle.system.table.line(battle, entry, 0, seq) for seq, entry in enumerate(battle.log)]
    assert [line["seq"] for line in found["log"]] == [line.seq for line in told if line is not None]
    known = {line["seq"] for line in found["log"]}
    assert {each["seq"] for each in found["summary"]["turning"]} <= known
    assert any(line["places"] for line in found["log"])


def test_a_battle_that_goes_on_has_no_page_yet(server):
    answer = server.client.get(f"/api/battles/{server.begin()}/summary")
    assert answer.status_code == 422
    assert "not over" in answer.json()["text"]


def test_only_the_keys_holder_sees_it_and_of_none_there_is_none(server):
    id = loaded(server, save_of("bolt_action"))
    headers = {"cookie": ""}
    assert server.client.get(f"/api/battles/{id}/summary", headers=headers).status_code == 403
    assert server.client.get("/api/battles/nothing/summary").status_code == 404
