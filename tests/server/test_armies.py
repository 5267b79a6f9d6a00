"""Armies asked of the server: begun, changed, mended, refused in words, held against the usual targets."""

from __future__ import annotations

import pytest

import grognard
from grognard.core.systems import systems
from grognard.odds import asking

GAMES = sorted(systems())
EVERY_SYSTEM = pytest.mark.parametrize("name", GAMES)


def shipped(name: str) -> str:
    return next(each.name for each in grognard.system(name).setups.armies())


def ask(server, name: str, army=None, **more):
    return server.client.post("/api/armies", json={"system": name, "army": army, **more})


def of(server, name: str, army=None, **more):
    answer = ask(server, name, army, **more)
    assert answer.status_code == 200, answer.json()["text"]
    return answer.json()


@EVERY_SYSTEM
def test_an_army_is_begun_for_every_nation_filled_and_given_back_as_it_is(server, name):
    nations = server.client.get(f"/api/armies/{name}").json()["nations"]
    assert [each["name"] for each in nations] == [id for id, _title in grognard.system(name).builder.nations()]
    for nation in nations:
        begun = of(server, name, nation=nation["name"])
        assert (begun["units"], begun["points"], begun["nation"]) == ([], 0, nation["title"])
        assert begun["breaches"][0]["message"]["id"] == "army-empty"
        assert begun["breaches"][0]["mends"]
        filled = of(server, name, begun["data"], change={"type": "fill"})
        assert filled["breaches"] == []
        assert filled["named"] == "My army"
        assert of(server, name, filled["data"])["data"] == filled["data"]
        armies = filled["data"], filled["foe"]
        assert grognard.battle(name, armies=armies, seed=1).decision is not None
        assert of(server, name, filled["toml"])["data"] == filled["data"]
        bare = filled
        while bare["units"]:
            bare = of(server, name, bare["data"], change={"type": "remove", "unit": bare["units"][0]["id"]})
        assert bare["named"] == "My army"
        assert bare["nation"] == nation["title"]


@EVERY_SYSTEM
def test_every_change_is_the_librarys(server, name):
    seen = of(server, name, shipped(name))
    army = grognard.army(name, shipped(name))
    offered = {each.name: each for each in army.additions()}
    assert {each["name"]: (each["points"], len(each["against"])) for each in seen["additions"]} == {
        each.name: (each.points, len(each.breaches)) for each in offered.values()
    }
    entry = next(each.name for each in offered.values() if each.points)
    added = of(server, name, seen["data"], change={"type": "add", "entry": entry})
    assert added["touched"] == added["open"] == army.add(entry)
    assert (added["points"], added["data"]["unit"]) == (army.points, army.data()["unit"])
    twin = of(server, name, added["data"], change={"type": "duplicate", "unit": added["touched"]})
    assert twin["touched"] == army.duplicate(added["touched"])
    moved = of(server, name, twin["data"], change={"type": "move", "unit": twin["touched"], "place": 0})
    army.move(twin["touched"], 0)
    assert [each["id"] for each in moved["units"]] == list(army.ids)
    named = of(server, name, moved["data"], change={"type": "rename", "title": "The Old Guard"})
    assert named["named"] == "The Old Guard"
    army.rename("The Old Guard")
    assert (named["toml"], named["text"]) == (army.text(), army.text("text"))


@EVERY_SYSTEM
def test_a_unit_that_is_open_tells_its_settings_with_what_forbids_them(server, name):
    army = grognard.army(name, shipped(name))
    for id in army.ids:
        seen = of(server, name, shipped(name), open=id)
        settings = army.settings(id)
        assert seen["open"] == id
        assert [
            (
                each["name"],
                each["value"],
                [(one["value"], one["points"], len(one["against"])) for one in each["values"]],
            )
            for each in seen["settings"]
        ] == [
            (each.name, each.value, [(one.value, one.points, len(one.breaches)) for one in each.values])
            for each in settings
        ]
        for each in settings[:2]:
            value = next((one.value for one in each.values if one.value != each.value), None)
            if value is not None:
                change = {"type": "set", "unit": id, "setting": each.name, "value": value}
                tried = army.copy()
                tried.set(id, each.name, value)
                assert of(server, name, seen["data"], change=change)["data"]["unit"] == tried.data()["unit"]


@EVERY_SYSTEM
def test_what_is_wrong_is_told_at_its_unit_and_line_and_mended_by_what_is_sent_with_it(server, name):
    seen = of(server, name, shipped(name), terms={"limit": 1})
    breach = seen["breaches"][0]
    assert breach["rule"]
    assert (seen["limit"], breach["unit"]) == (1, None)
    lacking = of(server, name)
    for _ in range(10):
        if not lacking["breaches"]:
            break
        mend = lacking["breaches"][0]["mends"][0]["change"]
        lacking = of(server, name, lacking["data"], change=mend)
    assert lacking["breaches"] == []


def test_a_slot_that_is_not_filled_is_mended_by_what_fills_it(server):
    begun = of(server, "bolt_action", nation="german")
    mends = {
        each["message"]["args"]["slot"]["id"]: [mend["change"]["entry"] for mend in each["mends"]]
        for each in begun["breaches"]
        if each["rule"]
    }
    assert mends["ba-slot-lieutenant"] == ["second-lieutenant", "first-lieutenant"]
    assert "grenadier-squad" in mends["ba-slot-squad"]
    assert "second-lieutenant" not in mends["ba-slot-squad"]


def test_the_line_of_a_breach_is_that_of_the_text(server):
    text = grognard.army("bolt_action", "us-500").text().replace("points = 120", "points = 20", 1)
    (breach,) = [each for each in of(server, "bolt_action", text)["breaches"] if each["unit"]]
    assert text.splitlines()[breach["line"] - 1 : breach["line"] + 1][0].startswith("[[unit]]")
    assert breach["mends"][0]["change"]["type"] == "set"
    mended = of(server, "bolt_action", of(server, "bolt_action", text)["data"], change=breach["mends"][0]["change"])
    assert [each for each in mended["breaches"] if each["unit"]] == []


@EVERY_SYSTEM
@pytest.mark.parametrize(
    "more",
    [
        {"army": "nonsense"},
        {"army": "[[unit]]\nid = 3"},
        {"army": "no-such-army"},
        {"army": "/etc/hostname"},
        {"army": {"unit": []}},
        {"army": {"unit": [{"id": 1}]}},
        {"nation": "nowhere"},
        {"terms": {"limit": 0}},
        {"change": {"type": "add", "entry": "no-such-unit"}},
        {"change": {"type": "remove", "unit": "nobody"}},
        {"change": {"type": "move", "unit": "nobody", "place": -1}},
        {"change": {"type": "rename", "title": "x" * 150}},
        {"change": {"type": "explode"}},
        {"surprise": 1},
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused_in_words(server, name, more):
    answer = ask(server, name, **more)
    assert answer.status_code == 422
    assert answer.json()["text"]


def test_an_army_of_another_game_is_called_that(server):
    data = of(server, "wh40k5", "orks-500")["data"]
    answer = ask(server, "bolt_action", data)
    assert answer.status_code == 422
    assert "wh40k5" in answer.json()["text"]
    assert server.client.get("/api/armies/chess").status_code == 404


@EVERY_SYSTEM
def test_every_unit_that_comes_with_a_game_is_held_against_the_usual_targets(server, name):
    seen = of(server, name, shipped(name))
    able = 0
    for unit in seen["units"]:
        asked = {"system": name, "army": seen["data"], "unit": unit["id"]}
        found = server.client.post("/api/armies/glance", json=asked).json()
        assert found["points"] == unit["points"]
        assert found["sheet"][0]["rows"] or name == "bolt_action"
        for row in found["rows"]:
            if row["why"] is None:
                able += 1
                answer = asking.ask(name, row["question"])
                assert row["value"] == pytest.approx(asking.game(name).measure(answer), rel=1e-12)
                assert 0 <= row["share"] <= 1
        assert any(row["why"] is None for row in found["rows"])
    assert able > len(seen["units"])


def test_an_obstacle_attacks_nobody(server):
    seen = of(server, "axis_allies_minis", "us-100")
    wired = of(server, "axis_allies_minis", seen["data"], change={"type": "add", "entry": "barbed-wire"})
    asked = {"system": "axis_allies_minis", "army": wired["data"], "unit": wired["touched"]}
    assert server.client.post("/api/armies/glance", json=asked).json()["rows"] == []
    (alone,) = [each for each in wired["units"] if each["part"] == "obstacle"]
    assert (alone["place"], alone["length"], alone["sign"]) == (0, 1, "obstacle-wire")
    for unit in seen["units"]:
        wired = of(server, "axis_allies_minis", wired["data"], change={"type": "remove", "unit": unit["id"]})
    assert [each["id"] for each in wired["units"]] == [alone["id"]]


def test_an_armys_own_things_are_brought_replaced_and_refused_in_words(server):
    begun = of(server, "axis_allies_minis", "us-100")
    assert begun["example"] is True
    brought = of(server, "axis_allies_minis", begun["data"], change={"type": "own", "text": begun["own"]})
    assert "own:old-faithful" in [each["name"] for each in brought["additions"]]
    assert brought["example"] is False
    taken = of(server, "axis_allies_minis", brought["data"], change={"type": "add", "entry": "own:old-faithful"})
    assert taken["touched"] == "old-faithful"
    dearer = brought["own"].replace("points = 27", "points = 30")
    changed = of(server, "axis_allies_minis", taken["data"], change={"type": "own", "text": dearer, "whole": True})
    assert changed["points"] == taken["points"] + 3
    refused = ask(
        server, "axis_allies_minis", changed["data"], change={"type": "own", "text": "points = ", "whole": True}
    )
    assert refused.status_code == 422
    wrong = dearer.replace("points = 30", "points = 300")
    refused = ask(server, "axis_allies_minis", changed["data"], change={"type": "own", "text": wrong, "whole": True})
    assert "card 1, points" in refused.json()["text"]


def test_what_matters_to_armies_is_said_and_house_rules_and_year_are_heeded(server):
    for name in GAMES:
        options = {each.name for each in grognard.system(name).setups.options()}
        assert set(of(server, name, shipped(name))["agreed"]) <= {"year", *options}
    late = {"year": 1941, "options": {"historical_limits": "on"}}
    usual = of(server, "axis_allies_minis", "us-100")
    dated = of(server, "axis_allies_minis", "us-100", terms=late)
    assert len(dated["breaches"]) > len(usual["breaches"])
    old = of(server, "axis_allies_minis", "german-100", terms={"options": {"unit_costs": "original"}})
    assert old["points"] > of(server, "axis_allies_minis", "german-100")["points"]


def test_what_no_rules_price_says_so(server):
    force = of(server, "operation_ww2", nation="german")
    assert force["unpriced"] is True
    assert 0 in [each["points"] for each in force["additions"]]
    assert of(server, "bolt_action", nation="us")["unpriced"] is False


def test_a_kept_list_with_a_house_rule_that_is_gone_opens_and_names_it(server):
    terms = {"options": {"gone_for_good": "on", "unit_costs": "no-such-cost", "historical_limits": "on"}}
    seen = of(server, "axis_allies_minis", "us-100", terms=terms)
    gone = {each["name"]: each["value"] for each in seen["unoffered"]}
    assert gone == {"gone_for_good": "on", "unit_costs": "no-such-cost"}
    said = next(each["problem"]["args"] for each in seen["unoffered"] if each["name"] == "unit_costs")
    assert said["values"] == "revised, original"
    usual = of(server, "axis_allies_minis", "us-100", terms={"options": {"historical_limits": "on"}})
    assert usual["unoffered"] == []
    assert usual | {"unoffered": 0} == seen | {"unoffered": 0}


def test_a_list_is_held_against_the_house_rules_and_the_year_of_its_battle(server):
    def problems(**agreed):
        asked = {"system": "axis_allies_minis", "army": grognard.army("axis_allies_minis", "us-100").data(), **agreed}
        return server.client.post("/api/armies/check", json=asked).json()["problems"]

    assert problems() == []
    late = problems(options={"historical_limits": "on"}, year=1939)
    assert {rule for each in late for rule in each["rules"]} == {"AAM-GAME-03"}
    answer = server.client.post("/api/armies/check", json={"system": "bolt_action", "army": "", "options": {"x": "y"}})
    assert answer.status_code == 422


@EVERY_SYSTEM
@pytest.mark.parametrize(("what", "begins"), [("sheet", "<h1>"), ("cards", "<article")])
def test_an_army_is_put_on_paper_as_it_is_sent_in_the_language_of_the_page(server, name, what, begins):
    data = of(server, name, nation=None, change={"type": "fill"})["data"]
    asked = {"system": name, "army": data, "what": what, "paper": "letter"}
    answer = server.client.post("/api/armies/print", json=asked, headers={"accept-language": "en"})
    page = answer.json()["html"]
    assert answer.status_code == 200
    assert [each for each in (begins, "size: letter", '<html lang="en"') if each not in page] == []
    wrong = server.client.post("/api/armies/print", json=asked | {"what": "poster"})
    assert wrong.status_code == 422
