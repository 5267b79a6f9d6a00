"""Assault on foot: fire, movement and close combat in one order (AZ-ORD-02, AZ-EXE-07)."""

from __future__ import annotations

from grognard.core.procedures import Action, Done, Procedure, step
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.state import Ordered


class Assaulting(Procedure):
    """A unit on foot assaults: the declared fire first or last, between them the movement, then close combat
    (AZ-EXE-07). Its value: whether it has fired."""

    ordered: Ordered

    @step
    def begin(self, g: G) -> Action:
        return Done(False)
