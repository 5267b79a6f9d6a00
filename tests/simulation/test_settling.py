"""When a difference is settled: the interval holds what is true however often one looks, and few settle much."""

from __future__ import annotations

from random import Random

import pytest

from grognard.simulation.settling import Difference, Settling


def looked_at(random: Random, share: float, pairs: int) -> list[Difference]:
    """What is known after each of so many pairs, of which that share is won by the second and the rest by the first."""
    settling = Settling(error=0.05)
    found = []
    for _ in range(pairs):
        settling.add(1.0 if random.random() < share else -1.0)
        found.append(settling.difference)
    return found


@pytest.mark.parametrize("share", [0.5, 0.6, 0.95])
def test_who_looks_after_every_pair_is_misled_no_more_often_than_was_said(share):
    """Of 200 comparisons, each looked at 150 times, no more miss the true difference than 5 in a hundred."""
    true = 2 * share - 1
    missed = sum(
        any(not each.low <= true <= each.high for each in looked_at(Random(number), share, 150))
        for number in range(200)
    )
    assert missed <= 10


def test_a_test_that_is_not_made_for_it_misleads_far_more_often():
    """The reference: the usual interval of 95 in a hundred, looked at after every pair from the tenth on."""
    misled = 0
    for number in range(200):
        random, total = Random(number), 0.0
        for pair in range(1, 151):
            total += 1.0 if random.random() < 0.5 else -1.0
            if pair >= 10 and abs(total / pair) > 1.96 / pair**0.5:
                misled += 1
                break
    assert misled > 40


def test_a_large_difference_is_settled_by_few_and_none_by_many():
    large = looked_at(Random(1), 0.9, 60)
    assert large[-1].verdict(0.1) == "more"
    assert large[4].verdict(0.1) == "open"
    settling = Settling(0.05)
    for number in range(400):
        settling.add(0.25 if number % 2 else -0.25)
    assert settling.difference.verdict(0.1) == "alike"
    assert settling.difference.verdict(0.001) == "open"


def test_a_difference_the_other_way_is_the_same_one():
    one, other = Settling(0.05), Settling(0.05)
    for each in [1.0, 0.5, -0.5, 1.0, 0.0] * 12:
        one.add(each)
        other.add(-each)
    ahead, behind = one.difference, other.difference
    assert (ahead.verdict(0.1), behind.verdict(0.1)) == ("more", "less")
    assert (ahead.low, ahead.high) == pytest.approx((-behind.high, -behind.low))


def test_of_nothing_nothing_is_known():
    assert Settling(0.05).difference == Difference(0.0, -1.0, 1.0, 0, 0.05)


def test_what_always_comes_is_held_to_the_end():
    settling = Settling(0.05)
    for _ in range(300):
        settling.add(1.0)
    assert settling.difference.high == 1.0
    assert settling.difference.low > 0.9
