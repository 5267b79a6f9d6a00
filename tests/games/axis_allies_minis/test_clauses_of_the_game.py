"""Single clauses of the chapter on armies and victory, each in a position where it alone decides."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.data.armies import load_army
from grognard.games.axis_allies_minis.data.maps import load_map, map_names
from grognard.games.axis_allies_minis.data.tables import LIMITS
from grognard.games.axis_allies_minis.rules.turn.victory import controller, verdict
from grognard.space.hex.grid import to_offset
from tests.games.axis_allies_minis.table import FIELD, look, unit

GARAND, SHERMAN, PANZER, MAUSER = "m1-garand-rifle", "m4a1-sherman", "panzer-iv-ausf-g", "mauser-kar-98k"


@pytest.mark.rule("AAM-GAME-09", "AAM-GAME-06")
@pytest.mark.parametrize(
    ("turn", "found"), [(6, None), (7, (1, "objective")), (9, (1, "objective")), (12, (1, "objective"))]
)
def test_the_objective_is_looked_at_before_the_points(turn: int, found: tuple[int, str] | None) -> None:
    battle = look(
        unit("a.rifle", GARAND, "D12"),
        unit("b.rifle", MAUSER, "F7"),
        replace(unit("b.lost", PANZER), place="destroyed"),
        map=FIELD,
        turn=turn,
    )
    result = verdict(battle)
    assert (result and (result.winner, result.reason)) == found


@pytest.mark.rule("AAM-SCN-01", "AAM-GAME-01")
def test_the_armies_of_the_crossroads() -> None:
    american, german = load_army("us-100"), load_army("german-100")
    assert [(len(army.unit), army.points()) for army in (american, german)] == [(14, 100), (13, 100)]
    assert Counter(unit.card for unit in american.unit) == {
        SHERMAN: 2, "red-devil-captain": 1, GARAND: 5, "bazooka": 3, "bar-gunner": 1, "mortar-m2": 1, "m1919-mg": 1,
    }  # fmt: skip
    assert Counter(unit.card for unit in german.unit) == {
        PANZER: 1, "stug-iii-ausf-g": 1, "ss-hauptsturmfuhrer": 1, "mg-42-machine-gun-team": 1, MAUSER: 5,
        "pak-38-anti-tank-gun": 1, "panzerschreck": 1, "panzerfaust-30": 1, "ss-panzergrenadier": 1,
    }  # fmt: skip


@pytest.mark.rule("AAM-GAME-12", "AAM-GAME-05")
@pytest.mark.parametrize(
    ("ours", "theirs", "holder"),
    [("F7", "A1", 0), ("F6", "A1", 0), ("F5", "A1", None), ("F7", "F8", None), ("A1", "G7", 1), ("F5", "F8", 1)],
)
def test_only_a_player_who_is_alone_within_one_hex_controls_the_objective(
    ours: str, theirs: str, holder: int | None
) -> None:
    battle = look(
        unit("a.rifle", GARAND, ours, disrupted=True, hits=("disrupted", "destroyed")),
        unit("b.rifle", MAUSER, theirs),
        map=FIELD,
    )
    assert controller(battle) == holder


@pytest.mark.rule("AAM-GAME-04")
@pytest.mark.parametrize("name", map_names())
def test_each_player_deploys_within_five_rows_of_his_end(name: str) -> None:
    map = load_map(name)
    deep = LIMITS["deployment-rows"].value
    rows = {zone: {to_offset(at)[1] for at in map.zone(zone)} for zone in ("north", "south")}
    assert rows["north"] <= set(range(deep))
    assert rows["south"] <= set(range(map.rows - deep, map.rows))
    assert min(rows["north"]) == 0
    assert max(rows["south"]) == map.rows - 1
