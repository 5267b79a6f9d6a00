"""Answers any question of any game with what lies ready, so that no word on the page need be known."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.person import Person

STEPS = 60
PATIENT = 6
"""In so many steps what is suggested has come, if anything is."""
SOON = 150
"""Thousandths of a second in which a page usually has answered."""


def answer(person: Person) -> None:
    """Take what lies ready, in as many steps as it needs, or the first that may be taken."""
    before = person.decision["id"]
    for step in range(STEPS):
        if ready(person).count():
            ready(person).first.click()
        elif step % PATIENT == 0 and (many := others(person).count()):
            others(person).nth(step // PATIENT % many).click()
        person.page.wait_for_timeout(SOON)
        if person.told["decision"] is None or person.decision["id"] != before:
            return
    raise AssertionError(f"no way out of {person.decision['question']}")


def ready(person: Person) -> Locator:
    """The filled button, while it may be pressed."""
    return person.page.locator(".answers .btn.primary:enabled")


def others(person: Person) -> Locator:
    """What else may be answered, the rows first."""
    answers = person.page.locator(".answers")
    rows = answers.locator("[role=radio]:not([aria-disabled=true]):not([aria-checked=true])")
    return rows.or_(answers.locator(".btn:enabled:not([data-key=Escape]):not(.primary)"))
