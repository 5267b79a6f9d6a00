"""Events of temporary attachments (chapter Temporary attachments)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state.ground import Link
from grognard.games.operation_ww2.state.state import Coordinates, Model, State, Unit, home_of
from grognard.space.plane import Point


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
    """A unit goes with another from now on, as one unit (AZ-TMP-01, AZ-TMP-04, AZ-TMP-07); those ``on_top`` ride on its
    tank (AZ-TTR-02)."""

    alters_context: ClassVar[bool] = True

    unit: str
    other: str
    on_top: tuple[str, ...] = ()

    def apply(self, state: State) -> State:
        unit, other = state.units[self.unit], state.units[self.other]
        models = tuple(replace(man, on_top=True) if man.id in self.on_top else man for man in other.models)
        together = replace(
            unit,
            models=(*unit.models, *models),
            joined=(*unit.joined, other.id, *other.joined),
            losses=unit.losses + other.losses,
            tested=unit.tested + other.tested,
            used={id: unit.used.get(id, 0) + other.used.get(id, 0) for id in {**unit.used, **other.used}},
        )
        known = tuple(dict.fromkeys((*unit.known_to, *other.known_to)))
        units = {id: each for id, each in state.units.items() if id != other.id}
        units = _renamed({**units, unit.id: replace(together, known_to=known)}, other.id, (unit.id,))
        held = {id: each for id, each in state.coordinates.items() if id != other.id}
        if other.id in state.coordinates:
            held.setdefault(unit.id, state.coordinates[other.id])
        held = {id: replace(each, target=unit.id) if each.target == other.id else each for id, each in held.items()}
        primed = tuple(replace(each, unit=unit.id) if each.unit == other.id else each for each in state.primed)
        return replace(state, units=units, coordinates=held, primed=primed)


class Separated(Event):
    """A unit is by itself again, with the ``losses`` that are its own, of which ``fresh`` are not tested for yet, and
    what it has ``used`` up (AZ-TMP-03, AZ-TMP-06). Of its people those named in ``places`` get off the vehicle that
    carried them (AZ-EMB-06). The units ``along`` go with it, not with the other any more."""

    alters_context: ClassVar[bool] = True

    unit: str
    other: str
    losses: int = 0
    fresh: int = 0
    places: dict[str, Point] = {}
    used: dict[str, int] = {}
    along: tuple[str, ...] = ()

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        carriers = {model.aboard for model in unit.models if model.id in self.places}

        def parted(model: Model) -> Model:
            if model.id in self.places:
                x, y = self.places[model.id]
                return replace(model, x=x, y=y, aboard=None, on_top=False, boarded=state.turn)
            return replace(model, boarded=state.turn) if model.id in carriers else model

        whole = tuple(parted(model) for model in unit.models)
        own = tuple(model for model in whole if home_of(model.id) in (self.other, *self.along))
        rest = tuple(model for model in whole if model not in own)
        ordered = any(each.unit == unit.id for each in state.chain)
        alone = replace(
            unit,
            id=self.other,
            models=own,
            joined=self.along,
            losses=self.losses,
            tested=self.losses - self.fresh,
            used=self.used,
            place="table" if own else "gone",
            acted_turn=state.turn if ordered else unit.acted_turn,
        )
        left = unit.losses - self.losses
        unit = replace(
            unit,
            models=rest,
            joined=tuple(id for id in unit.joined if id not in (self.other, *self.along)),
            losses=left,
            tested=min(unit.tested, left),
            used={id: count - self.used.get(id, 0) for id, count in unit.used.items()},
            place="table" if rest else "gone",
        )
        # What they detected as one unit both remember (AZ-DET-12).
        units = _renamed({**state.units, unit.id: unit, alone.id: alone}, unit.id, (unit.id, alone.id))
        homes = (self.other, *self.along)
        # What they were told as one unit both know.
        told = {alone.id: state.coordinates[unit.id]} if unit.id in state.coordinates else {}
        held = {id: _of_model(each, homes, alone.id) for id, each in {**state.coordinates, **told}.items()}
        primed = tuple(replace(each, unit=alone.id) if home_of(each.model) in homes else each for each in state.primed)
        return replace(state, units=units, coordinates=held, primed=primed)


def _renamed(units: dict[str, Unit], old: str, new: Sequence[str]) -> dict[str, Unit]:
    """The units, remembered by these instead of one of them (AZ-DET-12, AZ-DET-09)."""

    def names(known: str) -> list[str]:
        by, part, rest = known.partition("/")
        return [f"{id}{part}{rest}" for id in new] if by == old else [known]

    return {
        id: replace(each, known_to=tuple(dict.fromkeys(name for known in each.known_to for name in names(known))))
        if each.known_to
        else each
        for id, each in units.items()
    }


def _of_model(held: Coordinates, homes: Sequence[str], unit: str) -> Coordinates:
    return replace(held, target=unit) if home_of(held.model) in homes else held
