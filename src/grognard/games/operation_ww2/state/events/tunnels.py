"""Events of tunnels and sewers (chapter Tunnels and sewers)."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state.ground import Manhole
from grognard.games.operation_ww2.state.intents import Leg
from grognard.games.operation_ww2.state.state import Model, State, went
from grognard.space.plane import Point


class EntryPlaced(Event):
    """A way down is marked on the table (AZ-TUN-01)."""

    seat: int
    at: Point

    def apply(self, state: State) -> State:
        return replace(state, manholes=(*state.manholes, Manhole(*self.at)))


class WayRolled(Event):
    """A unit goes down or up: what the table below ground says, and whether the entry is closed by it (AZ-TUN-03)."""

    unit: str
    manhole: int
    result: Literal["nothing", "ceiling", "structure", "collapse"]
    closed: bool

    def apply(self, state: State) -> State:
        if not self.closed:
            return state
        holes = list(state.manholes)
        holes[self.manhole] = replace(holes[self.manhole], is_open=False)
        return replace(state, manholes=tuple(holes))


class WentBelow(Event):
    """A unit is below ground, a marker at an entry (AZ-TUN-02, AZ-TUN-12)."""

    unit: str
    manhole: int

    def apply(self, state: State) -> State:
        hole = state.manholes[self.manhole]
        return below(state, self.unit, (hole.x, hole.y), (self.manhole,))


class WentAlong(Event):
    """The marker of a unit below ground is moved, between these two entries or to one (AZ-TUN-04, AZ-TUN-09)."""

    unit: str
    place: Point
    tunnel: tuple[int, ...]

    def apply(self, state: State) -> State:
        return below(state, self.unit, self.place, self.tunnel)


class Surfaced(Event):
    """A unit has come up and stands about the entry (AZ-TUN-05)."""

    unit: str
    manhole: int
    places: tuple[Leg, ...]

    def apply(self, state: State) -> State:
        at = {leg.model: leg.way[-1] for leg in self.places}

        def up(model: Model) -> Model:
            return went(model, at.get(model.id, (model.x, model.y)), state.turn)

        models = tuple(up(model) for model in state.units[self.unit].models)
        return state.changing(self.unit, models=models, place="table", tunnel=())


def below(state: State, unit: str, place: Point, tunnel: tuple[int, ...]) -> State:
    """The state with a unit below ground at a place."""
    models = tuple(went(model, place, state.turn, storey=0) for model in state.units[unit].models)
    return state.changing(unit, models=models, place="below", tunnel=tunnel)
