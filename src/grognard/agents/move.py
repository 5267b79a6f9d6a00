"""What an agent is and what it answers."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from grognard.agents.lines import Line
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import Message
from grognard.core.records import Record


class Move(Record):
    """An agent's answer: an accepted choice and, where the agent has them, its reason in one sentence and the line it
    reckons with."""

    choice: Choice
    reason: Message | None = None
    line: Line | None = None


class Agent(Protocol):
    """A computer player.

    ``battle`` is as its seat knows it, with other dice than will fall: what the seat cannot see is drawn anew
    (``Battle.imagined``). It answers ``decision``, one of ``battle.decisions``, within about ``budget`` seconds, leaves
    ``battle`` as it is, and takes all its chance from ``random``.
    """

    def __call__(self, battle: Battle[Any], decision: Decision, budget: float, random: Random) -> Move:
        """The move this agent makes."""
