"""Command cards: decks, hands, refilling, privileges, what is secret (AZ-CRD)."""

from __future__ import annotations

import pytest

from grognard.core.engine.events import Happened, Rolled
from grognard.games.operation_ww2.data.tables import DATA
from grognard.games.operation_ww2.ground.context import Context
from grognard.games.operation_ww2.ground.secrecy import cards_seen, told
from grognard.games.operation_ww2.rules.turn.cards import ChooseToGiveUp, Draw, Privileges, Refill, Shuffle, hand_size
from grognard.games.operation_ww2.state.choices import Card, GiveUp
from grognard.games.operation_ww2.state.events.cards import Drawn, GivenUp, Shuffled
from grognard.games.operation_ww2.state.state import Machine
from tests.games.operation_ww2.table import Idle, cards, happened, over, person, play, refused, same_from_text, unit

PAIR = unit("a.one", (20, 20)), unit("b.one", (20, 80))
DECKS = "M3 M4 F5 F6 A2 A3", "M3 M4 F5 F6 A2 A3"


@pytest.mark.rule("AZ-CRD-01")
def test_az_crd_01_each_deck_holds_orders_and_priorities():
    context: Context = play(Idle(), *PAIR).context
    for deck in context.decks:
        assert len(deck) == 60
        assert deck.count(Card("move", 1)) == 1
        assert {card.priority for card in deck} == set(range(1, 9))


@pytest.mark.rule("AZ-CRD-10")
def test_az_crd_10_a_shuffle_is_one_die_a_card_and_tells_nobody_how():
    battle = play(Shuffle(0, ("deck", "discards")), *PAIR, decks=("M3 F5", ""), discards=("A2", ""), dice=(2, 2))
    over(battle)
    # In order the cards are A2 M3 F5: the second of three, then the second of the two left, then the last.
    assert battle.state.cards[0].deck == cards("M3 F5 A2")
    assert battle.state.cards[0].discards == ()
    for seat in (0, 1, None):
        seen = [told(entry, seat) for entry in battle.log]
        assert seen == [None, Happened(Shuffled(0, ("deck", "discards"), 3), ("AZ-TRN-04", "AZ-CRD-10"))]
    assert isinstance(battle.log[0], Rolled)
    assert battle.log[0].roll.sides == (3, 2)


def test_a_shuffle_of_one_card_or_none_needs_no_dice():
    battle = play(Shuffle(0, ("deck",)), *PAIR, decks=("M3", ""))
    over(battle)
    assert battle.state.cards[0].deck == cards("M3")
    over(play(Shuffle(1, ("deck",)), *PAIR))


@pytest.mark.rule("AZ-CRD-03", "AZ-CRD-13")
def test_az_crd_13_units_that_would_be_ordered_bring_a_card():
    gun = (person("a.gun.1", (30, 30), role="gun"), person("a.gun.2", (32, 30)))
    units = (
        *PAIR,
        unit("a.two", (25, 20)),
        unit("a.broken", (30, 20), broken=True),
        unit("a.attached", (35, 20), attached_to="a.one"),
        unit("a.waiting", (35, 20), place="waiting"),
        unit("a.gone", place="gone"),
        unit("a.gun", models=gun),
        unit("a.empty-gun", models=gun[:1]),
        unit("a.tank", models=(person("a.tank.1", (50, 20), role="vehicle", machine=Machine()),)),
    )
    battle = play(Idle(), *units)
    assert (hand_size(battle, 0), hand_size(battle, 1)) == (7 + 3, 5 + 1)
    everything = play(Idle(), *units, options={"hand_counts": "all_units"})
    assert hand_size(everything, 0) == 7 + 6


@pytest.mark.rule("AZ-CRD-03", "AZ-CRD-12")
def test_az_crd_03_both_draw_up_to_their_hands_in_secret():
    many = "M3 M4 F5 F6 A2 A3 M8 M7 M6"
    battle = play(Refill(), *PAIR, hands=("X1 X2", ""), decks=(many, many))
    over(battle)
    assert [len(held.hand) for held in battle.state.cards] == [8, 6]
    assert battle.state.cards[0].hand == cards("X1 A2 X2 M3 A3 M4 F5 F6")
    assert battle.state.cards[1].deck == cards("M8 M7 M6")
    first, second = (entry for entry in battle.log if isinstance(entry, Happened))
    assert told(first, 0) == first
    for stranger in (1, None):
        assert told(first, stranger) == Happened(Drawn(0, 6), first.rules)
    assert told(second, 1) == second


@pytest.mark.rule("AZ-CRD-04")
def test_az_crd_04_a_hand_above_its_number_is_kept_or_brought_down():
    hand = "X1 A2 X2 A3 M3 M4 F5 F6 M8 M7"
    kept = play(Refill(), *PAIR, hands=(hand, "M1 M2 M3 M4 M5 M6"), decks=DECKS)
    over(kept)
    assert [len(held.hand) for held in kept.state.cards] == [10, 6]
    battle = play(
        Refill(), *PAIR, hands=(hand, "M1 M2 M3 M4 M5 M6"), decks=DECKS, options={"hand_above_limit": "discard_down"}
    )
    assert battle.decisions == (ChooseToGiveUp(0, "too-many", 2, 2),)
    same_from_text(battle)
    assert refused(battle, GiveUp(cards("M8"))) == ("AZ-CRD-04",)
    assert refused(battle, GiveUp(cards("M8 M7"))) == ("AZ-CRD-04",)  # not as a hand holds them
    assert all(battle.refusal(choice) is None for choice in battle.choices())
    battle.choose(GiveUp(cards("M7 M8")))
    over(battle)
    assert battle.state.cards[0].discards == cards("M7 M8")


@pytest.mark.rule("AZ-CRD-05", "AZ-CRD-14")
def test_az_crd_05_americans_may_exchange_one_card_every_turn():
    battle = play(Privileges(), *PAIR, hands=("M3", "M7 M8"), decks=DECKS)
    assert battle.decisions == (ChooseToGiveUp(1, "turn", 0, 1),)
    assert refused(battle, GiveUp(cards("M7 M8"))) == ("AZ-CRD-05",)
    assert refused(battle, GiveUp(cards("M1"))) == ("AZ-CRD-05",)
    assert battle.choices() == [GiveUp(), GiveUp(cards("M7")), GiveUp(cards("M8"))]
    battle.choose(GiveUp(cards("M8")))
    over(battle)
    assert battle.state.cards[1].hand == cards("M3 M7")
    assert battle.state.cards[1].discards == cards("M8")
    # The card goes away before its replacement is drawn.
    assert [type(event) for event in happened(battle)] == [GivenUp, Drawn]


@pytest.mark.rule("AZ-CRD-06", "AZ-CRD-14")
def test_az_crd_06_the_british_exchange_three_cards_once():
    both = {"nations": ("british", "american"), "decks": DECKS, "hands": ("M5 M6 M7 M8", "F7 F8")}
    battle = play(Privileges(), *PAIR, **both)  # type: ignore[arg-type]
    assert battle.decisions == (ChooseToGiveUp(0, "game", 0, 3), ChooseToGiveUp(1, "turn", 0, 1))
    battle.choose(GiveUp(cards("M6 M7 M8")), 0)
    same_from_text(battle)
    chosen = battle.log[-1]
    assert (told(chosen, 0), told(chosen, 1), told(chosen, None)) == (chosen, None, None)
    battle.choose(GiveUp(), 1)
    over(battle)
    assert battle.state.cards[0].hand == cards("M3 M4 M5 F5")
    assert battle.state.exchanged == (True, False)
    again = play(Privileges(), *PAIR, exchanged=(True, False), **both)  # type: ignore[arg-type]
    assert [decision.seat for decision in again.decisions] == [1]


@pytest.mark.rule("AZ-CRD-06")
def test_az_crd_06_the_privilege_waits_for_who_exchanges_nothing():
    battle = play(Privileges(), *PAIR, nations=("british", "german"), hands=("M5 M6", ""))
    battle.choose(GiveUp())
    over(battle)
    assert battle.state.exchanged == (False, False)


@pytest.mark.rule("AZ-CRD-10")
def test_az_crd_10_an_empty_deck_is_made_anew_of_the_discards():
    battle = play(Draw(0, 3), *PAIR, decks=("M3", ""), discards=("A2 F5 M8", ""), dice=(3, 1))
    over(battle)
    assert battle.state.cards[0].hand == cards("A2 M3 M8")
    assert battle.state.cards[0].deck == cards("F5")
    assert battle.state.cards[0].discards == ()


@pytest.mark.rule("AZ-CRD-15")
def test_az_crd_15_too_few_cards_are_drawn_as_far_as_they_go():
    battle = play(Draw(0, 5), *PAIR, decks=("M3", ""), discards=("A2", ""))
    over(battle)
    assert battle.state.cards[0].hand == cards("A2 M3")
    for option, hand in (("draw_what_is_left", "M3"), ("shuffle_in_played_cards", "M3 F4 F6")):
        dice = (2,) if option == "shuffle_in_played_cards" else ()
        taken = play(
            Draw(0, 5), *PAIR, decks=("M3", ""), played=("F4 F6", ""), options={"short_deck": option}, dice=dice
        )
        over(taken)
        assert taken.state.cards[0].hand == cards(hand)


@pytest.mark.rule("AZ-CRD-12")
def test_az_crd_12_hands_and_decks_are_secret_and_discards_by_option():
    for option, seen in (("on", cards("M8")), ("off", None)):
        battle = play(Privileges(), *PAIR, hands=("M3", "M7 M8"), decks=DECKS, options={"open_discards": option})
        battle.choose(GiveUp(cards("M8")))
        mine, theirs, spectator = (cards_seen(battle, 1, by) for by in (1, 0, None))
        assert (mine.hand, mine.discards) == (cards("M3 M7"), cards("M8"))
        assert (theirs.hand, theirs.hand_size, theirs.deck_size) == (None, 2, 5)
        assert (theirs.discards, theirs.discards_size) == (seen, 1)
        assert spectator == theirs
        (given,) = happened(battle, GivenUp)
        assert isinstance(given, GivenUp)
        assert given.seen_by(1) == given
        assert given.seen_by(0) == GivenUp(1, 1, "turn", option == "on", seen or ())


def test_tables_of_ones_own_are_read_from_the_set_up():
    text = (
        'deck = [{ id = "standard", source = ["printed"], '
        "move = [1, 2], assault = [0, 0], fire = [1, 0], ambush = [0, 0],"
        " covering-fire = [0, 0] }]\n"
        'nation = [{ id = "german", base = 2, exchange = 0, when = "never", deck = "standard", source = ["seed"] },'
        ' { id = "american", base = 5, exchange = 1, when = "turn", deck = "standard", source = ["seed"] },'
        ' { id = "russian", base = 5, exchange = 0, when = "never", deck = "standard", source = ["seed"] },'
        ' { id = "british", base = 5, exchange = 3, when = "game", deck = "standard", source = ["seed"] }]\n'
    )
    own = play(Idle(), *PAIR).context.tables
    orders = (DATA / "cards.toml").read_text(encoding="utf-8")
    orders = orders[orders.index("order = [") :]
    battle = play(Idle(), *PAIR, tables={"cards.toml": text + orders})
    assert hand_size(battle, 0) == 3
    assert battle.context.decks[0] == (Card("move", 1), Card("move", 2), Card("move", 2), Card("fire", 1))
    assert dict(battle.context.tables.weapons) == dict(own.weapons)
