"""Reaction windows: who is asked, what a reaction starts, and when the window closes."""

from __future__ import annotations

from grognard.core.battle import Battle
from grognard.core.engine.dice import Script
from grognard.core.engine.events import Happened
from grognard.core.engine.windows import Reaction, ReactionWindow
from tests.core.stones import (
    STONES,
    Agreed,
    Bid,
    Heap,
    Let,
    Rob,
    Robbery,
    Robbing,
    RobWindow,
    StoneRules,
    Take,
    Taking,
    Took,
)


def taken_from() -> Battle[Heap]:
    """The first side has just taken one stone of many."""
    battle: Battle[Heap] = Battle(STONES, Agreed(), Script(6, 6, 1, 1, 1, 1, 1, 1, 1))
    battle.choose(Bid(3), 0)
    battle.choose(Bid(1), 1)
    battle.choose(Take(1))
    return battle


def test_whoever_may_react_is_asked():
    battle = taken_from()
    assert battle.decision == Robbing(1, Taking(0))
    assert list(battle.choices()) == [Rob(), Let()]
    assert isinstance(battle.stack[-1].procedure, RobWindow)


def test_to_let_it_be_closes_the_window():
    battle = taken_from()
    battle.choose(Let())
    assert battle.state.robbed == ()
    assert not any(isinstance(frame.procedure, ReactionWindow) for frame in battle.stack)


def test_every_seat_that_may_react_is_asked_once(monkeypatch):
    """Here both sides may rob, the first one first."""
    monkeypatch.setattr(
        StoneRules,
        "reactions",
        lambda self, battle, occasion: [
            Reaction(seat, choice, Robbery(seat) if isinstance(choice, Rob) else None)
            for seat in (0, 1)
            if seat not in battle.state.robbed
            for choice in (Rob(), Let())
        ],
    )
    battle = taken_from()
    asked = []
    for choice in (Let(), Rob(), Let(), Let()):
        if isinstance(battle.decision, Robbing):
            asked.append((battle.decision.seat, choice))
            battle.choose(choice)
    assert asked == [(0, Let()), (1, Rob()), (0, Let())]
    assert battle.state.robbed == (1,)
    assert not any(isinstance(frame.procedure, ReactionWindow) for frame in battle.stack)


def test_after_a_reaction_the_world_is_looked_at_anew():
    battle = taken_from()
    battle.choose(Rob())
    assert battle.state.robbed == (1,)
    assert battle.state.taken == {"a": 0, "b": 1}
    assert not any(isinstance(frame.procedure, ReactionWindow) for frame in battle.stack)


def test_nobody_is_asked_when_nobody_may_react():
    battle = taken_from()
    battle.choose(Rob())
    battle.choose(Take(1))
    assert battle.decision == Robbing(0, Taking(1))
    battle.choose(Let())
    battle.choose(Take(1))
    assert battle.decision is not None
    assert battle.decision.kind == "AskTake"


def test_an_event_hides_from_others_what_only_one_may_know():
    told = [entry.event for entry in taken_from().log if isinstance(entry, Happened)]
    assert told[-1] == Took(0, 1)
    assert [told[-1].seen_by(seat) for seat in (0, 1, None)] == [Took(0, 1), Took(0, None), Took(0, None)]
