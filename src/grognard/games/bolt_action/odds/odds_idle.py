"""Which fields of a question mean nothing in it, and why."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from grognard.core.errors import InputError, Refused
from grognard.core.messages import Message, say
from grognard.games.bolt_action.data.tables import BUILDINGS, HIGH_EXPLOSIVE, WEAPONS, fired
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.odds_shot import aimed
from grognard.games.bolt_action.odds.odds_tell import order_asked
from grognard.games.bolt_action.odds.questions import ATTACKER, CALLS, TARGET, Question, posed, runs, stage
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Unit

CHARGED = ("stand", "fire", "ambush")
ANSWERS = {
    (False, False): ("stand", "down"),
    (False, True): ("stand",),
    (True, False): CHARGED,
    (True, True): CHARGED,
}
"""What a target may do, by whether it is assaulted and whether it is a vehicle."""
WATCHED = ("stand", "ambush")
"""What it may do where it is only run at (BA-AMB-01)."""
ALONE = tuple(
    field
    for field in Question.__struct_fields__
    if field not in ("attacker", "target", "order", "pins", "officer", "command_vehicle", "options")
)
"""All that does not count for a unit that rallies."""
UNRANGED = tuple((field, say("ba-idle-ranging")) for field in ("ranging", "on_target"))
"""The fields about ranging in, where nothing does."""


@cache
def idle_by(reason: str) -> Message:
    """A reason that needs nothing filled in, made once: there are a dozen to every question."""
    return say(reason)


def idle(question: Question) -> Iterator[tuple[str, Message]]:
    """The fields without a meaning in this question, each with the reason.

    Raises ``InputError`` for a reaction there is not to it.
    """
    base, units = posed(question)
    assault, armoured = question.order == "assault", units[TARGET].is_vehicle
    under_fire = question.reaction in ("fire", "ambush")
    if question.order != "bombardment":
        yield "arrives", idle_by("ba-idle-arrives")
    own = base.context.profile(TARGET).chassis
    if question.order == "rally" or own is None or not own.seats:
        yield "passengers", idle_by("ba-idle-passengers")
    if units[ATTACKER].is_vehicle or units[ATTACKER].gun is not None:
        yield "attacker_indoors", idle_by("ba-idle-indoors")
    if question.order in CALLS:
        yield from _called(question, armoured)
        return
    if question.order == "rally":
        for field in ALONE:
            yield field, idle_by("ba-idle-rally")
        if not units[ATTACKER].is_vehicle:
            yield "command_vehicle", idle_by("ba-idle-command-vehicle")
        return
    if question.order == "overrun":
        for field in ("cover", "holding", "way", "indoors", "medic", *(() if under_fire else ("down",))):
            yield field, idle_by("ba-idle-overrun")
    if question.order:
        yield "moved", idle_by("ba-idle-moved")
    if question.order and question.order not in ("assault", "run"):
        yield "turns", idle_by("ba-idle-turns")
    if question.turns == 1 or question.down:
        yield "meanwhile", idle_by("ba-idle-meanwhile")
    if not runs(question):
        yield "run_to", idle_by("ba-idle-run-to")
    if assault or not armoured:
        yield "side", idle_by("ba-idle-side-assault" if assault else "ba-idle-side")
    if armoured:
        yield "down", idle_by("ba-idle-down-vehicle")
    else:
        yield "target_command_vehicle", idle_by("ba-idle-command-vehicle")
    yield from _reaction(base, question, units[TARGET])
    if question.order != "advance":
        yield "reserve", idle_by("ba-idle-reserve")
    elif question.reserve:
        yield "pins", idle_by("ba-idle-pins-reserve")
    if assault:
        for field in ("cover", "holding", "way"):
            yield field, idle_by("ba-idle-assault")
        yield "target_officer", idle_by("ba-idle-target-officer")
        if not under_fire:
            yield "attacker_indoors", idle_by("ba-idle-under-fire")
        if not under_fire and not armoured:
            yield "down", idle_by("ba-idle-under-fire")
            yield "target_pins", idle_by("ba-idle-under-fire")
    for field, armed in (("officer", units[ATTACKER].is_vehicle), ("target_officer", armoured)):
        if armed:
            yield field, idle_by("ba-idle-officer-vehicle")
    if question.indoors and not assault:
        yield "cover", idle_by("ba-idle-cover-indoors")
    if armoured or units[TARGET].gun is not None:
        yield "indoors", idle_by("ba-idle-indoors")
    if not assault or armoured:
        yield "wall", idle_by("ba-idle-wall")
    if assault or armoured:
        yield "medic", idle_by("ba-idle-medic")
    order, assaulted = order_asked(question)
    g = stage(question) if question.order or is_special(units[ATTACKER]) else None
    tested = g is not None and question.order and not question.reserve
    if g is None or not tested or not morale.order_needs_test(g, g.state.units[ATTACKER], order, assaulted):
        yield "officer", idle_by("ba-idle-officer")
        yield "command_vehicle", idle_by("ba-idle-officer")
    elif not units[ATTACKER].is_vehicle:
        yield "command_vehicle", idle_by("ba-idle-command-vehicle")
    if g is not None and not assault and question.order != "overrun":
        yield from _by_weapons(g, question)
    else:
        yield from UNRANGED


def _reaction(g: G, question: Question, target: Unit) -> Iterator[tuple[str, Message]]:
    """What a target cannot do: men go Down before a shot and fire at a charge (BA-SHOOT-03, BA-CQ-02), a vehicle fires
    at a charge too (BA-CQ-25), a recce vehicle escapes from both (BA-VEH-30)."""
    assault = question.order in ("assault", "overrun")
    allowed = WATCHED if question.order == "run" else ANSWERS[assault, target.is_vehicle]
    if target.is_vehicle and (chassis := g.context.profile(target.id).chassis) is not None and chassis.recce:
        allowed = (*allowed, "escape")
    if len(allowed) == 1:
        yield "reaction", idle_by("ba-idle-reaction-vehicle")
    elif question.reaction not in allowed:
        why = "escape" if question.reaction == "escape" else "assault" if assault else "shot"
        problem = say(f"ba-idle-reaction-{why}", allowed=", ".join(f"“{each}”" for each in allowed))
        raise InputError(say("odds-bad-field", field="reaction", problem=problem))


def _called(question: Question, armoured: bool) -> Iterator[tuple[str, Message]]:
    """What does not count for what comes from above."""
    everything = ("cover", "range", "side", "moved", "pins", "men", "holding", "way", "officer", "medic", "wall")
    more = ("reserve", "turns", "meanwhile", "ranging", "on_target", "command_vehicle", "attacker_indoors")
    unhelped = ("down", "reaction", "target_officer") if armoured else ("target_command_vehicle",)
    for field in (*everything, *more, *unhelped):
        yield field, idle_by("ba-idle-call")
    if question.reaction not in ("stand", "down"):
        problem = say("ba-idle-reaction-shot", allowed="“stand”, “down”")
        raise InputError(say("odds-bad-field", field="reaction", problem=problem))


def _by_weapons(g: G, question: Question) -> Iterator[tuple[str, Message]]:
    """What does not count for any of the weapons that are fired."""
    aims = aimed(g, question)
    volleys = () if isinstance(aims, Refused) else aims.fired
    moves = question.moved or question.order == "advance"
    if moves or not any(volley.indirect and not WEAPONS[volley.weapon].multiple for volley in volleys):
        yield from UNRANGED
    elif not question.ranging:
        yield "on_target", idle_by("ba-idle-on-target")
    small_arms = any(fired(volley.weapon, volley.way).small_arm for volley in volleys)
    if volleys and not small_arms and not g.state.units[TARGET].is_vehicle:
        yield "medic", idle_by("ba-idle-medic")
    if volleys and all(WEAPONS[volley.weapon].flamethrower for volley in volleys):
        for field in ("cover", "down", "reaction", "indoors", *(() if question.order else ("pins", "moved"))):
            yield field, idle_by("ba-idle-flame")
    elif volleys and all(volley.indirect for volley in volleys):
        for field in ("cover", "men", "attacker_indoors", *(() if question.order else ("pins",))):
            yield field, idle_by("ba-idle-indirect")
        if not any(may_fell(volley) for volley in volleys):
            yield "indoors", idle_by("ba-idle-indirect")


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
