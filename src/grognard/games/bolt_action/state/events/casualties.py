"""Men who fall, and what becomes of their weapons and their squad."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.state.state import LeftGun, Model, State, without


class Saved(Event):
    """A medic saves men (BA-HQ-05)."""

    unit: str
    men: int


class CasualtiesTaken(Event):
    """Models are removed."""

    unit: str
    models: tuple[str, ...]

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        return state.changing(self.unit, models=without(unit.models, self.models))


class WeaponPassedOn(Event):
    """A crewman takes over a weapon team's weapon (BA-DAM-07)."""

    unit: str
    model: Model

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = tuple(self.model if model.id == self.model.id else model for model in unit.models)
        return state.changing(self.unit, models=models)


class WeaponLost(Event):
    """A squad's special weapon is gone with its bearer (BA-DAM-12); who loaded it is a rifleman like any other from now
    on (BA-DAM-07)."""

    unit: str
    weapon: str

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        loaders = [model for model in unit.models if model.role == "loader"]
        served = sum(model.role == "gunner" for model in unit.models)
        if not tables.WEAPONS[self.weapon].team or len(loaders) <= served:
            return state
        free = replace(loaders[-1], role="rifleman")
        models = tuple(free if model.id == free.id else model for model in unit.models)
        return state.changing(self.unit, models=models)


class WeaponPickedUp(Event):
    """By house rule another man takes the weapon of one who has fallen (BA-DAM-12)."""

    unit: str
    model: Model

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = tuple(self.model if model.id == self.model.id else model for model in unit.models)
        return state.changing(self.unit, models=models)


class GunLeft(Event):
    """The crew of a gun has fallen; by house rule it stays where it stands (BA-ART-08)."""

    unit: str

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        assert unit.gun is not None
        return replace(state, left_guns=(*state.left_guns, LeftGun(self.unit, unit.gun, unit.facing)))


class GunManned(Event):
    """Men of a squad are the crew of an abandoned gun from now on; its die shows Down this turn (BA-ART-08)."""

    unit: str
    target: str
    men: tuple[str, ...]

    def apply(self, state: State) -> State:
        squad, gun = state.units[self.unit], state.units[self.target]
        left = next(each for each in state.left_guns if each.unit == self.target)
        crew = tuple(replace(squad.model(id), role="crew", weapons=()) for id in self.men)
        manned = replace(
            gun,
            models=(left.model, *crew),
            men_at_start=len(crew),
            quality=squad.quality,
            place="table",
            facing=left.facing,
            order="down",
            pins=0,
        )
        rest = replace(squad, models=without(squad.models, self.men))
        guns = tuple(each for each in state.left_guns if each.unit != self.target)
        return replace(state.with_units(rest, manned), left_guns=guns)


class NewLeader(Event):
    """Another man leads the squad (BA-NAT-DE-03)."""

    unit: str
    model: str

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = tuple(replace(model, role="nco") if model.id == self.model else model for model in unit.models)
        return state.changing(self.unit, models=models)
