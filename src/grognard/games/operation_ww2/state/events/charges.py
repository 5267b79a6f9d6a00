"""Events of explosive charges: laid, set off (chapter Explosive charges)."""

from __future__ import annotations

from typing import ClassVar

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state.ground import Breach, Primed
from grognard.games.operation_ww2.state.state import State


class ChargeLaid(Event):
    """A charge lies primed against a piece of terrain; its carrier has it no longer (AZ-EXP-03)."""

    charge: Primed
    weapon: str

    def apply(self, state: State) -> State:
        unit = state.units[self.charge.unit]
        carrier = unit.model(self.charge.model)
        left = list(carrier.weapons)
        left.remove(self.weapon)
        models = tuple(replace(each, weapons=tuple(left)) if each is carrier else each for each in unit.models)
        state = state.changing(unit.id, models=models)
        return replace(state, primed=(*state.primed, self.charge))


class ChargesWentOff(Event):
    """The charges against a piece of terrain go off; ``removed``: it is gone (AZ-EXP-04). They are used up
    (AZ-EXP-09)."""

    alters_context: ClassVar[bool] = True

    piece: str
    total: int
    removed: bool

    def apply(self, state: State) -> State:
        left = tuple(charge for charge in state.primed if charge.piece != self.piece)
        state = replace(state, primed=left)
        return replace(state, breaches=(*state.breaches, Breach(self.piece))) if self.removed else state


class WentDown(Event):
    """Models, and everybody aboard them, are gone with the bridge they were on (AZ-EXP-05)."""

    unit: str
    models: tuple[str, ...]

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        gone = [model for model in unit.models if model.id in self.models or model.aboard in self.models]
        left = tuple(model for model in unit.models if model not in gone)
        men = sum(model.is_person for model in gone) + sum(model.machine.crew for model in gone if model.machine)
        place = unit.place if left else "gone"
        return state.changing(unit.id, models=left, place=place, losses=unit.losses + men)
