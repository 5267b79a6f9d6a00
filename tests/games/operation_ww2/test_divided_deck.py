"""The divided deck: manoeuvre and fire drawn apart (chapter Alternative card draw)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.events import Happened
from grognard.core.engine.position import Position
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.secrecy import told
from grognard.games.operation_ww2.rules.turn.cards import (
    ChooseDeckMethod,
    ChooseDrawing,
    ChoosingMethods,
    Draw,
    Privileges,
    Refill,
    draws_first,
    splits_of,
)
from grognard.games.operation_ww2.state.choices import DeckMethod, DrawSplit, GiveUp
from grognard.games.operation_ww2.state.events.cards import DeckDivided, DrawAnnounced, Drawn, Shuffled, is_of
from grognard.games.operation_ww2.state.state import State
from tests.games.operation_ww2.table import GAME, Idle, card, cards, happened, over, play, refused, same_from_text, unit

ON = {"alternative_draw": "on"}


def drawing(start: Any, divided: tuple[bool, bool], **more: Any) -> Battle[State]:
    """A procedure among seats that divide their decks, or not."""
    battle = play(Idle(), unit("a.one", (20, 20)), unit("b.one", (20, 90)), options=ON, **more)
    held = tuple(replace(each, divided=said) for each, said in zip(battle.state.cards, divided, strict=True))
    state = replace(battle.state, cards=held)
    battle.put(
        Position(GAME.name, GAME.version, state=state, stack=(Frame(start),), pending=(), answers=(), rolls=0, used=0)
    )
    battle._run(None)
    return battle


@pytest.mark.rule("AZ-ALT-01", "AZ-ALT-03")
def test_each_player_says_if_he_divides_his_deck():
    battle = play(ChoosingMethods(), unit("a.one", (20, 20)), unit("b.one", (20, 90)), options=ON)
    assert battle.decisions == (ChooseDeckMethod(0), ChooseDeckMethod(1))
    same_from_text(battle)
    battle.choose(DeckMethod(False), 1)
    battle.choose(DeckMethod(True), 0)
    over(battle)
    assert [each.divided for each in battle.state.cards] == [True, False]
    assert [(e.seat, e.divided) for e in happened(battle, DeckDivided)] == [(0, True), (1, False)]


@pytest.mark.rule("AZ-ALT-01", "AZ-ALT-02")
def test_the_cards_of_a_kind_come_from_the_top_of_their_pile():
    battle = drawing(
        Refill(), (True, False), decks=("F1 M2 X3 A4 C5 M6 F7", "M1 M1 M1 M1 M1 M1 M1 M1"), hands=("M9 M9 M9 M9 M9", "")
    )
    assert battle.decision == ChooseDrawing(0, 3)
    assert battle.choices() == [DrawSplit(0, 3), DrawSplit(1, 2), DrawSplit(2, 1), DrawSplit(3, 0)]
    assert refused(battle, DrawSplit(2, 2)) == ()
    battle.choose(DrawSplit(2, 1))
    over(battle)
    first = battle.state.cards[0]
    assert sorted(first.hand, key=str) == sorted(cards("M9 M9 M9 M9 M9 M2 A4 F1"), key=str)
    assert first.deck == cards("X3 C5 M6 F7")
    assert len(battle.state.cards[1].hand) == 6


@pytest.mark.rule("AZ-ALT-02")
def test_how_many_of_which_is_announced_and_nothing_more():
    battle = drawing(Refill(), (True, False), decks=("F1 M2 X3", "M1 " * 8), hands=("M9 " * 7, ""))
    battle.choose(DrawSplit(0, 1))
    (said,) = happened(battle, DrawAnnounced)
    assert isinstance(said, DrawAnnounced)
    assert (said.seat, said.manoeuvre, said.firing) == (0, 0, 1)
    seen = [told(entry, 1) for entry in battle.log]
    drawn = [entry.event for entry in seen if isinstance(entry, Happened) and isinstance(entry.event, Drawn)]
    assert [(event.kind, event.cards) for event in drawn if event.seat == 0] == [("firing", ())]


@pytest.mark.rule("AZ-ALT-01", "AZ-CRD-10")
def test_a_pile_that_runs_out_is_made_anew_of_its_own_discards():
    # Two discards of fire: one die, and the first face lays the Fire on top.
    battle = drawing(Draw(0, 2, "firing"), (True, True), decks=("M1 F2 M3", ""), discards=("X4 M5 F6", ""), dice=[1])
    over(battle)
    (shuffled,) = happened(battle, Shuffled)
    assert isinstance(shuffled, Shuffled)
    assert (shuffled.kind, shuffled.count) == ("firing", 2)
    own = battle.state.cards[0]
    assert own.discards == cards("M5")
    assert [each for each in own.deck if is_of(each, "manoeuvre")] == list(cards("M1 M3"))
    assert card("F2") in own.hand
    assert len(own.hand) == 2


@pytest.mark.rule("AZ-ALT-02", "AZ-CRD-15")
def test_no_more_are_announced_than_there_are():
    given: dict[str, Any] = {"decks": ("M1 F2 M3", ""), "discards": ("X4", ""), "played": ("F5", "")}
    battle = drawing(Refill(), (True, True), hands=("M9 M9 M9 M9 M9", "M9 " * 6), **given)
    assert splits_of(battle, 0, 3) == [DrawSplit(1, 2), DrawSplit(2, 1)]
    assert splits_of(battle, 0, 9) == [DrawSplit(2, 2)]
    again = play(
        Refill(), unit("a.one", (20, 20)), options=ON | {"short_deck": "shuffle_in_played_cards"},
        hands=("M9 " * 8, "M9 " * 6), **given,
    )  # fmt: skip
    assert splits_of(again, 0, 9) == [DrawSplit(2, 3)]


@pytest.mark.rule("AZ-ALT-03")
@pytest.mark.parametrize(("turn", "both", "first"), [(1, True, 0), (2, True, 1), (3, True, 0), (2, False, 0)])
def test_who_says_it_first_alternates_if_both_divide(turn, both, first):
    battle = drawing(Refill(), (True, both), turn=turn, decks=("M1 F1 " * 8, "M1 F1 " * 8), dice=[])
    assert draws_first(battle) == first
    assert battle.decision is not None
    assert battle.decision.seat == first


@pytest.mark.rule("AZ-ALT-02", "AZ-CRD-05")
def test_cards_exchanged_by_a_privilege_are_drawn_from_the_piles_too():
    battle = drawing(
        Privileges(), (True, True), nations=("german", "american"), hands=("M1 M2", "M3"), decks=("F4 M5", "F6 M7")
    )
    assert battle.decision is not None
    seat = battle.decision.seat
    hand = battle.state.cards[seat].hand
    battle.choose(GiveUp(hand[:1]), seat)
    asked = next(each for each in battle.decisions if isinstance(each, ChooseDrawing))
    battle.choose(DrawSplit(0, 1), asked.seat)
    assert sum(is_of(each, "firing") for each in battle.state.cards[seat].hand) == 1


def test_a_random_player_divides_and_draws():
    battle = drawing(Refill(), (True, True), decks=("M1 F1 " * 8, "M1 F1 " * 8))
    random = Random(1)
    while not battle.over:
        decision = battle.decisions[0]
        battle.choose(battle.sample(random, decision), decision.seat)
    assert [len(each.hand) for each in battle.state.cards] == [8, 6]
