"""Shooting as it is offered: what a target is fired at with, unless the player says otherwise."""

from __future__ import annotations

import pytest

from grognard.games.wh40k5.rules.turn.turn import ChooseShooter, ShootingPhase
from grognard.games.wh40k5.state.choices import Firing, Shoot
from grognard.games.wh40k5.table.preview import judged
from grognard.games.wh40k5.table.questions import present
from tests.games.playing import asked
from tests.games.wh40k5.table import boyz, play, row, unit


def snipers():
    """Scouts who carry sniper rifles and bolt pistols, their sergeant a boltgun."""
    rows = [row("scout-sergeant"), row("scout", 4, "sniper-rifle")]
    return unit("a.s", "scout-squad", rows, 10, 40)


def offered(far):
    """What the first offer fires at boyz so many inches away, model by model."""
    battle = play(ShootingPhase(0), snipers(), boyz("b.o", 10, 40 - far, 5))
    decision = asked(battle, ChooseShooter)
    option = next(each for each in present(battle, decision).options if each.target == "b.o")
    return {each["model"]: each["weapon"] for each in option.choice["firing"]}


@pytest.mark.rule("WH-SHOOT-08", "WH-WEAPON-19")
def test_each_kind_of_model_is_offered_what_does_most_at_the_target():
    far = offered(30)
    assert [far[f"a.s.{number}"] for number in range(2, 6)] == ["sniper-rifle"] * 4
    near = offered(10)
    assert set(near) == {f"a.s.{number}" for number in range(1, 6)}
    assert near["a.s.1"].startswith("boltgun")


@pytest.mark.rule("WH-SHOOT-01")
def test_the_other_ways_to_fire_are_a_switch_away():
    battle = play(ShootingPhase(0), snipers(), boyz("b.o", 10, 10, 5))
    decision = asked(battle, ChooseShooter)
    option = next(each for each in present(battle, decision).options if each.target == "b.o")
    (switch,) = option.switches
    assert switch.value == "0"
    assert len(switch.values) > 1


@pytest.mark.rule("WH-ASSAULT-01")
@pytest.mark.parametrize(("far", "warned"), [(5, True), (15, False)])
def test_shots_after_which_the_enemy_near_by_may_not_be_assaulted_are_warned_of(far, warned):
    battle = play(ShootingPhase(0), snipers(), boyz("b.o", 10, 40 - far, 5))
    decision = asked(battle, ChooseShooter)
    option = next(each for each in present(battle, decision).options if each.target == "b.o")
    firing = tuple(Firing(each["model"], each["weapon"]) for each in option.choice["firing"])
    notes = judged(battle, decision, Shoot("a.s", "b.o", firing)).notes
    assert ("wh-note-no-assault" in [note.message.id for note in notes]) is warned
