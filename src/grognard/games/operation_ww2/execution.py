"""Carrying out a closed chain: from the last card played to the first, each order wholly before the next (AZ-EXE)."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.procedures import Action, Become, Call, Done, Procedure, Repeat, step
from grognard.games.operation_ww2.choices import Intent, MoveIntent
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.events.turn import FightingOver, OrderDone, OrderLost, StoodUp
from grognard.games.operation_ww2.moving import Moving
from grognard.games.operation_ww2.orders import detection_after
from grognard.games.operation_ww2.state import Ordered, State

Performance = Callable[[Ordered], Procedure]

PERFORMANCES: dict[type[Intent], Performance] = {MoveIntent: Moving}
"""How each kind of intent is carried out; the procedure's value is whether the unit has fired. Each chapter that builds
an order puts it here."""


class Execution(Procedure):
    """The orders of the chain from the lowest priority number to the highest (AZ-EXE-01, AZ-ANT-01).

    A unit that was destroyed or broken before it was due has lost its order (AZ-EXE-02). Scared models stand up and do
    nothing else; if there are no others, that was the order (AZ-ORD-07). Only afterwards does the unit count as having
    acted and take its new detection state (AZ-EXE-03). ``lying``: the models of the unit in hand that were scared when
    its order began.
    """

    lying: tuple[str, ...] = ()

    @step
    def begin(self, g: G) -> Action:
        if g.state.ended or not g.state.chain:
            return Done()
        ordered = g.state.chain[-1]
        unit = g.state.units[ordered.unit]
        if not unit.takes_orders:
            g.emit(OrderLost(unit.id), "AZ-EXE-02")
            return Repeat(Execution())
        scared = tuple(model.id for model in unit.people if model.posture == "scared")
        if scared and len(scared) == len(unit.people):
            return Become(Execution(scared))
        assert ordered.intent is not None
        return Become(Execution(scared), Call(PERFORMANCES[type(ordered.intent)](ordered)))

    @step
    def finish(self, g: G, fired: bool | None) -> Action:
        ordered = g.state.chain[-1]
        unit = g.state.units[ordered.unit]
        rising = tuple(model.id for model in unit.people if model.id in self.lying)
        if rising and not unit.broken:
            g.emit(StoodUp(unit.id, rising), "AZ-ORD-07")
        assert ordered.intent is not None
        order = g.context.tables.orders[ordered.card.order]
        detection = detection_after(order, unit, ordered.intent, bool(fired))
        g.emit(OrderDone(unit.id, detection), "AZ-EXE-03", order.rule)
        if g.setup.options["early_end"] == "side_wiped_out" and any(is_wiped_out(g.state, seat) for seat in (0, 1)):
            g.emit(FightingOver(last_turn=False), "AZ-TRN-10")
        return Repeat(Execution())


def is_wiped_out(state: State, seat: int) -> bool:
    """Whether a seat has no model left on the table; what nobody mans does not count (AZ-TRN-10)."""
    return not any(unit.on_table and unit.is_manned for unit in state.of(seat))
