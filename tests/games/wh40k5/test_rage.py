"""Rage, swarms, the Waaagh! (chapter Special rules)."""

from __future__ import annotations

import pytest

from grognard.games.wh40k5.evaluation.evaluation import evaluate
from grognard.games.wh40k5.ground.sight import look
from grognard.games.wh40k5.rules.assault.assault import Charges
from grognard.games.wh40k5.rules.assault.charging import cannot_assault
from grognard.games.wh40k5.rules.mission.objectives import is_scoring
from grognard.games.wh40k5.rules.movement import rage
from grognard.games.wh40k5.rules.movement.moving import ChooseWay, Running, ThroughDifficult
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover, MovementPhase
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.rules.units import waaagh
from grognard.games.wh40k5.state.choices import CallWaaagh, Finish, Move, TakeAway, Walk
from grognard.games.wh40k5.state.events.shooting import Losses
from grognard.games.wh40k5.table.questions import present as shown
from tests.games.playing import answer, asked, happened, over, piece, refused, used_up
from tests.games.wh40k5.table import boyz, marines, of, play, row, shifted, unit


def gaunts(id: str = "a.h", x: float = 10, y: float = 30, count: int = 3, **more):
    """Hormagaunts, which are always in a rage."""
    return unit(id, "hormagaunts", [row("hormagaunt", count)], x, y, **more)


@pytest.mark.rule("WH-USR-14")
def test_a_raging_unit_must_move_and_only_towards_the_nearest_enemy_it_sees() -> None:
    battle = play(MovementPhase(0), gaunts(), boyz("b.near", 10, 10), boyz("b.far", 40, 10))
    asked(battle, ChooseMover)
    assert refused(battle, Finish()) == ("wh-refused-rage-stays", ("WH-USR-14",))
    away = Move("a.h", shifted(battle, "a.h", 0, 3))
    assert refused(battle, away) == ("wh-refused-rage", ("WH-USR-14",))
    assert Finish() not in battle.choices()
    answer(battle, Move("a.h", shifted(battle, "a.h", 0, -6)))
    over(battle)


@pytest.mark.rule("WH-USR-14", "WH-USR-27")
def test_rage_does_nothing_without_a_visible_enemy_or_while_fleeing() -> None:
    foe = boyz("b.o", 10, 10, 2)
    spire = piece("rock-spire", 0, 20, 48, 21, 6)
    battle = play(MovementPhase(0), gaunts(), foe, pieces=[spire])
    answer(battle, Finish())
    over(battle)
    for fields in ({"fleeing": True}, {"place": "aboard"}):
        assert rage.quarry(play(MovementPhase(0), gaunts(), foe), gaunts(**fields).unit) == []


@pytest.mark.rule("WH-USR-14", "WH-CORE-10")
def test_of_two_enemies_equally_near_its_player_takes_either() -> None:
    """One Ork 10" to the left, one 10" to the right."""
    battle = play(
        MovementPhase(0),
        gaunts(x=24, y=24, count=1),
        boyz("b.l", 14, 24, 1),
        boyz("b.r", 34, 24, 1),
        boyz("b.x", 24, 5),
    )
    for dx in (-6, 6):
        assert battle.refusal(Move("a.h", shifted(battle, "a.h", dx, 0))) is None
    assert refused(battle, Move("a.h", shifted(battle, "a.h", 0, 6)))[0] == "wh-refused-rage"


@pytest.mark.rule("WH-USR-14", "WH-USR-27")
@pytest.mark.parametrize("manner", ["run", "consolidate", "regroup"])
def test_rage_leads_runs_and_consolidation_but_not_closing_up_after_a_rally(manner) -> None:
    battle = play(Running("a.h"), gaunts(), boyz("b.o", 10, 10), dice=(4,))
    decision = ChooseWay(0, "a.h", manner, 4000)
    back, on = Walk(shifted(battle, "a.h", 0, 2)), Walk(shifted(battle, "a.h", 0, -2))
    drawn = manner != "regroup"
    assert (decision.refusal(battle, back) is not None) == drawn
    assert (Walk(()) not in decision.choices(battle)) == drawn
    assert decision.refusal(battle, on) is None


@pytest.mark.rule("WH-USR-21")
def test_swarms_hide_neither_vehicles_nor_monstrous_creatures_and_hold_nothing() -> None:
    """Low bodies before an Ork cover him; before a creature they do not, although its feet are hidden."""
    firer = marines("a.m", 10, 30, 1)
    swarm = unit("b.s", "ripper-swarms", [row("ripper-swarm", 3)], places=[(8.4, 11.3), (10, 11.3), (11.6, 11.3)])
    for entry, model, place in (
        ("boyz", "boy", (10, 10.2)), ("carnifexes", "carnifex", (10, 9)), ("killa-kans", "killa-kan", (10, 9.6)),
    ):  # fmt: skip
        target = unit("b.t", entry, [row(model)], *place)
        battle = play(Shooting("a.m", "b.t", ()), firer, target, swarm)
        found = look(battle.context, battle.state, of(battle, "a.m"), of(battle, "b.t"))
        assert (int(found.cover[0, 0]) == 4) == (entry == "boyz")
        assert (found.hidden[0, 0] > 0) == (entry == "boyz")
        assert not is_scoring(battle, of(battle, "b.s"))
        assert is_scoring(battle, boyz("b.o", 1, 1).unit)


# ---- Waaagh! -----------------------------------------------------------------------------------------------------


def orks(**more):
    """A warboss and a mob near the enemy, in the second turn."""
    boss = unit("a.boss", "warboss", [row("warboss")], 30, 30)
    return play(ShootingPhase(0), boss, boyz("a.o", 10, 30, 3), marines("b.m", 10, 22), **({"turn": 2} | more))


@pytest.mark.rule("WH-USR-25")
def test_the_waaagh_is_called_once_and_not_in_the_first_turn() -> None:
    assert refused(orks(turn=1), CallWaaagh()) == ("wh-refused-waaagh", ("WH-USR-25",))
    battle = orks()
    assert CallWaaagh() in battle.choices()
    answer(battle, CallWaaagh())
    assert refused(battle, CallWaaagh()) == ("wh-refused-waaagh", ("WH-USR-25",))
    assert battle.state.waaagh == (1, None)
    without = play(ShootingPhase(0), boyz("a.o", 10, 30), marines("b.m", 10, 22), turn=2)
    assert refused(without, CallWaaagh())[0] == "wh-refused-waaagh-nobody"


@pytest.mark.rule("WH-USR-25", "WH-USR-08")
def test_in_a_waaagh_orks_on_foot_assault_after_they_ran() -> None:
    for called, fits in (((None, None), False), ((1, None), True), ((3, None), False)):
        battle = play(
            Charges(0), boyz("a.o", 10, 30, 3, ran=True), marines("b.m", 10, 25), waaagh=called,
        )  # fmt: skip
        assert (cannot_assault(battle, of(battle, "a.o")) is None) == fits
    grots = unit("a.g", "gretchin", [row("runtherd"), row("gretchin", 10)], 5, 5)
    stormboyz = unit("a.s", "stormboyz", [row("stormboy", 5)], 5, 8)
    battle = play(ShootingPhase(0), grots, stormboyz, boyz("a.o", 5, 11), marines("b.m", 40, 40), waaagh=(1, None))
    assert [waaagh.is_fleet(battle, of(battle, id)) for id in ("a.g", "a.s", "a.o", "b.m")] == [
        False, False, True, False,
    ]  # fmt: skip


@pytest.mark.rule("WH-USR-25")
def test_a_run_of_one_costs_a_mob_a_wound_in_a_waaagh() -> None:
    battle = play(Running("a.o"), boyz("a.o", 10, 30, 3), marines("b.m", 10, 22), waaagh=(1, None), dice=(1,))
    asked(battle, ChooseCasualties)
    answer(battle, TakeAway(("a.o.2",)))
    asked(battle, ChooseWay)
    assert [event.cause for event in happened(battle, Losses)] == ["waaagh"]
    used_up(battle)
    last = play(Running("a.o"), boyz("a.o", 10, 30, 1), marines("b.m", 10, 22), waaagh=(1, None), dice=(1,))
    over(last)
    assert not of(last, "a.o").alive
    calm = play(Running("a.o"), boyz("a.o", 10, 30, 1), marines("b.m", 10, 22), dice=(1,))
    asked(calm, ChooseWay)


@pytest.mark.rule("WH-USR-25")
def test_the_computer_calls_the_waaagh_when_a_run_brings_the_enemy_within_reach() -> None:
    """Orks 8" from scouts are glad of it, at 20" they are not."""
    worth = []
    for y in (21, 9):
        boss = unit("a.boss", "warboss", [row("warboss")], 40, 45)
        foes = unit("b.s", "scout-squad", [row("scout", 3)], 10, y)
        battle = play(ShootingPhase(0), boss, boyz("a.o", 10, 30, 12), foes, turn=2)
        assert battle.decision is not None
        worth.append(evaluate(battle, battle.decision, CallWaaagh()).value)
    assert worth[0] > 0 > worth[1]


def test_what_is_new_is_offered_on_the_page() -> None:
    """The Waaagh! beside the shots; a floor up beside the ways."""
    boss = unit("a.boss", "warboss", [row("warboss")], 40, 45)
    battle = play(ShootingPhase(0), boss, boyz("a.o", 10, 30, 3), marines("b.m", 10, 22), turn=2)
    assert battle.decision is not None
    assert any(option.key == "W" for option in shown(battle, battle.decision).options)
    ruin = piece("ruins", 5, 25, 20, 35, 6)
    battle = play(ThroughDifficult("a.o"), boyz("a.o", 10, 30, 3), marines("b.m", 10, 5), pieces=[ruin], dice=(3, 2))
    assert battle.decision is not None
    labels = [option.label.id for option in shown(battle, battle.decision).options]
    assert "wh-choose-climb" in labels
