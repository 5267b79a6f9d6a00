"""What a question may say, for forms and the command line, and which changes of it are worth asking about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.messages import Message, say
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.signs import sign_of
from grognard.games.axis_allies_minis.data.tables import MARKERS, TERRAIN
from grognard.games.axis_allies_minis.data.traits import WEAPONS
from grognard.games.axis_allies_minis.ground.crossing import name_of
from grognard.games.axis_allies_minis.odds.questions import ON_THE_WAY, Question, covers
from grognard.odds.asking import About, Choosable, Field, fields_of

ABOUT: dict[str, About] = {
    **dict.fromkeys(
        ("attacker", "standing", "weapon", "piercing", "disrupted", "damaged", "beside", "borrowed"), "attacker"
    ),
    **dict.fromkeys(
        (
            *("target", "cover", "facing", "target_disrupted", "target_damaged", "target_moved", "target_spent"),
            *("markers", "others", "through"),
        ),
        "target",
    ),
}
"""Whom a field describes, of those that describe a unit."""
EXAMPLE = "vehicle, defence 5/4, vehicles 11/9/7"
"""A unit in words of one's own."""
OCCASIONS = ("assault", "airstrike", "grazing", "defensive", "overwatch")
RARE = {
    *("standing", "weapon", "piercing", "beside", "soldier_row", "target_moved", "target_spent", "markers", "enfilade"),
    *("borrowed", "charge", "given", "others", "through"),
}
"""The fields that few questions need."""


def fields() -> list[Field]:
    """The question's fields with the values there are to choose from."""
    cards = tuple(
        Choosable(
            card.id,
            card.name,
            card.national.name,
            sign_of(card.id),
            card.points,
            tuple(name for name in WEAPONS if name and card.has(name)),
        )
        for card in CARDS.values()
    )
    grounds = tuple(
        Choosable(name, TERRAIN[name].name if name in TERRAIN else say(f"aam-odds-cover-{name}")) for name in covers()
    )
    standing = tuple(Choosable(kind.id, kind.name) for kind in TERRAIN.values())
    weapons = tuple(Choosable(name, ABILITIES[name].name) for name in WEAPONS if name)

    values: dict[str, Sequence[Choosable]] = {
        "attacker": cards,
        "target": cards,
        "cover": grounds,
        "standing": standing,
        "facing": _plain("facing", "front", "rear"),
        "occasion": _plain("occasion", *OCCASIONS),
        "weapon": weapons,
        "markers": _plain("marker", "disrupted", "damaged", "destroyed"),
        "beside": cards,
        "borrowed": (Choosable("", say("aam-odds-borrowed-nobody")), *cards),
        "others": cards,
        "through": tuple(Choosable(what, name_of(what)) for what in ON_THE_WAY),
    }
    return fields_of(
        Question,
        lambda name: say(f"aam-odds-field-{name}"),
        values,
        about=ABOUT,
        rare=RARE,
        example=EXAMPLE,
        carried_by="weapon",
    )


def _plain(what: str, *values: str) -> tuple[Choosable, ...]:
    return tuple(Choosable(value, say(f"aam-odds-{what}-{value}")) for value in values)


def variations(question: Question) -> list[tuple[Message, dict[str, Any]]]:
    """Cover, conditions, the other side of a Vehicle, enfilade, one hex nearer and farther."""
    cover = "none" if question.cover != "none" else "forest"
    found: list[tuple[Message, dict[str, Any]]] = [
        (say("aam-odds-with-cover", cover=TERRAIN[cover].name if cover in TERRAIN else "none"), {"cover": cover})
    ]
    for name in ("disrupted", "damaged", "target_disrupted", "target_damaged"):
        card = CARDS[question.target if name.startswith("target") else question.attacker]
        if name.removeprefix("target_") in MARKERS[card.type].hits:
            now = not getattr(question, name)
            found.append((say(f"aam-odds-with-{name.replace('_', '-')}", now=str(now).lower()), {name: now}))
    if CARDS[question.target].type == "vehicle":
        other = "front" if question.facing == "rear" else "rear"
        found.append((say("aam-odds-with-facing", facing=other), {"facing": other}))
    if CARDS[question.target].type == "soldier" and not question.enfilade:
        found.append((say("aam-odds-with-enfilade"), {"enfilade": True}))
    found += [
        (say("aam-odds-with-range", range=hexes), {"range": hexes})
        for hexes in (question.range - 1, question.range + 1)
        if hexes >= 0
    ]
    return found
