"""Hands, decks and bids are nobody's but their owner's until they are shown, over whole battles (AZ-CRD-12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard import odds
from grognard.core import contract
from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.records import replace, to_builtins, to_text
from grognard.core.wire.previews import ChoiceProposal
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.rules.turn.initiative import ChooseBid
from grognard.games.operation_ww2.state.choices import Bid, Card, in_order
from grognard.games.operation_ww2.state.names import card_name
from grognard.games.operation_ww2.state.state import State

SPECTATOR = None


def new(seed: int, **options: str) -> Battle[State]:
    return Battle(SYSTEM, SYSTEM.setups.make_setup(options=options), Stream(seed))


def hidden_otherwise(battle: Battle[State], owner: int, random: Random) -> Battle[State]:
    """The same battle, but that a seat's hand and deck are other cards, as many as before."""
    held = battle.state.cards[owner]
    known = list(held.hand + held.deck)
    random.shuffle(known)
    count = len(held.hand)
    changed = replace(held, hand=in_order(known[:count]), deck=tuple(known[count:]))
    other = battle.clone()
    other.state = other.state.with_cards(owner, changed)
    return other


@pytest.mark.rule("AZ-CRD-12")
@pytest.mark.parametrize("seed", range(3))
def test_az_crd_12_nothing_shown_depends_on_what_is_hidden(seed: int):
    """At moments all over a battle the scene, the questions and looks of one seat and of a spectator stay the same
    when the other's hand and deck are exchanged for others."""
    random = Random(seed)
    battle = new(seed, open_discards="off" if seed % 2 else "on")
    looked = 0
    while not battle.over:
        if battle.state.turn and random.random() < 0.06:
            for owner in (0, 1):
                other = hidden_otherwise(battle, owner, random)
                if other.state.cards[owner] != battle.state.cards[owner]:
                    looked += 1
                    for reader in (1 - owner, SPECTATOR):
                        seen, also = (to_text(SYSTEM.table.scene(each, reader)) for each in (battle, other))
                        assert seen == also
        decision = random.choice(battle.decisions)
        battle.choose(battle.sample(random, decision), decision.seat)
    assert looked > 10


@pytest.mark.rule("AZ-CRD-12")
def test_az_crd_12_neither_a_question_nor_a_preview_nor_the_luck_nor_a_judgement_betrays_a_hand():
    """What a seat is asked, shown of its own choices, told of the dice and advised is the same whatever the other has
    in hand."""
    random = Random(3)
    battle = new(3)
    looked = 0
    while not battle.over and battle.state.turn < 3:
        decision = random.choice(battle.decisions)
        reader = decision.seat
        if battle.state.turn and random.random() < 0.1:
            other = hidden_otherwise(battle, 1 - reader, random)
            if other.state.cards != battle.state.cards:
                assert SYSTEM.table.present(battle, decision) == SYSTEM.table.present(other, decision)
                assert odds.luck(battle) == odds.luck(other)
                listed = list(battle.choices(decision))
                assert listed == list(other.choices(decision))
                for choice in random.sample(listed, min(3, len(listed))):
                    looked += 1
                    proposal = ChoiceProposal(to_builtins(choice))
                    assert SYSTEM.table.preview(battle, reader, proposal) == SYSTEM.table.preview(
                        other, reader, proposal
                    )
                    assert SYSTEM.evaluator.evaluate(battle, decision, choice) == SYSTEM.evaluator.evaluate(
                        other, decision, choice
                    )
        battle.choose(battle.sample(random, decision), reader)
    assert looked > 20


@pytest.mark.rule("AZ-CRD-12", "AZ-TRN-04")
@pytest.mark.parametrize("seed", range(2))
def test_az_crd_12_the_log_names_no_card_drawn_by_the_other_side(seed: int):
    """Over a whole battle the lines told to a seat, to the other and to a spectator: of the cards drawn and of those
    exchanged in secret only the owner reads the names, and nobody how a deck lies."""
    random = Random(seed)
    battle = new(seed, open_discards="off")
    while not battle.over:
        decision = random.choice(battle.decisions)
        battle.choose(battle.sample(random, decision), decision.seat)
    told = {reader: contract.what_is_told(battle, reader) for reader in (0, 1, SPECTATOR)}
    for reader in (0, 1, SPECTATOR):
        drawn = [line for line in told[reader] if line.message.id == "az-event-drawn"]  # type: ignore[attr-defined]
        assert len(drawn) >= 12
        for line in drawn:
            named = line.message.args["cards"] != "none"  # type: ignore[attr-defined]
            assert named == (line.side == reader)  # type: ignore[attr-defined]
        assert not any("az-roll-shuffle" in to_text(line) for line in told[reader])
    # The owner's own draws add up to what he has had in his hand.
    assert told[0] != told[1]


@pytest.mark.rule("AZ-INI-01", "AZ-CRD-12")
@pytest.mark.parametrize("bidder", [0, 1])
def test_az_ini_01_a_bid_is_secret_until_both_are_turned_over(bidder: int):
    battle = new(4)
    random = Random(4)
    while not any(isinstance(decision, ChooseBid) for decision in battle.decisions):
        decision = battle.decisions[0]
        battle.choose(battle.sample(random, decision), decision.seat)
    one, other = battle, battle.clone()
    bids = [choice for choice in battle.choices(decision_of(battle, bidder)) if isinstance(choice, Bid)]
    first, second = bids[0], bids[-1]
    assert first != second
    one.choose(first, bidder)
    other.choose(second, bidder)
    assert one.position != other.position
    for reader in (1 - bidder, SPECTATOR):
        contract.check_secret(one, other, reader)


def decision_of(battle: Battle[State], seat: int) -> Any:
    return next(decision for decision in battle.decisions if decision.seat == seat)


@pytest.mark.rule("AZ-CRD-12")
def test_az_crd_12_a_seat_sees_its_own_hand_and_of_the_others_how_many():
    battle = new(2)
    random = Random(2)
    while battle.state.turn < 1 or not battle.state.cards[1].hand:
        decision = battle.decisions[0]
        battle.choose(battle.sample(random, decision), decision.seat)
    for reader in (0, 1, SPECTATOR):
        for hand in SYSTEM.table.scene(battle, reader).hands:
            held = battle.state.cards[hand.side]
            assert (hand.hand_size, hand.deck) == (len(held.hand), len(held.deck))
            if reader == hand.side:
                assert hand.hand is not None
                assert [Card(card.order, card.priority) for card in hand.hand] == list(held.hand)  # type: ignore[arg-type]
                assert [card.name for card in hand.hand] == [card_name(battle, card) for card in held.hand]
            else:
                assert hand.hand is None
