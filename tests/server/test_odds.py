"""Odds asked of the server: answered, refused by the rules, or refused for what cannot be read."""

from __future__ import annotations

import pytest

from grognard.core.systems import systems

ASKED = {
    "axis_allies_minis": {"attacker": "m4a1-sherman", "target": "panzer-iv-ausf-g", "range": 3},
    "bolt_action": {"attacker": "german-500/squad-a", "target": "us-500/squad-a", "range": 12},
    "wh40k5": {"attacker": "space-marines-500/tactical-squad", "target": "orks-500/mob-2", "range": 10},
}
FAR = {"axis_allies_minis": 20, "bolt_action": 90, "wh40k5": 90}


@pytest.mark.parametrize("name", sorted(ASKED))
def test_a_question_is_answered_with_distributions_needed_rolls_and_a_sentence(server, name):
    answer = server.client.post(f"/api/odds/{name}", json=ASKED[name])
    assert answer.status_code == 200
    found = answer.json()
    assert found["system"] == name
    assert found["refused"] is None
    assert found["question"]["range"] == ASKED[name]["range"]
    for spread in found["spreads"]:
        assert sum(outcome["chance"] for outcome in spread["outcomes"]) == pytest.approx(1)
        assert spread["outcomes"][0]["at_least"] == pytest.approx(1)
        assert spread["rules"]
    assert found["needs"][0]["rows"]
    assert {spread["name"] for spread in found["spreads"]} >= {"hits"}
    assert "destroyed" in {each["name"] for each in found["chances"]}
    assert found["text"]


@pytest.mark.parametrize("name", sorted(ASKED))
def test_exact_fractions_come_as_text_if_they_are_asked_for(server, name):
    found = server.client.post(f"/api/odds/{name}?fractions=1", json=ASKED[name]).json()
    outcome = found["spreads"][0]["outcomes"][0]
    above, _, below = outcome["fraction"].partition("/")
    assert int(above) / int(below) == pytest.approx(outcome["chance"])


@pytest.mark.parametrize("name", sorted(ASKED))
def test_an_impossible_question_is_answered_by_why(server, name):
    found = server.client.post(f"/api/odds/{name}", json=ASKED[name] | {"range": FAR[name]}).json()
    assert found["refused"]["rules"]
    assert found["spreads"] == []
    assert found["text"]


@pytest.mark.parametrize("name", sorted(ASKED))
@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"attacker": "no-such-unit"}, "attacker"),
        ({"target": "a b c"}, "target"),
        ({"range": "far"}, "range"),
        ({"range": -1}, "range"),
        ({"cheat": True}, "cheat"),
        ({"options": {"no_such_option": "1"}}, "no_such_option"),
        ({"cover": "a bush"}, "cover"),
    ],
)
def test_a_question_that_cannot_be_read_is_refused_naming_the_field(server, name, change, place):
    answer = server.client.post(f"/api/odds/{name}", json=ASKED[name] | change)
    assert answer.status_code == 422
    assert place in answer.json()["text"]


@pytest.mark.parametrize("name", sorted(ASKED))
def test_the_fields_of_a_question_are_listed_for_forms(server, name):
    fields = {field["name"]: field for field in server.client.get(f"/api/odds/{name}").json()}
    assert {"attacker", "target", "range", "cover"} <= set(fields)
    assert ASKED[name]["attacker"] in [each["value"] for each in fields["attacker"]["values"]]


def test_every_game_offers_odds_or_says_that_it_has_none(server):
    assert set(ASKED) <= set(systems())
    assert server.client.get("/api/odds/chess").status_code == 404
    assert server.client.post("/api/odds/chess", json={}).status_code == 422


@pytest.mark.parametrize("name", sorted(ASKED))
def test_what_each_change_is_worth_is_told_with_the_fields_it_changes(server, name):
    found = server.client.post(f"/api/odds/{name}/worth", json=ASKED[name]).json()
    assert found["measured"]["title"]["id"]
    for each in found["found"]:
        again = server.client.post(f"/api/odds/{name}", json=ASKED[name] | each["fields"]).json()
        assert (again["refused"] is not None) == (each["value"] is None)
    assert any(each["difference"] for each in found["found"])


@pytest.mark.parametrize("name", sorted(ASKED))
def test_questions_are_compared_as_a_number_changes(server, name):
    near = ASKED[name] | {
        "attacker": {"bolt_action": "10 smg", "axis_allies_minis": "bazooka", "wh40k5": "5 boy"}[name]
    }
    asked = {"questions": [near, ASKED[name]], "field": "range"}
    found = server.client.post(f"/api/odds/{name}/curve", json=asked).json()["found"]
    assert [len(line) for line in found["lines"]] == [len(found["values"])] * 2
    assert found["changes"][-1][1] == 1, "far off the other is better"
    assert found["lines"][0][-1] is None
    refused = server.client.post(f"/api/odds/{name}/curve", json=asked | {"field": "cover"})
    assert refused.status_code == 422
    assert "cover" in refused.json()["text"]


@pytest.mark.parametrize("name", sorted(ASKED))
def test_attackers_are_held_against_targets(server, name):
    question = dict(ASKED[name])
    units = [question.pop("attacker"), question.pop("target")]
    asked = {"attackers": units, "targets": units, "fields": question}
    found = server.client.post(f"/api/odds/{name}/table", json=asked).json()["found"]
    assert found["attackers"] == found["targets"] == units
    assert len(found["values"]) == 2


def test_a_game_without_plans_says_so(server):
    found = server.client.post("/api/odds/wh40k5/plan", json={"questions": [ASKED["wh40k5"]]}).json()
    assert found["course"]["refused"]["message"]["id"] == "odds-no-scene"


@pytest.mark.parametrize("name", sorted(set(ASKED) - {"wh40k5"}))
def test_a_plan_is_answered_with_the_best_order_and_the_counter_attack(server, name):
    asked = {"questions": [ASKED[name], ASKED[name] | {"range": 2}], "counter": {"range": 2}, "against": 1}
    found = server.client.post(f"/api/odds/{name}/plan", json=asked).json()
    course = found["course"]
    assert course["reached"][0] < course["reached"][1]
    assert len(course["orders"]) == 2
    assert 0 < course["held"] <= 1
    other = ASKED[name] | {"target": ASKED[name]["attacker"]}
    refused = server.client.post(f"/api/odds/{name}/plan", json={"questions": [ASKED[name], other]}).json()
    assert refused["course"]["refused"]["message"]["id"] == "odds-scene-differs"
    assert refused["text"]
    assert server.client.post(f"/api/odds/{name}/plan", json={"questions": []}).status_code == 422
    many = server.client.post(f"/api/odds/{name}/plan", json={"questions": [ASKED[name]] * 6})
    assert many.status_code == 422


@pytest.mark.parametrize(
    "attacker",
    [
        "{",
        "{}",
        '{"nation":"british"}',
        "1" * 5000 + " rifle",
        '{"nation":"british","unit":{"id":"a","entry":"infantry-section","quality":"regular","men":[{"count":1,"role":"x"}]}}',
        '{"nation":"british","unit":{"id":"a","entry":"infantry-section","quality":"regular","rules":["x"],'
        '"men":[{"count":1,"role":"rifleman","weapons":["rifle"]}]}}',
    ],
    ids=["open", "empty", "half", "many", "role", "rules"],
)
@pytest.mark.parametrize("field", ["attacker", "target"])
def test_a_unit_that_cannot_be_read_is_refused_naming_the_field(server, field, attacker):
    question = {"attacker": "us 10 rifle", "target": "us 10 rifle", "range": 6, field: attacker}
    answer = server.client.post("/api/odds/bolt_action", json=question)
    assert answer.status_code == 422
    assert answer.json()["text"].startswith(f"{field}:") or field in answer.json()["text"]


def test_a_plan_against_a_number_there_cannot_be_is_refused(server):
    body = {"questions": [ASKED["bolt_action"]], "counter": ASKED["bolt_action"], "against": 10**31}
    answer = server.client.post("/api/odds/bolt_action/plan", json=body)
    assert answer.status_code == 422
    assert str(10**31 + 1) in answer.json()["text"]
