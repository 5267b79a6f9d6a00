"""A battle is given up from the menu, after asking once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.core.battle import Battle
from grognard.core.words import english
from tests.browser import hex_moments, moments
from tests.browser.person import Person, says
from tests.sampling import first

MOMENTS: dict[str, Callable[[], Battle[Any]]] = {
    "orders": lambda: moments.order_with_targets()[0],
    "a typed roll": moments.volley_to_type,
    "ambush": moments.ambush,
    "hexes": lambda: hex_moments.movement()[0],
    "set-up": moments.set_up,
    "defensive fire": hex_moments.under_way,
}


@pytest.mark.parametrize("moment", first(1, MOMENTS))
def test_whatever_is_asked_the_battle_may_be_given_up(person: Person, moment: str):
    battle = MOMENTS[moment]()
    typed = moment == "a typed roll"
    id = person.house.keep(battle, ("here", "here") if typed else ("here", "computer:random"))
    person.sit(id)
    seat = person.decision["seat"]
    person.page.get_by_role("button", name="Menu").click()
    person.dialog.get_by_role("button", name="Give up").click()
    says(person.dialog.get_by_role("heading", level=1), "Give up the battle?")
    expect(person.dialog.get_by_role("button", name="Play on")).to_be_focused()
    person.press("Enter")
    expect(person.dialog).to_have_count(0)
    assert person.house.battle(id).number == battle.number

    person.page.get_by_role("button", name="Menu").click()
    person.dialog.get_by_role("button", name="Give up").click()
    person.dialog.get_by_role("button", name="Give up").click()
    says(person.dialog.get_by_role("heading", level=1), "The battle is over")
    over = person.house.battle(id)
    assert over.over
    assert over.result.winner == 1 - seat
    scene = over.system.table.scene(over, 0)
    assert scene.result is not None
    says(person.dialog, english(scene.result))
    won = person.dialog.get_by_role("region", name=english(scene.sides[1 - seat].name))
    expect(won.and_(person.dialog.locator(".won"))).to_be_visible()
    expect(person.dialog.locator(".won")).to_have_count(1)

    person.press("Escape")
    person.page.get_by_role("button", name="Menu").click()
    expect(person.dialog.get_by_role("link", name="Save the battle")).to_be_visible()
    expect(person.dialog.get_by_role("button", name="Give up")).to_have_count(0)
