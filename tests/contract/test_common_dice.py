"""Imagined battles that are compared meet the same dice for the same deeds, and nobody is missing in one of them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import grognard
from grognard import agents
from grognard.agents.common_dice import CommonDice, go_on
from grognard.agents.quick import Quick, unit_of
from grognard.core.engine.dice import Brackets, Faces, Reading, Roll, Row, Successes, Total, roll
from grognard.core.messages import say
from tests.oracles.chi_square import agrees


def shot(dice: int, seat: int | None = 0) -> Roll:
    return roll(dice, Faces(), say("dice"), seat=seat)


def token() -> Roll:
    return roll(1, Faces(), say("dice"), sides=1000)


def fallen(dice: CommonDice, *rolls: Roll) -> list[tuple[int, ...]]:
    return [dice.faces(each, 0, 0) for each in rolls]


def test_a_deed_has_its_dice_whatever_fell_before():
    one, other = CommonDice(7, 3), CommonDice(7, 3)
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
    worlds = [(1, 0), (1, 1), (1, 8), (2, 0)]
    found = [CommonDice(*world).faces(shot(12, seat), 0, 0) for world in worlds for seat in (0, 1)]
    found.append(CommonDice(1, 0).faces(roll(12, Faces(), say("sum"), seat=0), 0, 0))
    assert len(set(found)) == 9


def test_luck_is_spread_evenly_over_worlds():
    """One die shows each of eight faces once in eight worlds; pools come to their mean as nearly as eight can."""
    singles = [CommonDice(3, world).faces(roll(1, Faces(), say("dice"), sides=8), 0, 0) for world in range(16)]
    assert sorted(singles[:8]) == sorted(singles[8:]) == [(face,) for face in range(1, 9)]
    assert singles[:8] != singles[8:]
    for reading, mean, off in ((Successes(5), 4.0, 0.4), (Total(), 7.0, 0.6)):
        dice = 2 if isinstance(reading, Total) else 12
        for seed in range(40):
            pool = roll(dice, reading, say("dice"))
            read: list[Any] = [pool.read(CommonDice(seed, world).faces(pool, 0, 0)) for world in range(8)]
            assert abs(sum(read) / 8 - mean) <= off, (reading, seed, read)


@pytest.mark.parametrize(
    ("count", "reading", "sides"),
    [
        (1, Row((2, 5, 6)), 6),
        (3, Successes(5), 6),
        (5, Brackets((2, 5), need=5), 6),
        (2, Brackets(()), 6),
        (2, Total(), 6),
        (3, Total(2), 6),
        (6, Total(), 6),
        (4, Faces(), 3),
        (2, Successes(9), 6),
        (2, Successes(0), 6),
    ],
)
def test_in_one_world_alone_dice_are_fair(count: int, reading: Reading, sides: int):
    """Over many seeds a world's results are those of fair dice, and so are the faces of each of its dice."""
    pool = roll(count, reading, say("dice"), sides=sides)
    shown = [CommonDice(seed, 5).faces(pool, 0, 0) for seed in range(4_000)]
    assert agrees(Counter(pool.read(faces) for faces in shown), dict(pool.outcomes()))
    for die in zip(*shown, strict=True):
        assert agrees(Counter(die), dict.fromkeys(range(1, sides + 1), Fraction(1, sides)))


def test_the_lucky_are_lucky_with_any_number_of_dice():
    """Two courses in which a unit rolls more dice or fewer: who hits much with few does so with more."""
    pools = [roll(dice, Successes(4), say("dice")) for dice in range(2, 20)]
    for world in range(8):
        hits: list[Any] = [pool.read(CommonDice(9, world).faces(pool, 0, 0)) for pool in pools]
        assert hits == sorted(hits)


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
        course.source = CommonDice(5, 0)
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
