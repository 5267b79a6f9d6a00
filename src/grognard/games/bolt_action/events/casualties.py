"""Men who fall, and what becomes of their weapons and their squad."""

from __future__ import annotations

from grognard.core.events import Event
from grognard.core.records import replace
from grognard.games.bolt_action.state import (
    Model,
    State,
    without,
)


class Saved(Event):
    """A medic saves men (BA-HQ-05)."""

    unit: str
    men: int


class CasualtiesTaken(Event):
    """Models are removed."""

    unit: str
    models: tuple[str, ...]

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        return state.changing(self.unit, models=without(unit.models, self.models))


class WeaponPassedOn(Event):
    """A crewman takes over a weapon team's weapon (BA-DAM-07)."""

    unit: str
    model: Model

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = tuple(self.model if model.id == self.model.id else model for model in unit.models)
        return state.changing(self.unit, models=models)


class WeaponLost(Event):
    """A squad's special weapon is gone with its bearer (BA-DAM-12)."""

    unit: str
    weapon: str


class WeaponPickedUp(Event):
    """By house rule another man takes the weapon of one who has fallen (BA-DAM-12)."""

    unit: str
    model: Model

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = tuple(self.model if model.id == self.model.id else model for model in unit.models)
        return state.changing(self.unit, models=models)


class NewLeader(Event):
    """Another man leads the squad (BA-NAT-DE-03)."""

    unit: str
    model: str

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = tuple(replace(model, role="nco") if model.id == self.model else model for model in unit.models)
        return state.changing(self.unit, models=models)
