"""The dialog of a new battle: a scenario brings the table and the armies it is meant for."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright._impl._api_structures import FilePayload
from playwright.sync_api import expect

import grognard
from grognard.core.bundles import bundle
from grognard.core.messages import say
from grognard.core.systems import systems
from grognard.core.words import english
from tests.browser.person import Person, says
from tests.rosters.lists import lieutenant, roster, selection, squad, zipped
from tests.sampling import first


@pytest.mark.parametrize("name", first(1, sorted(systems())))
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


@pytest.mark.slow
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


def test_a_veteran_thinks_as_long_as_he_is_given(person: Person):
    person.enter_for_a_battle()
    form = person.dialog
    form.get_by_role("radio", name="Axis & Allies Miniatures").click()
    strength = form.get_by_label("How the computer plays the Second side")
    strength.select_option("recruit")
    says(form, english(say("agent-recruit.about")))
    expect(form.get_by_label("Seconds a decision")).to_have_count(0)
    strength.select_option("veteran")
    seconds = form.get_by_label("Seconds a decision")
    expect(seconds).to_have_value("2")
    seconds.fill("0.5")
    seconds.press("Tab")
    expect(strength).to_have_value("veteran")
    form.get_by_role("button", name="Start battle").click()
    expect(person.dialog).to_have_count(0)
    kept = next(each for each in person.house.store.list() if each.id == person.id)
    assert kept.players == ("here", "computer:veteran:0.5s")


def brought(person: Person, name: str, data: object) -> None:
    text = data if isinstance(data, str) else json.dumps(data)
    file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    person.dialog.get_by_label("Bring a file for the First side").set_input_files(file)


@pytest.mark.slow
@pytest.mark.parametrize("name", first(2, sorted(systems())))
def test_a_scenario_with_all_that_belongs_to_it_is_brought_as_one_file(person: Person, name: str):
    evening = bundle(name) | {"name": "an-evening", "title": "An evening"}
    evening["map"]["title"] = "The table at home"
    person.enter_for_a_battle()
    form = person.dialog
    brought(person, "evening.json", evening)
    chosen = form.get_by_role("combobox", name=re.compile("^Scenario"))
    expect(chosen.locator("option:checked")).to_have_text("An evening")
    expect(form.get_by_role("img", name=re.compile("The table at home"))).to_be_visible()
    form.get_by_role("button", name="Start battle").click()
    expect(person.dialog).to_have_count(0)
    says(person.page.get_by_role("banner"), "An evening")
    assert person.house.battle(person.id).setup == grognard.battle(name, scenario=evening).setup


def test_a_map_is_brought_and_what_cannot_be_read_changes_nothing(person: Person):
    person.enter_for_a_battle()
    form = person.dialog
    form.get_by_role("radio", name="Bolt Action").click()
    expect(form.get_by_role("radio", name="Bolt Action")).to_be_checked()
    table = form.get_by_role("combobox", name=re.compile("^Table"))
    before = table.input_value()
    head = 'format = "grognard-map"\nversion = 1\ntitle = "Bare heath"\nwidth = 48\n'
    brought(person, "heath.toml", head)
    says(form.get_by_role("status"), "depth")
    expect(table).to_have_value(before)
    person.complaints.clear()
    brought(person, "heath.toml", head + "depth = 36\n")
    expect(table.locator("option:checked")).to_have_text("Bare heath")
    form.get_by_role("button", name="Start battle").click()
    expect(person.dialog).to_have_count(0)
    assert person.house.battle(person.id).setup.map.title == "Bare heath"


def bring_list(person: Person, name: str, content: bytes) -> None:
    file: FilePayload = {"name": name, "mimeType": "application/octet-stream", "buffer": content}
    person.dialog.get_by_label("Bring a file for the First side").set_input_files(file)


def begun_with(person: Person) -> list[str]:
    """The entries of the first side's army once the battle has begun."""
    person.dialog.get_by_role("button", name="Start battle").click()
    expect(person.dialog).to_have_count(0)
    return [unit.entry for unit in person.house.battle(person.id).setup.armies[0].unit]


def test_a_list_of_another_program_is_brought_at_once_where_all_of_it_is_known(person: Person):
    """Brought while another game is chosen: the list says of which it is."""
    person.enter_for_a_battle()
    person.dialog.get_by_role("radio", name="Axis & Allies Miniatures").click()
    bring_list(person, "baker.rosz", zipped(roster(lieutenant(), squad(), squad(), points=230)))
    expect(person.dialog.get_by_role("radio", name="Bolt Action")).to_be_checked()
    expect(person.dialog.get_by_role("button", name="Use a ready army")).to_be_visible()
    assert begun_with(person) == ["second-lieutenant", "infantry-squad", "infantry-squad"]


def test_a_list_that_is_not_known_whole_is_taken_as_it_is_or_looked_at_line_by_line(person: Person):
    strange = selection("Camel Riders", points=50, kind="unit")
    rosz = zipped(roster(lieutenant(), strange, squad(), squad(), points=280))
    person.enter_for_a_battle()
    person.dialog.get_by_role("radio", name="Bolt Action").click()
    bring_list(person, "baker.rosz", rosz)
    asked = person.dialog.get_by_role("group", name="A list of another program")
    says(asked, "One line is not known here")
    asked.get_by_role("button", name="Look at it line by line").click()
    page = person.page.get_by_role("region", name="A list of another program")
    says(page, "One line is not known here")
    page.get_by_role("combobox", name="What “Camel Riders” means").select_option("infantry-squad")
    says(page, "Every line found its place")
    page.get_by_role("button", name="Open it as an army").click()
    person.page.get_by_role("button", name="Fight with it now").click()
    assert begun_with(person).count("infantry-squad") == 3


@pytest.mark.slow
def test_a_list_that_is_not_known_whole_may_be_fielded_as_far_as_it_is(person: Person):
    person.enter_for_a_battle()
    person.dialog.get_by_role("radio", name="Bolt Action").click()
    bring_list(person, "broken.rosz", b"PK\x03\x04nothing")
    says(person.dialog.get_by_role("status"), "broken.rosz")
    person.complaints.clear()
    strange = selection("Camel Riders", points=50, kind="unit")
    bring_list(person, "baker.rosz", zipped(roster(lieutenant(), strange, squad(), squad(), points=280)))
    person.dialog.get_by_role("button", name="Take it as it is").click()
    expect(person.dialog.get_by_role("group", name="A list of another program")).to_have_count(0)
    assert begun_with(person) == ["second-lieutenant", "infantry-squad", "infantry-squad"]


@pytest.mark.slow
def test_a_battle_is_fought_out_again_and_again_and_its_report_kept(person: Person):
    person.enter_for_a_battle()
    form = person.dialog
    form.get_by_role("radio", name="Axis & Allies Miniatures").click()
    form.get_by_role("combobox", name=re.compile("^Scenario")).select_option("mill-island")
    form.get_by_role("button", name="Fight it out").click()
    form.get_by_role("radio", name="400").click()
    form.get_by_role("button", name="Fight them").click()
    expect(form.get_by_role("progressbar")).to_be_visible()
    report = form.get_by_role("link", name="Open the report")
    expect(report).to_be_visible(timeout=120_000)
    with person.page.expect_download() as download:
        form.get_by_role("link", name="Save the report").click()
    assert "United States" in Path(download.value.path()).read_text(encoding="utf-8")
    # They go on while the page is loaded anew, and are found again.
    person.page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    person.enter_for_a_battle()
    form.get_by_role("radio", name="Axis & Allies Miniatures").click()
    form.get_by_role("button", name="Fight it out").click()
    form.get_by_role("button", name="Stop").click()
    says(form.get_by_role("status"), re.compile("Stopped after .* of 400 battles"))
    form.get_by_role("button", name="Fight others").click()
    expect(form.get_by_role("button", name="Fight them")).to_be_enabled()
    assert person.complaints == []
