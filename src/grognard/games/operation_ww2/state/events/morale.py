"""Events of losses, morale and panic (chapters Damage, Morale and panic, Lone models)."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.state.choices import Flight
from grognard.games.operation_ww2.state.state import Model, Posture, State


class ModelsHit(Event):
    """Models of a unit die, others lie down scared (AZ-DEF-08, AZ-DMG-07). ``counted``: so many of the deaths count for
    the panic limit (AZ-MOR-19); ``asks``: they may ask for morale tests, those of a broken unit do not (AZ-MOR-14);
    ``flamed``: flame did it (AZ-FLM-02). A unit without any model left is out of the battle."""

    unit: str
    dead: tuple[str, ...]
    scared: tuple[str, ...]
    counted: int
    flamed: bool = False
    asks: bool = True

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]

        def hit(model: Model) -> Model:
            return replace(model, posture="scared") if model.id in self.scared else model

        models = tuple(hit(model) for model in unit.models if model.id not in self.dead)
        place = unit.place if models else "gone"
        losses = unit.losses + self.counted
        tested = unit.tested if self.asks else losses
        flamed = self.flamed if self.dead else unit.flamed
        return state.changing(self.unit, models=models, place=place, losses=losses, tested=tested, flamed=flamed)


class MoraleTested(Event):
    """A unit has taken all tests its losses asked for; ``passed`` none of them failed (AZ-MOR-01, AZ-MOR-03)."""

    unit: str
    passed: bool

    def apply(self, state: State) -> State:
        return state.changing(self.unit, tested=state.units[self.unit].losses, flamed=False)


class Broke(Event):
    """A unit panics: it is broken, ``lying`` of its models lie down, the others stand up (AZ-MOR-04, AZ-MOR-05,
    AZ-MOR-16). ``acted``: it counts as having acted this turn (AZ-RCT-12)."""

    unit: str
    lying: tuple[str, ...] = ()
    acted: bool = True

    def apply(self, state: State) -> State:
        def shaken(model: Model) -> Model:
            return replace(model, posture="scared" if model.id in self.lying else "standing")

        unit = state.units[self.unit]
        models = tuple(shaken(model) if model.is_person else model for model in unit.models)
        acted = state.turn if self.acted else unit.acted_turn
        return state.changing(self.unit, broken=True, models=models, acted_turn=acted)


class Fled(Event):
    """A broken unit runs for cover: each model goes its way, lies down or stands there, or is off the table (AZ-MOR-06,
    AZ-MOR-09, AZ-MOR-11). ``counted``: so many of those count for the panic limit (AZ-MOR-19); they ask for no test
    unless the broken test again (``asks``, AZ-MOR-14)."""

    unit: str
    flights: tuple[Flight, ...]
    detection: DetectionState
    counted: int = 0
    asks: bool = False

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        flights = {flight.model: flight for flight in self.flights}

        def fled(model: Model) -> Model:
            flight = flights[model.id]
            at = flight.way[-1] if flight.way else (model.x, model.y)
            storey = 0 if flight.way else model.storey
            posture: Posture = "scared" if flight.lies else "standing"
            return replace(model, x=at[0], y=at[1], storey=storey, posture=posture)

        models = tuple(
            fled(model) if model.id in flights else model
            for model in unit.models
            if model.id not in flights or not flights[model.id].off_table
        )
        place = unit.place if models else "gone"
        losses = unit.losses + self.counted
        tested = unit.tested if self.asks or not self.counted else losses
        return state.changing(
            self.unit, models=models, place=place, losses=losses, tested=tested, detection=self.detection
        )


class Rallied(Event):
    """A unit has overcome its panic: its models stand up; it gets no order this turn, unless it ``acts`` as a lone
    model may (AZ-MOR-10, AZ-TRN-07, AZ-LON-03)."""

    unit: str
    acts: bool = False

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = tuple(replace(model, posture="standing") if model.is_person else model for model in unit.models)
        acted = unit.acted_turn if self.acts else state.turn
        return state.changing(self.unit, models=models, broken=False, acted_turn=acted, detection="stationary")


class LoneTested(Event):
    """Who is left of a unit alone has tested its morale (AZ-LON-01)."""

    unit: str
    passed: bool
