"""Events of buildings that are shelled, blown up or driven into (chapters Buildings, Roofs, Tanks entering
buildings)."""

from __future__ import annotations

from typing import ClassVar

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.buildings import Fall, Roof
from grognard.games.operation_ww2.state.events.vehicles import with_machine
from grognard.games.operation_ww2.state.ground import Damaged, Dust
from grognard.games.operation_ww2.state.state import Model, Posture, State
from grognard.space.plane import Point


class BuildingShaken(Event):
    """A building is struck by something that may demolish it: the total of the die and what it comes to (AZ-DEM-02)."""

    piece: str
    total: int
    fall: Fall


class TrainingTested(Event):
    """A unit inside a building that was shaken has tested its training; who fails lies scared (AZ-DEM-03)."""

    unit: str
    passed: bool


class BuildingFell(Event):
    """A section of a building falls, and is a ruin; survivors lie where they were, on the ground (AZ-DEM-05,
    AZ-DEM-09)."""

    alters_context: ClassVar[bool] = True

    piece: str
    section: int
    buried: tuple[str, ...]

    def apply(self, state: State) -> State:
        state = altered(state, self.piece, fallen=self.section)

        def down(model: Model) -> Model:
            posture: Posture = "scared" if model.is_person else model.posture
            return replace(model, storey=0, posture=posture) if model.id in self.buried else model

        units = {
            id: replace(unit, models=tuple(down(model) for model in unit.models))
            if any(model.id in self.buried for model in unit.models)
            else unit
            for id, unit in state.units.items()
        }
        return replace(state, units=units)


class DustRaised(Event):
    """Dust hangs about what fell, to the end of its last turn (AZ-DEM-06)."""

    alters_context: ClassVar[bool] = True

    piece: str
    turns: int
    dust: Dust

    def apply(self, state: State) -> State:
        return replace(state, dust=(*state.dust, self.dust))


class DustSettled(Event):
    """Dust is gone at the end of a turn (AZ-DEM-06)."""

    alters_context: ClassVar[bool] = True

    clouds: tuple[str, ...]

    def apply(self, state: State) -> State:
        return replace(state, dust=tuple(cloud for cloud in state.dust if cloud.id not in self.clouds))


class RoofStruck(Event):
    """A shell falls on a roof: the total of the die and what it comes to (AZ-ROO-01)."""

    piece: str
    total: int
    roof: Roof


class RoofLost(Event):
    """The roof of a section is gone; later hits ignore it (AZ-ROO-02, AZ-ROO-04)."""

    piece: str
    section: int

    def apply(self, state: State) -> State:
        return altered(state, self.piece, roofless=self.section)

    alters_context: ClassVar[bool] = True


class BrokeIn(Event):
    """A tank has come 5 cm into a building: what the table of entry says, and the gap it leaves in the wall
    (AZ-TKB-02)."""

    alters_context: ClassVar[bool] = True

    unit: str
    model: str
    piece: str
    total: int
    effect: str
    gap: Point

    def apply(self, state: State) -> State:
        state = with_machine(state, self.unit, self.model, inside=self.piece)
        return altered(state, self.piece, gap=self.gap)


class CameOut(Event):
    """A tank has left the building it had broken into (AZ-TKB-05)."""

    unit: str
    model: str

    def apply(self, state: State) -> State:
        return with_machine(state, self.unit, self.model, inside="")


def altered(
    state: State, piece: str, *, fallen: int | None = None, roofless: int | None = None, gap: Point | None = None
) -> State:
    """The state with a section of a building fallen or without its roof, or a gap in its walls."""
    known = next((each for each in state.damaged if each.piece == piece), Damaged(piece))
    if fallen is not None:
        known = replace(known, fallen=tuple(sorted({*known.fallen, fallen})))
    if roofless is not None:
        known = replace(known, roofless=tuple(sorted({*known.roofless, roofless})))
    if gap is not None:
        known = replace(known, gaps=(*known.gaps, gap))
    others = tuple(each for each in state.damaged if each.piece != piece)
    return replace(state, damaged=(*others, known))
