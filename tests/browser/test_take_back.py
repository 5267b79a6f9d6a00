"""A choice is taken back while no dice have followed it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.person import Person


def test_an_order_is_taken_back_until_dice_have_followed(person: Person):
    battle, unit = moments.order_with_targets()
    person.sit(person.house.keep(battle))
    back = person.page.get_by_role("button", name="Take back")
    lines = person.log.all_inner_texts()

    person.unit(unit).focus()
    person.press("Enter")
    person.press("2")
    person.choose(lambda: person.press("Enter"), "move")
    expect(back).to_be_enabled()
    assert "order Advance" in summary(person, unit)
    person.choose(back.click, "order")
    assert "no order" in summary(person, unit)
    assert person.log.all_inner_texts() == lines
    kept = person.house.battle(person.id)
    assert kept.number == battle.number
    assert kept.position == battle.position

    person.unit(unit).focus()
    person.press("Enter")
    person.press("2")
    person.choose(lambda: person.press("Enter"), "move")
    person.choose(lambda: person.press("s"), "target")
    expect(back).to_be_enabled()
    rolls = person.house.battle(person.id).rolls
    person.choose(lambda: person.press("Enter"))
    assert person.house.battle(person.id).rolls > rolls
    expect(back).to_be_disabled()
    number = person.house.battle(person.id).number
    person.press("z")
    person.settle()
    assert person.house.battle(person.id).number == number


def summary(person: Person, unit: str) -> str:
    """What the board tells of a unit."""
    return person.unit(unit).get_attribute("aria-label") or ""
