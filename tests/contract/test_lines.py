"""The line that is reckoned with follows what most imagined battles agree on, and is told and drawn of one of them."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard import agents
from grognard.agents.lines import LONGEST, line_of, moves
from grognard.agents.search import Search, followed
from grognard.agents.told_lines import told
from grognard.core.words import english
from tests.contract.test_looking_ahead import GAMES, Ended, Shot, Went

GO, FIRE, ANSWER = (0, Went("a", 1)), (0, Shot("a", "x")), (1, Went("x", 2))


def test_moves_begin_where_another_unit_is_named():
    assert list(moves([GO, FIRE, (1, Ended()), ANSWER, (0, Went("b", 1)), (0, Ended())])) == [0, 3, 4]
    assert list(moves([(0, Ended()), FIRE])) == [0, 1]


def test_a_line_goes_on_as_most_imagined_battles_do():
    other = (1, Went("y", 2))
    courses = [[GO, ANSWER, (0, Went("b", 1))], [GO, other], [GO, ANSWER, (0, Went("b", 2))], [GO, ANSWER]]
    line = line_of(courses, [1.0, 9.0, 3.0, 5.0], 7)
    assert [(step.seat, step.unit, step.worlds, step.value) for step in line.steps] == [
        (0, "a", 4, 4.5),
        (1, "x", 3, 3.0),
        (0, "b", 2, 2.0),
    ]
    assert (line.worlds, line.world in (0, 2), line.choices[:2]) == (4, True, (GO, ANSWER))


def test_without_agreement_a_line_ends_after_an_answer():
    courses = [[GO, (1, Went(name, 1)), (0, Went("b", at))] for at, name in enumerate("xyz")]
    line = line_of(courses, [0.0, 0.0, 0.0], 7)
    assert [step.worlds for step in line.steps] == [3, 1]
    long = [GO, *((at % 2, Went(str(at), 1)) for at in range(20))]
    assert len(line_of([long, long], [0.0, 0.0], 7).steps) == LONGEST


LONG = ("operation_ww2", "wh40k5")


@pytest.mark.parametrize("name", [pytest.param(each, marks=[pytest.mark.slow] * (each in LONG)) for each in GAMES])
def test_a_line_is_told_and_drawn_and_the_battle_stays_as_it_was(name):
    battle, random = grognard.battle(name, seed=7), Random(1)
    greedy = agents.agent("greedy")
    while battle.number < 24:
        asked = battle.decision
        assert asked is not None
        battle.choose(greedy(battle, asked, 1e6, random).choice, asked.seat)
    decision = battle.decision
    assert decision is not None
    seen, seat = battle.imagined(Random(3), decision.seat), decision.seat
    before = seen.position
    choice = greedy(seen, decision, 1e6, Random(1)).choice
    line = followed(seen, decision, choice, 1e6, Random(2))
    assert line is not None
    views = told(seen, seat, line)
    assert seen.position == before
    assert (views[0].side, views[0].worlds) == (seat, line.worlds)
    assert all(english(sentence) for view in views for sentence in view.told)
    assert line.choices[0] == (seat, choice)
    assert [view.unit for view in views] == [step.unit for step in line.steps]


def test_the_veteran_says_what_it_reckons_with():
    battle, random = grognard.battle("axis_allies_minis", seed=7), Random(1)
    while type(battle.decision).__name__ != "Activate":
        battle.choose(battle.sample(random))
    decision = battle.decision
    assert decision is not None
    move = Search(simulations=24)(battle.imagined(Random(3), decision.seat), decision, 1e6, Random(1))
    assert move.line is not None
    assert move.line.choices[0] == (decision.seat, move.choice)
