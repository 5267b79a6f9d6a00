"""The computer players: they answer every decision with an accepted choice, leave the battle be, and say why."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from random import Random
from typing import Any

import pytest

from grognard import agents
from grognard.agents import Move, agent, names, play
from grognard.agents.greedy import take_the_best
from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream, Waiting
from grognard.core.errors import InputError
from grognard.core.evaluator import Evaluation
from grognard.core.messages import say
from tests.core.stones import STONES, Agreed, Bid, StoneEvaluator, Take


def begun(seed: int = 1) -> Battle[Any]:
    return Battle(STONES, Agreed(), Stream(seed))


def test_the_agents_there_are():
    assert {"random", "recruit", "greedy", "veteran"} <= set(names())
    assert list(names()) == sorted(names())
    with pytest.raises(InputError) as caught:
        agent("napoleon")
    assert "greedy, random, recruit, veteran" in str(caught.value)


def first_listed(battle, decision, budget, random):
    return Move(battle.choices(decision)[0])


def test_a_plug_in_adds_an_agent_but_replaces_none(monkeypatch):
    points = [
        EntryPoint(name, "tests.contract.test_agents:first_listed", "grognard.agents") for name in ("first", "greedy")
    ]
    monkeypatch.setattr(agents, "entry_points", lambda group: points if group == "grognard.agents" else [])
    agents._agents.cache_clear()
    try:
        assert names() == ("first", "greedy", "random", "recruit", "veteran")
        assert agent("first")(begun(), begun().decisions[0], 1.0, Random(1)) == Move(Bid(1))
        assert agent("greedy") is take_the_best
    finally:
        agents._agents.cache_clear()


@pytest.mark.parametrize("name", ["greedy", "random", "recruit", "veteran:8"])
@pytest.mark.parametrize("source", [Stream(3), Waiting()])
def test_an_agent_plays_a_battle_to_its_end(name, source):
    battle: Battle[Any] = Battle(STONES, Agreed(), source)
    told = []
    play(battle, [agent(name)] * 2, random=Random(1), told=lambda battle, decision, move: told.append((decision, move)))
    assert battle.over
    assert len(told) == battle.number
    assert {decision.seat for decision, _ in told} == {0, 1}
    again: Battle[Any] = Battle(STONES, Agreed(), source)
    play(again, [agent(name)] * 2, random=Random(1))
    assert again.log == battle.log


def test_an_agent_leaves_the_battle_as_it_is():
    battle = begun()
    for name in ("greedy", "random", "recruit", "veteran:8"):
        move = agent(name)(battle, battle.decisions[0], 1.0, Random(1))
        assert battle.refusal(move.choice) is None
        assert (battle.position, battle.record) == (begun().position, [])


def test_greedy_takes_the_highest_appraisal_with_its_reason():
    battle = begun()
    assert agent("greedy")(battle, battle.decisions[1], 1.0, Random(1)) == Move(Bid(3), say("refused-over"))
    battle.choose(Bid(3), 0)
    battle.choose(Bid(1), 1)
    assert agent("greedy")(battle, battle.decisions[0], 1.0, Random(1)).choice == Take(3)


def test_greedy_breaks_ties_at_random(monkeypatch):
    monkeypatch.setattr(
        StoneEvaluator, "evaluate", lambda self, battle, decision, choice: Evaluation(-1.0, say("refused-over"))
    )
    battle = begun()
    found = {agent("greedy")(battle, battle.decisions[0], 1.0, Random(seed)).choice for seed in range(40)}
    assert found == {Bid(1), Bid(2), Bid(3)}


def test_greedy_without_time_takes_the_first():
    battle = begun()
    assert agent("greedy")(battle, battle.decisions[0], 0.0, Random(1)).choice == Bid(1)


def test_the_greedy_player_judges_what_promises_most_and_leaves_the_rest(monkeypatch):
    battle = begun()
    decision = battle.decisions[0]
    judged = []
    choices = battle.choices(decision)
    promise = {choice: float(number) for number, choice in enumerate(choices)}
    worth = {choices[-1]: 0.5, choices[-2]: 1.5}

    def evaluate(self, battle, decision, choice):
        judged.append(choice)
        return Evaluation(worth.get(choice, 0.0), say("refused-over"))

    monkeypatch.setattr(StoneEvaluator, "evaluate", evaluate)
    monkeypatch.setattr(StoneEvaluator, "estimate", lambda self, battle, decision, choice: promise[choice])
    assert take_the_best(battle, decision, 60.0, Random(1)).choice == choices[-2]
    assert judged == [choice for choice in reversed(choices) if choice in worth or promise[choice] >= 1.5]
