"""The order test (BA-ORD-10, BA-ORD-11)."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.dice import Roll
from grognard.core.engine.procedures import Action, Done, Procedure, step
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.fates import order_test
from grognard.games.bolt_action.state.events.nerve import OrderTested, PinsLost

Outcome = Literal["passed", "failed", "fubar"]


class OrderTest(Procedure):
    """The order test: two dice against the unit's morale (BA-ORD-10). Its value: passed, failed or fubar."""

    unit: str
    assault: str | None = None

    @step
    def roll_dice(self, g: B) -> Roll:
        unit = g.state.units[self.unit]
        return morale.order_test_of(g, unit, self.assault).roll(seat=unit.seat)

    @step
    def read_dice(self, g: B, dice: int) -> Action:
        """A double six is a FUBAR; a pinned unit that passes loses a pin (BA-ORD-11)."""
        unit = g.state.units[self.unit]
        modifiers = morale.order_modifiers(g, unit, self.assault)
        value = morale.test_value(g, unit, modifiers)
        outcome: Outcome = order_test(value).reached(dice)  # type: ignore[assignment]
        rules = ("BA-ORD-10", *(modifier.rule for modifier in modifiers))
        g.emit(OrderTested(self.unit, value, dice, outcome), *dict.fromkeys(rules))
        loses = g.setup.options["pin_loss_on_pass"] == "on" and (
            unit.order != "rally" or g.setup.options["rally_pass_pin"] == "on"
        )
        if outcome == "passed" and unit.pins and loses:
            g.emit(PinsLost(self.unit, 1), "BA-ORD-11")
        return Done(outcome)
