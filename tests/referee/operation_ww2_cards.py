"""Operation World War II: cards, initiative, chains and the order of carrying out."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referee.referee import Referee
from tests.referee.watching import Moment

DECK = {
    "move": (1, 1, 2, 2, 2, 2, 2, 2),
    "assault": (2,) * 8,
    "fire": (2,) * 8,
    "ambush": (1,) * 8,
    "covering-fire": (0, 0, 1, 1, 1, 1, 1, 1),
}
"""How many cards of each order have priority 1 to 8 (AZ-TAB-DECK)."""


class Cards(Referee):
    """From the refill of the hands to the carrying out of a chain (AZ-CRD, AZ-INI, AZ-RCT, AZ-EXE)."""

    def __init__(self, battle: Any, seed: int) -> None:
        super().__init__(battle, seed)
        self.options = battle.setup.options
        self.lists = {
            f"{'ab'[seat]}.{unit.id}": unit for seat, force in enumerate(battle.setup.forces) for unit in force.unit
        }
        self.nations = [force.nation for force in battle.setup.forces]
        self.cards = Counter(
            {(order, n + 1): number for order, row in DECK.items() for n, number in enumerate(row) if number}
        )
        self.turn = 0
        self.chain: list[tuple[int, str, Any]] = []
        self.held: list[tuple[int, str, Any]] = []
        self.opener: int | None = None
        self.opened: list[int] = []
        self.intents: dict[str, Any] = {}
        self.order_of: dict[str, Any] = {}
        self.walked: Counter[str] = Counter()
        self.shots: Counter[str] = Counter()
        self.ties = 0
        self.hand_due: list[int | None] = [None, None]
        self.ordered: Counter[str] = Counter()

    def morale_due(self, state: Any) -> None:
        raise NotImplementedError

    def crews(self, state: Any) -> None:
        raise NotImplementedError

    def arrived(self, id: str, state: Any) -> None:
        raise NotImplementedError

    # ---- cards -------------------------------------------------------------------------------------------------------

    def settled(self, state: Any) -> None:
        if not state.turn or state.ended:
            return
        for seat, cards in enumerate(state.cards):
            piles = (*cards.deck, *cards.hand, *cards.discards, *cards.played)
            held = Counter((card.order, card.priority) for card in piles)
            self.see(
                "no card is lost or made",
                held == self.cards,
                f"seat {seat}: {len(piles)} cards, {held - self.cards}, {self.cards - held}",
            )
        for unit in state.units.values():
            ids = [model.id for model in unit.models]
            self.see("no model is twice in a unit", len(ids) == len(set(ids)), unit.id)
            self.see(
                "tests are for losses there were",
                unit.tested <= unit.losses,
                f"{unit.id}: {unit.tested} of {unit.losses}",
            )

    def saw_TurnBegan(self, event: Any, moment: Moment) -> None:
        self.equal("turns follow each other", event.turn, self.turn + 1)
        if self.turn:
            self.all_ordered(moment.before)
        self.turn = event.turn
        self.opened, self.chain, self.held, self.ties = [], [], [], 0
        self.hand_due = [None, None]
        self.drawn: set[int] = set()
        self.ordered.clear()

    def all_ordered(self, state: Any) -> None:
        """Every unit that is not broken has had an order this turn (AZ-TRN-03)."""
        if not self.plainly_opened():
            return
        for unit in state.units.values():
            if unit.place not in ("table", "below") or unit.attached_to or unit.broken:
                continue
            on_foot = any(model.is_person and model.aboard is None for model in unit.models)
            if on_foot and unit.id in self.lists:
                self.see(
                    "every unit gets an order in each turn",
                    unit.acted_turn == self.turn,
                    f"{unit.id}: acted in {unit.acted_turn}, turn {self.turn}",
                )

    def saw_Drawn(self, event: Any, moment: Moment) -> None:
        if self.hand_due[event.seat] is None:
            state = moment.before
            base = 7 if self.nations[event.seat] == "german" else 5
            count = sum(
                (
                    unit.seat == event.seat
                    and unit.place in ("table", "below")
                    and not unit.attached_to
                    and not unit.broken
                    and unit.is_manned
                    and unit.id in self.lists
                )
                or False
                for unit in state.units.values()
            )
            self.hand_due[event.seat] = max(base + count, len(state.cards[event.seat].hand))
        hand = moment.after.cards[event.seat].hand
        self.see(
            "cards drawn come to the hand",
            len(hand) == len(moment.before.cards[event.seat].hand) + event.count,
            str(event)[:200],
        )

    def check_hands(self, state: Any) -> None:
        """Before the initiative a hand holds the base and a card for each unit (AZ-CRD-02, AZ-CRD-03)."""
        for seat in (0, 1):
            due = self.hand_due[seat]
            if (
                due is not None
                and self.options["hand_above_limit"] == "keep"
                and self.options["hand_counts"] == "order_receivers"
            ):
                got = len(state.cards[seat].hand)
                runners = sum(unit.seat == seat and unit.id not in self.lists for unit in state.units.values())
                self.see(
                    "the hand is the base and a card for each unit",
                    due <= got <= due + runners,
                    f"seat {seat}: {got}, should be {due}",
                )
                self.hand_due[seat] = None

    def saw_GivenUp(self, event: Any, moment: Moment) -> None:
        nation = self.nations[event.seat]
        if event.why == "turn":
            self.see("Americans give up one card a turn", nation == "american" and event.count <= 1, str(event))
        elif event.why == "game":
            self.see("the British give up three cards once", nation == "british" and event.count <= 3, str(event))

    def saw_Revealed(self, event: Any, moment: Moment) -> None:
        self.check_hands(moment.before)
        a, b = (card.priority for card in event.cards)
        self.equal(
            "the lower card wins the initiative", event.winner, None if a == b else 0 if a < b else 1, str(event)
        )
        source = "hand" if self.ties < 5 else "deck"
        if all(moment.before.cards[seat].hand for seat in (0, 1)):
            self.equal(
                "cards for the initiative come from the hand, after five ties from the deck",
                event.source,
                source,
                f"{self.ties} ties",
            )
        self.ties += a == b

    def saw_InitiativeWon(self, event: Any, moment: Moment) -> None:
        self.opener = event.seat

    # ---- chains ------------------------------------------------------------------------------------------------------

    def saw_CardPlayed(self, event: Any, moment: Moment) -> None:
        state = moment.before
        unit = state.units[event.unit]
        self.morale_due(state)
        self.crews(state)
        self.see("a card is played that is held", event.card in state.cards[event.seat].hand, str(event))
        self.equal("orders go to one's own units", unit.seat, event.seat, event.unit)
        self.see("who has acted gets no order", unit.acted_turn < self.turn, f"{event.unit}: {unit.acted_turn}")
        self.see("the broken get no order", not unit.broken, event.unit)
        self.see("the attached get no order", unit.attached_to is None, event.unit)
        self.see("a unit gets one order a turn", not self.ordered[event.unit], event.unit)
        self.ordered[event.unit] += 1
        if self.chain:
            last = self.chain[-1]
            self.see("priorities fall in a chain", event.card.priority < last[2].priority, f"{event.card} on {last[2]}")
            if self.options["overbid_yourself"] == "off":
                self.equal("players play in turn on a chain", event.seat, 1 - last[0], str(event))
        else:
            if not self.plainly_opened():
                pass
            elif self.opened:
                other = 1 - self.opened[-1]
                may = any(self.may_act(state, each) for each in state.units.values() if each.seat == other)
                self.equal("opening alternates", event.seat, other if may else 1 - other, str(event))
            elif self.opener is not None and any(
                self.may_act(state, each) for each in state.units.values() if each.seat == self.opener
            ):
                self.equal("the winner of the initiative opens", event.seat, self.opener)
            self.opened.append(event.seat)
        self.chain.append((event.seat, event.unit, event.card))
        self.order_of[event.unit] = event.card
        self.intents.pop(event.unit, None)

    def plainly_opened(self) -> bool:
        """Whether players must open chains in turn as long as they can."""
        return bool(
            self.options["opener_may_pass"] == "no"
            and self.options["opener_without_unit"] == "skip"
            and self.options["broken_counts_as_acted"] == "yes"
        )

    def may_act(self, state: Any, unit: Any) -> bool:
        return bool(unit.takes_orders and unit.acted_turn < self.turn)

    def saw_IntentDeclared(self, event: Any, moment: Moment) -> None:
        self.intents[event.unit] = event.intent
        name = type(event.intent).__name__
        card = self.order_of.get(event.unit)
        kinds = {
            "move": "MoveIntent",
            "assault": "AssaultIntent",
            "fire": "FireIntent",
            "ambush": "AmbushIntent",
            "covering-fire": "CoveringFireIntent",
        }
        if card is not None:
            self.see(
                "the intent is that of the card",
                name.startswith(kinds[card.order][:5]) or "Idle" in name or "Nothing" in name,
                f"{card}: {name}",
            )

    def saw_ShotHeld(self, event: Any, moment: Moment) -> None:
        card = self.order_of.get(event.unit)
        self.see(
            "only Fire and Ambush are held", card is not None and card.order in ("fire", "ambush"), f"{event} {card}"
        )
        entry = next((each for each in self.chain if each[1] == event.unit), None)
        if entry is not None:
            self.equal("orders are carried out from the lowest priority", self.chain[-1][1], event.unit)
            self.chain.remove(entry)
            self.held.append(entry)

    def done(self, event: Any) -> None:
        entry = next((each for each in self.held if each[1] == event.unit), None)
        if entry is not None:
            self.held.remove(entry)
            return
        entry = next((each for each in self.chain if each[1] == event.unit), None)
        if entry is None:
            return
        self.equal("orders are carried out from the lowest priority", self.chain[-1][1], event.unit)
        self.chain.remove(entry)

    def saw_OrderLost(self, event: Any, moment: Moment) -> None:
        self.done(event)

    def saw_OrderDone(self, event: Any, moment: Moment) -> None:
        self.done(event)
        self.arrived(event.unit, moment.before)
        unit = moment.before.units[event.unit]
        card, intent = self.order_of.get(event.unit), self.intents.get(event.unit)
        if card is None:
            return
        foot = all(model.is_person and model.aboard is None and not model.is_cyclist for model in unit.models)
        if card.order in ("fire", "covering-fire"):
            self.equal("who fires is detected as having fired", event.detection, "fired", f"{event.unit} {card}")
        elif card.order == "ambush":
            fired = self.shots[event.unit] > 0
            if fired:
                self.equal("who fired from ambush has fired", event.detection, "fired", event.unit)
            elif foot:
                self.equal("who did not fire from ambush is stationary", event.detection, "stationary", event.unit)
        elif card.order == "move" and foot and intent is not None and self.options["speed_class"] == "declared":
            surfaced = intent.besides.tunnel == "up" and self.options["surface_state"] == "moved"
            right = "moved" if surfaced or intent.speed == "fast" else "stationary"
            self.equal(
                "who goes fast has moved, who goes slowly is stationary",
                event.detection,
                right,
                f"{event.unit} {str(intent)[:200]}",
            )
        for model in unit.models:
            self.walked.pop(model.id, None)
        self.shots.pop(event.unit, None)
