"""The whole fire of one unit with one order (AZ-FIRE-16)."""

from __future__ import annotations

from typing import Literal

from grognard.core.procedures import Action, Done, Procedure, step
from grognard.games.operation_ww2.choices import NOTHING, Besides
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.tables.command import OrderName

Fired = Literal["", "fired", "silent", "hidden"]
"""What a unit's fire gives away: nothing, because it does not count as having fired (the empty text, the only one that
is not true); that it has fired; nothing new, because its weapons are silent (AZ-DET-07); or, of a sniper, that it is
stationary (AZ-SNP-05)."""


class Volley(Procedure):
    """The whole fire of a unit at its target with one order: area weapons, all other shots at once, morale
    (AZ-FIRE-16).

    ``besides`` are the declared aims of single weapons; ``held``: the shot was held back and falls on the target's way
    (AZ-ANT-02); ``moved``: the unit changes place in this order. The value is a ``Fired``.
    """

    unit: str
    target: str | None
    order: OrderName
    besides: Besides = NOTHING
    held: bool = False
    moved: bool = False

    @step
    def fire(self, g: G) -> Action:
        fired: Fired = "fired"
        return Done(fired)
