"""Events of the turn, of its chains of orders and of their execution (chapters Game turn, Order chains, Execution)."""

from __future__ import annotations

from grognard.core.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.choices import Card, Intent, Leg
from grognard.games.operation_ww2.state import Model, Ordered, State
from grognard.games.operation_ww2.tables.command import State as DetectionState


class TurnBegan(Event):
    """A new turn (AZ-TRN-01)."""

    turn: int

    def apply(self, state: State) -> State:
        return replace(state, turn=self.turn)


class FightingOver(Event):
    """The last turn is over, or a side has no model left (AZ-TRN-10)."""

    last_turn: bool

    def apply(self, state: State) -> State:
        return replace(state, ended=True)


class CardPlayed(Event):
    """A card is played openly on a unit (AZ-RCT-01); it is spent whatever happens (AZ-EXE-02)."""

    seat: int
    unit: str
    card: Card

    def apply(self, state: State) -> State:
        cards = state.cards[self.seat]
        cards = replace(cards, hand=cards.without((self.card,)), played=(*cards.played, self.card))
        chain = (*state.chain, Ordered(self.seat, self.unit, self.card))
        return replace(state.with_cards(self.seat, cards), chain=chain)


class IntentDeclared(Event):
    """What the unit of the last card is going to do; from now on it stands (AZ-RCT-07). ``length`` is how far it is
    going to go, in whole thousandths of a centimetre."""

    unit: str
    intent: Intent
    length: int = 0

    def apply(self, state: State) -> State:
        *rest, top = state.chain
        return replace(state, chain=(*rest, replace(top, intent=self.intent, length=self.length)))


class Passed(Event):
    """A seat plays nothing more on the chain (AZ-RCT-04)."""

    seat: int


class OrderLost(Event):
    """The unit that was due can carry out no order any more; its card is spent, and it counts as having acted
    (AZ-EXE-02, AZ-RCT-12)."""

    unit: str

    def apply(self, state: State) -> State:
        return replace(state.changing(self.unit, acted_turn=state.turn), chain=state.chain[:-1])


class Walked(Event):
    """Models of a unit have gone their ways (AZ-MOV-04)."""

    unit: str
    legs: tuple[Leg, ...]

    def apply(self, state: State) -> State:
        ends = {leg.model: leg.way[-1] for leg in self.legs}
        models = tuple(
            replace(model, x=ends[model.id][0], y=ends[model.id][1]) if model.id in ends else model
            for model in state.units[self.unit].models
        )
        return state.changing(self.unit, models=models)


class StoodUp(Event):
    """Scared models stand up, which is all they do in an order (AZ-ORD-07)."""

    unit: str
    models: tuple[str, ...]

    def apply(self, state: State) -> State:
        def risen(model: Model) -> Model:
            return replace(model, posture="standing") if model.id in self.models else model

        models = tuple(risen(model) for model in state.units[self.unit].models)
        return state.changing(self.unit, models=models)


class OrderDone(Event):
    """A unit has carried out its order: its activation marker and its detection state (AZ-EXE-03)."""

    unit: str
    detection: DetectionState

    def apply(self, state: State) -> State:
        state = state.changing(self.unit, acted_turn=state.turn, detection=self.detection)
        return replace(state, chain=state.chain[:-1])
