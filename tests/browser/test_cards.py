"""Cards of units: four on a page, nothing of them cut off, in English and in the languages of their games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import grognard
from grognard.core.languages import speaking
from grognard.core.sheets.card_page import ON_A_PAGE, html
from grognard.core.sheets.cards import cards
from grognard.core.systems import system
from tests.browser.test_sheets import SPOKEN

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CUT = """() => [...document.querySelectorAll("article")]
  .filter((each) => {
    const body = each.querySelector("div");
    const wide = [...each.querySelectorAll("table")].some((table) => table.scrollWidth > body.clientWidth + 1);
    return wide || body.scrollHeight > body.clientHeight + 1 || each.scrollHeight > each.clientHeight + 1;
  })
  .map((each) => each.querySelector("h1").innerText)"""


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_nothing_of_a_card_is_cut_off_and_four_stand_on_a_page(chromium: Browser, game: str, language: str) -> None:
    army = grognard.army(game, system(game).setups.armies()[-1].name)
    with speaking(language):
        text = html(cards(army, lambda army, id: None), "letter" if language == "en" else "a4")
    page = chromium.new_page(viewport={"width": 748, "height": 1075})
    try:
        page.emulate_media(media="print")
        page.set_content(text)
        assert page.locator("article").count() == len(army.ids)
        assert page.evaluate(CUT) == []
        printed = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == -(-len(army.ids) // ON_A_PAGE)
    finally:
        page.close()
