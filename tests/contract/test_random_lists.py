"""What the builder calls legal is playable: armies from its own space, taken at random, fight to an end by random
choices."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.agents import agent, play
from grognard.core.systems import systems
from tests.contract.random_lists import random_army

LISTS = 1000
SAMPLE = 2
SEEDS = [
    pytest.param(game, seed, marks=[pytest.mark.slow, *([pytest.mark.sample] if seed < SAMPLE else [])])
    for game in sorted(systems())
    for seed in range(LISTS // 2)
]


@pytest.mark.parametrize(("game", "seed"), SEEDS)
def test_legal_lists_taken_at_random_fight_to_an_end(game, seed):
    random = Random(f"{game} {seed}")
    armies = [random_army(game, random) for _ in range(2)]
    for army in armies:
        assert army.breaches == ()
        assert grognard.army(game, army.text()) == army
    battle = grognard.battle(game, armies=armies, seed=seed)
    play(battle, [agent("random"), agent("random")], random=random)
    assert battle.over
    assert grognard.load_text(battle.save_text()).state == battle.state
