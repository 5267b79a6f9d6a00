"""Which fields of a question mean nothing in it, and why."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.core.errors import InputError, Refused
from grognard.core.messages import Message, say
from grognard.games.bolt_action.data.tables import BUILDINGS, HIGH_EXPLOSIVE, WEAPONS, fired
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.odds_shot import aimed
from grognard.games.bolt_action.odds.odds_tell import order_asked
from grognard.games.bolt_action.odds.questions import ATTACKER, CALLS, TARGET, Question, posed, stage
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Unit


def idle(question: Question) -> Iterator[tuple[str, Message]]:
    """The fields without a meaning in this question, each with the reason.

    Raises ``InputError`` for a reaction there is not to it.
    """
    units = posed(question)[1]
    assault, armoured = question.order == "assault", units[TARGET].is_vehicle
    under_fire = question.reaction == "fire"
    if question.order in CALLS:
        yield from _called(question, armoured)
        return
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
    for field, armed in (("officer", units[ATTACKER].is_vehicle), ("target_officer", armoured)):
        if armed:
            yield field, say("ba-idle-officer-vehicle")
    if question.indoors and not assault:
        yield "cover", say("ba-idle-cover-indoors")
    if armoured or units[TARGET].gun is not None:
        yield "indoors", say("ba-idle-indoors")
    if not assault or armoured:
        yield "wall", say("ba-idle-wall")
    if assault or armoured:
        yield "medic", say("ba-idle-medic")
    order, assaulted = order_asked(question)
    g = stage(question) if question.order or is_special(units[ATTACKER]) else None
    if g is None or not question.order or not morale.order_needs_test(g, g.state.units[ATTACKER], order, assaulted):
        yield "officer", say("ba-idle-officer")
    if g is not None and not assault:
        yield from _by_weapons(g, question)


def _called(question: Question, armoured: bool) -> Iterator[tuple[str, Message]]:
    """What does not count for what comes from above."""
    everything = ("cover", "range", "side", "moved", "pins", "men", "holding", "way", "officer", "medic", "wall")
    for field in (*everything, *(("down", "reaction", "target_officer") if armoured else ())):
        yield field, say("ba-idle-call")
    if question.reaction == "fire":
        raise InputError(say("odds-bad-field", field="reaction", problem=say("ba-idle-reaction-shot")))


def _by_weapons(g: G, question: Question) -> Iterator[tuple[str, Message]]:
    """What does not count for any of the weapons that are fired."""
    aims = aimed(g, question)
    volleys = () if isinstance(aims, Refused) else aims.fired
    small_arms = any(fired(volley.weapon, volley.way).small_arm for volley in volleys)
    if volleys and not small_arms and not g.state.units[TARGET].is_vehicle:
        yield "medic", say("ba-idle-medic")
    if volleys and all(WEAPONS[volley.weapon].flamethrower for volley in volleys):
        for field in ("cover", "down", "reaction", "indoors", *(() if question.order else ("pins", "moved"))):
            yield field, say("ba-idle-flame")
    elif volleys and all(volley.indirect for volley in volleys):
        for field in ("cover", "men", *(() if question.order else ("pins",))):
            yield field, say("ba-idle-indirect")
        if not any(may_fell(volley) for volley in volleys):
            yield "indoors", say("ba-idle-indirect")


def may_fell(volley: Volley) -> bool:
    """Whether a shell of a volley may bring down a building (BA-BLD-04)."""
    size = fired(volley.weapon, volley.way).he
    return size is not None and HIGH_EXPLOSIVE[size].hits.most >= BUILDINGS["felling-hits"].value


def is_special(unit: Unit) -> bool:
    """Whether a unit is more than men who aim what they carry."""
    return unit.is_vehicle or unit.gun is not None or _is_special(tuple([model.weapons for model in unit.models]))


@lru_cache(maxsize=1024)
def _is_special(carried: tuple[tuple[str, ...], ...]) -> bool:
    """Whether a man carries anything that is fired indirectly or burns."""
    return any(WEAPONS[name].flamethrower or WEAPONS[name].indirect for weapons in carried for name in weapons)
