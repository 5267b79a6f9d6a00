"""A battle on hexes: units set up, moved and sent to attack, by keys, mouse and finger."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.person import Person, says
from tests.sampling import first

DIAL = re.compile("north|south")


def place_of(person: Person, hex: str) -> tuple[int, int]:
    """The centre of a hex, in thousandths."""
    table = next(one for one in person.heard if one["type"] == "table")
    (found,) = (one for one in table["ground"]["grid"]["hexes"] if one["id"] == hex)
    return found["x"], found["y"]


def unit_told(person: Person, id: str) -> dict[str, Any]:
    """A unit as the page was last told of it."""
    return next(dict(one) for one in person.told["scene"]["units"] if one["id"] == id)


def reach_of(person: Person, unit: str) -> list[str]:
    """The hexes a unit may reach where nobody stands."""
    taken = {one["hex"] for one in person.told["scene"]["units"] if one["place"] == "table"}
    (move,) = (one for one in person.decision["moves"] if one["unit"] == unit)
    return [hex for hex in move["hexes"] if hex not in taken]


def test_units_are_set_up_by_keys_and_the_rest_at_once(person: Person):
    battle = moments.set_up()
    person.sit(person.house.keep(battle, ("here", "here")))
    asked = person.decision
    unit = asked["moves"][0]["unit"]
    expect(person.column.get_by_role("radio", checked=True)).to_have_count(1)
    here = person.button(re.compile("Go to|Place here"))
    says(person.column.locator(".answers .btn.primary"), "Place the rest for me")

    person.press("m")
    person.press("ArrowDown")
    says(here, "Go to")
    says(person.column.locator("p.sr").first, "within reach")
    person.press("Enter")
    says(here, "Place here")
    expect(here).to_be_enabled()
    person.press("q")
    turned = person.column.get_by_role("radio", name=DIAL, checked=True)
    expect(turned).to_have_count(1)
    expect(person.board.locator(".ghost")).to_have_count(1)
    person.choose(lambda: person.press("Enter"), "deploy")
    assert unit_told(person, unit)["place"] == "table"
    expect(person.unit(unit)).to_have_count(1)

    person.choose(lambda: person.press("r"))
    assert all(one["place"] == "table" for one in person.told["scene"]["units"] if one["side"] == asked["seat"])


def test_a_unit_is_picked_sent_through_hexes_and_turned_by_mouse(person: Person):
    battle, unit = moments.assault()
    person.sit(person.house.keep(battle))
    person.unit(unit).click()
    expect(person.unit(unit)).to_have_attribute("aria-pressed", "true")
    person.press("Escape")
    goal = reach_of(person, unit)[0]
    person.page.mouse.click(*person.spot(*place_of(person, goal)))
    here = person.button(re.compile("Move here"))
    expect(here).to_be_enabled()
    expect(person.board.locator(".path").first).to_be_attached()
    person.press("Escape")
    expect(person.board.locator(".ghost")).to_have_count(0)
    person.drag(person.middle(unit), place_of(person, goal))
    expect(here).to_be_enabled()
    person.choose(lambda: person.press("Enter"))
    expect(person.log.filter(has_text="AAM-MOVE").first).to_be_attached()


def test_a_target_tapped_on_the_board_is_aimed_at_and_attacked(person: Person):
    battle, unit = moments.assault()
    person.sit(person.house.keep(battle))
    person.unit(unit).focus()
    person.press("Enter")
    options = [one for one in person.decision["options"] if one["unit"] == unit and one["figure"]]
    row = person.column.get_by_role("radio", checked=True)
    expect(row).to_have_count(1)
    person.press("t")
    expect(row).to_have_count(1)
    expect(person.column.get_by_role("table")).not_to_have_count(0)
    expect(person.page.get_by_role("img", name=re.compile("%"))).not_to_have_count(0)
    expect(person.board.locator(".sight").first).to_be_attached()
    assert len(options) > 1
    person.choose(lambda: person.press("Enter"))
    expect(person.log.filter(has_text="AAM-HIT").first).to_be_attached()


def test_a_turn_on_the_spot_and_overwatch(person: Person):
    battle, unit = moments.watch()
    person.sit(person.house.keep(battle))
    person.unit(unit).focus()
    person.press("Enter")
    person.until(lambda: any(one["type"] == "ranked" for one in person.heard), "what it had best do")
    expect(person.column.locator(".btn.primary")).to_be_enabled()
    person.press("e")
    here = person.button(re.compile("Turn here"))
    expect(here).to_be_enabled()
    person.press("Escape")
    person.column.get_by_role("radiogroup", name="Overwatch").get_by_role("radio").nth(2).click()
    says(person.column.locator(".btn.primary"), "verwatch")
    expect(here).to_have_count(0)


@pytest.mark.parametrize("scheme", first(1, ["light", "dark"]))
def test_a_unit_moves_by_taps_on_a_telephone(phone: Person, scheme: Literal["light", "dark"]):
    battle, unit = moments.assault()
    phone.page.emulate_media(color_scheme=scheme)
    phone.sit(phone.house.keep(battle))
    phone.page.touchscreen.tap(*phone.spot(*phone.middle(unit)))
    expect(phone.unit(unit)).to_have_attribute("aria-pressed", "true")
    phone.suggested(unit)
    x, y = place_of(phone, unit_told(phone, unit)["hex"])
    spots = [place_of(phone, hex) for hex in reach_of(phone, unit)]
    near = min(spots, key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)
    phone.page.touchscreen.tap(*phone.spot(*near))
    here = phone.button("Move here")
    expect(here).to_be_enabled()
    phone.choose(lambda: here.tap())
