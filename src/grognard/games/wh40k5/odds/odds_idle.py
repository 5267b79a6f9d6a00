"""Which fields of a question mean nothing in it, and why."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.messages import Message, say
from grognard.games.wh40k5.ground.context import models_of
from grognard.games.wh40k5.odds.odds_units import Described, unit_of
from grognard.games.wh40k5.odds.questions import Question
from grognard.games.wh40k5.rules.assault.melee_weapons import has_grenades


def idle(question: Question) -> Iterator[tuple[str, Message]]:
    """The fields without a meaning in this question, each with the reason."""
    attacker, target = unit_of("attacker", question.attacker), unit_of("target", question.target)
    if question.attack == "assault":
        yield from _fighting(question, attacker, target)
    elif question.attack != "shoot":
        yield from _arriving(question)
    else:
        for field in FOUGHT:
            yield field, say("wh-idle-shooting")
        yield "speed", say("wh-idle-speed")
        if not _armoured(target):
            yield "face", say("wh-idle-face")
        else:
            yield "down", say("wh-idle-down")


SHOT = ("cover", "moved", "firing", "night", "given")
FOUGHT = ("through", "later", "until", "engaged", "target_engaged", "at_joined", "target_at_joined", "hurt")
"""What means something in shooting only, and in assaults only."""


def _arriving(question: Question) -> Iterator[tuple[str, Message]]:
    """Of rams, tank shocks and deep strikes."""
    for field in (*SHOT, *FOUGHT, "down", "speed"):
        yield field, say("wh-idle-drive")
    yield "joined", say("wh-idle-drive")
    if question.attack != "ram":
        yield "face", say("wh-idle-drive")
    if question.attack != "tank-shock":
        yield "target_hurt", say("wh-idle-drive")
        yield "target_joined", say("wh-idle-drive")
    if question.attack == "tank-shock":
        yield "range", say("wh-idle-drive")


def _fighting(question: Question, attacker: Described, target: Described) -> Iterator[tuple[str, Message]]:
    for field in (*SHOT, "face"):
        yield field, say("wh-idle-assault")
    if question.later:
        for field in ("range", "through", "down"):
            yield field, say("wh-idle-later")
    elif _armoured(target):
        yield "down", say("wh-idle-down")
    elif not question.through and not _defended(target):
        yield "down", say("wh-idle-down-charged")
    if not _armoured(target):
        yield "speed", say("wh-idle-speed-foot")
    elif not any(model.is_walker for model in models_of("odds", target.listed)):
        yield "hurt", say("wh-idle-hurt")
    if _armoured(attacker) or _armoured(target):
        yield "until", say("wh-idle-until")
    if not question.joined:
        yield "at_joined", say("wh-idle-joined")
    if not question.target_joined:
        yield "target_at_joined", say("wh-idle-joined")
    for field, unit in (("engaged", attacker), ("target_engaged", target)):
        if _armoured(unit):
            yield field, say("wh-idle-engaged")


def _armoured(unit: Described) -> bool:
    return any(model.is_vehicle for model in models_of("odds", unit.listed))


def _defended(unit: Described) -> bool:
    """Whether anybody in it has defensive grenades, which count for less when a unit is down (WH-ASSAULT-08)."""
    return any(has_grenades(model, "defensive") for model in models_of("odds", unit.listed))
