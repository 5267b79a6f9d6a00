"""A scenario of one's own made in the page: changed, mended, kept, given on, and played."""

from __future__ import annotations

import json
import re
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import grognard
from grognard.core.scenarios.paths import value_at
from grognard.core.systems import systems
from tests.browser.person import Person, says
from tests.browser.test_access import accessible, axe  # noqa: F401
from tests.browser.test_phone import touch_drag
from tests.sampling import first

GAMES = sorted(systems())


def begin(person: Person, game: str, what: str = "") -> None:
    """Begin a scenario of a game: as one that comes with it, or from nothing."""
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#scenario={game}")
    expect(person.page.get_by_label("Game")).to_have_value(game)
    person.page.get_by_label("Begin with").select_option(what)
    person.page.get_by_role("button", name="Begin", exact=True).click()
    expect(play(person)).to_be_visible()


def play(person: Person) -> Locator:
    return person.page.get_by_role("button", name="Play it")


def group(person: Person, id: str) -> Locator:
    return person.page.locator(f'[data-group="{id}"]')


def handle(person: Person, id: str) -> Locator:
    return person.page.locator(f'[data-handle="{id}"]')


def kept(person: Person) -> dict[str, object]:
    """The scenario as the browser keeps it."""
    shelf = person.page.evaluate("JSON.parse(localStorage.getItem('grognard-scenarios'))")
    found: dict[str, object] = next(each["data"] for each in shelf["lists"] if each["id"] == shelf["last"])
    return found


def holds(person: Person, path: str, value: object) -> None:
    """Wait until the scenario that is kept says this."""
    person.until(lambda: value_at(kept(person), path) == value, f"{path} is {value}")


def carry(person: Person, id: str, dx: int, dy: int) -> None:
    """Drag something on the map so many pixels."""
    box = handle(person, id).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + dx / 2, y + dy / 2)
    person.page.mouse.move(x + dx, y + dy)
    person.page.mouse.up()


@pytest.mark.slow
def test_one_that_comes_with_the_game_is_changed_kept_and_fought_by_two_computers(
    person: Person,
    axe: str,  # noqa: F811
    tmp_path: Path,
) -> None:
    begin(person, "bolt_action", "key-ground")
    accessible(person, axe)
    person.page.get_by_label("Title").fill("Three wells")
    person.page.get_by_label("Turns", exact=True).fill("1")
    person.press("Enter")
    person.page.get_by_label("One turn more").select_option("0")
    holds(person, "turns", 1)
    group(person, "part-0").get_by_label("Sets up", exact=True).select_option("edge")
    holds(person, "part[0].zone", "edge")
    before = value_at(kept(person), "objective[0].across")
    carry(person, "objective[0]", 40, 0)
    person.until(lambda: value_at(kept(person), "objective[0].across") > before, "it has moved")
    carry(person, "part[0].depth", 0, -30)
    person.until(lambda: (value_at(kept(person), "part[0].depth") or 0) > 12, "the zone is deeper")
    group(person, "objective[2]").get_by_role("button", name="Take out").click()
    expect(group(person, "objective[2]")).to_have_count(0)
    person.press("Control+z")
    expect(group(person, "objective[2]")).to_have_count(1)
    made = kept(person)
    person.page.reload()
    expect(person.page.get_by_label("Title")).to_have_value("Three wells")
    assert kept(person) == made
    with person.page.expect_download() as coming:
        person.page.get_by_text("This scenario…").click()
        person.page.get_by_role("button", name="Save with map and armies in one file").click()
    file = tmp_path / "wells.json"
    coming.value.save_as(file)
    assert json.loads(file.read_text())["title"] == "Three wells"
    assert grognard.battle("bolt_action", scenario=file).decision is not None
    for side in ("First side", "Second side"):
        players = person.page.get_by_role("radiogroup", name=f"Player of the {side}")
        players.get_by_role("radio", name="Computer").click()
    play(person).click()
    says(person.page.locator("body"), "Three wells")
    expect(person.page.get_by_role("dialog")).to_be_visible(timeout=60_000)
    assert person.house.battle(person.id).result.turns == 1


@pytest.mark.parametrize("game", first(1, GAMES))
def test_one_is_made_from_nothing_by_the_keyboard(person: Person, game: str, axe: str) -> None:  # noqa: F811
    begin(person, game)
    accessible(person, axe)
    person.page.get_by_label("Title").fill("From nothing")
    person.press("Enter")
    holds(person, "name", "from-nothing")
    knob = person.page.locator("[data-handle]").first
    if knob.count() == 0:
        person.page.get_by_label("Mission").select_option("seize-ground")
        for number in range(3):
            person.page.get_by_role("button", name="Add a place to fight for").click()
            expect(person.page.locator("[data-handle]")).to_have_count(number + 1)
    before = kept(person)
    knob.focus()
    person.press("ArrowUp")
    person.until(lambda: kept(person) != before, "it has moved")
    person.page.get_by_role("button", name="Undo").click()
    person.until(lambda: kept(person) == before, "it is back")
    expect(play(person)).to_be_enabled()
    play(person).click()
    person.until(lambda: re.search(r"#[\w-]+$", person.page.url) and "scenario" not in person.page.url, "it begins")
    assert person.house.battle(person.id).decision is not None


def test_what_is_wrong_is_said_with_what_mends_it_and_a_file_that_is_none_loses_nothing(
    person: Person, tmp_path: Path
) -> None:
    begin(person, "wh40k5", "chapel-ruins")
    group(person, "objectives").get_by_role("button", name="Add a place to fight for").click()
    expect(play(person)).to_be_disabled()
    faults = person.page.get_by_role("list", name="One thing is wrong")
    faults.get_by_role("button", name="Take out Objective 3").click()
    expect(play(person)).to_be_enabled()
    made = kept(person)
    wrong = tmp_path / "broken.toml"
    wrong.write_text('format = "grognard-scenario"\nsystem = "wh40k5"\npoints = "many"\n', encoding="utf-8")
    person.page.get_by_text("This scenario…").click()
    person.page.get_by_label("Open a file…").set_input_files(wrong)
    says(person.page.locator(".told"), "broken.toml")
    assert kept(person) == made
    person.page.route("**/api/scenarios", lambda route: route.abort())
    person.page.get_by_label("Title").fill("Lost?")
    person.press("Enter")
    says(person.page.locator(".told"), "does not answer")
    assert kept(person) == made
    person.complaints.clear()


def test_on_a_phone_the_map_is_a_page_of_its_own_and_dragged_by_touch(phone: Person, axe: str) -> None:  # noqa: F811
    person = phone
    begin(person, "operation_ww2", "crossroads-farm")
    person.page.get_by_role("radio", name="Its map").tap()
    accessible(person, axe)
    box = handle(person, "zone_depth").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 43
    client = person.page.context.new_cdp_session(person.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for kind, at in (("touchStart", y), ("touchMove", y + 15), ("touchMove", y + 30), ("touchEnd", None)):
        points = [] if at is None else [{"x": x, "y": at}]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    person.until(lambda: 20 <= int(str(kept(person)["zone_depth"])) < 34, "the zones are less deep")


@pytest.mark.slow
def test_it_is_fought_on_a_table_kept_by_the_map_editor(person: Person) -> None:
    table = grognard.generate_map("operation_ww2", "village", 4) | {"title": "Our table"}
    shelf = json.dumps({"lists": [{"id": "t", "system": "operation_ww2", "title": "Our table", "data": table}]})
    person.enter()
    person.page.evaluate("(shelf) => localStorage.setItem('grognard-maps', shelf)", shelf)
    begin(person, "operation_ww2")
    person.page.get_by_label("Map", exact=True).select_option(label="Our table")
    person.until(lambda: value_at(kept(person), "map") == table, "the table is in it")
    expect(person.page.get_by_label("Map", exact=True).locator("option:checked")).to_contain_text("Our table")
    play(person).click()
    person.asked()
    assert person.house.battle(person.id).setup.map.title == "Our table"


@pytest.mark.slow
def test_a_corner_of_something_small_is_dragged_by_touch_on_a_phone(phone: Person) -> None:
    person = phone
    begin(person, "operation_ww2", "mill-ford")
    person.page.get_by_role("radio", name="Its map").tap()
    victory: Any = kept(person)["victory"]
    number = next(number for number, row in enumerate(victory) if row["kind"] == "place")
    path = f"victory[{number}].place"
    spots = [middle_of(handle(person, id)) for id in (path, f"{path}.low", f"{path}.high")]
    assert min(dist(one, other) for one, other in combinations(spots, 2)) >= 24
    before = value_at(kept(person), path)
    x, y = spots[2]
    touch_drag(person, (x, y), (x + 30, y - 20))
    person.until(lambda: value_at(kept(person), path) != before, "the place to be enlarged")
    after = value_at(kept(person), path)
    assert after["low"] == before["low"]
    assert all(new > old for new, old in zip(after["high"], before["high"], strict=True))


def middle_of(locator: Locator) -> tuple[float, float]:
    box = locator.locator(".grip").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(
    ("game", "rule", "army", "cost"),
    [("bolt_action", "BA-ARMY-01", "army[0]", 500), ("wh40k5", "WH-GAME-06", "side[0].army", 500)],
)
def test_an_army_too_dear_for_the_limit_is_told_with_its_rule_and_mended(
    person: Person, game: str, rule: str, army: str, cost: int
) -> None:
    first = next(each for each in grognard.system(game).setups.armies() if each.points == cost)
    begin(person, game)
    person.page.get_by_label("Points a side").fill("400")
    person.press("Tab")
    holds(person, "points", 400)
    person.page.get_by_label("First army" if game == "bolt_action" else "Army").first.select_option(first.name)
    holds(person, army, first.name)
    expect(play(person)).to_be_disabled()
    faults = person.page.get_by_role("list", name="One thing is wrong")
    says(faults, f"The army costs {cost} points; this battle allows 400.")
    expect(faults.get_by_role("button", name=f"{rule}, open the rule")).to_be_visible()
    faults.get_by_role("button", name=f"Points a side: {cost}").click()
    holds(person, "points", cost)
    expect(play(person)).to_be_enabled()
    says(person.page.locator("body"), f"It costs {cost} points. The rules find nothing wrong in it.")


def test_a_new_battle_says_why_it_cannot_begin(person: Person) -> None:
    begin(person, "bolt_action")
    person.page.get_by_label("Points a side").fill("450")
    person.press("Tab")
    holds(person, "points", 450)
    person.page.get_by_role("button", name="Menu").click()
    person.dialog.get_by_role("button", name="New battle").click()
    person.dialog.get_by_label("Scenario").select_option(label="My scenario")
    person.dialog.get_by_label("Army of the First side").select_option("german-500")
    says(person.dialog, "The army costs 500 points; this battle allows 450.")
    person.complaints.clear()


def test_what_was_made_survives_a_dead_server_and_a_reload(person: Person) -> None:
    begin(person, "bolt_action", "key-ground")
    person.page.get_by_label("Title").fill("Three wells")
    person.press("Tab")
    holds(person, "title", "Three wells")
    made = kept(person)
    person.page.route("**/api/scenarios**", lambda route: route.abort())
    person.page.get_by_label("Turns", exact=True).fill("3")
    person.press("Tab")
    dead = person.page.get_by_text("The program does not answer.")
    expect(dead).to_be_visible()
    person.page.reload()
    expect(dead).to_be_visible()
    assert kept(person) == made
    person.page.unroute("**/api/scenarios**")
    person.page.reload()
    expect(person.page.get_by_label("Title")).to_have_value("Three wells")
    expect(play(person)).to_be_enabled()
    assert kept(person) == made
    person.page.get_by_label("Turns", exact=True).fill("3")
    person.press("Tab")
    holds(person, "turns", 3)
    person.complaints.clear()
