"""The rules are searched: what fits best first, the rest by chapter."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.person import Person

FIRST = 6


def test_what_fits_best_stands_first_and_the_rest_is_folded_away_by_chapter(person: Person):
    battle, _ = moments.order_with_targets()
    person.sit(person.house.keep(battle))
    person.page.get_by_role("button", name="Rules", exact=True).click()
    person.dialog.get_by_role("searchbox").fill("cover")
    told = person.dialog.locator("p[aria-live]")
    expect(told).to_contain_text("rules")
    found = int(re.findall(r"\d+", told.inner_text())[0])
    assert found > FIRST
    best = person.dialog.locator(".find > ul button")
    expect(best).to_have_count(FIRST)
    expect(best.first).to_contain_text(re.compile("cover", re.IGNORECASE))
    chapters = person.dialog.locator("details")
    assert chapters.count() > 1
    assert chapters.locator("li").count() == found - FIRST
    hidden = chapters.first.locator("li").first
    expect(hidden).to_be_hidden()
    chapters.first.locator("summary").click()
    expect(hidden).to_be_visible()
    names = chapters.locator("summary").all_inner_texts()
    assert len(set(names)) == len(names)
