"""The exact odds of a whole order: its test, FUBAR, the reaction, the shot or the assault, morale (BA-ORD-14)."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.errors import Refused
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.odds_ends import followed
from grognard.games.bolt_action.odds.odds_shot import aimed
from grognard.games.bolt_action.odds.odds_tell import ORDERS, order_asked, spread, told
from grognard.games.bolt_action.odds.questions import ATTACKER, Question
from grognard.games.bolt_action.rules.turn import legality, morale
from grognard.games.bolt_action.rules.turn.fates import chance_to_pass
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import GiveOrder
from grognard.odds.answers import Answer
from grognard.odds.outcomes import Cases


def ordered(g: B, question: Question, fractions: bool) -> Answer | Refused:
    """A whole order of the attacker, or the rule that forbids it."""
    order, assaulted = order_asked(question)
    refused = legality.order_refusal(g, 0, GiveOrder(ATTACKER, order, assaulted))
    if refused is not None:
        return refused
    aims = None if assaulted else aimed(g, question)
    if isinstance(aims, Refused):
        return aims
    spreads, likely = followed(g, question, Activation(ATTACKER, order, assaulted), fractions)
    return told(g, question, aims, [*spreads, spread("order", _tested(g, question, fractions))], likely)


def _tested(g: G, question: Question, fractions: bool) -> Cases:
    """Whether the order is obeyed (BA-ORD-10, BA-ORD-12, BA-FUB-01)."""
    unit = g.state.units[ATTACKER]
    order, assaulted = order_asked(question)
    passed, fubar = Fraction(1), Fraction(0)
    if morale.order_needs_test(g, unit, order, assaulted):
        passed = chance_to_pass(morale.test_value(g, unit, morale.order_modifiers(g, unit, assaulted)))
        fubar = Fraction(1, 36)
    exact = (passed, 1 - passed - fubar, fubar)
    return Cases(ORDERS, exact if fractions else tuple(float(chance) for chance in exact))
