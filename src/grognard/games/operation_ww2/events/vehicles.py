"""Events of vehicles: what is lost, what their crews suffer, how they drive (chapters Vehicles to Close assault)."""

from __future__ import annotations

from typing import ClassVar, Literal

from grognard.core.events import Event
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.state import Breach, Machine, Model, State, Wreck
from grognard.space.plane import Point


def with_machine(state: State, unit: str, model: str, **fields: object) -> State:
    """The state with some fields of a vehicle's machine changed."""

    def changed(each: Model) -> Model:
        return replace(each, machine=replace(each.machine, **fields)) if each.id == model else each

    return state.changing(unit, models=tuple(changed(each) for each in state.units[unit].models))


def machine_of(state: State, unit: str, model: str) -> Machine:
    """The machine of a vehicle."""
    found = state.units[unit].model(model).machine
    assert found is not None, model
    return found


# ---- damage ------------------------------------------------------------------------------------------------------


class ShotStopped(Event):
    """Something stops a shot at a vehicle: a wall or covered terrain that it was rolled for (AZ-VCOV-03), covered
    terrain before the part it would have struck (AZ-VCOV-05), or the armour of the vehicle in the way (AZ-OVL-02)."""

    unit: str
    model: str
    by: Literal["wall", "covered", "hidden-part", "other-vehicle", "die"]


class ShotDiverted(Event):
    """A shot at a vehicle strikes another that hides the part it would have struck (AZ-OVL-01)."""

    unit: str
    model: str
    onto: str


class VehicleDamaged(Event):
    """What the damage table says of a vehicle; ``die`` is the modified die, ``result`` the text of the table
    (AZ-FIRE-12)."""

    unit: str
    model: str
    die: int
    result: str


class PartsLost(Event):
    """A vehicle loses parts: ``wheel``, ``track``, ``immobile``, ``engine``, or mounted weapons by their ids
    (AZ-VDM-05 to AZ-VDM-10)."""

    unit: str
    model: str
    parts: tuple[str, ...]

    def apply(self, state: State) -> State:
        lost = (*machine_of(state, self.unit, self.model).lost, *self.parts)
        return with_machine(state, self.unit, self.model, lost=lost)


class Man(Record):
    """One of the crew: the ``commander``, the task for which he looks out, or simply a ``crewman``; a passenger by the
    id of his model."""

    who: str
    scared: bool = False
    exposed: bool = False


class CrewHurt(Event):
    """Men of a vehicle's crew die, others are scared (AZ-VDM-02). ``counted`` of the deaths count for the panic limit;
    ``settled``: they ask for no morale test any more (AZ-NRV-10)."""

    unit: str
    model: str
    dead: tuple[Man, ...]
    scared: tuple[Man, ...]
    counted: int
    settled: bool = False

    def apply(self, state: State) -> State:
        machine = machine_of(state, self.unit, self.model)
        newly = [man for man in self.scared if not man.scared]
        commander_dead = any(man.who == "commander" for man in self.dead)
        commander_scared = machine.shaken or any(man.who == "commander" for man in self.scared)
        gone = [man.who for man in self.dead if man.exposed]
        state = with_machine(
            state,
            self.unit,
            self.model,
            crew=machine.crew - len(self.dead),
            scared=machine.scared - sum(man.scared for man in self.dead) + len(newly),
            commander=machine.commander and not commander_dead,
            shaken=commander_scared and not commander_dead,
            exposed=tuple(task for task in machine.exposed if task not in gone),
        )
        unit = state.units[self.unit]
        losses = unit.losses + self.counted
        return state.changing(self.unit, losses=losses, tested=losses if self.settled else unit.tested)


class WillpowerTested(Event):
    """A crew that lost men to small arms has tested its willpower: nobody else looks out this turn, or all are scared
    (AZ-NRV-06)."""

    unit: str
    model: str
    passed: bool

    def apply(self, state: State) -> State:
        machine = machine_of(state, self.unit, self.model)
        if self.passed:
            return with_machine(state, self.unit, self.model, calm=True)
        return with_machine(state, self.unit, self.model, scared=machine.crew, shaken=machine.commander)


class NerveTested(Event):
    """A crew has taken the nerve tests that its hits asked for (AZ-NRV-01)."""

    unit: str
    model: str
    passed: bool


class BailedOut(Event):
    """A crew has left its vehicle and stands or lies beside it (AZ-NRV-01, AZ-NRV-02): ``crew`` are new models,
    ``passengers`` those of the unit who were aboard as models."""

    unit: str
    model: str
    crew: tuple[Model, ...]
    passengers: tuple[Model, ...] = ()

    def apply(self, state: State) -> State:
        placed = {model.id: model for model in self.passengers}
        state = with_machine(
            state, self.unit, self.model, crew=0, scared=0, shaken=False, exposed=(), boarded=0, tasks=None
        )
        models = tuple(placed.get(model.id, model) for model in state.units[self.unit].models)
        return state.changing(self.unit, models=(*models, *self.crew))


class Exploded(Event):
    """A vehicle or gun blows up with everybody aboard; its wreck stays (AZ-VDM-01). ``counted`` are the crew that die
    with it; ``carried`` the models aboard it that go too."""

    alters_context: ClassVar[bool] = True

    unit: str
    model: str
    wreck: Wreck
    counted: int
    carried: tuple[str, ...] = ()

    def apply(self, state: State) -> State:
        units = dict(state.units)
        for id, unit in state.units.items():
            gone = [model for model in unit.models if model.id == self.model or model.id in self.carried]
            if not gone:
                continue
            left = tuple(model for model in unit.models if model not in gone)
            people = sum(model.is_person for model in gone) + (self.counted if id == self.unit else 0)
            place = unit.place if left else "gone"
            units[id] = replace(unit, models=left, losses=unit.losses + people, place=place)
        return replace(state, units=units, wrecks=(*state.wrecks, self.wreck))


# ---- driving -----------------------------------------------------------------------------------------------------


class Drove(Event):
    """A vehicle drives through these places and ends facing a direction (AZ-VMV-01); of who is aboard only the vehicle
    has a place."""

    unit: str
    model: str
    way: tuple[Point, ...]
    facing: int

    def apply(self, state: State) -> State:
        def driven(model: Model) -> Model:
            if model.id != self.model:
                return model
            x, y = self.way[-1] if self.way else (model.x, model.y)
            return replace(model, x=x, y=y, facing=self.facing)

        return state.changing(self.unit, models=tuple(driven(model) for model in state.units[self.unit].models))


class OrderBegun(Event):
    """A vehicle begins to carry out an order; ``latest`` says what it does with it (AZ-VDM-18, AZ-MC-01)."""

    unit: str
    model: str
    latest: Literal["", "drove", "halted", "lay"]

    def apply(self, state: State) -> State:
        return with_machine(state, self.unit, self.model, latest=self.latest)


class RolledOn(Event):
    """A vehicle that cannot go on, or whose crew breaks, rolls on so far straight ahead (AZ-VDM-05, AZ-NRV-05)."""

    unit: str
    model: str
    place: Point

    def apply(self, state: State) -> State:
        def rolled(model: Model) -> Model:
            return replace(model, x=self.place[0], y=self.place[1]) if model.id == self.model else model

        return state.changing(self.unit, models=tuple(rolled(model) for model in state.units[self.unit].models))


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


class LookedOut(Event):
    """These tasks' men look out of a vehicle from now on, and no others (AZ-XPO-07)."""

    unit: str
    model: str
    exposed: tuple[str, ...]

    def apply(self, state: State) -> State:
        return with_machine(state, self.unit, self.model, exposed=self.exposed)


class TasksHandedOut(Event):
    """The tasks of a crew are fixed with the declaration (AZ-VEH-08)."""

    unit: str
    model: str
    tasks: tuple[str, ...]

    def apply(self, state: State) -> State:
        return with_machine(state, self.unit, self.model, tasks=self.tasks)


class CrewRecovered(Event):
    """So many scared men of a crew get over it, which is all they do in an order (AZ-VEH-04)."""

    unit: str
    model: str
    count: int

    def apply(self, state: State) -> State:
        scared = machine_of(state, self.unit, self.model).scared - self.count
        shaken = machine_of(state, self.unit, self.model).shaken and scared > 0
        return with_machine(state, self.unit, self.model, scared=scared, shaken=shaken)


class TurretTurned(Event):
    """A turret is turned, so far from the hull's facing (AZ-VLS-11)."""

    unit: str
    model: str
    turret: int

    def apply(self, state: State) -> State:
        return with_machine(state, self.unit, self.model, turret=self.turret % 360_000)
