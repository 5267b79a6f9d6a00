"""Morale, pinning, flight, regrouping (chapter Morale)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.rules.morale.morale import (
    FallBack,
    MoraleTest,
    Pinning,
    QuarterLost,
    is_fearless,
    leadership,
    must_test,
)
from grognard.games.wh40k5.rules.morale.regroup import Regrouping
from grognard.games.wh40k5.state.choices import FailTest, TakeTest, Walk
from grognard.games.wh40k5.state.events.morale import FellBack, LeadershipTested, UnitGone
from grognard.games.wh40k5.state.events.shooting import Losses
from grognard.games.wh40k5.state.state import State
from tests.games.playing import answer, happened, over, piece, refused, rolled, where
from tests.games.wh40k5.table import boyz, marines, of, play, row, shifted, unit
from tests.games.wh40k5.vehicles_table import trukk


def wolves(id: str, x: float, y: float, count: int = 2, **more):
    """Beasts, without special rules of morale."""
    return unit(id, "fenrisian-wolves", [row("fenrisian-wolf", count)], x, y, **more)


def guard(id: str, x: float, y: float, **more):
    """Men of Leadership 7, without special rules of morale."""
    return unit(
        id, "heavy-weapons-squad", [row("heavy-weapons-team", 3)], places=[(x, y), (x + 3, y), (x + 6, y)], **more
    )


@pytest.mark.rule("WH-MORALE-01")
def test_who_tests_for_a_quarter_lost() -> None:
    battle = play(Pinning("a.m"), marines("a.m", 10, 30, 3, down=2), boyz("b.o", 10, 20))

    def due(**fields):
        return must_test(battle, marines("a.m", 10, 30, 3, **fields).unit)

    assert due(fresh=4, lost=1)
    assert not due(fresh=5, lost=1)
    assert due(fresh=5, lost=2)
    assert not due(fresh=4, lost=1, shaken=True)
    assert not must_test(battle, unit("a.r", "rhino", [row("rhino")], fresh=1, lost=1).unit)
    locked = play(Pinning("a.m"), marines("a.m", 10, 30, 3, fresh=6, lost=3), boyz("b.o", 10, 29.01))
    assert is_locked(locked, of(locked, "a.m"))
    assert not must_test(locked, of(locked, "a.m"))
    # What falls in close combat is not counted, whatever else is.
    state = State(units={"a.m": marines("a.m", 10, 30, 3).unit})
    assert Losses("a.m", ("a.m.1",), cause="combat").apply(state).units["a.m"].lost == 0
    assert Losses("a.m", ("a.m.1",), cause="danger").apply(state).units["a.m"].lost == 1


@pytest.mark.rule("WH-MORALE-04")
def test_a_failed_test_means_falling_back_at_once() -> None:
    battle = play(QuarterLost("a.g"), guard("a.g", 10, 30), dice=(4, 4, 3, 4))
    over(battle)
    assert of(battle, "a.g").fleeing
    assert where(battle, "a.g.1") == (10, 37)
    battle = play(QuarterLost("a.g"), guard("a.g", 10, 30), dice=(3, 4))
    over(battle)
    assert not of(battle, "a.g").fleeing


@pytest.mark.rule("WH-MORALE-05")
def test_falling_back_to_the_own_edge() -> None:
    """Infantry 2D6", beasts 3D6"; side b runs up the table; who touches the edge takes the unit along."""
    battle = play(FallBack("b.g"), guard("b.g", 10, 30), dice=(6, 6))
    over(battle)
    assert where(battle, "b.g.3") == (16, 18)
    assert where(play(FallBack("a.w"), wolves("a.w", 10, 10), dice=(6, 5, 6)), "a.w.1") == (10, 27)
    battle = play(FallBack("a.g"), guard("a.g", 10, 40), dice=(4, 4))
    assert [event.why for event in happened(battle, UnitGone)] == ["left"]
    assert of(battle, "a.g").place == "destroyed"
    woods = piece("woods", 5, 31, 20, 36, 5)
    battle = play(FallBack("a.g"), guard("a.g", 10, 30), dice=(3, 4), pieces=[woods])
    assert where(battle, "a.g.1") == (10, 37)
    wire = piece("wire", 5, 31, 11.5, 36, 0.5)
    battle = play(FallBack("a.g"), guard("a.g", 10, 30), dice=(3, 4, 1), pieces=[wire])
    over(battle)
    assert rolled(battle)[-1][0] == "wh-roll-danger"
    assert of(battle, "a.g").model("a.g.1").wounds == 1


@pytest.mark.rule("WH-MORALE-05", "WH-MORALE-13")
def test_falling_back_round_things() -> None:
    """A tower before one man: he goes round on the side of the others; a gap of 1" to a friend is kept."""
    tower = piece("rock-spire", 9, 33, 11.2, 35, 6)
    battle = play(FallBack("a.g"), guard("a.g", 10, 30), dice=(6, 4), pieces=[tower])
    over(battle)
    (event,) = happened(battle, FellBack)
    assert {step.model[-1] for step in event.steps if len(step.points) > 1} == {"1"}
    assert len(event.steps) == 3
    assert where(battle, "a.g.1")[0] > 11.2
    assert 37 < where(battle, "a.g.1")[1] < 40
    friend = marines("a.m", 10.2, 35, 1)
    battle = play(FallBack("a.w"), wolves("a.w", 10, 30, 1), friend, dice=(3, 3, 4))
    over(battle)
    y = where(battle, "a.w.1")[1]
    assert 38 < y < 40
    gap = min(
        ((px - 10_200) ** 2 + (py - 35_000) ** 2) ** 0.5 for px, py in happened(battle, FellBack)[0].steps[0].points
    )
    assert gap >= 1000


@pytest.mark.rule("WH-MORALE-05")
def test_who_can_only_turn_back_is_destroyed() -> None:
    walls = [
        piece("rock-spire", 0, 34, 48, 35, 6), piece("rock-spire", 8, 28, 8.5, 34, 6),
    ]  # fmt: skip
    battle = play(FallBack("a.g"), guard("a.g", 12, 32), dice=(6, 4), pieces=walls)
    assert [event.why for event in happened(battle, UnitGone)] == ["trapped"]


@pytest.mark.rule("WH-MORALE-12")
def test_a_fleeing_unit_fails_and_runs_again() -> None:
    battle = play(QuarterLost("a.g"), guard("a.g", 10, 30, fleeing=True), dice=(1, 2))
    over(battle)
    assert [(event.passed, event.total) for event in happened(battle, LeadershipTested)] == [(False, None)]
    assert where(battle, "a.g.1") == (10, 33)


@pytest.mark.rule("WH-MORALE-08", "WH-MORALE-16")
def test_pinning() -> None:
    for dice, down in (((4, 4), 2), ((3, 4), None)):
        battle = play(Pinning("b.g"), guard("b.g", 10, 10), dice=dice)
        over(battle)
        assert of(battle, "b.g").down == down
    for fields in ({"fleeing": True}, {"down": 4}):
        over(play(Pinning("b.g"), guard("b.g", 10, 10, **fields)))
    battle = play(Pinning("b.m"), marines("b.m", 10, 29.01, 2), boyz("a.o", 10, 30, 2))
    over(battle)
    # In the own turn it lasts until the end of the next own one.
    battle = play(Pinning("a.g"), guard("a.g", 10, 10), dice=(6, 6))
    assert of(battle, "a.g").down == 3


def test_the_fearless_pass() -> None:
    for procedure in (Pinning("b.o"), QuarterLost("b.o")):
        battle = play(procedure, boyz("b.o", 10, 10, special=("fearless",)))
        over(battle)
        assert [event.passed for event in happened(battle, LeadershipTested)] == [True]


@pytest.mark.rule("WH-USR-26", "WH-USR-30")
def test_mob_rule() -> None:
    battle = play(Pinning("a.x"), boyz("a.x", 4, 30, 12), boyz("b.o", 4, 10, 9), boyz("b.p", 4, 15, 3))
    assert is_fearless(battle, of(battle, "a.x"))
    assert [leadership(battle, of(battle, id)) for id in ("a.x", "b.o", "b.p")] == [10, 9, 7]
    assert not is_fearless(battle, of(battle, "b.o"))


@pytest.mark.rule("WH-MORALE-07")
def test_regrouping() -> None:
    battle = play(Regrouping("a.g"), guard("a.g", 10, 30, fleeing=True), dice=(3, 4))
    assert refused(battle, Walk(shifted(battle, "a.g", 0, -4)))[0] == "wh-fault-far"
    answer(battle, Walk(shifted(battle, "a.g", 0, -3)))
    over(battle)
    found = of(battle, "a.g")
    assert where(battle, "a.g.1") == (10, 27)
    assert (found.fleeing, found.moved, found.activated, found.shot) == (False, True, True, None)
    battle = play(Regrouping("a.g"), guard("a.g", 10, 30, fleeing=True), dice=(4, 4, 1, 1))
    over(battle)
    assert of(battle, "a.g").fleeing
    assert where(battle, "a.g.1") == (10, 32)
    wire = piece("wire", 5, 31, 11.5, 36, 0.5)
    battle = play(Regrouping("a.g"), guard("a.g", 10, 30, fleeing=True), dice=(4, 4, 3, 4, 1), pieces=[wire])
    over(battle)
    assert rolled(battle)[-1] == ("wh-roll-danger", (1,))


@pytest.mark.rule("WH-MORALE-07", "WH-MORALE-14")
def test_conditions_of_regrouping() -> None:
    cases: tuple[tuple[Any, list[Any], bool], ...] = (
        (guard("a.g", 10, 30, fleeing=True, started=7), [], False),
        (guard("a.g", 10, 30, fleeing=True, started=6), [], True),
        (guard("a.g", 10, 30, fleeing=True), [boyz("b.o", 10, 23, 1)], False),
        (guard("a.g", 10, 30, fleeing=True), [boyz("b.o", 10, 21, 1)], True),
        (guard("a.g", 10, 30, fleeing=True), [unit("b.t", "trukk", [row("trukk")], 10, 24)], False),
        (unit("a.w", "warboss", [row("warboss")], 10, 30, fleeing=True), [], True),
    )
    for posted, others, tries in cases:
        battle = play(Regrouping(posted.unit.id), posted, *others, dice=(1, 1, 1, 1) if tries else (1, 2))
        assert rolled(battle)[0][0] == ("wh-roll-regroup" if tries else "wh-roll-fall-back")
    apart = unit(
        "a.g", "heavy-weapons-squad", [row("heavy-weapons-team", 3)], places=[(5, 30), (15, 30), (25, 30)], fleeing=True
    )
    assert rolled(play(Regrouping("a.g"), apart, dice=(1, 2)))[0][0] == "wh-roll-fall-back"
    brave = boyz("a.o", 10, 30, special=("fearless",), fleeing=True)
    battle = play(Regrouping("a.o"), brave)
    assert not of(battle, "a.o").fleeing


@pytest.mark.rule("WH-USR-02", "WH-USR-27")
def test_those_who_know_no_fear_regroup_without_a_test_and_below_half() -> None:
    """They may still move as they like; but an enemy within 6" or lost coherency keeps them running."""
    battle = play(Regrouping("a.m"), marines("a.m", 10, 30, 2, fleeing=True, started=10))
    over(battle)
    found = of(battle, "a.m")
    assert (found.fleeing, found.moved, found.activated) == (False, False, False)
    near = play(Regrouping("a.m"), marines("a.m", 10, 30, 2, fleeing=True), boyz("b.o", 10, 23.5, 1), dice=(1, 2))
    assert of(near, "a.m").fleeing
    apart = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=[(10, 30), (20, 30)], fleeing=True)
    assert of(play(Regrouping("a.m"), apart, dice=(1, 2)), "a.m").fleeing


@pytest.mark.rule("WH-MORALE-07", "WH-MORALE-14", "WH-CORE-04")
@pytest.mark.parametrize(("y", "tries"), [(22.0, True), (23.0, False)])
def test_the_six_inches_to_a_vehicle_are_measured_to_its_hull(y: float, tries: bool) -> None:
    """A Trukk 3" broad lies across: its long side is 6.2" away, or 5.2"; its corners would reach farther."""
    truck = trukk("b.t", 10, y, facing=90_000)
    man = boyz("a.o", 10, 30.2, 1, fleeing=True)
    battle = play(Regrouping("a.o"), man, truck, dice=(1, 1) if tries else (1, 2))
    assert rolled(battle)[0][0] == ("wh-roll-regroup" if tries else "wh-roll-fall-back")


@pytest.mark.rule("WH-MORALE-18", "WH-USR-20")
def test_penalties_the_double_one_and_the_stubborn() -> None:
    for special, penalty, dice, passed in (
        ((), 0, (3, 4), True),
        ((), 1, (3, 4), False),
        ((), 9, (1, 1), True),
        ((), 9, (1, 2), False),
        (("stubborn",), 9, (3, 4), True),
        (("stubborn",), 9, (4, 4), False),
    ):
        battle = play(MoraleTest("a.g", "combat-lost", penalty), guard("a.g", 10, 30, special=special), dice=dice)
        over(battle)
        assert [event.passed for event in happened(battle, LeadershipTested)] == [passed]


@pytest.mark.rule("WH-USR-03")
def test_combat_tactics() -> None:
    battle = play(QuarterLost("a.m"), marines("a.m", 10, 30), dice=(1, 2))
    answer(battle, FailTest())
    over(battle)
    assert (of(battle, "a.m").fleeing, where(battle, "a.m.1")) == (True, (10, 33))
    battle = play(QuarterLost("a.m"), marines("a.m", 10, 30), dice=(4, 4))
    answer(battle, TakeTest())
    over(battle)
    assert not of(battle, "a.m").fleeing
    # The fearless have no choice.
    over(play(QuarterLost("a.m"), marines("a.m", 10, 30, special=("fearless",))))
