"""The tables of the rulebook, row by row, and the words for what they name."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.book.catalogue import Catalogue
from grognard.core.book.tables import Row, TableFile
from grognard.core.errors import InputError
from grognard.core.words import missing_messages
from grognard.games.axis_allies_minis.data import tables
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import (
    ALLIANCES,
    BANDS,
    CONDITIONS,
    COVER_MODIFIERS,
    COVER_ROLLS,
    DATA,
    DIE_MODIFIERS,
    GRADES,
    LIMITS,
    MARKERS,
    NATIONS,
    OBSTACLES,
    PHASES,
    ROAD,
    SIDES,
    SUCCESS,
    SUCCESS_RULE,
    TERRAIN,
    Band,
    Entering,
)

TABLES: tuple[Any, ...] = (
    ABILITIES,
    ALLIANCES,
    BANDS,
    CONDITIONS,
    COVER_MODIFIERS,
    COVER_ROLLS,
    DIE_MODIFIERS,
    GRADES,
    LIMITS,
    MARKERS,
    NATIONS,
    OBSTACLES,
    PHASES,
    SIDES,
    TERRAIN,
)


def entering(row: Any) -> tuple[str, str]:
    return how(row.soldiers), how(row.vehicles)


def how(way: Entering) -> str:
    return "no" if way.barred else str(way.cost) + (f" on {way.roll}+" if way.roll else "")


def test_aam_terrain_hexes() -> None:
    rows = {row.id: (*entering(row), row.blocks, row.cover) for row in TERRAIN.values()}
    assert rows == {
        "clear": ("1", "1", False, "none"),
        "town": ("1", "1", True, "all"),
        "forest": ("1", "2 on 4+", True, "all"),
        "hill": ("1", "2", True, "all"),
        "marsh": ("1", "no", False, "all"),
        "water": ("no", "no", False, "none"),
        "shell-holes": ("1", "1 on 4+", False, "all"),
    }
    assert "".join(row.sign for row in TERRAIN.values()) == ".TFHMPS"


def test_aam_terrain_hexsides_obstacles_and_roads() -> None:
    rows = {row.id: (*entering(row), row.blocks, row.cover, row.owned) for row in SIDES.values()}
    assert rows == {
        "cliff": ("1 on 4+", "no", True, "all", True),
        "hedgerow": ("1 on 5+", "1 on 5+", True, "all", False),
        "stream": ("1 on 4+", "1 on 4+", False, "none", False),
    }
    obstacles = {row.id: (row.at, *entering(row), row.danger, row.holds, row.cover_bonus) for row in OBSTACLES.values()}
    assert obstacles == {
        "barbed-wire": ("side", "1 on 4+", "1", 0, 0, 0),
        "tank-obstacle": ("hex", "1", "1 on 4+", 0, 0, 0),
        "minefield": ("hex", "1", "1", 3, 0, 0),
        "pillbox": ("hex", "1", "1", 0, 1, 1),
    }
    assert (ROAD.soldiers, ROAD.soldiers_first, ROAD.vehicles, ROAD.vehicles_first) == (1, 1, 1, 0)


def test_aam_range_01_bands_leave_no_gap() -> None:
    assert {row.id: (row.nearest, row.farthest) for row in BANDS.values()} == {
        "short": (0, 1),
        "medium": (2, 4),
        "long": (5, 8),
    }


def test_aam_hit_numbers() -> None:
    assert (SUCCESS, SUCCESS_RULE) == (4, "AAM-HIT-02")
    assert [(row.hits, row.times, row.over) for row in GRADES.values()] == [(1, 1, 0), (2, 1, 1), (3, 2, 0)]
    assert {row.id: row.hits for row in MARKERS.values()} == {
        "soldier": ("disrupted", "destroyed"),
        "vehicle": ("disrupted", "damaged", "destroyed"),
        "aircraft": ("disrupted", "destroyed"),
    }
    assert {row.id: row.value for row in DIE_MODIFIERS.values()} == {
        "condition": -1,
        "aircraft-target": -1,
        "enfilade": 1,
    }


def test_aam_cond_01_conditions() -> None:
    assert {row.id: (row.colour, row.die, row.defence, row.speed) for row in CONDITIONS.values()} == {
        "disrupted": ("yellow", -1, -1, 0),
        "damaged": ("red", -1, -1, -1),
        "destroyed": ("black", 0, 0, 0),
    }


def test_aam_cover_02_rolls() -> None:
    assert {row.id: row.needs for row in COVER_ROLLS.values()} == {"soldier": 4, "vehicle": 5}
    assert {row.id: row.value for row in COVER_MODIFIERS.values()} == {"attacker-in-same-hex": -1, "pillbox": 1}


def test_aam_turn_01_phases() -> None:
    assert [(row.id, row.players) for row in PHASES.values()] == [
        ("initiative", "both"),
        ("movement", "in-order"),
        ("flight", "alternating"),
        ("airstrike", "in-order"),
        ("assault", "in-order"),
        ("casualty", "both"),
        ("end", "both"),
    ]


def test_limits() -> None:
    assert {row.id: row.value for row in LIMITS.values()} == {
        "ground-units-in-hex": 3,
        "vehicles-in-hex": 1,
        "aircraft-in-hex": 1,
        "obstacles-in-hex": 1,
        "extra-soldiers-in-hex": 1,
        "extra-vehicles-in-hex": 1,
        "extra-units-in-hex-u09": 1,
        "army-points": 100,
        "army-units": 15,
        "obstacle-percent": 10,
        "heroes-per-hundred": 1,
        "overwatch-per-hundred": 2,
        "deployment-rows": 5,
        "objective-range": 1,
        "first-turn-of-objective": 7,
        "first-turn-of-points": 10,
        "last-turn": 20,
    }


def test_every_nation_is_in_an_alliance_of_its_side() -> None:
    for alliance in ALLIANCES.values():
        members = {*alliance.nations, *alliance.after}
        assert members <= NATIONS.keys()
        assert len({NATIONS[nation].side for nation in members}) == 1
    assert {nation for alliance in ALLIANCES.values() for nation in alliance.nations} == NATIONS.keys()


def test_rules_and_sources_the_tables_name_are_in_the_catalogue() -> None:
    catalogue = Catalogue.load(DATA.joinpath("..", "catalogue"))
    rows: list[Row] = [row for table in TABLES for row in table.values()] + [ROAD]
    for row in rows:
        named = getattr(row, "rules", None) or [getattr(row, "rule", "AAM-GAME-03")]
        assert set(named) <= catalogue.rules.keys(), row.id
        for source in row.source:
            kind, _, key = source.partition(":")
            assert kind in ("seed", "supplement", "default", "open"), row.id
            assert not key or key in catalogue.sources, row.id


def test_every_name_has_words() -> None:
    messages = [getattr(row, "name", None) or getattr(row, "label", None) for table in TABLES for row in table.values()]
    ids = [message.id for message in messages if message is not None]
    assert len(ids) > 160
    assert missing_messages([*ids, *(card.name.id for card in CARDS.values())]) == []
    assert missing_messages(tables.side_name(side).id for side in ("axis", "allies")) == []


@pytest.mark.parametrize(("row", "problem"), [
    ({"id": "short", "nearest": 0, "rule": "R"}, "row short, field id: Object missing required field `farthest`"),
    ({"id": "short", "nearest": -1, "farthest": 1, "rule": "R"}, "row short, field nearest: Expected `int` >= 0"),
    ({"id": "short", "nearest": 0, "farthest": "1", "rule": "R"}, "row short, field farthest: Expected `int`, got"),
    ({"nearest": 0, "farthest": 1, "rule": "R"}, "row 1, field id: Object missing required field `id`"),
])  # fmt: skip
def test_a_row_with_a_mistake_is_refused(row: dict[str, Any], problem: str) -> None:
    file = TableFile(DATA, "test.toml")
    file.__dict__["content"] = {"source": ["seed"], "band": [row]}
    with pytest.raises(InputError) as refusal:
        file.table("band", Band)
    assert str(refusal.value).startswith(f"Data file test.toml, {problem}")
