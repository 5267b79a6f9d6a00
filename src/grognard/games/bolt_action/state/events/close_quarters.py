"""Assaults and their rounds."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.games.bolt_action.state.state import (
    State,
)


class AssaultDeclared(Event):
    """A unit launches an assault (BA-CQ-01)."""

    unit: str
    target: str


class FellShort(Event):
    """The attackers do not reach their target (BA-CQ-03)."""

    unit: str
    target: str


class ContactMade(Event):
    """The attackers are upon the defenders, who forget their pins (BA-CQ-04)."""

    unit: str
    target: str

    def apply(self, state: State) -> State:
        return state.changing(self.target, pins=0)


class RoundFought(Event):
    """One round of blows: the losses each side inflicted (BA-CQ-08)."""

    attacker: str
    defender: str
    inflicted: tuple[int, int]


class Regrouped(Event):
    """The winner may regroup this far, in inches (BA-CQ-11)."""

    unit: str
    inches: int
