"""Reference sheets fit their paper and take little of it, in English and in the languages of their games."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import grognard
from grognard.core.languages import speaking
from grognard.core.messages import say
from grognard.core.sheets.making import sheet
from grognard.core.sheets.page import html
from grognard.core.systems import system
from grognard.core.words import english, languages
from tests.browser import moments
from tests.browser.person import Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

A4: ViewportSize = {"width": 725, "height": 1040}
"""What A4 leaves between its margins of nine millimetres, in pixels."""
DESK: ViewportSize = {"width": 1280, "height": 800}
TOO_WIDE = """() => [...document.querySelectorAll("section")]
  .filter((each) => [...each.children].some((part) => part.scrollWidth > each.clientWidth + 1))
  .map((each) => each.querySelector("h2").innerText)"""
SPOKEN = [
    (game, language)
    for game in sorted(grognard.systems())
    for language in languages()
    if (files(f"grognard.games.{game}") / "i18n" / language / "sheet.ftl").is_file()
]


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_nothing_on_a_sheet_is_wider_than_its_column(chromium: Browser, game: str, language: str) -> None:
    with speaking(language):
        text = html(sheet(system(game)))
    page = chromium.new_page(viewport=A4)
    try:
        page.set_content(text)
        assert page.locator("section").count() > 10
        page.emulate_media(media="print")
        assert page.evaluate(TOO_WIDE) == []
        page.set_viewport_size(DESK)
        page.emulate_media(media="screen")
        assert page.evaluate(TOO_WIDE) == [], "on a screen"
    finally:
        page.close()


@pytest.mark.parametrize("game", sorted(grognard.systems()))
def test_a_page_on_a_telephone_is_no_wider_than_it(chromium: Browser, game: str) -> None:
    page = chromium.new_page(viewport={"width": 390, "height": 844})
    try:
        page.set_content(html(sheet(system(game))))
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    finally:
        page.close()


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_a_sheet_takes_two_pages_at_most(chromium: Browser, game: str, language: str) -> None:
    """Of letter in English, of A4 in the languages of countries that have it."""
    with speaking(language):
        text = html(sheet(system(game)), "letter" if language == "en" else "a4")
    page = chromium.new_page()
    try:
        page.set_content(text)
        printed = page.pdf(prefer_css_page_size=True)
        assert 1 <= len(re.findall(rb"/Type\s*/Page\b", printed)) <= 2
    finally:
        page.close()


def test_the_menu_opens_the_sheet_of_the_game_in_the_language_of_the_page(person: Person) -> None:
    person.sit(person.house.keep(moments.entering()))
    person.page.get_by_role("button", name="Menu").click()
    with person.page.expect_popup() as opened:
        person.dialog.get_by_role("link", name=english(say("sheet-title")), exact=True).click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text(english(system("bolt_action").title))
    assert opened.value.locator("html").get_attribute("lang") == "en"
