"""What is shown of a battle is the same whether its parts were kept from before or are all made anew."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.core.parts import Parts

CHOICES = 120


def test_parts_that_are_kept_are_as_they_would_be_made_now(name):
    random = Random(5)
    battle = grognard.battle(name, seed=5)
    seats = (None, 0, 1)
    while (decision := battle.decision) is not None and battle.number < CHOICES:
        anew = battle.clone()
        anew.parts = Parts()
        for seat in seats:
            assert battle.system.scene(battle, seat) == anew.system.scene(anew, seat)
        if battle.number % 17 == 16 and random.random() < 0.5:
            battle.undo(random.randrange(1, 9))
            continue
        battle.take(battle.pick(random, decision), decision)
    assert battle.number >= CHOICES or battle.over


@pytest.fixture(params=sorted(grognard.systems()))
def name(request):
    return request.param
