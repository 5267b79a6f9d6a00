"""Chances before the dice and where they fell after them: orders, assaults, attacks; the luck so far."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from grognard import odds
from grognard.core.messages import say
from grognard.core.words import english
from grognard.games.bolt_action.odds.fight_odds import fight
from tests.browser import moments
from tests.browser.person import Person, says
from tests.browser.test_access import accessible, axe
from tests.browser.test_phone import fits
from tests.sampling import first

__all__ = ["axe"]


def chart(person: Person, title: str) -> Locator:
    """A chart under consideration, by its heading."""
    heading = person.page.get_by_role("heading", name=title, exact=True)
    return person.page.locator("section.odds").filter(has=heading)


def in_sight(person: Person, drawn: Locator) -> None:
    """The whole drawing lies on the screen, and inside what scrolls."""
    box = drawn.locator("svg.chart").bounding_box()
    assert box is not None
    for around in (person.column, person.column.get_by_role("group", name="Odds")):
        frame = around.bounding_box()
        assert frame is not None
        assert frame["y"] <= box["y"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]


@pytest.mark.slow
def test_an_order_test_is_shown_with_its_parts_and_then_where_the_dice_fell(person: Person):
    battle, assault = moments.assault_with_pins()
    person.sit(person.house.keep(battle))
    assert assault.unit is not None
    person.unit(assault.unit).focus()
    person.press("Enter")
    person.press("3")
    test = chart(person, "Sum of two dice")
    percent = moments.order_chance(battle, assault.unit, "run")
    says(test, f"Obeys {percent}%")
    in_sight(person, test)
    says(person.column.get_by_role("table").first, "Pass on")
    person.press("Enter")
    fell = person.log.filter(has_text="% likely.").first
    says(fell, re.compile(r"(passed|failed|FUBAR): \d+% likely\."))
    expect(fell.locator(".fell rect.came")).to_have_count(1)


@pytest.mark.slow
def test_an_assault_is_shown_with_its_blows_and_who_wins(person: Person):
    battle, assault = moments.assault_with_pins()
    person.sit(person.house.keep(battle))
    assert assault.unit is not None
    assert assault.target is not None
    person.unit(assault.unit).focus()
    person.press("Enter")
    person.column.get_by_role("radio", name=re.compile(re.escape(english(assault.label)))).click()
    who_wins = chart(person, "The fight")
    expect(who_wins).to_be_visible()
    names = who_wins.locator("svg.chart").get_attribute("aria-label") or ""
    units = battle.state.units
    found = fight(battle, units[assault.unit], units[assault.target], at_once=False)
    for name, chance in found.ends.items():
        word = {"attackers": assault.unit, "defenders": assault.target}.get(name)
        label = f"{english(battle.context.profile(word).name)} wins" if word else "nobody is left"
        assert f"{label}: {round(100 * min(0.99, max(0.01 if chance else 0, chance)))}%" in names
    says(person.column, "The first round of blows")
    says(person.column, "A blow kills on")


def test_the_outcome_of_an_attack_on_hexes_lies_in_sight(person: Person):
    battle = moments.played_until(
        lambda battle, asked: asked.kind == "activate" and any(o.target and o.figure for o in asked.options),
        system=moments.HEXES,
    )
    person.sit(person.house.keep(battle))
    attack = next(option for option in moments.view(battle).options if option.target and option.figure)
    assert attack.unit is not None
    person.unit(attack.unit).focus()
    person.press("Enter")
    person.column.get_by_role("radiogroup", name="attacks").get_by_role("radio").first.click()
    outcome = chart(person, english(say("aam-chart-outcome", cover="yes")))
    other = chart(person, english(say("aam-chart-outcome", cover="no")))
    shown = outcome.or_(other).first
    expect(shown).to_be_visible()
    in_sight(person, shown)


@pytest.mark.parametrize("system", first(1, [moments.HEXES, "bolt_action"]))
def test_the_luck_so_far_is_a_key_away(person: Person, axe: str, system: str):
    battle = moments.well_fought(system)
    person.sit(person.house.keep(battle))
    person.press("O")
    expect(person.dialog.get_by_role("heading", name="Luck so far")).to_be_visible()
    found = odds.luck(battle)
    for line in found.lines:
        says(person.dialog, english(line))
    expect(person.dialog.get_by_role("img")).to_have_count(len(found.tallies) + len(found.sides))
    accessible(person, axe)
    person.press("Escape")
    expect(person.dialog).to_have_count(0)


@pytest.mark.slow
def test_luck_and_places_fit_a_telephone(phone: Person):
    battle = moments.well_fought("bolt_action")
    phone.sit(phone.house.keep(battle))
    phone.page.get_by_role("tab", name="Log").tap()
    expect(phone.page.locator(".fell").first).to_be_visible()
    fits(phone)
    phone.page.get_by_role("button", name="Menu").tap()
    phone.page.get_by_role("button", name="Luck so far").tap()
    expect(phone.dialog.get_by_role("heading", name="Luck so far")).to_be_visible()
    fits(phone)
