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
PARTS = {"operation_ww2": ("terrain", "sight")}
"""What a battle's context is made of that knows more the longer it is asked, and belongs to that battle alone."""


@pytest.mark.parametrize("game", sorted(systems()))
def test_nothing_holds_the_ground_of_a_battle_that_is_gone(game):
    battle, random, greedy = grognard.battle(game, seed=5), Random(5), agents.agent("greedy")
    grounds = {}
    while battle.decision is not None and battle.number < CHOICES:
        battle.choose(greedy(battle, battle.decision, 1e6, random).choice, battle.decision.seat)
        for known in (battle.context, *(getattr(battle.context, part) for part in PARTS.get(game, ()))):
            grounds[id(known)] = ref(known)
    assert battle.context in [ground() for ground in grounds.values()]
    del battle, known
    gc.collect()
    assert {ground() for ground in grounds.values()} == {None}
