"""Decks, nations and orders (AZ-CRD, AZ-ORD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from grognard.core.book.tables import Sourced
from grognard.core.messages import Message, say
from grognard.games.operation_ww2.data.tables.rows import Count

OrderName = Literal["move", "assault", "fire", "ambush", "covering-fire"]
State = Literal["stationary", "moved", "fired"]
Cards = Annotated[tuple[Count, ...], Meta(min_length=1, max_length=20)]


class Deck(Sourced, kw_only=True):
    """How many cards of each priority, from 1 on, a deck has for every order (AZ-CRD-11)."""

    move: Cards
    assault: Cards
    fire: Cards
    ambush: Cards
    covering_fire: Cards = msgspec.field(name="covering-fire")

    def cards(self) -> Iterator[tuple[OrderName, int]]:
        """Every card of the deck: its order and its priority."""
        orders: tuple[tuple[OrderName, Cards], ...] = (
            ("move", self.move),
            ("assault", self.assault),
            ("fire", self.fire),
            ("ambush", self.ambush),
            ("covering-fire", self.covering_fire),
        )
        for order, counts in orders:
            for priority, count in enumerate(counts, 1):
                yield from [(order, priority)] * count


class Nation(Sourced, kw_only=True):
    """A nation's hand: its base, how many cards it may exchange and how often, and its deck (AZ-CRD-02, AZ-CRD-07).
    ``rifle`` is what the crew of a gun fires that has left or lost it (AZ-ART-12)."""

    base: Count
    exchange: Count
    when: Literal["never", "turn", "game"]
    deck: str
    rifle: str = "bolt-action-rifle"

    @property
    def name(self) -> Message:
        """The nation in words."""
        return say(f"az-nation-{self.id}")


class Order(Sourced, kw_only=True):
    """What an order allows and what it costs (AZ-ORD).

    ``close`` is added to hit within close range. ``slow``, ``fast``, ``riding`` and ``driving`` are the detection state
    afterwards of infantry, bicycles and vehicles that did not fire, ``fired`` that of who did (AZ-EXE-03).
    """

    fires: Literal["no", "may", "must"]
    detection: bool
    interrupts: bool
    slow: State
    fast: State
    riding: State
    driving: State
    fired: State
    rule: str

    @property
    def name(self) -> Message:
        """The order in words."""
        return say(f"az-order-{self.id}")
