"""A table of one's own drawn in the page: with the mouse, by keys, by touch; refused at the piece, fought on."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import grognard
from grognard.core.battle import Battle
from grognard.core.systems import system, systems
from grognard.core.words import english
from tests.browser.person import Person
from tests.browser.test_access import accessible, axe  # noqa: F401
from tests.browser.test_phone import touch_drag
from tests.browser.to_the_end import sides_told
from tests.sampling import first

GAMES = sorted(systems())
PLANE = ["bolt_action", "operation_ww2", "wh40k5"]
WOOD = {"bolt_action": "wood", "operation_ww2": "woods", "wh40k5": "woods"}


def open_page(person: Person, game: str) -> None:
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#map={game}")
    expect(person.page.get_by_label("Game")).to_have_value(game)


def begin(person: Person, game: str, title: str) -> None:
    open_page(person, game)
    person.page.get_by_label("Title").fill(title)
    person.page.get_by_role("button", name="Begin", exact=True).click()
    expect(board(person, title)).to_be_visible()


def board(person: Person, title: str) -> Locator:
    return person.page.get_by_role("group", name=f"The table: {title}")


def data_of(person: Person) -> Any:
    """The map as the browser keeps it."""
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('grognard-maps'))")
    return next(each["data"] for each in kept["lists"] if each["id"] == kept["last"])


def sound(person: Person) -> None:
    """Wait until the game has found nothing to refuse."""
    expect(person.page.get_by_role("button", name="Play on it")).to_be_enabled()


def choose(person: Person, name: str, kind: str) -> None:
    title = next(english(each.title) for each in system(name).maps.kinds() if each.name == kind)
    person.page.get_by_role("region", name="What may be laid").get_by_role("button", name=title, exact=True).click()


def place(person: Person, title: str, x: float, y: float, width: float, depth: float) -> tuple[float, float]:
    """Where a place of the table lies on the screen; round the table there is a margin of a fortieth."""
    box = board(person, title).bounding_box()
    assert box is not None
    margin = max(width, depth) / 40
    scale = box["width"] / (width + 2 * margin)
    return box["x"] + (x + margin) * scale, box["y"] + (y + margin) * scale


def pull(person: Person, *places: tuple[float, float]) -> None:
    person.page.mouse.move(*places[0])
    person.page.mouse.down()
    for each in places[1:]:
        person.page.mouse.move(*each, steps=3)
    person.page.mouse.up()


def drawn(person: Person, name: str, title: str) -> Any:
    """A house, its twin and a wood, drawn by hand on an empty table."""
    begin(person, name, title)
    blank = data_of(person)
    wide, deep = blank["width"], blank["depth"]

    def at(x: float, y: float) -> tuple[float, float]:
        return place(person, title, x * wide, y * deep, wide, deep)

    choose(person, name, "building")
    pull(person, at(0.2, 0.4), at(0.3, 0.5))
    expect(board(person, title).get_by_role("button", pressed=True)).to_have_count(1)
    person.page.get_by_role("button", name="Twin opposite").click()
    choose(person, name, WOOD[name])
    for corner in ((0.5, 0.4), (0.6, 0.4), (0.62, 0.5), (0.52, 0.55)):
        person.page.mouse.click(*at(*corner))
    person.press("Enter")
    sound(person)
    data = data_of(person)
    assert [row["kind"] for row in data["piece"]] == ["building", "building", WOOD[name]]
    assert system(name).maps.faults(data) == []
    return data


def fought_out(person: Person) -> Battle[Any]:
    """The battle that two computers have fought on the table before the person's eyes."""
    person.page.get_by_role("button", name="Play on it").click()
    for group in ("Player of the First side", "Player of the Second side"):
        person.dialog.get_by_role("radiogroup", name=group).get_by_role("radio", name="Computer").click()
    person.dialog.get_by_role("button", name="Start battle").click()
    person.until(lambda: len(person.house.ids()) == 1, "a battle to begin")
    over = person.page.get_by_role("heading", name="The battle is over")
    expect(over).to_be_visible(timeout=600_000)
    return person.house.battle(person.id)


def ended(person: Person, battle: Battle[Any]) -> None:
    """The page tells how it ended and what each side lost, and still does when the person comes back to it."""
    for _ in range(2):
        assert len([side for side, _ in sides_told(person, battle)]) == 2
        person.page.reload()


@pytest.mark.parametrize("name", first(1, PLANE))
def test_a_table_is_drawn_from_nothing_and_fought_over_by_two_computers(person: Person, name: str) -> None:
    data = drawn(person, name, "Our field")
    person.page.reload()
    expect(board(person, "Our field")).to_be_visible()
    assert data_of(person) == data
    sound(person)
    battle = fought_out(person)
    assert (battle.setup.map.title, len(system(name).maps.load(data).ground.pieces)) == ("Our field", 3)
    ended(person, battle)


@pytest.mark.slow
def test_hexes_are_painted_from_nothing_and_fought_over_by_two_computers(person: Person) -> None:
    begin(person, "axis_allies_minis", "The ford")
    sound(person)
    palette = person.page.get_by_role("region", name="What may be laid")

    def over(*hexes: str) -> None:
        """Draw the mouse over hexes."""
        boxes = [board(person, "The ford").locator(f"[data-hex={hex}]").bounding_box() for hex in hexes]
        pull(person, *((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box))

    for kind, *hexes in (("forest", "C4", "D4", "E4"), ("road", "G1", "G2", "G3", "G4"), ("town", "G5", "G6")):
        palette.get_by_role("button", name=kind, exact=True).click()
        over(*hexes)
    sound(person)
    data = data_of(person)
    assert [data["terrain"].split("\n")[3][column] for column in (2, 3, 4)] == ["F", "F", "F"]
    assert data["roads"] == ["G1 G2 G3 G4"]
    battle = fought_out(person)
    assert battle.setup.map.title == "The ford"
    ended(person, battle)


def test_what_is_refused_is_said_at_the_piece_and_mended_by_keys(person: Person, axe: str) -> None:  # noqa: F811
    drawn(person, "bolt_action", "Our field")
    accessible(person, axe)
    house = board(person, "Our field").get_by_role("button", name="building-1")
    house.focus()
    person.press("Enter")
    person.press("Alt+ArrowRight")
    left = person.page.get_by_label("From the left, inches")
    left.fill("-2")
    left.press("Enter")
    expect(person.page.get_by_role("alert")).to_contain_text("reaches beyond the table")
    expect(person.page.get_by_role("button", name="Play on it")).to_be_disabled()
    accessible(person, axe)
    house.focus()
    for _ in range(5):
        person.press("ArrowRight")
    sound(person)
    expect(person.page.get_by_role("alert")).to_have_count(0)
    turn = data_of(person)["piece"][0]["rectangle"]["turn"]
    assert turn == 15
    house.focus()
    person.press("Delete")
    expect(house).to_have_count(0)
    assert len(data_of(person)["piece"]) == 2
    person.page.get_by_role("button", name="Undo").click()
    expect(house).to_have_count(1)


@pytest.mark.slow
def test_hexes_are_painted_and_looked_over(person: Person, axe: str) -> None:  # noqa: F811
    begin(person, "axis_allies_minis", "The ford")
    sound(person)
    palette = person.page.get_by_role("region", name="What may be laid")
    palette.get_by_role("button", name="forest").click()
    hexes = board(person, "The ford")
    hexes.get_by_role("button", name="D4,").click(force=True)
    palette.get_by_role("button", name="hedgerow").click()
    hexes.get_by_role("button", name="F6,").focus()
    person.press("4")
    palette.get_by_role("button", name="road").click()
    hexes.get_by_role("button", name="A1,").focus()
    person.press("Shift+ArrowDown")
    person.press("Shift+ArrowDown")
    sound(person)
    data = data_of(person)
    assert data["terrain"].split("\n")[3][3] == "F"
    assert (data["hedgerows"], data["roads"]) == (["F6 S"], ["A1 A2 A3"])
    assert system("axis_allies_minis").maps.faults(data) == []
    accessible(person, axe)
    person.page.get_by_role("button", name="What is seen").click()
    hexes.get_by_role("button", name="D2,").click(force=True)
    expect(hexes.locator("circle.dark").first).to_be_attached()


@pytest.mark.parametrize("name", first(1, GAMES))
def test_a_table_is_made_from_a_seed_on_a_telephone(phone: Person, axe: str, name: str) -> None:  # noqa: F811
    person = phone
    open_page(person, name)
    person.page.get_by_label("From").select_option("made")
    person.page.get_by_label("Seed").fill("5")
    person.page.get_by_role("button", name="Make it").click()
    sound(person)
    made = grognard.generate_map(name, system(name).maps.recipes()[0], seed=5)
    assert data_of(person)["title"] == made["title"]
    accessible(person, axe)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_on_a_telephone_a_piece_is_drawn_moved_and_reshaped_by_a_finger(phone: Person) -> None:
    person = phone
    begin(person, "bolt_action", "Our field")

    def at(x: float, y: float) -> tuple[float, float]:
        return place(person, "Our field", x, y, 48, 48)

    choose(person, "bolt_action", "building")
    board(person, "Our field").scroll_into_view_if_needed()
    touch_drag(person, at(10, 10), at(20, 16))
    person.until(lambda: "piece" in data_of(person), "the house to be drawn")
    assert data_of(person)["piece"][0]["rectangle"] == {"centre": [15, 13], "size": [10, 6]}
    scrolled = person.page.evaluate("scrollY")
    touch_drag(person, at(15, 13), at(15, 23))
    person.until(lambda: data_of(person)["piece"][0]["rectangle"]["centre"] == [15, 23], "the house to be moved")
    touch_drag(person, at(20, 26), at(24, 30))
    person.until(lambda: data_of(person)["piece"][0]["rectangle"]["size"] == [14, 10], "the house to be enlarged")
    assert person.page.evaluate("scrollY") == scrolled
    sound(person)


@pytest.mark.slow
def test_on_a_telephone_the_grips_of_a_small_piece_lie_apart_and_enlarge_it(phone: Person) -> None:
    person = phone
    begin(person, "bolt_action", "Our field")

    def at(x: float, y: float) -> tuple[float, float]:
        return place(person, "Our field", x, y, 48, 48)

    choose(person, "bolt_action", "building")
    board(person, "Our field").scroll_into_view_if_needed()
    touch_drag(person, at(20, 20), at(22, 22))
    person.until(lambda: "piece" in data_of(person), "the house to be drawn")
    boxes = [each.bounding_box() for each in board(person, "Our field").locator("[data-grip]").all()]
    spots = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    assert len(spots) == 4
    assert min(dist(one, other) for one, other in combinations(spots, 2)) >= 24
    assert min(min(box["width"], box["height"]) for box in boxes if box) >= 24
    # Its middle is free: there it is moved.
    touch_drag(person, at(21, 21), at(31, 31))
    centre = lambda: data_of(person)["piece"][0]["rectangle"]["centre"]  # noqa: E731
    person.until(lambda: centre() == [31, 31], "the house to be moved")
    (box,) = (each.bounding_box() for each in board(person, "Our field").locator("[data-grip='false 2']").all())
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    length = at(1, 0)[0] - at(0, 0)[0]
    touch_drag(person, (x, y), (x + 4 * length, y + 2 * length))
    person.until(lambda: data_of(person)["piece"][0]["rectangle"]["size"] == [6, 4], "the house to be enlarged")
    sound(person)
