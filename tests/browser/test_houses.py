"""Going into a building and firing out of it: by dragging onto it, by its button, by its key."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.core.battle import Battle
from grognard.core.wire.questions import Option
from grognard.games.bolt_action.state.choices import GoIn
from tests.browser import moments
from tests.browser.person import Person, says
from tests.sampling import first


def way_in(battle: Battle[Any]) -> Option | None:
    """The option that takes the acting unit into a building, if there is one."""
    return next((each for each in moments.view(battle).options if each.key == "B"), None)


@cache
def before_a_house() -> Battle[Any]:
    """A unit of the first side on the table that can run into a building."""

    def wanted(battle: Battle[Any], asked: Any) -> bool:
        return asked.move is not None and not asked.move.entering and way_in(battle) is not None

    return moments.played_until(wanted)


def house_of(battle: Battle[Any]) -> tuple[int, int]:
    """The middle of the building that the unit can go into."""
    option = way_in(battle)
    assert option is not None
    choice: Any = option.choice
    box = battle.context.ground.buildings[choice["building"]].box
    return round((box[0] + box[2]) / 2), round((box[1] + box[3]) / 2)


@pytest.mark.parametrize("how", first(1, ["drag", "button", "key"]))
def test_a_unit_runs_into_a_building(person: Person, how: str):
    battle = before_a_house()
    unit = moments.view(battle).acting
    assert unit is not None
    person.sit(person.house.keep(battle))
    x, y = house_of(battle)
    if how == "drag":
        start = tuple(round(place) for place in person.middle(unit))
        person.drag(start, (x, y))  # type: ignore[arg-type]
        expect(person.board.locator(".ghost")).to_have_count(len(battle.state.units[unit].models))
        says(person.column, "hard cover")
        here = person.button("Move here")
        expect(here).to_be_enabled()
        person.choose(here.click)
    elif how == "button":
        person.choose(person.button(re.compile("^Into ")).first.click)
    else:
        person.choose(lambda: person.press("b"))
    now = person.house.battle(person.id)
    assert isinstance(battle.system.rules.decode_choice(person.house.answer(person.id, battle)), GoIn)
    assert now.state.units[unit].inside is not None
    assert person.middle(unit) == pytest.approx((x, y), abs=1_500)
