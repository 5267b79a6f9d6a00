"""Looking back at a battle in the browser: the bar, the keys, the log, a link to a moment, and a new battle from it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import grognard
from grognard.core.words import english
from grognard.replays.moments import ALL, replay_of
from tests.browser.person import Person
from tests.browser.test_access import accessible, axe  # noqa: F401 - a fixture
from tests.browser.test_words import wordless
from tests.golden.test_golden import save_of


def moment(person: Person, number: int, of: int) -> None:
    """Wait until this moment is shown."""
    expect(person.page.get_by_role("heading", name=f"Choice {number} of {of}", exact=True)).to_be_visible()
    expect(person.page).to_have_url(re.compile(rf"/at/{number}$"))


def test_a_battle_is_looked_back_at_by_mouse_keys_log_and_link(person: Person, phone: Person, axe: str) -> None:  # noqa: F811
    battle = grognard.load_text(save_of("axis_allies_minis"))
    id = person.house.keep(battle)
    view = replay_of(battle, id, [ALL], ALL, True)
    last = battle.number
    person.sit(id)
    person.dialog.get_by_role("link", name="Replay the battle").click()
    moment(person, 0, last)
    bar = person.page.get_by_role("region", name="Timeline")
    bar.get_by_role("button", name="One forward").click()
    moment(person, 1, last)
    for key, at in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1)):
        person.press(key)
        moment(person, at, last)
    marked = next(number for number, each in enumerate(view.moments) if number > 1 and each.marks)
    person.press("Shift+ArrowRight")
    moment(person, marked, last)
    turn = next(number for number, each in enumerate(view.moments) if each.turn == 3)
    bar.get_by_role("button", name="Turn 3", exact=True).click()
    moment(person, turn, last)
    shot = next(number for number, each in enumerate(view.moments) if number > turn and "attack" in each.marks)
    line = next(each for each in view.lines if view.moments[shot - 1].told <= each.seq < view.moments[shot].told)
    person.page.locator(f'[data-line="{line.seq}"]').click()
    moment(person, shot, last)
    expect(person.page.get_by_role("complementary").locator(".fell").first).to_be_visible()
    assert wordless(person) == []
    accessible(person, axe)
    # What it shows is the table as it stood: a unit off the table now is on it then.
    then, now = (
        {unit.id for unit in battle.system.table.scene(each, None).units if unit.place == "table"}
        for each in (battle.branch(shot), battle)
    )
    for gone in sorted(then - now)[:1]:
        expect(person.unit(gone)).to_be_visible()
    person.page.get_by_label("Seen by").select_option(label=f"As {english(view.sides[1])} sees it")
    expect(person.page).to_have_url(re.compile(rf"/at/{shot}/as/1$"))
    person.press(" ")
    expect(bar.get_by_role("button", name="Pause")).to_be_visible()
    person.press(" ")
    expect(bar.get_by_role("button", name="Play", exact=True)).to_be_visible()
    # Something is said of the moment, and drawn on it.
    person.page.get_by_role("button", name="Draw a circle").click()
    box = person.board.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.mouse.down()
    person.page.mouse.move(box["x"] + box["width"] / 2 + 40, box["y"] + box["height"] / 2)
    person.page.mouse.up()
    person.page.get_by_label("Say something of this moment").fill("Too far forward.")
    person.page.get_by_role("button", name="Keep", exact=True).click()
    expect(person.page.get_by_role("region", name="Notes").get_by_role("listitem")).to_have_text("Too far forward.")
    expect(person.board.locator(".ink circle")).to_be_visible()
    # A moment is a link, on a telephone too; from it a new battle begins.
    phone.page.goto(f"{phone.house.origin}/?key={phone.house.key}#{id}/at/{shot}")
    moment(phone, shot, last)
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.page.get_by_role("button", name="One back").tap()
    moment(phone, shot - 1, last)
    phone.page.get_by_role("button", name="Play on from here").tap()
    phone.until(lambda: "/" not in phone.id and phone.id != id, "the branch")
    phone.asked()
    assert phone.house.battle(phone.id).position == battle.branch(shot - 1).position
    assert phone.house.battle(id).over
