"""The computer players of our own, by their strength, and the veteran with a budget of one's own.

``recruit`` overlooks most of what could be done, ``greedy`` (a regular) takes what is worth most at once, ``veteran``
looks ahead to the end of the turn: for two seconds a decision, ``veteran:0.5s`` for half a second, ``veteran:200`` for
200 simulations, which take as long as they take and lead to the same choices on any machine.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

from grognard.agents.greedy import take_the_best
from grognard.agents.move import Agent, Move
from grognard.agents.random import pick_at_random
from grognard.agents.search import Search
from grognard.core.battle import Battle, RollDice
from grognard.core.engine.decisions import Decision
from grognard.core.errors import InputError
from grognard.core.messages import say

SEEN = 0.2
"""The part of its choices that a recruit looks at."""
VETERAN = "veteran"
SECONDS = 2.0
"""How long a veteran looks ahead for a decision."""
LEAST_SECONDS, MOST_SECONDS = 0.05, 10.0
"""How short and how long it may be told to."""
MOST_SIMULATIONS = 100_000
"""How many simulations it may be told to make."""
BUDGET = re.compile(r"(?P<simulations>[0-9]{1,9})|(?P<seconds>[0-9]{1,9}(\.[0-9]{1,9})?)s")


def overlook(battle: Battle[Any], decision: Decision, budget: float, random: Random) -> Move:
    """The best, as the game values them, of a fifth of the choices, drawn at random: of two or more at least two."""
    if isinstance(decision, RollDice):
        return Move(battle.sample(random, decision))
    listed = list(battle.choices(decision))
    seen = random.sample(listed, min(len(listed), max(2, round(SEEN * len(listed)))))
    judged = [(battle.system.evaluator.evaluate(battle, decision, choice), choice) for choice in seen]
    evaluation, choice = max(judged, key=lambda each: each[0].value)
    return Move(choice, evaluation.reason)


STRENGTHS: Mapping[str, Agent] = {
    "random": pick_at_random,
    "recruit": overlook,
    "greedy": take_the_best,
    VETERAN: Search(seconds=SECONDS),
}
"""Our own players by name, the weakest first."""


def is_budgeted(name: str) -> bool:
    """Whether a player is named with a budget of one's own.

    >>> is_budgeted("veteran:0.5s"), is_budgeted("veteran"), is_budgeted("player.py:Careful")
    (True, False, False)
    """
    return name.startswith(f"{VETERAN}:")


def seconds(name: str, usual: float) -> float:
    """How long a player may think about a decision: as long as is usual, but a veteran as long as its name says.

    >>> seconds("greedy", 2.0), seconds("veteran:5s", 2.0)
    (2.0, 5.0)
    """
    return (budgeted(name).seconds or MOST_SECONDS) if is_budgeted(name) else usual


def budgeted(name: str) -> Search:
    """The veteran with a budget of one's own. Raises ``InputError`` naming what a budget may be."""
    found = BUDGET.fullmatch(name.partition(":")[2])
    if found is not None and found["seconds"] is not None:
        seconds = float(found["seconds"])
        if LEAST_SECONDS <= seconds <= MOST_SECONDS:
            return Search(seconds=seconds)
    elif found is not None and 1 <= int(found["simulations"]) <= MOST_SIMULATIONS:
        return Search(simulations=int(found["simulations"]))
    limits = {"least": f"{LEAST_SECONDS:g}", "longest": f"{MOST_SECONDS:g}", "most": str(MOST_SIMULATIONS)}
    raise InputError(say("agent-budget", name=name, **limits))
