"""Fire, Ambush and Covering Fire carried out (AZ-ORD-03 to AZ-ORD-05)."""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.volley import Fired, Volley
from grognard.games.operation_ww2.state.intents import AmbushIntent, Besides, CoveringFireIntent, FireIntent
from grognard.games.operation_ww2.state.state import Ordered


def named_otherwise(besides: Besides) -> bool:
    """Whether fire without a target goes somewhere all the same: at coordinates, at a building."""
    return besides.at_coordinates or bool(besides.building)


class Firing(Procedure):
    """A unit fires without going anywhere. Its value: what its fire gives away."""

    ordered: Ordered

    @step
    def fire(self, g: G) -> Action:
        intent = self.ordered.intent
        assert isinstance(intent, (FireIntent, AmbushIntent, CoveringFireIntent))
        if intent.target is None and isinstance(intent, AmbushIntent) and not named_otherwise(intent.besides):
            return Done("")
        return Call(Volley(self.ordered.unit, intent.target, self.ordered.card.order, intent.besides))

    @step
    def end(self, g: G, fired: Fired) -> Action:
        return Done(fired)
