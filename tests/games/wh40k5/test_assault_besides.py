"""Assaults and combats: clauses of the rules that the tests of their main cases do not show (chapter Assault)."""

from __future__ import annotations

import pytest

from grognard.games.wh40k5.ground.combats import can_be_locked
from grognard.games.wh40k5.ground.engagement import is_held
from grognard.games.wh40k5.rules.assault.approaching import ChooseApproach
from grognard.games.wh40k5.rules.assault.assault import AssaultPhase, Charges, combats
from grognard.games.wh40k5.rules.assault.charging import Charging
from grognard.games.wh40k5.rules.assault.combat import PileIns, may_lock
from grognard.games.wh40k5.rules.assault.consolidation import Consolidating
from grognard.games.wh40k5.state.choices import Charge, Finish, Walk
from grognard.games.wh40k5.state.events.assault import Assaulted
from tests.games.playing import answer, asked, happened, over, piece, refused, rolled
from tests.games.wh40k5.fights import TOUCH, marine, ork
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit, way
from tests.games.wh40k5.vehicles_table import dreadnought, rhino


@pytest.mark.rule("WH-ASSAULT-19")
def test_the_active_player_assaults_as_long_as_he_likes() -> None:
    battle = play(Charges(0), marines("a.m", 10, 20, 1), marines("a.n", 20, 20, 1), boyz("b.o", 10, 15, 1))
    assert [choice for choice in battle.choices() if choice == Finish()]
    answer(battle, Finish())
    over(battle)
    assert not happened(battle, Assaulted)


@pytest.mark.rule("WH-ASSAULT-19", "WH-TURN-02")
def test_only_units_of_the_active_player_assault() -> None:
    battle = play(AssaultPhase(0), marines("a.m", 10, 20, 1), boyz("b.o", 10, 15, 1))
    assert refused(battle, Charge("b.o", "a.m")) == ("wh-refused-not-yours", ("WH-TURN-02",))


@pytest.mark.rule("WH-ASSAULT-20")
def test_a_combat_is_everything_linked_by_contact() -> None:
    """An Ork between two marines of two units; another pair fights apart, and who touches nobody fights not at all."""
    battle = play(
        Charges(0), marine("a.m", 10, 20), ork("b.o", 10 + TOUCH, 20), marine("a.n", 10 + 2 * TOUCH, 20),
        marine("a.x", 30, 20), ork("b.p", 30, 20 - TOUCH), marine("a.y", 40, 40), ork("b.q", 40, 10),
    )  # fmt: skip
    assert [sorted(units) for units in combats(battle)] == [["a.m", "a.n", "b.o"], ["a.x", "b.p"]]


@pytest.mark.rule("WH-ASSAULT-03")
def test_who_is_not_slowed_does_not_roll_for_woods_on_the_way() -> None:
    jumper = unit("a.j", "stormboyz", [row("stormboy")], 10, 20)
    battle = play(
        Charges(0), jumper, boyz("b.o", 10, 15, 1), options={"jump_charge": "not_slowed"},
        pieces=[piece("woods", 5, 16, 20, 18, 5)],
    )  # fmt: skip
    assert refused(battle, Charge("a.j", "b.o", through=True)) == ("wh-refused-no-roll", ("WH-ASSAULT-03",))


@pytest.mark.rule("WH-ASSAULT-04")
@pytest.mark.parametrize("down", [None, 2])
def test_dangerous_ground_alone_costs_initiative_too(down: int | None) -> None:
    """A minefield is not difficult: nothing is rolled for the distance, but the model tests. It counts for nothing
    against a unit that has gone to ground."""
    mines = piece("minefield", 5, 16, 20, 18)
    battle = play(
        Charging("a.m", "b.o", False), marines("a.m", 10, 20, 1), boyz("b.o", 10, 15, 1, down=down), dice=(2,),
        pieces=[mines],
    )  # fmt: skip
    over(battle)
    (event,) = happened(battle, Assaulted)
    assert event.stumbled
    assert event.helpless == (("b.o",) if down else ())


@pytest.mark.rule("WH-VEH-25", "WH-VEH-11")
def test_walkers_are_locked_and_other_vehicles_are_not() -> None:
    battle = play(
        Charges(0), rhino("a.r", 10, 20), dreadnought("a.d", 20, 20), marines("a.m", 30, 20), boyz("b.o", 5, 5)
    )
    assert [may_lock(battle, id) for id in ("a.r", "a.d", "a.m")] == [False, True, True]


@pytest.mark.rule("WH-ASSAULT-17", "WH-ASSAULT-21")
def test_who_piles_in_goes_for_every_enemy_linked_to_the_combat() -> None:
    """Also for one he did not fight in the round that is over."""
    orks = boyz("b.o", 0, 0, 2, places=[(10, 20 - TOUCH), (10, 15)])
    battle = play(PileIns(("b.o",), (("b.o", ()),)), marine("a.m", 10, 20), orks, active=1)
    closing = asked(battle, ChooseApproach).closing
    assert (closing.unit, closing.enemies) == ("b.o", ("a.m",))


@pytest.mark.rule("WH-VEH-25", "WH-VEH-11")
def test_infantry_and_walkers_are_locked_and_other_vehicles_are_not() -> None:
    posted = rhino("a.r", 10, 20), dreadnought("a.d", 20, 20), marines("a.m", 30, 20)
    assert [can_be_locked(each.unit) for each in posted] == [False, True, True]


@pytest.mark.rule("WH-ASSAULT-18", "WH-VEH-34")
def test_who_touches_nobody_is_not_held() -> None:
    battle = play(Charges(0), marine("a.m", 10, 20), ork("b.o", 10, 20 - TOUCH), marine("a.n", 30, 20))
    assert [is_held(battle, of(battle, id)) for id in ("a.m", "b.o", "a.n")] == [True, True, False]


@pytest.mark.rule("WH-ASSAULT-16", "WH-MOVE-03")
def test_who_consolidates_over_dangerous_ground_tests_and_woods_do_not_slow_him() -> None:
    posted = marines("a.m", 10, 20, 1), boyz("b.o", 40, 5, 1)
    pieces = [piece("minefield", 5, 16, 20, 18), piece("woods", 5, 21, 20, 30, 5)]
    battle = play(Consolidating("a.m"), *posted, dice=(5, 2), pieces=pieces)
    answer(battle, Walk((way("a.m.1", (10, 17)),)))
    over(battle)
    assert [purpose for purpose, _ in rolled(battle)] == ["wh-roll-consolidate", "wh-roll-danger"]
    battle = play(Consolidating("a.m"), *posted, dice=(5,), pieces=pieces)
    assert refused(battle, Walk((way("a.m.1", (10, 25.1)),)))[0] == "wh-fault-far"
    answer(battle, Walk((way("a.m.1", (10, 25)),)))
    over(battle)
