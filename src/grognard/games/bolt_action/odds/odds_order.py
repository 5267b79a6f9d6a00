"""The exact odds of a whole order: its test, FUBAR, the reaction, the shot or the assault, morale (BA-ORD-14)."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.errors import Refused
from grognard.core.records import replace, to_text
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.odds_ends import Ends, followed
from grognard.games.bolt_action.odds.odds_shot import aimed
from grognard.games.bolt_action.odds.odds_tell import ORDERS, order_asked, spread, told
from grognard.games.bolt_action.odds.questions import ATTACKER, TARGET, Question
from grognard.games.bolt_action.rules.close_quarters.charge import charge
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
    if assaulted:
        spreads, likely = _fought(g, question, fractions)
    else:
        spreads, likely = followed(g, question, Activation(ATTACKER, order), fractions)
    return told(g, question, aims, [*spreads, spread("order", _tested(g, question, fractions))], likely)


def _fought(g: B, question: Question, fractions: bool) -> Ends:
    """An assault. Where everybody fights and nobody fires at it, it is all one from where it sets out once it comes to
    blows, so that is kept for the next question."""
    activation = Activation(ATTACKER, "run", TARGET)
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    alike = g.setup.options["all_fight"] == "on" and question.reaction != "fire" and not target.is_vehicle
    if not alike or not charge(g, unit, target).reaches:
        return followed(g, question, activation, fractions)
    key = to_text(replace(question, range=1.0)), fractions
    if key not in _known:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[key] = followed(g, question, activation, fractions)
    return _known[key]


_known: dict[tuple[str, bool], Ends] = {}
MOST_KNOWN = 64


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
