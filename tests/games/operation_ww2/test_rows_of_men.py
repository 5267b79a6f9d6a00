"""Rows of men, what they are and how many rounds they have, as the army builder sets them."""

from __future__ import annotations

import pytest

import grognard


def squad():
    army = grognard.army("operation_ww2", "german-1944")
    return army, "squad-1"


@pytest.mark.rule("AZ-SET-09")
def test_a_row_of_men_is_added_made_something_else_and_taken_out():
    army, id = squad()
    before = army.record.of(id).men
    army.set(id, "rows", len(before) + 1)
    assert army.record.of(id).men[:-1] == before
    assert army.record.of(id).men[-1].count == 1
    army.set(id, f"role-{len(before) + 1}", "sniper")
    army.set(id, f"men-{len(before) + 1}", 2)
    last = army.record.of(id).men[-1]
    assert (last.role, last.count) == ("sniper", 2)
    army.set(id, "rows", len(before))
    assert army.record.of(id).men == before


@pytest.mark.rule("AZ-SET-09")
def test_a_crew_may_have_more_than_twenty_men_in_two_rows():
    army = grognard.army("operation_ww2", "german-1944")
    for row in (1, 2):
        army.set("pak", f"men-{row}", 20)
    assert army.record.of("pak").people() == 40
    assert army.breaches == ()
    assert grognard.battle("operation_ww2", armies=(army,)).state.units["a.pak"]


@pytest.mark.rule("AZ-WPN-11")
def test_rounds_are_limited_and_go_with_the_weapon():
    army, id = squad()
    weapon = next(arm for men in army.record.of(id).men for arm in men.weapons)
    army.set(id, f"rounds-{weapon}", 5)
    assert army.record.of(id).rounds == {weapon: 5}
    assert grognard.army("operation_ww2", army.text()) == army
    army.set(id, f"rounds-{weapon}", 0)
    assert army.record.of(id).rounds == {}
    army.set(id, f"rounds-{weapon}", 5)
    for row, men in enumerate(army.record.of(id).men, 1):
        for place, arm in enumerate(men.weapons, 1):
            if arm == weapon:
                setting = next(each for each in army.settings(id) if each.name == f"arm-{row}-{place}")
                army.set(id, setting.name, next(v.value for v in setting.values if v.value != weapon))
    assert army.record.of(id).rounds == {}
