"""The table on a telephone: everything under the thumb, nothing beyond the edge."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.conftest import PHONE
from tests.browser.person import Person, says

# Elements that reach beyond the window's sides, other than the board's drawing, what only a screen reader sees and what
# lies in a row that is pushed along.
BEYOND = """() => {
  const pushed = (row) => getComputedStyle(row).overflowX === 'auto';
  return [...document.querySelectorAll('body *')]
  .filter((one) => !one.closest('svg') && !one.matches('.sr, .sr *') && one.checkVisibility())
  .filter((one) => !one.matches('.ways *, .units *') || !pushed(one.closest('.ways, .units')))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width > 0 && (box.left < -0.5 || box.right > innerWidth + 0.5))
  .map(([one, box]) => `${one.tagName}.${one.className} ${box.left}..${box.right}`); }"""
PLACES = "drawn => drawn.map((one) => one.getAttribute('transform'))"
LIFT = 48


def fits(phone: Person) -> None:
    """Nothing reaches beyond the sides of the screen."""
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert phone.page.evaluate(BEYOND) == []


def touch_drag(phone: Person, *pixels: tuple[float, float]) -> None:
    """One finger put down on the first pixel, drawn over the others, held still and lifted.

    A finger lifted in full motion would fling, and Chromium takes the next tap for the end of the fling.
    """
    touch = phone.page.context.new_cdp_session(phone.page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    send("touchStart", pixels[0])
    for (x0, y0), (x1, y1) in pairwise(pixels):
        for step in range(1, 7):
            send("touchMove", (x0 + (x1 - x0) * step / 6, y0 + (y1 - y0) * step / 6))
            phone.settle()
    for _ in range(6):
        send("touchMove", pixels[-1])
        phone.settle()
    send("touchEnd")


def test_the_sheet_lies_at_the_bottom_and_its_tabs_change_what_it_shows(phone: Person):
    battle, unit = moments.order_with_targets()
    phone.sit(phone.house.keep(battle))
    sheet = phone.column.bounding_box()
    assert sheet is not None
    assert sheet["x"] == 0
    assert sheet["width"] == PHONE["width"]
    assert sheet["y"] + sheet["height"] == pytest.approx(PHONE["height"], abs=1)
    board = phone.board.bounding_box()
    assert board is not None
    assert board["height"] > 0.3 * PHONE["height"]
    fits(phone)

    says(phone.question, "Choose a unit and give it an order.")
    tabs = phone.page.get_by_role("tab")
    expect(tabs).to_have_text(["Decide", "Unit", "Odds", "Log"])
    phone.unit(unit).locator(".model").first.tap()
    says(phone.column, "Choose an order for")
    tabs.nth(1).tap()
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    says(phone.column, re.compile(r"\d+ of \d+ men"))
    fits(phone)
    tabs.nth(2).tap()
    expect(phone.page.get_by_role("tabpanel")).not_to_be_empty()
    fits(phone)
    tabs.nth(3).tap()
    expect(phone.log.first).to_be_visible()
    expect(phone.question).to_have_count(0)
    fits(phone)
    tabs.nth(0).tap()
    expect(phone.question).to_be_visible()

    handle = phone.page.get_by_role("button", name="Raise or lower the sheet")
    box = handle.bounding_box()
    assert box is not None
    low = sheet["height"]
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch_drag(phone, (x, y), (x, y - 120))
    expect(phone.column).to_have_class(re.compile("full"))
    raised = phone.column.bounding_box()
    assert raised is not None
    assert raised["height"] > low
    fits(phone)


@pytest.mark.slow
def test_two_who_share_a_telephone_see_whose_question_it_is_beside_the_die_drawn(phone: Person):
    battle, _ = moments.order_with_targets()
    phone.sit(phone.house.keep(battle, ("here", "here")))
    whose, die = (phone.page.locator(f".sheet {each}").bounding_box() for each in (".whose", "h2 svg"))
    assert whose is not None
    assert die is not None
    assert whose["y"] + whose["height"] <= die["y"]


@pytest.mark.slow
def test_a_unit_comes_onto_the_table_by_finger(phone: Person):
    battle = moments.entering()
    phone.sit(phone.house.keep(battle))
    unit = phone.decision["move"]["unit"]
    says(phone.question, "onto the table")
    fits(phone)
    assert battle.state.home[0] == 0
    # The place has to be on the screen, above the finger: the path's end is lifted over it, and the finger has to move.
    x, y = next(place for place in moments.drags(battle, None, allowed=True) if place[0] > 33_000 and place[1] < 43_600)
    # A way stands ready, and is brought into view: only then the table lies still under the finger.
    ghosts = phone.board.locator(".ghost")
    expect(ghosts).to_have_count(len(battle.state.units[unit].models))
    phone.settle()
    ready = set(ghosts.evaluate_all(PLACES))
    end = phone.spot(x, y)
    touch_drag(phone, phone.spot(x, 48_000), (end[0], end[1] + LIFT))
    phone.until(lambda: set(ghosts.evaluate_all(PLACES)) != ready, "the way drawn")
    expect(ghosts).to_have_count(len(battle.state.units[unit].models))
    expect(phone.board.locator(".ghost.bad")).to_have_count(0)
    fits(phone)
    promised = set(ghosts.evaluate_all(PLACES))
    phone.choose(phone.button("Move here").tap)
    assert set(phone.unit(unit).locator(".model").evaluate_all(PLACES)) == promised
    assert phone.middle(unit) == pytest.approx((x, y), abs=1_000)


def test_a_whole_shot_by_taps(phone: Person):
    battle, unit = moments.order_with_targets()
    phone.sit(phone.house.keep(battle))
    phone.unit(unit).locator(".model").first.tap()
    phone.column.get_by_role("radio", name=re.compile("^Advance")).tap()
    phone.choose(phone.button("Give Advance").tap, "move")
    fits(phone)
    phone.choose(phone.button(re.compile("^Stay")).tap, "target")
    fits(phone)
    says(phone.column, re.compile(r"\d\+"))
    phone.page.get_by_role("tab", name="Odds").tap()
    expect(phone.column.get_by_role("table").first).to_be_visible()
    fits(phone)
    phone.page.get_by_role("tab", name="Decide").tap()
    rolls = phone.house.battle(phone.id).rolls
    phone.choose(phone.button(re.compile("^Choose ")).tap)
    assert phone.house.battle(phone.id).rolls > rolls
    fits(phone)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["New battle", "Rules", "Keys", "Battles", "All units", "About grognard"])
def test_dialogs_fit_a_telephone(phone: Person, name: str):
    phone.sit(phone.house.keep(moments.entering()))
    phone.page.get_by_role("button", name="Menu").tap()
    fits(phone)
    phone.dialog.get_by_role("button", name=name).tap()
    says(phone.dialog.get_by_role("heading", level=1), name)
    phone.settle()
    fits(phone)
    phone.dialog.get_by_role("button", name="Close").tap()
    expect(phone.dialog).to_have_count(0)
