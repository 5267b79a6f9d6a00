"""People on foot get aboard a vehicle of their unit that nobody mans (AZ-VEH-05, AZ-VEH-10, AZ-MTI-04, AZ-NRV-07)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.procedures import Action, Done, Procedure, step
from grognard.games.operation_ww2.choices import AssaultIntent, Besides, Intent, MoveIntent
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.state import Model, Ordered, Unit
from grognard.games.operation_ww2.tables.command import OrderName
from grognard.games.operation_ww2.vehicles import boarding
from grognard.games.operation_ww2.volley import Fired


def carrier_of(unit: Unit, besides: Besides) -> Model | None:
    """The unit's vehicle that people are declared to board."""
    return next((model for model in unit.vehicles if model.id == besides.carrier), None)


def refusal(g: G, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent) -> Refused | None:
    """Why people on foot may not get aboard with this order: their own vehicle, in reach, with room; and they do
    nothing else (AZ-VEH-05, AZ-MTI-04, AZ-EMB-04)."""
    vehicle = carrier_of(unit, intent.besides)
    if vehicle is None or intent.way:
        return Refused(say("az-refused-boarding-who"), "AZ-MTI-04", "AZ-VEH-05")
    return boarding.refusal(g, unit, vehicle, order, (), intent.speed, intent.besides)


def listed(g: G, unit: Unit, order: OrderName, targets: Sequence[str]) -> Iterator[Intent]:
    """Everybody who can gets aboard."""
    for vehicle in unit.vehicles:
        for besides in boarding.listed(g, unit, vehicle, order, "fast") if unit.people else ():
            lead = unit.people[0].id
            if order == "move":
                yield MoveIntent(lead, (), "fast", besides)
            else:
                yield AssaultIntent(lead, (), "fast", next(iter(targets), None), "last", besides)


class Mounting(Procedure):
    """A crew on foot, or troops whose carrier stands empty, get aboard with a Move or Assault and do nothing else
    (AZ-VEH-05, AZ-VEH-10, AZ-MTI-04). The value: they have not fired."""

    ordered: Ordered

    @step
    def get_aboard(self, g: G) -> Action:
        intent = self.ordered.intent
        assert isinstance(intent, (MoveIntent, AssaultIntent))
        unit = g.state.units[self.ordered.unit]
        vehicle = carrier_of(unit, intent.besides)
        if vehicle is not None:
            boarding.get_on(g, unit, vehicle, intent.besides.boards)
        fired: Fired = ""
        return Done(fired)
