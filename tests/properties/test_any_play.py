"""However choices, take-backs, branches, copies, saves and positions follow each other, a battle stays one story.

The machine keeps the text of the position before every choice; the battle must agree with it after everything done.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream, Waiting
from grognard.core.engine.events import TakenBack
from grognard.core.engine.position import Position
from grognard.core.saves import read
from grognard.core.systems import System
from tests.core.stones import STONES, Agreed

CHANCE = st.integers(0, 2**32 - 1).map(Random)


class AnyPlay(RuleBasedStateMachine):
    """One battle and what is known of it."""

    system: System

    def setup_of(self) -> Any:
        return self.system.setups.make_setup()

    @initialize(seed=st.integers(0, 1000), typed=st.booleans(), ahead=st.sampled_from([0, 10, 30, 50, 70, 90, 110]))
    def begin(self, seed, typed, ahead):
        self.battle: Battle[Any] = Battle(self.system, self.setup_of(), Waiting() if typed else Stream(seed))
        self.before: list[str] = []
        self.taken_back = 0
        self.choose(Random(seed), ahead)

    @rule(random=CHANCE, times=st.integers(1, 12))
    def choose(self, random, times):
        for _ in range(times):
            if self.battle.over:
                return
            decision = random.choice(self.battle.decisions)
            choice = self.battle.sample(random, decision)
            assert self.battle.refusal(choice, decision.seat) is None
            self.before.append(str(self.battle.position))
            self.battle.choose(choice, decision.seat)

    @precondition(lambda self: self.before)
    @rule(data=st.data())
    def undo(self, data):
        times = data.draw(st.integers(1, min(len(self.before), 9)))
        self.battle.undo(times)
        expected = self.before[-times]
        del self.before[-times:]
        self.taken_back += 1
        assert str(self.battle.position) == expected

    @rule(random=CHANCE)
    def play_on_in_a_clone(self, random):
        text, log = str(self.battle.position), self.battle.log
        clone = self.battle.clone()
        for _ in range(5):
            if not clone.over:
                clone.choose(clone.sample(random))
        clone.undo(clone.number - self.battle.number)
        assert str(self.battle.position) == text == str(clone.position)
        assert self.battle.log == log == clone.log

    @rule()
    def save_and_load(self):
        loaded = read(self.battle.save_text())
        assert loaded.notes == ()
        assert loaded.battle.record == self.battle.record
        assert loaded.battle.log == self.battle.log
        self.battle = loaded.battle

    @precondition(lambda self: self.before)
    @rule(data=st.data())
    def branch(self, data):
        number = data.draw(st.integers(0, len(self.before) - 1))
        assert str(self.battle.branch(number).position) == self.before[number]

    @rule(random=CHANCE)
    def play_on_from_the_text(self, random):
        placed, clone = self.battle.clone(), self.battle.clone()
        placed.set_position(Position.parse(str(self.battle.position), self.system.rules))
        chances = Random(random.random()), Random(random.random())
        chances[1].setstate(chances[0].getstate())
        for _ in range(4):
            for battle, chance in zip((placed, clone), chances, strict=True):
                if not battle.over:
                    battle.choose(battle.sample(chance))
        assert str(placed.position) == str(clone.position)

    @invariant()
    def it_is_one_story(self):
        if not hasattr(self, "battle"):
            return
        battle = self.battle
        assert battle.number == len(self.before)
        assert battle.over == (battle.decision is None)
        assert sum(isinstance(entry, TakenBack) for entry in battle.record) == self.taken_back
        assert len(battle.log) == battle.log_length
        assert battle.used >= battle.rolls


class AnyStones(AnyPlay):
    system = STONES

    def setup_of(self) -> Agreed:
        return Agreed(6)

    @rule()
    def save_and_load(self):
        # The game of stones is not installed; a save of it cannot be loaded by name.
        assert self.battle.save_text().startswith('{"dice":')


class AnyBoltAction(AnyPlay):
    system = grognard.system("bolt_action")


TestStones = AnyStones.TestCase
TestStones.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)

TestBoltAction = AnyBoltAction.TestCase
TestBoltAction.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)
