"""Set-up and a whole turn on hexes without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import hex_moments, moments
from tests.browser.person import Person, says

STEPS = 60
TABS = 20


def test_from_the_set_up_to_the_second_turn_by_keys_alone(person: Person):
    battle = moments.set_up()
    person.sit(person.house.keep(battle))
    filled = person.column.locator(".answers .btn.primary")

    first = person.decision["moves"][0]["unit"]
    person.press("m")
    person.press("ArrowDown")
    says(filled, "Go to")
    person.press("Enter")
    says(filled, "Place here")
    person.press("e")
    expect(filled).to_be_enabled()
    person.choose(lambda: person.press("Enter"), "deploy")
    assert person.house.answer(person.id, battle)["unit"] == first
    person.choose(lambda: person.press("r"))

    done: set[str] = set()
    for _ in range(STEPS):
        if person.told["scene"]["turn"] > 1:
            break
        person.choose(lambda: keyed(person, done))
    assert person.told["scene"]["turn"] == 2
    assert {"move", "turn", "watch", "finish"} <= done


def test_a_target_is_chosen_by_its_number_and_attacked(person: Person):
    battle, unit = hex_moments.assault()
    options = hex_moments.attacks(moments.view(battle), unit)
    person.sit(person.house.keep(battle))
    able = [one["unit"] for one in person.decision["moves"]]
    person.press(str(able.index(unit) + 1))
    expect(person.unit(unit)).to_have_attribute("aria-pressed", "true")
    best = hex_moments.attacks_by_worth(person)
    person.press("2")
    rows = person.column.get_by_role("radiogroup", name="attacks").get_by_role("radio")
    expect(rows.nth(1)).to_be_checked()
    person.choose(lambda: person.press("Enter"))
    assert len(best) == len(options)
    assert person.house.answer(person.id, battle) == best[1]["choice"]


def keyed(person: Person, done: set[str]) -> None:
    """Answer what is asked by keys; in each part of the turn one unit acts, and then it is over."""
    asked = person.decision
    phase = person.told["scene"]["status"]["args"]["phase"]
    filled = person.column.locator(".answers .btn.primary")
    if asked["kind"] != "activate":
        key = next((option["key"] for option in asked["options"] if option["key"]), None)
        if asked["kind"] != "reaction" and key:
            person.press(key.lower())
        else:
            person.press("Enter")
        return
    todo = next((deed for deed in ("move", "turn", "watch") if deed not in done), "finish")
    if phase != "movement" or todo == "finish":
        person.press("Escape")
        says(person.column, "Finish the")
        done.add("finish")
        person.press("f")
        return
    done.add(todo)
    rows = person.column.get_by_role("radiogroup", name="Units that may act")
    if not rows.count():
        person.press("Escape")
    expect(rows.get_by_role("radio").first).to_be_visible()
    person.press("2" if todo == "watch" else "1")
    if todo == "move":
        steer(person)
        says(filled, "Move here")
    elif todo == "turn":
        person.press("q")
        says(filled, "Turn here")
    else:
        tab_to(person, "Overwatch from here")
        person.press("ArrowRight")
        says(filled, "Overwatch to the")
    expect(filled).to_be_enabled()
    person.press("Enter")


def tab_to(person: Person, group: str) -> None:
    """Press Tab until something in this group of the column has the focus."""
    for _ in range(TABS):
        person.press("Tab")
        if person.page.evaluate("document.activeElement?.closest('[role=radiogroup]')?.ariaLabel") == group:
            return
    raise AssertionError(f"Tab never comes to {group}")


def steer(person: Person) -> None:
    """Walk the place on the map to a hex within reach, and take it."""
    filled = person.column.locator(".answers .btn.primary")
    told = person.column.locator("p.sr[aria-live]").first
    person.press("m")
    for way in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp"):
        person.press(way)
        says(told, re.compile("reach"))
        if re.search("^[A-Z]\\d+, [^,]*, within reach$|, within reach$", told.inner_text()):
            break
    says(filled, "Go to")
    person.press("Enter")
