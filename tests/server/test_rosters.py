"""Lists of other programs sent to the server: told line by line, mended, refused in words."""

from __future__ import annotations

from base64 import b64encode

import grognard
from tests.rosters.lists import FORMS, lieutenant, roster, selection, squad

STRANGE = roster(lieutenant(), selection("Camel Riders", points=50, kind="unit"), squad(), squad(), points=280)


def ask(server, file: bytes, **more):
    return server.client.post("/api/lists", json={"file": b64encode(file).decode(), **more})


def of(server, file: bytes, **more):
    answer = ask(server, file, **more)
    assert answer.status_code == 200, answer.json()["text"]
    return answer.json()


def test_a_list_of_any_form_comes_back_as_an_army_that_can_be_built_on(server):
    for form, file in FORMS.items():
        seen = of(server, file, system="bolt_action", nation="us")
        assert seen["name"] == "Baker", form
        assert grognard.army("bolt_action", seen["army"]).points == 145
        built = server.client.post("/api/armies", json={"system": "bolt_action", "army": seen["army"]})
        assert built.json()["points"] == 145
        assert seen["costs"] == [{"name": "pts", "declared": "145", "sum": "145", "wrong": False}]
        assert {line["unit"] for line in seen["lines"]} == {"", "second-lieutenant", "infantry-squad"}


def test_what_is_not_known_is_told_and_can_be_mended(server):
    seen = of(server, STRANGE)
    (line,) = [line for line in seen["lines"] if line["state"] == "unknown"]
    assert (line["name"], line["ours"]) == ("Camel Riders", "")
    assert seen["costs"][0]["sum"] == "280"
    assert "infantry-squad" in [each["name"] for each in seen["meanings"]]
    mended = of(server, STRANGE, names={"Camel Riders": "infantry-squad"})
    assert [line["state"] for line in mended["lines"] if line["name"] == "Camel Riders"] == ["matched"]
    assert len(mended["army"]["unit"]) == 4
    left = of(server, STRANGE, names={"Camel Riders": ""})
    assert [line["state"] for line in left["lines"] if line["name"] == "Camel Riders"] == ["left-out"]


def test_a_list_that_does_not_add_up_says_so(server):
    seen = of(server, STRANGE.replace(b'value="280.0"', b'value="200.0"'))
    assert [(cost["declared"], cost["sum"], cost["wrong"]) for cost in seen["costs"]] == [("200", "280", True)]


def test_a_list_of_another_edition_is_told_without_an_army(server):
    other = roster(squad(), game="Bolt Action 3ed", game_id="", points=85)
    seen = of(server, other)
    assert (seen["army"], seen["lines"], seen["system"]) == (None, [], None)
    assert seen["why"]["id"] == "roster-other-edition"
    assert [(unit["name"], unit["points"]) for unit in seen["units"]] == [("Infantry Squad", "85 pts")]
    assert of(server, other, system="bolt_action")["army"]["unit"]


def test_what_is_no_list_is_refused_in_words(server):
    for file, told in (
        (b"Dear Sir", "none of the texts"),
        (b'<catalogue name="Armies"/>', "is a catalogue"),
        (b'<!DOCTYPE a><roster name="x"/>', "document type"),
        (b"", "nothing in it"),
    ):
        answer = ask(server, file)
        assert answer.status_code == 422
        assert told in answer.json()["text"]
    assert ask(server, STRANGE, system="chess").status_code == 422
    assert "no-such" in ask(server, STRANGE, names={"Camel Riders": "no-such"}).json()["text"]
    assert server.client.post("/api/lists", json={"file": "%%%"}).status_code == 422
    assert ask(server, b"x" * 4_000_000).status_code == 413
