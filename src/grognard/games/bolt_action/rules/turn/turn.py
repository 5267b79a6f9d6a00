"""A turn from its first die to its end (BA-TURN)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.movement.transport import EmptyTransports
from grognard.games.bolt_action.rules.shooting.off_board_fire import Calls
from grognard.games.bolt_action.rules.turn.orders import LISTED_WHOLE, OrdersPhase, is_wiped_out
from grognard.games.bolt_action.state.choices import KeepDice
from grognard.games.bolt_action.state.events.nerve import PinsLost
from grognard.games.bolt_action.state.events.shooting import SmokeCleared
from grognard.games.bolt_action.state.events.turn import (
    DiceReturned,
    TurnBegan,
)
from grognard.games.bolt_action.state.state import State, Unit


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


class TurnEnd(Procedure):
    """The turn end: the dice return to the cup but those kept (BA-TURN-06 to BA-TURN-08)."""

    keeping: tuple[str, ...] = ()

    @step
    def first_side_keeps(self, g: G) -> Action:
        """The side that drew first this turn decides first (BA-TURN-08, BA-GEN-13)."""
        return Call(KeepDiceOf(drew_first(g.state)))

    @step
    def second_side_keeps(self, g: G, units: tuple[str, ...]) -> Action:
        return self.then(Call(KeepDiceOf(1 - drew_first(g.state))), keeping=units)

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
        units = tuple(unit.id for unit in g.state.of(self.seat) if may_keep(g, unit))
        return Ask(ChooseKept(self.seat, units)) if units else Done(())

    @step
    def answer(self, g: G, choice: KeepDice) -> Action:
        return Done(choice.units)


def may_keep(g: G, unit: Unit) -> bool:
    """Whether a unit may keep its die, if its owner likes: in Ambush or Down, on the table (BA-TURN-06, BA-TURN-11,
    BA-C13); a vehicle always returns Down, unless the house rule lets it keep it."""
    if unit.is_vehicle and unit.order == "down" and g.setup.options["vehicles_keep_down"] == "off":
        return False
    return unit.on_table and unit.order in ("ambush", "down")


class ChooseKept(Decision):
    """Which units keep their Ambush or Down die over the turn end (BA-TURN-06)."""

    sampled: ClassVar[bool] = True

    units: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Every subset of the units, keeping nothing first; of many those that keep few."""
        sizes = range((len(self.units) if len(self.units) <= LISTED_WHOLE else 2) + 1)
        return [KeepDice(units) for units in chain.from_iterable(combinations(self.units, n) for n in sizes)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Only these units, each once, in the order they are listed (BA-TURN-11)."""
        if not isinstance(choice, KeepDice):
            return Refused(say("refused-not-offered"))
        if [id for id in self.units if id in choice.units] != list(choice.units):
            return Refused(say("ba-refused-keep"), "BA-TURN-06", "BA-TURN-11")
        return None

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """Each unit or not."""
        yield KeepDice(tuple(id for id in self.units if random.random() < 0.5))
