"""axe-core finds nothing serious, on the table, in the dialogs, on a telephone; by day and by night."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import armour_moments, moments
from tests.browser.person import Person, says
from tests.sampling import first

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A unit's tag shows its letter and the number of its pins side by side; its name says both, but not side by side.
GRAVE = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => [one.id, one.nodes.filter((node) => one.id !== 'label-content-name-mismatch'
      || !String(node.target[0]).startsWith('g[data-unit'))])
    .filter(([, nodes]) => nodes.length > 0)
    .map(([id, nodes]) => `${id}: ${nodes.map((node) => `${node.target} (${node.failureSummary})`).join('; ')}`);
}"""


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.is_file():
        missing = "axe-core is not installed: run tools/set_up web"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return AXE.read_text(encoding="utf-8")


def accessible(person: Person, axe: str) -> None:
    """No serious or critical violation in light or in dark colours."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(axe)
    for scheme in ("light", "dark"):
        person.page.emulate_media(color_scheme=scheme)
        person.settle()
        assert person.page.evaluate(GRAVE) == [], scheme


@pytest.mark.slow
def test_the_table_while_orders_are_given_moves_drawn_and_targets_chosen(person: Person, axe: str):
    battle, unit = moments.order_with_targets()
    person.sit(person.house.keep(battle))
    accessible(person, axe)
    person.unit(unit).focus()
    person.press("Enter")
    person.press("2")
    expect(person.button("Give Advance")).to_be_enabled()
    accessible(person, axe)
    person.choose(lambda: person.press("Enter"), "move")
    person.press("ArrowDown")
    expect(person.board.locator(".ghost")).not_to_have_count(0)
    accessible(person, axe)
    person.press("Escape")
    person.choose(lambda: person.press("s"), "target")
    expect(person.column.get_by_role("table")).not_to_have_count(0)
    accessible(person, axe)


@pytest.mark.parametrize(
    "moment",
    first(
        1,
        [
            armour_moments.several_targets,
            moments.casualty,
            moments.ambush,
            moments.volley_to_type,
            armour_moments.tank_drives,
        ],
    ),
)
def test_the_table_while_something_else_is_asked(person: Person, axe: str, moment):
    person.sit(person.house.keep(moment(), ("here", "here")))
    accessible(person, axe)


@pytest.mark.slow
def test_a_table_of_hexes(person: Person, axe: str):
    person.sit(person.house.keep(moments.set_up(), ("here", "here")))
    person.press("m")
    person.press("Enter")
    expect(person.board.locator(".ghost")).to_have_count(1)
    accessible(person, axe)
    battle, unit = moments.assault()
    person.page.goto("about:blank")
    person.sit(person.house.keep(battle))
    accessible(person, axe)
    person.unit(unit).focus()
    person.press("Enter")
    expect(person.column.get_by_role("table")).not_to_have_count(0)
    accessible(person, axe)


@pytest.mark.parametrize("name", first(1, ["New battle", "Rules", "Battles", "All units", "Keys", "About grognard"]))
def test_a_dialog(person: Person, axe: str, name: str):
    person.sit(person.house.keep(moments.entering()))
    person.page.get_by_role("button", name="Menu").click()
    person.dialog.get_by_role("button", name=name).click()
    says(person.dialog.get_by_role("heading", level=1), name)
    expect(person.dialog.get_by_text("One moment…")).to_have_count(0)
    accessible(person, axe)


@pytest.mark.slow
def test_the_menu_and_a_rule(person: Person, axe: str):
    person.sit(person.house.keep(moments.entering()))
    person.page.get_by_role("button", name="Menu").click()
    accessible(person, axe)
    person.press("Escape")
    person.log.get_by_role("button", name=re.compile("open the rule")).first.click()
    says(person.dialog, "Source:")
    accessible(person, axe)


def test_the_telephone_on_every_tab(phone: Person, axe: str):
    battle, unit = moments.order_with_targets()
    phone.sit(phone.house.keep(battle))
    phone.unit(unit).locator(".model").first.tap()
    says(phone.column, "Choose an order for")
    for tab in ("Decide", "Unit", "Odds", "Log"):
        phone.page.get_by_role("tab", name=tab).tap()
        accessible(phone, axe)
