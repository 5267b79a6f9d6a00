"""Events of bicycles (chapter Bicycles)."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state.state import Bicycle, Model, State


class GotOn(Event):
    """Models of a unit get on bicycles that stood about; ``pairs`` are both's ids (AZ-BIK-04)."""

    unit: str
    pairs: tuple[tuple[str, str], ...]

    def apply(self, state: State) -> State:
        taken = dict(self.pairs)
        models = tuple(
            replace(model, is_cyclist=True) if model.id in taken else model for model in state.units[self.unit].models
        )
        left = tuple(bicycle for bicycle in state.bicycles if bicycle.id not in taken.values())
        return replace(state.changing(self.unit, models=models), bicycles=left)


class GotOff(Event):
    """Models of a unit get off their bicycles, which stay where they are (AZ-BIK-04)."""

    unit: str
    models: tuple[str, ...]

    def apply(self, state: State) -> State:
        def off(model: Model) -> Model:
            return replace(model, is_cyclist=False) if model.id in self.models else model

        unit = state.units[self.unit]
        left = tuple(Bicycle(m.x, m.y, m.radius, id=f"{m.id}/bicycle") for m in unit.models if m.id in self.models)
        state = state.changing(self.unit, models=tuple(off(model) for model in unit.models))
        return replace(state, bicycles=(*state.bicycles, *left))


class BicyclesDestroyed(Event):
    """Bicycles that stood about are destroyed (AZ-BIK-05)."""

    bicycles: tuple[str, ...]

    def apply(self, state: State) -> State:
        return replace(state, bicycles=tuple(each for each in state.bicycles if each.id not in self.bicycles))


class RiderStuck(Event):
    """A cyclist has failed a driving test in a piece of ground and stops there (AZ-BIK-06, AZ-DRV-02)."""

    unit: str
    model: str
    piece: str
