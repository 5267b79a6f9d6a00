"""Events of communication: calls, runners, coordinates (chapter Communication)."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state.intents import Means
from grognard.games.operation_ww2.state.state import Coordinates, Errand, State, Unit


def told(state: State, to: str, ceases: bool, coordinates: Coordinates | None) -> State:
    """The state in which a unit has been told something: new coordinates replace the old ones, a cease-fire takes them
    away (AZ-COM-08, AZ-COM-11)."""
    held = {id: each for id, each in state.coordinates.items() if id != to}
    if coordinates is not None:
        return replace(state, coordinates=held | {to: coordinates})
    return replace(state, coordinates=held) if ceases else state


class CallMade(Event):
    """A unit has called another by radio or voice (AZ-COM-03, AZ-COM-04); ``ceases``: to end its fire."""

    unit: str
    to: str
    means: Means
    succeeded: bool
    ceases: bool
    coordinates: Coordinates | None = None

    def apply(self, state: State) -> State:
        return told(state, self.to, self.ceases, self.coordinates) if self.succeeded else state


class RunnerSent(Event):
    """A runner leaves his unit; under way he is a unit of one (AZ-COM-05, AZ-COM-06)."""

    unit: str
    model: str
    errand: Errand

    def apply(self, state: State) -> State:
        home = state.units[self.unit]
        runner = Unit(
            self.model,
            home.seat,
            (home.model(self.model),),
            place="table",
            detection=home.detection,
            acted_turn=state.turn,
            attached_to=home.id,
        )
        state = state.changing(home.id, models=tuple(each for each in home.models if each.id != self.model))
        units = {**state.units, self.model: runner}
        return replace(state, units=units, errands={**state.errands, self.model: self.errand})


class RunnerRan(Event):
    """A runner runs this turn (AZ-COM-05); whoever sees him sees one who has moved."""

    runner: str

    def apply(self, state: State) -> State:
        errand = replace(state.errands[self.runner], turn=state.turn)
        state = replace(state, errands={**state.errands, self.runner: errand})
        return state.changing(self.runner, detection="moved", acted_turn=state.turn)


class RunnerArrived(Event):
    """A runner has reached the unit he was sent to; he starts back in the next turn (AZ-COM-05, AZ-COM-13)."""

    runner: str
    to: str
    succeeded: bool

    def apply(self, state: State) -> State:
        errand = state.errands[self.runner]
        errands = {**state.errands, self.runner: replace(errand, back=True, turn=state.turn)}
        state = replace(state, errands=errands)
        return told(state, self.to, errand.coordinates is None, errand.coordinates) if self.succeeded else state


class RunnerBack(Event):
    """A runner is with his unit again, one of its men like before (AZ-COM-05)."""

    runner: str

    def apply(self, state: State) -> State:
        home = state.now(state.errands[self.runner].home)
        assert home is not None
        models = (*home.models, *state.units[self.runner].models)
        units = {id: unit for id, unit in state.units.items() if id != self.runner}
        units[home.id] = replace(home, models=models)
        errands = {id: errand for id, errand in state.errands.items() if id != self.runner}
        return replace(state, units=units, errands=errands)


class CoordinatesUsed(Event):
    """Fire at coordinates uses them up (AZ-COM-11, by its option)."""

    unit: str

    def apply(self, state: State) -> State:
        return replace(state, coordinates={id: at for id, at in state.coordinates.items() if id != self.unit})
