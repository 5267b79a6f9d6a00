"""The multiple launcher's salvo: what the table says it does to those near its target is what its own dice do
(BA-WPN-13)."""

from __future__ import annotations

import pytest

from grognard.core.engine.procedures import Frame
from grognard.core.records import to_builtins
from grognard.core.wire.previews import ChoiceProposal
from grognard.games.bolt_action.data.armies import GUN_BASE, ModelGroup
from grognard.games.bolt_action.evaluation.evaluation import evaluate
from grognard.games.bolt_action.evaluation.fire_evaluation import shot_worth
from grognard.games.bolt_action.odds import forecasts
from grognard.games.bolt_action.odds.danger import ONE_SHOT, harm
from grognard.games.bolt_action.odds.expected_losses import expected_losses_of, salvo_besides
from grognard.games.bolt_action.rules.shooting.salvo import Salvo
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import ShootAt
from grognard.games.bolt_action.system import SYSTEM
from tests.games.bolt_action.table import of, play, squad, unit, vehicle
from tests.games.playing import asked
from tests.oracles.test_agreement_of_bolt_action import amounts, followed, near, parted, told

LAUNCHER = unit(
    "a.gun",
    24,
    46,
    [ModelGroup(1, "gun", ("multiple-launcher",), GUN_BASE), ModelGroup(3, "crew")],
    "light-howitzer",
    places=[(24, 45), (22.8, 46.9), (24, 46.9), (25.2, 46.9)],
    men_at_start=3,
)
ABOUT = tuple(
    squad(id, 20, y, men=3, order="fire") for id, y in (("b.foe", 20), ("b.near", 15), ("a.near", 25), ("b.far", 6))
)


def aiming(*units):
    """The launcher is ordered to Fire, and asked at whom."""
    battle = play(Activation("a.gun", "fire"), LAUNCHER, *units)
    asked(battle, ChooseTarget)
    return battle


def besides(battle):
    """Whom the salvo falls on besides its target."""
    launcher, target = of(battle, "a.gun"), of(battle, "b.foe")
    shot = expected_losses_of(battle, launcher, target)
    assert shot is not None
    return salvo_besides(battle, launcher, target, shot.aims, moved=False)


@pytest.mark.rule("BA-WPN-13")
def test_what_a_salvo_does_about_its_target_is_what_its_dice_do():
    battle = aiming(*ABOUT)
    found = besides(battle)
    assert [other.id for other, _ in found] == ["b.near", "a.near"]
    for other, losses in found:
        start = battle.subgame(Frame(Salvo("a.gun", "order", (other.id,), stray=True)))
        read = forecasts.read_losses(len(other.men), other.id)
        outcomes, _, gone = parted(followed(start, told(read, other.id)))
        near(outcomes, {str(lost): chance for lost, chance in amounts(losses.losses).items()}, other.id)
        assert gone == pytest.approx(losses.end, abs=1e-12)


@pytest.mark.rule("BA-WPN-13")
def test_the_table_says_whom_a_salvo_falls_on_and_warns_of_friends():
    battle = aiming(*ABOUT)
    preview = SYSTEM.table.preview(battle, 0, ChoiceProposal(to_builtins(ShootAt("b.foe"))))
    notes = [note for note in preview.notes if note.message.id == "ba-note-salvo"]
    assert [(note.message.args["whose"], note.tone) for note in notes] == [("enemy", "plain"), ("own", "warning")]
    assert [note.message.args["mean"] for note in notes] == [f"{losses.mean:.1f}" for _, losses in besides(battle)]
    alone = aiming(ABOUT[0], ABOUT[3])
    notes = SYSTEM.table.preview(alone, 0, ChoiceProposal(to_builtins(ShootAt("b.foe")))).notes
    assert not [note for note in notes if note.message.id == "ba-note-salvo"]


@pytest.mark.rule("BA-WPN-13")
def test_the_computer_reckons_with_those_about_the_target_for_and_against():
    foe, beside, friend, far = ABOUT
    alone, both, own = (aiming(foe, far, *more) for more in ((), (beside,), (friend,)))
    worth = [evaluate(battle, battle.decision, ShootAt("b.foe")).value for battle in (alone, both, own)]
    for battle, sign, value in ((both, 1, worth[1]), (own, -1, worth[2])):
        ((other, losses),) = besides(battle)
        assert value - worth[0] == pytest.approx(sign * harm(battle, other, losses), abs=1e-9)
        assert sign * (value - worth[0]) > 0


def test_fire_of_which_nothing_can_come_is_worth_less_than_none():
    firer = squad("a.firer", 24, 46, men=3)
    for y, sign in ((36, 1), (2, -1)):
        battle = play(Activation("a.firer", "fire"), firer, squad("b.foe", 24, y, men=3))
        worth = shot_worth(battle, of(battle, "a.firer"), of(battle, "b.foe"), (), moved=False).value
        assert sign * worth > 0


def test_a_weapon_that_is_fired_once_in_a_battle_is_worth_keeping():
    firer = squad("a.firer", 24, 30, men=1, extra=(ModelGroup(1, "rifleman", ("rifle", "panzerfaust")),))
    battle = play(Activation("a.firer", "fire"), firer, vehicle("b.foe", 24, 24))
    own, foe = of(battle, "a.firer"), of(battle, "b.foe")
    losses = expected_losses_of(battle, own, foe)
    assert losses is not None
    assert shot_worth(battle, own, foe, (), moved=False).value == pytest.approx(harm(battle, foe, losses) - ONE_SHOT)
