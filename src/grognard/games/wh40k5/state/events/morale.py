"""Events of morale, flight and regrouping (chapter Morale)."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.events import Event
from grognard.core.records import Record, replace
from grognard.games.wh40k5.state.state import State
from grognard.space.formations import standing_at
from grognard.space.plane import Point

TestKind = Literal["quarter-lost", "combat-lost", "pinning", "regroup", "assaulted", "tank-shock"]
"""Why a unit tests its Leadership."""


class LeadershipTested(Event):
    """A unit has tested its Leadership, or passed or failed without dice (``total`` None) (WH-CORE-06). ``most`` is the
    highest total that passes, 0: none was rolled for."""

    unit: str
    test: TestKind
    passed: bool
    total: int | None = None
    most: int = 0

    def apply(self, state: State) -> State:
        return state.changing(self.unit, shaken=True) if self.test == "quarter-lost" else state


class Fled(Event):
    """A unit begins to fall back: it gets up if it was down (WH-MORALE-04, WH-SAVE-07)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, fleeing=True, down=None, shaken=True)


class Step(Record):
    """Where a model goes, corner by corner, from its place on."""

    model: str
    points: tuple[Point, ...]


class FellBack(Event):
    """A fleeing unit runs towards its table edge, down from the floors of a ruin (WH-MORALE-05)."""

    unit: str
    steps: tuple[Step, ...]

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        ends = {step.model: step.points[-1] for step in self.steps if step.points}
        models = tuple(
            replace(model, storey=0) if model.storey and model.id in ends else model
            for model in standing_at(unit.models, ends)
        )
        return state.changing(self.unit, models=models, moved=True, rallied=True)


class UnitGone(Event):
    """A fleeing unit has left the table, has nowhere to run, or is run down by an assault or a sweeping advance: it is
    destroyed (WH-MORALE-05, WH-MORALE-06, WH-ASSAULT-15, WH-CORE-13)."""

    unit: str
    why: Literal["left", "trapped", "run-down", "swept"]

    def apply(self, state: State) -> State:
        return state.destroying(self.unit)


Hindrance = Literal["few", "enemies", "apart"]
"""Why a fleeing unit may not try to regroup: less than half of it is left, enemies are near, it is not together."""


class CannotRegroup(Event):
    """A fleeing unit may not try to regroup, and runs on (WH-MORALE-14)."""

    unit: str
    why: Hindrance


class Regrouped(Event):
    """A fleeing unit stands again; it counts as having moved (WH-MORALE-07)."""

    unit: str
    freely: bool = False

    def apply(self, state: State) -> State:
        return state.changing(self.unit, fleeing=False, moved=not self.freely, activated=not self.freely, rallied=True)
