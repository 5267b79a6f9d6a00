"""The cheap test of sight between whole units agrees with the looks it saves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.games.operation_ww2.ground.sight_prefilter import hides
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, with_models
from tests.games.operation_ww2.table import Idle, ground, play

GAPS = [{"kind": "gap", "at": (60, 70)}, {"kind": "gap", "at": (60, 50)}]
HOUSE = {"building": {"material": "brick", "openings": GAPS}}


def scattered(id: str, random: Random, far: float) -> Unit:
    """Four people about a place."""
    x, y = 60 + random.uniform(-30, 30), 60 + far + random.uniform(-12, 12)
    places: dict[str, dict[str, Any]] = {}
    for number in range(1, 5):
        at = x + random.uniform(-8, 8), y + random.uniform(-5, 5)
        places[f"m{number}"] = {"x": round(at[0] * 1000), "y": round(at[1] * 1000)}
    return with_models(riflemen(id, (0, 0), 4), **places)


@pytest.mark.rule("AZ-LOS-04", "AZ-LOS-06", "AZ-LOS-07")
@pytest.mark.parametrize(
    ("kind", "more"), [("high-wall", {}), ("woods", {}), ("building", HOUSE), ("ruin", HOUSE), ("low-wall", {})]
)
def test_what_a_piece_hides_from_whole_units_nobody_sees(kind: str, more: dict[str, Any]) -> None:
    random = Random(7)
    thick = 1 if kind.endswith("wall") else 20
    place = piece(kind, 30, 60 - thick / 2, 90, 60 + thick / 2) | more
    table, hidden = ground(place), 0
    for _ in range(120):
        one, other = scattered("a.one", random, -30), scattered("b.one", random, 30)
        sight = play(Idle(), one, other, map=table).context.sight
        if hides(sight, one.models, other.models):
            hidden += 1
            assert {sight.look(a, b).seen for a in one.models for b in other.models} == {"not"}
    assert (hidden > 10) == (kind != "low-wall")


def test_who_is_in_the_piece_or_above_the_ground_is_not_hidden_by_it() -> None:
    wood = piece("woods", 40, 50, 80, 70)
    one, behind = riflemen("a.one", (60, 20), 2), riflemen("b.one", (60, 90), 2)
    sight = play(Idle(), one, behind, map=ground(wood)).context.sight
    assert hides(sight, one.models, behind.models)
    assert not hides(sight, one.models, riflemen("b.one", (60, 52), 2).models)
    upstairs = with_models(behind, m1={"storey": 1})
    assert not hides(sight, one.models, upstairs.models)
    assert not hides(sight, one.models, ())
