"""What a question may say, for forms and the command line, and which changes of it are worth asking about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from grognard.core.messages import Message, say
from grognard.games.bolt_action.data.armies import ModelGroup, army_names, load_army
from grognard.games.bolt_action.data.entries import ENTRIES
from grognard.games.bolt_action.data.tables import RANKS, WEAPONS
from grognard.games.bolt_action.data.usual import usual_men
from grognard.games.bolt_action.odds.odds_units import unit_asked
from grognard.games.bolt_action.odds.questions import CALLS, FARTHEST, PLANNED, Question
from grognard.odds.asking import About, Choosable, Field, fields_of

ABOUT: dict[str, About] = {
    **dict.fromkeys(("attacker", "pins", "moved", "holding", "way", "men", "officer"), "attacker"),
    **dict.fromkeys(("reserve", "ranging", "on_target", "command_vehicle", "attacker_indoors", "run_to"), "attacker"),
    **dict.fromkeys(("target", "cover", "target_pins", "down", "reaction", "target_men", "target_officer"), "target"),
    **dict.fromkeys(("target_command_vehicle", "medic", "wall", "indoors", "passengers", "meanwhile"), "target"),
}
"""Whom a field describes, of those that describe a unit."""
EXAMPLE = "8 rifle + 1 lmg"
"""A unit in words of one's own."""
RARE = {
    *("reserve", "turns", "ranging", "on_target", "holding", "way", "men", "officer", "command_vehicle"),
    *("attacker_indoors", "passengers", "arrives", "run_to", "meanwhile"),
    *("reaction", "target_men", "target_officer", "target_command_vehicle", "medic", "wall", "indoors"),
}
"""The fields that few questions need."""


def fields() -> list[Field]:
    """The question's fields with the values there are to choose from."""
    listed = _units_listed()
    ranks = tuple(Choosable(rank.id, rank.name) for rank in RANKS.values())

    def plain(what: str, *values: str) -> tuple[Choosable, ...]:
        return tuple(Choosable(value, say(f"ba-odds-{what}-{value or 'shot'}")) for value in values)

    values: dict[str, Sequence[Choosable]] = {
        "attacker": listed,
        "target": listed,
        "cover": plain("cover", "none", "soft", "hard"),
        "order": plain("order", "", "fire", "advance", "assault", "overrun", "rally", *CALLS, *PLANNED),
        "reaction": plain("reaction", "stand", "down", "fire", "ambush", "escape"),
        "meanwhile": plain("meanwhile", "nothing", "rally", "fire"),
        "holding": tuple(Choosable(row.id, row.name) for row in WEAPONS.values()),
        "way": plain("way", "piercing", "explosive", "open-sights", "indirect"),
        "officer": ranks,
        "target_officer": ranks,
        "side": plain("side", "front", "side", "rear"),
        "passengers": (Choosable("", say("ba-odds-passengers-nobody")), *_riders()),
    }
    return fields_of(
        Question,
        lambda name: say(f"ba-odds-field-{name}"),
        values,
        about=ABOUT,
        rare=RARE,
        example=EXAMPLE,
        carried_by="holding",
    )


@lru_cache(maxsize=1)
def _units_listed() -> tuple[Choosable, ...]:
    """The units of the lists that come with the game, then the entries of the army book."""
    found = []
    for name in army_names():
        army = load_army(name)
        found += [
            Choosable(f"{name}/{unit.id}", unit.name, army.full_name, unit.sign, unit.points, _carried(unit.men))
            for unit in army.unit
        ]
    book = say("ba-odds-army-book")
    for entry in ENTRIES.values():
        points = entry.points.get("regular")
        found.append(Choosable(entry.id, entry.named(), book, entry.sign, points, _carried(usual_men(entry))))
    return tuple(found)


@lru_cache(maxsize=1)
def _riders() -> tuple[Choosable, ...]:
    """The units that may ride in a vehicle, of the lists that come with the game."""
    return tuple(
        Choosable(f"{name}/{unit.id}", unit.name, army.full_name)
        for name in army_names()
        for army in (load_army(name),)
        for unit in army.unit
        if ENTRIES[unit.entry].kind != "vehicle"
    )


def _carried(men: tuple[ModelGroup, ...]) -> tuple[str, ...]:
    """The weapons these men carry."""
    return tuple(dict.fromkeys(weapon for group in men for weapon in group.weapons))


def variations(question: Question) -> list[tuple[Message, dict[str, Any]]]:
    """Cover, a pin more, half and double the range, movement, going Down; of a vehicle the sides it may be met from."""
    found: list[tuple[Message, dict[str, Any]]] = [
        (say("ba-odds-with-cover", cover=cover), {"cover": cover})
        for cover in ("none", "soft", "hard")
        if cover != question.cover
    ]
    found.append((say("ba-odds-with-pin"), {"pins": question.pins + 1}))
    found += [
        (say("ba-odds-with-range", inches=f"{question.range * factor:g}"), {"range": question.range * factor})
        for factor in (0.5, 2)
        if question.range * factor <= FARTHEST
    ]
    if not question.order:
        found.append((say("ba-odds-with-move", moved=str(not question.moved).lower()), {"moved": not question.moved}))
    _, line = unit_asked("target", question.target if isinstance(question.target, str) else question.target.key)
    if ENTRIES[line.entry].kind == "vehicle":
        sides = [side for side in ("front", "side", "rear") if side != question.side]
        return [*found, *((say("ba-odds-with-side", side=side), {"side": side}) for side in sides)]
    found.append((say("ba-odds-with-down", down=str(not question.down).lower()), {"down": not question.down}))
    return found
