"""Plans made without a battle: what they say is what single questions and the battles' plans say."""

from __future__ import annotations

from itertools import permutations

import pytest

from grognard import odds
from grognard.core.errors import InputError
from grognard.odds.asking import Counter, decode, game
from grognard.odds.enumeration import Enumeration, patience

SQUAD = {"attacker": "5 rifle", "target": "5 rifle", "range": 10}
TANK = {"attacker": "m4a1-sherman", "target": "panzer-iv-ausf-g", "range": 3}


def test_one_attack_is_the_question_itself():
    fire = SQUAD | {"order": "fire", "cover": "soft", "pins": 1}
    (reached,) = odds.course("bolt_action", [fire], fractions=True).reached
    assert reached == odds.ask("bolt_action", fire, fractions=True).chance("destroyed")
    (reached,) = odds.course("axis_allies_minis", [TANK], fractions=True).reached
    assert reached == odds.ask("axis_allies_minis", TANK, fractions=True).chance("destroyed")


@pytest.mark.rule("AAM-HIT-05", "AAM-TURN-09")
def test_two_tanks_are_two_attacks():
    plan = odds.course("axis_allies_minis", [TANK, TANK], fractions=True)
    asked = odds.ask("axis_allies_minis", TANK, attacks=2, fractions=True)
    assert plan.reached[1] == asked.chance("destroyed")
    damaged = odds.course("axis_allies_minis", [TANK, TANK], goal="damaged", fractions=True)
    assert damaged.reached[1] == asked["result"].at_least("damaged")
    shaken = odds.course("axis_allies_minis", [TANK, TANK], goal="disrupted", fractions=True)
    assert shaken.reached[1] == asked.chance("worse")
    assert [order.steps for order in plan.orders] == [(0, 1)], "they are alike"


def test_every_order_of_attacks_is_tried_and_is_what_its_sequence_says():
    asked = [
        SQUAD,
        SQUAD | {"attacker": "3 smg", "range": 6},
        SQUAD | {"attacker": "3 rifle", "range": 8, "order": "assault"},
    ]
    plan = odds.course("bolt_action", asked)
    assert {order.steps for order in plan.orders} == set(permutations(range(3)))
    assert [order.chance for order in plan.orders] == sorted((order.chance for order in plan.orders), reverse=True)
    scene = game("bolt_action").scene([decode("bolt_action", each) for each in asked], None)
    for order in plan.orders:
        steps = [deed for number in order.steps for deed in scene.attacks[number]]
        alone = odds.sequence(scene.battle, *steps).chance(odds.destroyed(scene.target))
        assert order.chance == pytest.approx(alone, abs=1e-12)
    assert plan.reached[-1] == pytest.approx(next(o.chance for o in plan.orders if o.steps == (0, 1, 2)), abs=1e-12)


def test_goals_lie_within_each_other():
    chances = [
        odds.course("bolt_action", [SQUAD, SQUAD], goal=goal).reached[-1] for goal in ("destroyed", "half", "pinned")
    ]
    assert 0 < chances[0] < chances[1] < chances[2] < 1


def test_whoever_strikes_first_has_the_better_of_it():
    plan = odds.course("bolt_action", [SQUAD, SQUAD], counter={"order": "fire", "range": 10}, against=1)
    assert plan.held is not None
    assert plan.unanswered is not None
    assert plan.unanswered < plan.held < 1
    assert plan.countered == pytest.approx(1 - odds.course("bolt_action", [SQUAD, SQUAD]).reached[-1])
    down = odds.course("bolt_action", [SQUAD | {"reaction": "down"}], counter={"order": "fire"})
    assert down.refused is not None, "who went Down has its order"
    assert down.refused.rules


@pytest.mark.rule("AAM-TURN-08", "AAM-TURN-09")
def test_in_the_hex_game_the_answer_comes_in_the_next_turn():
    plan = odds.course("axis_allies_minis", [TANK], counter={"range": 3})
    assert plan.countered == pytest.approx(1 - plan.reached[0])
    struck = odds.ask("axis_allies_minis", attacker="panzer-iv-ausf-g", target="m4a1-sherman", range=3)
    assert plan.unanswered == pytest.approx(1 - struck.chance("destroyed"))


def test_an_attack_on_who_is_gone_is_missed():
    plan = odds.course("bolt_action", [SQUAD | {"attacker": "15 smg"}, SQUAD])
    assert plan.missed[0] == 0
    assert plan.missed[1] == pytest.approx(plan.reached[0])


@pytest.mark.parametrize(
    ("name", "questions", "problem"),
    [
        ("bolt_action", [SQUAD, SQUAD | {"target": "4 rifle"}], "Target"),
        ("bolt_action", [SQUAD, SQUAD | {"target_pins": 1}], "Pins on the target"),
        ("bolt_action", [SQUAD | {"attacker": "german 5 rifle"}, SQUAD | {"attacker": "us 5 rifle"}], "one nation"),
        ("axis_allies_minis", [TANK, TANK | {"cover": "forest"}], "Where the target stands"),
        ("axis_allies_minis", [TANK | {"attacks": 2}], "single attacks"),
        ("axis_allies_minis", [TANK | {"range": 9}], "out of range"),
    ],
)
def test_what_is_no_plan_says_why(name, questions, problem):
    assert problem in str(odds.course(name, questions))


def test_what_cannot_be_read_is_an_error():
    for changes in ({"against": 3}, {"goal": "glory"}, {"counter": {"range": "far"}}):
        with pytest.raises(InputError):
            odds.course("bolt_action", [SQUAD], **{"counter": {}, **changes})  # type: ignore[arg-type]


def test_patience_ends():
    with pytest.raises(InputError, match="too long"), patience(0):
        odds.course("bolt_action", [SQUAD, SQUAD])
    assert odds.course("bolt_action", [SQUAD]).reached


def test_ways_followed_once_are_the_same_followed_anew():
    scene = game("bolt_action").scene([decode("bolt_action", SQUAD)] * 2, Counter(decode("bolt_action", SQUAD), 0))
    ((first, *answers),), ((second, *more),) = scene.attacks
    start = odds.prospect(scene.battle, fractions=True)
    ways: Enumeration = start.ways_of(more)
    alone = start.then(second, *more, ways=ways)
    after = start.then(first, *answers)
    goal = odds.destroyed(scene.target)
    assert after.then(second, *more, ways=ways).chance(goal) == after.then(second, *more).chance(goal)
    assert alone.chance(goal) == start.then(second, *more).chance(goal)
