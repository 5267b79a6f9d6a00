"""Shots, shells, flame and smoke."""

from __future__ import annotations

from typing import ClassVar, Literal

from grognard.core.engine.events import Event
from grognard.core.records import Record, replace
from grognard.games.bolt_action.state.state import (
    Ranging,
    State,
    Way,
)
from grognard.space.plane import Point

Why = Literal["order", "ambush", "defence", "mistake"]
"""Why a unit shoots: its order, its Ambush, an assault on it (BA-CQ-02), a FUBAR (BA-FUB-02)."""


class Volley(Record):
    """Like weapons of a unit firing alike: their models, how many shots, and the roll they need (BA-SHOOT-11).

    ``way``: how a gun that can be fired in two ways is fired (BA-HE-02, BA-WPN-07). ``pen`` is what is added to the
    damage die of a vehicle, None for small arms; ``side`` the side of an armoured target that is hit (BA-VEH-21).
    """

    weapon: str
    models: tuple[str, ...]
    shots: int
    need: int
    indirect: bool = False
    way: Way | None = None
    pen: int | None = None
    side: str | None = None


class ShotDeclared(Event):
    """A unit declares its target (BA-SHOOT-01)."""

    unit: str
    target: str
    why: Why


class NoShot(Event):
    """No weapon proves able to shoot (BA-SHOOT-29), or none may."""

    unit: str
    target: str | None = None


class Fired(Event):
    """A unit opens fire. ``spent`` one-shot weapons leave the hands of their bearers (BA-WPN-06)."""

    unit: str
    target: str
    volleys: tuple[Volley, ...]
    spent: tuple[str, ...] = ()

    def apply(self, state: State) -> State:
        if not self.spent:
            return state
        unit = state.units[self.unit]
        users = {id for volley in self.volleys if volley.weapon in self.spent for id in volley.models}
        models = tuple(
            replace(model, weapons=tuple(weapon for weapon in model.weapons if weapon not in self.spent))
            if model.id in users
            else model
            for model in unit.models
        )
        return state.changing(self.unit, models=models)


class Scored(Event):
    """How many of the shots hit."""

    unit: str
    target: str
    hits: int
    shots: int


class Burst(Event):
    """A high-explosive shell bursts: its hits after halving and its pins (BA-HE-01)."""

    unit: str
    target: str
    hits: int
    pins: int


class RangedIn(Event):
    """An indirect weapon's count of consecutive shots (BA-WPN-08)."""

    unit: str
    ranging: Ranging | None

    def apply(self, state: State) -> State:
        return state.changing(self.unit, ranging=self.ranging)


class FuelSpent(Event):
    """A flamethrower that is not a team's has no fuel left: this one of the model's weapons is gone (BA-WPN-12)."""

    unit: str
    weapon: str
    model: str

    def apply(self, state: State) -> State:
        bearer = state.units[self.unit].model(self.model)
        gone = bearer.weapons.index(self.weapon)
        left = replace(bearer, weapons=(*bearer.weapons[:gone], *bearer.weapons[gone + 1 :]))
        models = tuple(left if model is bearer else model for model in state.units[self.unit].models)
        return state.changing(self.unit, models=models)


class SmokeLaid(Event):
    """A smoke shell has hit: a marker lies before the target until the turn ends (BA-WPN-16)."""

    alters_context: ClassVar[bool] = True

    unit: str
    target: str
    middle: Point

    def apply(self, state: State) -> State:
        return replace(state, smoke=(*state.smoke, self.middle))


class SmokeCleared(Event):
    """The smoke lifts at the turn end (BA-WPN-16)."""

    alters_context: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        return replace(state, smoke=())
