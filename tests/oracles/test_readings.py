"""The readings of dice against icepool, for more dice than can be enumerated."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import icepool
import pytest

from grognard.core.engine.dice import Brackets, Pool, Reading, Roll, Stream, Successes, Total
from grognard.core.messages import say
from tests.oracles.chi_square import agrees
from tests.oracles.enumeration import showing


def by_icepool(die):
    return {outcome: Fraction(quantity, die.denominator()) for outcome, quantity in die.items() if quantity}


def outcomes(count: int, reading: Reading, sides: int = 6):
    return dict(Roll((Pool(count, reading, sides),), say("dice")).outcomes())


@pytest.mark.parametrize("count", [1, 7, 24])
@pytest.mark.parametrize("sides", [3, 6, 10])
def test_successes(count, sides):
    for need in range(2, sides + 1):
        die = icepool.d(sides).map(lambda face, need=need: int(face >= need))
        assert outcomes(count, Successes(need), sides) == by_icepool(count @ die)


@pytest.mark.parametrize("count", [1, 5, 12])
@pytest.mark.parametrize("per", [1, 2, 3])
def test_totals(count, per):
    die = icepool.d6.map(lambda face: -(-face // per))
    assert outcomes(count, Total(per)) == by_icepool(count @ die)


@pytest.mark.parametrize("count", [1, 6, 15])
@pytest.mark.parametrize("need", [3, 5, 6])
def test_damage_and_natural_sixes(count, need):
    bracket = icepool.d6.map(lambda face: icepool.Vector((int(face < need), int(need <= face < 6), int(face == 6))))
    expected = {tuple(outcome): chance for outcome, chance in by_icepool(count @ bracket).items()}
    assert outcomes(count, Brackets((need, 6))) == expected


@pytest.mark.parametrize("reading", [Successes(5), Total(2), Brackets((4, 6))], ids=repr)
def test_streams_roll_what_the_readings_promise(reading):
    pools = Roll((Pool(8, reading),), say("dice"))
    counts = Counter(pools.read(Stream(11).faces(pools, number, 0)) for number in range(4000))
    assert agrees(counts, dict(pools.outcomes()))
    assert not agrees(counts, dict(Roll((Pool(8, Successes(4)),), say("dice")).outcomes()))


def test_faces_shown_are_read_as_they_should():
    roll = Roll((Pool(4, Successes(5)), Pool(2, Total(3)), Pool(3, Brackets((4, 6)))), say("dice"))
    shown = [(roll.read(faces), weight) for faces, weight in showing(roll)]
    assert dict(shown) == dict(roll.outcomes())
    assert len(dict(shown)) == len(shown)
