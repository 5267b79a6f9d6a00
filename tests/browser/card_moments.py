"""Moments of battles with command cards."""

from __future__ import annotations

from random import Random
from typing import Any

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision
from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import Men, load_force
from grognard.games.operation_ww2.rules.intent import communication
from grognard.games.operation_ww2.rules.turn.chain import ChooseCard, ChooseIntent
from grognard.games.operation_ww2.rules.turn.initiative import ChooseBid
from grognard.games.operation_ww2.state.choices import ORDERS, Card, Pass, PlayCard
from grognard.games.operation_ww2.state.intents import INTENTS, AssaultIntent, MoveIntent

CARDS = "operation_ww2"
SEEDS = range(3, 40)


def set_up() -> Battle[Any]:
    """The first unit of the person's is about to be chosen."""
    return _until(lambda battle, decision: decision.seat == 0 and decision.kind == "ChooseToPlace")


def bid() -> Battle[Any]:
    """A card is laid for the first initiative."""
    return _until(lambda battle, decision: isinstance(decision, ChooseBid))


def opening() -> Battle[Any]:
    """The person opens a chain."""
    return _until(lambda battle, decision: _asks(decision) and not battle.state.chain)


def reaction() -> Battle[Any]:
    """The enemy has played a card that the person can react to with several of his own, and not with all."""

    def true(battle: Battle[Any], decision: Decision) -> bool:
        if not _asks(decision) or not battle.state.chain:
            return False
        top = battle.state.chain[-1].card.priority
        return top > 4 and any(card.priority >= top for card in battle.state.cards[0].hand)

    return _until(true)


def declaring(order: str) -> Battle[Any]:
    """The person declares what a unit on foot does with a card of this order."""

    def true(battle: Battle[Any], decision: Decision) -> bool:
        if not isinstance(decision, ChooseIntent) or decision.seat or decision.card.order != order:
            return False
        unit = battle.state.units[decision.unit]
        return not unit.is_vehicle and len(unit.people) > 4

    return _until(true)


def holding() -> Battle[Any]:
    """The person may hold a shot back for an enemy on its way."""

    def true(battle: Battle[Any], decision: Decision) -> bool:
        if not isinstance(decision, ChooseIntent) or decision.seat or decision.card.order not in ("fire", "ambush"):
            return False
        moves = [each.intent for each in battle.state.chain if each.seat == 1]
        return any(isinstance(intent, MoveIntent | AssaultIntent) and intent.way for intent in moves)

    return _until(true)


def calling() -> Battle[Any]:
    """The person says what the headquarters does with a card, and its radio may call the mortar."""

    def true(battle: Battle[Any], decision: Decision) -> bool:
        if not isinstance(decision, ChooseIntent) or decision.unit != "a.headquarters":
            return False
        return any(call.means == "radio" for call in communication.listed(battle, battle.state.units[decision.unit]))

    return _played(lambda card: card.order in ("move", "assault"), "a.headquarters", true)


def told(battle: Battle[Any]) -> Battle[Any]:
    """Later in a battle: the mortar holds coordinates, and the person says what it does with a Fire card."""
    for seed in range(1, 60):
        later = _heard(battle.clone(), Random(seed))
        if later is not None:
            return later
    raise AssertionError("the mortar is never told")


def _heard(battle: Battle[Any], random: Random) -> Battle[Any] | None:
    """The battle when the mortar may fire at the coordinates it holds, or elsewhere, if it comes to that. Its radio
    calls it again as long as it has heard nothing."""
    while not battle.over:
        decision = battle.decisions[0]
        mine = decision.seat == 0
        heard = MORTAR in battle.state.coordinates
        if mine and heard and isinstance(decision, ChooseIntent) and decision.unit == MORTAR:
            ways = {each.besides.at_coordinates for each in battle.choices(decision) if isinstance(each, INTENTS)}
            if len(ways) > 1:
                return battle
        choice: Any = None
        if mine and isinstance(decision, ChooseCard):
            unit, orders = (MORTAR, ("fire",)) if heard else ("a.headquarters", ORDERS)
            choice = _card(battle, decision, unit, orders)
            choice = choice or (Pass() if battle.refusal(Pass(), 0) is None else None)
        if mine and isinstance(decision, ChooseIntent) and decision.unit == "a.headquarters":
            calls = communication.listed(battle, battle.state.units[decision.unit])
            radio = next((call for call in calls if call.means == "radio" and call.target), None)
            picked = battle.sample(random, decision)
            if radio is not None and isinstance(picked, INTENTS):
                choice = replace(picked, besides=replace(picked.besides, calls=(radio,)))
        battle.choose(choice or battle.sample(random, decision), decision.seat)
    return None


def serving() -> Battle[Any]:
    """The person has the Germans and says where their gun is pushed with a Move."""

    def true(battle: Battle[Any], decision: Decision) -> bool:
        return isinstance(decision, ChooseIntent) and decision.unit == GUN and decision.card.order == "move"

    return _played(lambda card: card.order == "move", GUN, true, ("german-1944", "us-1944"))


def driving(order: str) -> Battle[Any]:
    """The person says how the tank drives with a card of this order, in the open before it."""

    def true(battle: Battle[Any], decision: Decision) -> bool:
        return isinstance(decision, ChooseIntent) and decision.unit == "a.sherman" and decision.card.order == order

    return _played(lambda card: card.order == order, "a.sherman", true)


GUN = "a.pak"
MORTAR = "a.machine-gun"
"""The unit that has a mortar in place of its machine gun."""


def forces() -> tuple[Any, Any]:
    """The forces of the game, the American one with a mortar and its radio in place of a machine gun."""
    force = load_force("us-1944")
    men = (
        Men(count=1, role="gunner", weapons=("81-mm-mortar",)),
        Men(count=1, role="radio-operator", weapons=("m1-carbine",)),
        Men(count=1, role="assistant", weapons=("m1-carbine",)),
    )
    units = tuple(
        replace(each, men=men, name="mortar-section", characteristics=("radio",)) if MORTAR.endswith(each.id) else each
        for each in force.unit
    )
    return replace(force, unit=units), "german-1944"


def _card(battle: Battle[Any], decision: Decision, unit: str, orders: Any) -> PlayCard | None:
    return next(
        (
            choice
            for choice in battle.choices(decision)
            if isinstance(choice, PlayCard) and choice.unit == unit and choice.card.order in orders
        ),
        None,
    )


def _played(fits: Any, unit: str, true: Any, armies: Any = None) -> Battle[Any]:
    """The first battle in which a unit of the person's gets a card that fits and the moment comes."""
    for seed in SEEDS:
        battle = grognard.battle(CARDS, seed=seed, armies=armies or forces())
        random = Random(seed)
        while not battle.over and battle.number < 150:
            decision = battle.decisions[0]
            if decision.seat == 0 and true(battle, decision):
                return battle
            choice: Any = None
            if decision.kind == "ChooseToPlace":
                choice = battle.choices(decision)[-1]
            elif decision.seat == 0 and isinstance(decision, ChooseCard):
                orders = [order for order in ORDERS if fits(Card(order, 1))]
                choice = _card(battle, decision, unit, orders)
            battle.choose(choice or battle.sample(random, decision), decision.seat)
    raise AssertionError("the moment never comes")


def _asks(decision: Decision) -> bool:
    return isinstance(decision, ChooseCard) and decision.seat == 0


def _until(true: Any) -> Battle[Any]:
    """The first battle in which a moment comes, both sides having chosen at random until then."""
    for seed in SEEDS:
        battle = grognard.battle(CARDS, seed=seed)
        random = Random(seed)
        while not battle.over and battle.number < 150:
            for decision in battle.decisions:
                if true(battle, decision):
                    return battle
            decision = battle.decisions[0]
            if decision.kind == "ChooseToPlace":
                battle.choose(battle.choices(decision)[-1], decision.seat)
            else:
                battle.choose(battle.sample(random, decision), decision.seat)
    raise AssertionError("the moment never comes")
