"""Moments of battles with command cards."""

from __future__ import annotations

from random import Random
from typing import Any

import grognard
from grognard.core.battle import Battle
from grognard.core.decisions import Decision
from grognard.games.operation_ww2.chain import ChooseCard, ChooseIntent
from grognard.games.operation_ww2.choices import AssaultIntent, MoveIntent
from grognard.games.operation_ww2.initiative import ChooseBid

CARDS = "operation_ww2"
SEEDS = range(3, 40)


def set_up() -> Battle[Any]:
    """The first unit of the person's is about to be chosen."""
    return _until(lambda battle, decision: decision.seat == 0 and decision.kind == "ChooseToPlace")


def bid() -> Battle[Any]:
    """A card is laid for the first initiative."""
    return _until(lambda battle, decision: isinstance(decision, ChooseBid))


def opening() -> Battle[Any]:
    """The person opens a chain."""
    return _until(lambda battle, decision: _asks(decision) and not battle.state.chain)


def reaction() -> Battle[Any]:
    """The enemy has played a card that the person can react to with several of his own."""

    def true(battle: Battle[Any], decision: Decision) -> bool:
        return _asks(decision) and bool(battle.state.chain) and battle.state.chain[-1].card.priority > 5

    return _until(true)


def declaring(order: str) -> Battle[Any]:
    """The person declares what a unit on foot does with a card of this order."""

    def true(battle: Battle[Any], decision: Decision) -> bool:
        if not isinstance(decision, ChooseIntent) or decision.seat or decision.card.order != order:
            return False
        unit = battle.state.units[decision.unit]
        return not unit.is_vehicle and len(unit.people) > 4

    return _until(true)


def holding() -> Battle[Any]:
    """The person may hold a shot back for an enemy on its way."""

    def true(battle: Battle[Any], decision: Decision) -> bool:
        if not isinstance(decision, ChooseIntent) or decision.seat or decision.card.order not in ("fire", "ambush"):
            return False
        moves = [each.intent for each in battle.state.chain if each.seat == 1]
        return any(isinstance(intent, MoveIntent | AssaultIntent) and intent.way for intent in moves)

    return _until(true)


def _asks(decision: Decision) -> bool:
    return isinstance(decision, ChooseCard) and decision.seat == 0


def _until(true: Any) -> Battle[Any]:
    """The first battle in which a moment comes, both sides having chosen at random until then."""
    for seed in SEEDS:
        battle = grognard.battle(CARDS, seed=seed)
        random = Random(seed)
        while not battle.over and battle.number < 150:
            for decision in battle.decisions:
                if true(battle, decision):
                    return battle
            decision = battle.decisions[0]
            if decision.kind == "ChooseToPlace":
                battle.choose(battle.choices(decision)[-1], decision.seat)
            else:
                battle.choose(battle.pick(random, decision), decision.seat)
    raise AssertionError("the moment never comes")
