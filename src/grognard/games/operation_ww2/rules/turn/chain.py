"""Order chains: order, reaction, counter-reaction, each with a strictly lower priority number (AZ-RCT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, Found, drawn
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.area import indirect
from grognard.games.operation_ww2.rules.intent import intent, ready_ways
from grognard.games.operation_ww2.rules.light_and_weather import lights
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.turn.playable_cards import may_play
from grognard.games.operation_ww2.rules.vehicle_fire import exposure
from grognard.games.operation_ww2.state.choices import Card, Pass, PlayCard
from grognard.games.operation_ww2.state.events.turn import CardPlayed, IntentDeclared, Passed
from grognard.games.operation_ww2.state.intents import INTENTS, Intent
from grognard.games.operation_ww2.state.state import Unit, enemy
from grognard.games.operation_ww2.state.units import can_act, may_be_ordered, to_order


class Chains(Procedure):
    """Chain after chain, the players opening by turns whoever reacted, until every unit has acted that can (AZ-RCT-08,
    AZ-TRN-03). Who has nothing to open with is passed over or, by the option ``opener_without_unit``, ends the turn
    (AZ-RCT-09). ``passed``: the other one has just passed as opener, by the option ``opener_may_pass``; if both do, no
    more chains are opened (AZ-RCT-11)."""

    opener: int
    passed: bool = False

    @step
    def open(self, g: G) -> Action:
        if g.state.ended or not any(can_act(g.state, seat) for seat in (0, 1)):
            return Done()
        if can_act(g.state, self.opener):
            return Call(Playing(self.opener))
        if g.setup.options["opener_without_unit"] == "end_turn":
            return Done()
        return Repeat(Chains(enemy(self.opener), self.passed))

    @step
    def execute(self, g: G) -> Action:
        if g.state.chain:
            return Call(Execution())
        return Done() if self.passed or not can_act(g.state, enemy(self.opener)) else Next(True)

    @step
    def next_chain(self, g: G, passed: bool | None) -> Action:
        return Repeat(Chains(enemy(self.opener), bool(passed)))


class Playing(Procedure):
    """Cards are played by turns, each with its unit and its intent, until somebody passes or the lowest number lies
    (AZ-RCT-01 to AZ-RCT-05). A seat that has no unit to order is not asked.

    ``overbids``: the other one has passed, and who lies on top may add a card by the option ``overbid_yourself``
    (AZ-RCT-10).
    """

    asked: int
    overbids: bool = False

    @step
    def ask(self, g: G) -> Action:
        number = top(g)
        if number is not None and number <= g.context.limit("last-priority"):
            return Done()
        able = can_act(g.state, self.asked) and bool(reacting(g, self.asked))
        return Ask(ChooseCard(self.asked)) if able else Next(None)

    @step
    def answer(self, g: B, choice: PlayCard | Pass | None) -> Action:
        if isinstance(choice, PlayCard):
            g.emit(CardPlayed(self.asked, choice.unit, choice.card), "AZ-RCT-01", "AZ-RCT-02")
            return Ask(ChooseIntent(self.asked, choice.unit, choice.card))
        if choice is not None:
            g.emit(Passed(self.asked), "AZ-RCT-04")
        if g.state.chain and not self.overbids and g.setup.options["overbid_yourself"] == "on":
            return Repeat(Playing(enemy(self.asked), overbids=True))
        return Done()

    @step
    def declare(self, g: B, declared: Intent) -> Action:
        unit = g.state.units[g.state.chain[-1].unit]
        length, unseen = intent.length_declared(g, unit, declared), indirect.blind(g, unit, declared)
        g.emit(IntentDeclared(unit.id, declared, length, unseen), "AZ-RCT-07")
        exposure.declared(g, g.state.chain[-1])
        lights.declared(g, g.state.chain[-1])
        return Repeat(Playing(enemy(self.asked)))


def top(g: G) -> int | None:
    """The priority of the last card played on the chain, the only one to be beaten (AZ-RCT-02); None: no card yet."""
    return g.state.chain[-1].card.priority if g.state.chain else None


def playable(g: G, seat: int) -> Iterator[Card]:
    """The cards a seat may play now: strictly lower than the top (AZ-RCT-02, AZ-RCT-05), those alike once."""
    number = top(g)
    return (card for card in dict.fromkeys(g.state.cards[seat].hand) if number is None or card.priority < number)


def may_pass(g: G) -> bool:
    """Whether the seat that is asked may pass: in reacting always, as opener only by the option ``opener_may_pass``
    (AZ-RCT-04, AZ-RCT-11)."""
    return bool(g.state.chain) or g.setup.options["opener_may_pass"] == "yes"


def may_react(g: G, unit: Unit) -> bool:
    """Whether a unit may be played on now: any may react to anything or, by the option ``reaction_scope``, only those
    that the last enemy intent threatens (AZ-RCT-06)."""
    if not g.state.chain or g.setup.options["reaction_scope"] == "any_unit_any_intent":
        return True
    intents = [ordered.intent for ordered in g.state.chain if ordered.seat != unit.seat]
    return bool(intents) and unit.id in threatened(intents[-1])


def reacting(g: G, seat: int) -> list[Unit]:
    """The units of a seat that may be played on now."""
    return [unit for unit in to_order(g.state, seat) if may_react(g, unit)]


def threatened(intent: Intent | None) -> tuple[str | None, ...]:
    """The units an intent names as those it goes for (AZ-RCT-06)."""
    if intent is None:
        return ()
    besides = intent.besides
    aims = (aim.target for aim in besides.aims)
    return (getattr(intent, "target", None), besides.charge, besides.assaulted, besides.ram, *aims)


class ChooseCard(Decision):
    """Play a card on a unit, or pass (AZ-RCT-01 to AZ-RCT-03). Any unit may react to anything, but for an option
    (AZ-RCT-06)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """Passing, and every card that can be played on every unit that can be ordered."""
        cards = list(playable(g, self.seat))
        return [Pass(), *(PlayCard(unit.id, card) for unit in reacting(g, self.seat) for card in cards)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule against it."""
        if isinstance(choice, Pass):
            return None if may_pass(g) else Refused(say("az-refused-opener-pass"), "AZ-RCT-11")
        if not isinstance(choice, PlayCard):
            return Refused(say("refused-not-offered"))
        unit = g.state.units.get(choice.unit)
        if unit is None or unit.seat != self.seat:
            return Refused(say("az-refused-not-yours"), "AZ-RCT-01")
        if unit.broken:
            return Refused(say("az-refused-broken"), "AZ-ORD-11")
        if not may_be_ordered(g.state, unit):
            return Refused(say("az-refused-acted"), "AZ-RCT-12")
        if not may_react(g, unit):
            return Refused(say("az-refused-not-threatened"), "AZ-RCT-06")
        if choice.card not in g.state.cards[self.seat].hand:
            return Refused(say("az-refused-not-in-hand"), "AZ-CRD-01")
        number = top(g)
        if number is not None and choice.card.priority >= number:
            return Refused(say("az-refused-priority", priority=number), "AZ-RCT-02", "AZ-RCT-05")
        if not may_play(g, unit, choice.card, list(playable(g, self.seat))):
            return Refused(say("az-refused-nothing-to-do"), "AZ-ORD-12")
        return None

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """A card and a unit at random; passing is as likely as any card."""
        cards = list(playable(g, self.seat))
        number = random.randrange(len(cards) + may_pass(g))
        if number == len(cards):
            yield Pass()
            return
        unit = random.choice(reacting(g, self.seat))
        yield PlayCard(unit.id, cards[number])
        yield from (PlayCard(unit.id, card) for card in drawn(cards, random))


class ChooseIntent(Decision):
    """What the unit does with its card (AZ-RCT-01); see chapter Declaring the intent."""

    sampled: ClassVar[bool] = True

    unit: str
    card: Card

    def candidates(self, g: G) -> Sequence[Found]:
        """The ways that are ready to take, and a sample."""
        unit, order = g.state.units[self.unit], self.card.order
        return [Found(ready_ways.ready_intents(g, unit, order)), Found(intent.listed(g, unit, order))]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule against it."""
        if not isinstance(choice, INTENTS):
            return Refused(say("refused-not-offered"))
        return intent.refusal(g, g.state.units[self.unit], self.card.order, choice)

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """Some of those listed, found without listing all."""
        return intent.draws(g, g.state.units[self.unit], self.card.order, random)
