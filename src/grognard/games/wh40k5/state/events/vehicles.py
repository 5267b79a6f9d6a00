"""Events of vehicles: moves, hits and damage, passengers (chapter Vehicles)."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.engine.events import Event
from grognard.core.records import Record, replace
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.state import Model, State
from grognard.space.formations import standing_at
from grognard.space.plane import Point
from grognard.space.terrain import Piece


def changing_model(state: State, unit: str, id: str, change: Callable[[Model], Model]) -> State:
    """The state with one model of a unit changed."""
    models = tuple(change(model) if model.id == id else model for model in state.units[unit].models)
    return state.changing(unit, models=models)


class ArmourTested(Event):
    """So many of the hits on a vehicle, of these Strengths on this armour, glance off or penetrate (WH-VEH-06)."""

    unit: str
    model: str
    glancing: int
    penetrating: int
    hits: int
    strengths: tuple[int, ...]
    armours: tuple[int, ...]


class DamageRolled(Event):
    """The results of the damage rolls on a vehicle, by their ids, with the face of each die and what was added to it
    (WH-VEH-07)."""

    unit: str
    model: str
    results: tuple[str, ...]
    faces: tuple[int, ...]
    added: tuple[int, ...]


class Damaged(Event):
    """A vehicle suffers a result of the damage table short of destruction (WH-VEH-07): ``until`` the end of which
    player turn its crew is shaken or stunned, ``weapon`` the one destroyed."""

    unit: str
    model: str
    result: str
    until: int | None = None
    weapon: str = ""

    def apply(self, state: State) -> State:
        def change(model: Model) -> Model:
            match self.result:
                case "crew-shaken":
                    return replace(model, shaken=max(model.shaken or 0, self.until or 0))
                case "crew-stunned":
                    return replace(model, stunned=max(model.stunned or 0, self.until or 0))
                case "immobilised":
                    return replace(model, immobilised=True)
            return replace(model, broken=(*model.broken, self.weapon))

        return changing_model(state, self.unit, self.model, change)


class VehicleDestroyed(Event):
    """A vehicle is wrecked or explodes (WH-VEH-07); what is left of it becomes terrain afterwards (WH-VEH-24)."""

    unit: str
    model: str
    result: str
    by: int


class Remained(Event):
    """A wreck or a crater lies on the table (WH-VEH-24)."""

    piece: Piece

    def apply(self, state: State) -> State:
        return replace(state, remains=(*state.remains, self.piece))


class Driven(Record):
    """Where a vehicle ended: its place, its facing, its class of speed."""

    model: str
    at: Point
    facing: int
    speed: str


class VehiclesMoved(Event):
    """Vehicles of a unit have driven or turned, or are at the speed of those who have (WH-VEH-01, WH-VEH-35)."""

    unit: str
    ends: tuple[Driven, ...]

    def apply(self, state: State) -> State:
        ends = {end.model: end for end in self.ends}
        models = tuple(
            replace(
                model,
                x=ends[model.id].at[0],
                y=ends[model.id].at[1],
                facing=ends[model.id].facing,
                speed=ends[model.id].speed,
                turned=True,
            )
            if model.id in ends
            else model
            for model in state.units[self.unit].models
        )
        moved = any(model.speed != "stationary" for model in models)
        unit = state.units[self.unit]
        return state.carrying(replace(unit, models=models, moved=unit.moved or moved, activated=True))


class Boarded(Event):
    """A unit has gone into a transport (WH-VEH-16)."""

    unit: str
    transport: str

    def apply(self, state: State) -> State:
        x, y = state.units[self.transport].models[0].at
        models = tuple(replace(model, x=x, y=y) for model in state.units[self.unit].models)
        fields = {"place": "aboard", "aboard": self.transport, "boarded": True, "activated": True}
        return state.changing(self.unit, models=models, **fields)


class Alighted(Event):
    """A unit leaves its transport (WH-VEH-16, WH-VEH-17, WH-VEH-19).

    ``places`` are those of its models, in their order; ``willing``: of its own will; ``moved``: it may not move any
    more and shoots as if it had moved; ``stranded``: it may not assault; ``idle``: it can do nothing more (WH-VEH-29).
    """

    unit: str
    places: tuple[Point, ...]
    willing: bool
    moved: bool
    stranded: bool
    idle: bool = False

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = tuple(replace(model, x=x, y=y) for model, (x, y) in zip(unit.models, self.places, strict=True))
        return state.changing(
            self.unit,
            models=models,
            place="table",
            aboard=None,
            alighted=unit.alighted or self.willing,
            moved=unit.moved or self.moved,
            activated=unit.activated or self.moved,
            stranded=unit.stranded or self.stranded,
            idle=unit.idle or self.idle,
        )


class PassengersLost(Event):
    """Passengers die with their transport, or for want of room beside it (WH-VEH-19, WH-VEH-29)."""

    unit: str
    removed: tuple[str, ...]

    def apply(self, state: State) -> State:
        state = state.losing(self.unit, self.removed)
        unit = state.units[self.unit]
        lost = unit.lost + len(self.removed)
        if unit.models:
            return state.changing(self.unit, lost=lost)
        return state.changing(self.unit, lost=lost, place="destroyed", aboard=None)


class SmokeLaunched(Event):
    """A vehicle unit hides in smoke in the shooting phase of the player turn of this number (WH-VEH-09)."""

    unit: str
    until: int

    def apply(self, state: State) -> State:
        return state.changing(self.unit, smoked=True, smoke=self.until, shot=self.unit)


class BlastCaught(Event):
    """An explosion hits so many models of a unit, or so many of its passengers (WH-VEH-07, WH-VEH-19)."""

    unit: str
    hits: int
    strength: int


class ShockAnnounced(Event):
    """A tank will drive straight on so far, through whoever is in its way (WH-VEH-13)."""

    unit: str
    allowance: int


class Rammed(Event):
    """A vehicle rams, and fires nothing in this turn (WH-VEH-15)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, rammed=True)


class SteppedAside(Event):
    """Models make room for a tank; that is no move of their own (WH-VEH-13)."""

    unit: str
    legs: tuple[Leg, ...]

    def apply(self, state: State) -> State:
        ends = {leg.model: leg.points[-1] for leg in self.legs}
        models = standing_at(state.units[self.unit].models, ends)
        return state.changing(self.unit, models=models)


class WalkersTurned(Event):
    """Walkers turn to fire, and stay so (WH-VEH-26): each model with its facing."""

    unit: str
    facings: tuple[tuple[str, int], ...]

    def apply(self, state: State) -> State:
        facings = dict(self.facings)
        models = tuple(
            replace(model, facing=facings.get(model.id, model.facing)) for model in state.units[self.unit].models
        )
        return state.changing(self.unit, models=models)


class Spilled(Event):
    """Passengers were forced out by the shooting of a unit, which may assault them (WH-ASSAULT-26)."""

    unit: str
    by: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, spilled=self.by)
