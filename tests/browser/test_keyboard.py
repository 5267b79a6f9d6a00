"""A whole activation without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.person import Person, says
from tests.sampling import first

ON_BOARD = "() => document.activeElement?.dataset?.unit ?? null"
TABS = 12


def tab_to_board(person: Person) -> str:
    """Press Shift and Tab, back from the question, until a unit on the board has the focus."""
    for _ in range(TABS):
        person.press("Shift+Tab")
        unit = person.page.evaluate(ON_BOARD)
        if unit:
            return str(unit)
    raise AssertionError("Tab never comes to the board")


def test_a_unit_is_chosen_ordered_moved_and_fires_by_keys_alone(person: Person):
    battle, wanted = moments.order_with_targets()
    able = {option.unit for option in moments.view(battle).options if not option.refused}
    able &= {unit.id for unit in moments.on_table(battle, 0)}
    person.sit(person.house.keep(battle))

    # One stop of the Tab key on the board; arrows walk the units that may act and choose them.
    expect(person.board.locator("[data-unit][tabindex='0']")).to_have_count(1)
    seen = [tab_to_board(person)]
    for _ in range(len(able) + 1):
        person.press("ArrowRight")
        person.settle()
        seen.append(person.page.evaluate(ON_BOARD))
        expect(person.board.locator("[data-unit][tabindex='0']")).to_have_count(1)
        expect(person.unit(seen[-1])).to_have_attribute("aria-pressed", "true")
    assert able <= set(seen)
    while person.page.evaluate(ON_BOARD) != wanted:
        person.press("k")
        person.settle()

    person.press("2")
    expect(person.column.get_by_role("radio", name=re.compile("Advance"))).to_be_checked()
    moving = person.choose(lambda: person.press("Enter"), "move")
    assert moving["acting"] == wanted

    here = person.button("Move here")
    ghosts = person.board.locator(".ghost")
    advised = person.column.locator(".suggested")
    expect(advised).to_be_visible()
    x, y = person.middle(wanted)
    for _ in range(2):
        person.press("ArrowDown")
    person.press("Shift+ArrowLeft")
    expect(ghosts).not_to_have_count(0)
    expect(advised).to_have_count(0)
    person.press("Escape")
    expect(advised).to_be_visible()

    way = next(way for way in ("Down", "Left", "Right", "Up") if clear(battle, wanted, way))
    person.press(f"Arrow{way}")
    expect(here).to_be_enabled()
    aiming = person.choose(lambda: person.press("Enter"), "target")
    assert person.house.battle(person.id).number == battle.number + 2
    assert person.middle(wanted) != (x, y)

    options = person.column.get_by_role("radiogroup", name="Targets").get_by_role("radio")
    expect(options.and_(person.page.locator("[aria-checked=true]"))).to_have_count(1)
    assert len(aiming["options"]) >= 2
    checked = options.evaluate_all("rows => rows.findIndex((row) => row.ariaChecked === 'true')")
    before = person.house.battle(person.id)
    person.choose(lambda: person.press("Enter"))
    targets = [option for option in aiming["options"] if option["target"]]
    assert person.house.answer(person.id, before) == targets[checked]["choice"]
    assert person.house.battle(person.id).rolls > before.rolls


def test_the_question_mark_lists_the_keys_and_single_letters_can_be_switched_off(person: Person):
    person.sit(person.house.begin(seed=1))
    person.press("?")
    says(person.dialog.get_by_role("heading"), "Keys")
    says(person.dialog, "this list")
    person.press("Escape")
    expect(person.dialog).to_have_count(0)
    person.press("/")
    search = person.dialog.get_by_label("Words or a rule’s number")
    expect(search).to_be_focused()
    person.page.keyboard.type("ambush")
    says(person.dialog, re.compile(r"\d+ rules\."))
    person.press("Tab")
    person.press("Tab")
    person.press("Enter")
    says(person.dialog.get_by_role("heading", level=1), re.compile("^BA-"))
    person.press("Escape")
    says(person.dialog.get_by_role("heading", level=1), "Rules")
    person.press("Escape")
    expect(person.dialog).to_have_count(0)


def clear(battle, unit: str, way: str) -> bool:
    """Whether the unit may go half an inch this way and still has a target."""
    order = next(o for o in moments.view(battle).options if o.unit == unit and o.order == "advance" and not o.refused)
    moving = moments.taken(battle, order)
    stands = next(one for one in moments.on_table(moving, 0) if one.id == unit)
    x, y = moments.middle(stands)
    dx, dy = {"Down": (0, 500), "Up": (0, -500), "Left": (-500, 0), "Right": (500, 0)}[way]
    choice = moments.drag(moving, (x + dx, y + dy)).choice
    if choice is None:
        return False
    moving.choose(moving.system.rules.decode_choice(choice))
    return moving.decision is not None and moments.view(moving).kind == "target"


@pytest.mark.slow
def test_a_path_cleared_before_its_preview_came_leaves_the_next_one_free(person: Person):
    battle, unit = moments.order_with_targets()
    person.sit(person.house.keep(battle))
    person.unit(unit).focus()
    person.press("Enter")
    person.press("2")
    person.choose(lambda: person.press("Enter"), "move")
    # The page asks for the preview in the next frame; Esc follows in the same frame, before any answer can come.
    person.page.evaluate(
        """() => new Promise((done) => {
          const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
          press('ArrowDown');
          requestAnimationFrame(() => { press('Escape'); done(); });
        })"""
    )
    person.press("ArrowLeft")
    expect(person.board.locator(".ghost")).not_to_have_count(0)


KEYS = "() => [...document.querySelectorAll('.answers [data-key]')].map((one) => one.dataset.key)"


@pytest.mark.parametrize("kind", first(1, ["order", "target", "reaction"]))
def test_the_list_of_keys_is_that_of_the_question(person: Person, kind: str):
    person.sit(person.house.keep(moments.played_until(lambda _, asked: asked.kind == kind)))
    keys = person.page.evaluate(KEYS)
    person.press("?")
    says(person.dialog.get_by_role("heading"), "Keys")
    told = person.dialog.locator("dt").all_inner_texts()
    for key in keys:
        if key.isalpha() and len(key) == 1:
            assert any(key in one for one in told), key
    assert ("T, Shift T" in told) == ("T" in keys)
    assert any(one.startswith("1 to ") for one in told) == any(key.isdigit() for key in keys)


def test_the_log_is_one_stop_and_arrows_walk_its_rules(person: Person):
    person.sit(person.house.keep(moments.well_fought("bolt_action")))
    log = person.page.get_by_role("log")
    assert log.locator(".rule").count() > 2
    expect(log.locator(".rule:not([tabindex='-1'])")).to_have_count(0)
    log.focus()
    person.press("ArrowDown")
    expect(log.locator(".rule").first).to_be_focused()
    person.press("ArrowDown")
    expect(log.locator(".rule").nth(1)).to_be_focused()
    person.press("Enter")
    says(person.dialog, log.locator(".rule").nth(1).inner_text())
    person.press("Escape")
    expect(log.locator(".rule").nth(1)).to_be_focused()
    expect(log.locator(".back:not([tabindex='-1'])")).to_have_count(0)
    for _ in range(log.locator(".rule, .back").count()):
        person.press("ArrowRight")
        if log.locator(".back:focus").count():
            break
    expect(log.locator(".back:focus")).to_have_count(1)


def test_the_ground_is_looked_at_by_keys_the_nearest_first(person: Person):
    battle, unit = moments.order_with_targets()
    person.sit(person.house.keep(battle))
    person.unit(unit).focus()
    person.press("Enter")
    shown = person.page.get_by_role("group", name="Unit", exact=True)
    aloud = person.page.locator("p[aria-live=polite]").filter(has_text="″ away (")
    seen: list[tuple[str, int]] = []
    for key in ("i", "i", "i", "Shift+I"):
        person.press(key)
        says(aloud, "″ away (")
        told = aloud.inner_text()
        says(shown, told.partition(".")[0])
        seen.append((told, int(re.findall(r"(\d+)″ away", told)[0])))
    assert seen[3] == seen[1]
    assert len({told for told, _ in seen}) == 3
    assert [away for _, away in seen[:3]] == sorted(away for _, away in seen[:3])
    assert any("cover" in told for told, _ in seen)
