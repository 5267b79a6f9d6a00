"""Events of vehicles: what is lost, what their crews suffer, how they drive (chapters Vehicles to Close assault)."""

from __future__ import annotations

from typing import ClassVar, Literal

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state.choices import Man
from grognard.games.operation_ww2.state.events.fire import Discharge, discharged
from grognard.games.operation_ww2.state.ground import Wreck
from grognard.games.operation_ww2.state.state import Machine, Model, State, went
from grognard.space.plane import Point


def with_machine(state: State, unit: str, model: str, **fields: object) -> State:
    """The state with some fields of a vehicle's machine changed."""

    def changed(each: Model) -> Model:
        if each.id != model or each.machine is None:
            return each
        return replace(each, machine=replace(each.machine, **fields))

    return state.changing(unit, models=tuple(changed(each) for each in state.units[unit].models))


def carried_to(state: State, vehicle: str, place: Point, facing: int) -> State:
    """The state with a vehicle at a place, and with it whoever and whatever it carries. Who changes place does not
    reload (AZ-CRW-13)."""

    def moved(model: Model) -> Model:
        if vehicle not in (model.id, model.aboard):
            return model
        there = went(model, place, state.turn) if (model.x, model.y) != place else model
        return replace(there, facing=facing) if model.id == vehicle else there

    units = {
        id: replace(unit, models=tuple(moved(model) for model in unit.models))
        if any(vehicle in (model.id, model.aboard) for model in unit.models)
        else unit
        for id, unit in state.units.items()
    }
    return replace(state, units=units)


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


class CrewHurt(Event):
    """Men of a vehicle's crew die, others are scared (AZ-VDM-02). ``counted`` of the deaths count for the panic limit;
    ``settled``: these ask for no morale test any more (AZ-NRV-10)."""

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
        settled = self.counted if self.settled else 0
        return state.changing(self.unit, losses=unit.losses + self.counted, tested=unit.tested + settled)


class WillpowerTested(Event):
    """A crew that lost men to small arms has tested its willpower: nobody else looks out this turn, or all are scared
    (AZ-NRV-06)."""

    unit: str
    model: str
    passed: bool

    def apply(self, state: State) -> State:
        machine = machine_of(state, self.unit, self.model)
        if self.passed:
            return with_machine(state, self.unit, self.model, calm=state.turn)
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


class WreckBurns(Event):
    """A wreck burns and smokes to the end of the battle (AZ-BRN-01)."""

    alters_context: ClassVar[bool] = True

    wreck: str

    def apply(self, state: State) -> State:
        wrecks = tuple(replace(each, burns=True) if each.id == self.wreck else each for each in state.wrecks)
        return replace(state, wrecks=wrecks)


class AssaultedVehicle(Event):
    """People have tried to place grenades or charges on a vehicle, so many of them, with so many hits (AZ-CAV-04)."""

    unit: str
    target: str
    tried: int
    hits: int
    used: tuple[Discharge, ...] = ()

    def apply(self, state: State) -> State:
        if not self.used:
            return state
        spent = {each.model: each for each in self.used}
        models = tuple(
            discharged(model, spent[model.id], state.turn) if model.id in spent else model
            for model in state.units[self.unit].models
        )
        return state.changing(self.unit, models=models)


class LookedOut(Event):
    """These tasks' men look out of a vehicle from now on, and no others (AZ-XPO-07). ``unseen`` are the declared
    targets that were not detected before (AZ-XPO-05)."""

    unit: str
    model: str
    exposed: tuple[str, ...]
    unseen: tuple[str, ...] = ()

    def apply(self, state: State) -> State:
        return with_machine(state, self.unit, self.model, exposed=self.exposed, unseen=self.unseen)


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


class MountsFired(Event):
    """What firing has done to a vehicle: where its turret looks and, of a gun in the hull, the vehicle itself
    (AZ-VLS-11), who looks out of it to fire (AZ-VFI-02), and which weapons have to be reloaded (AZ-VEH-08)."""

    unit: str
    model: str
    turret: int
    facing: int
    exposed: tuple[str, ...]
    reload: dict[str, int] = {}

    def apply(self, state: State) -> State:
        def fired(model: Model) -> Model:
            if model.id != self.model:
                return model
            turn = dict.fromkeys(self.reload, state.turn)
            return replace(
                model,
                facing=self.facing,
                reload={**model.reload, **self.reload},
                fired={**model.fired, **turn},
            )

        state = state.changing(self.unit, models=tuple(fired(model) for model in state.units[self.unit].models))
        return with_machine(state, self.unit, self.model, turret=self.turret % 360_000, exposed=self.exposed)


class TurretTurned(Event):
    """With a Move a turret is turned, so far from the hull's facing (AZ-VLS-11)."""

    unit: str
    model: str
    turret: int

    def apply(self, state: State) -> State:
        return with_machine(state, self.unit, self.model, turret=self.turret % 360_000)
