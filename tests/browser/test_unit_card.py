"""What a unit is, without choosing it: a card under the resting mouse or the resting finger, and all units as cards."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.person import Person, says


@pytest.fixture
def enemy(person: Person):
    battle, unit = moments.order_with_targets()
    person.sit(person.house.keep(battle))
    return unit, next(one for one in person.told["scene"]["units"] if one["side"] == 1 and one["place"] == "table")


def rest(person: Person, unit: dict[str, Any]) -> None:
    model = unit["models"][0]
    x, y = person.spot(model["x"], model["y"])
    person.page.mouse.move(x - 2, y)
    person.page.mouse.move(x, y)


def test_the_mouse_resting_on_an_enemy_tells_of_it_and_leaves_the_question(person: Person, enemy):
    _, foe = enemy
    asked = person.question.inner_text()
    card = person.page.locator(".hover-card")
    expect(card).to_have_count(0)
    rest(person, foe)
    says(card, "″")
    assert len(foe["arms"]) == card.locator("tr").count()
    assert person.question.inner_text() == asked
    person.page.mouse.move(4, 4)
    expect(card).to_have_count(0)


@pytest.mark.slow
def test_a_finger_resting_on_a_unit_opens_its_card(phone: Person):
    battle, _ = moments.order_with_targets()
    phone.sit(phone.house.keep(battle))
    box = phone.board.bounding_box()
    assert box is not None
    standing = [one for one in phone.told["scene"]["units"] if one["place"] == "table"]
    spots = {one["id"]: [phone.spot(model["x"], model["y"]) for model in one["models"]] for one in standing}
    others = {id: [spot for other in spots if other != id for spot in spots[other]] for id in spots}

    def alone(one: dict[str, Any]) -> float:
        """How far the first model of a unit is from everybody else's, in pixels; nothing if it is out of sight, or
        below the buttons at the right."""
        x, y = spots[one["id"]][0]
        inside = box["x"] < x < box["x"] + box["width"] - 60 and box["y"] < y < box["y"] + 0.45 * box["height"]
        return min(hypot(x - p, y - q) for p, q in others[one["id"]]) if inside else 0.0

    seen = max(standing, key=alone)
    x, y = spots[seen["id"]][0]
    touch = phone.page.context.new_cdp_session(phone.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    menu = phone.page.get_by_role("menu")
    expect(menu).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(menu.locator(".unit-card")).to_contain_text(f"{seen['men']} of {seen['men_at_start']}")


@pytest.mark.usefixtures("enemy")
def test_all_units_are_cards_and_pressing_one_opens_it(person: Person):
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="All units").click()
    kinds = {piece["kind"] for piece in next(one for one in person.heard if one["type"] == "table")["ground"]["pieces"]}
    expect(person.dialog.get_by_role("heading", name="The ground")).to_be_attached()
    assert person.dialog.locator("section").last.get_by_role("listitem").count() == len(kinds)
    cards = person.dialog.locator(".unit-card")
    assert cards.count() == len(person.told["scene"]["units"])
    person.dialog.get_by_role("listitem").filter(has=person.page.locator(".unit-card")).first.get_by_role(
        "button"
    ).click()
    expect(person.dialog).to_have_count(0)
