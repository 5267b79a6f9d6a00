"""The exact odds of a whole order: its test, FUBAR, the reaction, the shot or the assault, morale (BA-ORD-14); of one
to a unit in reserve, whether it comes, and what it does then (BA-SCN-05)."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.errors import Refused
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.odds_ends import followed
from grognard.games.bolt_action.odds.odds_shot import aimed
from grognard.games.bolt_action.odds.odds_tell import ARRIVALS, ORDERS, order_asked, spread, told
from grognard.games.bolt_action.odds.questions import ATTACKER, Question
from grognard.games.bolt_action.rules.turn import legality, morale
from grognard.games.bolt_action.rules.turn.actions import FireOrder
from grognard.games.bolt_action.rules.turn.fates import chance_to_pass
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import GiveOrder
from grognard.odds.answers import Answer
from grognard.odds.distributions import Chance, Distribution, certainly, mixture
from grognard.odds.outcomes import Cases


def ordered(g: B, question: Question, fractions: bool) -> Answer | Refused:
    """A whole order of the attacker, or the rule that forbids it."""
    order, assaulted = order_asked(question)
    refused = legality.order_refusal(g, 0, GiveOrder(ATTACKER, order, assaulted))
    if refused is not None:
        return refused
    if question.reserve:
        return arriving(g, question, fractions)
    aims = None if assaulted else aimed(g, question)
    if isinstance(aims, Refused):
        return aims
    spreads, likely = followed(g, question, Activation(ATTACKER, order, assaulted), fractions)
    return told(g, question, aims, [*spreads, spread("order", _tested(g, question, fractions))], likely)


def arriving(g: B, question: Question, fractions: bool) -> Answer | Refused:
    """A unit in reserve comes on and shoots, or stays away."""
    there = g.clone()
    there.state = g.state.with_units(replace(g.state.units[ATTACKER], place="table"))
    aims = aimed(there, question)
    if isinstance(aims, Refused):
        return aims
    tested = _tested(g, question, fractions)
    comes = tested["obeyed"]
    spreads, likely = followed(there, question, FireOrder(ATTACKER, moved=True), fractions)
    spreads = [replace(each, chances=_if(comes, each.chances)) for each in spreads]
    likely = [replace(each, chance=comes * each.chance) for each in likely]
    return told(g, question, aims, [*spreads, spread("order", tested), spread("arrival", _arrival(comes))], likely)


def _if(comes: Chance, found: Distribution | Cases) -> Distribution | Cases:
    """What comes of something that may not happen at all: then it is nothing, the first of what may be."""
    if isinstance(found, Distribution):
        return mixture([(comes, found), (1 - comes, certainly(0, fractions=isinstance(comes, Fraction)))])
    first, *rest = found.names
    return Cases.of({first: 1 - comes * (1 - found[first]), **{name: comes * found[name] for name in rest}})


def _arrival(comes: Chance) -> Cases:
    """In which turn a unit comes that is ordered on in each: its test is the same every time."""
    tries = [comes * (1 - comes) ** turn for turn in range(len(ARRIVALS) - 1)]
    return Cases(ARRIVALS, (*tries, (1 - comes) ** len(tries)))


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
