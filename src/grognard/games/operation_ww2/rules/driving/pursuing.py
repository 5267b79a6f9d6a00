"""A vehicle after a target that has moved (AZ-ORD-08, AZ-ORD-15)."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from grognard.core.engine.choices import Choice
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.close_combat.pursuit import ChoosePursuit, goal_of, strays
from grognard.games.operation_ww2.rules.driving import driveways, overrunning, ramming
from grognard.games.operation_ww2.rules.movement.following import SHARES, cut
from grognard.games.operation_ww2.state.choices import Pursuit
from grognard.games.operation_ww2.state.intents import AssaultIntent
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import gap, gap_from


class ChooseDrive(ChoosePursuit):
    """Where a vehicle drives in an Assault whose target, or whom it is to ram, has moved: where it was to drive, or
    after it (AZ-ORD-08, AZ-ORD-15)."""

    vehicle: str

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule against it."""
        if not isinstance(choice, Pursuit):
            return Refused(say("refused-not-offered"))
        if choice.way is None:
            return None
        unit, vehicle, goal = self._about(g)
        if not choice.way:
            return Refused(say("az-refused-lead"), "AZ-ORD-15")
        intent = after(self._intent, choice)
        besides = replace(intent.besides, boards=(), leaves=())
        stretches = driveways.stretches_of(g, vehicle, intent.way, besides)
        found = (
            ramming.refusal(g, unit, vehicle, "assault", besides, stretches)
            or overrunning.refusal(g, vehicle, "assault", besides, stretches)
            or driveways.refusal(g, unit, vehicle, "assault", intent.way, intent.speed, besides)
        )
        if found is not None:
            return found
        away = min(gap_from(*intent.way[-1], model.body) for model in goal.models)
        before = min(gap_from(vehicle.x, vehicle.y, model.body) for model in goal.models)
        return strays(g, away, before)

    def _after(self, g: G) -> Iterator[Choice]:
        """Straight towards the target, as far as may be."""
        _, vehicle, goal = self._about(g)
        foe = min(goal.models, key=lambda model: gap(vehicle.body, model.body))
        far = max(hypot(foe.x - vehicle.x, foe.y - vehicle.y), 1.0)
        most = driveways.allowance(g, vehicle, "assault", self._intent.speed)
        for share in (1.0, *SHARES):
            way = cut(((vehicle.x, vehicle.y), (foe.x, foe.y)), min(most * share / far, 1.0))
            if self.refusal(g, Pursuit(way)) is None:
                yield Pursuit(way)
                return

    def _about(self, g: G) -> tuple[Unit, Model, Unit]:
        unit, goal = g.state.units[self.ordered.unit], goal_of(g, self._intent)
        assert goal is not None
        return unit, unit.model(self.vehicle), goal


def after(intent: AssaultIntent, choice: Pursuit) -> AssaultIntent:
    """An assault by another way; what was said of the legs of the declared one falls away."""
    if choice.way is None:
        return intent
    return replace(intent, way=choice.way, besides=replace(intent.besides, backing=()))
