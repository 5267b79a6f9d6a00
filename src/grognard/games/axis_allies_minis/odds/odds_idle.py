"""Which fields of a question mean nothing in it, and why."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import MARKERS, TERRAIN
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.shots import REACTIONS
from grognard.games.axis_allies_minis.odds.odds_attack import along_with, asked
from grognard.games.axis_allies_minis.odds.questions import Question, check
from grognard.games.axis_allies_minis.rules.attack.aim import Aim
from grognard.games.axis_allies_minis.state.conditions import HEAVY_ARMOR

MOVES = ("entrenched", "camouflaged")
"""What a unit loses when it moves (AAM-SA-44, AAM-SA-46)."""


def idle(question: Question) -> Iterator[tuple[str, Message]]:
    """The fields without a meaning in this question, each with the reason."""
    check(question)
    close = question.charge or question.range == 0
    attacker, target = CARDS[question.attacker], CARDS[question.target]
    if question.occasion in REACTIONS:
        for field in ("weapon", "soldier_row", "piercing"):
            yield field, say("aam-idle-reaction")
        yield "markers", say("aam-idle-markers")
    elif question.through:
        yield "through", say("aam-idle-through")
    if question.through:
        for field in ("others", "given"):
            yield field, say("aam-idle-move")
    if question.occasion == "grazing":
        for field in ("weapon", "piercing"):
            yield field, say("aam-idle-grazing")
    if question.charge:
        for field in ("range", "standing", "weapon", "soldier_row", "piercing", "occasion"):
            yield field, say("aam-idle-charge")
    yield from _by_cards(question.attacker, question.target)
    if question.weapon == "headshot":
        yield "given", say("aam-idle-given")
    if target.type == "vehicle" and close:
        yield "facing", say("aam-idle-facing-close")
    if target.type == "soldier" and close:
        yield "enfilade", say("aam-idle-enfilade-close")
    elif target.type == "soldier" and (question.occasion in REACTIONS or attacker.type == "aircraft"):
        yield "enfilade", say("aam-idle-enfilade-phase")


@lru_cache(maxsize=1024)
def _by_cards(attacker_card: str, target_card: str) -> tuple[tuple[str, Message], ...]:
    """What has no meaning between two cards, whatever else is asked."""
    attacker, target = CARDS[attacker_card], CARDS[target_card]
    found = []
    if not attacker.has("improvisation"):
        found.append(("borrowed", say("aam-idle-borrowed", name=attacker.name)))
    if HEAVY_ARMOR not in traits(target).held:
        found.append(("target_spent", say("aam-idle-target-spent", name=target.name)))
    if target.type == "soldier":
        found.append(("facing", say("aam-idle-facing", name=target.name)))
    else:
        found.append(("enfilade", say("aam-idle-enfilade", name=target.name)))
    if not set(traits(target).held).intersection(MOVES):
        found.append(("target_moved", say("aam-idle-moved", name=target.name)))
    for field, card in (("damaged", attacker), ("target_damaged", target)):
        if "damaged" not in MARKERS[card.type].hits:
            found.append((field, say("aam-idle-damaged", name=card.name)))
    return tuple(found)


def without_effect(question: Question) -> Iterator[tuple[str, Message]]:
    """Cover, an Aircraft's facing, where the attacker stands and who is beside it, where that changes nothing."""
    g, main = asked(question)
    aim = _aim(question)
    # Terrain that gives cover has a meaning; only where none is given, or a low silhouette gives it, is it compared.
    covered = isinstance(main, Aim) and main.cover is not None and main.cover.rule != "AAM-SA-54"
    if question.cover != "none" and not covered and aim == _aim(replace(question, cover="none")):
        yield "cover", say("aam-idle-cover")
    if question.standing != "clear" and aim == _aim(replace(question, standing="clear")):
        yield "standing", say("aam-idle-standing", terrain=TERRAIN[question.standing].name)
    turned = CARDS[question.target].type == "aircraft" and question.facing != "front"
    if turned and aim == _aim(replace(question, facing="front")):
        yield "facing", say("aam-idle-facing-aircraft")
    if question.others and isinstance(main, Aim) and not along_with(g, question):
        yield "others", say("aam-idle-others", name=CARDS[question.attacker].name)
    for number, friend in enumerate(question.beside):
        others = question.beside[:number] + question.beside[number + 1 :]
        if aim == _aim(replace(question, beside=others)):
            yield "beside", say("aam-idle-beside", friend=CARDS[friend].name)


def _aim(question: Question) -> object:
    """The numbers of the attack and of those along with it, or why it cannot be made."""
    g, found = asked(question)
    if isinstance(found, Refused):
        return found.message
    return (found, along_with(g, question)) if question.others else found
