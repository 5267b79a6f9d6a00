"""The stat cards: one kind of unit each, with its type, cost, speed, defence, attack dice and abilities (AAM-CARD).

>>> sherman = CARDS["m4a1-sherman"]
>>> sherman.points, sherman.defence, sherman.dice("vehicle", "medium"), sherman.rule
(21, Defence(front=5, rear=4), 11, 'AAM-CARD-13')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.reading import unknown
from grognard.core.records import Record
from grognard.core.signs import Sign
from grognard.core.tables import Row, TableFile
from grognard.games.axis_allies_minis.data.abilities import Held, read_held
from grognard.games.axis_allies_minis.data.described import described, is_description
from grognard.games.axis_allies_minis.data.tables import BANDS, DATA, NATIONS, Nation, Side, UnitType

Kind = Literal[
    "",
    "armored-car",
    "artillery",
    "commander",
    "half-track",
    "hero",
    "paratrooper",
    "sniper",
    "tank",
    "tank-destroyer",
]
Formation = Literal["", "ss"]
Costs = Literal["revised", "original"]
Small = Annotated[int, Meta(ge=0, le=30)]
Three = tuple[Small, Small, Small]


class Defence(Record):
    """The two defence values; equal for Soldiers and Aircraft (AAM-ARC-03, AAM-ARC-04)."""

    front: Annotated[int, Meta(ge=1, le=12)]
    rear: Annotated[int, Meta(ge=1, le=12)]


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


class Card(Record, frozen=True, kw_only=True, cache_hash=True):
    """One kind of unit.

    ``speed`` is None for Aircraft. ``soldiers`` and ``vehicles`` are the attack dice against them at short, medium and
    long range, 0 where the card has a dash (AAM-RANGE-02). ``formation`` is the corps some abilities single out
    (AAM-SA-24). ``original`` is the cost of 2005 where it is known.
    """

    id: str
    rule: str
    nation: str
    type: UnitType
    kind: Kind
    sign: Sign | None = None
    formation: Formation
    year: int
    points: int
    original: int | None
    speed: int | None
    defence: Defence
    soldiers: Three
    vehicles: Three
    abilities: tuple[Held, ...]
    source: tuple[str, ...]

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"aam-card-{self.id}") if self.source else say("aam-card-described", text=self.id)

    def named(self, letter: str = "") -> Message:
        """What players call one unit of it, with the letter that tells it from its like, if any."""
        return say("aam-unit", name=self.name, letter=letter or "none")

    @property
    def national(self) -> Nation:
        """Its nation."""
        return NATIONS[self.nation]

    @property
    def side(self) -> Side:
        """Axis or Allies."""
        return self.national.side

    @property
    def is_artillery(self) -> bool:
        """Whether the rules of Artillery apply: it is a kind of Soldier, so never to a Vehicle (AAM-C5)."""
        return self.type == "soldier" and self.kind == "artillery"

    def dice(self, against: Literal["soldier", "vehicle"], band: str) -> int:
        """The attack dice of its row against Soldiers or Vehicles in a range band; 0: no attack (AAM-RANGE-02)."""
        row = self.vehicles if against == "vehicle" else self.soldiers
        return row[list(BANDS).index(band)]

    def has(self, ability: str) -> bool:
        """Whether it has the ability."""
        return ability in _abilities_of(self)

    def printed(self, ability: str) -> int:
        """The number printed after an ability; 0 if the card lacks it or prints none.

        >>> CARDS["bazooka"].printed("close-assault"), CARDS["bar-gunner"].printed("close-assault")
        (10, 0)
        """
        return next((held.value or 0 for held in self.abilities if held.id == ability), 0)

    def cost(self, costs: Costs = "revised") -> int:
        """What it costs: revised, or as in 2005 where that is known (AAM-C1).

        >>> easy_eight = CARDS["m4a3e8-sherman-easy-eight"]
        >>> easy_eight.cost(), easy_eight.cost("original")
        (34, 54)
        """
        return self.points if costs == "revised" or self.original is None else self.original


@cache
def _abilities_of(card: Card) -> frozenset[str]:
    return frozenset(held.id for held in card.abilities)


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
