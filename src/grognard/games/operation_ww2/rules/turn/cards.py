"""Command cards: decks, shuffling, hands, refilling, national privileges (AZ-CRD, AZ-TRN-04)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice
from random import Random
from typing import ClassVar, Literal

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Pool, Total, rolls
from grognard.core.engine.procedures import Action, Ask, AskAll, Become, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.secrecy import SHUFFLE
from grognard.games.operation_ww2.state.choices import Card, DeckMethod, DrawSplit, GiveUp, in_order
from grognard.games.operation_ww2.state.events.cards import (
    DeckDivided,
    DrawAnnounced,
    Drawn,
    GivenUp,
    Kind,
    Pile,
    Shuffled,
    is_of,
)
from grognard.games.operation_ww2.state.state import Unit, enemy

Why = Literal["never", "turn", "game", "too-many"]
"""Why cards are given up: by a privilege of every turn or of once a game, or because there are too many."""

RULES: dict[Why, str] = {"turn": "AZ-CRD-05", "game": "AZ-CRD-06", "too-many": "AZ-CRD-04"}

MOST_LISTED = 1000
"""So many sets of cards are listed; of more a sample."""


class Shuffle(Procedure):
    """Some piles of a seat become its deck, in an order nobody knows (AZ-TRN-04, AZ-CRD-10).

    One die a card, of as many faces as cards are left: the first says which of all lies on top, the next which of the
    rest comes then, and so on; the last card needs none.
    """

    seat: int
    piles: tuple[Pile, ...]
    kind: Kind = ""

    @step
    def roll_dice(self, g: G) -> Action:
        count = len(lying_in(g, self.seat, self.piles, self.kind))
        dice = tuple(Pool(1, Total(), sides) for sides in range(count, 1, -1))
        return rolls(dice, say(SHUFFLE), "AZ-TRN-04", "AZ-CRD-10", seat=self.seat)

    @step
    def stack(self, g: B, faces: tuple[int, ...]) -> None:
        left = list(lying_in(g, self.seat, self.piles, self.kind))
        deck = [left.pop(face - 1) for face in faces] + left[:1]
        g.emit(Shuffled(self.seat, self.piles, len(deck), tuple(deck), self.kind), "AZ-TRN-04", "AZ-CRD-10")


def lying_in(g: G, seat: int, piles: Sequence[Pile], kind: Kind = "") -> tuple[Card, ...]:
    """The cards of a kind in these piles of a seat, sorted, so that the dice alone decide where each comes to lie."""
    cards = g.state.cards[seat]
    return in_order(card for pile in piles for card in getattr(cards, pile) if is_of(card, kind))


class Draw(Procedure):
    """A seat draws so many cards. A deck that runs out is made anew of the discards (AZ-CRD-10); if these are too few,
    there are no more, or, by the option ``short_deck``, what was played is shuffled in (AZ-CRD-15). ``kind``: from one
    pile of a divided deck, which is made anew of its own discards (AZ-ALT-01)."""

    seat: int
    count: int
    kind: Kind = ""

    @step
    def take(self, g: B) -> Action:
        taken = [card for card in g.state.cards[self.seat].deck if is_of(card, self.kind)][: self.count]
        if taken:
            g.emit(Drawn(self.seat, len(taken), in_order(taken), self.kind), "AZ-CRD-02", "AZ-CRD-03")
        missing = self.count - len(taken)
        pile = next_deck(g, self.seat, self.kind) if missing else None
        if pile is None:
            return Done()
        return self.then(Call(Shuffle(self.seat, (pile,), self.kind)), count=missing)

    @step
    def take_the_rest(self, g: G) -> Action:
        return Repeat(self)


def next_deck(g: G, seat: int, kind: Kind = "") -> Pile | None:
    """The pile that becomes the deck when it has run out of cards of a kind; None if nothing is left (AZ-CRD-10,
    AZ-CRD-15, AZ-ALT-01)."""
    if lying_in(g, seat, ("discards",), kind):
        return "discards"
    again = g.setup.options["short_deck"] == "shuffle_in_played_cards"
    return "played" if again and lying_in(g, seat, ("played",), kind) else None


class DividedDraw(Procedure):
    """A seat says how many cards it draws from each pile of its divided deck, then draws them (AZ-ALT-02)."""

    seat: int
    count: int
    split: DrawSplit | None = None

    @step
    def ask(self, g: G) -> Action:
        splits = splits_of(g, self.seat, self.count)
        return Ask(ChooseDrawing(self.seat, self.count)) if len(splits) > 1 else Next(splits[0])

    @step
    def announce(self, g: B, split: DrawSplit) -> Action:
        g.emit(DrawAnnounced(self.seat, split.manoeuvre, split.firing), "AZ-ALT-02")
        return self.then(Call(Draw(self.seat, split.manoeuvre, "manoeuvre")), split=split)

    @step
    def draw_firing(self, g: G) -> Action:
        assert self.split is not None
        return Call(Draw(self.seat, self.split.firing, "firing"))


def splits_of(g: G, seat: int, count: int) -> list[DrawSplit]:
    """Every way to draw so many cards from two piles, or as many as there are (AZ-ALT-02, AZ-CRD-15)."""
    piles: tuple[Pile, ...] = ("deck", "discards")
    if g.setup.options["short_deck"] == "shuffle_in_played_cards":
        piles = (*piles, "played")
    manoeuvre, firing = (len(lying_in(g, seat, piles, kind)) for kind in KINDS)
    count = min(count, manoeuvre + firing)
    return [DrawSplit(part, count - part) for part in range(max(0, count - firing), min(count, manoeuvre) + 1)]


KINDS: tuple[Kind, Kind] = ("manoeuvre", "firing")


class ChooseDrawing(Decision):
    """How many cards come from which pile of a divided deck (AZ-ALT-02)."""

    count: int

    def candidates(self, g: G) -> Sequence[Choice]:
        """Every split the piles allow, most manoeuvre last."""
        return list(splits_of(g, self.seat, self.count))


class ChoosingMethods(Procedure):
    """Each player says after the set-up if he divides his deck (AZ-ALT-01, AZ-ALT-03)."""

    @step
    def ask(self, g: G) -> Action:
        return AskAll(ChooseDeckMethod(0), ChooseDeckMethod(1))

    @step
    def divide(self, g: B, answers: dict[int, DeckMethod]) -> Action:
        for seat in (0, 1):
            g.emit(DeckDivided(seat, answers[seat].divided), "AZ-ALT-01", "AZ-ALT-03")
        return Done()


class ChooseDeckMethod(Decision):
    """Whether a player draws from a divided deck (AZ-ALT-03)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """Divided or not."""
        return [DeckMethod(True), DeckMethod(False)]


def drawing(g: G, seat: int, count: int) -> Action:
    """A seat draws so many cards the way it draws; nothing if there are none to draw (AZ-ALT-03)."""
    if count <= 0:
        return None
    return Call(DividedDraw(seat, count) if g.state.cards[seat].divided else Draw(seat, count))


def draws_first(g: G) -> int:
    """Who draws first: the first seat or, if both divide their decks, each by turns (AZ-ALT-03)."""
    both = all(cards.divided for cards in g.state.cards)
    return (g.state.turn + 1) % 2 if both else 0


# ---- refilling the hands -----------------------------------------------------------------------------------------


def brings_a_card(g: G, unit: Unit) -> bool:
    """Whether a unit counts for the hand: who is to get an order of its own, or, by the option ``hand_counts``,
    whatever has a model on the table and is not broken (AZ-CRD-03, AZ-CRD-13)."""
    if g.setup.options["hand_counts"] == "all_units":
        return unit.on_table and bool(unit.models) and not unit.broken
    return unit.takes_orders


def hand_size(g: G, seat: int) -> int:
    """How many cards a seat draws up to: the base of its nation and one a unit (AZ-CRD-02, AZ-CRD-03)."""
    base: int = g.context.nations[seat].base
    return base + sum(brings_a_card(g, unit) for unit in g.state.of(seat))


class Refill(Procedure):
    """Both seats draw up to their hands (AZ-CRD-02, AZ-CRD-03). Who holds more draws nothing and, by the option
    ``hand_above_limit``, keeps it or gives up what is too much (AZ-CRD-04)."""

    @step
    def first_seat(self, g: G) -> Action:
        return self.draw(g, draws_first(g))

    @step
    def second_seat(self, g: G) -> Action:
        return self.draw(g, enemy(draws_first(g)))

    @step
    def ask(self, g: G) -> Action:
        if g.setup.options["hand_above_limit"] == "keep":
            return Done()
        spare = [(seat, len(g.state.cards[seat].hand) - hand_size(g, seat)) for seat in (0, 1)]
        return ask_both([ChooseToGiveUp(seat, "too-many", many, many) for seat, many in spare if many > 0])

    @step
    def put_away(self, g: B, answers: dict[int, GiveUp]) -> None:
        give_up(g, answers, dict.fromkeys(answers, "too-many"), "AZ-CRD-04")

    def draw(self, g: G, seat: int) -> Action:
        """What one seat is short of."""
        return drawing(g, seat, hand_size(g, seat) - len(g.state.cards[seat].hand))


class Privileges(Procedure):
    """Nations that may exchange cards after drawing do so, both in secret and together: the cards go away first and
    are replaced then (AZ-CRD-05, AZ-CRD-06, AZ-CRD-14). A privilege of once a battle is used up by exchanging any."""

    put_away: tuple[int, int] = (0, 0)

    @step
    def ask(self, g: G) -> Action:
        nations = g.context.nations
        return ask_both(
            [
                ChooseToGiveUp(seat, nations[seat].when, 0, nations[seat].exchange)
                for seat in (0, 1)
                if may_exchange(g, seat)
            ]
        )

    @step
    def exchange(self, g: B, answers: dict[int, GiveUp]) -> Action:
        give_up(g, answers, {seat: g.context.nations[seat].when for seat in answers}, "AZ-CRD-14")
        first, second = (len(answers[seat].cards) if seat in answers else 0 for seat in (0, 1))
        return Become(Privileges((first, second)))

    @step
    def replace_first(self, g: G) -> Action:
        first = draws_first(g)
        return drawing(g, first, self.put_away[first])

    @step
    def replace_second(self, g: G) -> Action:
        second = enemy(draws_first(g))
        return drawing(g, second, self.put_away[second])


def may_exchange(g: G, seat: int) -> bool:
    """Whether a seat may exchange cards now (AZ-CRD-05, AZ-CRD-06)."""
    nation = g.context.nations[seat]
    used = nation.when == "never" or (nation.when == "game" and g.state.exchanged[seat])
    return not used and bool(nation.exchange) and bool(g.state.cards[seat].hand)


# ---- giving cards up ---------------------------------------------------------------------------------------------


class ChooseToGiveUp(Decision):
    """Which cards of the hand are put away: by a privilege that comes every turn or once a game, or because there are
    too many (AZ-CRD-04 to AZ-CRD-06)."""

    sampled: ClassVar[bool] = True

    why: Why
    least: int
    most: int

    def candidates(self, g: G) -> Sequence[Choice]:
        """Every set of cards, the smallest first; of very many those that come first."""
        hand = g.state.cards[self.seat].hand
        sets = (each for size in range(self.least, self.most + 1) for each in combinations(hand, size))
        return [GiveUp(cards) for cards in dict.fromkeys(islice(sets, MOST_LISTED))]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """So many cards as asked for, all of the hand, in its order."""
        if not isinstance(choice, GiveUp):
            return Refused(say("refused-not-offered"))
        rule = RULES[self.why]
        if not self.least <= len(choice.cards) <= self.most:
            return Refused(say("az-refused-give-up-count", least=self.least, most=self.most), rule)
        if choice.cards != in_order(choice.cards) or not g.state.cards[self.seat].holds(choice.cards):
            return Refused(say("az-refused-not-in-hand"), rule)
        return None

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """So many cards of the hand at random."""
        hand = g.state.cards[self.seat].hand
        count = random.randint(self.least, min(self.most, len(hand)))
        yield GiveUp(in_order(random.sample(hand, count)))


def ask_both(decisions: list[ChooseToGiveUp]) -> Action:
    """Ask these seats at once; the value is their answers by seat. Nobody to ask: the procedure is done."""
    if not decisions:
        return Done()
    return AskAll(*decisions) if len(decisions) > 1 else Call(Alone(decisions[0]))


class Alone(Procedure):
    """One decision, answered as if several had been asked. Its value: the answer by seat."""

    decision: ChooseToGiveUp

    @step
    def ask(self, g: G) -> Action:
        return Ask(self.decision)

    @step
    def answer(self, g: G, choice: GiveUp) -> Action:
        return Done({self.decision.seat: choice})


def give_up(g: B, answers: Mapping[int, GiveUp], why: Mapping[int, Why], rule: str) -> None:
    """The cards chosen go to the discards; the enemy sees them by the option ``open_discards`` (AZ-CRD-12)."""
    is_open = g.setup.options["open_discards"] == "on"
    for seat, choice in sorted(answers.items()):
        g.emit(GivenUp(seat, len(choice.cards), why[seat], is_open, choice.cards), rule, RULES[why[seat]])
