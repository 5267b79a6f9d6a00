"""The checklist of what can be fielded says what the data say: every unit, what the least costs, what is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grognard
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.bolt_action.data.entries import ENTRIES
from grognard.games.bolt_action.data.theatres import THEATRES
from grognard.games.operation_ww2.data.tables import TABLES as OPERATION
from grognard.games.wh40k5.data.tables import TABLES

TEXT = (Path(__file__).parents[2] / "docs" / "catalogues.md").read_text(encoding="utf-8")
CHAPTERS = {"bolt_action": "Bolt Action", "wh40k5": "Warhammer 40,000"}
UNITS = {"bolt_action": ENTRIES, "wh40k5": TABLES.units}
LEFT_OUT = re.compile(r"[Ww]ithout|left out")


def chapter(title: str) -> str:
    return TEXT.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(text: str) -> list[tuple[str, list[str], list[int], str]]:
    """Each row: what the list calls it, our names, their points, what is left out."""
    found = []
    for line in text.splitlines():
        if line.startswith("| ") and not line.startswith("| in the list"):
            called, here, points, why = (cell.strip() for cell in line.strip("|").split("|"))
            found.append(
                (called, re.findall(r"`([^`]+)`", here), [int(each) for each in re.findall(r"\d+", points)], why)
            )
    return found


def costs(game: str) -> dict[str, int]:
    """What the smallest of every unit costs."""
    nations = [nation for nation, _title in grognard.army(game).builder.nations()]
    return {each.name: each.points for nation in nations for each in grognard.army(game, nation=nation).additions()}


@pytest.mark.parametrize("game", CHAPTERS)
def test_every_unit_stands_in_the_checklist_and_no_other(game):
    named = {name for _called, names, _points, _why in rows(chapter(CHAPTERS[game])) for name in names}
    fielded = {name for name in costs(game) if not name.startswith("free-")}
    assert named == fielded
    assert fielded <= set(UNITS[game])


@pytest.mark.parametrize("game", CHAPTERS)
def test_its_points_are_those_of_the_data(game):
    costing = costs(game)
    listed = [
        (name, points)
        for _called, names, all, _why in rows(chapter(CHAPTERS[game]))
        for name, points in zip(names, all, strict=True)
    ]
    assert len(listed) > 30
    assert [(name, points) for name, points in listed if costing[name] != points] == []


@pytest.mark.parametrize("game", CHAPTERS)
def test_what_is_not_here_or_lacks_something_says_why(game):
    silent = [called for called, names, _points, why in rows(chapter(CHAPTERS[game])) if not names and len(why) < 10]
    assert silent == []
    told = {name for _called, names, _points, why in rows(chapter(CHAPTERS[game])) for name in names if why}
    lacking = {id for id, unit in UNITS[game].items() if LEFT_OUT.search(unit.note)}
    assert lacking - told == set()


def test_each_theatre_has_a_table_of_all_that_fights_there():
    sections = {part.partition("`")[2].partition("`")[0]: part for part in chapter("Bolt Action").split("\n### ")[1:]}
    for theatre in THEATRES.values():
        listed = {name for _called, names, _points, _why in rows(sections[theatre.id]) for name in names}
        fighting = {name for offered in theatre.choice for name in offered.entries}
        assert listed - {"rifle-squad"} == fighting


def test_the_other_games_have_all_of_their_catalogue():
    said = chapter("Operation World War II")
    counts = OPERATION.characteristics, OPERATION.weapons, OPERATION.vehicles
    assert [int(each) for each in re.findall(r"its (\d+)", said)] == [len(each) for each in counts]
    assert f"All {len(CARDS)} cards" in chapter("Axis & Allies Miniatures")
