"""No question is put to a person without an answer that lies ready: one that the battle accepts, the one the game
values highest."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.agents import agent
from grognard.core import ranking
from grognard.core.battle import RollDice
from grognard.core.records import to_builtins
from grognard.core.systems import systems
from grognard.core.wire.previews import ChoiceProposal
from grognard.core.words import english
from tests.sampling import first

EVERY_SYSTEM = pytest.mark.parametrize("name", sorted(systems()))


def value(battle, decision, choice):
    return battle.system.evaluator.evaluate(battle, decision, choice).value


def check_advice(battle, decision, view):
    advice = ranking.advised(battle, decision, view)
    assert advice is not None, (battle, view)
    assert battle.refusal(advice.choice, decision.seat) is None, (battle, advice)
    assert english(advice.reason)
    if advice.index is not None:
        assert battle.system.rules.decode_choice(view.options[advice.index].choice) == advice.choice
    if view.move is not None or view.moves:
        # The computer does no better, and what would be done can be shown before it is done.
        assert advice.value >= max(value(battle, decision, each) for each in battle.choices(decision)), (battle, view)
        battle.system.table.preview(battle.clone(), decision.seat, ChoiceProposal(to_builtins(advice.choice)))
    return advice


def check_advice_for_units(battle, decision, view, advice):
    """What a unit in hand had best do is its own, and for the one that should act it is what the game would answer."""
    for unit in sorted({each.unit for each in view.options if each.unit} | {each.unit for each in view.moves}):
        own = ranking.advised(battle, decision, view, unit)
        if own is None:
            continue
        assert battle.refusal(own.choice, decision.seat) is None, (battle, own)
        assert own.value <= advice.value, (battle, own, advice)
        if unit == advice.unit:
            assert own.choice == advice.choice, (battle, own, advice)


@EVERY_SYSTEM
@pytest.mark.parametrize("thoughtful", first(1, [0.7, 0.0]))
def test_every_question_has_an_answer_that_lies_ready_and_is_accepted(name, thoughtful):
    battle, random = grognard.battle(name, seed=8), Random(8)
    asked = 0
    while (decision := battle.decision) is not None:
        if battle.number % 5 == 0 and not isinstance(decision, RollDice):
            view = battle.system.table.present(battle, decision)
            advice = check_advice(battle, decision, view)
            if view.kind in ranking.PICKED_FIRST:
                check_advice_for_units(battle, decision, view, advice)
            asked += 1
        think = random.random() < thoughtful
        choice = agent("greedy")(battle, decision, 1.0, random).choice if think else battle.sample(random, decision)
        battle.choose(choice, decision.seat)
    assert asked > 10
