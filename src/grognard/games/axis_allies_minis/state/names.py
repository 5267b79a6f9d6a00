"""What sides and units are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from grognard.core.engine.decisions import Situation
from grognard.core.messages import Message, say
from grognard.games.axis_allies_minis.state.setup import Setup
from grognard.games.axis_allies_minis.state.state import State


class Named(Protocol):
    """What is known of names: of every unit what players call it, by its id."""

    @property
    def names(self) -> Mapping[str, Message]:
        """The names."""

    @property
    def sides(self) -> tuple[Message, Message]:
        """What each side is called."""


G = Situation[State, Named, Setup]


def side_name_of(g: G, side: int) -> Message:
    """What a side is called: by its nation if it is of one, else Axis or Allies."""
    return g.context.sides[side]


def listing(names: Sequence[Message]) -> Message:
    """Names one after another, with commas."""
    found = names[0]
    for name in names[1:]:
        found = say("aam-list-more", first=found, more=name)
    return found


def unit_name(g: G, unit: str) -> Message:
    """What players call a unit."""
    return g.context.names[unit]
