"""Setting up obstacles (AAM-GAME-13); what they do to movement is in ``test_movement`` and ``test_march``."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.movement.obstacles import (
    obstacle_refusal,
    obstacles_to_place,
    places_for_obstacle,
)
from grognard.games.axis_allies_minis.state.state import Obstacle
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex
from tests.games.axis_allies_minis.table import at, look, unit

MINES = Obstacle(id="a.mines", kind="minefield", seat=0)
WIRE = Obstacle(id="a.wire", kind="barbed-wire", seat=0)
THEIRS = Obstacle(id="b.mines", kind="minefield", seat=1)


def why_not(obstacle: Obstacle, place: Hex, side: Direction | None = None, *others: Obstacle) -> tuple[str, ...] | None:
    """The test map's southern zone, seat 0's, is its last row."""
    battle = look(unit("a.garand", "m1-garand-rifle", "A1"), obstacles=(obstacle, *others))
    found = obstacle_refusal(battle, 0, obstacle.id, place, side)
    return None if found is None else found.rules


@pytest.mark.rule("AAM-GAME-13", "AAM-STACK-01")
def test_in_the_own_zone_one_to_a_hex() -> None:
    assert why_not(MINES, at("D13")) is None
    assert why_not(MINES, at("D12")) == ("AAM-GAME-13",)
    assert why_not(THEIRS, at("D13")) == ("AAM-GAME-13",)
    laid = Obstacle(id="a.laid", kind="tank-obstacle", seat=0, at=at("D13"))
    assert why_not(MINES, at("D13"), None, laid) == ("AAM-STACK-01", "AAM-GAME-13")
    assert why_not(laid, at("E13")) == ("AAM-GAME-13",)


@pytest.mark.rule("AAM-GAME-13", "AAM-TERRAIN-12", "AAM-TERRAIN-14")
def test_in_a_hex_or_on_a_side_as_its_kind_says() -> None:
    assert why_not(WIRE, at("D13"), Direction.N) is None
    assert why_not(WIRE, at("D13")) == ("AAM-TERRAIN-12",)
    assert why_not(WIRE, at("D13"), Direction.S) == ("AAM-MAP-05",)
    assert why_not(MINES, at("D13"), Direction.N) == ("AAM-TERRAIN-14",)


def test_places_and_what_is_left() -> None:
    battle = look(unit("a.garand", "m1-garand-rifle", "A1"), obstacles=(MINES, WIRE, THEIRS))
    assert [obstacle.id for obstacle in obstacles_to_place(battle, 0)] == ["a.mines", "a.wire"]
    assert len(list(places_for_obstacle(battle, MINES))) == 12
    sides = list(places_for_obstacle(battle, WIRE))
    assert {side for _at, side in sides} < set(DIRECTIONS)
    assert all(obstacle_refusal(battle, 0, "a.wire", place, side) is None for place, side in sides)
