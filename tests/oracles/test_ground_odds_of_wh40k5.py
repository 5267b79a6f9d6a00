"""A way through dangerous ground: the odds against the engine's own tests followed die by die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.games.wh40k5.odds.odds import ODDS, Question
from grognard.games.wh40k5.odds.questions import ATTACKER, stage
from grognard.games.wh40k5.rules.vehicles.driving import danger_tests
from grognard.games.wh40k5.state.state import Unit, is_gun
from grognard.odds.asking import ask
from tests.oracles.enumeration import exactly

TARGET = {"target": "10 space-marine", "attack": "move"}


def after(question: Question, worth: Callable[[Unit, Unit], int]) -> Counter[Hashable]:
    """What is left of the attacker once all its models have tested, by the engine's dice."""
    battle = stage(question)
    before = battle.state.units[ATTACKER]
    battle.stack = (Frame(danger_tests(battle, ATTACKER, tuple(model.id for model in before.models))),)
    battle.pending = ()
    battle._run(None)

    def told(battle: Battle[Any]) -> Hashable:
        return worth(before, battle.state.units[ATTACKER])

    return Counter(exactly(battle, lambda battle: battle.over, told))


@pytest.mark.rule("WH-MOVE-03", "WH-MOVE-11", "WH-USR-17", "WH-SAVE-02", "WH-UNIT-02")
@pytest.mark.parametrize(
    "attacker",
    ["4 boy", "2 warbiker", "3 warbiker, skilled-rider", "2 boy, feel-no-pain", "2 lobba-gun + 2 gun-crew", "2 nob"],
)
@pytest.mark.parametrize("hurt", [None, 1])
def test_who_is_lost_is_whom_the_dice_take(attacker: str, hurt: int | None) -> None:
    if hurt is not None and "nob" not in attacker:
        return
    question = Question(attacker=attacker, hurt=hurt, **TARGET)  # type: ignore[arg-type]
    answer = ODDS.answer(question, fractions=True)
    lost = after(question, lambda before, now: len(before.models) - len(now.models))
    assert {number: chance for number, chance in answer["casualties"].items() if chance} == dict(lost)
    assert answer.chance("crossed") == lost[0]
    if "nob" in attacker:
        several = {model.id for model in stage(question).state.units[ATTACKER].models if model.wounds > 1}

        def wounds(unit: Any) -> int:
            return sum(model.wounds for model in unit.models if model.id in several and not is_gun(model))

        harm = after(question, lambda before, now: wounds(before) - wounds(now))
        assert {number: chance for number, chance in answer["harm"].items() if chance} == dict(harm)
    else:
        assert "harm" not in answer.names


@pytest.mark.rule("WH-VEH-04", "WH-VEH-26")
@pytest.mark.parametrize("attacker", ["1 dreadnought", "orks-1000/kans"])
def test_so_many_walkers_are_stuck_as_the_dice_say(attacker: str) -> None:
    question = Question(attacker=attacker, **TARGET)  # type: ignore[arg-type]
    answer = ODDS.answer(question, fractions=True)
    stuck = after(question, lambda before, now: len(before.models) - sum(not model.immobilised for model in now.models))
    assert {number: chance for number, chance in answer["stuck"].items() if chance} == dict(stuck)
    assert answer.chance("stuck") == 1 - stuck[0]


@pytest.mark.rule("WH-MOVE-02", "WH-USR-12", "WH-MOVE-08")
@pytest.mark.parametrize(
    ("attacker", "far", "chance"),
    [
        ("3 boy", 6, Fraction(11, 36)),
        ("3 boy, move-through-cover", 6, Fraction(91, 216)),
        ("3 boy", 1, Fraction(1, 36)),
    ],
)
def test_a_unit_gets_as_far_as_the_highest_of_its_dice(attacker: str, far: int, chance: Fraction) -> None:
    answer = ODDS.answer(Question(attacker=attacker, **TARGET), fractions=True)  # type: ignore[arg-type]
    assert answer["rough"][far] == chance


def test_what_it_does_not_slow_gets_there_and_fields_of_others_are_refused() -> None:
    assert "rough" not in ODDS.answer(Question(attacker="orks-500/trukk", **TARGET)).names  # type: ignore[arg-type]
    for field, value in (("range", 3), ("target_models", 3), ("engaged", 2), ("night", True)):
        with pytest.raises(InputError, match=field):
            ask("wh40k5", {"attacker": "3 boy", **TARGET, field: value})
