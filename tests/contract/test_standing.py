"""What each side has in a position, as games say it to whoever looks ahead: pure, in points, less for every loss."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard import agents
from grognard.core.records import replace

GAMES = ("axis_allies_minis", "bolt_action", "operation_ww2", "wh40k5")
GONE: dict[str, dict[str, Any]] = {
    "axis_allies_minis": {"place": "destroyed"},
    "bolt_action": {"place": "destroyed", "models": ()},
    "operation_ww2": {"place": "gone", "models": ()},
    "wh40k5": {"place": "destroyed", "models": ()},
}
WORSE: dict[str, dict[str, Any]] = {
    "axis_allies_minis": {"hits": ("destroyed",)},
    "bolt_action": {"pins": 4},
    "operation_ww2": {"broken": True},
    "wh40k5": {"fleeing": True},
}


def begun(game, choices=36):
    """A battle some choices old, both sides on the table."""
    battle: Any = grognard.battle(game, seed=5)
    random = Random(5)
    player = agents.agent("greedy")
    for _ in range(choices):
        decision = battle.decision
        battle.choose(player(battle, decision, 1000.0, random).choice, decision.seat)
    return battle


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_is_valued_alike_twice_and_losses_count_against_their_side(game):
    battle = begun(game)
    evaluator, position = battle.system.evaluator, battle.position
    found = evaluator.standing(battle)
    assert evaluator.standing(battle) == found
    assert battle.position == position
    assert min(found) > 0.0
    for seat in (0, 1):
        unit = next(
            each for each in battle.state.units.values() if each.seat == seat and each.place in ("map", "table")
        )
        for fields, least in ((GONE[game], 0.5), (WORSE[game], 0.01)):
            changed = replace(unit, **fields)
            there = battle.clone()
            there.state = there.state.with_units(changed)
            then = evaluator.standing(there)
            assert found[seat] - found[1 - seat] - (then[seat] - then[1 - seat]) > least, changed


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_worth_more_to_his_enemies_than_his_loss(game):
    """Not even where many have him under fire."""
    battle: Any = grognard.battle(game, seed=7)
    evaluator, random, player = battle.system.evaluator, Random(5), agents.agent("greedy")
    looked_at = 0
    while not battle.over and battle.number < 72:
        decision = battle.decision
        battle.choose(player(battle, decision, 1000.0, random).choice, decision.seat)
        if battle.number % 24 == 0:
            found = evaluator.standing(battle)
            for unit in battle.state.units.values():
                if unit.place in ("map", "table"):
                    looked_at += 1
                    there = battle.clone()
                    there.state = there.state.with_units(replace(unit, **GONE[game]))
                    then = evaluator.standing(there)
                    mine, other = unit.seat, 1 - unit.seat
                    assert found[mine] - found[other] > then[mine] - then[other], (battle.number, unit.id)
    assert looked_at >= 20


@pytest.mark.parametrize("game", GAMES)
def test_time_goes_on_and_both_sides_have_a_turn_before_looking_ahead_ends(game):
    battle, random = begun(game, 20), Random(1)
    evaluator = battle.system.evaluator
    begun_at, player, seats = evaluator.clock(battle), agents.agent("random"), set()
    while evaluator.clock(battle) < begun_at + 1 + evaluator.ahead and not battle.over:
        decision = battle.decision
        seats.add(decision.seat)
        battle.choose(player(battle, decision, 1.0, random).choice, decision.seat)
    assert seats == {0, 1}
