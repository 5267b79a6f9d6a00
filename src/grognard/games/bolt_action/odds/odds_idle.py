"""Which fields of a question mean nothing in it, and why."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.errors import InputError, Refused
from grognard.core.messages import Message, say
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.odds_shot import aimed
from grognard.games.bolt_action.odds.odds_tell import order_asked
from grognard.games.bolt_action.odds.odds_units import unit_asked
from grognard.games.bolt_action.odds.questions import ATTACKER, Question, stage
from grognard.games.bolt_action.rules.turn import morale


def idle(question: Question) -> Iterator[tuple[str, Message]]:
    """The fields without a meaning in this question, each with the reason.

    Raises ``InputError`` for a reaction there is not to it.
    """
    g = stage(question)
    assault, armoured = question.order == "assault", is_vehicle("target", question)
    under_fire = question.reaction == "fire"
    if question.order:
        yield "moved", say("ba-idle-moved")
    if assault or not armoured:
        yield "side", say("ba-idle-side-assault" if assault else "ba-idle-side")
    if armoured:
        yield "down", say("ba-idle-down-vehicle")
        yield "reaction", say("ba-idle-reaction-vehicle")
    elif question.reaction == ("down" if assault else "fire"):
        problem = say("ba-idle-reaction-assault" if assault else "ba-idle-reaction-shot")
        raise InputError(say("odds-bad-field", field="reaction", problem=problem))
    if assault:
        for field in ("cover", "holding", "way"):
            yield field, say("ba-idle-assault")
        yield "target_officer", say("ba-idle-target-officer")
        if not under_fire and not armoured:
            yield "down", say("ba-idle-under-fire")
            yield "target_pins", say("ba-idle-under-fire")
    for field, armed in (("officer", is_vehicle("attacker", question)), ("target_officer", armoured)):
        if armed:
            yield field, say("ba-idle-officer-vehicle")
    order, assaulted = order_asked(question)
    if not question.order or not morale.order_needs_test(g, g.state.units[ATTACKER], order, assaulted):
        yield "officer", say("ba-idle-officer")
    if not assault:
        yield from _by_weapons(g, question)


def _by_weapons(g: G, question: Question) -> Iterator[tuple[str, Message]]:
    """What does not count for any of the weapons that are fired."""
    aims = aimed(g, question)
    volleys = () if isinstance(aims, Refused) else [each.volley for each in aims.volleys]
    if volleys and all(WEAPONS[volley.weapon].flamethrower for volley in volleys):
        for field in ("cover", "down", "reaction", *(() if question.order else ("pins", "moved"))):
            yield field, say("ba-idle-flame")
    elif volleys and all(volley.indirect for volley in volleys):
        for field in ("cover", "men", *(() if question.order else ("pins",))):
            yield field, say("ba-idle-indirect")


def is_vehicle(field: str, question: Question) -> bool:
    """Whether the attacker or the target is a vehicle."""
    asked = getattr(question, field)
    _, line = unit_asked(field, asked if isinstance(asked, str) else asked.key)
    return line.kind == "vehicle"
