"""Events of temporary attachments (chapter Temporary attachments)."""

from __future__ import annotations

from grognard.core.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state import Link, State


class Spoken(Event):
    """A vehicle has called another by radio to go with it (AZ-TMP-01)."""

    unit: str
    to: str
    succeeded: bool

    def apply(self, state: State) -> State:
        if not self.succeeded:
            return state
        left = tuple(link for link in state.links if link.turn == state.turn)
        return replace(state, links=(*left, Link(self.unit, self.to, state.turn)))


class Attached(Event):
    """Vehicles go together from now on, as one unit (AZ-TMP-01)."""

    unit: str
    other: str

    def apply(self, state: State) -> State:
        unit, other = state.units[self.unit], state.units[self.other]
        together = replace(
            unit,
            models=(*unit.models, *other.models),
            joined=(*unit.joined, other.id, *other.joined),
            losses=unit.losses + other.losses,
            tested=unit.tested + other.tested,
        )
        units = {id: each for id, each in state.units.items() if id != other.id}
        return replace(state, units={**units, unit.id: together})


class Separated(Event):
    """The vehicles of a unit are one by themselves again, with the ``losses`` of their own crews, of which ``fresh``
    are not tested for yet (AZ-TMP-03)."""

    unit: str
    other: str
    losses: int = 0
    fresh: int = 0

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        own = tuple(model for model in unit.models if model.id.rpartition(".")[0] == self.other)
        rest = tuple(model for model in unit.models if model not in own)
        ordered = any(each.unit == unit.id for each in state.chain)
        alone = replace(
            unit,
            id=self.other,
            models=own,
            joined=(),
            losses=self.losses,
            tested=self.losses - self.fresh,
            place="table" if own else "gone",
            acted_turn=state.turn if ordered else unit.acted_turn,
        )
        left = unit.losses - self.losses
        unit = replace(
            unit,
            models=rest,
            joined=tuple(id for id in unit.joined if id != self.other),
            losses=left,
            tested=min(unit.tested, left),
            place="table" if rest else "gone",
        )
        return replace(state, units={**state.units, unit.id: unit, alone.id: alone})
