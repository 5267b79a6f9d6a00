"""The dialog of a new battle: a scenario brings the table and the armies it is meant for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import grognard
from grognard.core.systems import systems
from grognard.core.words import english
from tests.browser.person import Person, says


@pytest.mark.parametrize("name", sorted(systems()))
def test_each_scenario_is_fought_on_its_table_by_its_armies(person: Person, name: str):
    game = grognard.system(name)
    person.enter_for_a_battle()
    form = person.dialog
    form.get_by_role("radio", name=english(game.title), exact=False).first.click()
    chosen = form.get_by_role("combobox", name=re.compile("^Scenario"))
    table = form.get_by_role("combobox", name=re.compile("^Table"))
    for plan in [*game.setups.scenarios()[::-1], *game.setups.scenarios()]:
        chosen.select_option(plan.name)
        expect(chosen).to_have_value(plan.name)
        armies = [form.get_by_label(f"Army of the {side} side").input_value() for side in ("First", "Second")]
        offered = grognard.battle(name, scenario=plan.name, map=table.input_value(), armies=armies)
        assert offered.setup == grognard.battle(name, scenario=plan.name).setup


def test_the_mill_island_is_fought_over_the_mill_island(person: Person):
    person.enter_for_a_battle()
    form = person.dialog
    form.get_by_role("radio", name="Axis & Allies Miniatures").click()
    form.get_by_role("combobox", name=re.compile("^Scenario")).select_option("mill-island")
    form.get_by_role("button", name="Start battle").click()
    expect(person.dialog).to_have_count(0)
    says(person.page.get_by_role("banner"), "Mill Island")
    setup = person.house.battle(person.id).setup
    assert setup == grognard.battle("axis_allies_minis", scenario="mill-island").setup
