"""Who does not know what to do asks a computer player: it says what it would do, why, and what it reckons with."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.person import Person


def test_a_player_who_is_asked_says_what_it_would_do_and_draws_what_it_reckons_with(person: Person):
    battle, _ = moments.order_with_targets()
    person.sit(person.house.keep(battle))
    person.page.evaluate("() => localStorage.setItem('grognard.adviser', 'greedy')")
    person.page.reload()
    person.asked()
    panel = person.column.get_by_role("region", name="What would you do?")
    expect(panel).to_have_count(0)
    person.press("h")
    expect(panel.get_by_role("combobox")).to_have_value("greedy")
    person.until(lambda: any(one["type"] == "hint" for one in person.heard), "the hint")
    hint = next(one for one in person.heard if one["type"] == "hint")
    moves = panel.get_by_role("listitem")
    expect(moves).to_have_count(len(hint["line"]))
    assert len(hint["line"]) >= 2
    assert {step["side"] for step in hint["line"]} == {0, 1} or len(hint["line"]) == 2
    drawn = [step for step in hint["line"] if step["overlays"]]
    assert drawn
    expect(person.board.locator(".reckoned")).to_have_count(len(drawn))
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    expect(person.board.locator(".reckoned")).to_have_count(0)

    person.press("h")
    before = person.decision["id"]
    panel.get_by_role("button", name="Do it").click()
    person.until(lambda: (person.told["decision"] or {"id": None})["id"] != before, "what comes of it")
    assert person.house.answer(person.id, battle) == hint["choice"]
    expect(panel).to_have_count(0)


@pytest.mark.slow
def test_on_a_telephone_one_who_thinks_long_is_stopped_and_another_asked(phone: Person):
    person = phone
    battle, _ = moments.order_with_targets()
    person.sit(person.house.keep(battle))
    person.page.get_by_role("button", name="Menu").click()
    person.dialog.get_by_role("button", name="What would you do?").click()
    panel = person.page.get_by_role("region", name="What would you do?")
    panel.get_by_role("combobox").select_option("veteran:8s")
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_role("button", name="Ask again")).to_be_visible()
    panel.get_by_role("combobox").select_option("greedy")
    expect(panel.get_by_role("listitem")).not_to_have_count(0)
    heard = [one["player"] for one in person.heard if one["type"] == "hint"]
    assert heard == ["greedy"]
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
