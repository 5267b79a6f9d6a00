"""Armies and scenarios: the two of 100 points, what is refused, what the rules of army building find."""

from __future__ import annotations

import json
from typing import Any

import pytest

import grognard
from grognard.core.errors import InputError
from grognard.core.records import replace, to_builtins
from grognard.core.words import english
from grognard.games.axis_allies_minis.data.armies import (
    Army,
    ArmyObstacle,
    ArmyUnit,
    army_names,
    army_text,
    load_army,
    validate,
)
from grognard.games.axis_allies_minis.data.maps import load_map
from grognard.games.axis_allies_minis.data.scenarios import load_scenario, scenario_names

NAMES = ("us-100", "german-100")
GERMAN = {"side": "axis", "zone": "north", "army": "german-100"}


def army_of(*cards: str, side: str = "axis") -> Army:
    units = [{"id": f"unit-{number}", "card": card} for number, card in enumerate(cards, 1)]
    head = {"format": "grognard-army", "version": 1, "system": "axis_allies_minis", "name": "test", "side": side}
    return load_army(head | {"unit": units})


def found(army: Army, limit: int = 100, year: int | None = None, **options: str) -> list[str]:
    return [problem.rule for problem in validate(army, limit, year=year, options=options)]


@pytest.mark.rule("AAM-GAME-01")
@pytest.mark.parametrize(("name", "units"), [("us-100", 14), ("german-100", 13)])
def test_aam_game_01_the_two_armies_cost_100_points(name: str, units: int) -> None:
    army = load_army(name)
    assert (len(army.unit), army.points()) == (units, 100)
    assert validate(army, year=1944, options={"historical_limits": "on"}) == ()
    assert len({english(unit.name) for unit in army.unit}) == units


def test_the_armies_have_their_units() -> None:
    cards = {name: [unit.card for unit in load_army(name).unit] for name in NAMES}
    us, german = ({card: cards[name].count(card) for card in cards[name]} for name in NAMES)
    assert us == {
        "m4a1-sherman": 2,
        "red-devil-captain": 1,
        "m1-garand-rifle": 5,
        "bazooka": 3,
        "bar-gunner": 1,
        "mortar-m2": 1,
        "m1919-mg": 1,
    }
    assert german == {
        "panzer-iv-ausf-g": 1,
        "stug-iii-ausf-g": 1,
        "ss-hauptsturmfuhrer": 1,
        "mg-42-machine-gun-team": 1,
        "mauser-kar-98k": 5,
        "pak-38-anti-tank-gun": 1,
        "panzerschreck": 1,
        "panzerfaust-30": 1,
        "ss-panzergrenadier": 1,
    }
    assert army_names() == NAMES


def test_names_of_armies_and_units() -> None:
    army = load_army("us-100")
    assert english(army.full_name) == "United States, 100 points"
    assert english(replace(army, title="Easy Company").full_name) == "Easy Company"
    assert english(army_of("mauser-kar-98k", "fucile-modello-1891").full_name) == "Axis, 6 points"
    assert [english(army.unit[number].name) for number in (0, 2)] == ["M4A1 Sherman A", '"Red Devil" Captain']


@pytest.mark.rule("AAM-GAME-01")
def test_aam_game_01_points_units_and_sides() -> None:
    assert found(load_army("us-100"), 99) == ["AAM-GAME-01"]
    assert found(load_army("us-100"), 100) == []
    crowd = army_of(*["mauser-kar-98k"] * 16)
    assert found(crowd) == ["AAM-GAME-01"]
    assert found(crowd, unit_limit="none") == []
    assert found(army_of(*["mauser-kar-98k"] * 15)) == []
    (problem,) = validate(army_of("mauser-kar-98k", "bazooka"))
    assert (problem.rule, problem.unit) == ("AAM-GAME-01", "unit-2")
    assert english(problem.message) == "Bazooka belongs to United States and cannot fight on this side: Axis."


@pytest.mark.rule("AAM-GAME-01")
def test_aam_game_01_obstacles() -> None:
    def army(*points: int) -> Army:
        wire = tuple(ArmyObstacle(id=f"wire-{n}", kind="barbed-wire", points=each) for n, each in enumerate(points))
        return replace(army_of("mauser-kar-98k"), obstacle=wire)

    assert army(5, 5).points() == 13
    assert found(army(5, 5)) == []
    (problem,) = validate(army(5, 5, 5))
    assert english(problem.message) == "Obstacles cost 15 points; they may cost 10. Take some out."


def test_an_unknown_obstacle_is_refused_with_those_there_are() -> None:
    text = army_text(load_army("us-100")).replace('"source"', '"obstacle": [{"id": "a", "kind": "moat"}], "source"')
    with pytest.raises(InputError) as caught:
        load_army(text)
    assert "obstacle 1, kind" in str(caught.value)
    assert "minefield" in str(caught.value)


@pytest.mark.rule("AAM-GAME-02")
def test_aam_game_02_one_hero_for_every_100_points() -> None:
    hero = "resourceful-hero"
    assert found(army_of(hero, side="allies")) == []
    problems = validate(army_of(hero, hero, side="allies"))
    assert [(problem.rule, problem.unit) for problem in problems] == [("AAM-GAME-02", "unit-2")]
    assert found(army_of(hero, hero, side="allies"), 200) == []
    assert found(army_of(hero, side="allies"), 99) == ["AAM-GAME-02"]


@pytest.mark.rule("AAM-GAME-03")
@pytest.mark.parametrize(("cards", "side", "allowed"), [
    (["mauser-kar-98k", "fucile-modello-1891"], "axis", True),
    (["mauser-kar-98k", "arisaka-rifleman"], "axis", False),
    (["m1-garand-rifle", "smle-no-4-rifleman"], "allies", True),
    (["m1-garand-rifle", "mosin-nagant-1891-30"], "allies", False),
    (["smle-no-4-rifleman", "mas-7-5mm-rifle"], "allies", True),
    (["m1-garand-rifle", "mas-7-5mm-rifle"], "allies", False),
])  # fmt: skip
def test_aam_game_03_who_fights_together(cards: list[str], side: str, allowed: bool) -> None:
    army = army_of(*cards, side=side)
    assert found(army) == []
    assert found(army, historical_limits="on") == ([] if allowed else ["AAM-GAME-03"])


@pytest.mark.rule("AAM-GAME-03")
def test_aam_game_03_nothing_later_than_the_scenario() -> None:
    army = army_of("panther-ausf-d", "mauser-kar-98k")
    assert found(army, 100, 1943, historical_limits="on") == []
    (problem,) = validate(army, year=1942, options={"historical_limits": "on"})
    assert (problem.rule, problem.unit) == ("AAM-GAME-03", "unit-1")
    assert (
        english(problem.message) == "Panther Ausf. D dates from 1943, and the scenario allows nothing later than 1942. "
        "Take it out, or agree to play without historical limits."
    )
    assert found(army, 100, 1942) == []


@pytest.mark.rule("AAM-C1")
def test_aam_c1_armies_by_the_costs_of_2005() -> None:
    german = load_army("german-100")
    assert german.points("original") == 100 + 7 + 2 - 2
    assert found(german, unit_costs="original") == ["AAM-GAME-01"]
    assert load_army("us-100").points("original") == 100


@pytest.mark.parametrize("name", NAMES)
def test_an_army_survives_its_text(name: str) -> None:
    assert load_army(army_text(load_army(name))) == load_army(name)


def plain() -> dict[str, Any]:
    return dict(json.loads(json.dumps(to_builtins(load_army("us-100")))))


@pytest.mark.parametrize(("place", "value", "problem"), [
    (("unit", 2, "card"), "m1-garande", "The text given, unit 3, card: “m1-garande” is not known. Like it, of "),
    (("unit", 1, "id"), "sherman-a", "The text given, unit: “sherman-a” is used twice. Give each its own id."),
    (("unit", 0, "letter"), "ab", "The text given, unit 1, letter: Expected `str` matching regex"),
    (("unit", 0, "colour"), "red", "The text given, unit 1: Object contains unknown field `colour`."),
    (("side",), "neutral", "The text given, side: “neutral” is not known. Write one of: axis, allies."),
    (("version",), 2, "The text given, version: 2 is no version of this form that is read here: it is 1."),
    (("unit",), [], "The text given, unit: Expected `array` of length >= 1."),
])  # fmt: skip
def test_an_army_with_a_mistake_is_refused(place: tuple[Any, ...], value: Any, problem: str) -> None:
    data = plain()
    inner: Any = data
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    with pytest.raises(InputError) as refusal:
        load_army(json.dumps(data))
    assert str(refusal.value).startswith(problem)


@pytest.mark.parametrize(("source", "problem"), [
    ("us-10", "“us-10” is neither a file nor one that comes with the game. There are: german-100, us-100."),
    ("name = \n", "The text given is neither sound TOML nor sound JSON"),
    pytest.param("#" * 100_001 + "\n", "The text given is longer than 100000 characters. Shorten it.", id="long"),
    pytest.param('{"a":' + "[" * 50_000, "The text given: its tables and lists are nested too deeply", id="nested"),
])  # fmt: skip
def test_what_is_no_army_is_refused(source: str, problem: str) -> None:
    with pytest.raises(InputError) as refusal:
        load_army(source)
    assert str(refusal.value).startswith(problem)


def test_an_army_unit_knows_its_card() -> None:
    assert ArmyUnit(id="tank", card="tiger-i").of.points == 56


@pytest.mark.parametrize("name", sorted(set(scenario_names()) - {"first-battle"}))
def test_the_scenarios_fit_their_maps_and_armies(name: str) -> None:
    scenario = load_scenario(name)
    ground = load_map(scenario.map)
    for player in scenario.player:
        army = load_army(player.army)
        assert army.side == player.side
        assert validate(army, scenario.points, year=scenario.year, options={"historical_limits": "on"}) == ()
        assert len(ground.zone(player.zone)) >= len(army.unit)


@pytest.mark.parametrize(("changes", "problem"), [
    ({"map": "nowhere"}, "map: “nowhere” is not known. Write one of: crossroads, long-ridge, "),
    ({"year": 1914}, "year: Expected `int` >= 1939."),
    ({"player": [GERMAN] * 2}, "player 2, side: the players need different sides"),
    ({"player": [GERMAN | {"army": "german-500"}] * 2}, "player 1, army: “german-500” is not known."),
])  # fmt: skip
def test_a_scenario_with_a_mistake_is_refused(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(InputError) as refusal:
        load_scenario(to_builtins(load_scenario("crossroads")) | changes)
    assert str(refusal.value).startswith(f"The text given, {problem}")


@pytest.mark.rule("AAM-GAME-03")
def test_a_battle_is_fought_in_the_year_agreed_on_and_keeps_it():
    setup = grognard.battle("axis_allies_minis", year=1945).setup
    assert setup.year == 1945
    assert grognard.battle("axis_allies_minis").setup.year == 1944
    battle = grognard.battle("axis_allies_minis", year=1945)
    assert grognard.load_text(battle.save_text()).setup.year == 1945
    with pytest.raises(InputError, match="1941"):
        grognard.battle("axis_allies_minis", year=1941, options={"historical_limits": "on"})
    with pytest.raises(InputError, match="from 1939 to 1945"):
        grognard.battle("axis_allies_minis", year=1946)
    with pytest.raises(InputError, match="leave the year out"):
        grognard.battle("bolt_action", year=1944)


@pytest.mark.rule("AAM-GAME-03")
def test_a_card_later_than_the_year_agreed_is_told_where_nothing_forbids_it():
    def told(year: int | None, **options: str) -> int:
        army = grognard.army("axis_allies_minis", "us-100", year=year, options=options)
        return [line.id for unit in army.units for line in unit.lines].count("aam-build-later")

    later = sum(unit.of.year > 1941 for unit in load_army("us-100").unit)
    assert later
    assert (told(1941), told(None), told(1945), told(1941, historical_limits="on")) == (later, 0, 0, 0)
