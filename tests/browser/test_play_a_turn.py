"""A turn, from the dialog to the dice."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from grognard.core.messages import Message
from grognard.core.words import english
from tests.browser import moments
from tests.browser.person import Person, says

DICE = re.compile(r"^[1-6](, success)?$")


def test_a_new_battle_is_made_in_the_dialog_and_a_unit_is_dragged_onto_the_table(person: Person):
    person.enter_for_a_battle()
    says(person.dialog.get_by_role("heading"), "New battle")
    game = person.dialog.get_by_role("radio", name="Bolt Action")
    game.click()
    expect(game).to_be_checked()
    form = person.dialog
    form.get_by_label("Army of the First side").select_option("british-500")
    form.get_by_label("Army of the Second side").select_option("german-1000")
    says(form.get_by_role("status"), "The sides are uneven: 500 points against 1,000.")
    form.get_by_label("Army of the Second side").select_option("german-500")
    expect(form.get_by_role("status")).to_have_text("")
    players = form.get_by_role("radiogroup", name="Player of the Second side")
    expect(players.get_by_role("radio", name="Computer")).to_be_checked()
    form.get_by_label("How the computer plays the Second side").select_option("random")
    form.get_by_label("Seed").fill("1")
    form.get_by_role("button", name="Start battle").click()
    expect(person.dialog).to_have_count(0)

    battle = person.house.battle(person.id)
    assert [army.nation for army in battle.setup.armies] == ["british", "german"]

    decision = person.asked("edge")
    says(person.question, "Which table edge is yours?")
    edge = next(option for option in decision["options"] if option["choice"]["near"])
    decision = person.choose(person.button(words(edge["label"])).click, "muster")

    says(person.question, "Which units enter in turn 1?")
    units = person.column.locator("[aria-pressed]")
    chosen = person.column.locator("[aria-pressed=true]")
    names = units.all_inner_texts()
    for unit in units.all():
        if unit.get_attribute("aria-pressed") == "true":
            unit.click()
    expect(chosen).to_have_count(0)
    says(person.column, "does not allow this number of units")
    take = person.column.locator(".primary")
    expect(take).to_be_disabled()
    for unit in units.all():
        unit.click()
    expect(take).to_be_enabled()
    person.choose(take.click, "order")
    says(person.log.filter(has_text="form the first wave").last, f"{len(names)} units form the first wave")

    says(person.question, "Choose an order for ")
    person.press("Escape")
    says(person.question, "Choose a unit and give it an order.")
    rows = person.column.get_by_role("radiogroup", name="Units that may act").get_by_role("radio")
    expect(rows).to_contain_text(names)
    rows.filter(has_text="section").first.click()
    says(person.column, "Choose an order for")
    person.press("3")
    expect(person.column.get_by_role("radio", name=re.compile("Run"))).to_be_checked()
    decision = person.choose(person.button("Give Run").click, "move")
    assert decision["move"]["entering"]
    unit = decision["move"]["unit"]
    says(person.question, "onto the table")

    battle = person.house.battle(person.id)
    here = person.button("Move here")
    ghosts = person.board.locator(".ghost")
    x, y = next(moments.drags(battle, None, allowed=False))
    person.drag((x, 48_000), (x, 47_000), (x, y))
    expect(here).to_be_disabled()
    expect(person.board.locator(".path.bad")).not_to_have_count(0)
    expect(person.column.locator(".says.refusal")).not_to_have_count(0)
    person.press("Enter")
    person.settle()
    assert person.house.battle(person.id).number == battle.number

    person.press("Escape")
    expect(person.board.locator(".ghost.bad, .path.bad")).to_have_count(0)
    x, y = next(place for place in moments.drags(battle, None, allowed=True) if place[1] < 45_000)
    person.drag((x, 48_000), (x + 2_000, 47_000), (x - 2_000, 46_000), (x, y))
    person.previewed()
    expect(here).to_be_enabled()
    expect(ghosts).to_have_count(len(battle.state.units[unit].models))
    expect(person.board.locator(".ghost.bad")).to_have_count(0)
    promised = sorted(box_middle(ghost) for ghost in ghosts.all())
    person.choose(here.click)

    stands = sorted(box_middle(man) for man in person.unit(unit).locator(".model").all())
    assert all(man == pytest.approx(ghost, abs=3) for man, ghost in zip(stands, promised, strict=True))
    assert person.middle(unit) == pytest.approx((x, y), abs=1_500)
    stored = person.house.battle(person.id).state.units[unit].models
    assert sum(man.y for man in stored) / len(stored) == pytest.approx(person.middle(unit)[1], abs=1)
    says(person.log.filter(has_text=re.compile(r"section \w+ enters the table")).first, "enters the table")


def test_an_advance_in_place_then_a_target_then_dice_then_the_rule_behind_them(newcomer):
    person = newcomer(reduced_motion="no-preference")
    battle, unit = moments.order_with_targets()
    person.sit(person.house.keep(battle))
    lines = person.log.count()

    person.unit(unit).locator(".model").first.click()
    says(person.column, "Choose an order for")
    person.press("2")
    expect(person.column.get_by_role("radio", name=re.compile("Advance"))).to_be_checked()
    person.choose(person.button("Give Advance").click, "move")

    x, y = (round(place) for place in person.middle(unit))
    person.drag((x, y), next(moments.drags(person.house.battle(person.id), (x, y), allowed=False)))
    expect(person.button("Move here")).to_be_disabled()
    expect(person.board.locator(".path.bad")).not_to_have_count(0)
    before = person.middle(unit)
    decision = person.choose(person.button(re.compile("^Stay")).click, "target")
    assert person.middle(unit) == before

    says(person.question, "shoot at?")
    aimed = next(at for at, option in enumerate(decision["options"]) if option["figure"])
    target = person.column.get_by_role("radio").nth(aimed)
    target.click()
    expect(target).to_be_checked()
    needed = person.column.get_by_role("table").first
    expect(needed.locator("tfoot td").last).to_have_text(re.compile(r"^\d\+"))
    expect(needed.get_by_role("button", name="open the rule")).not_to_have_count(0)
    expect(person.board.locator(".sight, .sightx")).not_to_have_count(0)

    person.button(re.compile("^Choose ")).click()
    big = person.page.locator(".rolled .face")
    expect(big).not_to_have_count(0)
    person.asked()
    thrown = person.log.filter(has=person.page.get_by_role("img", name=DICE))
    expect(thrown).not_to_have_count(0)
    assert person.log.count() > lines
    rule = person.log.get_by_role("button", name=re.compile("BA-SHOOT-.*, open the rule")).first
    name = rule.inner_text()
    rule.click()
    says(person.dialog.get_by_role("heading", level=1), name)
    says(person.dialog, "Source:")
    assert len(person.dialog.locator("h2").inner_text()) > 3
    person.press("Escape")
    expect(person.dialog).to_have_count(0)


def words(message: dict[str, Any]) -> str:
    """A message of the server in words."""
    return english(Message(message["id"], message["args"]))


def box_middle(drawn: Locator) -> tuple[float, float]:
    """The pixel in the middle of something drawn."""
    box = drawn.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.slow
def test_the_line_of_a_shot_stays_while_its_dice_lie_in_the_column_and_beside_it(newcomer: Callable[..., Person]):
    person = newcomer(reduced_motion="no-preference")
    battle = moments.played_until(lambda _, asked: asked.kind == "target" and any(one.figure for one in asked.options))
    person.sit(person.house.keep(battle))
    person.column.locator(".answers [role=radio]").first.click()
    expect(person.board.locator(".sight, .sightx").first).to_be_attached()
    person.press("Enter")
    drawn = [".rolled", ".board-svg :is(.sight, .sightx)", ".board-svg .tracer", ".board-svg .tray + g"]
    lying = f"() => {drawn}.every((each) => document.querySelector(each) !== null)"
    assert person.page.wait_for_function(lying).json_value()
    person.asked(after=battle.number)
