"""Events of the assault phase and of close combat (chapter Assault)."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.events import Event
from grognard.core.records import Record, replace
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.events.movement import settled_at
from grognard.games.wh40k5.state.state import State

ApproachKind = Literal["assault", "reaction", "pile-in", "consolidation", "hit-and-run"]
"""Why models move in the assault phase."""


class AssaultDeclared(Event):
    """A unit declares an assault (WH-ASSAULT-02)."""

    unit: str
    target: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, declared=self.target)


class AssaultFellShort(Event):
    """The nearest model does not reach the enemy with so many thousandths of an inch: nobody moves (WH-ASSAULT-27)."""

    unit: str
    target: str
    allowance: int


class Approached(Event):
    """Models move in the assault phase, after which nobody counts as having moved."""

    unit: str
    legs: tuple[Leg, ...]
    kind: ApproachKind

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        return state.changing(self.unit, models=settled_at(unit.models, self.legs))


class Assaulted(Event):
    """A unit has assaulted these; who was down gets up (WH-ASSAULT-22, WH-SAVE-07). ``helpless``: those that were
    locked or down; ``stumbled``: it came through terrain (WH-ASSAULT-04)."""

    unit: str
    targets: tuple[str, ...]
    helpless: tuple[str, ...]
    stumbled: bool

    def apply(self, state: State) -> State:
        for target in self.targets:
            state = state.changing(target, down=None)
        return state.changing(self.unit, charged=self.targets, helpless=self.helpless, stumbled=self.stumbled)


class CounterAttacked(Event):
    """An assaulted unit tests for its counter-attack (WH-USR-04)."""

    unit: str
    passed: bool
    total: int

    def apply(self, state: State) -> State:
        return state.changing(self.unit, countered=self.passed)


class CombatBegan(Event):
    """A combat is picked: these units fight it (WH-ASSAULT-19, WH-ASSAULT-20)."""

    units: tuple[str, ...]


class Blows(Event):
    """What a unit did to another at one step of Initiative (WH-ASSAULT-09, WH-ASSAULT-11)."""

    unit: str
    target: str
    initiative: int
    attacks: int
    hits: int
    wounds: int


class Dazed(Event):
    """Models wounded by a thunder hammer have Initiative 1 to the end of the player turn of this number (WH-CCW-04)."""

    unit: str
    models: tuple[str, ...]
    until: int

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = tuple(replace(model, dazed=self.until) if model.id in self.models else model for model in unit.models)
        return state.changing(self.unit, models=models)


class CombatResult(Event):
    """The wounds each side suffered, and the seat that won; None: a draw (WH-ASSAULT-13, WH-ASSAULT-25)."""

    suffered: tuple[int, int]
    winner: int | None


class SweepSum(Record):
    """The D6 and the Initiative of a unit in a sweeping advance."""

    unit: str
    face: int
    initiative: int


class Swept(Event):
    """A fleeing unit is caught, or gets away (WH-ASSAULT-15, WH-ASSAULT-23)."""

    unit: str
    caught: bool
    losers: SweepSum
    winners: tuple[SweepSum, ...]


class StoodFast(Event):
    """Units caught that know no fear stay in the combat (WH-USR-02)."""

    unit: str


class CombatEnded(Event):
    """The round of a combat is over (WH-ASSAULT-19)."""

    units: tuple[str, ...]

    def apply(self, state: State) -> State:
        return state.with_units(*(replace(state.units[id], fought=True) for id in self.units))


class BrokeOff(Event):
    """A unit tests its Initiative to hit and run (WH-USR-10)."""

    unit: str
    passed: bool
    face: int


class PowerUsed(Event):
    """A model tests to use a psychic power, of its force weapon or to shoot: its only one in this player turn
    (WH-CCW-08, WH-UNIT-05)."""

    unit: str
    model: str
    passed: bool
    total: int

    def apply(self, state: State) -> State:
        return state.changing(self.unit, powers=(*state.units[self.unit].powers, self.model))


class BosspoleUsed(Event):
    """A mob takes a wound to test once more (WH-ASSAULT-30)."""

    unit: str
