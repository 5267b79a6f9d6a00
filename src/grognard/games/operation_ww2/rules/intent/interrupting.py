"""Anticipate or interrupt: shots held back until an enemy comes to a point of its way (AZ-ANT).

A held Fire or Ambush leaves the chain when it is due and waits in ``State.held``; whoever moves asks for those that
wait for it (``held_shots``), goes to each point in turn and calls ``Interruption`` there. What nobody came to is spent
when the mover's order is over (``Unreached``).
"""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.driving import orders as vehicle_orders
from grognard.games.operation_ww2.rules.fire.volley import Fired, Volley
from grognard.games.operation_ww2.rules.morale.morale import Morale, all_due
from grognard.games.operation_ww2.rules.turn import memory
from grognard.games.operation_ww2.rules.turn.orders import detection_after, detection_unfired
from grognard.games.operation_ww2.state.events.driving import VehicleDetected
from grognard.games.operation_ww2.state.events.fire import HeldFire
from grognard.games.operation_ww2.state.events.turn import CountsAs, OrderDone, OrderLost, StoodUp
from grognard.games.operation_ww2.state.intents import AmbushIntent, FireIntent, Held
from grognard.games.operation_ww2.state.state import HeldShot, Ordered


def held_shots(g: G, mover: str) -> tuple[Ordered, ...]:
    """The shots that wait for this unit on its way, the nearest point first, at one point the lower priority number
    first (AZ-ANT-08, AZ-ANT-10). ``point_of`` says how far along the way of the leading model each falls."""
    waiting = [shot.ordered for shot in g.state.held if held_of(shot.ordered).mover == mover]
    return tuple(sorted(waiting, key=lambda ordered: (point_of(ordered), ordered.card.priority)))


def held_of(ordered: Ordered) -> Held:
    """For whom and where an order that is held back waits."""
    assert isinstance(ordered.intent, (FireIntent, AmbushIntent))
    assert ordered.intent.held is not None
    return ordered.intent.held


def point_of(ordered: Ordered) -> int:
    """How far along the way of the mover's leading model a held shot falls, in thousandths of a centimetre."""
    return held_of(ordered).at


def is_held(ordered: Ordered) -> bool:
    """Whether an order that is due waits for an enemy."""
    return isinstance(ordered.intent, (FireIntent, AmbushIntent)) and ordered.intent.held is not None


def begin_to_move(g: B, ordered: Ordered, fired: Fired = "") -> None:
    """From here on a unit is taken for what its order makes of it: a mover who is interrupted for moved if it goes
    fast, an assaulting unit for moved before its shot and for fired after it; by options for what it was before
    (AZ-ANT-04), what its speed makes of it (AZ-EXE-04), moved (AZ-EXE-05). ``fired``: what its fire has given away so
    far."""
    options, unit = g.setup.options, g.state.units[ordered.unit]
    assert ordered.intent is not None
    order = g.context.tables.orders[ordered.card.order]
    now: DetectionState
    if order.id == "assault":
        if fired == "fired":
            now = "fired" if options["assault_state_after_first_shot"] == "fired" else "moved"
            rule = "AZ-EXE-05"
        else:
            by_speed = options["assault_state_before_shot"] == "by_speed"
            going = g.context.tables.orders["move"] if by_speed else order
            now, rule = detection_unfired(going, unit, ordered.intent), "AZ-EXE-04"
    elif options["mover_state_when_interrupted"] == "previous_state" or not held_shots(g, unit.id):
        return
    else:
        now, rule = detection_unfired(order, unit, ordered.intent), "AZ-ANT-04"
    if now != unit.detection:
        g.emit(CountsAs(unit.id, now), rule)
    # Beside people on foot a vehicle is known by what it does itself (AZ-MTI-02).
    driving: DetectionState = "fired" if now == "fired" else order.driving
    for vehicle in unit.vehicles if unit.people else ():
        machine = vehicle.machine
        if machine is not None and unit.has_crew(vehicle) and machine.detection != driving:
            g.emit(VehicleDetected(unit.id, vehicle.id, driving), rule, "AZ-MTI-02")


class Interruption(Procedure):
    """A held shot falls now, at where the mover stands (AZ-ANT-02, AZ-ANT-04); with it the order that held it back is
    carried out. A unit that was destroyed or broken while it waited has lost it (AZ-EXE-02)."""

    ordered: Ordered

    @step
    def fire(self, g: B) -> Action:
        intent = self.ordered.intent
        assert isinstance(intent, (FireIntent, AmbushIntent))
        if not g.state.units[self.ordered.unit].takes_orders:
            g.emit(OrderLost(self.ordered.unit), "AZ-EXE-02")
            return Done()
        if intent.target is not None:
            memory.remember(g, self.ordered.unit, intent.target)
        return Call(Volley(self.ordered.unit, intent.target, self.ordered.card.order, intent.besides, held=True))

    @step
    def finish(self, g: B, fired: Fired) -> Action:
        end(g, self.ordered, fired)
        return Call(Morale(all_due(g), now=g.setup.options["execution_atomic"] == "yes"))


def end(g: B, ordered: Ordered, fired: Fired) -> None:
    """A held order is over: who lay scared when it was due stands up, and the unit has acted (AZ-ORD-07, AZ-EXE-03)."""
    shot = next(shot for shot in g.state.held if shot.ordered.unit == ordered.unit)
    unit = g.state.units[ordered.unit]
    rising = tuple(model.id for model in unit.people if model.id in shot.lying and model.posture == "scared")
    if rising and not unit.broken:
        g.emit(StoodUp(unit.id, rising), "AZ-ORD-07")
    assert ordered.intent is not None
    vehicle_orders.finish(g, ordered, fired, ())
    order = g.context.tables.orders[ordered.card.order]
    state = detection_after(order, unit, ordered.intent, fired)
    g.emit(OrderDone(unit.id, state, not unit.is_there), "AZ-EXE-03", order.rule)


class Unreached(Procedure):
    """A mover has not come to the point where a shot waited for it: the shot is spent, Fire as fired, Ambush as if it
    had not fired; by the option ``interrupt_point_not_reached`` it falls where the mover stopped (AZ-ANT-07). A mover
    who never went stands at the start of its way."""

    shot: HeldShot

    @step
    def spend(self, g: B) -> Action:
        ordered = self.shot.ordered
        mover = g.state.units[held_of(ordered).mover]
        falls = g.setup.options["interrupt_point_not_reached"] == "fire_at_stop" or point_of(ordered) == 0
        if (falls and mover.on_table) or not g.state.units[ordered.unit].takes_orders:
            return Call(Interruption(ordered))
        why = say("az-held-never-came" if mover.is_there else "az-held-no-target")
        g.emit(HeldFire(ordered.unit, mover.id, "AZ-ANT-07", why), "AZ-ANT-07")
        end(g, ordered, "fired" if isinstance(ordered.intent, FireIntent) else "")
        return Done()
