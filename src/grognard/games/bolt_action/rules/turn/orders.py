"""The turn and the six orders: the phase table of Bolt Action (chapters Turn and Orders).

Turn
  OrdersPhase   draw a die, choose a unit and an order, carry it out, until no unit is left
    Activation  the order, its test, its action
      OrderTest
      Fubar     (see fubar)
  TurnEnd       dice back into the cup, kept dice, pins, game length (see scenarios)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, drawn
from grognard.core.engine.dice import Row, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.close_quarters.fight import Assault
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.actions import AdvanceOrder, FireOrder, RallyOrder, RunOrder
from grognard.games.bolt_action.rules.turn.cup import dice_in_cup
from grognard.games.bolt_action.rules.turn.fubar import FubarChart
from grognard.games.bolt_action.rules.turn.legality import (
    awaits_order,
    conceivable_orders,
    order_refusal,
)
from grognard.games.bolt_action.rules.turn.order_test import OrderTest
from grognard.games.bolt_action.rules.vehicles.drive import Balk
from grognard.games.bolt_action.state.choices import GiveOrder, PassDie
from grognard.games.bolt_action.state.events.movement import StayedAway
from grognard.games.bolt_action.state.events.turn import (
    DieDrawn,
    DiePassed,
    DieSetAside,
    DieTurned,
    OrderGiven,
)
from grognard.games.bolt_action.state.state import Order, State, Way


def is_wiped_out(g: G) -> bool:
    """Whether a side has no unit left on the table or in reserve (BA-TURN-12)."""
    if g.setup.options["early_end"] != "on":
        return False
    return not (any(g.state.of(0)) and any(g.state.of(1)))


class OrdersPhase(Procedure):
    """Draw, order, act, until no unit is left without an order (BA-TURN-02, BA-TURN-05)."""

    @step
    def draw_die(self, g: G) -> Action:
        """One die is drawn at random from all in the cup, while any unit can use one (BA-TURN-05)."""
        if is_wiped_out(g) or not any(awaits_order(g, unit) for unit in g.state.units.values()):
            return Done()
        cup = dice_in_cup(g, 0), dice_in_cup(g, 1)
        if not any(cup):
            return Done()
        if not all(cup):
            return Next(0 if cup[0] else 1)
        return roll(1, Row((cup[0], sum(cup))), say("ba-roll-cup"), "BA-TURN-02", sides=sum(cup))

    @step
    def choose_order(self, g: B, seat: int) -> Action:
        """Its owner chooses a unit and one of the six orders."""
        g.emit(DieDrawn(seat), "BA-TURN-02")
        if not any(awaits_order(g, unit) for unit in g.state.of(seat)):
            g.emit(DieSetAside(seat), "BA-TURN-04")
            return Repeat(self)
        return Ask(ChooseOrder(seat))

    @step
    def carry_out(self, g: B, choice: GiveOrder | PassDie) -> Action:
        if isinstance(choice, PassDie):
            g.emit(DiePassed(last_drawn(g.state)), "BA-TURN-10")
            return Repeat(self)
        return Call(Activation(choice.unit, choice.order, choice.assault, choice.loaded))

    @step
    def next_die(self, g: G) -> Action:
        return Repeat(self)


class ChooseOrder(Decision):
    """The owner of the drawn die picks a unit without an order and gives it one (BA-TURN-02, BA-TURN-10)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """Every order of every unit that has none; a Run also with each enemy unit; no order."""
        units = [unit for unit in g.state.of(self.seat) if awaits_order(g, unit)]
        return [*(order for unit in units for order in conceivable_orders(g, unit)), PassDie()]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule that forbids this order to this unit."""
        if isinstance(choice, PassDie) and may_pass(g):
            return None
        if not isinstance(choice, GiveOrder):
            return Refused(say("refused-not-offered"))
        return order_refusal(g, self.seat, choice)

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """A unit at random, then one of its orders; now and then none, where that is allowed."""
        if may_pass(g) and random.random() < PASSING:
            yield PassDie()
        unit = random.choice([unit for unit in g.state.of(self.seat) if awaits_order(g, unit)])
        yield from drawn(conceivable_orders(g, unit), random)


PASSING = 0.05
"""How often a die is used for no unit at random, by the house rule."""


def may_pass(g: G) -> bool:
    """Whether a drawn die may be used for no unit: only by house rule (BA-TURN-10)."""
    return bool(g.setup.options["forced_activation"] == "off")


def last_drawn(state: State) -> int:
    """The seat of the die drawn last."""
    return state.drawn[-1].seat


class Activation(Procedure):
    """An order carried out: laid down, tested if need be, acted on (BA-ORD-14).

    A unit destroyed in the middle of its action ends it: every step looks whether it still stands (BA-TURN-13).
    """

    unit: str
    order: Order
    assault: str | None = None
    loaded: Way | None = None

    @step
    def give_order(self, g: B) -> Action:
        """The die is laid beside the unit; a test is taken only if something calls for one (BA-ORD-08)."""
        g.emit(OrderGiven(self.unit, self.order, self.assault, self.loaded), "BA-TURN-02")
        unit = g.state.units[self.unit]
        if morale.order_needs_test(g, unit, self.order, self.assault):
            return Call(OrderTest(self.unit, self.assault))
        return Next("passed")

    @step
    def obey(self, g: B, outcome: str) -> Action:
        """Obeyed, refused (BA-ORD-12) or misunderstood (BA-FUB-01)."""
        unit = g.state.units[self.unit]
        if outcome == "passed":
            return action_of(self.unit, self.order, self.assault)
        if unit.place == "aboard":
            g.emit(DieTurned(self.unit, "down"), "BA-ORD-12", *(("BA-FUB-07",) if outcome == "fubar" else ()))
            return Done()
        if not unit.on_table:
            g.emit(StayedAway(self.unit), "BA-SCN-05")
            g.emit(DieTurned(self.unit, "down"), "BA-SCN-05")
            return Done()
        if outcome == "fubar":
            return Call(FubarChart(self.unit))
        if unit.is_vehicle:
            return Call(Balk(self.unit))
        g.emit(DieTurned(self.unit, "down"), "BA-ORD-12", "BA-ORD-18")
        return Done()


def action_of(unit: str, order: Order, assault: str | None) -> Action:
    """What a unit does under an order it obeys (BA-ORD-01 to BA-ORD-04, BA-ORD-06); in Ambush and Down it waits
    (BA-ORD-05, BA-ORD-07)."""
    match order:
        case "fire":
            return Call(FireOrder(unit))
        case "advance":
            return Call(AdvanceOrder(unit))
        case "run":
            return Call(RunOrder(unit)) if assault is None else Call(Assault(unit, assault))
        case "rally":
            return Call(RallyOrder(unit))
        case _:
            return Done()


LISTED_WHOLE = 10
"""Of so many units every set is listed; of more a sample."""
