"""What was done is taken back: against the computer everything, between two at one screen by the other's press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import moments
from tests.browser.person import Person, says

TWO_HERE = ("here", "here")


def test_an_order_is_taken_back_with_the_dice_and_the_computers_choices_after_it(person: Person):
    battle, unit = moments.order_with_targets()
    person.sit(person.house.keep(battle))
    lines = person.log.all_inner_texts()

    give(person, unit, "2", "move")
    assert "order Advance" in summary(person, unit)
    person.choose(back(person).click, "order")
    assert "no order" in summary(person, unit)
    assert person.log.all_inner_texts() == lines
    kept = person.house.battle(person.id)
    assert kept.number == battle.number
    assert kept.position == battle.position

    give(person, unit, "2", "move")
    person.choose(lambda: person.press("s"), "target")
    person.choose(lambda: person.press("Enter"))
    assert person.house.battle(person.id).rolls > battle.rolls
    person.choose(lambda: person.press("z"))
    assert person.house.battle(person.id).log_length > battle.log_length
    while person.house.battle(person.id).number > battle.number:
        person.choose(lambda: person.press("z"))
    assert person.house.battle(person.id).position == battle.position
    assert person.log.all_inner_texts() == lines


@pytest.mark.slow
def test_a_line_of_the_log_is_gone_back_to(person: Person):
    battle, unit = moments.order_with_targets()
    person.sit(person.house.keep(battle))
    give(person, unit, "2", "move")
    person.choose(lambda: person.press("s"), "target")
    person.choose(lambda: person.press("Enter"))
    line = person.log.filter(has_text="Advance").first
    line.hover()
    line.get_by_role("button", name=re.compile("^Back to before")).click()
    says(person.dialog, "The dice are counted")
    person.choose(lambda: person.press("Enter"))
    assert person.house.battle(person.id).position == battle.position


@pytest.mark.slow
def test_between_two_at_one_screen_dice_are_taken_back_by_the_others_press(person: Person):
    battle, unit = moments.order_with_targets()
    person.sit(person.house.keep(battle, TWO_HERE))
    give(person, unit, "2", "move")
    person.choose(lambda: person.press("s"), "target")
    person.choose(lambda: person.press("Enter"))
    while not person.told["back"]["consent"]:
        person.choose(lambda: person.press("Enter"))
    number = person.house.battle(person.id).number
    person.press("z")
    says(person.dialog, "let that side press the button if it agrees")
    person.dialog.get_by_role("button", name="Leave it").click()
    assert person.house.battle(person.id).number == number
    person.press("z")
    person.choose(person.dialog.get_by_role("button", name=re.compile("agreed")).click)
    assert person.house.battle(person.id).number < number


def test_it_says_why_nothing_can_be_taken_back(person: Person):
    person.sit(person.house.begin(TWO_HERE))
    expect(back(person)).to_have_attribute("title", re.compile("You have chosen nothing yet"))
    person.press("z")
    says(person.column, "You have chosen nothing yet that could be taken back.")


def give(person: Person, unit: str, order: str, then: str) -> None:
    """Give a unit an order by its key; after a take-back it is still in hand."""
    if not person.column.get_by_role("radio").filter(has_text="Advance").count():
        person.unit(unit).focus()
        person.press("Enter")
    person.press(order)
    expect(person.column.get_by_role("radio", checked=True)).to_have_attribute("data-key", order)
    person.choose(lambda: person.press("Enter"), then)


def back(person: Person) -> Locator:
    return person.page.get_by_role("button", name="Take back", exact=True)


def summary(person: Person, unit: str) -> str:
    """What the board tells of a unit."""
    return person.unit(unit).get_attribute("aria-label") or ""
