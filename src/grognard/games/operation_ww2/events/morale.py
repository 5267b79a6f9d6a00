"""Events of losses, morale and panic (chapters Damage, Morale and panic, Lone models)."""

from __future__ import annotations

from grognard.core.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state import Model, State


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
    AZ-MOR-16)."""

    unit: str
    lying: tuple[str, ...] = ()

    def apply(self, state: State) -> State:
        def shaken(model: Model) -> Model:
            return replace(model, posture="scared" if model.id in self.lying else "standing")

        unit = state.units[self.unit]
        models = tuple(shaken(model) if model.is_person else model for model in unit.models)
        return state.changing(self.unit, broken=True, models=models)
