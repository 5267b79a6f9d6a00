"""What was found about a battle's ground is let go of with the battle, so that thousands can be fought in turn."""

from __future__ import annotations

import gc
from random import Random
from weakref import ref

import pytest

import grognard
from grognard import agents
from grognard.core.systems import systems

CHOICES = 150


@pytest.mark.parametrize("game", sorted(systems()))
def test_nothing_holds_the_ground_of_a_battle_that_is_gone(game):
    battle, random, greedy = grognard.battle(game, seed=5), Random(5), agents.agent("greedy")
    while battle.decision is not None and battle.number < CHOICES:
        battle.choose(greedy(battle, battle.decision, 1e6, random).choice, battle.decision.seat)
    ground = ref(battle.context)
    assert ground() is not None
    del battle
    gc.collect()
    assert ground() is None
