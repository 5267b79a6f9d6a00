"""The page speaks the language of the link, of the browser, or one chosen in the menu in the middle of a battle."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from grognard.core.messages import Message, say
from grognard.core.words import words
from tests.browser import moments
from tests.browser.person import Person, says


def speak(person: Person, before: str, after: str) -> None:
    """Open the menu and choose another language there."""
    person.page.get_by_role("button", name=words(Message("table-menu"), before), exact=True).click()
    person.dialog.get_by_label(words(Message("table-language"), before)).select_option(after)
    expect(person.dialog.get_by_label(words(Message("table-language"), after))).to_have_value(after)
    person.press("Escape")


def test_a_language_chosen_in_the_middle_of_a_move_keeps_what_is_drawn(person: Person):
    person.sit(person.house.keep(moments.entering()))
    battle = person.house.battle(person.id)
    x, y = next(place for place in moments.drags(battle, None, allowed=True) if place[1] < 45_000)
    person.drag((x, 48_000), (x, y))
    person.previewed()
    ghosts = person.board.locator(".ghost")
    many = ghosts.count()
    assert many > 0
    speak(person, "en", "hu")
    expect(ghosts).to_have_count(many)
    here = person.page.get_by_role("button", name=words(Message("table-move-here"), "hu"))
    expect(here).to_be_enabled()
    assert person.page.locator("html").get_attribute("lang") == "hu"
    assert "lang=hu" in person.page.url
    before = person.decision["id"]
    here.click()
    person.asked(after=before)
    # What the Hungarian of a game lacks is English, and says so.
    expect(person.page.locator("[lang=en]:visible").first).to_be_visible()
    person.page.reload()
    person.page.get_by_role("button", name=words(Message("table-menu"), "hu"), exact=True).wait_for()


def test_two_pages_of_one_table_speak_two_languages(newcomer: Callable[..., Person]):
    linked, preferring = newcomer(), newcomer(locale="ru-RU")
    id = linked.house.keep(moments.entering())
    linked.page.goto(f"{linked.house.origin}/?key={linked.house.key}&lang=hu#{id}")
    preferring.page.goto(f"{preferring.house.origin}/?key={preferring.house.key}#{id}")
    for person, language in ((linked, "hu"), (preferring, "ru")):
        person.asked()
        turn, turns = (person.told["scene"][each] for each in ("turn", "turns"))
        says(person.page.locator("header.bar"), words(say("table-turn-of", turn=turn, turns=turns), language))
        assert person.page.locator("html").get_attribute("lang") == language
