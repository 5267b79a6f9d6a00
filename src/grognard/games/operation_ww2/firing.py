"""Fire, Ambush and Covering Fire carried out (AZ-ORD-03 to AZ-ORD-05)."""

from __future__ import annotations

from grognard.core.procedures import Action, Call, Done, Procedure, step
from grognard.games.operation_ww2.choices import AmbushIntent, CoveringFireIntent, FireIntent
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.state import Ordered
from grognard.games.operation_ww2.volley import Fired, Volley


class Firing(Procedure):
    """A unit fires without going anywhere. Its value: what its fire gives away."""

    ordered: Ordered

    @step
    def fire(self, g: G) -> Action:
        intent = self.ordered.intent
        assert isinstance(intent, (FireIntent, AmbushIntent, CoveringFireIntent))
        if intent.target is None and isinstance(intent, AmbushIntent) and not intent.besides.at_coordinates:
            return Done("")
        return Call(Volley(self.ordered.unit, intent.target, self.ordered.card.order, intent.besides))

    @step
    def end(self, g: G, fired: Fired) -> Action:
        return Done(fired)
