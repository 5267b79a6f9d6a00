"""Places judged together are worth what they are worth one by one, and what is left out could not have been best."""

from random import Random

import pytest

import grognard
from grognard.games.bolt_action.evaluation.evaluation import best, evaluate, evaluate_all
from grognard.games.bolt_action.odds.danger import fire_harm, harm, usual, ways_of
from grognard.games.bolt_action.odds.expected_losses import expected_losses_of
from grognard.games.bolt_action.rules.close_quarters import charge
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.state.state import enemy
from tests.sampling import first

FOUGHT = [
    ("maximum-attrition", ("us-500", "german-500")),
    ("key-ground", ("soviet-1000-heavy", "british-1000")),
    ("encircled", ("german-1000-rockets", "us-1000-armour")),
    ("breakthrough", ("british-500", "soviet-500")),
]


def moments(scenario, armies, seed, every=1):
    """Decisions of a battle at random."""
    battle, random = grognard.battle("bolt_action", scenario=scenario, armies=armies, seed=seed), Random(seed)
    while not battle.over and battle.number < 400:
        if battle.number % every == 0:
            yield battle, battle.decision
        battle.choose(battle.sample(random))


@pytest.mark.parametrize(("scenario", "armies"), first(2, FOUGHT))
def test_places_judged_together_are_worth_what_they_are_worth_one_by_one(scenario, armies):
    asked = 0
    for battle, decision in moments(scenario, armies, seed=5):
        if isinstance(decision, ChooseMove):
            choices = battle.choices(decision)
            single = [evaluate(battle, decision, choice) for choice in choices]
            assert list(evaluate_all(battle, decision, choices)) == single
            most = max(each.value for each in single)
            listed = [pair for pair in zip(choices, single, strict=True) if pair[1].value == most]
            assert best(battle, decision) == listed
            asked += 1
        if asked == 8:
            break
    assert asked == 8


@pytest.mark.parametrize(("scenario", "armies"), first(1, FOUGHT))
def test_fire_from_and_at_places_costs_what_the_odds_say(scenario, armies):
    compared = 0
    for battle, _ in moments(scenario, armies, seed=7, every=9):
        standing = [unit for seat in (0, 1) for unit in battle.state.standing(seat) if not unit.is_vehicle]
        for unit in standing:
            for target in (each for each in standing if each.seat == enemy(unit.seat)):
                for way in ways_of(battle, unit):
                    found = expected_losses_of(battle, unit, target, usual(unit, target), way=way)
                    near = fire_harm(battle, unit, target, usual(unit, target), way=way)
                    assert near == pytest.approx(harm(battle, target, found), abs=1e-12, rel=1e-12)
                    compared += found is not None
    assert compared > 20


@pytest.mark.parametrize(("scenario", "armies"), first(1, FOUGHT))
def test_an_assault_reaches_by_the_quick_answer_if_it_does_by_the_whole_one(scenario, armies):
    answers = set()
    for battle, _ in moments(scenario, armies, seed=3, every=25):
        men = [unit for unit in battle.state.standing(0) if not unit.is_vehicle]
        for unit in men:
            for target in battle.state.standing(1):
                whole, quick = charge.charge(battle, unit, target), charge.reaching(battle, unit, target)
                assert quick == (whole if whole.reaches else None)
                answers.add(quick is not None)
    assert False in answers
