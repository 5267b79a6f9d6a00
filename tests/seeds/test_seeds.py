"""The seed documents value by value against what the engine executes, and the page that says how they stand."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from grognard.core.records import replace
from tests.seeds import on_sheet, report
from tests.seeds.facts import Fact, Seed, answer, fault, seeds, stated
from tests.seeds.facts import facts as all_of

SEEDS = seeds()
TABLES = [(seed, table) for seed in SEEDS for table in dict.fromkeys(fact.table for fact in stated(seed))]


@pytest.mark.parametrize(("seed", "table"), TABLES, ids=lambda value: value if isinstance(value, str) else value.id)
def test_the_engine_has_what_the_document_states_or_the_catalogue_says_why_not(seed: Seed, table: str) -> None:
    found = [fault(seed.game, fact) for fact in stated(seed) if fact.table == table]
    assert found
    assert [wrong for wrong in found if wrong] == []


@pytest.mark.parametrize("game", dict.fromkeys(seed.game for seed in SEEDS))
def test_each_fact_is_stated_once(game: str) -> None:
    keys = [fact.key for fact in all_of(game)]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: seed.id)
def test_what_is_lost_or_other_in_a_document_is_stated_by_its_sister(seed: Seed) -> None:
    keys = [fact.key for fact in all_of(seed.game)]
    assert [pattern for pattern in seed.lost if not any(fnmatchcase(key, pattern) for key in keys)] == []
    assert sorted(set(seed.other) - set(keys)) == []


def test_the_page_says_how_the_documents_stand_today() -> None:
    assert report.page() == report.PAGE.read_text(encoding="utf-8"), "write it anew: python -m tests.seeds.report"


RIFLE = Fact(table="Arms", fact="rifle", value="24", rule="BA-WPN-01", ask="weapon('rifle', 'range')")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"value": "36"}, "the seed says '36', the engine '24'"),
        ({"value": 24}, "the seed says 24, the engine '24'"),
        ({"value": "36", "decided": "BA-C4", "engine": "12"}, "BA-C4 decides for '12', the engine has '24'"),
        ({"decided": "BA-C4"}, "agrees, yet BA-C4"),
        ({"rule": "BA-WPN-99"}, "BA-WPN-99 is not in the catalogue"),
        ({"ask": ""}, "nothing is asked"),
        ({"absent": "Nobody plays it."}, "absent, yet something is asked"),
        ({"ask": "weapon('rifel', 'range')"}, "fails: KeyError"),
        ({"ask": "shown"}, "is no number, text, truth or nothing"),
    ],
)
def test_whatever_does_not_fit_is_found(change: dict[str, object], words: str) -> None:
    assert words in fault("bolt_action", replace(RIFLE, **change))


def test_what_fits_is_let_pass() -> None:
    assert fault("bolt_action", RIFLE) == ""
    assert fault("bolt_action", replace(RIFLE, value="18", decided="BA-C4", engine="24")) == ""


def test_a_rule_that_no_test_shows_is_not_played() -> None:
    assert answer("bolt_action", replace(RIFLE, ask="shown('BA-WPN-01')")) is True
    assert answer("bolt_action", replace(RIFLE, ask="shown('BA-NAT-SU-03')")) is False


def test_a_sheet_shows_what_stands_on_a_line_of_it_and_nothing_else() -> None:
    rifle = replace(RIFLE, row="rifle")
    assert on_sheet.shows("bolt_action", rifle)
    assert not on_sheet.shows("bolt_action", replace(rifle, value="25"))
    assert not on_sheet.shows("bolt_action", replace(rifle, row="musket"))
    assert on_sheet.shows("bolt_action", replace(RIFLE, seek="light anti-tank gun", value="+4"))
    assert not on_sheet.shows("bolt_action", replace(RIFLE, seek="light anti-tank gun", value="+5"))
    assert on_sheet.shows("bolt_action", replace(RIFLE, rule="BA-HQ-01", value="+4"))
    assert not on_sheet.shows("bolt_action", replace(RIFLE, rule="BA-HQ-01", value="+5"))
