"""Events of light at night (chapter Night fighting)."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state.ground import Light
from grognard.games.operation_ww2.state.state import State


class SearchlightAimed(Event):
    """A searchlight is laid on a unit; where it shone before it is dark again (AZ-NGT-05)."""

    unit: str
    target: str
    light: Light

    def apply(self, state: State) -> State:
        return replace(state, lights=(*(each for each in state.lights if not of(each, self.unit)), self.light))


class SearchlightShotOut(Event):
    """Two hits on its crew's unit have put out a searchlight (AZ-NGT-07)."""

    unit: str

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        state = state.changing(unit.id, used={**unit.used, "searchlight": unit.used.get("searchlight", 0) + 1})
        return replace(state, lights=tuple(each for each in state.lights if not of(each, self.unit)))


def of(light: Light, unit: str) -> bool:
    """Whether it is the searchlight of a unit."""
    return light.unit == unit and light.kind == "searchlight"


class FlareFired(Event):
    """A flare is fired; one less is left (AZ-NGT-08). ``target`` is None at coordinates, or where nobody is seen any
    more."""

    unit: str
    model: str
    target: str | None

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        return state.changing(unit.id, used={**unit.used, "flare": unit.used.get("flare", 0) + 1})


class FlareLost(Event):
    """There is nothing left for a flare to be fired at (AZ-NGT-08)."""

    unit: str


class FlareLit(Event):
    """A flare lights the ground under it (AZ-NGT-08)."""

    unit: str
    light: Light

    def apply(self, state: State) -> State:
        return replace(state, lights=(*state.lights, self.light))


class LightsOut(Event):
    """Searchlights and flares go out at the end of the turn (AZ-TRN-11)."""

    def apply(self, state: State) -> State:
        return replace(state, lights=())
