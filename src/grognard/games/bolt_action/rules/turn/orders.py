"""The turn and the six orders: the phase table of Bolt Action (chapters Turn and Orders).

Turn
  OrdersPhase   draw a die, choose a unit and an order, carry it out, until no unit is left
    Activation  the order, its test, its action
      OrderTest
      Fubar     (see fubar)
  TurnEnd       dice back into the cup, kept dice, pins, game length (see scenarios)
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, pick_accepted
from grognard.core.engine.dice import Row, roll
from grognard.core.engine.procedures import Action, Ask, Become, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.close_quarters.fight import Assault
from grognard.games.bolt_action.rules.movement.transport import EmptyTransports
from grognard.games.bolt_action.rules.shooting.calls import Calls
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.actions import AdvanceOrder, FireOrder, RallyOrder, RunOrder
from grognard.games.bolt_action.rules.turn.cup import dice_in_cup
from grognard.games.bolt_action.rules.turn.fubar import FubarChart
from grognard.games.bolt_action.rules.turn.legality import (
    awaits_order,
    conceivable_orders,
    is_legal,
    legal_orders,
    order_refusal,
)
from grognard.games.bolt_action.rules.turn.order_test import OrderTest
from grognard.games.bolt_action.rules.vehicles.drive import Balk
from grognard.games.bolt_action.state.choices import GiveOrder, KeepDice, PassDie
from grognard.games.bolt_action.state.events.movement import StayedAway
from grognard.games.bolt_action.state.events.nerve import PinsLost
from grognard.games.bolt_action.state.events.shooting import SmokeCleared
from grognard.games.bolt_action.state.events.turn import (
    DiceReturned,
    DieDrawn,
    DiePassed,
    DieSetAside,
    DieTurned,
    OrderGiven,
    TurnBegan,
)
from grognard.games.bolt_action.state.state import Order, State, Unit, Way


class Turn(Procedure):
    """One turn: the orders phase, then the turn end (BA-TURN-01)."""

    number: int

    @step
    def begin(self, g: B) -> None:
        g.emit(TurnBegan(self.number), "BA-TURN-01")

    @step
    def calls(self, g: G) -> Action:
        """What observers called in earlier turns comes before the first die is drawn (BA-HQ-09, BA-HQ-10)."""
        return Call(Calls(g.state.calls)) if g.state.calls else None

    @step
    def orders(self, g: G) -> Action:
        return Call(OrdersPhase())

    @step
    def end(self, g: G) -> Action:
        return Done() if is_wiped_out(g) else Call(TurnEnd())


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

    def choices(self, g: G) -> Sequence[Choice]:
        """Every legal order of every unit that has none; a Run also with each enemy unit it may assault."""
        orders: list[Choice] = [
            choice for unit in g.state.of(self.seat) if awaits_order(g, unit) for choice in legal_orders(g, unit)
        ]
        return [*orders, PassDie()] if may_pass(g) else orders

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule that forbids this order to this unit."""
        if isinstance(choice, PassDie) and may_pass(g):
            return None
        if not isinstance(choice, GiveOrder):
            return Refused(say("refused-not-offered"))
        return order_refusal(g, self.seat, choice)

    def pick(self, g: G, random: Random) -> Choice:
        """A unit at random, then one of its orders; now and then none, where that is allowed."""
        if may_pass(g) and random.random() < PASSING:
            return PassDie()
        unit = random.choice([unit for unit in g.state.of(self.seat) if awaits_order(g, unit)])
        order = pick_accepted(random, conceivable_orders(g, unit), lambda order: is_legal(g, unit, order))
        assert order is not None
        return order


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


class TurnEnd(Procedure):
    """The turn end: the dice return to the cup but those kept (BA-TURN-06 to BA-TURN-08)."""

    keeping: tuple[str, ...] = ()

    @step
    def first_side_keeps(self, g: G) -> Action:
        """The side that drew first this turn decides first (BA-TURN-08, BA-GEN-13)."""
        return Call(KeepDiceOf(drew_first(g.state)))

    @step
    def second_side_keeps(self, g: G, units: tuple[str, ...]) -> Action:
        return Become(replace(self, keeping=units), Call(KeepDiceOf(1 - drew_first(g.state))))

    @step
    def return_dice(self, g: B, units: tuple[str, ...]) -> None:
        """All other dice go back into the cup; a unit that keeps Down loses a pin (BA-TURN-07)."""
        keeping = self.keeping + units
        g.emit(DiceReturned(keeping), "BA-TURN-06")
        if g.state.smoke:
            g.emit(SmokeCleared(), "BA-WPN-16")
        for id in keeping:
            unit = g.state.units[id]
            if unit.order == "down" and unit.pins:
                g.emit(PinsLost(id, 1), "BA-TURN-07")

    @step
    def empty_transports(self, g: G) -> Action:
        return Call(EmptyTransports()) if g.context.vehicles else None


def drew_first(state: State) -> int:
    """The seat whose die was the first drawn this turn."""
    return state.drawn[0].seat if state.drawn else 0


class KeepDiceOf(Procedure):
    """One side says which of its units keep their die (BA-TURN-06)."""

    seat: int

    @step
    def ask(self, g: G) -> Action:
        candidates = tuple(unit.id for unit in g.state.of(self.seat) if may_keep(g, unit))
        return Ask(ChooseKept(self.seat, candidates)) if candidates else Done(())

    @step
    def answer(self, g: G, choice: KeepDice) -> Action:
        return Done(choice.units)


def may_keep(g: G, unit: Unit) -> bool:
    """Whether a unit may keep its die, if its owner likes: in Ambush or Down, on the table (BA-TURN-06, BA-TURN-11,
    BA-C13); a vehicle always returns Down, unless the house rule lets it keep it."""
    if unit.is_vehicle and unit.order == "down" and g.setup.options["vehicles_keep_down"] == "off":
        return False
    return unit.on_table and unit.order in ("ambush", "down")


LISTED_WHOLE = 10
"""Of so many units every set is listed; of more a sample."""


class ChooseKept(Decision):
    """Which units keep their Ambush or Down die over the turn end (BA-TURN-06)."""

    sampled: ClassVar[bool] = True

    candidates: tuple[str, ...]

    def choices(self, g: G) -> Sequence[Choice]:
        """Every subset of the candidates, keeping nothing first; of many those that keep few."""
        sizes = range((len(self.candidates) if len(self.candidates) <= LISTED_WHOLE else 2) + 1)
        return [KeepDice(units) for units in chain.from_iterable(combinations(self.candidates, n) for n in sizes)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Only candidates, each once, in the order they are listed (BA-TURN-11)."""
        if not isinstance(choice, KeepDice):
            return Refused(say("refused-not-offered"))
        if [id for id in self.candidates if id in choice.units] != list(choice.units):
            return Refused(say("ba-refused-keep"), "BA-TURN-06", "BA-TURN-11")
        return None

    def pick(self, g: G, random: Random) -> Choice:
        """Each candidate or not."""
        return KeepDice(tuple(id for id in self.candidates if random.random() < 0.5))
