"""Initiative: a secret card each, the lower priority wins (AZ-INI)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, AskAll, Call, Done, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.turn.cards import Shuffle, next_deck
from grognard.games.operation_ww2.state.choices import Bid, Card
from grognard.games.operation_ww2.state.events.cards import InitiativeWon, Revealed
from grognard.games.operation_ww2.state.units import can_act


def winner_of(cards: tuple[Card, Card]) -> int | None:
    """The seat with the lower priority; None for a tie. The orders on the cards do not matter (AZ-INI-01, AZ-INI-02).

    >>> winner_of((Card("fire", 4), Card("move", 3))), winner_of((Card("fire", 4), Card("move", 4)))
    (1, None)
    """
    first, second = (card.priority for card in cards)
    return None if first == second else 0 if first < second else 1


class Initiative(Procedure):
    """Both lay a card face down and turn it over together; after a tie another one, after five the tops of their decks
    (AZ-INI-01 to AZ-INI-06). If one alone can act, he has it without a card, but for the option
    ``initiative_when_alone`` (AZ-INI-07). Nobody can act: nobody wins it."""

    ties: int = 0

    @step
    def alone(self, g: B) -> Action:
        able = [seat for seat in (0, 1) if can_act(g.state, seat)]
        if not able:
            return Done()
        if len(able) == 1 and g.setup.options["initiative_when_alone"] == "skip":
            g.emit(InitiativeWon(able[0], alone=True), "AZ-INI-07")
            return Done()
        return None

    @step
    def lay(self, g: G) -> Action:
        """From the hand, as long as both have one and there were not five ties (AZ-INI-03, AZ-INI-04): no
        more is burnt, so that a card is left for every unit (AZ-CRD-09)."""
        hands = all(cards.hand for cards in g.state.cards)
        if hands and self.ties < g.context.limit("ties-from-hand"):
            return AskAll(ChooseBid(0), ChooseBid(1))
        return Call(TopCards())

    @step
    def turn_over(self, g: B, answers: dict[int, Bid] | tuple[Card, Card] | None) -> Action:
        source: Literal["hand", "deck"] = "hand" if isinstance(answers, dict) else "deck"
        if answers is None:
            return Done()
        cards = (answers[0].card, answers[1].card) if isinstance(answers, dict) else answers
        winner = winner_of(cards)
        g.emit(Revealed(cards, source, winner), "AZ-INI-01", "AZ-INI-05")
        if winner is None:
            return Repeat(replace(self, ties=self.ties + 1))
        g.emit(InitiativeWon(winner), "AZ-INI-02", "AZ-INI-06")
        return Done()


class TopCards(Procedure):
    """The top card of each deck (AZ-INI-04); a deck that has run out is made anew (AZ-CRD-10). Its value: both cards;
    None if a seat has none at all."""

    @step
    def first_deck(self, g: G) -> Action:
        return self.renewed(g, 0)

    @step
    def second_deck(self, g: G) -> Action:
        return self.renewed(g, 1)

    @step
    def tops(self, g: G) -> Action:
        first, second = (cards.deck for cards in g.state.cards)
        return Done((first[0], second[0]) if first and second else None)

    def renewed(self, g: G, seat: int) -> Action:
        """A new deck, if it has run out."""
        pile = None if g.state.cards[seat].deck else next_deck(g, seat)
        return None if pile is None else Call(Shuffle(seat, (pile,)))


class ChooseBid(Decision):
    """A card of the hand for the initiative, in secret (AZ-INI-01)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each card of the hand, those that are alike once."""
        return [Bid(card) for card in dict.fromkeys(g.state.cards[self.seat].hand)]
