"""Events of fire (chapters Firing procedure, Weapons that need assistants)."""

from __future__ import annotations

from grognard.core.book.modifiers import Modifier
from grognard.core.engine.events import Event
from grognard.core.messages import Message
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.state.shots import Table
from grognard.games.operation_ww2.state.state import Model, State


class Fire(Record):
    """Weapons of one kind at one part of a target: who fires them, their dice, what they need and why, what is added to
    damage."""

    models: tuple[str, ...]
    weapon: str
    target: str
    part: str
    dice: int
    need: int
    to_hit: tuple[Modifier, ...]
    table: Table
    damage: tuple[Modifier, ...]


class Discharge(Record):
    """What firing does to a weapon: the reload markers it gets, whether a round is counted, where it points now."""

    model: str
    weapon: str
    reload: int = 0
    counted: bool = False
    laid: int | None = None


class VolleyFired(Event):
    """A unit fires at a target, some weapons perhaps at another; ``fire`` says with what (AZ-FIRE-10, AZ-FIRE-11).
    A building itself may be the target, by the id of its piece (AZ-DEM-09). Weapons that are not ready at once again
    get their markers (AZ-CRW-09)."""

    unit: str
    target: str
    fire: tuple[Fire, ...]
    discharges: tuple[Discharge, ...] = ()

    def apply(self, state: State) -> State:
        if not self.discharges:
            return state
        unit = state.units[self.unit]
        models = {model.id: model for model in unit.models}
        for each in self.discharges:
            models[each.model] = discharged(models[each.model], each, state.turn)
        return state.changing(self.unit, models=tuple(models.values()))


class HeldFire(Event):
    """A unit that was to fire does not: there is nothing it could hit, or nobody wants to (AZ-ORD-09, AZ-ORD-16).
    ``why`` says it in a sentence, ``rule`` by its rule."""

    unit: str
    target: str | None
    rule: str
    why: Message | None = None


class Hits(Event):
    """So many shots at a part of a target hit; ``stray`` more struck a friendly unit instead (AZ-FF-02). ``weapon`` are
    those of them that hit a gun or a vehicle."""

    unit: str
    target: str
    part: str
    hits: int
    stray: int = 0
    struck: str | None = None
    weapon: str = ""


class Reloaded(Event):
    """Markers are taken off weapons, one each (AZ-CRW-09, AZ-CRW-13)."""

    unit: str
    weapons: tuple[tuple[str, str], ...]

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = {model.id: model for model in unit.models}
        for id, weapon in self.weapons:
            left = {name: count - (name == weapon) for name, count in models[id].reload.items()}
            models[id] = replace(models[id], reload={name: count for name, count in left.items() if count})
        return state.changing(self.unit, models=tuple(models.values()))


def discharged(model: Model, discharge: Discharge, turn: int) -> Model:
    """A model whose weapon was fired."""
    weapon = discharge.weapon
    model = replace(model, fired={**model.fired, weapon: turn})
    if discharge.reload:
        model = replace(model, reload={**model.reload, weapon: discharge.reload})
    if discharge.counted:
        model = replace(model, spent={**model.spent, weapon: model.spent.get(weapon, 0) + 1})
    if discharge.laid is None:
        return model
    return replace(model, facing=discharge.laid) if model.role == "gun" else replace(model, laid=discharge.laid)
