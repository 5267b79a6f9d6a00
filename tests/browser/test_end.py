"""The last choices of a battle, and its result."""

from __future__ import annotations

import re
from functools import partial
from random import Random

from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.answers import answer
from tests.browser.person import Person, says
from tests.browser.to_the_end import back_at_the_table, played_out, sides_told

DECISIONS = 30


def test_a_battle_is_played_to_its_result(person: Person):
    person.sit(person.house.keep(moments.nearly_over()))
    random = Random(5)
    battle = played_out(person, partial(answer, person, random), DECISIONS)

    for side, told in sides_told(person, battle):
        expect(told).to_contain_text(re.compile(rf"(^|\D){side.score}\s+points?\b"))
    back_at_the_table(person, battle)
    expect(person.dialog).to_have_count(0)

    # Against the computer the last choice may be taken back even now: the battle goes on, to an end of its own.
    person.page.get_by_role("button", name="Take back", exact=True).click()
    person.until(lambda: person.told["decision"] is not None, "the last question again")
    assert not person.house.battle(person.id).over
    assert person.told["scene"]["result"] is None
    person.asked()
    expect(person.column.locator(".answers")).to_be_visible()
    battle = played_out(person, partial(answer, person, random), DECISIONS)
    for side, told in sides_told(person, battle):
        expect(told).to_contain_text(re.compile(rf"(^|\D){side.score}\s+points?\b"))
    back_at_the_table(person, battle)

    person.button("Show the result").click()
    person.dialog.get_by_role("button", name="New battle").click()
    says(person.dialog.get_by_role("heading", level=1), "New battle")
