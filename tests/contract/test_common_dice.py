"""Imagined battles that are compared meet the same dice for the same deeds, and nobody is missing in one of them."""

from __future__ import annotations

from random import Random
from typing import Any

import grognard
from grognard import agents
from grognard.agents.common_dice import CommonDice, go_on
from grognard.agents.quick import Quick, unit_of
from grognard.core.engine.dice import Faces, Roll, roll
from grognard.core.messages import say


def shot(dice: int, seat: int | None = 0) -> Roll:
    return roll(dice, Faces(), say("dice"), seat=seat)


def token() -> Roll:
    return roll(1, Faces(), say("dice"), sides=1000)


def fallen(dice: CommonDice, *rolls: Roll) -> list[tuple[int, ...]]:
    return [dice.faces(each, 0, 0) for each in rolls]


def test_a_deed_has_its_dice_whatever_fell_before():
    one, other = CommonDice(7), CommonDice(7)
    one.begin((1, "a"))
    fallen(one, shot(3), shot(8))
    for dice in (one, other):
        dice.begin((1, "b"))
    (first, second), again = fallen(one, shot(6), shot(6)), fallen(other, shot(9), shot(6))
    assert again[0][:6] == first
    assert again[1] == second != first
    assert fallen(one, token(), token()) == fallen(other, token(), token())
    for dice in (one, other):
        dice.begin((2, "b"))
    assert fallen(one, shot(6)) == fallen(other, shot(6)) != [first]


def test_other_worlds_sides_and_purposes_have_other_dice():
    found = [CommonDice(seed).faces(shot(12, seat), 0, 0) for seed in (1, 2) for seat in (0, 1)]
    found.append(CommonDice(1).faces(roll(12, Faces(), say("sum"), seat=0), 0, 0))
    assert len(set(found)) == 5


def test_of_two_courses_through_a_world_the_later_shots_fall_alike():
    """Another unit acts first in one of them: what a unit rolls in its deed is the same."""
    battle, random = grognard.battle("axis_allies_minis", seed=2), Random(2)
    greedy = agents.agent("greedy")
    while battle.state.phase != "assault":
        assert battle.decision is not None
        battle.take(greedy(battle, battle.decision, 1e6, random).choice, battle.decision)
    decision = battle.decision
    assert decision is not None
    attacks = [choice for choice in battle.choices(decision) if hasattr(choice, "target")]
    attack = attacks[0]
    another = next(choice for choice in attacks if unit_of(choice) != unit_of(attack))
    rolled = []
    for before in ((), (another,)):
        course = battle.imagined(Random(1), decision.seat)
        course.source = CommonDice(5)
        for choice in (*before, attack):
            begun = course.log_length
            assert course.decision is not None
            go_on(course, choice, course.decision)
        faces = [entry.faces for entry in course.log_from(begun) if hasattr(entry, "faces")]
        rolled.append(faces[0])
    assert rolled[0] == rolled[1]


def test_who_had_acted_when_a_ranking_was_found_is_not_forgotten_where_he_has_not():
    battle: Any = grognard.battle("axis_allies_minis", seed=7)
    random = Random(1)
    while type(battle.decision).__name__ != "Activate":
        battle.take(battle.sample(random), battle.decision)
    decision = battle.decision
    assert decision is not None
    best = Quick(1e18).ranked(battle, decision)[0].choice
    quick, later = Quick(1e18), battle.clone()
    quick.begin(best)
    later.take(best, decision)
    assert later.decision == decision
    assert unit_of(quick.choose(later, decision)) != unit_of(best)
    quick.begin()
    assert quick.choose(battle, decision) == best
