"""Men on the move, in and out of buildings."""

from __future__ import annotations

from typing import ClassVar

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.bolt_action.state.choices import Leg
from grognard.games.bolt_action.state.state import (
    Floor,
    Place,
    State,
)
from grognard.space.formations import standing_at


class Moved(Event):
    """Models have walked these legs; each ends on its last point. ``pausing`` if the move is not over yet (BA-AMB-08).

    Indirect weapons lose the range of a target that moves, and their own count if they move (BA-WPN-08, BA-WPN-21). A
    gun that only turns has moved (BA-MOV-18).
    """

    unit: str
    legs: tuple[Leg, ...]
    facing: int | None = None
    entering: bool = False
    pausing: bool = False

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        ends = {leg.model: leg.points[-1] for leg in self.legs if leg.points}
        models = standing_at(unit.models, ends)
        place: Place = "table" if self.entering else unit.place
        inside = None if self.legs else unit.inside
        facing = unit.facing if self.facing is None else self.facing
        turns_gun = unit.gun is not None and facing != unit.facing
        if models == unit.models and not self.entering and inside == unit.inside and not turns_gun:
            return state.changing(self.unit, facing=facing)
        return state.with_units(
            *state.ranged_out(self.unit),
            replace(unit, models=models, place=place, facing=facing, ranging=None, inside=inside),
        )


class MadeRoom(Moved):
    """Men have stepped aside for a vehicle of their own side (BA-MOV-19)."""


class WentIn(Event):
    """A unit has gone in to a floor of a building, or up or down to it (BA-BLD-01, BA-BLD-07); ``places`` is where its
    men are drawn."""

    unit: str
    floor: Floor
    places: tuple[Leg, ...]
    facing: int | None = None

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        ends = {leg.model: leg.points[-1] for leg in self.places}
        models = standing_at(unit.models, ends)
        facing = unit.facing if self.facing is None else self.facing
        return state.with_units(
            *state.ranged_out(self.unit),
            replace(unit, models=models, place="table", inside=self.floor, facing=facing, ranging=None),
        )


class BuildingFell(Event):
    """A building has come down (BA-BLD-04, BA-BLD-08)."""

    alters_context: ClassVar[bool] = True

    building: str

    def apply(self, state: State) -> State:
        return replace(state, fallen=(*state.fallen, self.building))


class ToldToLeave(Event):
    """A tank drives through the building: a unit in it is hit and has to leave (BA-BLD-05)."""

    unit: str
    hits: int


class StayedAway(Event):
    """A unit stays off the table this turn (BA-SCN-05, BA-SCN-10)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, place="reserve")
