"""Carrying out a closed chain: from the last card played to the first, each order wholly before the next (AZ-EXE)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from grognard.core.engine.procedures import Action, Become, Call, Done, Next, Procedure, Repeat, step
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.guns import guns_of
from grognard.games.operation_ww2.rules.buildings.charges import LayingCharges
from grognard.games.operation_ww2.rules.crews.nerves import CrewsGetOut, still_aboard
from grognard.games.operation_ww2.rules.driving import orders as vehicle_orders
from grognard.games.operation_ww2.rules.driving.attachments import Speaking
from grognard.games.operation_ww2.rules.driving.driving import Driving
from grognard.games.operation_ww2.rules.driving.mounting import Mounting
from grognard.games.operation_ww2.rules.driving.squads import CourageTests, wavering
from grognard.games.operation_ww2.rules.driving.towing import Working
from grognard.games.operation_ww2.rules.fire.volley import Fired
from grognard.games.operation_ww2.rules.intent.communication import Communicating
from grognard.games.operation_ww2.rules.intent.interrupting import Unreached, held_of, is_held
from grognard.games.operation_ww2.rules.intent.runners import Running, waiting
from grognard.games.operation_ww2.rules.light_and_weather.lights import FiringFlares
from grognard.games.operation_ww2.rules.light_and_weather.smoke import LayingSmoke
from grognard.games.operation_ww2.rules.morale.morale import Morale, all_due
from grognard.games.operation_ww2.rules.movement.assault import Assaulting
from grognard.games.operation_ww2.rules.movement.moving import Moving
from grognard.games.operation_ww2.rules.movement.pushing import Pushing
from grognard.games.operation_ww2.rules.tunnels.declaring import concerns
from grognard.games.operation_ww2.rules.tunnels.passage import Tunnelling
from grognard.games.operation_ww2.rules.turn import memory
from grognard.games.operation_ww2.rules.turn.firing import Firing
from grognard.games.operation_ww2.rules.turn.orders import detection_after
from grognard.games.operation_ww2.rules.turn.reloading import reload_at_order
from grognard.games.operation_ww2.state.events.turn import FightingOver, OrderDone, OrderLost, ShotHeld, StoodUp
from grognard.games.operation_ww2.state.intents import (
    AmbushIntent,
    AssaultIntent,
    Besides,
    CoveringFireIntent,
    FireIntent,
    Intent,
    MoveIntent,
)
from grognard.games.operation_ww2.state.state import HeldShot, Ordered, State, Unit, strength_of

Performance = Callable[[G, Ordered], Procedure]


def moving(g: G, ordered: Ordered) -> Procedure:
    """A Move: of a vehicle, of a gun and its crew, of people on foot (AZ-ORD-01)."""
    unit, intent = g.state.units[ordered.unit], ordered.intent
    assert isinstance(intent, MoveIntent)
    if concerns(g, unit, intent):
        return Tunnelling(ordered)
    if unit.is_vehicle:
        return Driving(ordered)
    if intent.besides.hitches:
        return Working(ordered)
    if intent.besides.boards:
        return Mounting(ordered)
    return Pushing(ordered) if any(gun.id == intent.lead for gun in guns_of(unit)) else Moving(ordered)


def assaulting(g: G, ordered: Ordered) -> Procedure:
    """An Assault: of a vehicle, or of people on foot and their guns (AZ-ORD-02)."""
    unit = g.state.units[ordered.unit]
    if unit.is_vehicle:
        return Driving(ordered)
    assert isinstance(ordered.intent, AssaultIntent)
    if concerns(g, unit, ordered.intent):
        return Tunnelling(ordered)
    return Mounting(ordered) if ordered.intent.besides.boards else Assaulting(ordered)


def firing(g: G, ordered: Ordered) -> Procedure:
    """Fire without movement (AZ-ORD-03 to AZ-ORD-05)."""
    return Tunnelling(ordered) if g.state.units[ordered.unit].is_below else Firing(ordered)


PERFORMANCES: dict[type[Intent], Performance] = {
    MoveIntent: moving,
    AssaultIntent: assaulting,
    FireIntent: firing,
    AmbushIntent: firing,
    CoveringFireIntent: firing,
}
"""How each kind of intent is carried out; the value of the procedure is what the unit's fire gave away."""


class Execution(Procedure):
    """The orders of the chain from the lowest priority number to the highest, each wholly, with all damage and morale,
    before the next (AZ-EXE-01, AZ-EXE-08, AZ-ANT-01). Shots that were held back and whose mover never came are spent
    when his order is over (AZ-ANT-07)."""

    @step
    def next_order(self, g: G) -> Action:
        if g.state.ended:
            return Done()
        left = next((shot for shot in g.state.held if waits_for_nobody(g.state, shot)), None)
        if left is not None:
            return Call(Unreached(left))
        return Call(Carrying(g.state.chain[-1])) if g.state.chain else Done()

    @step
    def test_morale(self, g: G) -> Action:
        """What has been put off (AZ-MOR-13, AZ-EXE-07)."""
        return Call(Morale(all_due(g), now=g.setup.options["execution_atomic"] == "yes"))

    @step
    def get_out(self, g: G) -> Action:
        """Crews that broke only now (AZ-NRV-02)."""
        return Call(CrewsGetOut()) if still_aboard(g) else None

    @step
    def test_courage(self, g: G) -> Action:
        """Squads that have lost half of their vehicles (AZ-VSQ-05)."""
        return Call(CourageTests()) if any(wavering(g)) else None

    @step
    def look_round(self, g: B) -> Action:
        ends_early(g)
        return Repeat(Execution())


class Carrying(Procedure):
    """One order is due.

    A unit that was destroyed or broken meanwhile has lost it (AZ-EXE-02), by the option ``partial_execution`` also one
    that has lost men or its target since (AZ-EXE-09). Scared models stand up and do nothing else; if there are no
    others, that was the order (AZ-ORD-07, AZ-DMG-09). A shot held back waits for its mover (AZ-ANT-02). Only
    afterwards does the unit count as having acted and take its new detection state (AZ-EXE-03). ``lying``: who lay
    scared when it began, ``shaken``: how many of the crews of its vehicles.
    """

    ordered: Ordered
    lying: tuple[str, ...] = ()
    shaken: tuple[tuple[str, int], ...] = ()

    @step
    def begin(self, g: B) -> Action:
        ordered = self.ordered
        unit = g.state.units[ordered.unit]
        if not unit.takes_orders:
            g.emit(OrderLost(unit.id), "AZ-EXE-02")
            return Done()
        if g.setup.options["partial_execution"] == "order_lost" and has_suffered(g.state, ordered):
            g.emit(OrderLost(unit.id), "AZ-EXE-09")
            return Done()
        reload_at_order(g, unit)
        scared = tuple(model.id for model in unit.models if model.is_person and model.posture == "scared")
        shaken = vehicle_orders.shaken_crews(unit)
        vehicle_orders.begin(g, ordered)
        if only_recovers(g, ordered, unit, scared):
            return Become(Carrying(ordered, scared, shaken), Next(False))
        target = getattr(ordered.intent, "target", None)
        if target is not None and not is_held(ordered):
            memory.remember(g, unit.id, target)
        assert ordered.intent is not None
        besides = ordered.intent.besides
        charges = besides.primes or besides.detonates
        if besides.speaks_to or besides.calls or charges or besides.busy or waiting(g, unit.id):
            asides = Asides(unit.id, ordered.card.order, besides)
            return Become(Carrying(ordered, scared, shaken), Call(asides))
        return Become(Carrying(ordered, scared, shaken), Next(True))

    @step
    def perform(self, g: B, goes_on: bool) -> Action:
        if not goes_on or not g.state.units[self.ordered.unit].takes_orders:
            return Next("")
        ordered = self.ordered
        if is_held(ordered):
            lying = tuple(
                id for id in self.lying if any(model.id == id for model in g.state.units[ordered.unit].models)
            )
            g.emit(ShotHeld(ordered.unit, held_of(ordered).mover, lying), "AZ-ANT-02")
            return Done()
        assert ordered.intent is not None
        return Call(PERFORMANCES[type(ordered.intent)](g, ordered))

    @step
    def finish(self, g: B, fired: Fired | None) -> Action:
        # Its intent may have changed meanwhile: a measured speed, a way after a target that has moved.
        ordered = next(each for each in g.state.chain if each.unit == self.ordered.unit)
        unit = g.state.units[ordered.unit]
        rising = tuple(model.id for model in unit.models if model.id in self.lying)
        if rising and not unit.broken:
            g.emit(StoodUp(unit.id, rising), "AZ-ORD-07")
        assert ordered.intent is not None
        vehicle_orders.finish(g, ordered, fired or "", self.shaken)
        order = g.context.tables.orders[ordered.card.order]
        state = detection_after(order, unit, ordered.intent, fired or "")
        if ordered.intent.besides.tunnel == "up" and not fired:
            # Who comes up has moved, but for the option ``surface_state`` (AZ-TUN-13).
            state = cast("DetectionState", g.setup.options["surface_state"])
        g.emit(OrderDone(unit.id, state, not unit.is_there), "AZ-EXE-03", order.rule)
        return Done()


def only_recovers(g: G, ordered: Ordered, unit: Unit, scared: tuple[str, ...]) -> bool:
    """Whether an order only lets a unit get over its fear, because everybody is scared (AZ-ORD-07, AZ-VEH-04); by the
    option ``remount_after_bail`` a crew beside its vehicle climbs in all the same (AZ-NRV-09)."""
    if unit.is_vehicle:
        return vehicle_orders.is_spent(unit)
    if not scared or len(scared) < len(unit.people):
        return False
    assert ordered.intent is not None
    climbs_in = ordered.intent.besides.boards and g.setup.options["remount_after_bail"] == "same_order"
    return not climbs_in


class Asides(Procedure):
    """What a unit does besides its order, before it: its runners run on (AZ-COM-05), calls (AZ-COM-02), charges
    (AZ-EXP-03), smoke (AZ-SMK-02), flares (AZ-NGT-08)."""

    unit: str
    order: OrderName
    besides: Besides

    @step
    def run(self, g: G) -> Action:
        return Call(Running(tuple(waiting(g, self.unit))))

    @step
    def call(self, g: G) -> Action:
        return Call(Communicating(self.unit, self.besides.calls))

    @step
    def speak(self, g: G) -> Action:
        """To a vehicle that may go with it in the next turn (AZ-TMP-01)."""
        return Call(Speaking(self.unit, self.besides.speaks_to)) if self.besides.speaks_to else None

    @step
    def lay(self, g: G) -> Action:
        return Call(LayingCharges(self.unit, self.besides))

    @step
    def smoke(self, g: G) -> Action:
        return Call(LayingSmoke(self.unit, self.order, self.besides.smoke)) if self.besides.smoke else None

    @step
    def light(self, g: G) -> Action:
        return Call(FiringFlares(self.unit, self.besides.flares)) if self.besides.flares else None

    @step
    def end(self, g: G) -> Action:
        return Done(True)


def waits_for_nobody(state: State, shot: HeldShot) -> bool:
    """Whether the order of the one a held shot waits for is over."""
    return all(ordered.unit != held_of(shot.ordered).mover for ordered in state.chain)


def has_suffered(state: State, ordered: Ordered) -> bool:
    """Whether a unit has lost models, weapons or crew, or its target, since its order was declared (AZ-EXE-09)."""
    target = getattr(ordered.intent, "target", None)
    if target is not None and not state.units[target].is_there:
        return True
    return strength_of(state.units[ordered.unit]) != ordered.strength


def ends_early(g: B) -> bool:
    """Whether the fighting is over because a side has no model left; by the option ``early_end`` it goes on
    (AZ-TRN-10)."""
    if g.setup.options["early_end"] == "never" or not any(is_wiped_out(g.state, seat) for seat in (0, 1)):
        return False
    g.emit(FightingOver(last_turn=False), "AZ-TRN-10")
    return True


def is_wiped_out(state: State, seat: int) -> bool:
    """Whether a seat has no model left on the table; what nobody mans does not count (AZ-TRN-10)."""
    return not any(unit.is_there and unit.is_manned for unit in state.of(seat))
