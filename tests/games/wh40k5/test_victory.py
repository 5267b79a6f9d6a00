"""How long a battle lasts and who wins it (WH-GAME-07 to WH-GAME-10, WH-GAME-13, WH-GAME-14)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.rules.mission.objectives import held, is_scoring
from grognard.games.wh40k5.rules.mission.victory import Counting, EndOfGameTurn, is_beaten
from grognard.games.wh40k5.rules.turn.turn import EndOfPhase
from grognard.games.wh40k5.state.events.characters import united
from grognard.games.wh40k5.state.events.mission import BattleEnded, LengthRolled
from grognard.games.wh40k5.state.events.vehicles import PassengersLost
from grognard.games.wh40k5.state.state import Objective
from tests.games.playing import happened, over
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit

HERE = Objective(id="here", x=20_000, y=20_000)
THERE = Objective(id="there", x=22_000, y=20_000)
SEIZE: dict[str, Any] = {"mission": "seize-ground", "deployment": "pitched-battle", "objectives": (HERE,)}
KILLS: dict[str, Any] = {"mission": "annihilation", "deployment": "pitched-battle"}


def kept(posted: Any, **fields: Any) -> Any:
    """A unit changed."""
    return replace(posted, unit=replace(posted.unit, **fields))


@pytest.mark.rule("WH-GAME-09")
@pytest.mark.parametrize(
    ("turn", "dice", "goes_on"),
    [(4, (), None), (5, (2,), False), (5, (3,), True), (6, (3,), False), (6, (4,), True), (7, (), False)],
)
def test_after_the_fifth_turn_a_die_says_whether_another_follows(
    turn: int, dice: tuple[int, ...], goes_on: bool | None
) -> None:
    battle = play(EndOfGameTurn(turn), marines("a.m", 20, 22), boyz("b.o", 20, 2), dice=dice, **KILLS)
    over(battle)
    expected = [] if goes_on is None else [LengthRolled(turn, goes_on, dice[0] if dice else None)]
    assert happened(battle, LengthRolled) == expected


@pytest.mark.rule("WH-GAME-08", "WH-GAME-07")
def test_a_scoring_unit_within_three_inches_holds_unless_an_enemy_is() -> None:
    for y, holds in ((23.4, ["here"]), (23.6, [])):
        battle = play(Counting(), marines("a.m", 20, y, 1), boyz("b.o", 20, 2), **SEIZE)
        assert held(battle, 0) == holds
    battle = play(Counting(), marines("a.m", 20, 22, 1), boyz("b.o", 20, 17.4, 1), **SEIZE)
    assert (held(battle, 0), held(battle, 1)) == ([], [])
    over(battle)
    assert battle.state.winner is None


@pytest.mark.rule("WH-GAME-08")
def test_who_scores() -> None:
    battle = play(Counting(), marines("a.m", 0, 0), **SEIZE)
    assert is_scoring(battle, marines("a.m", 0, 0).unit)
    assert not is_scoring(battle, marines("a.m", 0, 0, fleeing=True).unit)
    assert not is_scoring(battle, unit("a.c", "captain", [row("captain")]).unit)
    assert not is_scoring(battle, unit("a.r", "rhino", [row("rhino")]).unit)


@pytest.mark.rule("WH-GAME-08")
@pytest.mark.parametrize(("value", "holds"), [("true", []), ("false", ["here"])])
def test_whether_the_fleeing_contest_is_an_option(value: str, holds: list[str]) -> None:
    battle = play(
        Counting(), marines("a.m", 20, 22, 1), boyz("b.o", 20, 18, 1, fleeing=True),
        options={"fleeing_contests": value}, **SEIZE,
    )  # fmt: skip
    assert held(battle, 0) == holds


@pytest.mark.rule("WH-GAME-08")
def test_a_vehicle_contests_and_its_passengers_hold_through_it() -> None:
    rhino = unit("a.r", "rhino", [row("rhino")], 20, 20)
    squad = kept(marines("a.m", 0, 0, 1), place="aboard", aboard="a.r")
    battle = play(Counting(), rhino, squad, boyz("b.o", 20, 2), **SEIZE)
    assert held(battle, 0) == ["here"]
    battle = play(Counting(), rhino, boyz("b.o", 20, 23, 1), **SEIZE)
    assert (held(battle, 0), held(battle, 1)) == ([], [])


@pytest.mark.rule("WH-GAME-13")
@pytest.mark.parametrize(("value", "number"), [("false", 2), ("true", 1)])
def test_whether_a_unit_holds_several_objectives_is_an_option(value: str, number: int) -> None:
    two = SEIZE | {"objectives": (HERE, THERE)}
    options = {"one_objective_per_unit": value}
    battle = play(Counting(), marines("a.m", 20, 22, 1), boyz("b.o", 20, 2), options=options, **two)
    assert len(held(battle, 0)) == number
    # Shared out so that both count: the first objective is left to who can hold no other.
    more = (marines("a.m", 20, 22, 1), marines("a.n", 17.2, 20, 1))
    battle = play(Counting(), *more, boyz("b.o", 20, 2), options=options, **two)
    assert held(battle, 0) == ["here", "there"]


@pytest.mark.rule("WH-GAME-07", "WH-GAME-13")
def test_more_objectives_or_more_units_destroyed_win() -> None:
    battle = play(Counting(), marines("a.m", 20, 22, 1), boyz("b.o", 20, 2), **SEIZE)
    over(battle)
    assert happened(battle, BattleEnded)[0].winner == 0
    gone = kept(marines("a.n", 0, 0), models=(), place="destroyed")
    battle = play(Counting(), marines("a.m", 20, 22, 1), gone, boyz("b.o", 20, 2), **KILLS)
    over(battle)
    assert battle.state.winner == 1


@pytest.mark.rule("WH-GAME-13", "WH-GAME-01")
def test_what_has_not_arrived_is_destroyed_and_what_flees_is_not() -> None:
    waiting = kept(marines("a.n", 0, 0), place="off", arrival="reserve")
    battle = play(Counting(), marines("a.m", 20, 22, 1), waiting, boyz("b.o", 20, 2, fleeing=True), **KILLS)
    over(battle)
    ended = happened(battle, BattleEnded)[0]
    assert [(score.seat, score.id) for score in ended.scores] == [(1, "a.n")]


@pytest.mark.rule("WH-GAME-10", "WH-GAME-14")
def test_a_side_without_models_is_beaten_at_the_end_of_a_phase() -> None:
    gone = kept(boyz("b.o", 0, 0), models=(), place="destroyed")
    battle = play(EndOfPhase(), marines("a.m", 20, 22, 1), gone, **SEIZE)
    over(battle)
    assert (battle.state.ended, battle.state.winner) == ("wiped-out", 0)
    both = play(EndOfPhase(), kept(marines("a.m", 0, 0), models=(), place="destroyed"), gone, **SEIZE)
    assert (both.state.ended, both.state.winner) == ("wiped-out", None)


@pytest.mark.rule("WH-GAME-14")
@pytest.mark.parametrize(("value", "beaten"), [("true", False), ("false", True)])
def test_whether_reserves_keep_a_side_alive_is_an_option(value: str, beaten: bool) -> None:
    waiting = kept(boyz("b.o", 0, 0), place="off", arrival="reserve")
    battle = play(EndOfPhase(), marines("a.m", 20, 22, 1), waiting, options={"reserves_keep_alive": value}, **SEIZE)
    over(battle)
    assert is_beaten(battle, 1) == beaten
    assert of(battle, "b.o").alive
    assert (battle.state.ended == "wiped-out") == beaten


@pytest.mark.rule("WH-GAME-13", "WH-UNIT-07")
def test_a_character_in_a_unit_that_never_came_counts_as_destroyed_with_it() -> None:
    squad, man = marines("a.m", 20, 22), unit("a.c", "captain", [row("captain")], 20, 23)
    one, two = united(squad.unit, man.unit)
    late = replace(squad, unit=replace(one, place="off", arrival="reserve")), replace(man, unit=two)
    battle = play(Counting(), *late, boyz("b.o", 20, 2), **KILLS)
    assert [score.id for score in happened(battle, BattleEnded)[0].scores] == ["a.m", "a.c"]


@pytest.mark.rule("WH-VEH-19", "WH-CORE-13", "WH-GAME-13")
def test_a_character_lost_with_a_transport_is_destroyed() -> None:
    squad, man = marines("a.m", 20, 22, 2), unit("a.c", "captain", [row("captain")], 20, 23)
    one, two = united(squad.unit, man.unit)
    inside = replace(squad, unit=replace(one, place="aboard", aboard="a.r")), replace(man, unit=two)
    battle = play(Counting(), *inside, unit("a.r", "rhino", [row("rhino")], 20, 30), boyz("b.o", 20, 2), **KILLS)
    battle.emit(PassengersLost("a.m", ("a.m.2", "a.c.1")))
    assert (of(battle, "a.m").guests, of(battle, "a.c").alive) == ((), False)
    battle.emit(PassengersLost("a.m", ("a.m.1",)))
    assert not of(battle, "a.m").alive
