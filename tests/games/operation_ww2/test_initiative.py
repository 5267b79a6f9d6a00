"""Initiative by secret cards (AZ-INI)."""

from __future__ import annotations

import pytest

from grognard.games.operation_ww2.ground.secrecy import told
from grognard.games.operation_ww2.rules.turn.initiative import ChooseBid, Initiative
from grognard.games.operation_ww2.state.choices import Bid
from grognard.games.operation_ww2.state.events.cards import InitiativeWon, Revealed
from tests.games.operation_ww2.table import card, cards, happened, over, play, refused, same_from_text, unit

PAIR = unit("a.one", (20, 20)), unit("b.one", (20, 80))


@pytest.mark.rule("AZ-INI-01", "AZ-INI-02", "AZ-INI-05", "AZ-INI-06", "AZ-CRD-08", "AZ-CRD-12")
def test_az_ini_01_both_lay_a_card_and_the_lower_number_wins():
    battle = play(Initiative(), *PAIR, hands=("M3 F5", "A4 X8"))
    assert battle.decisions == (ChooseBid(0), ChooseBid(1))
    assert battle.choices() == [Bid(card("M3")), Bid(card("F5"))]
    assert refused(battle, Bid(card("A4"))) == ()
    battle.choose(Bid(card("F5")), 0)
    same_from_text(battle)
    assert [told(entry, stranger) for entry in battle.log for stranger in (1, None)] == [None, None]
    assert [told(entry, 0) for entry in battle.log] == battle.log
    battle.choose(Bid(card("A4")), 1)
    over(battle)
    assert happened(battle) == [Revealed((card("F5"), card("A4")), "hand", 1), InitiativeWon(1)]
    assert battle.state.initiative == 1
    assert [held.discards for held in battle.state.cards] == [cards("F5"), cards("A4")]
    assert [held.hand for held in battle.state.cards] == [cards("M3"), cards("X8")]


@pytest.mark.rule("AZ-INI-03")
def test_az_ini_03_after_a_tie_another_card_each():
    battle = play(Initiative(), *PAIR, hands=("M3 F5", "A3 X8"))
    battle.choose(Bid(card("M3")), 0)
    battle.choose(Bid(card("A3")), 1)
    assert battle.decisions == (ChooseBid(0), ChooseBid(1))
    battle.choose(Bid(card("F5")), 0)
    battle.choose(Bid(card("X8")), 1)
    over(battle)
    assert battle.state.initiative == 0
    assert len(battle.state.cards[0].discards) == 2


@pytest.mark.rule("AZ-INI-04", "AZ-CRD-10", "AZ-CRD-09")
def test_az_ini_04_after_five_ties_the_tops_of_the_decks():
    hands = "M1 M2 M3 M4 M5 M6", "A1 A2 A3 A4 A5 A6"
    # The first decks tie once more and have run out then; the discards are shuffled, two decks of six cards.
    battle = play(Initiative(), *PAIR, hands=hands, decks=("F7", "F7"), dice=(6, 5, 4, 3, 2, 1, 1, 1, 1, 1))
    for number in range(1, 6):
        battle.choose(Bid(card(f"M{number}")), 0)
        battle.choose(Bid(card(f"A{number}")), 1)
    over(battle)
    revealed = [event for event in happened(battle, Revealed) if isinstance(event, Revealed)]
    assert [event.source for event in revealed] == ["hand"] * 5 + ["deck"] * 2
    assert revealed[-1] == Revealed((card("F7"), card("A1")), "deck", 1)
    # Five cards of the hand at most are burnt: the unit keeps its card.
    assert [held.hand for held in battle.state.cards] == [cards("M6"), cards("A6")]


@pytest.mark.rule("AZ-INI-07")
def test_az_ini_07_who_alone_can_act_needs_no_card():
    units = unit("a.one", (20, 20), broken=True), PAIR[1]
    battle = play(Initiative(), *units, hands=("M3 F5", "A4 X8"))
    over(battle)
    assert happened(battle) == [InitiativeWon(1, alone=True)]
    assert len(battle.state.cards[1].hand) == 2
    played = play(Initiative(), *units, hands=("M3 F5", "A4 X8"), options={"initiative_when_alone": "play_anyway"})
    assert played.decisions == (ChooseBid(0), ChooseBid(1))
    nobody = play(Initiative(), unit("a.one", (20, 20), broken=True), hands=("M3", "A4"))
    over(nobody)
    assert nobody.state.initiative is None
