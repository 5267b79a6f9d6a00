"""What happens while vehicles drive: their ways, who gets on and off, what they meet and tow."""

from __future__ import annotations

from typing import ClassVar, Literal

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.state.events.vehicles import carried_to, machine_of, with_machine
from grognard.games.operation_ww2.state.ground import Breach
from grognard.games.operation_ww2.state.state import Model, State
from grognard.space.plane import Point


class Drove(Event):
    """A vehicle drives through these places and ends facing a direction (AZ-VMV-01); of who is aboard only the vehicle
    has a place."""

    unit: str
    model: str
    way: tuple[Point, ...]
    facing: int

    def apply(self, state: State) -> State:
        vehicle = state.units[self.unit].model(self.model)
        place = self.way[-1] if self.way else (vehicle.x, vehicle.y)
        return carried_to(state, self.model, place, self.facing)


class OrderBegun(Event):
    """A vehicle begins to carry out an order; ``latest`` says what it does with it (AZ-VDM-18, AZ-MC-01)."""

    unit: str
    model: str
    latest: Literal["", "drove", "halted", "lay"]

    def apply(self, state: State) -> State:
        return with_machine(state, self.unit, self.model, latest=self.latest)


class VehicleDetected(Event):
    """What a vehicle with people on foot is taken for from now on, apart from them (AZ-MTI-02)."""

    unit: str
    model: str
    detection: DetectionState

    def apply(self, state: State) -> State:
        return with_machine(state, self.unit, self.model, detection=self.detection)


class RolledOn(Event):
    """A vehicle that cannot go on, or whose crew breaks, rolls on so far straight ahead and comes to rest (AZ-VDM-05,
    AZ-NRV-05)."""

    unit: str
    model: str
    place: Point

    def apply(self, state: State) -> State:
        rolled = carried_to(state, self.model, self.place, state.units[self.unit].model(self.model).facing)
        return with_machine(rolled, self.unit, self.model, latest="")


class GotStuck(Event):
    """A driving test has failed in a piece of terrain: the vehicle is stuck for this turn (AZ-DRV-02)."""

    unit: str
    model: str
    piece: str

    def apply(self, state: State) -> State:
        return with_machine(state, self.unit, self.model, stuck=self.piece)


class CameFree(Event):
    """A vehicle that was stuck drives on (AZ-DRV-04)."""

    unit: str
    model: str

    def apply(self, state: State) -> State:
        return with_machine(state, self.unit, self.model, stuck="")


class Breached(Event):
    """A vehicle has driven through a piece of terrain and leaves a gap in it (AZ-TER-03)."""

    alters_context: ClassVar[bool] = True

    breach: Breach

    def apply(self, state: State) -> State:
        return replace(state, breaches=(*state.breaches, self.breach))


class PutAside(Event):
    """People who stand where a vehicle ends are put beside it (AZ-MOV-10, AZ-OVR-03)."""

    unit: str
    places: dict[str, Point]

    def apply(self, state: State) -> State:
        def moved(model: Model) -> Model:
            if model.id not in self.places:
                return model
            x, y = self.places[model.id]
            return replace(model, x=x, y=y)

        return state.changing(self.unit, models=tuple(moved(model) for model in state.units[self.unit].models))


class Collided(Event):
    """A vehicle runs into another, or, without one, into terrain (AZ-RAM-08, AZ-RAM-09)."""

    unit: str
    model: str
    met: str | None = None


def without_motorcycle(state: State, id: str, motorcycle: str, beside: tuple[Model, ...], lost: int) -> State:
    """The state without a motorcycle, its riders ``beside`` it or ``lost``. Passengers who came with another unit are
    gone with it (AZ-TMP-05)."""
    unit = state.units[id]
    gone = [model for model in unit.models if motorcycle in (model.id, model.aboard)]
    models = (*(model for model in unit.models if model not in gone), *beside)
    passengers = sum(model.is_person for model in gone)
    place = unit.place if models else "gone"
    return state.changing(id, models=models, place=place, losses=unit.losses + lost + passengers)


class MotorcycleRammed(Event):
    """A motorcycle is run over: it is gone, ``lost`` of its riders with it; the others lie beside (AZ-RAM-06)."""

    unit: str
    model: str
    riders: tuple[Model, ...]
    lost: int

    def apply(self, state: State) -> State:
        return without_motorcycle(state, self.unit, self.model, self.riders, self.lost)


class Embarked(Event):
    """People get aboard a vehicle (AZ-EMB-04), or ``on_top`` of it (AZ-TTR-01); those of its crew who had got out
    are its crew again (AZ-NRV-07)."""

    unit: str
    model: str
    passengers: tuple[str, ...] = ()
    crew: tuple[str, ...] = ()
    on_top: bool = False

    def apply(self, state: State) -> State:
        vehicle = state.units[self.unit].model(self.model)

        def aboard(model: Model) -> Model:
            if model.id not in self.passengers:
                return model
            there = replace(model, x=vehicle.x, y=vehicle.y, storey=0, aboard=self.model, boarded=state.turn)
            return replace(there, on_top=self.on_top)

        models = tuple(aboard(model) for model in state.units[self.unit].models if model.id not in self.crew)
        state = state.changing(self.unit, models=models)
        if not self.crew:
            return state
        machine = machine_of(state, self.unit, self.model)
        new = machine.boarded if machine.since == state.turn else 0
        crew, boarded = machine.crew + len(self.crew), new + len(self.crew)
        return with_machine(state, self.unit, self.model, crew=crew, boarded=boarded, since=state.turn)


class Disembarked(Event):
    """Passengers leave a vehicle and stand beside it (AZ-EMB-04)."""

    unit: str
    model: str
    places: dict[str, Point]

    def apply(self, state: State) -> State:
        def off(model: Model) -> Model:
            if model.id not in self.places:
                return model
            x, y = self.places[model.id]
            return replace(model, x=x, y=y, aboard=None, on_top=False, boarded=state.turn)

        return state.changing(self.unit, models=tuple(off(model) for model in state.units[self.unit].models))


class FellOff(Event):
    """Riders fall off a tank that drives fast and lie behind it, scared (AZ-TTR-01)."""

    unit: str
    model: str
    places: dict[str, Point]

    def apply(self, state: State) -> State:
        def fallen(model: Model) -> Model:
            if model.id not in self.places:
                return model
            x, y = self.places[model.id]
            return replace(model, x=x, y=y, aboard=None, on_top=False, posture="scared", boarded=state.turn)

        return state.changing(self.unit, models=tuple(fallen(model) for model in state.units[self.unit].models))


class Hitching(Event):
    """A gun's crew works at hitching it to a vehicle or unhitching it; without one the work is over (AZ-TOW-01)."""

    unit: str
    vehicle: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, hitching=self.vehicle)


class MotorcycleLost(Event):
    """A motorcycle is gone, ``lost`` of its riders with it: left behind, or overturned because its driver was hit
    (AZ-MC-03, AZ-MC-06). The others walk on."""

    unit: str
    model: str
    lost: int
    walking: tuple[Model, ...] = ()

    def apply(self, state: State) -> State:
        return without_motorcycle(state, self.unit, self.model, self.walking, self.lost)


class Hitched(Event):
    """A gun is hitched to a vehicle, or, with a place, unhitched from it (AZ-TOW-01, AZ-TOW-05)."""

    unit: str
    gun: str
    vehicle: str
    place: tuple[Point, int] | None = None

    def apply(self, state: State) -> State:
        def changed(model: Model) -> Model:
            if model.id != self.gun:
                return model
            if self.place is None:
                return replace(model, aboard=self.vehicle)
            (x, y), facing = self.place
            return replace(model, aboard=None, x=x, y=y, facing=facing)

        return state.changing(self.unit, models=tuple(changed(model) for model in state.units[self.unit].models))
