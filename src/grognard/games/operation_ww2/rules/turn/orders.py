"""What an order leaves behind: the detection state of who carried it out (AZ-ORD, AZ-TAB-ORDERS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.operation_ww2.data.tables.command import Order
from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.state.intents import AssaultIntent, Intent, MoveIntent

if TYPE_CHECKING:
    from grognard.games.operation_ww2.rules.fire.volley import Fired
    from grognard.games.operation_ww2.state.state import Unit


def detection_after(order: Order, unit: Unit, intent: Intent, fired: Fired) -> DetectionState:
    """The detection state of a unit that has carried out an order, by what its fire gave away (AZ-EXE-03, AZ-DEF-09).

    Silent weapons leave it the state it had (AZ-DET-07); a sniper who fired one shot is stationary (AZ-SNP-05).
    """
    if fired == "fired":
        return order.fired
    if fired == "silent":
        return unit.detection
    return "stationary" if fired == "hidden" else detection_unfired(order, unit, intent)


def detection_unfired(order: Order, unit: Unit, intent: Intent) -> DetectionState:
    """What a unit that does not fire is taken for: vehicles have moved, cyclists too, people on foot only if they go
    fast or assault (AZ-TAB-ORDERS, AZ-BIK-02)."""
    if unit.is_vehicle and not unit.people:
        return order.driving
    if any(model.is_cyclist for model in unit.models):
        return order.riding
    goes_fast = isinstance(intent, (MoveIntent, AssaultIntent)) and intent.speed == "fast"
    return order.fast if goes_fast else order.slow
