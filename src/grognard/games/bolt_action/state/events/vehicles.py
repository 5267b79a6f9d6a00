"""Vehicles that drive, are hit and carry men."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.events import Event
from grognard.core.records import Record, replace
from grognard.games.bolt_action.state.state import (
    Model,
    Place,
    State,
    Wreck,
)

Grade = Literal["none", "superficial", "full", "massive", "destroyed"]
"""How badly a hit hurts a vehicle (BA-VEH-22); what destroys it outright needs no table (BA-VEH-27)."""


VehicleResult = Literal["crew-stunned", "immobilised", "on-fire", "knocked-out"]
"""The rows of the damage table of armoured targets."""


class Pose(Record):
    """Where a vehicle stands and which way it faces."""

    x: int
    y: int
    facing: int


class Drove(Event):
    """A vehicle has driven through these poses; it ends in the last. ``pausing`` if the move is not over yet
    (BA-AMB-08).

    Indirect weapons lose the range of it, and its own begin their count anew (BA-WPN-08, BA-WPN-21).
    """

    unit: str
    poses: tuple[Pose, ...]
    entering: bool = False
    pausing: bool = False
    reversing: bool = False

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        pose = self.poses[-1]
        model = replace(unit.models[0], x=pose.x, y=pose.y, facing=pose.facing)
        place: Place = "table" if self.entering else unit.place
        return state.with_units(*state.ranged_out(self.unit), replace(unit, models=(model,), place=place, ranging=None))


class Boarded(Event):
    """A unit has boarded a vehicle, which stays where it is this turn (BA-TRN-02); or begins the battle there
    (BA-TRN-10)."""

    unit: str
    vehicle: str
    starting: bool = False

    def apply(self, state: State) -> State:
        unit, vehicle = state.units[self.unit], state.units[self.vehicle]
        return state.with_units(
            *state.ranged_out(self.unit),
            replace(unit, place="aboard", aboard=self.vehicle, ranging=None),
            replace(vehicle, boarded=vehicle.boarded or not self.starting),
        )


class Dismounted(Event):
    """The men of a unit stand beside the vehicle they rode in (BA-TRN-04, BA-TRN-12); ``facing``: that of a gun."""

    unit: str
    vehicle: str
    models: tuple[Model, ...]
    facing: int | None = None

    def apply(self, state: State) -> State:
        facing = state.units[self.unit].facing if self.facing is None else self.facing
        there = {"models": self.models, "place": "table", "aboard": None}
        return state.changing(self.unit, facing=facing, alighted=True, **there)


class HullStruck(Event):
    """A hit on a vehicle: the die and penetration together against its value, and how badly it is hurt (BA-VEH-22)."""

    unit: str
    side: str
    total: int
    value: int
    grade: Grade


class VehicleDamaged(Event):
    """A row of the damage table befalls a vehicle; ``roll`` is what was rolled, with its modifiers."""

    unit: str
    roll: int
    result: VehicleResult

    def apply(self, state: State) -> State:
        if self.result != "immobilised":
            return state
        return state.changing(self.unit, immobilised=True)


class VehicleBeaten(Event):
    """Infantry in an assault has struck at a vehicle: its hits (BA-CQ-22)."""

    unit: str
    target: str
    hits: int


class WreckLeft(Event):
    """An armoured vehicle becomes a wreck where it stands (BA-MOV-15)."""

    unit: str

    def apply(self, state: State) -> State:
        return replace(state, wrecks=(*state.wrecks, Wreck(self.unit, state.units[self.unit].hull)))


class Spilled(Event):
    """The men aboard a lost vehicle are out of it, as far as there is room for them (BA-TRN-07, BA-TRN-14)."""

    unit: str
    models: tuple[Model, ...]

    def apply(self, state: State) -> State:
        return state.changing(self.unit, models=self.models, place="table", aboard=None)
