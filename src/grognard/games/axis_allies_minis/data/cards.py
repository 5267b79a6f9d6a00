"""The stat cards: one kind of unit each, with its type, cost, speed, defence, attack dice and abilities (AAM-CARD).

>>> sherman = CARDS["m4a1-sherman"]
>>> sherman.points, sherman.defence, sherman.dice("vehicle", "medium"), sherman.rule
(21, Defence(front=5, rear=4), 11, 'AAM-CARD-13')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Annotated, Any

from msgspec import Meta

from grognard.core.book.reading import unknown
from grognard.core.book.tables import Row, TableFile
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.signs import Sign
from grognard.games.axis_allies_minis.data.abilities import read_held
from grognard.games.axis_allies_minis.data.card import Card, Defence, Formation, Kind, Small, Three
from grognard.games.axis_allies_minis.data.card_descriptions import described, is_description
from grognard.games.axis_allies_minis.data.tables import DATA, NATIONS, UnitType


class CardRow(Row, kw_only=True):
    """A card as written in a file of a nation's cards; ``sign`` where it does not follow from kind and abilities."""

    rule: str
    type: UnitType
    kind: Kind = ""
    sign: Sign | None = None
    formation: Formation = ""
    year: Annotated[int, Meta(ge=1939, le=1945)]
    points: Annotated[int, Meta(ge=1, le=100)]
    original: Annotated[int, Meta(ge=1, le=100)] | None = None
    speed: Annotated[int, Meta(ge=0, le=9)] | None = None
    defence: tuple[Small, Small]
    soldiers: Three
    vehicles: Three
    abilities: tuple[str, ...] = ()


def read_cards(file: TableFile) -> Iterator[Card]:
    """The cards of one nation's file. Raises ``InputError`` naming the file, the row, the field and the mend."""
    nation = str(file.content.get("nation"))
    if nation not in NATIONS:
        raise file.fault("nation", "nation", unknown(nation, NATIONS))
    for row in file.table("card", CardRow).values():
        yield _card(file, nation, row)


def _card(file: TableFile, nation: str, row: CardRow) -> Card:
    def fault(field: str, sentence: str, **values: Any) -> InputError:
        return file.fault(row.id, field, say(sentence, **values))

    if (row.speed is None) != (row.type == "aircraft"):
        raise fault("speed", "aam-card-speed", type=row.type)
    if 0 in row.defence or (row.type != "vehicle" and row.defence[0] != row.defence[1]):
        raise fault("defence", "aam-card-defence", type=row.type)
    abilities = []
    for text in row.abilities:
        held = read_held(text)
        if isinstance(held, Message):
            raise file.fault(row.id, "abilities", held)
        abilities.append(held)
    if len({held.id for held in abilities}) < len(abilities):
        raise fault("abilities", "aam-card-ability-twice")
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
    )


class Cards(dict[str, Card]):
    """Cards by id. One that a question describes in words is found by its description, and is not listed."""

    def __missing__(self, id: str) -> Card:
        if not is_description(id):
            raise KeyError(id)
        return described(id)


def _every_card() -> Cards:
    cards: dict[str, Card] = {}
    for name in sorted(file.name for file in (DATA / "cards").iterdir()):
        file = TableFile(DATA, f"cards/{name}")
        for card in read_cards(file):
            if card.id in cards:
                raise file.fault(card.id, "id", say("file-row-twice"))
            cards[card.id] = card
    return Cards(sorted(cards.items(), key=lambda pair: pair[1].rule))


CARDS: Mapping[str, Card] = MappingProxyType(_every_card())
"""All cards by id, in the order of the catalogue."""
