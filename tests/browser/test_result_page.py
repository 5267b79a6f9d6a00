"""The page of a battle that is over: shown when the battle is opened, it leads to its moments, prints, and closes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import grognard
from grognard import odds
from grognard.core.words import english
from tests.browser.person import Person, says
from tests.browser.test_access import accessible, axe  # noqa: F401 - a fixture
from tests.browser.test_words import wordless
from tests.golden.test_golden import save_of
from tests.sampling import first

GAMES = "bolt_action", "axis_allies_minis", "operation_ww2", "wh40k5"
CUT = """[...document.querySelectorAll('dialog, dialog *')]
  .filter((one) => one.clientHeight + 2 < one.scrollHeight && getComputedStyle(one).overflowY !== 'visible')
  .filter((one) => !one.matches('.sr')).map((one) => one.className)"""
"""What does not show all that is in it."""
MOST = pytest.mark.parametrize("game", first(1, GAMES))
SOME = pytest.mark.parametrize("game", first(1, GAMES[::-1]))


def opened(person: Person, game: str):
    battle = grognard.load_text(save_of(game))
    person.sit(person.house.keep(battle))
    expect(person.dialog.get_by_role("heading", name="Where it turned")).to_be_visible()
    return battle, odds.summary(battle)


def moments_of(person: Person):
    return person.dialog.get_by_role("region", name="Where it turned").get_by_role("listitem")


@MOST
def test_a_finished_battle_opens_with_its_page(person: Person, game, axe: str):  # noqa: F811
    battle, page = opened(person, game)
    says(person.dialog, english(page.result))
    for rule in page.rules:
        expect(person.dialog.get_by_role("button", name=f"{rule}, open the rule").first).to_be_visible()
    for name, what in (("Points by turn", "scores"), ("Force left by turn", "left")):
        chart = person.dialog.get_by_role("img", name=re.compile(name))
        for side, told in enumerate(page.sides):
            figures = ", ".join(
                str(int(getattr(turn, what)[side] + 0.5)) + "%" * (what == "left") for turn in page.turns
            )
            assert f"{english(told)} {figures}" in (chart.get_attribute("aria-label") or "")
    for side in (0, 1):
        region = person.dialog.get_by_role("region", name=english(page.sides[side]), exact=True)
        best = next(deed for deed in page.deeds if deed.side == side)
        says(region, english(best.name))
        expect(region.get_by_role("listitem")).to_have_count(battle.system.table.scene(battle, 0).sides[side].lost)
    expect(moments_of(person)).to_have_count(len(page.turning))
    for at, each in enumerate(page.turning):
        says(moments_of(person).nth(at), english(each.message))
    expect(person.dialog.get_by_role("heading", name="Luck")).to_be_visible()
    assert wordless(person) == []
    accessible(person, axe)


@SOME
def test_a_turning_point_leads_to_its_line_by_keys(person: Person, game):
    _, page = opened(person, game)
    person.dialog.get_by_role("button", name=re.compile("^Show in the log")).first.focus()
    for key in ("Shift+Tab", "Tab", "Enter"):
        person.press(key)
    expect(person.dialog).to_have_count(0)
    line = person.page.locator(f'[data-seq="{page.turning[0].seq}"]')
    expect(line).to_be_focused()
    expect(line).to_be_in_viewport()
    says(line, english(page.turning[0].message))


@pytest.mark.slow
def test_a_turning_point_leads_to_its_line_on_a_telephone(phone: Person):
    _, page = opened(phone, "axis_allies_minis")
    phone.dialog.get_by_role("button", name=re.compile("^Show in the log")).first.tap()
    line = phone.page.locator(f'[data-seq="{page.turning[0].seq}"]')
    expect(line).to_be_focused()
    expect(line).to_be_in_viewport()


@pytest.mark.slow
def test_back_to_a_turning_point_against_the_computer(person: Person):
    _, page = opened(person, "bolt_action")
    last = page.turning[-1]
    person.dialog.get_by_role("button", name=re.compile("^Back to before")).last.click()
    person.dialog.get_by_role("button", name="Take back", exact=True).click()
    person.until(lambda: person.told["decision"] is not None, "the question before it")
    battle = person.house.battle(person.id)
    assert not battle.over
    assert battle.log_length <= last.seq
    expect(person.dialog).to_have_count(0)


def test_what_is_printed_is_the_page_alone_and_all_of_it(person: Person):
    opened(person, "bolt_action")
    person.page.emulate_media(media="print")
    expect(person.page.locator(".app")).to_be_hidden()
    expect(person.dialog.get_by_role("button", name="New battle")).to_be_hidden()
    expect(person.dialog.get_by_role("heading", name="Where it turned")).to_be_visible()
    assert person.page.evaluate(CUT) == []


@pytest.mark.slow
def test_closing_it_shows_the_table_and_it_comes_again(person: Person):
    opened(person, "wh40k5")
    person.press("Escape")
    expect(person.dialog).to_have_count(0)
    person.button("Show the result").click()
    expect(person.dialog.get_by_role("heading", name="Where it turned")).to_be_visible()
    person.page.reload()
    expect(person.dialog.get_by_role("heading", name="Where it turned")).to_be_visible()
