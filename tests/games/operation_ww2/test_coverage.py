"""The rule catalogue: complete, in words, and nothing left unexplained."""

from __future__ import annotations

import re

import pytest

from grognard.core.book.catalogue import Catalogue
from grognard.core.words import english
from grognard.games.operation_ww2.data.tables import DATA, TABLES, table_values
from tools.rule_coverage import coverage

CATALOGUE = Catalogue.load(DATA.joinpath("..", "catalogue"))

NUMBERED = {
    "DEF": 16, "TRN": 11, "CRD": 15, "INI": 7, "RCT": 12, "ORD": 16, "INT": 10, "EXE": 10, "ANT": 12, "MOV": 12,
    "BIK": 6, "TER": 11, "LOS": 15, "DET": 12, "COV": 5, "FIRE": 20, "DMG": 12, "MIX": 3, "FF": 5, "SPL": 5, "WPN": 11,
    "CRW": 13, "ART": 14, "AREA": 16, "GRN": 4, "FLM": 5, "EXP": 9, "RKT": 4, "HEAT": 9, "IND": 12, "SCT": 6,
    "COM": 13, "ONE": 2, "SNP": 5, "CMB": 3, "CC": 16, "MOR": 19, "LON": 3, "VEH": 10, "VMV": 8, "DRV": 5, "XPO": 8,
    "EMB": 8, "RAM": 9, "OVR": 5, "TOW": 5, "MC": 7, "VLS": 11, "GUN": 3, "VCOV": 9, "OVL": 5, "VDM": 19, "MTI": 6,
    "VFI": 5, "RPF": 3, "LCH": 4, "TWO": 7, "ABV": 2, "VCM": 2, "NRV": 10, "FVH": 2, "CAV": 9, "SET": 13, "OPT": 2,
    "NGT": 9, "ALT": 3, "DEM": 9, "ROO": 4, "RMS": 6, "TKB": 7, "TUN": 13, "SMK": 10, "BRN": 4, "VSQ": 7, "TMP": 7,
    "TTR": 2,
}  # fmt: skip


def test_every_rule_is_there() -> None:
    assert {chapter.id: len(chapter.rules) for chapter in CATALOGUE.chapters} == NUMBERED
    assert sum(NUMBERED.values()) == 637


def test_no_rule_is_left_unexplained() -> None:
    report = coverage("operation_ww2")
    assert report.faults == []
    assert report.notes == []
    assert sum(report.totals().values()) == sum(NUMBERED.values())


def test_every_open_reading_is_an_option() -> None:
    for rule in CATALOGUE.rules.values():
        if any(source.kind == "open" for source in rule.sources):
            assert rule.option is not None, rule.id
    assert len(CATALOGUE.options) == 175
    assert all(len(option.values) == 2 for option in CATALOGUE.options.values())


def test_every_rule_with_a_number_says_it() -> None:
    """A few rules whose text must not lose its number."""
    for id, numbers in {
        "AZ-CRD-02": (7, 5, 17, 15), "AZ-MOV-05": (10,), "AZ-LOS-06": (5,), "AZ-AREA-13": (3, 5, 8, 10),
        "AZ-COM-03": (6,), "AZ-SMK-07": (50, 80), "AZ-TUN-04": (5, 15, 10), "AZ-XPO-04": (25,), "AZ-LCH-01": (11, 10),
        "AZ-TWO-06": (9,), "AZ-NGT-06": (200,), "AZ-BRN-01": (9, 10), "AZ-GUN-01": (45, 50, 76, 85),
    }.items():  # fmt: skip
        said = set(re.findall(r"[0-9]+", english(CATALOGUE.rules[id].text)))
        assert {str(number) for number in numbers} <= said, id


WORDS = {"two": 2, "second": 2, "three": 3, "four": 4, "five": 5, "six": 6, "quarter": 25, "half": 50}
UNSAID = {"low-profile", "command-near", "ties-from-hand", "slow-reload-markers", "attached-targets"}
"""Limits that stand in a table or are said another way."""


@pytest.mark.parametrize("id", sorted(TABLES.limits.keys() - UNSAID))
def test_a_limit_is_the_number_its_rule_says(id: str) -> None:
    limit = TABLES.limits[id]
    value = abs(limit.value) / 1000 if limit.unit == "cm" else abs(limit.value)
    text = english(CATALOGUE.rules[limit.rule].text).lower()
    said = {float(number) for number in re.findall(r"[0-9]+(?:\.[0-9]+)?", text)}
    said |= {float(WORDS[word]) for word in re.findall(r"[a-z]+", text) if word in WORDS}
    assert value in said


def test_the_tables_cite_rules_there_are() -> None:
    cited = [row.rule for table in (TABLES.limits, TABLES.to_hit, TABLES.damage, TABLES.close_combat, TABLES.morale)
             for row in table.values()]  # fmt: skip
    cited += [row.rule for table in (TABLES.orders, TABLES.protection, TABLES.communication) for row in table.values()]
    cited += [rule for row in TABLES.characteristics.values() for rule in row.rules]
    assert [rule for rule in cited if rule not in CATALOGUE.rules] == []


def test_the_notes_say_what_was_decided() -> None:
    assert CATALOGUE.rules["AZ-HEAT-06"].note
    assert CATALOGUE.rules["AZ-COM-05"].note
    assert len([rule for rule in CATALOGUE.rules.values() if rule.note]) >= 30


def test_every_table_is_named_by_a_rule_and_listed() -> None:
    named = {
        id for rule in CATALOGUE.rules.values() for id in re.findall(r"AZ-TAB-[A-Z]+(?:-[A-Z]+)?", english(rule.text))
    }
    listed = {value.table for value in table_values(TABLES) if value.table.startswith("AZ-TAB")}
    assert len(listed) == 33
    assert named == listed
