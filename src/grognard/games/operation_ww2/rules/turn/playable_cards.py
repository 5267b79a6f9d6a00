"""Whether a unit could do anything with a card (AZ-ORD-12, option ``empty_orders``)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.intent.weapon_targets import nameable
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.intents import AssaultIntent, MoveIntent
from grognard.games.operation_ww2.state.state import Unit


def may_play(g: G, unit: Unit, card: Card, hand: Sequence[Card]) -> bool:
    """Whether a card may be played on a unit: any, or, by the option ``empty_orders``, none that the unit can do
    nothing with while another card of ``hand`` fits it (AZ-ORD-12)."""
    if g.setup.options["empty_orders"] == "allowed" or fits(g, unit, card.order):
        return True
    return not any(fits(g, unit, order) for order in {other.order for other in hand})


def fits(g: G, unit: Unit, order: OrderName) -> bool:
    """Whether a unit could go somewhere or hit somebody with an order as things stand; lying in wait is always
    possible."""
    if order == "ambush":
        return True
    walks = not unit.is_vehicle and not unit.is_below
    # By the option ``declared_path`` everybody's way is looked for in what is listed: the leading model's will do here.
    if order in ("move", "assault") and walks and any(way for _, way, _ in ways.listed(g, unit, order)):
        return True
    if order in ("move", "assault") and any(
        isinstance(each, (MoveIntent, AssaultIntent)) and each.way for each in intent.listed(g, unit, order)
    ):
        return True
    if order == "move":
        return False
    if order == "fire" and intent.movers(g, unit.seat):
        return True
    return any(firepower(g, unit, target, order).chances for target in nameable(g, unit, order))
