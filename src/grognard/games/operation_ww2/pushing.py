"""Guns on the move: pushed and turned by their crews (AZ-ART-09, AZ-MOV-11)."""

from __future__ import annotations

from grognard.core.procedures import Action, Done, Procedure, step
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.state import Ordered


class Pushing(Procedure):
    """A gun's crew carries out a Move or an Assault. The value: whether it has fired."""

    ordered: Ordered

    @step
    def finish(self, g: G) -> Action:
        return Done(False)
