"""A battle saved from the menu and loaded again is the same battle."""

from __future__ import annotations

from playwright.sync_api import expect

import grognard
from tests.browser import moments
from tests.browser.person import Person, says


def test_a_saved_battle_loads_to_the_same_position(person: Person, tmp_path):
    battle, _ = moments.order_with_targets()
    first = person.house.keep(battle)
    person.sit(first)
    stands = person.board.locator(".model").evaluate_all("men => men.map(man => man.getAttribute('transform'))")
    log = person.log.all_inner_texts()

    person.page.get_by_role("button", name="Menu").click()
    with person.page.expect_download() as download:
        person.dialog.get_by_role("link", name="Save the battle").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.suffix == ".jsonl"
    assert grognard.load(saved).position == battle.position

    person.heard.clear()
    person.dialog.get_by_label("Load a battle…").set_input_files(saved)
    expect(person.dialog).to_have_count(0)
    person.asked("order")
    assert person.id != first
    assert person.house.battle(person.id).position == battle.position
    again = person.board.locator(".model").evaluate_all("men => men.map(man => man.getAttribute('transform'))")
    assert again == stands
    assert person.log.all_inner_texts() == log


def test_a_broken_save_is_refused_with_the_line_at_fault(person: Person, tmp_path):
    battle, _ = moments.order_with_targets()
    first = person.house.keep(battle)
    lines = person.house.store.lines(first)
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join([*lines[:4], "{not a line", *lines[5:]]))
    person.sit(first)
    person.page.get_by_role("button", name="Menu").click()
    person.dialog.get_by_label("Load a battle…").set_input_files(broken)
    says(person.dialog.get_by_role("alert"), "5")
    assert person.house.ids() == [first]
    assert [complaint for complaint in person.complaints if "422" not in complaint] == []
    person.complaints.clear()
