"""The stat cards: one kind of unit each, with its type, cost, speed, defence, attack dice and abilities (AAM-CARD).

>>> sherman = CARDS["m4a1-sherman"]
>>> sherman.points, sherman.defence, sherman.dice("vehicle", "medium"), sherman.rule
(21, Defence(front=5, rear=4), 11, 'AAM-CARD-13')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.book.own import Misprint, OwnThing, Shelf, thing_of
from grognard.core.book.reading import unknown
from grognard.core.book.tables import Row, TableFile
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_builtins
from grognard.core.signs import Sign
from grognard.games.axis_allies_minis.data.abilities import read_held
from grognard.games.axis_allies_minis.data.card import Card, Defence, Defended, Formation, Kind, Small, Three
from grognard.games.axis_allies_minis.data.card_descriptions import described, is_description
from grognard.games.axis_allies_minis.data.tables import DATA, FIRST_YEAR, LAST_YEAR, NATIONS, UnitType


class CardRow(Row, kw_only=True):
    """A card as written in a file of a nation's cards; ``sign`` where it does not follow from kind and abilities."""

    rule: str
    type: UnitType
    kind: Kind = ""
    sign: Sign | None = None
    formation: Formation = ""
    year: Annotated[int, Meta(ge=FIRST_YEAR, le=LAST_YEAR)]
    points: Annotated[int, Meta(ge=1, le=100)]
    original: Annotated[int, Meta(ge=1, le=100)] | None = None
    speed: Annotated[int, Meta(ge=0, le=9)] | None = None
    defence: tuple[Small, Small]
    soldiers: Three
    vehicles: Three
    abilities: tuple[str, ...] = ()


class OwnCard(OwnThing, kw_only=True):
    """A card of a player's own. Dice are those at short, medium and long range, 0 where it has no attack; aircraft have
    no ``speed``; ``abilities`` are written as ``close-assault 7`` or ``double-shot``."""

    nation: str
    type: UnitType
    kind: Kind = ""
    sign: Sign | None = None
    formation: Formation = ""
    year: Annotated[int, Meta(ge=FIRST_YEAR, le=LAST_YEAR)] = FIRST_YEAR
    points: Annotated[int, Meta(ge=1, le=100)]
    speed: Annotated[int, Meta(ge=0, le=9)] | None = None
    defence: tuple[Defended, Defended]
    soldiers: Three = (0, 0, 0)
    vehicles: Three = (0, 0, 0)
    abilities: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=12)] = ()


class Own(Record):
    """What a player adds to the game: cards."""

    card: Annotated[tuple[OwnCard, ...], Meta(max_length=60)] = ()


class OwnFile(Own, kw_only=True):
    """A file of cards of a player's own, to be added to an army."""

    format: Literal["grognard-own"]
    version: Literal[1]
    system: Literal["axis_allies_minis"]


def read_cards(file: TableFile) -> Iterator[Card]:
    """The cards of one nation's file. Raises ``InputError`` naming the file, the row, the field and the mend."""
    nation = str(file.content.get("nation"))
    if nation not in NATIONS:
        raise file.fault("nation", "nation", unknown(nation, NATIONS))
    for row in file.table("card", CardRow).values():
        yield _card(file, nation, row)


def _card(file: TableFile, nation: str, row: CardRow) -> Card:
    try:
        return card_of(nation, row)
    except Unprintable as error:
        raise file.fault(row.id, error.field, error.problem) from error


class Unprintable(ValueError):
    """A field of a card that says what no card can."""

    def __init__(self, field: str, problem: Message) -> None:
        super().__init__(field)
        self.field, self.problem = field, problem


def card_of(nation: str, row: CardRow, title: str = "") -> Card:
    """The card that a row describes. Raises ``Unprintable``."""
    if (row.speed is None) != (row.type == "aircraft"):
        raise Unprintable("speed", say("aam-card-speed", type=row.type))
    if 0 in row.defence or (row.type != "vehicle" and row.defence[0] != row.defence[1]):
        raise Unprintable("defence", say("aam-card-defence", type=row.type))
    abilities = []
    for text in row.abilities:
        held = read_held(text)
        if isinstance(held, Message):
            raise Unprintable("abilities", held)
        abilities.append(held)
    if len({held.id for held in abilities}) < len(abilities):
        raise Unprintable("abilities", say("aam-card-ability-twice"))
    return Card(
        id=row.id,
        rule=row.rule,
        nation=nation,
        type=row.type,
        kind=row.kind,
        sign=row.sign,
        formation=row.formation,
        year=row.year,
        points=row.points,
        original=row.original,
        speed=row.speed,
        defence=Defence(*row.defence),
        soldiers=row.soldiers,
        vehicles=row.vehicles,
        abilities=tuple(abilities),
        source=row.source,
        title=title,
    )


def own_card(key: str) -> Card | None:
    """A card of a player's own, by its key; None if there is none."""
    thing = thing_of(key, OwnCard)
    if thing is None or thing.nation not in NATIONS:
        return None
    try:
        return card_of(thing.nation, printed(thing, key), thing.title)
    except Unprintable:
        return None


def printed(thing: OwnCard, key: str) -> CardRow:
    """The row of a card of a player's own."""
    values = {name: getattr(thing, name) for name in OwnCard.__struct_fields__ if name not in ("title", "nation")}
    return CardRow(**{**values, "id": key, "rule": "AAM-CARD", "source": ("own",)})


def written(card: Card) -> dict[str, Any]:
    """A card as a file of a player's own has one, but for its name and title."""
    names = ("nation", "type", "kind", "sign", "formation", "year", "points", "speed", "soldiers", "vehicles")
    data = {name: to_builtins(value) for name in names if (value := getattr(card, name)) is not None}
    held = [each.id if each.value is None else f"{each.id} {each.value}" for each in card.abilities]
    return {**data, "defence": [card.defence.front, card.defence.rear], "abilities": held}


def misprint(kind: str, key: str) -> Misprint:
    """What is wrong with a card of a player's own."""
    thing = thing_of(key, OwnCard)
    if thing is None:
        return "abilities", say("own-too-long")
    if thing.nation not in NATIONS:
        return "nation", unknown(thing.nation, NATIONS)
    try:
        card_of(thing.nation, printed(thing, key))
    except Unprintable as error:
        return error.field, error.problem
    return None


class Cards(Shelf[Card]):
    """Cards by id. One that a question describes in words is found by its description, and is not listed."""

    def __missing__(self, id: str) -> Card:
        return described(id) if is_description(id) else super().__missing__(id)


def _every_card() -> Cards:
    cards: dict[str, Card] = {}
    for name in sorted(file.name for file in (DATA / "cards").iterdir()):
        file = TableFile(DATA, f"cards/{name}")
        for card in read_cards(file):
            if card.id in cards:
                raise file.fault(card.id, "id", say("file-row-twice"))
            cards[card.id] = card
    return Cards(dict(sorted(cards.items(), key=lambda pair: pair[1].rule)), own_card)


CARDS: Mapping[str, Card] = MappingProxyType(_every_card())
"""All cards by id, in the order of the catalogue."""
