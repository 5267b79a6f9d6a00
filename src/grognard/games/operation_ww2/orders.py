"""What an order leaves behind: the detection state of who carried it out (AZ-ORD, AZ-TAB-ORDERS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.operation_ww2.choices import AssaultIntent, Intent, MoveIntent
from grognard.games.operation_ww2.tables.command import Order
from grognard.games.operation_ww2.tables.command import State as DetectionState

if TYPE_CHECKING:
    from grognard.games.operation_ww2.state import Unit


def detection_after(order: Order, unit: Unit, intent: Intent, fired: bool) -> DetectionState:
    """The detection state of a unit that has carried out an order, with or without having fired (AZ-EXE-03,
    AZ-DEF-09)."""
    if fired:
        return order.fired
    if unit.is_vehicle:
        return order.driving
    goes_fast = isinstance(intent, (MoveIntent, AssaultIntent)) and intent.speed == "fast"
    return order.fast if goes_fast else order.slow
