"""axe-core finds nothing serious in the moments of a battle on hexes; by day and by night."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import hex_moments, moments
from tests.browser.person import Person, says
from tests.browser.test_access import accessible, axe
from tests.sampling import first

__all__ = ["axe"]


def test_a_move_drawn_and_a_hex_looked_at(person: Person, axe: str):
    battle, unit = hex_moments.movement()
    _, goal = hex_moments.through(battle, unit)
    blind = hex_moments.blind(battle, unit)
    assert blind is not None
    person.sit(person.house.keep(battle))
    person.page.mouse.click(*person.spot(*person.middle(unit)))
    for hex in (goal, blind):
        person.page.mouse.click(*person.spot(*hex_moments.centre(battle, hex)))
        expect(person.board.locator(".ghost" if hex == goal else ".sightx")).not_to_have_count(0)
        accessible(person, axe)


@pytest.mark.slow
@pytest.mark.parametrize("moment", first(1, [hex_moments.second_attack, hex_moments.under_way]))
def test_what_is_asked_in_the_middle_of_an_action(person: Person, axe: str, moment):
    person.sit(person.house.keep(moment()))
    expect(person.column.get_by_role("table")).not_to_have_count(0)
    accessible(person, axe)


@pytest.mark.slow
def test_giving_up_and_the_result(person: Person, axe: str):
    person.sit(person.house.keep(hex_moments.movement()[0]))
    person.page.get_by_role("button", name="Menu").click()
    person.dialog.get_by_role("button", name="Give up").click()
    says(person.dialog, "cannot be taken back")
    accessible(person, axe)
    person.dialog.get_by_role("button", name="Give up").click()
    says(person.dialog.get_by_role("heading", level=1), "The battle is over")
    accessible(person, axe)


@pytest.mark.slow
def test_the_telephone_on_every_tab(phone: Person, axe: str):
    battle, unit = hex_moments.assault()
    phone.sit(phone.house.keep(battle))
    phone.page.touchscreen.tap(*phone.spot(*phone.middle(unit)))
    expect(phone.column.get_by_role("radiogroup", name=re.compile("attacks"))).to_be_visible()
    for tab in ("Decide", "Unit", "Odds", "Log"):
        phone.page.get_by_role("tab", name=tab).tap()
        accessible(phone, axe)


@pytest.mark.slow
def test_the_set_up_on_a_telephone(phone: Person, axe: str):
    phone.sit(phone.house.keep(moments.set_up()))
    says(phone.question, "Choose a place for ")
    accessible(phone, axe)
