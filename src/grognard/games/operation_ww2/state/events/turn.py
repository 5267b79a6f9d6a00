"""Events of the turn, of its chains of orders and of their execution (chapters Game turn, Order chains, Execution)."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.intents import AssaultIntent, Intent, Leg, MoveIntent, Speed
from grognard.games.operation_ww2.state.state import HeldShot, Model, Ordered, State, strength_of, went
from grognard.space.plane import Point


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
    going to go, in whole thousandths of a centimetre. ``blind``: it does not see or detect what it is to fire at
    indirectly (AZ-IND-02)."""

    unit: str
    intent: Intent
    length: int = 0
    blind: bool = False

    def apply(self, state: State) -> State:
        *rest, top = state.chain
        besides = self.intent.besides
        gone_for = dict.fromkeys((getattr(self.intent, "target", None), besides.charge, besides.assaulted, besides.ram))
        stood = tuple((model.x, model.y) for id in gone_for if id is not None for model in state.units[id].models)
        strength = strength_of(state.units[self.unit])
        return replace(
            state,
            chain=(
                *rest,
                replace(top, intent=self.intent, length=self.length, blind=self.blind, stood=stood, strength=strength),
            ),
        )


class Passed(Event):
    """A seat plays nothing more on the chain (AZ-RCT-04)."""

    seat: int


class OrderLost(Event):
    """The unit that was due can carry out no order any more; its card is spent, and it counts as having acted
    (AZ-EXE-02, AZ-RCT-12)."""

    unit: str

    def apply(self, state: State) -> State:
        return without_order(state.changing(self.unit, acted_turn=state.turn), self.unit)


class Walked(Event):
    """Models of a unit have gone their ways (AZ-MOV-04)."""

    unit: str
    legs: tuple[Leg, ...]

    def apply(self, state: State) -> State:
        legs = {leg.model: leg for leg in self.legs}

        def walked(model: Model) -> Model:
            leg = legs[model.id]
            return went(model, leg.way[-1], state.turn, storey=leg.storey)

        models = tuple(walked(model) if model.id in legs else model for model in state.units[self.unit].models)
        return state.changing(self.unit, models=models)


class Gathered(Event):
    """Models are taken to stand at these places: while a shot falls on their unit, and back where they are after it, by
    the option ``interrupt_positions`` (AZ-ANT-09); or off comrades whose ways they crossed (AZ-ANT-11)."""

    unit: str
    places: tuple[tuple[str, Point], ...]

    def apply(self, state: State) -> State:
        at = dict(self.places)
        models = tuple(
            replace(model, x=at[model.id][0], y=at[model.id][1]) if model.id in at else model
            for model in state.units[self.unit].models
        )
        return state.changing(self.unit, models=models)


class SpeedMeasured(Event):
    """A unit went at another speed than was declared: by the option ``speed_class`` (AZ-MOV-03), or because those who
    got off a vehicle choose theirs (AZ-EMB-04)."""

    unit: str
    speed: Speed

    def apply(self, state: State) -> State:
        def measured(ordered: Ordered) -> Ordered:
            if ordered.unit != self.unit or not isinstance(ordered.intent, (MoveIntent, AssaultIntent)):
                return ordered
            return replace(ordered, intent=replace(ordered.intent, speed=self.speed))

        return replace(state, chain=tuple(measured(ordered) for ordered in state.chain))


class DroveAfter(Event):
    """A vehicle goes after a target that has moved, by another way than was declared (AZ-ORD-08)."""

    unit: str
    way: tuple[Point, ...]

    def apply(self, state: State) -> State:
        def changed(ordered: Ordered) -> Ordered:
            if ordered.unit != self.unit or not isinstance(ordered.intent, AssaultIntent):
                return ordered
            return replace(ordered, intent=replace(ordered.intent, way=self.way))

        return replace(state, chain=tuple(changed(ordered) for ordered in state.chain))


class StoodUp(Event):
    """Scared models stand up, which is all they do in an order (AZ-ORD-07)."""

    unit: str
    models: tuple[str, ...]

    def apply(self, state: State) -> State:
        def risen(model: Model) -> Model:
            return replace(model, posture="standing") if model.id in self.models else model

        models = tuple(risen(model) for model in state.units[self.unit].models)
        return state.changing(self.unit, models=models)


class CountsAs(Event):
    """While its order is carried out a unit is taken for what it is doing (AZ-ANT-04, AZ-EXE-04, AZ-EXE-05)."""

    unit: str
    detection: DetectionState

    def apply(self, state: State) -> State:
        return state.changing(self.unit, detection=self.detection)


class Spotted(Event):
    """A unit has detected another, or its vehicles or people apart, and knows of it until that one acts (AZ-DET-12,
    AZ-DET-09)."""

    unit: str
    target: str
    part: str = ""

    def apply(self, state: State) -> State:
        known = state.units[self.target].known_to
        name = f"{self.unit}/{self.part}" if self.part else self.unit
        return state.changing(self.target, known_to=(*known, name))


class ShotHeld(Event):
    """A shot that is due waits for an enemy (AZ-ANT-02). ``lying``: who lies scared in the unit."""

    unit: str
    mover: str
    lying: tuple[str, ...] = ()

    def apply(self, state: State) -> State:
        ordered = next(each for each in state.chain if each.unit == self.unit)
        held = (*state.held, HeldShot(ordered, self.lying))
        return replace(without_order(state, self.unit), held=held)


class OrderDone(Event):
    """A unit has carried out its order: its activation marker and its detection state (AZ-EXE-03). With a Move what
    stands on a tripod may be set up anew, wherever it went (AZ-CRW-04). ``lost``: it has not outlived it."""

    unit: str
    detection: DetectionState
    lost: bool = False

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        moves = any(ordered.unit == unit.id and ordered.card.order == "move" for ordered in state.chain)
        models = unit.models
        if moves and any(model.laid is not None for model in models):
            models = tuple(replace(model, laid=None) for model in models)
        state = state.changing(self.unit, models=models, acted_turn=state.turn, detection=self.detection, known_to=())
        return without_order(state, self.unit)


def without_order(state: State, unit: str) -> State:
    """The state with the order of a unit out of the chain, or out of the shots that wait."""
    chain = tuple(ordered for ordered in state.chain if ordered.unit != unit)
    return replace(state, chain=chain, held=tuple(shot for shot in state.held if shot.ordered.unit != unit))
