"""Who can be given an order (AZ-RCT-12, AZ-ORD-11)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.operation_ww2.state.state import State, Unit


def may_be_ordered(state: State, unit: Unit) -> bool:
    """Whether a unit can be given a card now: it takes orders and has neither acted this turn nor a card in the chain
    (AZ-RCT-12, AZ-ORD-11)."""
    return waits_for_a_card(state, unit) and all(ordered.unit != unit.id for ordered in state.chain)


def waits_for_a_card(state: State, unit: Unit) -> bool:
    """Whether a unit takes orders and has not acted this turn; it may have a card in the chain."""
    return unit.acted_turn != state.turn and unit.takes_orders


def to_order(state: State, seat: int) -> Iterator[Unit]:
    """The units of a seat that can be given a card now."""
    return (unit for unit in state.of(seat) if may_be_ordered(state, unit))


def can_act(state: State, seat: int) -> bool:
    """Whether a seat has a unit to order and a card to do it with (AZ-INI-07, AZ-RCT-09)."""
    return bool(state.cards[seat].hand) and any(True for _ in to_order(state, seat))
