"""The exact odds of a whole order: its test, FUBAR, the reaction, the shot or the assault, morale (BA-ORD-14); of one
to a unit in reserve, whether it comes, and what it does then (BA-SCN-05)."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.ground import driving
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.odds_ends import followed
from grognard.games.bolt_action.odds.odds_follow import tests
from grognard.games.bolt_action.odds.odds_shot import aimed
from grognard.games.bolt_action.odds.odds_tell import (
    ARRIVALS,
    ORDERS,
    likelihood,
    order_asked,
    spread,
    told,
    told_alone,
)
from grognard.games.bolt_action.odds.questions import ATTACKER, TARGET, Question
from grognard.games.bolt_action.odds.stage.policy import answers, drives_over
from grognard.games.bolt_action.rules.turn import legality, morale
from grognard.games.bolt_action.rules.turn.actions import FireOrder
from grognard.games.bolt_action.rules.turn.fates import chance_to_pass
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.vehicles import overrun
from grognard.games.bolt_action.state.choices import GiveOrder
from grognard.odds.answers import Answer
from grognard.odds.distributions import Chance, Distribution, certainly, mixture
from grognard.odds.enumeration import futures
from grognard.odds.outcomes import Cases
from grognard.odds.plans import Prospect, stated


def ordered(g: B, question: Question, fractions: bool) -> Answer | Refused:
    """A whole order of the attacker, or the rule that forbids it."""
    order, assaulted = order_asked(question)
    refused = legality.order_refusal(g, 0, GiveOrder(ATTACKER, order, assaulted))
    if refused is not None:
        return refused
    if question.reserve:
        return arriving(g, question, fractions)
    if question.order == "rally":
        return rallied(g, question, fractions)
    if question.order == "overrun" and not drives_over(g, g.state.units[ATTACKER], TARGET):
        return not_overrun(g, question)
    aims = None if assaulted or question.order == "overrun" else aimed(g, question)
    if isinstance(aims, Refused):
        return aims
    spreads, likely = followed(g, question, Activation(ATTACKER, order, assaulted), fractions)
    return told(g, question, aims, [*spreads, spread("order", _tested(g, question, fractions))], likely)


def not_overrun(g: B, question: Question) -> Refused:
    """Why a vehicle does not drive over its target: only by house rule, only a tank, only men within its Run."""
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    may = driving.may_overrun(g, unit, "run") and any(foe.id == TARGET for foe in overrun.on_foot(g, unit))
    names = {"unit": g.context.profile(unit.id).name, "target": g.context.profile(target.id).name}
    return Refused(say("ba-odds-no-overrun", far=str(may).lower(), inches=f"{question.range:g}", **names), "BA-VEH-33")


def rallied(g: B, question: Question, fractions: bool) -> Answer:
    """The pins a unit has left after a Rally, and how many it has shed: one if it obeys, then those of the die
    (BA-ORD-06, BA-ORD-11)."""
    policy = stated(answers(g, question, ATTACKER, TARGET))
    ends = futures(g, Activation(ATTACKER, "rally"), policy, fractions=fractions, shortcut=tests)
    pins = Prospect(ends, fractions=fractions).distribution(lambda battle: battle.state.units[ATTACKER].pins)
    left = pins.over(0, question.pins)
    shed = Distribution(0, tuple(left[question.pins - number] for number in range(question.pins + 1)))
    spreads = [spread("shed", shed), spread("left", left), spread("order", _tested(g, question, fractions))]
    likely = [likelihood("clear", left[0])]
    return told_alone(g, question, spreads, likely)


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
