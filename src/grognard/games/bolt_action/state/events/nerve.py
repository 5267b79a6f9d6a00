"""Orders tested, pins, morale, units lost."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.events import Event
from grognard.games.bolt_action.state.state import (
    State,
)

Loss = Literal[
    "casualties",
    "pins",
    "morale",
    "assault",
    "surrender",
    "fled",
    "weapon",
    "ammunition",
    "absent",
    "collapse",
    "knocked-out",
    "burnt",
    "abandoned",
    "lost-aboard",
    "empty",
    "overrun",
]
"""How a unit was lost."""


class OrderTested(Event):
    """An order test: passed on ``value`` or less (BA-ORD-10)."""

    unit: str
    value: int
    total: int
    outcome: Literal["passed", "failed", "fubar"]


class Fubar(Event):
    """The FUBAR chart (BA-FUB-01)."""

    unit: str
    panic: bool


class Mistake(Event):
    """A unit takes a friend for the enemy (BA-FUB-02)."""

    unit: str
    target: str


class PinsTaken(Event):
    """A unit takes pins (BA-PIN-01); cyclists dismount (BA-SPC-07)."""

    unit: str
    pins: int

    def apply(self, state: State) -> State:
        return state.changing(self.unit, pins=state.units[self.unit].pins + self.pins, riding=False)


class PinsLost(Event):
    """A unit loses pins (BA-PIN-06)."""

    unit: str
    pins: int

    def apply(self, state: State) -> State:
        return state.changing(self.unit, pins=max(0, state.units[self.unit].pins - self.pins))


class MoraleTested(Event):
    """A morale check: passed on ``value`` or less (BA-MOR-07)."""

    unit: str
    value: int
    total: int
    passed: bool


class CheckRerolled(Event):
    """A unit's first failed morale check is rolled again (BA-NAT-SU-02)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, rerolled=True)


class UnitDestroyed(Event):
    """A unit is removed for good, its die with it (BA-GEN-09)."""

    unit: str
    loss: Loss

    def apply(self, state: State) -> State:
        gone = {"place": "destroyed", "models": (), "order": None, "kept": False, "ranging": None, "inside": None}
        return state.changing(self.unit, aboard=None, **gone)


class QualityChanged(Event):
    """A Green unit has seen the elephant (BA-SPC-01)."""

    unit: str
    quality: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, quality=self.quality)


class FirstBlood(Event):
    """A Green unit has suffered its first casualty (BA-SPC-01)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, blooded=True)
