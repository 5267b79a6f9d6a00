"""What units on hexes do in a turn: moves, turns, overwatch, attacks, and reactions to the enemy's."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import hex_moments, moments
from tests.browser.house import as_sent
from tests.browser.person import Person, says
from tests.sampling import first

PLACE = "one => one.getAttribute('transform')"


def primary(person: Person) -> Locator:
    """The filled button."""
    return person.column.locator(".answers .btn.primary")


def told_unit(person: Person, id: str) -> dict[str, Any]:
    """A unit as the page was last told of it."""
    return next(dict(one) for one in person.told["scene"]["units"] if one["id"] == id)


def tap(person: Person, hex: str, **how: Any) -> None:
    """Press a hex of the board."""
    where = hex_moments.centre(person.house.battle(person.id), hex)
    for key in how.get("keys", []):
        person.page.keyboard.down(key)
    person.page.mouse.click(*person.spot(*where))
    for key in how.get("keys", []):
        person.page.keyboard.up(key)


def take(person: Person, unit: str) -> None:
    """Press a unit on the board, and have it in hand."""
    person.page.mouse.click(*person.spot(*person.middle(unit)))
    expect(person.unit(unit)).to_have_attribute("aria-pressed", "true")


def test_a_movement_phase_by_mouse_from_the_first_move_to_the_last(person: Person):
    battle, unit = hex_moments.movement()
    via, goal = hex_moments.through(battle, unit)
    person.sit(person.house.keep(battle))
    says(person.question, "Choose a unit to move, turn or go on overwatch.")

    take(person, unit)
    tap(person, goal)
    says(person.board, "movement")
    expect(primary(person)).to_have_text(re.compile("Move here"))
    tap(person, via)
    tap(person, goal, keys=["Shift"])
    north = person.column.get_by_role("radiogroup", name="Facing").get_by_role("radio", name="north", exact=True)
    north.click()
    expect(north).to_be_checked()
    ghost = person.board.locator(".ghost")
    expect(ghost).to_have_count(1)
    expect(primary(person)).to_be_enabled()
    person.choose(primary(person).click)
    sent = person.house.answer(person.id, battle)
    assert sent == as_sent(hex_moments.drag(battle, unit, via, goal, turn=0).choice)
    assert told_unit(person, unit)["hex"] == goal
    assert told_unit(person, unit)["facing"] == 0
    says(person.log.first, f"moves to {goal}")

    turning = next(move["unit"] for move in person.decision["moves"] if move["unit"].startswith("a.sherman"))
    facing = told_unit(person, turning)["facing"]
    take(person, turning)
    person.press("e")
    says(primary(person), "Turn here")
    person.choose(primary(person).click)
    assert told_unit(person, turning)["facing"] != facing
    says(person.log.first, "turns to the")

    watching = next(option["unit"] for option in person.decision["options"] if option["choice"]["type"] == "Watch")
    take(person, watching)
    rows = person.column.get_by_role("radiogroup", name="Overwatch").get_by_role("radio")
    expect(rows).to_have_count(6)
    rows.first.click()
    says(primary(person), "Overwatch to the north")
    says(person.column, re.compile(r"It watches (one|\d+) hex"))
    person.choose(primary(person).click)
    assert told_unit(person, watching)["watching"]
    says(person.log.first, "goes on overwatch to the north")

    before = person.house.battle(person.id)
    person.press("Escape")
    person.choose(person.button("Finish the movement phase").click)
    assert person.house.answer(person.id, before) == {"type": "Finish"}


@pytest.mark.slow
def test_a_unit_not_yet_picked_is_drawn_to_its_hex_and_a_second_click_there_moves_it(person: Person):
    battle, unit = hex_moments.movement()
    _, goal = hex_moments.through(battle, unit)
    person.sit(person.house.keep(battle))
    person.drag(person.middle(unit), hex_moments.centre(battle, goal))
    expect(primary(person)).to_have_text(re.compile("Move here"))
    expect(primary(person)).to_be_enabled()
    person.choose(lambda: person.page.mouse.dblclick(*person.spot(*hex_moments.centre(battle, goal))))
    assert told_unit(person, unit)["hex"] == goal


@pytest.mark.slow
def test_a_phase_may_be_finished_with_a_unit_in_hand(person: Person):
    battle, unit = hex_moments.movement()
    person.sit(person.house.keep(battle))
    take(person, unit)
    says(person.question, "Choose an action for ")
    person.choose(person.button("Finish the movement phase").click)
    assert person.house.answer(person.id, battle) == {"type": "Finish"}


def test_a_phase_may_be_finished_while_one_unit_is_left(person: Person):
    battle = hex_moments.last_to_act()
    person.sit(person.house.keep(battle))
    says(person.column, "One unit still to act")
    says(person.column, "Choose an action for ")
    expect(person.button("Finish the")).to_be_visible()
    person.choose(lambda: person.press("f"))
    assert person.house.answer(person.id, battle) == {"type": "Finish"}


def test_a_move_is_taken_back_until_dice_have_followed(person: Person):
    battle, unit = hex_moments.movement()
    _, goal = hex_moments.through(battle, unit)
    person.sit(person.house.keep(battle))
    lines = person.log.all_inner_texts()
    take(person, unit)
    tap(person, goal)
    expect(primary(person)).to_be_enabled()
    person.choose(lambda: person.press("Enter"))
    assert told_unit(person, unit)["hex"] == goal
    person.choose(lambda: person.press("z"))
    assert told_unit(person, unit)["hex"] == hex_moments.hex_of(battle, unit)
    assert person.log.all_inner_texts() == lines
    assert person.house.battle(person.id).position == battle.position


def test_an_attack_shows_its_numbers_and_is_made_from_the_column_or_by_pressing_the_enemy(person: Person):
    battle, unit = hex_moments.assault()
    person.sit(person.house.keep(battle))
    take(person, unit)
    rows = person.column.get_by_role("radiogroup", name="attacks").get_by_role("radio")
    options = hex_moments.attacks_by_worth(person)
    expect(rows).to_have_count(len(options))
    rows.first.click()
    expect(rows.first).to_be_checked()
    other = options[1]["target"]

    table = person.column.get_by_role("table")
    expect(table.get_by_role("button", name="AAM-RANGE-02, open the rule")).to_be_visible()
    says(table, "Success on")
    says(table, "Defence")
    expect(person.column.get_by_role("img", name=re.compile(r"\d+%"))).to_be_visible()
    says(person.column, "Outcome")
    expect(person.board.locator(".sight")).not_to_have_count(0)
    says(person.board, re.compile(r"range \d+"))

    person.page.mouse.click(*person.spot(*person.middle(other)))
    expect(rows.nth(1)).to_be_checked()
    expect(person.unit(other)).to_have_attribute("aria-label", re.compile(r"Target\.$"))
    rolls = person.house.battle(person.id).rolls
    person.choose(primary(person).click)
    assert person.house.battle(person.id).rolls > rolls
    assert person.house.answer(person.id, battle) == options[1]["choice"]
    says(person.log.filter(has_text="attacks").first, re.compile(r"at range \d+"))
    expect(person.log.get_by_role("img", name=re.compile("^[1-6]"))).not_to_have_count(0)


@pytest.mark.slow
def test_why_an_enemy_or_a_hex_is_not_seen(person: Person):
    battle, unit = hex_moments.assault()
    enemy, hex = hex_moments.hidden(battle, unit), hex_moments.blind(battle, unit)
    assert enemy is not None
    assert hex is not None
    person.sit(person.house.keep(battle))
    for press, place in (
        (lambda: person.page.mouse.click(*person.spot(*person.middle(enemy))), hex_moments.hex_of(battle, enemy)),
        (lambda: tap(person, hex), hex),
    ):
        take(person, unit)
        press()
        says(person.column.locator(".says.refusal").first, f"does not see {place}")
        says(person.column.locator(".says.refusal").nth(1), "The line")
        says(person.column, re.compile("AAM-LOS-"))
        expect(person.board.locator(".sightx")).not_to_have_count(0)
        says(person.board, "out of sight")
        expect(person.unit(unit)).to_have_attribute("aria-pressed", "true")
        person.press("Escape")
        person.press("Escape")
        expect(person.column.locator(".says.refusal")).to_have_count(0)


@pytest.mark.slow
def test_an_enemy_unseen_is_looked_at_himself_when_pressed_again(person: Person):
    battle, unit = hex_moments.assault()
    enemy = hex_moments.hidden(battle, unit)
    assert enemy is not None
    person.sit(person.house.keep(battle))
    take(person, unit)
    person.page.mouse.click(*person.spot(*person.middle(enemy)))
    says(person.column.locator(".says.refusal").first, "does not see")
    person.page.mouse.click(*person.spot(*person.middle(enemy)))
    expect(person.unit(enemy)).to_have_attribute("aria-pressed", "true")
    expect(person.column.locator(".says.refusal")).to_have_count(0)


@pytest.mark.slow
def test_a_double_shot_asks_for_its_second_attack(person: Person):
    battle, unit = hex_moments.double_shot()
    person.sit(person.house.keep(battle))
    take(person, unit)
    person.choose(primary(person).click, "target")
    says(person.question, "may attack once more. Whom?")
    rows = person.column.get_by_role("radiogroup", name="Targets").get_by_role("radio")
    expect(rows.first).to_be_checked()
    expect(person.column.get_by_role("table")).not_to_have_count(0)
    before = person.house.battle(person.id)
    again = person.decision
    person.press("t")
    expect(rows.nth(1)).to_be_checked()
    person.press("Shift+T")
    expect(rows.first).to_be_checked()
    person.choose(lambda: person.press("Enter"))
    assert person.house.answer(person.id, before) == again["options"][0]["choice"]
    assert person.log.filter(has_text="attacks").count() >= 2


@pytest.mark.parametrize("key", first(1, ["", "h", "Enter"]))
def test_an_enemy_on_his_way_is_fired_at_or_let_pass(person: Person, key: str):
    battle = hex_moments.under_way()
    asked = moments.view(battle)
    person.sit(person.house.keep(battle))
    says(person.question, re.compile(r" moves from \w+ to \w+\. Fire at it\?$"))
    expect(person.column.locator(".ask")).to_have_class(re.compile("urgent"))
    says(person.column, "you may interrupt")
    expect(primary(person)).to_be_focused()
    expect(person.column.get_by_role("table")).not_to_have_count(0)
    shots = [option for option in asked.options if option.figure]
    wanted = {"Enter": shots[0], "h": asked.options[-1], "": shots[1]}[key]
    rolls = person.house.battle(person.id).rolls
    person.choose(lambda: person.press(key) if key else person.column.locator(".answers .btn").nth(1).click())
    assert person.house.answer(person.id, battle) == as_sent(wanted.choice)
    if key == "h":
        return
    assert person.house.battle(person.id).rolls > rolls
    fired = person.log.filter(has_text="defensive")
    expect(fired.get_by_role("img", name=re.compile("^[1-6]"))).not_to_have_count(0)
