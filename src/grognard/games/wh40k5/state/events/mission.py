"""Events of the mission: rolls and zones before the battle, deploying, arrivals, the end (chapter Missions)."""

from __future__ import annotations

from typing import ClassVar, Literal

from grognard.core.engine.events import Event
from grognard.core.records import Record, replace
from grognard.games.wh40k5.data.zones import Zone
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.setup_choices import Edge
from grognard.games.wh40k5.state.state import Arrival, Ending, Model, Objective, State, Unit
from grognard.space.plane import Point

CRUISING = "cruising"
"""The class of speed a vehicle that comes by deep strike is in (WH-GAME-02)."""


def standing_at(unit: Unit, legs: tuple[Leg, ...], facing: int | None = None, speed: str | None = None) -> Unit:
    """A unit on the table, its models at the ends of these ways; vehicles with this facing, and this class of speed if
    they have moved."""
    ends = {leg.model: leg for leg in legs}
    changes: dict[str, object] = {}
    if speed is not None and unit.is_vehicle:
        changes |= {"speed": speed, "turned": True}
    models = tuple(
        at_end(model, ends[model.id], facing, changes) if model.id in ends else model for model in unit.models
    )
    return replace(unit, models=models, place="table", arrival="", due=False)


def at_end(model: Model, leg: Leg, facing: int | None, changes: dict[str, object]) -> Model:
    """A model at the end of its way; it looks where the way says, or else all of its unit do."""
    x, y = leg.points[-1]
    looks = facing if leg.facing is None else leg.facing
    looks = model.facing if looks is None else looks
    return replace(model, x=x, y=y, storey=leg.storey or 0, facing=looks, **changes)


def arrived(unit: Unit, **fields: object) -> Unit:
    """A unit that has come on to the table in this turn: it has had its move."""
    return replace(unit, moved=True, activated=True, fresh=len(unit.models), **fields)


class MissionDrawn(Event):
    """Which mission is played (WH-GAME-07)."""

    mission: str

    def apply(self, state: State) -> State:
        return replace(state, mission=self.mission)


class DeploymentDrawn(Event):
    """How the sides deploy (WH-GAME-07)."""

    deployment: str

    def apply(self, state: State) -> State:
        return replace(state, deployment=self.deployment)


class FirstTaken(Event):
    """Who deploys first and plays first (WH-GAME-07)."""

    seat: int

    def apply(self, state: State) -> State:
        return replace(state, first=self.seat)


class ZonesTaken(Event):
    """The half or quarter of each seat (WH-GAME-07)."""

    alters_context: ClassVar[bool] = True
    zones: tuple[Zone, Zone]

    def apply(self, state: State) -> State:
        return replace(state, zones=self.zones, zones_taken=True)


class ObjectivePlaced(Event):
    """A player has placed an objective (WH-GAME-07)."""

    seat: int
    objective: Objective

    def apply(self, state: State) -> State:
        return replace(state, objectives=(*state.objectives, self.objective))


class UnitDeployed(Event):
    """A unit is set up on the table (WH-GAME-07, WH-GAME-15)."""

    unit: str
    legs: tuple[Leg, ...]
    facing: int | None = None

    def apply(self, state: State) -> State:
        return state.carrying(standing_at(state.units[self.unit], self.legs, self.facing))


class UnitHeldBack(Event):
    """A unit is not deployed but comes later, in this way (WH-GAME-11, WH-GAME-16)."""

    unit: str
    arrival: Arrival

    def apply(self, state: State) -> State:
        return state.changing(self.unit, arrival=self.arrival, due=False)


class RodeAlong(Event):
    """A unit begins the battle in a transport (WH-GAME-11, WH-VEH-31)."""

    unit: str
    transport: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, place="aboard", aboard=self.transport)


class InitiativeTried(Event):
    """The second player has tried to take the first turn (WH-GAME-17)."""

    seat: int
    seized: bool

    def apply(self, state: State) -> State:
        return replace(state, first=self.seat) if self.seized else state


class ReserveRolled(Event):
    """A unit in reserve comes in this player turn, or does not; ``face`` is None where it needs no roll
    (WH-GAME-01)."""

    unit: str
    comes: bool
    face: int | None = None

    def apply(self, state: State) -> State:
        return state.changing(self.unit, due=self.comes)


class FlankFound(Event):
    """By which short edge an outflanking unit comes (WH-GAME-04)."""

    unit: str
    edge: Edge


class Entered(Event):
    """A unit has moved on to the table; it has had its move. Vehicles have this facing and this class of speed
    (WH-GAME-11, WH-VEH-36)."""

    unit: str
    legs: tuple[Leg, ...]
    facing: int | None = None
    speed: str | None = None

    def apply(self, state: State) -> State:
        unit = standing_at(state.units[self.unit], self.legs, self.facing, self.speed)
        return state.carrying(arrived(unit))


class Scattered(Event):
    """Where something comes down that was aimed at a place (WH-CORE-01)."""

    aimed: Point
    landed: Point
    inches: int


class DeepStruck(Event):
    """A unit stands where its deep strike has led it: it counts as having moved and neither moves nor assaults in this
    turn; vehicles count as at cruising speed (WH-GAME-02, WH-VEH-36)."""

    unit: str
    legs: tuple[Leg, ...]
    facing: int = 0

    def apply(self, state: State) -> State:
        unit = standing_at(state.units[self.unit], self.legs, self.facing, CRUISING)
        return state.carrying(arrived(unit, barred=True))


class MishapSuffered(Event):
    """A deep strike has gone wrong (WH-GAME-03); passengers share their transport's lot."""

    unit: str
    result: Literal["destroyed", "misplaced", "delayed"]

    def apply(self, state: State) -> State:
        if self.result == "destroyed":
            lost = [unit for unit in state.units.values() if unit.id == self.unit or unit.aboard == self.unit]
            for unit in lost:
                state = state.destroying(unit.id)
            return state
        return state.changing(self.unit, due=False) if self.result == "delayed" else state


class NightSeen(Event):
    """How many inches a unit sees by night (WH-GAME-05)."""

    unit: str
    inches: int


class LengthRolled(Event):
    """Whether another game turn follows (WH-GAME-09); ``face`` is None where nothing is rolled for."""

    turn: int
    goes_on: bool
    face: int | None = None


class Score(Record):
    """Why a side has a point: an objective it holds or an enemy unit destroyed (WH-GAME-08, WH-GAME-13)."""

    seat: int
    kind: Literal["objective", "kill"]
    id: str


class BattleEnded(Event):
    """The battle is over (WH-GAME-07, WH-GAME-10, WH-GAME-13). ``winner`` is None for a draw."""

    ended: Ending
    winner: int | None
    scores: tuple[Score, ...] = ()

    def apply(self, state: State) -> State:
        return replace(state, ended=self.ended, winner=self.winner)
