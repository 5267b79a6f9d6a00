"""How the computer player hands out fire and losses: as the program plans it, not by chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard.agents import agent
from grognard.core.words import english
from grognard.games.operation_ww2.odds.shooting_forecast import by_promise


@pytest.fixture(scope="module")
def asked() -> dict[str, Any]:
    """Battles at their first questions of either kind that leave a choice."""
    battle: Any = grognard.battle("operation_ww2", seed=5)
    greedy, random = agent("greedy"), Random(5)
    found: dict[str, Any] = {}
    while {"ChooseShooting", "ChooseLosses"} - found.keys():
        if battle.decision.kind in ("ChooseShooting", "ChooseLosses") and len(battle.choices()) > 2:
            found.setdefault(battle.decision.kind, battle.clone())
        battle.take(greedy(battle, battle.decision, 1e6, random).choice, battle.decision)
    return found


def taken(battle: Any) -> list[Any]:
    """What the regular chooses, whatever chance does."""
    greedy = agent("greedy")
    return [greedy(battle, battle.decision, 1e6, Random(seed)) for seed in range(8)]


def test_weapons_fire_where_together_they_promise_most(asked: dict[str, Any]) -> None:
    battle = asked["ChooseShooting"]
    moves = taken(battle)
    (choice,) = {move.choice for move in moves}
    ways = by_promise(battle, battle.decision, battle.choices())
    assert ways[0].promise > ways[-1].promise
    assert next(way for way in ways if way.choice == choice).promise == pytest.approx(ways[0].promise, abs=0.005)
    assert "where most may be expected" in english(moves[0].reason)


def test_those_fall_who_would_be_missed_least(asked: dict[str, Any]) -> None:
    battle = asked["ChooseLosses"]
    spared = battle.decision.spared(battle)
    moves = taken(battle)
    (losses,) = {move.choice for move in moves}
    assert set(losses.dead + losses.scared) == set(spared[: len(losses.dead + losses.scared)])
    assert "missed least" in english(moves[0].reason)
