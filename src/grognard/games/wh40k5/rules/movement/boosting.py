"""Turbo-boost of bikes and jetbikes (WH-MOVE-06, WH-MOVE-15, WH-USR-23)."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from grognard.core.engine.procedures import Action, Call, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import formations
from grognard.games.wh40k5.ground.coherency import is_coherent
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.rules.movement.moving import Moving, cannot_move
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.events.movement import Boosted
from grognard.games.wh40k5.state.state import Unit
from grognard.space.formations import DIRECTIONS, step_of

FAR = TABLES.limits["turbo-boost-covered-from"].value


def allowance(unit: Unit) -> int:
    """How far a unit may boost; 0 if not all its models can (WH-MOVE-06, WH-MOVE-12)."""
    return min(model.type.turbo_boost for model in unit.models)


def refusal(g: G, unit: Unit, legs: tuple[Leg, ...]) -> Refused | None:
    """Why a unit may not boost so: bikes may touch difficult terrain nowhere on their way, jetbikes may not begin or
    end in it (WH-MOVE-15)."""
    stuck = cannot_move(g, unit)
    if stuck is not None:
        return stuck
    if not allowance(unit) or not all(g.context.model_has(unit, model, "turbo-boosters") for model in unit.models):
        return Refused(say("wh-refused-cannot-boost"), "WH-MOVE-06")
    if not legs:
        return Refused(say("wh-fault-legs"), "WH-MOVE-01")
    broken = movement.refusal(g, unit, legs, allowance(unit), rolled=False)
    if broken is not None:
        return broken
    difficult = g.context.ground_of(g.state).difficult
    for leg in legs:
        model = unit.model(leg.model)
        way = (model.at, *leg.points)
        barred = (
            any(difficult.touches((end,)) for end in (way[0], way[-1])) if model.type.flies else difficult.touches(way)
        )
        if barred:
            return Refused(say("wh-fault-boost"), "WH-MOVE-15")
    return None


def samples(unit: Unit) -> list[Callable[[], formations.Legs]]:
    """Shifts of the whole unit by its full boost, each made when called."""
    if not allowance(unit) or not is_coherent(unit):
        return []
    steps = (step_of(index, allowance(unit)) for index in range(DIRECTIONS))
    ways: list[Callable[[], formations.Legs]] = [formations.Shift(unit.models, dx, dy) for dx, dy in steps]
    return ways


class Boosting(Procedure):
    """A unit boosts; if each of its models ends 18" or more from where it began, in a straight line, its speed covers
    it (WH-MOVE-06, WH-MOVE-15)."""

    unit: str
    legs: tuple[Leg, ...]
    far: bool = False

    @step
    def move(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        ends = {leg.model: leg.points[-1] for leg in self.legs}
        far = all(
            model.id in ends and hypot(ends[model.id][0] - model.x, ends[model.id][1] - model.y) >= FAR - 1
            for model in unit.models
        )
        return self.then(Call(Moving(self.unit, self.legs)), far=far)

    @step
    def boosted(self, g: B) -> None:
        until = g.state.player_turn + 1 if self.far else None
        g.emit(Boosted(self.unit, until), "WH-MOVE-06", "WH-MOVE-15")
