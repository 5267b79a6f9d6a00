"""The hex game on a telephone: taps on the map, everything within the screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import hex_moments, moments
from tests.browser.person import Person, says
from tests.browser.test_phone import fits
from tests.sampling import first


def tap(phone: Person, hex: str) -> None:
    """Touch a hex of the board."""
    where = hex_moments.centre(phone.house.battle(phone.id), hex)
    phone.page.touchscreen.tap(*phone.spot(*where))


def near(phone: Person, unit: str) -> str:
    """The empty hex within a unit's reach that is nearest to it."""
    battle = phone.house.battle(phone.id)
    x, y = hex_moments.centre(battle, hex_moments.hex_of(battle, unit))

    def off(hex: str) -> int:
        at = hex_moments.centre(battle, hex)
        return (at[0] - x) ** 2 + (at[1] - y) ** 2

    return min(hex_moments.reach(battle, unit), key=off)


def test_units_are_set_up_by_taps(phone: Person):
    phone.sit(phone.house.keep(moments.set_up()))
    fits(phone)
    move = phone.decision["moves"][0]
    tap(phone, move["hexes"][0])
    fits(phone)
    before = phone.house.battle(phone.id)
    phone.choose(phone.button("Place here").tap, "deploy")
    assert phone.house.answer(phone.id, before)["unit"] == move["unit"]
    fits(phone)
    phone.choose(phone.button("Place the rest for me").tap)
    fits(phone)


def test_a_move_and_an_attack_by_taps(phone: Person):
    battle, unit = hex_moments.assault()
    phone.sit(phone.house.keep(battle))
    fits(phone)
    phone.page.touchscreen.tap(*phone.spot(*phone.middle(unit)))
    expect(phone.column.get_by_role("radiogroup", name=re.compile("attacks"))).to_be_visible()
    fits(phone)
    tap(phone, near(phone, unit))
    says(phone.column.locator(".answers .btn.primary"), "Move here")
    fits(phone)
    phone.button("Step back").tap()
    fits(phone)

    target = next(row for row in hex_moments.attacks(moments.view(battle), unit)).target
    assert target is not None
    phone.page.touchscreen.tap(*phone.spot(*phone.middle(target)))
    attack = phone.button(re.compile("^Attack: "))
    expect(attack).to_be_enabled()
    fits(phone)
    for tab in ("Unit", "Odds", "Log", "Decide"):
        phone.page.get_by_role("tab", name=tab).tap()
        fits(phone)
    rolls = phone.house.battle(phone.id).rolls
    phone.choose(attack.tap)
    assert phone.house.battle(phone.id).rolls > rolls
    fits(phone)


@pytest.mark.slow
def test_an_enemy_on_his_way_is_fired_at(phone: Person):
    battle = hex_moments.under_way()
    phone.sit(phone.house.keep(battle))
    says(phone.question, "Fire at it?")
    fits(phone)
    phone.choose(phone.column.locator(".answers .btn.primary").tap)
    assert phone.house.battle(phone.id).rolls > battle.rolls
    fits(phone)


@pytest.mark.parametrize(
    "moment", first(1, [lambda: hex_moments.movement()[0], lambda: moments.order_with_targets()[0]])
)
def test_a_battle_is_given_up(phone: Person, moment):
    phone.sit(phone.house.keep(moment()))
    phone.page.get_by_role("button", name="Menu").tap()
    fits(phone)
    phone.dialog.get_by_role("button", name="Give up").tap()
    says(phone.dialog, "cannot be taken back")
    fits(phone)
    phone.dialog.get_by_role("button", name="Give up").tap()
    says(phone.dialog.get_by_role("heading", level=1), "The battle is over")
    fits(phone)
