"""Every game's log says of a shot who fires at whom, so that the table can draw it."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.agents import agent

SYSTEMS = ("bolt_action", "axis_allies_minis", "operation_ww2", "wh40k5")
MOST = 400


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_line_of_a_shot_names_who_fires_and_at_whom(system):
    battle, random, takes = grognard.battle(system, seed=7), Random(1), agent("greedy")
    for _ in range(MOST):
        decision = battle.decisions[0]
        start = battle.log_length
        battle.choose(takes(battle, decision, 1.0, random).choice, decision.seat)
        lines = [
            battle.system.table.line(battle, entry, None, start + n) for n, entry in enumerate(battle.log_from(start))
        ]
        shots = [line.shot for line in lines if line is not None and line.shot is not None]
        if shots:
            sides = {unit.id: unit.side for unit in battle.system.table.scene(battle, None).units}
            assert all(sides[shot.unit] != sides[shot.target] for shot in shots)
            return
    pytest.fail(f"nobody shot in {MOST} choices")
