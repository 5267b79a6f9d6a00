"""What a game lets be answered ahead is offered by name, comes to what its rules accept, and is told to who said it."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

import grognard
from grognard.core.ranking import answer, offered
from grognard.core.words import english

SYSTEMS = ("bolt_action", "axis_allies_minis", "operation_ww2", "wh40k5")
MOST = 250
KINDS = {
    "bolt_action": {"hold", "losses"},
    "axis_allies_minis": {"hold", "rest"},
    "operation_ww2": {"pass"},
    "wh40k5": {"hold", "losses", "rest"},
}
"""What is sure to be met in a few battles played at random."""


@pytest.mark.parametrize("system", SYSTEMS)
def test_words_that_stand_come_to_what_is_accepted_and_are_told_to_their_seat_alone(system):
    met: set[str] = set()
    wanted = KINDS[system]
    for seed in count():
        if wanted <= met:
            break
        assert seed < 12, f"met {met} of {wanted}"
        battle, random = grognard.battle(system, seed=seed), Random(seed)
        for _ in range(MOST):
            if battle.over:
                break
            decision = battle.decisions[0]
            words = offered(battle, decision)
            met |= {word.name.split()[0] for word in words}
            assert all("{" not in english(word.label) for word in words)
            choice = answer(battle, decision, {word.name for word in words})
            assert answer(battle, decision, ()) is None
            assert (choice is not None) >= bool(words)
            if choice is not None and random.random() < 0.5:
                assert battle.refusal(choice, decision.seat) is None
                start = battle.log_length
                battle.choose(choice, decision.seat, ahead=True)
                seen = [battle.system.table.line(battle, battle.log[start], seat, start) for seat in (0, 1, None)]
                mine = seen.pop(decision.seat)
                assert mine is not None
                assert (mine.message.id, seen) == ("log-ahead", [None, None])
            else:
                battle.choose(battle.sample(random, decision), decision.seat)
    again = grognard.load_text(battle.save_text())
    assert again.log == battle.log
