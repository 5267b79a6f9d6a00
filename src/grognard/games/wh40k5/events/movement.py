"""Events of movement (chapter Movement)."""

from __future__ import annotations

from grognard.core.events import Event
from grognard.core.records import replace
from grognard.games.wh40k5.choices import Leg
from grognard.games.wh40k5.state import State


class GroundTried(Event):
    """A unit rolled for difficult terrain: at most so many thousandths of an inch (WH-MOVE-02). ``moves``: it counts
    as having moved (WH-MOVE-10)."""

    unit: str
    allowance: int
    moves: bool

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        return state.changing(self.unit, moved=unit.moved or self.moves, activated=True)


class Moved(Event):
    """Models of a unit move (WH-MOVE-01); ``running``: in the shooting phase (WH-MOVE-05)."""

    unit: str
    legs: tuple[Leg, ...]
    running: bool = False

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        ends = {leg.model: leg.points[-1] for leg in self.legs}
        models = tuple(
            replace(model, x=ends[model.id][0], y=ends[model.id][1]) if model.id in ends else model
            for model in unit.models
        )
        fields: dict[str, object] = {} if self.running else {"moved": True, "activated": True}
        return state.changing(self.unit, models=models, **fields)


class Ran(Event):
    """A unit runs instead of shooting (WH-MOVE-05)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, ran=True)
