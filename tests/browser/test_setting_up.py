"""Setting up in inches by mouse, keys and finger; objectives on the board; a barrage called on a place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.core.battle import Battle
from grognard.games.bolt_action.state.choices import CallBarrage
from tests.browser import moments
from tests.browser.person import Person, says
from tests.sampling import first


def placing(scenario: str = "straight-fight") -> Battle[Any]:
    """The first side, at the near edge, is asked which unit it sets up."""

    def wanted(battle: Battle[Any], asked: Any) -> bool:
        return bool(asked.kind == "place" and battle.state.home[0] == 0)

    return moments.played_until(wanted, scenario=scenario)


def pick_first(person: Person) -> str:
    """Takes the first unit of the list in hand; its id."""
    unit = str(person.decision["options"][0]["unit"])
    decision = person.choose(person.column.locator(".answers .btn").first.click, "move")
    assert decision["move"]["unit"] == unit
    return unit


def by_mouse(person: Person) -> None:
    person.page.mouse.click(*person.spot(30_000, 43_000))


def by_drag(person: Person) -> None:
    person.drag((20_000, 46_000), (30_000, 43_000))


def by_keys(person: Person) -> None:
    person.question.focus()
    for _ in range(8):
        person.press("ArrowUp")


@pytest.mark.parametrize("way", first(2, [by_drag, by_keys, by_mouse]))
def test_a_unit_is_set_up_in_its_zone(person: Person, way: Callable[[Person], None]) -> None:
    battle = placing()
    person.sit(person.house.keep(battle, ("here", "here")))
    says(person.question, "Which unit do you set up next?")
    unit = pick_first(person)
    says(person.question, "Where does")
    way(person)
    expect(person.board.locator(".ghost")).to_have_count(len(battle.state.units[unit].models))
    expect(person.board.locator(".ghost.bad")).to_have_count(0)
    person.choose(lambda: person.press("Enter"), "place")
    expect(person.unit(unit)).to_have_count(1)
    assert person.middle(unit)[1] > 36_000


def test_a_place_outside_the_zone_is_refused(person: Person) -> None:
    battle = placing()
    person.sit(person.house.keep(battle, ("here", "here")))
    pick_first(person)
    person.page.mouse.click(*person.spot(30_000, 24_000))
    expect(person.board.locator(".ghost.bad").first).to_be_visible()
    expect(person.button("Place here")).to_be_disabled()
    says(person.column, "within the zone")


def test_the_rest_is_placed_by_one_key(person: Person) -> None:
    battle = placing()
    person.sit(person.house.keep(battle, ("here", "here")))
    person.choose(lambda: person.press("r"))
    units = [one for one in person.told["scene"]["units"] if one["side"] == 0]
    assert {one["place"] for one in units} == {"table"}


def test_a_unit_is_set_up_by_finger(phone: Person) -> None:
    battle = placing()
    phone.sit(phone.house.keep(battle, ("here", "here")))
    unit = str(phone.decision["options"][0]["unit"])
    phone.choose(phone.column.locator(".answers .btn").first.tap, "move")
    place = phone.spot(36_000, 42_000)
    phone.page.touchscreen.tap(*place)
    expect(phone.board.locator(".ghost")).to_have_count(len(battle.state.units[unit].models))
    phone.choose(phone.button("Place here").tap, "place")
    expect(phone.unit(unit)).to_have_count(1)


def test_objectives_lie_on_the_board_with_their_points(person: Person) -> None:
    battle = moments.played_until(lambda battle, asked: asked.kind == "order", scenario="key-ground")
    person.sit(person.house.keep(battle, ("here", "here")))
    marks = person.board.locator("[data-objective]")
    expect(marks).to_have_count(3)
    expect(marks.nth(1)).to_have_attribute("aria-label", "Middle place, 3 points")


@pytest.mark.slow
def test_a_barrage_is_called_on_a_place_of_the_board(person: Person) -> None:
    def wanted(battle: Battle[Any], asked: Any) -> bool:
        return type(battle.decision).__name__ == "ChooseCall" and asked.move is not None

    battle = moments.played_until(
        wanted,
        scenario="straight-fight",
        armies=("british-500", "german-500"),
        options={"observers": "on"},
    )
    person.sit(person.house.keep(battle, ("here", "here")))
    says(person.question, "may call its barrage")
    place = open_place(battle)
    person.page.mouse.click(*person.spot(*place))
    expect(person.button("Move here")).to_be_enabled()
    person.choose(lambda: person.press("Enter"))
    (call,) = person.house.battle(person.id).state.calls
    assert (call.x, call.y) == pytest.approx(place, abs=200)


def open_place(battle: Battle[Any]) -> tuple[int, int]:
    """A place the observer sees with nobody near it."""
    models = [model for unit in battle.state.units.values() if unit.on_table for model in unit.models]
    for x in range(12_000, 60_000, 3_000):
        for y in range(14_000, 34_000, 3_000):
            far = all(abs(model.x - x) + abs(model.y - y) > 8_000 for model in models)
            if far and battle.refusal(CallBarrage(x, y)) is None:
                return x, y
    raise AssertionError("he sees no open ground")
