"""Morale: clauses of the rules that the tests of their main cases do not show (chapter Morale)."""

from __future__ import annotations

import pytest

from grognard.games.wh40k5.ground.context import INCH
from grognard.games.wh40k5.rules.assault.combat_losers import LosersTest, NoRetreat, must_stand
from grognard.games.wh40k5.rules.assault.sweep import Flights
from grognard.games.wh40k5.rules.morale.morale import MoraleTest, Pinning, is_fearless
from grognard.games.wh40k5.rules.movement.danger import DangerTests
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Suffer
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.state.choices import Shock, TryAgain
from grognard.games.wh40k5.state.events.morale import FellBack, Fled, LeadershipTested
from grognard.games.wh40k5.state.events.shooting import Losses
from tests.games.playing import answer, happened, over, used_up, where
from tests.games.wh40k5.fights import TOUCH, fight, marine, ork, result, run
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import rhino


@pytest.mark.rule("WH-USR-26", "WH-USR-30")
@pytest.mark.parametrize(("count", "fearless"), [(11, True), (10, False)])
def test_eleven_orks_are_fearless_and_ten_are_not(count: int, fearless: bool) -> None:
    battle = play(Pinning("a.o"), boyz("a.o", 4, 30, count), dice=() if fearless else (1, 1))
    over(battle)
    assert is_fearless(battle, of(battle, "a.o")) is fearless


@pytest.mark.rule("WH-ASSAULT-30")
def test_a_mob_whose_bosspole_costs_its_last_model_fails() -> None:
    nob = unit("a.o", "boyz", [row("nob", 1, "bosspole")], 10, 20, wounds={1: 1})
    battle = play(MoraleTest("a.o", "combat-lost"), nob, dice=(6, 6))
    answer(battle, TryAgain())
    over(battle)
    assert of(battle, "a.o").place == "destroyed"
    assert [event.passed for event in happened(battle, LeadershipTested)] == [False]


@pytest.mark.rule("WH-ASSAULT-30", "WH-VEH-13")
def test_a_tank_drives_on_over_a_mob_whose_bosspole_costs_its_last_model() -> None:
    nob = unit("b.o", "boyz", [row("nob", 1, "bosspole")], 20, 24, wounds={1: 1})
    battle = play(MovementPhase(0), rhino("a.r", 20, 30), nob, boyz("b.far", 40, 5), dice=(6, 6))
    answer(battle, Shock("a.r", 0, 10 * INCH), TryAgain())
    assert of(battle, "b.o").place == "destroyed"
    assert not happened(battle, Fled)
    assert where(battle, "a.r.1") == (20, 20)


@pytest.mark.rule("WH-SAVE-07")
@pytest.mark.parametrize(("active", "until"), [(0, 3), (1, 2)])
def test_who_goes_to_ground_is_down_until_the_end_of_the_next_own_turn(active: int, until: int) -> None:
    """Of side a: in its own first turn, or in the one of side b before its second."""
    battle = play(Pinning("a.m"), marines("a.m", 10, 30), dice=(6, 6), active=active)
    over(battle)
    assert of(battle, "a.m").down == until


@pytest.mark.rule("WH-USR-07")
@pytest.mark.parametrize(("face", "models"), [(4, 1), (3, 0)])
def test_known_models_feel_no_pain_either_after_a_failed_save(face: int, models: int) -> None:
    hardy = marines("a.m", 10, 10, 1, special=("feel-no-pain",))
    battle = play(Suffer("a.m", ("a.m.1",), Wound(), "gets-hot"), hardy, dice=(2, face))
    over(battle)
    assert len(of(battle, "a.m").models) == models


@pytest.mark.rule("WH-MOVE-03", "WH-MOVE-11")
def test_dangerous_ground_costs_exactly_the_models_that_showed_a_one_a_single_wound() -> None:
    """Two bosses of three Wounds; the second shows the 1."""
    bosses = unit("a.b", "boyz", [row("warboss", 2)], 10, 20)
    battle = play(DangerTests("a.b", ("a.b.1", "a.b.2")), bosses, dice=(2, 1))
    run(battle)
    full = bosses.unit.models[0].wounds
    assert [model.wounds for model in of(battle, "a.b").models] == [full, full - 1]


@pytest.mark.rule("WH-MORALE-10", "WH-ASSAULT-23")
def test_every_unit_that_failed_falls_back() -> None:
    posted = boyz("b.o", 10, 20, 1), boyz("b.p", 20, 20, 1), boyz("b.q", 30, 20, 1)
    battle = play(Flights(("b.o", "b.p", "b.q"), ()), *posted, dice=(1, 1, 2, 2, 3, 3), active=1)
    over(battle)
    assert [event.unit for event in happened(battle, FellBack)] == ["b.o", "b.p", "b.q"]


@pytest.mark.rule("WH-MORALE-17")
def test_each_fearless_unit_of_the_losing_side_takes_the_full_number() -> None:
    posted = [boyz(id, x, 20, 4, special=("fearless",)) for id, x in (("b.o", 5), ("b.p", 15), ("b.q", 25))]
    battle = run(play(NoRetreat(("b.o", "b.p", "b.q"), 2), *posted, dice=(1, 1, 6, 1, 1, 1)))
    used_up(battle)
    assert [len(of(battle, id).models) for id in ("b.o", "b.p", "b.q")] == [2, 3, 2]


@pytest.mark.rule("WH-MORALE-09", "WH-MORALE-17")
def test_a_losing_unit_that_passed_its_test_suffers_nothing_if_it_is_not_fearless() -> None:
    """Five orks lose the one in contact, and pass with a 6: no more dice are rolled."""
    battle = fight(marine("a.m", 10, 20), ork("b.o", 10, 20 - TOUCH, 5), dice=(4, 4, 1, 3, 3))
    assert result(battle) == ((0, 1), 0)
    assert len(happened(battle, Losses)) == 1
    assert not must_stand(battle, of(battle, "b.o"))


@pytest.mark.rule("WH-ASSAULT-14", "WH-ASSAULT-23", "WH-MORALE-03")
def test_every_unit_of_the_losing_side_tests_at_the_same_penalty() -> None:
    """Leadership 7 less 2: a 5 passes, a 6 does not."""
    posted = boyz("b.o", 10, 20, 1), boyz("b.p", 20, 20, 1)
    battle = run(play(LosersTest(("b.o", "b.p"), (1, 3), 0), *posted, dice=(2, 3, 3, 3)))
    used_up(battle)
    assert [(event.total, event.passed) for event in happened(battle, LeadershipTested)] == [(5, True), (6, False)]
