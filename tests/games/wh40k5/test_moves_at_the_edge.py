"""Moves at their edges: what is just allowed, what just not, what nobody would offer."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.engine.choices import Choice
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import placing
from grognard.games.wh40k5.rules.mission.objectives import misplaced
from grognard.games.wh40k5.rules.mission.scouts import ChooseScout
from grognard.games.wh40k5.rules.movement import movement, moving
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover, MovementPhase
from grognard.games.wh40k5.state.choices import (
    Brave,
    Charge,
    Drive,
    Finish,
    LeaveUnit,
    Leg,
    Move,
)
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import table, words
from tests.games.wh40k5.table import boyz, marines, of, play, row, shifted, unit
from tests.games.wh40k5.vehicles_table import rhino

TOUCH = 25 / 25.4 + 0.004


# ---- movement ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-SAVE-07", "WH-MORALE-05", "WH-MOVE-01", "WH-VEH-29")
@pytest.mark.parametrize(
    ("state", "told"),
    [
        ({}, ""),
        ({"activated": True}, "wh-refused-activated"),
        ({"fleeing": True}, "wh-refused-fleeing"),
        ({"idle": True}, "wh-refused-idle"),
        ({"down": 1}, "wh-refused-down"),
    ],
)
def test_who_cannot_move(state: dict[str, Any], told: str) -> None:
    battle = table(marines("a.m", 10, 30, **state))
    assert words(moving.cannot_move(battle, of(battle, "a.m"))) == told


@pytest.mark.rule("WH-MOVE-01", "WH-MOVE-02", "WH-UNIT-04")
@pytest.mark.parametrize(
    ("choice", "told"),
    [
        (Finish(), ""),
        (Charge("a.m", "b.far", False), "refused-not-offered"),
        (LeaveUnit("a.m"), "wh-refused-not-joined"),
        (Brave("nobody"), "wh-refused-not-yours"),
        (Brave("b.far"), "wh-refused-not-yours"),
        (Brave("a.r"), "wh-refused-not-yours"),
        (Brave("a.off"), "wh-refused-not-yours"),
        (Brave("a.m"), "wh-refused-no-roll"),
        (Drive("a.m", ()), "wh-refused-not-yours"),
        (Move("a.m", ()), "wh-fault-legs"),
    ],
)
def test_what_the_movement_phase_takes(choice: Choice, told: str) -> None:
    battle = play(
        MovementPhase(0), marines("a.m", 10, 30), rhino("a.r", 30, 30), marines("a.off", 10, 40, place="off"),
        boyz("b.far", 40, 5),
    )  # fmt: skip
    assert words(ChooseMover(0).refusal(battle, choice)) == told


@pytest.mark.rule("WH-MOVE-13")
def test_a_phase_ends_only_when_every_torn_unit_has_closed_up_whoever_stands_before_it() -> None:
    """The Rhino and the squad that has moved owe nothing; the torn one behind them does."""
    torn = unit("a.t", "tactical-squad", [row("space-marine", 2)], places=[(10, 20), (16, 20)])
    battle = play(
        MovementPhase(0), rhino("a.a", 30, 30), marines("a.b", 10, 40, activated=True), torn, boyz("b.far", 40, 5)
    )
    assert words(ChooseMover(0).refusal(battle, Finish())) == "wh-refused-close-up"
    done = replace(of(battle, "a.t"), activated=True)
    battle.state = battle.state.with_units(done)
    assert ChooseMover(0).refusal(battle, Finish()) is None


@pytest.mark.rule("WH-CORE-12", "WH-MOVE-04")
@pytest.mark.parametrize(
    ("x", "y", "told"),
    [
        (0.5, 20, []), (0.4, 20, ["wh-fault-off-table"]), (20, 0.5, []), (20, 0.4, ["wh-fault-off-table"]),
        (47.5, 20, []), (47.6, 20, ["wh-fault-off-table"]), (20, 47.5, []), (20, 47.6, ["wh-fault-off-table"]),
        (30, 20, ["wh-fault-impassable"]),
    ],
)  # fmt: skip
def test_a_base_stands_wholly_on_the_table_and_on_no_impassable_ground(x: float, y: float, told: list[str]) -> None:
    man = unit("a.m", "tactical-squad", [row("space-marine")], places=[(x, y)])
    battle = table(man, pieces=[piece("deep-water", 29, 19, 31, 21)])
    assert [each.message.id for each in placing.grounded_faults(battle, of(battle, "a.m"))] == told


@pytest.mark.rule("WH-CORE-07", "WH-CORE-08", "WH-MOVE-14")
@pytest.mark.parametrize(
    ("places", "told"),
    [
        ([(10, 20), (12, 20)], []),
        ([(10, 20), (14, 20)], ["wh-fault-coherency"]),
        ([(10, 20), (10.5, 20)], ["wh-fault-overlap"]),
        ([(20, 20.5), (22, 20.5)], ["wh-fault-friend"]),
        ([(30, 21.5), (30, 23)], ["wh-fault-enemy"]),
    ],
)
def test_how_a_unit_may_be_drawn_up(places: list[tuple[float, float]], told: list[str]) -> None:
    pair = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=places)
    battle = table(pair, boyz("a.o", 20, 20, 1), boyz("b.o", 30, 20, 1))
    assert [each.message.id for each in placing.standing_faults(battle, of(battle, "a.m"))] == told


@pytest.mark.rule("WH-CORE-12", "WH-MOVE-04")
@pytest.mark.parametrize(
    ("points", "told"),
    [
        ([(47, 44)], ""),
        ([(44, 47.5)], ""),
        ([(47.7, 44)], "wh-fault-off-table"),
        ([(48.1, 44), (46, 44)], "wh-fault-off-table"),
        ([(46, 48.1), (46, 44)], "wh-fault-off-table"),
        ([(48, 44), (46, 44)], ""),
        ([(46, 48), (46, 44)], ""),
    ],
)
def test_nobody_leaves_the_table_on_the_way(points: list[tuple[float, float]], told: str) -> None:
    """One marine at (45, 45), six inches of move; to the very edge of the table he may go with his middle."""
    man = unit("a.m", "tactical-squad", [row("space-marine")], places=[(45, 45)])
    battle = table(man)
    legs = (Leg("a.m.1", tuple((inches(x), inches(y)) for x, y in points)),)
    assert words(movement.refusal(battle, of(battle, "a.m"), legs, inches(12), rolled=False)) == told


@pytest.mark.rule("WH-MOVE-04")
def test_impassable_ground_bars_only_who_comes_to_it() -> None:
    """A wall of impassable ground lies between the ways of two marines, and neither touches it."""
    pair = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=[(10, 20), (12.9, 20)])
    battle = table(pair, pieces=[piece("deep-water", 11.3, 10, 11.6, 19)])
    for dx, told in ((0.0, ""), (1.0, "wh-fault-impassable")):
        legs = shifted(battle, "a.m", dx, -4)
        assert words(movement.refusal(battle, of(battle, "a.m"), legs, inches(6), rolled=False)) == told


@pytest.mark.rule("WH-CORE-07", "WH-MOVE-13")
def test_only_a_unit_that_was_torn_may_end_torn() -> None:
    for places, told in (([(10, 20), (12, 20)], "wh-fault-coherency"), ([(10, 20), (24, 20)], "")):
        pair = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=places)
        battle = table(pair)
        away = places[1][0]
        ends = [(10, 20), (away + 3, 20)] if away == 12 else [(13, 20), (away - 6, 20)]
        legs = tuple(Leg(f"a.m.{n}", ((inches(x), inches(y)),)) for n, (x, y) in enumerate(ends, 1))
        assert words(movement.refusal(battle, of(battle, "a.m"), legs, inches(6), rolled=False)) == told


@pytest.mark.rule("WH-USR-16")
def test_scouts_move_and_do_nothing_else() -> None:
    battle = table(marines("a.m", 10, 30, special=("scouts",)))
    assert words(ChooseScout(0).refusal(battle, Charge("a.m", "b.far", False))) == "refused-not-offered"
    assert ChooseScout(0).refusal(battle, Finish()) is None


@pytest.mark.rule("WH-GAME-07")
@pytest.mark.parametrize(
    ("at", "told"),
    [
        ((24, 24), ""), ((-1, 24), "wh-fault-objective-edge"), ((24, 49), "wh-fault-objective-edge"),
        ((12, 24), "wh-fault-objective-edge"), ((12.1, 24), ""), ((24, 35.9), ""),
        ((24, 36), "wh-fault-objective-edge"), ((36, 24), "wh-fault-objective-edge"), ((35.9, 24), ""),
    ],
)  # fmt: skip
def test_objectives_lie_well_inside_the_table(at: tuple[float, float], told: str) -> None:
    mission = next(row.id for row in TABLES.missions.values() if row.apart == inches(12))
    battle = table(marines("a.m", 10, 30), mission=mission)
    assert words(misplaced(battle, 0, (inches(at[0]), inches(at[1])))) == told


@pytest.mark.rule("WH-GAME-07")
def test_an_objective_lies_on_the_table_where_no_distance_is_set() -> None:
    mission = next(row.id for row in TABLES.missions.values() if not row.apart and row.place != "zones")
    battle = table(marines("a.m", 10, 30), mission=mission)
    assert [words(misplaced(battle, 0, (x, 0))) for x in (0, -1)] == ["", "wh-fault-objective-edge"]
