"""The agent that plays anything the rules allow."""

from __future__ import annotations

from random import Random
from typing import Any

from grognard.agents.move import Move
from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision


def pick_at_random(battle: Battle[Any], decision: Decision, budget: float, random: Random) -> Move:
    """A random listed choice, without a reason."""
    return Move(battle.sample(random, decision))
