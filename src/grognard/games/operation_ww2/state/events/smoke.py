"""Events of smoke and wind (chapter Smoke and wind)."""

from __future__ import annotations

from typing import ClassVar, Literal

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state.events.fire import Discharge, discharged
from grognard.games.operation_ww2.state.ground import Smoke, Wind
from grognard.games.operation_ww2.state.state import State
from grognard.space.plane import Point


class WindTurned(Event):
    """The wind blows this way so strongly (AZ-SMK-01)."""

    wind: Wind

    def apply(self, state: State) -> State:
        return replace(state, wind=self.wind)


class SmokeFired(Event):
    """A model uses its smoke at a place; one round or use less is left (AZ-SMK-02, AZ-SMK-07). ``key`` counts it."""

    unit: str
    model: str
    key: str
    at: Point
    discharge: Discharge | None = None

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        used = {**unit.used, self.key: unit.used.get(self.key, 0) + 1}
        models = unit.models
        if self.discharge is not None:
            shot = self.discharge
            models = tuple(discharged(each, shot, state.turn) if each.id == shot.model else each for each in models)
        return state.changing(self.unit, used=used, models=models)


class SmokeFailed(Event):
    """No smoke comes of it: a dud (AZ-SMK-04), it came down off the table, or who was to use it cannot (AZ-SMK-03)."""

    unit: str
    why: Literal["dud", "off-table", "cannot"]


class SmokeLaid(Event):
    """A cloud of smoke lies on the table (AZ-SMK-04, AZ-SMK-05)."""

    alters_context: ClassVar[bool] = True

    unit: str
    smoke: Smoke

    def apply(self, state: State) -> State:
        return replace(state, smoke=(*state.smoke, self.smoke))


class SmokeDrifted(Event):
    """The wind carries a cloud on (AZ-SMK-08)."""

    alters_context: ClassVar[bool] = True

    cloud: str
    places: tuple[Point, ...]

    def apply(self, state: State) -> State:
        def moved(smoke: Smoke) -> Smoke:
            return replace(smoke, places=self.places) if smoke.id == self.cloud else smoke

        return replace(state, smoke=tuple(moved(smoke) for smoke in state.smoke))


class SmokeCleared(Event):
    """A cloud is gone (AZ-SMK-08)."""

    alters_context: ClassVar[bool] = True

    cloud: str

    def apply(self, state: State) -> State:
        return replace(state, smoke=tuple(smoke for smoke in state.smoke if smoke.id != self.cloud))
