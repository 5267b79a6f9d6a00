"""A map that stands up is shown on its side where that shows it larger: clicks, keys and directions go with it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import hex_moments
from tests.browser.house import as_sent
from tests.browser.person import Person, says
from tests.browser.test_hex_turn import primary, told_unit

LOW = {"width": 1280, "height": 720}


def over(person: Person, place: tuple[float, float]) -> tuple[float, float]:
    """The pixel over a place of the table, whose map is turned clockwise by a quarter."""
    battle = person.house.battle(person.id)
    x, y = place
    return person.spot(battle.system.table.ground(battle).depth - y, x)


def pitch(person: Person) -> float:
    """How wide a hex comes out, in pixels: what lies between two neighbours in a column."""
    battle = person.house.battle(person.id)
    (ax, ay), (bx, by) = (hex_moments.centre(battle, hex) for hex in ("E5", "E6"))
    (ox, oy), (px, py) = person.spot(ax, ay), person.spot(bx, by)
    return float(((ox - px) ** 2 + (oy - py) ** 2) ** 0.5)


def test_a_unit_is_moved_on_a_map_that_lies_on_its_side(newcomer: Callable[..., Person]) -> None:
    person = newcomer(viewport=LOW, turned="")
    battle, unit = hex_moments.movement()
    _, goal = hex_moments.through(battle, unit)
    person.sit(person.house.keep(battle))
    turn = person.page.get_by_role("button", name="Turn the map")
    expect(turn).to_have_attribute("aria-pressed", "true")
    expect(person.board.get_by_role("img", name="North is at the right.")).to_have_count(1)
    large = pitch(person)

    person.page.mouse.click(*over(person, person.middle(unit)))
    expect(person.unit(unit)).to_have_attribute("aria-pressed", "true")
    person.page.mouse.click(*over(person, hex_moments.centre(battle, goal)))
    says(person.board, "movement")
    north = person.column.get_by_role("radiogroup", name="Facing").get_by_role("radio", name="north", exact=True)
    north.click()
    expect(north).to_be_checked()
    # North is at the right here: its arrow, drawn upwards, is turned by a quarter.
    assert north.locator("g").get_attribute("transform") == "rotate(90 12 12)"
    person.choose(primary(person).click)
    assert person.house.answer(person.id, battle) == as_sent(hex_moments.drag(battle, unit, goal, turn=0).choice)
    assert told_unit(person, unit)["hex"] == goal

    person.page.keyboard.press("v")
    expect(turn).to_have_attribute("aria-pressed", "false")
    person.settle()
    assert large > 1.08 * pitch(person)
    person.page.reload()
    person.asked()
    expect(turn).to_have_attribute("aria-pressed", "false")


def test_arrow_keys_lead_where_they_point_on_a_map_that_lies_on_its_side(newcomer: Callable[..., Person]) -> None:
    person = newcomer(viewport=LOW, turned="on")
    battle, unit = hex_moments.movement()
    person.sit(person.house.keep(battle))
    person.page.mouse.click(*over(person, person.middle(unit)))
    expect(person.unit(unit)).to_have_attribute("aria-pressed", "true")
    start = hex_moments.hex_of(battle, unit)
    person.page.keyboard.press("ArrowRight")
    letters, number = start.rstrip("0123456789"), int(start.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    # The numbers grow downwards on an upright map, towards the left on this one.
    says(person.column, f"{letters}{number - 1},")


def test_on_a_telephone_an_upright_map_stands(newcomer: Callable[..., Person]) -> None:
    person = newcomer(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, turned="")
    battle, _ = hex_moments.movement()
    person.sit(person.house.keep(battle))
    expect(person.board.get_by_role("img", name="North is at the right.")).to_have_count(0)
