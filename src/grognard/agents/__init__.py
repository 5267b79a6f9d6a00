"""Computer players, by name: ``random``, ``recruit``, ``greedy`` and ``veteran`` (see ``strengths``), and what plug-ins
add; one's own by its file.

An agent is a function from a battle and one of its decisions to a move. Plug-ins add theirs through the entry-point
group ``grognard.agents``, each entry a name and such a function; ``player.py:Careful`` names one in a file.

>>> {"greedy", "random", "recruit", "veteran"} <= set(names())
True
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points

from grognard.agents import own
from grognard.agents.apart import Apart
from grognard.agents.move import Agent, Move
from grognard.agents.play import play
from grognard.agents.strengths import STRENGTHS, VETERAN, budgeted, is_budgeted, seconds
from grognard.core.errors import InputError
from grognard.core.messages import say

__all__ = ["VETERAN", "Agent", "Move", "agent", "dismiss", "is_budgeted", "names", "play", "seconds"]


def names() -> tuple[str, ...]:
    """The names of all agents there are, sorted."""
    return tuple(sorted(_agents()))


def agent(name: str) -> Agent:
    """An agent by name, a veteran with a budget of one's own (``veteran:0.5s``, ``veteran:200``), or a player of one's
    own as ``file.py:name``: a function, or a class that is called without arguments.

    One's own plays in a process of its own. Raises ``InputError`` listing the names there are, or saying what is wrong
    with the file.
    """
    if own.is_place(name):
        return Apart(name)
    if is_budgeted(name):
        return budgeted(name)
    agents = _agents()
    if name not in agents:
        raise InputError(say("no-such-agent", name=name, names=", ".join(names())))
    return agents[name]


def dismiss(player: Agent) -> None:
    """A player plays no more: the process of one's own serves another battle."""
    if isinstance(player, Apart):
        player.leave()


@cache
def _agents() -> Mapping[str, Agent]:
    plugins = {point.name: point.load() for point in entry_points(group="grognard.agents")}
    return {**plugins, **STRENGTHS}
