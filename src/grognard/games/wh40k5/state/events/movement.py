"""Events of movement (chapter Movement)."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.state import Model, State
from grognard.space.plane import bearing


class GroundTried(Event):
    """A unit rolled for difficult terrain: at most so many thousandths of an inch (WH-MOVE-02). ``moves``: it counts
    as having moved (WH-MOVE-10)."""

    unit: str
    allowance: int
    moves: bool

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        return state.changing(self.unit, moved=unit.moved or self.moves, activated=True)


class Moved(Event):
    """Models of a unit move (WH-MOVE-01); ``running``: in the shooting phase (WH-MOVE-05)."""

    unit: str
    legs: tuple[Leg, ...]
    running: bool = False

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        legs = {leg.model: leg for leg in self.legs}
        models = tuple(arrived(model, legs[model.id]) if model.id in legs else model for model in unit.models)
        fields: dict[str, object] = {} if self.running else {"moved": True, "activated": True}
        return state.changing(self.unit, models=models, **fields)


def arrived(model: Model, leg: Leg) -> Model:
    """A model at the end of its way; a walker looks where it went, or as it likes (WH-VEH-26)."""
    x, y = leg.points[-1]
    storey = leg.storey or 0
    if not model.is_walker:
        return replace(model, x=x, y=y, storey=storey)
    before = leg.points[-2] if len(leg.points) > 1 else model.at
    facing = bearing(before, (x, y)) if leg.facing is None and before != (x, y) else leg.facing
    looks = model.facing if facing is None else facing % 360_000
    return replace(model, x=x, y=y, storey=storey, facing=looks, turned=True)


def settled_at(models: tuple[Model, ...], legs: tuple[Leg, ...]) -> tuple[Model, ...]:
    """Models at the ends of their ways and on their floors, looking as they did."""
    ends = {leg.model: leg for leg in legs}
    return tuple(
        replace(model, x=leg.points[-1][0], y=leg.points[-1][1], storey=leg.storey or 0)
        if (leg := ends.get(model.id)) is not None
        else model
        for model in models
    )


class Boosted(Event):
    """A unit has turbo-boosted; ``screened``: the player turn in whose shooting phase its speed covers it
    (WH-MOVE-06)."""

    unit: str
    screened: int | None

    def apply(self, state: State) -> State:
        return state.changing(self.unit, boosted=True, screened=self.screened)


class Ran(Event):
    """A unit runs instead of shooting (WH-MOVE-05)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, ran=True)
