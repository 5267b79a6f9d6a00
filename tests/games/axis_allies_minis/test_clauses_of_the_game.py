"""Single clauses of the chapter on armies and victory, each in a position where it alone decides."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.victory import verdict
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
