"""Theatre selectors: who fights in a theatre, how many of each, how good, and what mends a list that breaks it."""

from __future__ import annotations

import pytest

import grognard
from grognard.core.armies.mending import WHOLE
from grognard.core.armies.template import fill
from grognard.games.bolt_action.data.entries import ENTRIES
from grognard.games.bolt_action.data.theatres import THEATRES, theatres_of
from grognard.rosters import bring
from tests.rosters.lists import lieutenant, roster, selection, squad


def chosen_for(theatre, **terms):
    """The least legal army of a theatre."""
    army = grognard.army("bolt_action", nation=THEATRES[theatre].nation, **({"limit": 2_000} | terms))
    army.set(WHOLE, "theatre", theatre)
    fill(army)
    return army


def broken(army):
    return [breach.message.id for breach in army.breaches]


@pytest.mark.rule("BA-ARMY-02")
@pytest.mark.parametrize("theatre", THEATRES)
def test_every_entry_of_a_theatre_is_its_nations_and_may_be_had_as_good_as_it_says(theatre):
    row = THEATRES[theatre]
    for offered in (*row.core, *row.choice):
        for name in offered.entries:
            entry = ENTRIES[name]
            assert not entry.nations or row.nation in entry.nations, name
            assert not offered.qualities or set(offered.qualities) & set(entry.qualities), name
    core = {name for offered in row.core for name in offered.entries}
    assert core <= {name for offered in row.choice for name in offered.entries}
    assert {ENTRIES[name].slot for name in core} == {"squad"}


@pytest.mark.rule("BA-ARMY-02")
@pytest.mark.parametrize("theatre", THEATRES)
def test_the_least_of_a_theatre_is_legal_and_so_is_each_of_its_units_once(theatre):
    army = chosen_for(theatre)
    assert army.legal
    for name in {name for offered in THEATRES[theatre].choice for name in offered.entries}:
        one = army.copy()
        slot = ENTRIES[name].slot
        if slot != "lieutenant":
            one.add(name)
            assert broken(one) == [], name


@pytest.mark.rule("BA-ARMY-02")
def test_what_does_not_fight_in_the_theatre_is_named_and_mended():
    army = chosen_for("barbarossa")
    tank = army.add("t-34-85")
    (breach,) = army.breaches
    assert (breach.message.id, breach.unit, breach.rule) == ("ba-army-not-in-theatre", tank, "BA-ARMY-02")
    mends = army.mends(breach)
    assert {(mend.kind, mend.unit, mend.value) for mend in mends} == {("remove", tank, ""), ("set", WHOLE, "none")}
    army.mend(next(mend for mend in mends if mend.kind == "set"))
    assert army.legal
    assert army.record.fought is None


@pytest.mark.rule("BA-ARMY-02")
def test_a_unit_of_another_quality_than_fights_there_is_named_and_mended():
    army = chosen_for("market-garden-british")
    team = army.add("piat-team")
    assert army.legal
    army.set(team, "quality", "regular")
    (breach,) = army.breaches
    assert (breach.message.id, breach.unit) == ("ba-army-theatre-quality", team)
    assert [(mend.setting, mend.value) for mend in army.mends(breach)][:1] == [("quality", "veteran")]


@pytest.mark.rule("BA-ARMY-02")
@pytest.mark.parametrize(("theatre", "entry", "most"), [
    ("normandy", "mmg-team", 2),
    ("normandy", "sturmpioniere-squad", 1),
    ("barbarossa", "anti-tank-rifle-team", 3),
    ("market-garden-us", "bazooka-team", 2),
])  # fmt: skip
def test_a_theatre_has_so_many_of_a_kind_and_no_more(theatre, entry, most):
    army = chosen_for(theatre)
    for _ in range(most):
        army.add(entry)
    assert broken(army) == []
    army.duplicate(army.ids[-1])
    assert broken(army) == ["ba-army-theatre-many"]


@pytest.mark.rule("BA-ARMY-02")
def test_a_platoon_of_a_theatre_has_two_squads_of_its_core_and_four_more():
    army = grognard.army("bolt_action", nation="german", limit=2_000)
    army.set(WHOLE, "theatre", "normandy")
    army.add("second-lieutenant")
    army.add("osttruppen-squad")
    army.add("osttruppen-squad")
    assert broken(army) == ["ba-army-theatre-core"]
    veterans = army.add("grenadier-squad")
    army.set(veterans, "quality", "veteran")
    army.add("grenadier-squad")
    assert [(breach.message.id, breach.lacking) for breach in army.breaches] == [("ba-army-theatre-core", 1)]
    army.add("grenadier-squad")
    army.add("grenadier-squad")
    assert army.legal
    army.add("grenadier-squad")
    assert broken(army) == ["ba-army-slot-many"]


@pytest.mark.rule("BA-ARMY-02")
def test_in_a_theatre_teams_and_officers_have_transports_too():
    army = chosen_for("normandy")
    for _ in range(3):
        army.add("truck")
    assert broken(army) == []
    army.add("truck")
    assert broken(army) == ["ba-army-slot-many"]
    army.add("mmg-team")
    assert broken(army) == []


@pytest.mark.rule("BA-ARMY-02")
def test_a_theatre_is_another_nations_only_by_hand_and_then_named():
    army = chosen_for("normandy")
    data = army.data() | {"nation": "us"}
    assert "ba-army-theatre-nation" in broken(grognard.army("bolt_action", data))
    assert [each.id for each in theatres_of("us")] == ["market-garden-us"]
    with pytest.raises(grognard.InputError, match="theatre"):
        grognard.army("bolt_action", army.data() | {"theatre": "norway"})


def test_the_theatre_is_in_all_forms_of_the_list():
    army = chosen_for("normandy")
    assert "Theatre: Normandy 1944" in army.text("text")
    assert grognard.army("bolt_action", army.text("toml")).record.fought is THEATRES["normandy"]
    army.set(WHOLE, "theatre", "none")
    assert "theatre" not in army.text("toml").lower()


@pytest.mark.parametrize(("catalogue", "theatre"), [
    ("Armies of Germany - 1944 - Normandy", "normandy"),
    ("Armies of the United States - Operation Market Garden", "market-garden-us"),
    ("Armies of Great Britain - 1944 - Market Garden", "market-garden-british"),
    ("Armies of the Soviet Union - 1941 - Barbarossa", "barbarossa"),
    ("Armies of Germany", ""),
])  # fmt: skip
def test_a_list_brought_is_chosen_for_the_theatre_of_its_catalogue(catalogue, theatre):
    brought = bring(roster(lieutenant(), squad(), selection("Truck", kind="unit"), catalogue=catalogue))
    assert (brought.army.record.theatre or "") == theatre
    assert [line.ours for line in brought.lines if line.ours.startswith("theatre")] == [f"theatre={theatre}"] * bool(
        theatre
    )
