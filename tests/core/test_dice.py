"""Dice: every reading's exact outcomes against all faces, and streams that are fair and counted."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise, product

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

import grognard
from grognard.core.engine.dice import (
    SEED_LIMIT,
    Brackets,
    Faces,
    Pool,
    Reading,
    Roll,
    Row,
    Script,
    Stream,
    Successes,
    Total,
    Waiting,
    roll,
)
from grognard.core.errors import InputError
from grognard.core.messages import say

DICE = say("dice")

READINGS: list[Reading] = [
    *(Successes(need) for need in range(-1, 9)),
    Brackets((2, 6)),
    Brackets((4,)),
    Brackets((1, 3, 3, 9)),
    Brackets(()),
    Total(),
    Total(2),
    Total(3),
    Faces(),
]


def enumerated(a_roll: Roll) -> dict[object, Fraction]:
    """Every value with its probability, by looking at all faces."""
    faces = list(product(*(range(1, die + 1) for die in a_roll.sides)))
    return {value: Fraction(count, len(faces)) for value, count in Counter(map(a_roll.read, faces)).items()}


@pytest.mark.parametrize("reading", READINGS, ids=repr)
@pytest.mark.parametrize(("count", "sides"), [(0, 6), (1, 6), (2, 6), (4, 6), (3, 4), (2, 10)])
def test_outcomes_are_those_of_all_faces(reading, count, sides):
    pool = roll(count, reading, DICE, sides=sides)
    outcomes = list(pool.outcomes())
    assert sum(weight for _, weight in outcomes) == 1
    assert len({value for value, _ in outcomes}) == len(outcomes)
    assert dict(outcomes) == enumerated(pool)


@pytest.mark.parametrize("bounds", [(6,), (1, 2, 6), (3, 3, 6), (2, 5, 6, 9)])
def test_rows_are_those_of_all_faces(bounds):
    die = roll(1, Row(bounds), DICE)
    assert dict(die.outcomes()) == enumerated(die)


def test_pools_rolled_together_are_read_apart():
    both = Roll((Pool(2, Successes(4)), Pool(1, Total(), 4), Pool(1, Faces())), DICE)
    assert both.sides == (6, 6, 4, 6)
    assert both.read((4, 3, 2, 6)) == (1, 2, (6,))
    assert dict(both.outcomes()) == enumerated(both)


@given(st.integers(1, 3), st.integers(2, 8), st.lists(st.integers(0, 9), max_size=4).map(sorted))
def test_any_brackets_are_those_of_all_faces(count, sides, bounds):
    pool = roll(count, Brackets(tuple(bounds)), DICE, sides=sides)
    assert dict(pool.outcomes()) == enumerated(pool)


# Critical values of chi-square at one in a thousand, by degrees of freedom.
CHI_SQUARE = {2: 13.82, 5: 20.52, 9: 27.88, 35: 66.62}


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.parametrize("sides", [3, 6, 10])
def test_a_stream_is_fair(sides):
    stream = Stream(2012)
    pool = roll(40, Faces(), DICE, sides=sides)
    counts = Counter(face - 1 for number in range(500) for face in stream.faces(pool, number, 0))
    assert set(counts) == set(range(sides))
    assert chi_square(counts, sides) < CHI_SQUARE[sides - 1]


def test_neighbouring_dice_rolls_and_seeds_are_independent():
    pool = roll(2, Faces(), DICE)
    in_roll = Counter((a - 1) * 6 + b - 1 for a, b in (Stream(7).faces(pool, number, 0) for number in range(7200)))
    firsts = [Stream(7).faces(pool, number, 0)[0] for number in range(7201)]
    in_turn = Counter((a - 1) * 6 + b - 1 for a, b in pairwise(firsts))
    seeds = [Stream(seed).faces(pool, 0, 0)[0] for seed in range(7201)]
    in_seeds = Counter((a - 1) * 6 + b - 1 for a, b in pairwise(seeds))
    for counts in (in_roll, in_turn, in_seeds):
        assert chi_square(counts, 36) < CHI_SQUARE[35]


def test_a_roll_of_a_stream_depends_on_its_number_only():
    pool = roll(100, Faces(), DICE)
    stream = Stream(3)
    late = stream.faces(pool, 5, 0)
    stream.faces(pool, 4, 0)
    assert stream.faces(pool, 5, 77) == late == Stream(3).faces(pool, 5, 0)
    assert stream.faces(pool, 6, 0) != late
    assert Stream(4).faces(pool, 5, 0) != late


def test_dice_of_a_seed_never_change():
    # Saves are checked against these: another result here means that every saved battle is refused.
    assert Stream(7).faces(roll(12, Faces(), DICE), 0, 0) == (1, 5, 2, 4, 4, 6, 5, 2, 4, 6, 2, 2)


@pytest.mark.parametrize("seed", [-SEED_LIMIT, -1, 0, SEED_LIMIT - 1])
def test_every_seed_within_the_limits_rolls(seed):
    faces = Stream(seed).faces(roll(6, Faces(), DICE), 0, 0)
    assert all(1 <= face <= 6 for face in faces)


def test_a_whole_number_of_another_library_is_a_seed_like_any():
    battle = grognard.battle("axis_allies_minis", seed=numpy.int64(7))  # type: ignore[arg-type]
    assert battle.save_text() == grognard.battle("axis_allies_minis", seed=7).save_text()


@pytest.mark.parametrize("seed", ["7", 7.0, None])
def test_what_is_no_whole_number_is_no_seed(seed):
    with pytest.raises(InputError, match=r"cannot be a seed\. Choose a whole number"):
        grognard.battle("axis_allies_minis", seed=seed)


def test_one_army_is_no_list_of_armies():
    with pytest.raises(InputError, match="“us-500” is one army"):
        grognard.battle("bolt_action", armies="us-500")


@pytest.mark.parametrize("options", [["early_end"], "early_end=on", 5])
def test_house_rules_without_values_are_none(options):
    with pytest.raises(
        InputError, match=r"House rules are names with their values: write options=\{\"NAME\": \"VALUE\"\}"
    ):
        grognard.battle("bolt_action", options=options)


@pytest.mark.parametrize("value", [None, 5, ["on"], {"on": 1}])
def test_a_value_that_is_no_word_is_none_of_a_house_rules(value):
    with pytest.raises(InputError, match="The house rule “early_end” cannot be set to “") as refused:
        grognard.battle("bolt_action", options={"early_end": value})
    assert str(value) in str(refused.value)


@pytest.mark.parametrize("seed", [SEED_LIMIT, -SEED_LIMIT - 1, 10**60])
def test_a_seed_too_large_is_an_input_error(seed):
    with pytest.raises(InputError) as caught:
        grognard.battle("bolt_action", seed=seed)
    assert caught.value.message.id == "seed-too-large"
    assert str(seed) in str(caught.value)
    assert str(SEED_LIMIT - 1) in str(caught.value)


def test_a_script_gives_its_dice_in_order_and_says_when_they_run_out():
    script = Script(1, 2, 3)
    assert len(script) == 3
    assert script.faces(roll(2, Faces(), DICE), 0, 0) == (1, 2)
    assert script.faces(roll(1, Faces(), DICE), 1, 2) == (3,)
    with pytest.raises(AssertionError, match="no dice left"):
        script.faces(roll(2, Faces(), DICE), 1, 2)


def test_waiting_has_no_faces():
    assert Waiting().faces(roll(1, Faces(), DICE), 0, 0) is None  # type: ignore[func-returns-value]
