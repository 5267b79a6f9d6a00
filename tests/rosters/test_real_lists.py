"""Real files of other programs, which are never part of this repository: they lie beside the checkout where they may be
had. What is read of them is held against the files as an XML or JSON reader of the standard library has them."""

from __future__ import annotations

import json
import re
import zipfile
from collections import Counter
from decimal import Decimal
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from grognard.core.records import to_text
from grognard.rosters import Catalogue, Roster, read
from grognard.rosters.identity import identity
from tests.conftest import ROOT

PLACES = (ROOT.parent / "shared" / "rosters", ROOT.parent.parent / "shared" / "rosters")
FOLDER = next((place for place in PLACES if place.is_dir()), None)
LISTS = sorted((FOLDER / "lists").iterdir()) if FOLDER else []
CATALOGUES = sorted((FOLDER / "catalogues").glob("*/*")) if FOLDER else []
BAD = "handmade_boltaction3e_dak_996_bad_sums.ros"
KNIGHTS = "nrshape_wh40k_chaos_knights_485"
ORCS = "nr_aos4_kruleboyz_1930"
EDITIONS = {"wh40k10e": 10, "wh40k9e": 9, "wh40k8e": 8, "boltaction3e": 3, "aos4": 4}
TOTAL = re.compile(r"_(\d{3,4})(?=[_.])")

pytestmark = pytest.mark.skipif(
    FOLDER is None, reason=f"the real lists lie in none of {', '.join(map(str, PLACES))}: nothing was read of them"
)


def named(path: Path) -> str:
    return path.name


def listed(path: Path) -> Roster:
    found = read(path)
    assert isinstance(found, Roster)
    return found


def plain(path: Path) -> ElementTree.Element:
    data = path.read_bytes()
    if data.startswith(b"PK"):
        with zipfile.ZipFile(path) as archive:
            data = archive.read(archive.namelist()[0])
    return ElementTree.fromstring(re.sub(rb' xmlns="[^"]*"', b"", data))


def test_there_are_as_many_as_there_were():
    assert len(LISTS) == 24
    assert len(CATALOGUES) == 15


@pytest.mark.parametrize("path", LISTS, ids=named)
def test_totals_are_right_and_the_bad_list_is_named(path):
    found = listed(path)
    declared = {int(value) for value in found.declared.values()}
    assert declared >= {int(each) for each in TOTAL.findall(path.name)}
    assert len(found.units) > 0
    if path.name == BAD:
        assert [(int(each.declared), int(each.sum)) for each in found.mismatches] == [(996, 2244)]
    else:
        assert found.mismatches == ()
        assert found.sparse or found.sums == {name: value for name, value in found.declared.items() if value}


@pytest.mark.parametrize(
    "path", [path for path in LISTS if ".ros" in path.name and ".json" not in path.name], ids=named
)
def test_every_selection_of_xml_is_read_with_its_number_and_cost(path):
    def told(name: str | None, number: str | None, costs: list[tuple[str, Decimal]]) -> tuple[Any, ...]:
        return " ".join((name or "").split()), int(number or 1), tuple(sorted(costs))

    theirs = Counter(
        told(
            each.get("name"),
            each.get("number"),
            [(str(cost.get("name")).strip(), Decimal(str(cost.get("value")))) for cost in each.findall("costs/cost")
             if Decimal(str(cost.get("value")))],
        )
        for each in plain(path).iter("selection")
    )  # fmt: skip
    ours = Counter(
        told(each.name, str(each.number), list(each.costs.items()))
        for top in listed(path).selections
        for each in top.all()
    )
    assert ours == theirs
    assert theirs.total() > 5


@pytest.mark.parametrize("path", [path for path in LISTS if path.suffix == ".json"], ids=named)
def test_every_selection_of_json_is_read(path):
    def chosen(held: Any) -> list[str]:
        if isinstance(held, list):
            return [name for each in held for name in chosen(each)]
        if not isinstance(held, dict):
            return []
        own = [held["name"]] if "item" in held or "number" in held else []
        return own + [name for each in held.values() for name in chosen(each)]

    names = Counter(chosen(json.loads(path.read_text())))
    found = listed(path)
    ours = Counter(each.name for top in found.selections for each in top.all())
    if found.form == "rosterizer":
        ours[found.name] += 1
    assert ours == names


def test_one_list_in_five_forms_has_the_same_units():
    def units(path: Path) -> list[tuple[str, dict[str, Decimal]]]:
        return [(unit.name, unit.total) for unit in listed(path).units]

    forms = [path for path in LISTS if path.name.startswith(KNIGHTS)]
    assert len(forms) == 5
    assert all(units(path) == units(forms[0]) for path in forms)
    assert [name for name, _total in units(forms[0])][-1] == "Nurglings"


def test_the_zipped_list_is_the_unzipped_one_and_its_text_has_its_units():
    one, zipped, text = (listed(path) for path in LISTS if path.name.startswith(ORCS))
    assert one == zipped
    with_points = [(unit.name, unit.total) for unit in one.units if "(" not in unit.name and "Lore" not in unit.name]
    told = [(unit.name, unit.total) for unit in text.units]
    assert set(dict(told)) <= {each.name for top in one.selections for each in top.all()}
    assert sum(total["pts"] for _name, total in told) in (1910, sum(total["pts"] for _name, total in with_points))


@pytest.mark.parametrize("path", LISTS, ids=named)
def test_game_and_edition_are_told_where_the_file_says_them(path):
    of = identity(listed(path))
    for sign, edition in EDITIONS.items():
        if sign in path.name and path.suffix != ".txt":
            assert of.edition == edition
    assert of.system is None
    assert of.hindrance is not None


@pytest.mark.parametrize("path", CATALOGUES, ids=named)
def test_catalogues_of_both_generations_name_all_that_can_be_chosen(path):
    found = read(path)
    assert isinstance(found, Catalogue)
    root = plain(path)
    skipped = {
        id(inner) for tag in ("modifiers", "rules", "profiles") for each in root.iter(tag) for inner in each.iter()
    }
    tags = ("entry", "selectionEntry", "entryGroup", "selectionEntryGroup")
    theirs = Counter(
        " ".join(str(each.get("name")).split()) for tag in tags for each in root.iter(tag) if id(each) not in skipped
    )
    chosen = [each for top in (*found.choices, *found.shared) for each in top.all()]
    assert Counter(each.name for each in chosen if not each.link) == theirs
    assert found.schema == root.get("battleScribeVersion")
    assert found.kind == ("system" if path.suffix == ".gst" else "catalogue")


def test_no_prose_of_any_file_is_kept():
    for path in (*LISTS, *CATALOGUES):
        kept = to_text(read(path))
        if path.suffix in (".txt", ".json"):
            continue
        for each in plain(path).iter("description"):
            sentence = " ".join((each.text or "").split())
            assert len(sentence) < 40 or sentence not in " ".join(kept.split())
