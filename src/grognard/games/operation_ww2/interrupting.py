"""Anticipate or interrupt: shots held back until an enemy comes to a point of its way (AZ-ANT).

A held Fire or Ambush leaves the chain when it is due and waits in ``State.held``; whoever moves asks for those that
wait for it (``held_shots``), goes to each point in turn and calls ``Interruption`` there. What nobody came to is spent
when the mover's order is over.
"""

from __future__ import annotations

from grognard.core.procedures import Action, Done, Procedure, step
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.state import Ordered


def held_shots(g: G, mover: str) -> tuple[Ordered, ...]:
    """The shots that wait for this unit on its way, the nearest point first, at one point the lower priority number
    first (AZ-ANT-08, AZ-ANT-10). Their ``intent.held.at`` is how far along the way of the leading model the point is,
    in thousandths of a centimetre."""
    return ()


class Interruption(Procedure):
    """A held shot falls now, at where the mover stands (AZ-ANT-02, AZ-ANT-04); with it the order that held it back is
    carried out."""

    ordered: Ordered

    @step
    def fire(self, g: G) -> Action:
        return Done()
