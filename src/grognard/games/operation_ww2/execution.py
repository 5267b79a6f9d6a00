"""Carrying out a closed chain: from the last card played to the first, each order wholly before the next (AZ-EXE)."""

from __future__ import annotations

from grognard.core.procedures import Action, Become, Call, Done, Procedure, Repeat, step
from grognard.games.operation_ww2 import detection
from grognard.games.operation_ww2.assault import Assaulting
from grognard.games.operation_ww2.choices import AssaultIntent, MoveIntent
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.events.turn import FightingOver, OrderDone, OrderLost, ShotHeld, StoodUp
from grognard.games.operation_ww2.firing import Firing
from grognard.games.operation_ww2.interrupting import Unreached, held_of, is_held
from grognard.games.operation_ww2.morale import Morale, all_due
from grognard.games.operation_ww2.moving import Moving
from grognard.games.operation_ww2.orders import detection_after
from grognard.games.operation_ww2.pushing import Pushing
from grognard.games.operation_ww2.state import HeldShot, Ordered, State
from grognard.games.operation_ww2.vehicles.driving import Driving
from grognard.games.operation_ww2.volley import Fired


class Execution(Procedure):
    """The orders of the chain from the lowest priority number to the highest (AZ-EXE-01, AZ-ANT-01).

    A unit that was destroyed or broken before it was due has lost its order (AZ-EXE-02). Scared models stand up and do
    nothing else; if there are no others, that was the order (AZ-ORD-07). A shot held back waits for its mover, and is
    spent when that one's order is over (AZ-ANT-02, AZ-ANT-07). Only afterwards does the unit count as having acted and
    take its new detection state (AZ-EXE-03). ``lying``: the models of the unit in hand that were scared when its order
    began.
    """

    lying: tuple[str, ...] = ()

    @step
    def spend(self, g: G) -> Action:
        """Shots that wait for nobody any more."""
        left = next((shot for shot in g.state.held if waits_for_nobody(g.state, shot)), None)
        return None if left is None or g.state.ended else Call(Unreached(left))

    @step
    def begin(self, g: G) -> Action:
        if any(waits_for_nobody(g.state, shot) for shot in g.state.held) and not g.state.ended:
            return Repeat(Execution())
        if g.state.ended or not g.state.chain:
            return Become(Execution(), Call(Morale(all_due(g))) if not g.state.ended else Done())
        ordered = g.state.chain[-1]
        unit = g.state.units[ordered.unit]
        if not unit.takes_orders or is_cut_short(g, ordered):
            g.emit(OrderLost(unit.id), "AZ-EXE-02")
            return Repeat(Execution())
        scared = tuple(model.id for model in unit.people if model.posture == "scared")
        if scared and len(scared) == len(unit.people):
            return Become(Execution(scared))
        if is_held(ordered):
            g.emit(ShotHeld(unit.id, held_of(ordered).mover, scared), "AZ-ANT-02")
            return Repeat(Execution())
        return Become(Execution(scared), Call(performance(g, ordered)))

    @step
    def finish(self, g: G, fired: Fired | None) -> Action:
        if not g.state.chain:
            return Done()
        ordered = g.state.chain[-1]
        unit = g.state.units[ordered.unit]
        rising = tuple(model.id for model in unit.people if model.id in self.lying)
        if rising and not unit.broken:
            g.emit(StoodUp(unit.id, rising), "AZ-ORD-07")
        assert ordered.intent is not None
        order = g.context.tables.orders[ordered.card.order]
        g.emit(OrderDone(unit.id, detection_after(order, unit, ordered.intent, fired or "")), "AZ-EXE-03", order.rule)
        return Call(Morale(all_due(g), now=g.setup.options["execution_atomic"] == "yes"))

    @step
    def look_round(self, g: G) -> Action:
        if g.setup.options["early_end"] == "side_wiped_out" and any(is_wiped_out(g.state, seat) for seat in (0, 1)):
            g.emit(FightingOver(last_turn=False), "AZ-TRN-10")
        return Repeat(Execution())
