"""Runners (AZ-COM-05, AZ-COM-06, AZ-COM-13)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import load_force
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.fire.losses import lose
from grognard.games.operation_ww2.rules.intent.communication import Communicating
from grognard.games.operation_ww2.rules.intent.runners import LateRunners
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.events.communication import RunnerArrived, RunnerSent
from grognard.games.operation_ww2.state.intents import Besides, Call, MoveIntent
from grognard.games.operation_ww2.state.muster import mustered
from grognard.games.operation_ww2.state.state import Ordered, State, Unit
from tests.games.operation_ww2.table import Idle, card, ground, happened, over, person, play, unit

FORCES = (load_force("german-1944"), load_force("us-1944"))
RUNNER = next(model.id for model in mustered(FORCES, TABLES)["a.headquarters"].models if model.role == "runner")
SENT = Call("runner", RUNNER, "a.mortar", "b.one", "b.one.1")


def staff() -> Unit:
    """The headquarters of the list, in a row."""
    whole = mustered(FORCES, TABLES)["a.headquarters"]
    models = tuple(replace(model, x=20_000 + 2500 * n, y=40_000) for n, model in enumerate(whole.models))
    return replace(whole, models=models, place="table")


def mortar(far: float) -> Unit:
    """A mortar so many centimetres behind the runner, from edge to edge."""
    at = next(model for model in staff().models if model.id == RUNNER)
    man = person("a.mortar.1", (at.x / 1000, at.y / 1000 + far + 2), role="gunner", weapons=("81-mm-mortar",))
    return replace(unit("a.mortar"), models=(man,))


FOE = unit("b.one", (20, 10))


def sent(far: float, dice: tuple[int, ...] = (), **more: Any) -> Battle[State]:
    """The runner sets out to a mortar so far off."""
    return play(Communicating("a.headquarters", (SENT,)), staff(), mortar(far), FOE, dice=dice, **more)


def place(battle: Battle[State]) -> tuple[float, float]:
    """Where the runner is."""
    (model,) = battle.state.units[RUNNER].models
    return model.x / 1000, model.y / 1000


@pytest.mark.rule("AZ-COM-05", "AZ-COM-06")
def test_az_com_06_a_runner_goes_as_fast_as_infantry_and_is_a_unit_of_one():
    battle = sent(60)
    over(battle)
    home, runner = battle.state.units["a.headquarters"], battle.state.units[RUNNER]
    assert [model.role for model in home.models] == [m.role for m in staff().models if m.id != RUNNER]
    assert place(battle)[1] == 60
    assert runner.attached_to == "a.headquarters"
    assert not runner.takes_orders
    assert runner.detection == "moved"
    # He may be shot; nobody counts him for a lone model, and his unit's losses stay what they were.
    lose(battle, RUNNER, (RUNNER,))
    assert battle.state.units[RUNNER].place == "gone"
    assert battle.state.units["a.headquarters"].losses == 0


@pytest.mark.rule("AZ-COM-13", "AZ-COM-05")
@pytest.mark.parametrize(
    ("far", "option", "arrives"),
    [(30, "10cm", True), (30.5, "10cm", False), (19, "contact", True), (25, "contact", False)],
)
def test_az_com_13_he_has_arrived_within_ten_centimetres_or_by_the_option_in_contact(
    far: float, option: str, arrives: bool
):
    battle = sent(far, dice=(5,) if arrives else (), options={"runner_arrival": option})
    over(battle)
    assert len(happened(battle, RunnerArrived)) == arrives
    assert ("a.mortar" in battle.state.coordinates) is arrives


@pytest.mark.rule("AZ-COM-05")
@pytest.mark.parametrize(("die", "heard"), [(4, False), (5, True)])
def test_az_com_05_he_is_heard_on_a_five_and_carries_the_place_as_it_was(die: int, heard: bool):
    battle = sent(25, dice=(die,))
    over(battle)
    held = battle.state.coordinates.get("a.mortar")
    assert (held and held.at) == ((20_000, 10_000) if heard else None)


@pytest.mark.rule("AZ-COM-05", "AZ-COM-08")
def test_az_com_05_next_turn_he_starts_back_whatever_came_of_it():
    battle = sent(25, dice=(4,))
    there = place(battle)
    state = battle.state
    same = play(LateRunners(), *state.units.values(), errands=state.errands)
    assert place(same) == there
    back = play(LateRunners(), *state.units.values(), errands=state.errands, turn=2)
    over(back)
    assert RUNNER not in back.state.units
    assert RUNNER in {model.id for model in back.state.units["a.headquarters"].models}
    assert back.state.errands == {}


@pytest.mark.rule("AZ-COM-02", "AZ-COM-05")
def test_az_com_02_he_runs_on_with_the_next_order_of_his_unit_whatever_it_is():
    battle = sent(70)
    state = battle.state
    move = MoveIntent("a.headquarters.1", (), "slow")
    chain = (Ordered(0, "a.headquarters", card("M5"), move),)
    later = play(Execution(), *state.units.values(), errands=state.errands, chain=chain, turn=2)
    later.choose(later.choices()[0])
    over(later)
    assert place(later)[1] == 80


@pytest.mark.rule("AZ-COM-05")
def test_he_goes_round_what_nobody_gets_through():
    river = ground({"id": "lake", "kind": "deep-river", "rectangle": ((22, 70), (28, 76))})
    battle = sent(60, map=river)
    over(battle)
    assert place(battle)[1] > 46


@pytest.mark.rule("AZ-COM-02")
def test_calls_are_declared_with_any_order():
    order = MoveIntent("a.headquarters.1", (), "slow", Besides(calls=(SENT,)))
    chain = (Ordered(0, "a.headquarters", card("M5"), order),)
    battle = play(Execution(), staff(), mortar(60), FOE, chain=chain)
    battle.choose(battle.choices()[0])
    over(battle)
    assert len(happened(battle, RunnerSent)) == 1
    assert play(Idle(), *battle.state.units.values()).context.qualities[RUNNER].people == 1
