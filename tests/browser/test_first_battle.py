"""Stories of a first battle in each game: by mouse, by keys alone, on a telephone; lesson by lesson to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.house import as_sent
from tests.browser.test_access import accessible, axe
from tests.sampling import first

__all__ = ["axe"]

MOST = 150


def begin(person, axe, title):
    """From the address the program prints to the first question of a game's first battle."""
    person.enter()
    dialog = person.page.get_by_role("dialog", name="First battle")
    expect(dialog.get_by_role("button", name="Go straight to a battle")).to_be_visible()
    expect(dialog.get_by_role("button", name=title)).to_be_visible()
    accessible(person, axe)
    dialog.get_by_role("button", name=title).click()
    person.until(lambda: person.heard, "the table")
    view = person.asked()
    expect(person.page.get_by_role("note", name="Lesson")).to_contain_text("Welcome.")
    expect(person.page.locator(".goal .aim")).to_be_visible()
    accessible(person, axe)
    return view


def follow(person, axe, do):
    """Do as the lessons say until the battle is over; every question has one."""
    asked = 0
    while person.asked():
        view = person.decision
        assert view["lesson"], view["kind"]
        asked += 1
        assert asked < MOST
        do(person)
        person.until(
            lambda id=view["id"]: (person.told["decision"] or {"id": -1})["id"] != id, "what follows the answer"
        )
    last = person.page.get_by_role("dialog", name="The battle is over")
    expect(last).to_contain_text("Next, try a real battle")
    accessible(person, axe)
    assert asked > 3


def by_mouse(person):
    person.page.locator(".lesson .do").click()


def by_key(person):
    person.page.keyboard.press(".")


def by_touch(person):
    person.page.locator(".lesson .do").tap()


def test_bolt_action_by_mouse(person, axe):
    begin(person, axe, "Bolt Action")
    follow(person, axe, by_mouse)


@pytest.mark.parametrize("system", first(1, ["operation_ww2", "axis_allies_minis", "bolt_action", "wh40k5"]))
def test_enter_does_what_the_lesson_suggests(person, system):
    """Ten questions long: whether the suggestion lies in a list, on a card or on the table, one key takes it."""
    person.sit(person.house.begin(system=system, scenario="first-battle", seed=7))
    for _ in range(10):
        if not person.asked():
            break
        before, view = person.house.battle(person.id), person.decision
        person.settle()
        person.choose(lambda: person.page.keyboard.press("Enter"))
        assert as_sent(person.house.answer(person.id, before)) == view["lesson"]["choice"], view["kind"]


@pytest.mark.slow
def test_axis_and_allies_by_mouse(person, axe):
    begin(person, axe, "Axis & Allies")
    follow(person, axe, by_mouse)


@pytest.mark.slow
def test_operation_ww2_by_keys_alone(person, axe):
    begin(person, axe, "Operation World War II")
    follow(person, axe, by_key)


@pytest.mark.slow
def test_warhammer_on_a_telephone(phone, axe):
    begin(phone, axe, "Warhammer")
    follow(phone, axe, by_touch)


@pytest.mark.slow
def test_the_lessons_may_be_shut_up_and_the_battle_left_at_any_moment(person, axe):
    begin(person, axe, "Bolt Action")
    note = person.page.get_by_role("note", name="Lesson")
    note.get_by_role("button", name="Hide lessons").click()
    expect(note).not_to_contain_text("Welcome.")
    note.get_by_role("button", name="Show the lessons").click()
    note.get_by_role("button", name="Leave").click()
    expect(person.page.get_by_role("dialog", name="New battle")).to_be_visible()


@pytest.mark.slow
def test_the_goal_in_full(person, axe):
    person.sit(person.house.begin())
    person.page.get_by_role("button", name="Destroy more units").click()
    dialog = person.page.get_by_role("dialog", name="How the battle is won")
    expect(dialog).to_contain_text("One point for each enemy unit destroyed")
    accessible(person, axe)
