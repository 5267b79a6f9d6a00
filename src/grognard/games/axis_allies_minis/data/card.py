"""What a card of a unit says."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.book.own import own_title
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.signs import Sign
from grognard.games.axis_allies_minis.data.abilities import Held
from grognard.games.axis_allies_minis.data.tables import BANDS, NATIONS, Nation, Side, UnitType

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


Defended = Annotated[int, Meta(ge=1, le=12)]


class Defence(Record):
    """The two defence values; equal for Soldiers and Aircraft (AAM-ARC-03, AAM-ARC-04)."""

    front: Defended
    rear: Defended


class Card(Record, frozen=True, kw_only=True, cache_hash=True):
    """One kind of unit.

    ``title`` is what the owner of a card of his own calls it.
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
    title: str = ""

    @property
    def name(self) -> Message:
        """What players call it."""
        if self.title:
            return own_title(self.title)
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

        >>> from grognard.games.axis_allies_minis.data.cards import CARDS
        >>> CARDS["bazooka"].printed("close-assault"), CARDS["bar-gunner"].printed("close-assault")
        (10, 0)
        """
        return next((held.value or 0 for held in self.abilities if held.id == ability), 0)

    def cost(self, costs: Costs = "revised") -> int:
        """What it costs: revised, or as in 2005 where that is known (AAM-C1).

        >>> from grognard.games.axis_allies_minis.data.cards import CARDS
        >>> easy_eight = CARDS["m4a3e8-sherman-easy-eight"]
        >>> easy_eight.cost(), easy_eight.cost("original")
        (34, 54)
        """
        return self.points if costs == "revised" or self.original is None else self.original


@cache
def _abilities_of(card: Card) -> frozenset[str]:
    return frozenset(held.id for held in card.abilities)
