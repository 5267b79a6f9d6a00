"""What each seat may know of the cards and of the log (AZ-CRD-12): hands, decks and secret choices are cut here."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

from grognard.core.engine.events import Chosen, Entry, Happened, Rolled
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.state.choices import Bid, Card, GiveUp, in_order
from grognard.games.operation_ww2.state.events.cards import Kind, is_of
from grognard.games.operation_ww2.state.state import CommandCards, State

Pile = Literal["hand", "deck", "discards"]
"""Where cards may lie that somebody cannot see."""
KINDS: tuple[Kind, ...] = ("manoeuvre", "firing")
WHOLE: tuple[Kind, ...] = ("",)
"""The kinds of cards that are dealt by themselves: of a divided deck each (AZ-ALT-01), else all alike."""


class CardsSeen(Record):
    """One seat's cards as somebody may see them. ``hand`` and ``discards`` are None where only their number is known;
    nobody sees more of a deck than how many cards it has."""

    deck_size: int
    hand_size: int
    hand: tuple[Card, ...] | None
    discards_size: int
    discards: tuple[Card, ...] | None
    played: tuple[Card, ...]


def cards_seen(g: G, seat: int, by: int | None) -> CardsSeen:
    """The cards of ``seat`` as ``by`` sees them, None a spectator. Discards of the turn are open to all by the option
    ``open_discards``, otherwise to their owner (AZ-CRD-12)."""
    cards = g.state.cards[seat]
    is_open = by == seat or g.setup.options["open_discards"] == "on"
    return CardsSeen(
        deck_size=len(cards.deck),
        hand_size=len(cards.hand),
        hand=cards.hand if by == seat else None,
        discards_size=len(cards.discards),
        discards=cards.discards if is_open else None,
        played=cards.played,
    )


def resampled(g: G, seat: int, random: Random) -> State:
    """The state with all cards drawn anew that ``seat`` cannot see: the order of both decks, the other's hand, and its
    discards where they lie face down (AZ-CRD-12). Which cards there are in all is open, and in a divided deck how many
    were drawn of each kind (AZ-ALT-02)."""
    own, other = g.state.cards[seat], g.state.cards[1 - seat]
    hidden: list[Pile] = ["hand", "deck"] if g.setup.options["open_discards"] == "on" else ["hand", "deck", "discards"]
    state = g.state.with_cards(seat, _dealt(own, ["deck"], random))
    return state.with_cards(1 - seat, _dealt(other, hidden, random))


def _dealt(cards: CommandCards, piles: Sequence[Pile], random: Random) -> CommandCards:
    """Cards whose ``piles`` are dealt anew out of all that lie in them; of a divided deck each kind for itself."""
    dealt: dict[str, list[Card]] = {pile: list(getattr(cards, pile)) for pile in piles}
    for kind in KINDS if cards.divided else WHOLE:
        places = [(pile, at) for pile in piles for at, card in enumerate(dealt[pile]) if is_of(card, kind)]
        lying = in_order(dealt[pile][at] for pile, at in places)
        for (pile, at), card in zip(places, random.sample(lying, len(lying)), strict=True):
            dealt[pile][at] = card
    found = {pile: in_order(lie) if pile == "hand" else tuple(lie) for pile, lie in dealt.items()}
    return replace(cards, **found)


def told(entry: Entry, by: int | None) -> Entry | None:
    """An entry of the log as ``by`` may know it; None if it is hidden (AZ-CRD-12).

    How a deck was shuffled is told to nobody, and a secret choice to its own seat only: what came of it is an event.
    """
    match entry:
        case Happened(event, rules):
            seen = event.seen_by(by)
            return None if seen is None else Happened(seen, rules)
        case Rolled(roll, _, _) if roll.purpose.id == SHUFFLE:
            return None
        case Chosen(seat, _, GiveUp() | Bid()) if seat != by:
            return None
    return entry


SHUFFLE = "az-roll-shuffle"
"""The purpose of the rolls by which decks are shuffled; nobody is told their faces (AZ-CRD-12)."""
