"""Events of vehicle squads (chapter Vehicle squads)."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state.events.vehicles import carried_to
from grognard.games.operation_ww2.state.state import Model, State
from grognard.space.plane import Point


class DroppedOut(Event):
    """A vehicle of a squad is by itself for what has happened to it: a unit that has the losses of its own crew, of
    which ``fresh`` are not tested for yet (AZ-VSQ-03)."""

    unit: str
    model: str
    losses: int
    fresh: int

    def apply(self, state: State) -> State:
        squad = state.units[self.unit]
        own = tuple(model for model in squad.models if self.model in (model.id, model.aboard))
        rest = tuple(model for model in squad.models if model not in own)
        ordered = any(each.unit == squad.id for each in state.chain)
        alone = replace(
            squad,
            id=self.model,
            models=own,
            squad=squad.id,
            couraged=0,
            losses=self.losses,
            tested=self.losses - self.fresh,
            acted_turn=state.turn if ordered else squad.acted_turn,
        )
        squad = replace(squad, models=rest, tested=squad.losses, place="table" if rest else "gone")
        return replace(state, units={**state.units, squad.id: squad, alone.id: alone})


class CameBack(Event):
    """A vehicle that had dropped out is with its squad again (AZ-VSQ-03)."""

    unit: str
    squad: str

    def apply(self, state: State) -> State:
        alone, squad = state.units[self.unit], state.units[self.squad]

        def number(model: Model) -> int:
            return int(model.id.split(".")[2])

        models = tuple(sorted((*squad.models, *alone.models), key=number))
        units = {**state.units, squad.id: replace(squad, models=models, place="table")}
        del units[alone.id]
        return replace(state, units=units)


class LeftBehind(Event):
    """A squad has left vehicles of its own behind: they are lost, whoever is aboard (AZ-VSQ-03, AZ-VSQ-04)."""

    unit: str
    models: tuple[str, ...]

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        left = tuple(model for model in unit.models if model.id not in self.models and model.aboard not in self.models)
        return state.changing(unit.id, models=left, place=unit.place if left else "gone")


class CourageTested(Event):
    """A squad that has lost so many vehicles tests its courage (AZ-VSQ-05)."""

    unit: str
    lost: int
    passed: bool

    def apply(self, state: State) -> State:
        return state.changing(self.unit, couraged=self.lost)


class SquadBacked(Event):
    """A vehicle of a squad whose courage failed backs to a place, facing a direction; the squad has acted
    (AZ-VSQ-05)."""

    unit: str
    model: str
    place: Point
    facing: int

    def apply(self, state: State) -> State:
        state = carried_to(state, self.model, self.place, self.facing)
        return state.changing(self.unit, acted_turn=state.turn, detection="moved")
