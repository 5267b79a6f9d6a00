"""Lists of other programs are read whatever their form: names, numbers, costs and totals, and none of the prose."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from grognard.core.records import to_text
from grognard.rosters import Catalogue, Roster, read
from tests.rosters.lists import BARE, FORMS, NEW, REGIMENTS, SIMPLE, roster, selection, zipped

PARTS = {
    "Second Lieutenant": [("Regular", 1, 50), ("Regular Soldier", 1, 10)],
    "Infantry Squad": [("NCO", 1, 10), ("Soldier", 7, 70), ("BAR M1918A2", 1, 5)],
}


def listed(data: bytes) -> Roster:
    found = read(data)
    assert isinstance(found, Roster)
    return found


@pytest.mark.parametrize("form", FORMS)
def test_names_numbers_costs_and_totals_are_those_of_the_file(form):
    found = listed(FORMS[form])
    assert found.name == "Baker"
    assert [(unit.name, unit.number, unit.total) for unit in found.units] == [
        ("Second Lieutenant", 1, {"pts": Decimal(60)}),
        ("Infantry Squad", 1, {"pts": Decimal(85)}),
    ]
    for unit in found.units:
        assert [(part.name, part.number, int(part.total["pts"])) for part in unit.parts] == PARTS[unit.name]
    assert found.declared == {"pts": Decimal(145)} == found.sums
    assert found.mismatches == ()


@pytest.mark.parametrize("form", [form for form in FORMS if form not in ("rosterizer", "text by regiments")])
def test_limit_and_catalogue_are_told(form):
    found = listed(FORMS[form])
    assert found.limits == {"pts": Decimal(500)}
    assert [force.catalogue for force in found.forces] == ["Armies of the United States"]
    assert found.forces[0].name == "Platoon"


def test_the_file_is_known_by_its_content_whatever_it_is_called(tmp_path):
    for number, data in enumerate(FORMS.values()):
        path = tmp_path / f"{number}.docx"
        path.write_bytes(data)
        assert listed(path.read_bytes()) == read(path) == read(str(path))


def test_the_heading_of_a_unit_is_its_primary_category():
    for form in ("xml", "old xml", "simple text", "full text"):
        assert [unit.category.lower() for unit in listed(FORMS[form]).units] == ["hq", "infantry"], form


def test_no_prose_is_kept():
    for data in FORMS.values():
        assert "story" not in to_text(read(data))


def test_a_total_that_is_not_the_sum_is_named():
    wrong = listed(NEW.replace(b'<cost name="pts" value="145.0"/>', b'<cost name="pts" value="130.0"/>'))
    ((cost, declared, total),) = [(each.cost, int(each.declared), int(each.sum)) for each in wrong.mismatches]
    assert (cost, declared, total) == ("pts", 130, 145)


def test_a_text_that_leaves_costs_out_may_fall_short_of_its_total_but_not_pass_it():
    short = listed(REGIMENTS.replace(b"(145 points)", b"(165 points)"))
    assert short.sparse
    assert short.mismatches == ()
    assert listed(REGIMENTS.replace(b"(145 points)", b"(140 points)")).mismatches[0].sum == 145
    assert listed(SIMPLE.replace(b"++ [145 pts]", b"++ [165 pts]")).mismatches[0].declared == 165


def test_costs_of_several_kinds_are_kept_apart():
    found = listed(
        b'<roster name="x"><costs><cost name=" PL" value="9.0"/><cost name="pts" value="12.5"/></costs><forces>'
        b'<force name="f"><selections><selection name="a" number="2"><costs><cost name="pts" value="12.50"/>'
        b'<cost name=" PL" value="9"/></costs></selection></selections></force></forces></roster>'
    )
    assert found.declared == found.sums == {"PL": Decimal(9), "pts": Decimal("12.5")}


def test_forces_within_forces_are_read_in_the_order_of_the_file():
    inner = '<forces><force name="b"><selections><selection name="two"/></selections></force></forces>'
    outer = f'<force name="a"><selections><selection name="one"/></selections>{inner}</force>'
    found = listed(f"<roster><forces>{outer}</forces></roster>".encode())
    assert [force.name for force in found.forces[0].all()] == ["a", "b"]
    assert [each.name for each in found.selections] == ["one", "two"]


def test_what_a_regimental_text_says_at_its_head_is_kept_but_not_its_sums():
    found = listed(REGIMENTS)
    assert [(each.name, [part.name for part in each.parts]) for each in found.forces[0].selections] == [
        ("Support", ["Air"])
    ]
    assert [force.name for force in found.forces[0].forces] == ["First section", "Second section"]


def test_each_of_several_models_has_what_a_full_text_says():
    text = FORMS["full text"].replace(b"1 with NCO", b"3 with Knife, 2x Grenade\n1 with NCO")
    unit = listed(text).units[1]
    assert [(part.name, part.number) for part in unit.parts][:2] == [("Knife", 3), ("Grenade", 6)]


# ---- catalogues -----------------------------------------------------------------------------------------------------

OLD_CATALOGUE = b"""<?xml version="1.0"?>
<catalogue id="c" name="Armies of Ruritania" revision="6" gameSystemId="g" battleScribeVersion="1.14b"
 xmlns="http://www.battlescribe.net/schema/catalogueSchema">
<entries><entry id="e" name="Guard Squad" points="0.0" type="unit" minSelections="0" maxSelections="-1">
 <entries><entry id="s" name="Sabre" points="3.0" type="upgrade" minSelections="0" maxSelections="2"/></entries>
 <entryGroups><entryGroup id="g1" name="Rating" minSelections="1" maxSelections="1"><entries>
  <entry id="r" name="Regular" points="50.0" type="upgrade" maxSelections="1"/></entries></entryGroup></entryGroups>
 <links><link id="l" targetId="sh" linkType="entry"/><link id="p" targetId="x" linkType="rule"/></links>
</entry></entries>
<sharedEntries><entry id="sh" name="Horses" points="10.0" type="upgrade"/></sharedEntries></catalogue>"""
NEW_CATALOGUE = b"""<catalogue id="c" name="Armies of Ruritania" revision="6" gameSystemId="g"
 battleScribeVersion="2.03"><selectionEntries><selectionEntry id="e" name="Guard Squad" type="unit">
 <categoryLinks><categoryLink name="Cavalry" primary="false"/><categoryLink name="Infantry" primary="true"/>
 </categoryLinks>
 <selectionEntries><selectionEntry id="s" name="Sabre" type="upgrade">
  <constraints><constraint field="selections" type="max" value="2"/></constraints>
  <costs><cost name="pts" value="3.0"/></costs></selectionEntry></selectionEntries>
 <selectionEntryGroups><selectionEntryGroup id="g1" name="Rating"><constraints>
  <constraint field="selections" type="min" value="1"/>
  <constraint field="selections" type="max" value="1.0"/></constraints>
  <selectionEntries><selectionEntry id="r" name="Regular" type="upgrade"><costs><cost name="pts" value="50"/></costs>
  </selectionEntry></selectionEntries></selectionEntryGroup></selectionEntryGroups>
 <entryLinks><entryLink id="l" name="Horses" targetId="sh" type="selectionEntry"/></entryLinks>
</selectionEntry></selectionEntries>
<sharedSelectionEntries><selectionEntry id="sh" name="Horses" type="upgrade"><costs>
<cost name="pts" value="10"/></costs></selectionEntry></sharedSelectionEntries></catalogue>"""
SYSTEM = b"""<gameSystem id="g" name="Ruritanian War" revision="2" battleScribeVersion="2.03">
<costTypes><costType id="points" name="pts"/></costTypes><forceEntries><forceEntry id="f" name="Platoon"><categoryLinks>
<categoryLink name="Infantry"><constraints><constraint field="selections" type="min" value="2"/>
<constraint field="selections" type="max" value="5"/></constraints></categoryLink>
</categoryLinks></forceEntry></forceEntries>
</gameSystem>"""


def catalogued(data: bytes) -> Catalogue:
    found: Any = read(data)
    assert isinstance(found, Catalogue)
    return found


@pytest.mark.parametrize("data", [OLD_CATALOGUE, NEW_CATALOGUE], ids=["1.14", "2.03"])
def test_catalogues_of_both_generations_say_the_same(data):
    for found in (catalogued(data), catalogued(zipped(data, "a.cat"))):
        assert (found.name, found.kind, found.revision, found.game_id) == ("Armies of Ruritania", "catalogue", 6, "g")
        (squad,) = found.choices
        assert (squad.name, squad.kind) == ("Guard Squad", "unit")
        parts = {part.id: part for part in squad.parts}
        assert (parts["s"].most, parts["s"].costs) == (2, {"pts": Decimal(3)})
        assert (parts["g1"].kind, parts["g1"].least, parts["g1"].most) == ("group", 1, 1)
        assert [(each.name, each.costs) for each in parts["g1"].parts] == [("Regular", {"pts": Decimal(50)})]
        linked = found.choice(parts["l"].link)
        assert linked is not None
        assert (linked.name, linked.costs) == ("Horses", {"pts": Decimal(10)})
        assert len(parts) == 3


def test_a_game_system_says_its_forces_with_their_headings():
    found = catalogued(SYSTEM)
    assert (found.kind, found.costs) == ("system", ("pts",))
    ((force, slots),) = found.forces
    assert (force, [(slot.name, slot.least, slot.most) for slot in slots]) == ("Platoon", [("Infantry", 2, 5)])


def test_the_heading_of_a_choice_is_its_primary_category():
    assert catalogued(NEW_CATALOGUE).choices[0].category == "Infantry"


def test_a_list_may_be_of_any_encoding_its_head_names():
    latin = roster(selection("Königstiger", points=5), points=5).decode().replace("UTF-8", "ISO-8859-1")
    assert [unit.name for unit in listed(latin.encode("latin-1")).units] == ["Königstiger"]


def test_bare_and_wrapped_json_are_the_same_list():
    assert listed(BARE) == listed(FORMS["new recruit"])
