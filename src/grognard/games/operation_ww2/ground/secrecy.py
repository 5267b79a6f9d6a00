"""What each seat may know of the cards and of the log (AZ-CRD-12): hands, decks and secret choices are cut here."""

from __future__ import annotations

from grognard.core.engine.events import Chosen, Entry, Happened, Rolled
from grognard.core.records import Record
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.state.choices import Bid, Card, GiveUp


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
