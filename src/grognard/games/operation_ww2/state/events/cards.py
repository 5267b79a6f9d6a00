"""Events of the command cards (chapters Command cards and Initiative).

What a seat may not know is cut by ``seen_by``: hands and decks are secret, their sizes and what is shown or played are
not (AZ-CRD-12). A count stands for cards that are cut.
"""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.state.choices import Card, in_order
from grognard.games.operation_ww2.state.state import State

Pile = Literal["deck", "discards", "played"]
"""Where cards may lie that are not in a hand."""


Kind = Literal["", "manoeuvre", "firing"]
"""One of the piles of a divided deck (AZ-ALT-01), or all cards."""

MANOEUVRE = ("move", "assault")
"""The orders of the cards of manoeuvre; all others are of fire (AZ-ALT-01)."""


def is_of(card: Card, kind: Kind) -> bool:
    """Whether a card lies in a pile of a divided deck (AZ-ALT-01)."""
    return not kind or (card.order in MANOEUVRE) == (kind == "manoeuvre")


class Shuffled(Event):
    """The cards of some piles were shuffled and are the deck now (AZ-TRN-04, AZ-CRD-10). Nobody sees ``deck``, its
    owner no more than the enemy. ``kind``: only cards of this kind, the rest of the deck stays as it is (AZ-ALT-01)."""

    seat: int
    piles: tuple[Pile, ...]
    count: int
    deck: tuple[Card, ...] = ()
    kind: Kind = ""

    def apply(self, state: State) -> State:
        cards = state.cards[self.seat]
        kept = {
            pile: tuple(card for card in getattr(cards, pile) if pile not in self.piles or not is_of(card, self.kind))
            for pile in ("deck", "discards", "played")
        }
        # Without a kind what is shuffled is the whole deck.
        deck = (*kept["deck"], *self.deck) if self.kind else self.deck
        return state.with_cards(self.seat, replace(cards, deck=deck, discards=kept["discards"], played=kept["played"]))

    def seen_by(self, seat: int | None) -> Shuffled:
        return replace(self, deck=())


class Drawn(Event):
    """The next cards of the deck, or of one pile of a divided one, come to the hand (AZ-CRD-02, AZ-CRD-03,
    AZ-ALT-02)."""

    seat: int
    count: int
    cards: tuple[Card, ...] = ()
    kind: Kind = ""

    def apply(self, state: State) -> State:
        cards = state.cards[self.seat]
        taken = [number for number, card in enumerate(cards.deck) if is_of(card, self.kind)][: self.count]
        hand = in_order((*cards.hand, *(cards.deck[number] for number in taken)))
        gone = set(taken)
        left = tuple(card for number, card in enumerate(cards.deck) if number not in gone)
        return state.with_cards(self.seat, replace(cards, deck=left, hand=hand))

    def seen_by(self, seat: int | None) -> Drawn:
        return self if seat == self.seat else replace(self, cards=())


class DeckDivided(Event):
    """A player draws from a divided deck from now on, or says that he does not (AZ-ALT-01, AZ-ALT-03)."""

    seat: int
    divided: bool

    def apply(self, state: State) -> State:
        return state.with_cards(self.seat, replace(state.cards[self.seat], divided=self.divided))


class DrawAnnounced(Event):
    """A player says how many cards he draws from each pile (AZ-ALT-02)."""

    seat: int
    manoeuvre: int
    firing: int


class GivenUp(Event):
    """Cards are put away from the hand: by a privilege (AZ-CRD-05, AZ-CRD-06), or because there were too many
    (AZ-CRD-04). ``open``: all may see them (AZ-CRD-12)."""

    seat: int
    count: int
    why: Literal["never", "turn", "game", "too-many"]
    open: bool
    cards: tuple[Card, ...] = ()

    def apply(self, state: State) -> State:
        cards = state.cards[self.seat]
        cards = replace(cards, hand=cards.without(self.cards), discards=(*cards.discards, *self.cards))
        state = state.with_cards(self.seat, cards)
        if self.why != "game" or not self.count:
            return state
        first, second = state.exchanged
        return replace(state, exchanged=(first or self.seat == 0, second or self.seat == 1))

    def seen_by(self, seat: int | None) -> GivenUp:
        return self if self.open or seat == self.seat else replace(self, cards=())


class Revealed(Event):
    """Each seat's card for the initiative is turned over and discarded without giving an order
    (AZ-INI-01, AZ-INI-05, AZ-CRD-08). ``source``: both came
    from the hands, or both from the tops of the decks (AZ-INI-04); ``winner`` is None for a tie (AZ-INI-03)."""

    cards: tuple[Card, Card]
    source: Literal["hand", "deck"]
    winner: int | None

    def apply(self, state: State) -> State:
        for seat, card in enumerate(self.cards):
            cards = state.cards[seat]
            state = state.with_cards(
                seat,
                replace(
                    cards,
                    hand=cards.without((card,)) if self.source == "hand" else cards.hand,
                    deck=cards.deck[1:] if self.source == "deck" else cards.deck,
                    discards=(*cards.discards, card),
                ),
            )
        return state


class InitiativeWon(Event):
    """A seat has the initiative and opens the first chain (AZ-INI-02, AZ-INI-06); ``alone`` without a card, because it
    alone can act (AZ-INI-07)."""

    seat: int
    alone: bool = False

    def apply(self, state: State) -> State:
        return replace(state, initiative=self.seat)
