"""Carrying out a Move or an Assault of a vehicle (AZ-VMV, AZ-DRV)."""

from __future__ import annotations

from grognard.core.procedures import Action, Done, Procedure, step
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.state import Ordered


class Driving(Procedure):
    """A vehicle carries out a Move or an Assault, boarding, ramming, overrunning and fire included. The value: whether
    it has fired."""

    ordered: Ordered

    @step
    def finish(self, g: G) -> Action:
        return Done(False)
