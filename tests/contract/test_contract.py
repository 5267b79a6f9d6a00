"""Every system installed keeps the contract of ``grognard.core.contract``, on the default battle and on drawn ones."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.core import contract
from grognard.core.systems import systems
from tests.contract.agreements import drawn

EVERY_SYSTEM = pytest.mark.parametrize("name", sorted(systems()))


@EVERY_SYSTEM
def test_what_it_offers(name):
    contract.check_system(grognard.system(name))


@EVERY_SYSTEM
def test_its_default_battle(name):
    battle = grognard.battle(name, seed=1)
    contract.check_battle(battle, Random(1), every=10)
    assert battle.over


@EVERY_SYSTEM
@pytest.mark.slow
@pytest.mark.parametrize("number", [pytest.param(1, marks=pytest.mark.sample), 0, *range(2, 40)])
def test_battles_drawn_from_all_it_offers(name, number):
    random = Random(number)
    battle = grognard.battle(name, **drawn(grognard.system(name), random))
    contract.check_battle(battle, random, every=7)
    assert battle.over


@EVERY_SYSTEM
@pytest.mark.slow
@pytest.mark.parametrize("numbers", [pytest.param(range(8), marks=pytest.mark.sample), range(8, 1000)], ids=len)
def test_random_battles_end_and_take_what_they_list(name, numbers):
    system = grognard.system(name)
    for number in numbers:
        random = Random(number)
        battle = grognard.battle(name, **drawn(system, random))
        while (decision := battle.decision) is not None:
            assert battle.number < 10_000
            choice = battle.sample(random, decision)
            if battle.number % 25 == number % 25:
                choice = random.choice(battle.choices(decision))
            assert battle.refusal(choice, decision.seat) is None, (number, battle, choice)
            battle.choose(choice, decision.seat)
        assert battle.result is not None
