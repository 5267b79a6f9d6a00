"""The rule catalogue: complete, in words, and nothing left unexplained."""

from __future__ import annotations

from grognard.core.book.catalogue import Catalogue
from grognard.games.axis_allies_minis.data.tables import DATA
from tools.rule_coverage import coverage

CATALOGUE = Catalogue.load(DATA.joinpath("..", "catalogue"))

NUMBERED = {
    "MAP": 6, "STACK": 14, "TURN": 14, "MOVE": 18, "TERRAIN": 15, "ARC": 7, "LOS": 15, "RANGE": 4, "HIT": 12, "COND": 4,
    "COVER": 9, "DF": 16, "OW": 12, "AIR": 11, "ENF": 8, "GRAZE": 6, "GAME": 13, "CARD": 85, "SA": 82, "SCN": 1, "C": 6,
}  # fmt: skip


def test_every_rule_is_there() -> None:
    assert {chapter.id: len(chapter.rules) for chapter in CATALOGUE.chapters} == NUMBERED


def test_no_rule_is_left_unexplained() -> None:
    report = coverage("axis_allies_minis")
    assert report.faults == []
    assert sum(report.totals().values()) == sum(NUMBERED.values())


def test_every_option_is_read_and_offered() -> None:
    assert {option.name for option in CATALOGUE.offered()} == CATALOGUE.options.keys()
    assert len(CATALOGUE.options) == 21
