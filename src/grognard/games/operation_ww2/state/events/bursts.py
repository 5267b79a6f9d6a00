"""Events of area weapons: where bursts fall (chapters Area weapons, Scatter, Rocket salvoes)."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state.state import State
from grognard.space.plane import Point


class RoundMissed(Event):
    """A round aimed at a place has missed with this natural die (AZ-AREA-10)."""

    unit: str
    weapon: str
    aimed: Point
    die: int


class Scattered(Event):
    """A burst that missed came down at ``place``, or, None, had no effect at all (AZ-SCT-02)."""

    aimed: Point
    place: Point | None


class RoundBurst(Event):
    """A round bursts at a place; its template has this radius in thousandths of a centimetre (AZ-AREA-01)."""

    unit: str
    weapon: str
    at: Point
    radius: int


class BurstInside(Event):
    """A round has gone into the open top of a vehicle and bursts in it, of which nothing comes out (AZ-TWO-06)."""

    unit: str
    weapon: str
    target: str
    model: str


class MovementStruck(Event):
    """A burst that interrupts a movement strikes so many models (AZ-AREA-13)."""

    unit: str
    target: str
    weapon: str
    count: int


class ChangedPlaces(Event):
    """Somebody who lies scared lies at the point of the interruption, who stood there stands where he was
    (AZ-AREA-13)."""

    unit: str
    model: str
    other: str

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        one, other = unit.model(self.model), unit.model(self.other)
        places = {
            one.id: replace(one, x=other.x, y=other.y, storey=other.storey),
            other.id: replace(other, x=one.x, y=one.y, storey=one.storey),
        }
        return state.changing(unit.id, models=tuple(places.get(each.id, each) for each in unit.models))


class FlameThrown(Event):
    """A flamethrower is pointed at a place (AZ-FLM-01)."""

    unit: str
    model: str
    weapon: str
    at: Point
