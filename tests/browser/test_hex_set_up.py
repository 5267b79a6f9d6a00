"""A battle on hexes, from the dialog to the first turn."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from grognard.games.axis_allies_minis.data.maps import load_map
from grognard.space.hex.grid import label
from tests.browser import hex_moments, moments
from tests.browser.person import Person, says


def test_a_battle_is_made_in_the_dialog_and_the_army_set_up_by_taps(person: Person):
    person.enter_for_a_battle()
    form = person.dialog
    says(form.get_by_role("heading"), "New battle")
    game = form.get_by_role("radio", name="Axis & Allies Miniatures")
    game.click()
    expect(game).to_be_checked()
    says(form, "The year is 1944.")
    form.get_by_role("combobox", name=re.compile("^Table")).select_option("mill-island")
    form.get_by_label("Army of the First side").select_option("german-100")
    form.get_by_label("Army of the Second side").select_option("us-100")
    form.get_by_label("How the computer plays the Second side").select_option("random")
    form.get_by_label("Seed").fill("3")
    rules = form.locator("details")
    says(rules, "As written")
    rules.locator("summary").click()
    rules.get_by_role("combobox", name=re.compile("AAM-TURN-01")).select_option("after_assault")
    says(rules, "1 changed")
    form.get_by_role("button", name="Start battle").click()
    expect(person.dialog).to_have_count(0)

    setup = person.house.battle(person.id).setup
    assert [army.side for army in setup.armies] == ["axis", "allies"]
    assert setup.map == load_map("mill-island").file
    assert setup.options["airstrike"] == "after_assault"

    says(person.question, "The coin is yours")
    person.choose(lambda: person.press("f"), "deploy")
    says(person.question, "Choose a place for ")
    says(person.column, "German set-up")
    here = person.column.locator(".answers .btn.primary")
    ghost = person.board.locator(".ghost")
    tray = person.column.get_by_role("radiogroup", name=re.compile("units to place")).get_by_role("radio")
    many = tray.count()

    for turn in range(2):
        asked = person.decision
        battle = person.house.battle(person.id)
        tray.nth(turn).click()
        unit = asked["moves"][turn]["unit"]
        expect(tray.nth(turn)).to_be_checked()
        at = asked["moves"][turn]["hexes"][8 + turn]
        person.page.mouse.click(*person.spot(*hex_moments.centre(battle, at)))
        says(here, "Place here")
        expect(ghost).to_have_count(1)
        facing = person.column.get_by_role("radio", name="south-east")
        facing.click()
        expect(facing).to_be_checked()
        expect(here).to_be_enabled()
        person.choose(here.click, "deploy")
        stands = person.house.battle(person.id).state.units[unit]
        assert (label(stands.at), stands.facing.name) == (at, "SE")
        expect(person.unit(unit)).to_be_attached()
        expect(tray).to_have_count(many - turn - 1)

    person.choose(person.button("Place the rest for me").click)
    units = person.told["scene"]["units"]
    assert {one["place"] for one in units if one["side"] == 0} == {"table"}
    says(person.log.filter(has_text="set").first, re.compile("sets? up"))


def test_a_unit_is_not_set_up_outside_its_zone(person: Person):
    battle = moments.set_up()
    person.sit(person.house.keep(battle))
    within = {hex for move in person.decision["moves"] for hex in move["hexes"]}
    grid = battle.system.table.ground(battle).grid
    assert grid is not None
    outside = next(one for one in grid.hexes if one.id not in within)
    person.page.mouse.click(*person.spot(outside.x, outside.y))
    expect(person.column.locator(".answers .btn.primary")).to_be_disabled()
    says(person.column.locator(".says.refusal"), "A unit is set up in its own zone.")
    expect(person.board.locator(".ghost")).to_have_count(0)
    person.press("Escape")
    expect(person.column.locator(".says.refusal")).to_have_count(0)
