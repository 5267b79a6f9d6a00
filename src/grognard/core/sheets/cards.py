"""Cards of an army's units: what a game says of one unit, and what of it stands on its card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.core.armies.army import Army
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.sheets.records import Block, Cell

Chances = Callable[[Army, str], Block | None]
"""What a unit does to the usual targets of its game, as a table; None: it attacks nobody."""


class Boxes(Record):
    """Boxes to tick while a battle lasts."""

    title: Message
    count: int = 1


class Ability(Record):
    """A special rule of a unit, by its name; what it does is said by the first of its rules, or else by ``text``."""

    title: Message
    rules: tuple[str, ...]
    text: Cell | None = None


class Face(Record, kw_only=True):
    """What a game says of one unit: tables, special rules, boxes."""

    blocks: tuple[Block, ...]
    abilities: tuple[Ability, ...] = ()
    boxes: tuple[Boxes, ...] = ()


class Told(Record):
    """A special rule on a card: its name, what it does, the rules that say so."""

    title: Message
    text: Cell
    rules: tuple[str, ...]


class Card(Record, kw_only=True):
    """A card: what the unit is called and costs, what it is and carries, its tables, special rules and boxes."""

    title: Message
    points: Message | None
    lines: tuple[Message, ...]
    blocks: tuple[Block, ...]
    told: tuple[Told, ...]
    boxes: tuple[Boxes, ...]


class Cards(Record):
    """The cards of an army, in its order."""

    title: Message
    cards: tuple[Card, ...]


def cards(army: Army, chances: Chances) -> Cards:
    """A card for each unit of an army. Raises ``InputError`` for a game that declares none, and for an army without a
    unit."""
    system = army.system
    if not system.guide.has("cards"):
        raise InputError(say("cards-none", game=system.title))
    if not army.ids:
        raise InputError(say("army-empty"))
    return Cards(army.title, tuple(_card(army, id, chances) for id in army.ids))


def _card(army: Army, id: str, chances: Chances) -> Card:
    face: Face = army.system.guide.module("cards").face(alone(army, id), id)
    known = army.system.book.catalogue
    found = chances(army, id)
    builder, record = army.builder, army.record
    points = builder.cost_of(record, id, army.terms)
    return Card(
        title=builder.name_of(record, id),
        points=say("build-points", points=points) if points else None,
        lines=tuple(line for line in builder.lines(record, id) if not _names(line, face.abilities)),
        blocks=face.blocks if found is None else (*face.blocks, found),
        told=tuple(
            Told(each.title, known.rule(each.rules[0]).text if each.text is None else each.text, each.rules)
            for each in face.abilities
        ),
        boxes=face.boxes,
    )


def _names(line: Message, abilities: tuple[Ability, ...]) -> bool:
    """Whether a line only names a special rule, which the card tells of below."""
    titles = [each.title for each in abilities]
    return line in titles or any(value in titles for value in line.args.values())


def alone(army: Army, id: str) -> Any:
    """The record of an army of which only one unit is left."""
    parts = army.builder.parts(army.record)
    kept = {field: [each for each in listed if each.id == id] for field, listed in parts.items()}
    return army.builder.with_parts(army.record, kept)
