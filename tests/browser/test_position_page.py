"""A position set up in the page: from a battle, written, dragged, sent on and played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import grognard
from grognard.core.systems import systems
from tests.browser.person import Person, says
from tests.browser.test_access import accessible, axe  # noqa: F401
from tests.browser.test_phone import touch_drag
from tests.sampling import first


def text_of(person: Person) -> Locator:
    return person.page.get_by_label("The position, a line a unit")


def wrote(person: Person, text: str) -> None:
    """Wait until the page holds this text and has read it."""
    expect(text_of(person)).to_have_value(text)
    expect(person.page.get_by_role("button", name="Play from here")).to_be_enabled()


def unit_on(person: Person, line: int) -> Locator:
    return person.page.get_by_role("group", name="The table").get_by_role("button", name=f", line {line}")


@pytest.mark.parametrize("name", first(1, sorted(systems())))
def test_the_moment_of_a_battle_is_taken_moved_and_played_on(person: Person, name: str) -> None:
    example: str = systems()[name].notation.example
    person.sit(person.house.keep(grognard.position(example)))
    person.page.get_by_role("button", name="Menu").click()
    person.dialog.get_by_role("link", name="Set up a position").click()
    expect(text_of(person)).to_be_visible()
    wrote(person, grognard.describe(grognard.position(example)))
    text = text_of(person).input_value()
    line = next(at for at, each in enumerate(text.splitlines(), 1) if each.startswith("b."))
    # By night the picture is as dark as the page.
    expect(person.page.locator(".picture img")).to_have_attribute("src", re.compile("light-dark"))
    unit = unit_on(person, line)
    box = unit.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x, y + box["height"], steps=4)
    person.page.mouse.up()
    expect(text_of(person)).not_to_have_value(text)
    expect(person.page.get_by_role("button", name="Play from here")).to_be_enabled()
    moved = text_of(person).input_value()
    assert [
        at for at, (old, new) in enumerate(zip(text.splitlines(), moved.splitlines(), strict=True), 1) if old != new
    ] == [line]
    person.page.get_by_role("button", name="Undo").click()
    wrote(person, text)
    person.page.get_by_role("button", name="Redo").click()
    wrote(person, moved)
    unit_on(person, line).focus()
    person.press("ArrowUp")
    expect(text_of(person)).not_to_have_value(moved)
    expect(person.page.get_by_role("button", name="Play from here")).to_be_enabled()
    end = text_of(person).input_value()
    first = person.house.ids()
    person.page.get_by_role("button", name="Play from here").click()
    expect(person.question).to_be_visible()
    assert person.id not in first
    assert person.house.battle(person.id).state == grognard.position(end).state


def test_what_is_wrong_is_said_by_its_line_while_the_last_picture_stays(person: Person) -> None:
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#position=bolt_action")
    example: str = systems()["bolt_action"].notation.example
    wrote(person, example)
    text_of(person).fill(example.replace("3 rifle", "3 rifel"))
    says(person.page.get_by_role("status"), "“rifel” is not known")
    expect(person.page.get_by_role("button", name="Play from here")).to_be_disabled()
    expect(unit_on(person, 5)).to_be_visible()
    line = person.page.get_by_role("status").get_by_role("button", name="Line 5")
    line.click()
    assert text_of(person).evaluate("it => it.value.slice(it.selectionStart, it.selectionEnd)") == (
        "a.firer 3 rifel @24,30 pins 1"
    )
    text_of(person).fill(example)
    wrote(person, example)
    person.page.get_by_label("Which unit").select_option(index=3)
    person.page.get_by_role("button", name="Add", exact=True).click()
    expect(person.page.get_by_role("button", name="Play from here")).to_be_enabled()
    # Five units, and the wood of the example.
    expect(person.page.get_by_role("group", name="The table").get_by_role("button")).to_have_count(6)
    person.page.reload()
    # Five units, and the wood of the example.
    expect(person.page.get_by_role("group", name="The table").get_by_role("button")).to_have_count(6)


@pytest.mark.slow
def test_a_position_is_sent_as_an_address(newcomer: Any) -> None:
    person = newcomer(permissions=["clipboard-read", "clipboard-write"])
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#position")
    person.page.get_by_label("Game").select_option("wh40k5")
    wrote(person, systems()["wh40k5"].notation.example)
    person.page.get_by_role("button", name="Copy address").click()
    says(person.page.get_by_role("status"), "Copied")
    address = person.page.evaluate("navigator.clipboard.readText()")
    other = newcomer()
    other.page.goto(f"{other.house.origin}/?key={other.house.key}#{address.partition('#')[2]}")
    wrote(other, systems()["wh40k5"].notation.example)
    other.page.goto(f"{other.house.origin}/?key={other.house.key}#position~rubbish")
    other.page.reload()
    says(other.page.get_by_role("status"), "holds no position that can be read")
    wrote(other, systems()["wh40k5"].notation.example)
    says(other.page.get_by_role("status"), "holds no position that can be read")


@pytest.mark.slow
def test_what_was_written_comes_back_after_another_position_was_opened(person: Person) -> None:
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#position=bolt_action")
    example: str = systems()["bolt_action"].notation.example
    wrote(person, example)
    mine = example.replace("pins 1", "pins 2")
    text_of(person).fill(mine)
    wrote(person, mine)
    battle = person.house.begin()
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#position={battle}")
    person.page.reload()
    for _ in range(2):
        expect(text_of(person)).to_have_value(re.compile("."))
        expect(text_of(person)).not_to_have_value(mine)
        expect(person.page.get_by_role("button", name="Undo")).to_be_enabled()
        person.page.reload()
    person.page.get_by_role("button", name="Undo").click()
    wrote(person, mine)


DUEL = "bolt_action\ntable 48 x 48\na.firer 5 rifle @21,40\nb.foe 5 rifle @21,10\n"


def with_wood(corners: str) -> str:
    return DUEL.replace("a.firer", f"piece wood wood {corners} height 3\na.firer")


def middle_of(it: Locator) -> tuple[float, float]:
    box = it.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inch(person: Person) -> float:
    """How many pixels an inch of the duel's table is."""
    box = person.page.get_by_role("group", name="The table").bounding_box()
    assert box is not None
    return box["width"] / 48


def wood_of(person: Person) -> str:
    """The corners of the wood, as the text has them."""
    found = re.search(r"^piece wood wood (.*) height", text_of(person).input_value(), re.MULTILINE)
    return found[1] if found else ""


def ask_about_the_duel(person: Person) -> None:
    person.page.get_by_label("Who looks and fires").select_option("a.firer")
    person.page.get_by_label("At whom").select_option("b.foe")
    person.page.get_by_role("button", name="What does it see and hit?").click()


@pytest.mark.slow
def test_terrain_is_put_moved_and_changes_what_is_seen(person: Person, axe: str) -> None:  # noqa: F811
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#position")
    expect(person.page.get_by_role("button", name="Play from here")).to_be_enabled()
    text_of(person).fill(DUEL)
    wrote(person, DUEL)
    expect(unit_on(person, 3)).to_be_visible()
    ask_about_the_duel(person)
    seen = person.page.get_by_role("group", name="Sight and odds")
    expect(seen.get_by_text("British Infantry section sees German Infantry section.")).to_be_visible()
    person.page.get_by_label("Which terrain").select_option("wood")
    person.page.get_by_role("button", name="Put it in the middle").click()
    wrote(person, with_wood("20,21 28,27"))
    expect(seen.get_by_text("British Infantry section sees")).to_have_count(0)
    ask_about_the_duel(person)
    expect(seen.get_by_text("British Infantry section does not see German Infantry section.")).to_be_visible()
    accessible(person, axe)
    unit_on(person, 3).focus()
    person.press("ArrowDown")
    wrote(person, with_wood("20,22 28,28"))
    x, y = middle_of(unit_on(person, 3))
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + 4 * inch(person), y, steps=4)
    person.page.mouse.up()
    person.until(lambda: wood_of(person) not in ("", "20,22 28,28"), "the wood to be dragged")
    (left, top), (right, bottom) = (map(float, corner.split(",")) for corner in wood_of(person).split())
    assert (top, bottom, round(right - left, 3)) == (22, 28, 8)
    assert 23 < left < 25
    person.page.get_by_role("button", name="Undo").click()
    wrote(person, with_wood("20,22 28,28"))
    person.page.get_by_label("Which table").select_option(index=0)
    person.page.get_by_role("button", name="Lay it out").click()
    expect(text_of(person)).not_to_have_value(with_wood("20,22 28,28"))
    assert "\nmap " in text_of(person).input_value()
    assert "piece" not in text_of(person).input_value()


@pytest.mark.slow
def test_on_a_phone_a_position_is_asked_about(phone: Person, axe: str) -> None:  # noqa: F811
    person = phone
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#position")
    expect(person.page.get_by_role("button", name="Play from here")).to_be_enabled()
    text_of(person).fill(DUEL)
    wrote(person, DUEL)
    ask_about_the_duel(person)
    seen = person.page.get_by_role("group", name="Sight and odds")
    expect(seen.get_by_text("British Infantry section sees German Infantry section.")).to_be_visible()
    accessible(person, axe)


def test_on_a_phone_a_unit_is_dragged_by_a_finger_and_the_page_beside_it(phone: Person) -> None:
    person = phone
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#position")
    expect(person.page.get_by_role("button", name="Play from here")).to_be_enabled()
    text_of(person).fill(DUEL)
    wrote(person, DUEL)
    expect(unit_on(person, 3)).to_be_visible()
    unit_on(person, 3).scroll_into_view_if_needed()
    x, y = middle_of(unit_on(person, 3))
    scrolled = person.page.evaluate("scrollY")
    touch_drag(person, (x, y), (x, y - 10 * inch(person)))
    expect(text_of(person)).not_to_have_value(DUEL)
    expect(person.page.get_by_role("button", name="Play from here")).to_be_enabled()
    moved = re.search(r"^a\.firer 5 rifle @([0-9.]+),([0-9.]+)", text_of(person).input_value(), re.MULTILINE)
    assert moved is not None
    assert 20 < float(moved[1]) < 22
    assert 29 < float(moved[2]) < 31
    assert person.page.evaluate("scrollY") == scrolled
    touch_drag(person, (x, y), (x, y - 120))
    person.until(lambda: person.page.evaluate("scrollY") > scrolled + 50, "the page to be scrolled beside the unit")


@pytest.mark.slow
def test_what_is_written_while_the_server_is_dead_survives_a_reload(person: Person) -> None:
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#position=bolt_action")
    example: str = systems()["bolt_action"].notation.example
    wrote(person, example)
    person.page.route("**/api/positions**", lambda route: route.abort())
    mine = example.replace("pins 1", "pins 2")
    text_of(person).fill(mine)
    says(person.page.get_by_role("status"), "The program does not answer.")
    expect(person.page.get_by_role("button", name="Play from here")).to_be_disabled()
    person.page.unroute("**/api/positions**")
    wrote(person, mine)
    expect(person.page.get_by_text("The program does not answer.")).to_have_count(0)
    person.page.reload()
    wrote(person, mine)
    person.complaints.clear()


def test_the_address_of_a_game_opens_its_example_or_what_was_written_of_it(person: Person) -> None:
    for name in ("wh40k5", "operation_ww2"):
        person.page.goto(f"{person.house.origin}/?key={person.house.key}#position={name}")
        wrote(person, systems()[name].notation.example)
    mine = systems()["operation_ww2"].notation.example + "# my own\n"
    text_of(person).fill(mine)
    wrote(person, mine)
    person.page.reload()
    wrote(person, mine)
    expect(person.page.get_by_text("There is no battle")).to_have_count(0)
