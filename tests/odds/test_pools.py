"""Pools against plain enumeration of all faces, and against icepool."""

from fractions import Fraction
from itertools import product

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.odds.distributions import (
    Distribution,
    Volley,
    binomial,
    certainly,
    convolve,
    die_chance,
    hits,
    hits_then_damage,
    mixture,
    sum_of_dice,
)

needs = st.integers(2, 7)


def enumerated(counts):
    """A distribution from outcomes that are equally likely."""
    outcomes = list(counts)
    least, most = min(outcomes), max(outcomes)
    chances = tuple(Fraction(outcomes.count(n), len(outcomes)) for n in range(least, most + 1))
    return Distribution(least, chances)


def from_icepool(die):
    return {int(outcome): Fraction(quantity, die.denominator()) for outcome, quantity in die.items() if quantity}


def shape(distribution):
    return {outcome: chance for outcome, chance in distribution.items() if chance}


@given(count=st.integers(0, 5), need=needs)
def test_a_pool_is_its_enumeration(count, need):
    wanted = enumerated(sum(face >= need for face in faces) for faces in product(range(1, 7), repeat=count))
    assert shape(binomial(count, die_chance(need), fractions=True)) == shape(wanted)


@given(count=st.integers(0, 40), chance=st.floats(0, 1))
def test_floats_agree_with_fractions(count, chance):
    exact = binomial(count, chance, fractions=True)
    assert sum(exact.chances) == 1
    assert binomial(count, chance).chances == pytest.approx([float(c) for c in exact.chances], abs=1e-12)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_sums_are_icepools(count):
    assert shape(sum_of_dice(count, fractions=True)) == from_icepool(count @ icepool.d6)


@pytest.mark.rule("BA-ORD-10")
@pytest.mark.parametrize(("morale", "ways"), [(2, 1), (7, 21), (8, 26), (9, 30), (10, 33)])
def test_two_dice_within_a_morale_value(morale, ways):
    assert sum_of_dice(2, fractions=True).at_most(morale) == Fraction(ways, 36)


@given(
    groups=st.lists(st.tuples(st.integers(0, 4), needs, needs), min_size=1, max_size=3),
    men=st.integers(1, 12),
)
@settings(max_examples=40)
def test_a_volley_is_icepools_two_rolls(groups, men):
    total = icepool.Die([0])
    for shots, hit, kill in groups:
        kills = icepool.d6.map({face: int(face >= kill) for face in range(1, 7)})
        one = icepool.d6.map({face: kills if face >= hit else 0 for face in range(1, 7)})
        if shots:
            total = total + (shots @ one)
    wanted = total.map(lambda killed: min(killed, men))
    volleys = [Volley(shots, die_chance(hit), die_chance(kill)) for shots, hit, kill in groups]
    assert shape(hits_then_damage(volleys, men, fractions=True)) == from_icepool(wanted)


@pytest.mark.rule("BA-HE-01")
def test_a_shell_becomes_its_hits():
    shell = sum_of_dice(1, fractions=True).mapped(lambda face: (face + 1) // 2)
    volley = Volley(1, die_chance(4), die_chance(4), shell)
    ways = [
        sum(face >= 4 for face in faces[:number]) if hit >= 4 else 0
        for hit in range(1, 7)
        for number in (1, 2, 3)
        for faces in product(range(1, 7), repeat=3)
    ]
    assert shape(hits_then_damage([volley], 10, fractions=True)) == shape(enumerated(ways))


@pytest.mark.rule("BA-WPN-11")
def test_a_rolled_number_of_shots():
    flame = Volley(sum_of_dice(1, fractions=True), Fraction(1), die_chance(2))
    assert hits_then_damage([flame], 10, fractions=True).mean == Fraction(7, 2) * Fraction(5, 6)
    assert shape(hits([flame], fractions=True)) == shape(sum_of_dice(1, fractions=True))


def test_an_exact_pool_and_an_approximate_one_are_never_mixed_up():
    exact = binomial(3, Fraction(1, 2), fractions=True)
    assert all(isinstance(chance, float) for chance in binomial(3, Fraction(1, 2)).chances)
    assert all(isinstance(chance, Fraction) for chance in exact.chances)


@given(count=st.integers(1, 6), most=st.integers(0, 8))
def test_capping_moves_the_rest_onto_the_cap(count, most):
    pool = binomial(count, Fraction(1, 3), fractions=True)
    capped = pool.capped(most)
    assert sum(capped.chances) == 1
    assert capped.most == min(count, most)
    assert capped.at_least(min(most, count)) == pool.at_least(min(most, count))


def test_mean_and_spread_of_a_die():
    die = sum_of_dice(1, fractions=True)
    assert die.mean == Fraction(7, 2)
    assert die.spread == pytest.approx((35 / 12) ** 0.5)


def test_bins_lie_where_the_mass_is_and_those_of_another_share_their_bounds():
    many, few = binomial(11, Fraction(9, 10), fractions=True), binomial(11, Fraction(1, 2), fractions=True)
    bins = many.bins(7)
    assert [label for label, *_ in bins] == ["0\N{EN DASH}7", "8", "9", "10", "11"]
    assert sum(chance for *_, chance in bins) == pytest.approx(1)
    assert next(few.between(first, last) for _, first, last, _ in bins) == few.at_most(7)
    assert sum(few.between(first, last) for _, first, last, _ in bins) == 1


def test_a_mixture_weighs_its_parts():
    mixed = mixture([(Fraction(1, 4), certainly(0, fractions=True)), (Fraction(3, 4), certainly(2, fractions=True))])
    assert shape(mixed) == {0: Fraction(1, 4), 2: Fraction(3, 4)}
    assert mixed[1] == 0


@given(first=st.integers(0, 5), second=st.integers(0, 5), need=needs)
def test_two_pools_of_one_kind_are_one_pool(first, second, need):
    chance = die_chance(need)
    both = convolve(binomial(first, chance, fractions=True), binomial(second, chance, fractions=True))
    assert both == binomial(first + second, chance, fractions=True)


@pytest.mark.parametrize(("count", "chance"), [(-1, 0.5), (3, 1.5), (3, -0.1)])
def test_a_pool_that_cannot_be_is_refused(count, chance):
    with pytest.raises(ValueError, match="no pool"):
        binomial(count, chance)


def test_a_mixture_of_nothing_is_refused():
    with pytest.raises(ValueError, match="nothing"):
        mixture([])


@pytest.mark.parametrize("shots", [1, 6, 11, 36, 90])
@pytest.mark.parametrize("hit", [0.02, 1 / 3, 0.5, 0.98])
def test_the_bars_of_a_chart_lie_where_the_mass_is(shots, hit):
    found = binomial(shots, hit)
    bars = found.bins(10)
    assert len(bars) <= 10
    assert [first for _, first, _, _ in bars] == [0, *(last + 1 for _, _, last, _ in bars[:-1])]
    assert bars[-1][2] == shots
    for label, first, last, chance in bars:
        assert chance == pytest.approx(sum(found[each] for each in range(first, last + 1)))
        assert label.startswith(str(first))
    if shots > 9:
        # None of the bars at the ends is of no account, and none hides what there is to see.
        assert bars[0][3] >= 0.005
        assert bars[-1][3] >= 0.005
        assert max(chance for *_, chance in bars) < 0.95 or found.spread < 0.5
