"""Giving orders, put in words."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.core.wire.questions import DecisionView, Option
from grognard.core.wording import option, view
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.movement.move import allowance
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.turn import legality, morale
from grognard.games.bolt_action.rules.turn.fates import chance_to_pass
from grognard.games.bolt_action.rules.turn.legality import awaits_order
from grognard.games.bolt_action.rules.turn.orders import ChooseOrder, may_pass
from grognard.games.bolt_action.state.choices import (
    GiveOrder,
    PassDie,
)
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import inches, unit_name
from grognard.games.bolt_action.state.state import ORDERS, Order, Unit


def order_view(g: B, decision: ChooseOrder) -> DecisionView:
    """Every unit without an order, each with its six orders and its assaults; forbidden ones with their rule."""
    options = []
    for unit in g.state.of(decision.seat):
        if not awaits_order(g, unit):
            continue
        for number, order in enumerate(ORDERS, 1):
            for at, given in enumerate(ways_to_order(g, unit, order)):
                options.append(order_option(g, unit, given, str(number) if not at else None))
        for target in legality.assault_targets(g, unit) if legality.may_declare_assault(g, unit) else ():
            if unit.on_table and g.context.gap(unit, target) > tables.RATES["infantry"].run:
                continue  # legal, but it can only fall short
            options.append(order_option(g, unit, GiveOrder(unit.id, "run", target.id), None))
    if may_pass(g):
        options.append(option(PassDie(), say("ba-choose-pass"), key="P", rules=["BA-TURN-10"]))
    return view(g, decision, "order", say("ba-ask-order"), options, rules=["BA-TURN-02"])


def ways_to_order(g: G, unit: Unit, order: Order) -> list[GiveOrder]:
    """An order as it may be given: an Ambush of a gun once for each shell it may have loaded (BA-AMB-04)."""
    found = [GiveOrder(unit.id, order)]
    if order == "ambush" and g.context.profile(unit.id).ways:
        found = [GiveOrder(unit.id, order, loaded=way) for way in aim.ways(g, unit) if way != "indirect"]
    return found


def order_option(g: G, unit: Unit, choice: GiveOrder, key: str | None) -> Option:
    """One order for one unit: the chance that it is obeyed, what it is good for, or the rule that forbids it."""
    refusal = None if choice.assault else legality.forbidden(g, unit, choice.order)
    if choice.assault:
        label = say("ba-order-assault", target=unit_name(g, choice.assault))
    elif choice.loaded is not None:
        label = say("ba-order-loaded", way=choice.loaded)
    else:
        label = say("ba-order", order=choice.order)
    if refusal is not None:
        return Option(
            label=label, unit=unit.id, order=choice.order, key=key, refused=refusal.message, rules=list(refusal.rules)
        )
    obeyed = None
    if morale.order_needs_test(g, unit, choice.order, choice.assault):
        value = morale.test_value(g, unit, morale.order_modifiers(g, unit, choice.assault))
        obeyed = say("ba-obeys", percent=round(100 * float(chance_to_pass(value))))
    return option(
        choice,
        label,
        hint=order_hint(g, unit, choice),
        figure=obeyed,
        unit=unit.id,
        target=choice.assault,
        order=choice.order,
        key=key,
    )


def order_hint(g: G, unit: Unit, choice: GiveOrder) -> Message:
    """What an order does, in a phrase."""
    if choice.assault is not None:
        if not unit.on_table:
            return say("ba-hint-assault-entering")
        gap = g.context.gap(unit, g.state.units[choice.assault])
        return say("ba-hint-assault", inches=inches(gap))
    own = g.context.profile(unit.id).chassis
    rates = tables.RATES["infantry"] if own is None else own
    if unit.place == "aboard" and choice.order != "down":
        return say("ba-hint-get-out", order=choice.order)
    if not unit.on_table and choice.order in ("advance", "run"):
        return say("ba-hint-enter", inches=(rates.run if choice.order == "run" else rates.advance) // INCH)
    if own is not None and choice.order in ("advance", "run"):
        return say(
            f"ba-hint-drive-{choice.order}", inches=(rates.run if choice.order == "run" else rates.advance) // INCH
        )
    if choice.order == "rally":
        return say("ba-hint-rally", pins=unit.pins)
    if choice.order == "advance" and unit.gun is not None:
        return say("ba-hint-push", inches=allowance(g, unit, "advance") // INCH)
    return say(f"ba-hint-{choice.order}", pins=max(0, unit.pins - 1))
