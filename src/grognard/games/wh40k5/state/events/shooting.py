"""Events of shooting and of wounds (chapters Shooting and Saves)."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.events import Event
from grognard.core.records import Record, replace
from grognard.games.wh40k5.state.events.characters import owner_of
from grognard.games.wh40k5.state.state import State, is_gun

Cause = Literal["shooting", "gets-hot", "danger", "combat", "explosion", "perils", "bosspole", "waaagh", "abandoned"]
"""What costs a unit its models; losses in combat make nobody test for a quarter lost (WH-MORALE-01)."""


class ShotDeclared(Event):
    """A unit and its target are named (WH-SHOOT-07, WH-SHOOT-08)."""

    unit: str
    target: str
    fired: tuple[str, ...]
    spent: tuple[str, ...] = ()

    def apply(self, state: State) -> State:
        spent = (*state.units[self.unit].spent, *self.spent)
        return state.changing(self.unit, shot=self.target, fired=self.fired, spent=spent)


class NoShot(Event):
    """Nobody of a unit has sight or range: it has fired all the same (WH-SHOOT-08)."""

    unit: str
    target: str


class HitsScored(Event):
    """The shots of one unit that hit (WH-SHOOT-03)."""

    unit: str
    target: str
    hits: int
    shots: int


class WoundsScored(Event):
    """The hits of one unit that wound (WH-SHOOT-04)."""

    unit: str
    target: str
    wounds: int


class CoverFound(Event):
    """The cover save a unit has against what was just fired at it; None: none (WH-SAVE-04)."""

    unit: str
    cover: int | None


class WentToGround(Event):
    """A unit goes to ground, until the end of the player turn of this number (WH-SAVE-07, WH-MORALE-08)."""

    unit: str
    until: int

    def apply(self, state: State) -> State:
        return state.changing(self.unit, down=self.until)


class Hurt(Record):
    """A model that lost Wounds and how many it has left."""

    model: str
    left: int


class Losses(Event):
    """Models are removed, others hurt; a unit that loses its last one is destroyed; guns without crew are lost too: a
    character with them is none (WH-CORE-09, WH-CORE-13, WH-UNIT-02, WH-UNIT-06)."""

    unit: str
    removed: tuple[str, ...]
    hurt: tuple[Hurt, ...] = ()
    cause: Cause = "shooting"

    def apply(self, state: State) -> State:
        state = state.losing(self.unit, self.removed)
        unit = state.units[self.unit]
        left = {hurt.model: hurt.left for hurt in self.hurt}
        models = tuple(replace(model, wounds=left[model.id]) if model.id in left else model for model in unit.models)
        if all(is_gun(model) for model in models if owner_of(model.id) == unit.id):
            models = tuple(model for model in models if not is_gun(model))
        lost = unit.lost + (len(self.removed) if self.cause != "combat" else 0)
        place = unit.place if models else "destroyed"
        return state.changing(self.unit, models=models, lost=lost, place=place)
