"""Cards described in words, for questions about units that no file has: a card's text is its id.

>>> tank = described("vehicle, defence 5/4, vehicles 13/11/9, soldiers 8/8/6, extended-range 10")
>>> tank.defence, tank.vehicles, tank.has("extended-range")
(Defence(front=5, rear=4), (13, 11, 9), True)
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, get_args

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.games.axis_allies_minis.data.abilities import read_held
from grognard.games.axis_allies_minis.data.card import Card, Defence
from grognard.games.axis_allies_minis.data.tables import NATIONS, UnitType

TYPES: tuple[str, ...] = get_args(UnitType)
KEYS = ("defence", "soldiers", "vehicles", "speed")
MOST_DICE, MOST_DEFENCE, MOST_SPEED = 30, 12, 9


def is_description(text: str) -> bool:
    """Whether a text describes a card rather than naming one: ids of cards have no space in them."""
    return text in TYPES or " " in text.strip() or "," in text


@lru_cache(maxsize=1024)
def described(text: str) -> Card:
    """The card of a description: a nation if it matters, the type, then in any order ``defence`` (front/rear, or one
    number), ``soldiers`` and ``vehicles`` (the dice at short/medium/long range, 0 or missing: none), ``speed`` and
    abilities as card files have them. Raises ``InputError`` naming what cannot be read."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    head = parts[0].split() if parts else []
    nation = head.pop(0) if head and head[0] in NATIONS else next(iter(NATIONS))
    if not head or head[0] not in TYPES:
        raise _fault(say("aam-described-type", types=", ".join(TYPES)))
    kind, rest = head[0], " ".join(head[1:])
    found: dict[str, tuple[int, ...]] = {}
    abilities = []
    for part in [rest, *parts[1:]] if rest else parts[1:]:
        name, _, numbers = part.partition(" ")
        if name in KEYS:
            if name in found:
                raise _fault(say("aam-described-twice", name=name))
            found[name] = _numbers(name, numbers)
            continue
        held = read_held(part)
        if isinstance(held, Message):
            near = get_close_matches(name, KEYS, n=1)
            raise _fault(say("aam-described-key", part=part, near=near[0]) if near else held)
        abilities.append(held)
    if "defence" not in found:
        raise _fault(say("aam-described-defence"))
    front, *rear = found["defence"]
    if kind != "vehicle" and rear and rear[0] != front:
        raise _fault(say("aam-card-defence", type=kind))
    values: dict[str, Any] = {name: tuple((*found.get(name, ()), 0, 0, 0)[:3]) for name in ("soldiers", "vehicles")}
    return Card(
        id=text,
        rule="AAM-CARD",
        nation=nation,
        type=kind,  # type: ignore[arg-type]
        kind="",
        formation="",
        year=1945,
        points=1,
        original=None,
        speed=None if kind == "aircraft" else found.get("speed", (1,))[0],
        defence=Defence(front, rear[0] if rear else front),
        abilities=tuple(abilities),
        source=(),
        **values,
    )


def _numbers(name: str, text: str) -> tuple[int, ...]:
    most, count = {"defence": (MOST_DEFENCE, 2), "speed": (MOST_SPEED, 1)}.get(name, (MOST_DICE, 3))
    least = 1 if name == "defence" else 0
    found = text.strip().split("/")
    if len(found) > count or not all(re.fullmatch("[0-9]{1,2}", each) and least <= int(each) <= most for each in found):
        raise _fault(say("aam-described-numbers", name=name, text=text, count=count, least=least, most=most))
    return tuple(int(each) for each in found)


def _fault(problem: Message) -> InputError:
    return InputError(problem)
