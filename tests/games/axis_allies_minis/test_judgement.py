"""What a move is worth to the computer: room in a hex, and the place of who fires from afar."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.games.axis_allies_minis.evaluation.evaluation import (
    IN_VAIN,
    crowding,
    movement,
    watching,
    watching_at_most,
)
from grognard.games.axis_allies_minis.evaluation.outlook import outlook
from grognard.games.axis_allies_minis.rules.movement.penalty import crowds
from grognard.games.axis_allies_minis.state.choices import Watch
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction, Hex
from tests.games.axis_allies_minis.moves import path
from tests.games.axis_allies_minis.table import at, look, unit

FRIENDS = (unit("a.one", "m1-garand-rifle", "D7"), unit("a.two", "m1-garand-rifle", "D7"))
TANK = unit("a.tank", "m4a1-sherman", "D7")
LAST = unit("a.last", "m1-garand-rifle", "D8")


def worth(battle: Battle[Any], id: str, way: str) -> float:
    return movement(battle, battle.state.units[id], path(way), Direction.N).value


@pytest.mark.rule("AAM-STACK-05", "AAM-STACK-06")
@pytest.mark.parametrize(
    ("there", "share", "dearest"),
    [
        ((TANK, *FRIENDS), 0.2, "m4a1-sherman"),
        ((*FRIENDS, unit("a.three", "m1-garand-rifle", "D7")), 0.2, "m1-garand-rifle"),
        ((unit("a.tank", "m4a1-sherman", "D7", hits=("disrupted",)), *FRIENDS), 0.4, "m4a1-sherman"),
        ((unit("a.one", "m1-garand-rifle", "D7", hits=("disrupted",)), TANK, FRIENDS[1]), 0.2, "m4a1-sherman"),
    ],
)
def test_one_too_many_costs_what_the_marker_takes_from_who_has_most_to_lose(
    there: tuple[Unit, ...], share: float, dearest: str
) -> None:
    battle = look(*there, LAST)
    most = next(each.of.points for each in there if each.card == dearest)
    assert crowding(battle, battle.state.units["a.last"], at("D7")) == pytest.approx(share * most)


@pytest.mark.rule("AAM-STACK-05")
def test_full_stacking_costs_nothing_and_whoever_leaves_a_crowd_gains_by_it() -> None:
    full = look(TANK, FRIENDS[0], LAST)
    assert crowding(full, full.state.units["a.last"], at("D7")) == 0
    crowd = look(TANK, *FRIENDS, unit("a.last", "m1-garand-rifle", "D7"))
    room = look(TANK, FRIENDS[0], unit("a.last", "m1-garand-rifle", "D7"))
    assert worth(crowd, "a.last", "C8") - worth(room, "a.last", "C8") == pytest.approx(0.2 * TANK.of.points)


@pytest.mark.rule("AAM-STACK-02", "AAM-STACK-07")
def test_a_vehicle_is_one_too_many_where_an_enemys_came_first() -> None:
    theirs = unit("b.tank", "panzer-iv-ausf-g", "D7", came=1)
    coming = look(theirs, unit("a.tank", "m4a1-sherman", "D8"), LAST)
    assert crowds(coming, coming.state.units["a.tank"], at("D7"))
    assert not crowds(coming, coming.state.units["a.last"], at("D7"))
    first = look(theirs, unit("a.tank", "m4a1-sherman", "D7", came=0))
    assert not crowds(first, first.state.units["a.tank"], at("D7"))


@pytest.mark.rule("AAM-RANGE-02")
def test_who_fires_best_from_afar_is_near_enough_where_it_has_the_objective_under_fire() -> None:
    battle = look(unit("a.mortar", "mortar-m2", "D10"), unit("a.rifle", "m1-garand-rifle", "D10"))
    board, goal = battle.context.board, battle.context.map.objective
    far, near = (board.row(goal, Direction.S)[steps - 1] for steps in (6, 3))
    assert board.sees(far, goal)

    def objective(id: str, place: Hex) -> float:
        return outlook(battle, battle.state.units[id]).standing(place, Direction.N).objective

    assert objective("a.mortar", far) == objective("a.mortar", near)
    assert objective("a.rifle", far) < objective("a.rifle", near)


def test_who_goes_back_to_fire_from_afar_is_not_said_to_be_nearer_to_the_objective() -> None:
    battle = look(unit("a.mortar", "mortar-m2", "D10"), unit("a.rifle", "m1-garand-rifle", "D10"))
    board, goal = battle.context.board, battle.context.map.objective
    seen = outlook(battle, battle.state.units["a.mortar"])
    here = board.distance(at("D10"), goal)
    said = {}
    for direction in Direction:
        place = board.row(at("D10"), direction)[0]
        if seen.standing(place, Direction.N).gain(seen.standing(at("D10"), Direction.N)) == "objective":
            reason = seen.march((place,), Direction.N).reason
            said[board.distance(place, goal) < here] = reason.args["gain"]
    assert said == {True: "objective", False: "afar"}


@pytest.mark.rule("AAM-OW-02")
def test_a_row_is_watched_for_those_hexes_only_that_an_enemy_may_enter() -> None:
    """A rifleman goes one hex a phase, so up to two before and behind where he is in the row; nobody comes to those
    behind. One who is disrupted enters none."""

    def rows(enemy: Unit) -> dict[Direction, float]:
        battle = look(unit("a.rifle", "m1-garand-rifle", "D8"), enemy)
        return {to: watching(battle, Watch("a.rifle", to)) for to in Direction}

    found = rows(unit("b.rifle", "mauser-kar-98k", "D5"))
    assert found[Direction.N] == pytest.approx(watching_at_most(look(LAST), 4))
    assert found[Direction.S] == IN_VAIN < 0
    assert set(rows(unit("b.rifle", "mauser-kar-98k", "D5", disrupted=True)).values()) == {IN_VAIN}
