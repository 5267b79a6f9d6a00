"""Answers any question through the page, as somebody would who takes what comes."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.person import Person


def answer(person: Person, random: Random) -> None:
    """Answer the question asked, whatever it is, with buttons of the column."""
    decision = person.decision
    answers = person.column.locator(".answers")
    filled = answers.locator(".btn.primary")
    if decision["dice"]:
        for _ in range(decision["dice"]["count"]):
            person.press(str(random.randint(1, decision["dice"]["faces"])))
    elif decision["move"]:
        option = random.choice(decision["options"])
        if option["key"]:
            # What lies filled is not told twice: its own key answers too.
            person.press(option["key"].lower())
            return
        plain = [each["label"] for each in decision["options"] if not each["key"]]
        answers.locator(".choices .btn:not([data-key])").nth(plain.index(option["label"])).click()
    elif answers.get_by_role("radio").count():
        units = answers.get_by_role("radiogroup", name="Units that may act").get_by_role("radio")
        if units.count():
            one_of(units, random).click()
            expect(units).to_have_count(0)
        rows = answers.get_by_role("radio")
        if rows.count():
            one_of(rows, random).click()
    elif decision["kind"] != "muster":
        button = one_of(answers.locator(".choices .btn:enabled"), random)
        opens_a_list = button.get_attribute("data-key") == "W"
        button.click()
        if not opens_a_list:
            return
        one_of(answers.get_by_role("radio"), random).click()
    expect(filled).to_be_enabled()
    filled.click()


def one_of(found: Locator, random: Random) -> Locator:
    return found.nth(random.randrange(found.count()))
