"""What a unit could fire now, and why the rest cannot (AZ-CRW, AZ-WPN, AZ-FIRE-10)."""

from __future__ import annotations

from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.state import Unit
from grognard.games.operation_ww2.tables.command import OrderName


class Reason(Record):
    """Why something cannot be done, and the rule that says so."""

    message: Message
    rule: str


class Armed(Record):
    """A weapon somebody has.

    ``mount`` is its id on the sheet of a vehicle. ``dice`` are its shots, 0 of a weapon that lays ``templates`` or a
    flame. ``reload`` are the markers it gets by being fired (AZ-CRW-09), ``assistants`` those who serve it and do
    nothing else (AZ-CRW-01), ``alone`` its dice and markers without them. ``idle``: it cannot be fired at all now.
    """

    model: str
    weapon: str
    mount: str = ""
    dice: int = 0
    templates: int = 0
    reload: int = 0
    assistants: tuple[str, ...] = ()
    alone: tuple[int, int] = (0, 0)
    idle: Reason | None = None


def armed(g: G, unit: Unit, order: OrderName, moved: bool) -> tuple[Armed, ...]:
    """Every weapon of a unit, with what it could do now under an order; ``moved``: the unit changes place in it."""
    return ()
