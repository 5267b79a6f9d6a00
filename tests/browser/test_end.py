"""The last choices of a battle, and its result."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.answers import answer
from tests.browser.person import Person, says
from tests.browser.to_the_end import back_at_the_table, sides_told


def test_a_battle_is_played_to_its_result(person: Person):
    person.sit(person.house.keep(moments.nearly_over()))
    random = Random(5)
    for _ in range(30):
        decision = person.told["decision"]
        if decision is None:
            break
        person.choose(lambda: answer(person, random))
    battle = person.house.battle(person.id)
    assert battle.over

    for side, told in sides_told(person, battle):
        expect(told).to_contain_text(re.compile(rf"(^|\D){side.score}\s+points?\b"))
    back_at_the_table(person, battle)
    expect(person.dialog).to_have_count(0)
    expect(person.page.get_by_role("button", name="Take back")).to_be_disabled()
    person.button("Show the result").click()
    person.dialog.get_by_role("button", name="New battle").click()
    says(person.dialog.get_by_role("heading", level=1), "New battle")
