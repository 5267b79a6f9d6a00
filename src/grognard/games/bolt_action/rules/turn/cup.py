"""The dice in the cup (chapter Turn)."""

from __future__ import annotations

from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.state.state import State, Unit


def dice_in_cup(g: G, seat: int) -> int:
    """How many order dice of a seat are in the cup (BA-TURN-01, BA-TURN-09, BA-GEN-02).

    One for each living unit without an order, so that the die of a destroyed unit is out at once (BA-GEN-09,
    BA-C14), whether or not it can take one; on turn 1 those in reserve, and whoever is aboard them, have none there
    unless the option ``reserve_dice`` says so. Dice set aside are out until the turn end (BA-TURN-04, BA-TURN-10).
    """
    state = g.state
    everybody = state.turn > 1 or g.setup.options["reserve_dice"] == "from_turn_1"
    dice = sum(1 for unit in state.of(seat) if unit.order is None and (everybody or not is_away(state, unit)))
    return max(0, dice - state.set_aside[seat])


def is_away(state: State, unit: Unit) -> bool:
    """Whether a unit is in reserve, or aboard one that is: their dice are in the cup together (BA-TURN-09)."""
    return unit.place == "reserve" or (unit.aboard is not None and state.units[unit.aboard].place == "reserve")


def may_take_die(g: G, unit: Unit) -> bool:
    """Whether a unit has no order and a die of its side is left in the cup for its reaction (BA-TURN-03): none is once
    its owner has passed as many as he has units without orders (BA-TURN-10)."""
    return unit.order is None and dice_in_cup(g, unit.seat) > 0
