"""How sure battles make one, against enumeration and simulation."""

from __future__ import annotations

from math import comb
from random import Random

import pytest

from grognard.simulation.rates import interval, mean_of, share_of


def test_the_interval_holds_the_true_share_about_95_times_in_a_hundred():
    """By enumeration: every count that forty battles can come to, with its probability, for many true shares."""
    held = []
    for chance in (number / 100 for number in range(10, 91)):
        inside = (won for won in range(41) if interval(won, 40)[0] <= chance <= interval(won, 40)[1])
        held.append(sum(comb(40, won) * chance**won * (1 - chance) ** (40 - won) for won in inside))
    assert sum(held) / len(held) == pytest.approx(0.95, abs=0.01)
    assert min(held) > 0.9


@pytest.mark.parametrize("spread", ["alone", "paired"])
def test_pairs_that_even_each_other_out_say_more(spread):
    """Where the seat decides, pairs with the sides changed have a share they vary little about."""
    random = Random(7)
    held, width = 0, 0.0
    for _ in range(400):
        if spread == "alone":
            worth = [float(random.random() < 0.5) for _ in range(60)]
        else:
            worth = [(random.random() < 0.9) / 2 + (random.random() < 0.1) / 2 for _ in range(30)]
        found = share_of(worth)
        held += found.low <= 0.5 <= found.high
        width += (found.high - found.low) / 400
    assert held / 400 > 0.93
    assert (width < 0.2) == (spread == "paired")


def test_a_few_battles_all_alike_are_no_certainty():
    assert share_of([1.0] * 6).low < 0.7
    assert share_of([0.5] * 6).high > 0.55


def test_a_mean_of_one_value_says_nothing_of_its_spread():
    assert mean_of([4.0]).within == float("inf")
    assert mean_of([]).mean == 0
    assert mean_of([1.0, 2.0, 3.0]) == pytest.approx((2.0, 1.96 / 3**0.5))
