"""The player turn up to the end of its shooting phase, and battles played at random through it (chapter Turn)."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import B
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover
from grognard.games.wh40k5.rules.turn.turn import ChooseShooter, EndOfPhase, PlayerTurn, ShootingPhase
from grognard.games.wh40k5.rules.units.player_order import ChooseNext
from grognard.games.wh40k5.state import choices
from grognard.games.wh40k5.state.choices import Finish, Run, Shoot, TakeTest
from grognard.games.wh40k5.state.events.morale import LeadershipTested
from grognard.games.wh40k5.state.state import State
from tests.games.playing import answer, asked, happened, over, piece, refused
from tests.games.wh40k5.table import bench, boyz, everyone, marines, of, play, row, unit


class Turns(Procedure):
    """Player turns, one after the other."""

    number: int = 0
    last: int = 12

    @step
    def play(self, g: B) -> Action:
        gone = any(not any(g.state.standing(seat)) for seat in (0, 1))
        return Done() if self.number == self.last or gone else Call(PlayerTurn(self.number // 2 + 1, self.number % 2))

    @step
    def go_on(self, g: B) -> Action:
        return Repeat(replace(self, number=self.number + 1))


SQUAD = [row("sergeant"), row("space-marine", 5), row("space-marine", 1, "lascannon")]


def random_battle(seed: int) -> Battle[State]:
    """Two squads, scouts, a captain against two mobs, Lootas and a boss, with terrain between."""
    posted = [
        unit("a.squad", "tactical-squad", SQUAD, 10, 38),
        unit("a.scouts", "scout-squad", [row("scout", 4, "sniper-rifle")], 26, 40),
        marines("a.plasma", 10, 42, 3, "plasma-gun"),
        unit("a.captain", "captain", [row("captain", 1, "power-weapon")], 34, 41),
        unit("a.bikes", "bike-squad", [row("biker", 2)], places=[(44, 30), (44, 34)]),
        unit("b.mob", "boyz", [row("nob"), row("boy", 7), row("boy", 1, "big-shoota")], 10, 10),
        boyz("b.shootas", 28, 10, 6, "shoota"),
        unit("b.lootas", "lootas", [row("loota", 5)], 12, 4),
        unit("b.boss", "warboss", [row("warboss")], 30, 4),
    ]  # fmt: skip
    pieces = [
        piece("woods", 12, 22, 20, 27, 5), piece("wall", 24, 24, 34, 24.5, 0.75), piece("building", 36, 14, 42, 20, 4),
        piece("wire", 4, 30, 10, 31, 0.5), piece("hill", 2, 16, 10, 21, 2),
    ]  # fmt: skip
    battle = play(PlayerTurn(1, 0), *posted, pieces=pieces, turn=0, player_turn=0)
    begun = State(units={each.unit.id: each.unit for each in posted})
    return grognard.compose(bench({}), battle.setup, begun, Turns(), seed=seed)


@pytest.mark.parametrize("seed", range(6))
def test_battles_played_at_random(seed: int) -> None:
    battle, random = random_battle(seed), Random(seed)
    while not battle.over:
        choice = battle.sample(random)
        assert battle.refusal(choice) is None, choice
        battle.choose(choice)
    for each in battle.state.units.values():
        assert each.alive == (bool(each.models) or each.place == "joined")
        assert all(0 < model.wounds <= (model.of.profile.w or 0) for model in each.models)
        assert all(0 <= model.x <= 48_000 and 0 <= model.y <= 48_000 for model in each.models)
    assert battle.number > 20


@pytest.mark.parametrize("seed", range(2))
def test_every_listed_choice_is_accepted(seed: int) -> None:
    battle, random = random_battle(seed), Random(seed)
    for _ in range(25):
        if battle.over:
            break
        listed = battle.choices()
        assert listed
        assert [choice for choice in listed if battle.refusal(choice) is not None] == []
        battle.choose(battle.sample(random))


@pytest.mark.rule("WH-SHOOT-11", "WH-SHOOT-01")
def test_a_unit_shoots_or_runs_once() -> None:
    firer, target = marines("a.m", 10, 30), boyz("b.o", 10, 10)
    shot = Shoot("a.m", "b.o", everyone(firer, "boltgun"))
    battle = play(ShootingPhase(0), firer, marines("a.n", 30, 30), target, dice=(1,) * 5)
    answer(battle, shot)
    assert refused(battle, shot) == ("wh-refused-shot", ("WH-SHOOT-01",))
    assert refused(battle, Run("a.m"))[0] == "wh-refused-shot"
    assert refused(battle, Shoot("b.o", "a.m", ()))[0] == "wh-refused-not-yours"
    for fields, message in (({"ran": True}, "ran"), ({"down": 3}, "down")):
        battle = play(ShootingPhase(0), marines("a.m", 10, 30, **fields), marines("a.n", 30, 30), target)
        assert refused(battle, shot)[0] == f"wh-refused-{message}"


def test_locked_units_neither_shoot_nor_are_shot_at() -> None:
    locked, orks = marines("a.m", 10, 30, 2), boyz("b.o", 10, 29.01, 2)
    free = marines("a.n", 30, 30)
    battle = play(ShootingPhase(0), locked, free, orks)
    assert refused(battle, Shoot("a.m", "b.o", everyone(locked, "boltgun")))[0] == "wh-refused-locked"
    assert refused(battle, Shoot("a.n", "b.o", everyone(free, "boltgun")))[0] == "wh-refused-target-locked"
    assert refused(battle, Run("a.m"))[0] == "wh-refused-locked"


def test_a_model_fires_one_weapon_it_carries() -> None:
    firer = marines("a.m", 10, 20, 2)
    battle = play(ShootingPhase(0), firer, boyz("b.o", 10, 10))
    one = choices.Firing("a.m.1", "boltgun")
    for firing in (
        (one, choices.Firing("a.m.1", "bolt-pistol")), (choices.Firing("a.m.1", "lascannon"),),
        (choices.Firing("a.m.9", "boltgun"),), (choices.Firing("a.m.1", "banana"),),
        (choices.Firing("a.m.1", "bolt-pistol", single=True),),
    ):  # fmt: skip
        assert refused(battle, Shoot("a.m", "b.o", firing))[0] == "wh-refused-weapon"
    assert refused(battle, Shoot("a.m", "b.o", ()))[0] == "wh-refused-nobody-fires"
    assert battle.refusal(Shoot("a.m", "b.o", (one,))) is None
    assert battle.refusal(Shoot("a.m", "b.o", (replace(one, single=True),))) is None


def test_the_start_of_the_turn_and_its_phases() -> None:
    battle = play(
        PlayerTurn(1, 0), marines("a.m", 10, 30, fleeing=True), marines("a.n", 30, 30, down=1),
        boyz("b.o", 10, 10), player_turn=0,
    )  # fmt: skip
    assert [event.passed for event in happened(battle, LeadershipTested)] == [True]
    asked(battle, ChooseMover)
    answer(battle, Finish())
    asked(battle, ChooseShooter)
    answer(battle, Finish())
    over(battle)
    assert of(battle, "a.n").down is None


def test_active_units_test_first_and_the_active_player_orders_them() -> None:
    posted = [
        boyz("b.o", 10, 10, 6, fresh=8, lost=2), boyz("b.p", 30, 10, 6, fresh=6),
        marines("a.m", 10, 30, 3, fresh=5, lost=2), marines("a.n", 30, 30, 3, fresh=5, lost=2),
    ]  # fmt: skip
    battle = play(EndOfPhase(), *posted, dice=(1, 1, 2, 2, 3, 3))
    assert asked(battle, ChooseNext).units == ("a.m", "a.n")
    answer(battle, choices.Next("a.n"), TakeTest(), TakeTest())
    over(battle)
    assert [event.unit for event in happened(battle, LeadershipTested)] == ["a.n", "a.m", "b.o"]
