"""Events of guns: moved, lost, reloading (chapter Artillery)."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state.state import State, went
from grognard.space.plane import Point


class GunMoved(Event):
    """A gun was pushed through these places and stands in this direction (AZ-MOV-11)."""

    unit: str
    gun: str
    way: tuple[Point, ...]
    facing: int

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        gun = unit.model(self.gun)
        # Turning on the spot does not hinder reloading (AZ-CRW-13).
        turned = replace(gun, facing=self.facing)
        moved = went(turned, self.way[-1], state.turn) if self.way else turned
        return state.changing(unit.id, models=tuple(moved if each.id == gun.id else each for each in unit.models))


class GunLost(Event):
    """A gun is destroyed; its crew are infantry from now on (AZ-ART-08, AZ-ART-12)."""

    unit: str
    gun: str

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        left = tuple(each for each in unit.models if each.id != self.gun)
        return state.changing(unit.id, models=left, place=unit.place if left else "gone")
