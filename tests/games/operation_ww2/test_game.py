"""Whole battles: they end, are counted, save and load; each order is shown as it lies on the chain."""

from __future__ import annotations

from random import Random

import pytest

from grognard import agents
from grognard.core import contract
from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.engine.events import Happened
from grognard.core.engine.position import Position
from grognard.core.words import english
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.rules.turn.chain import ChooseCard
from grognard.games.operation_ww2.state.events.setup import BattleEnded
from grognard.games.operation_ww2.state.state import State


def new(seed: int, scenario: str | None = None, **options: str) -> Battle[State]:
    return Battle(SYSTEM, SYSTEM.setups.make_setup(scenario, options=options), Stream(seed))


@pytest.mark.rule("AZ-TRN-01", "AZ-SET-04", "AZ-SET-08", "AZ-TRN-10")
@pytest.mark.parametrize("scenario", ["crossroads-farm", "farm-mission"])
def test_a_random_battle_keeps_every_promise(scenario: str):
    battle = new(11, scenario)
    contract.check_battle(battle, Random(11), every=20)
    ended = [
        entry.event for entry in battle.log if isinstance(entry, Happened) and isinstance(entry.event, BattleEnded)
    ]
    assert len(ended) == 1
    assert (battle.result.points, battle.result.winner) == (ended[0].points, ended[0].winner)
    assert battle.state.turn == 6 or battle.result.reason == "wiped-out"


@pytest.mark.slow
@pytest.mark.parametrize("numbers", [pytest.param(range(6), marks=pytest.mark.sample), range(6, 1000)], ids=len)
def test_random_battles_end(numbers: range):
    for number in numbers:
        random = Random(number)
        battle = new(number, random.choice(("crossroads-farm", "farm-mission")))
        while not battle.over:
            assert battle.number < 2_000
            decision = random.choice(battle.decisions)
            battle.choose(battle.sample(random, decision), decision.seat)
        assert battle.result is not None
        assert all(unit.place != "waiting" for unit in battle.state.units.values())


def test_a_battle_stands_alike_when_read_from_its_text():
    battle = new(8)
    random = Random(8)
    seen = set()
    while not battle.over and battle.state.turn < 3:
        decision = random.choice(battle.decisions)
        if decision.kind not in seen:
            seen.add(decision.kind)
            assert Position.parse(str(battle.position), SYSTEM.rules) == battle.position
        battle.choose(battle.sample(random, decision), decision.seat)
    assert {"ChooseToPlace", "ChooseBid", "ChooseCard", "ChooseIntent"} <= seen


@pytest.mark.rule("AZ-RCT-01", "AZ-RCT-02", "AZ-EXE-01")
def test_the_chain_is_shown_with_what_is_declared_and_in_which_order_it_is_carried_out():
    battle = new(3)
    random = Random(3)
    longest = 0
    while not battle.over and longest < 3:
        decision = random.choice(battle.decisions)
        scene = SYSTEM.table.scene(battle, None)
        if isinstance(decision, ChooseCard) and battle.state.chain:
            links = scene.chain[-len(battle.state.chain) :]
            assert [link.unit for link in links] == [ordered.unit for ordered in battle.state.chain]
            assert [link.due for link in links] == list(range(len(links), 0, -1))
            assert all(link.intent is not None for link in links)
            most = battle.state.chain[-1].card.priority - 1
            assert scene.chain_note is not None
            assert scene.chain_note.args == {"most": most}
            longest = max(longest, len(links))
        battle.choose(battle.sample(random, decision), decision.seat)
    assert longest >= 3


@pytest.mark.slow
def test_the_greedy_player_wins_more_than_the_random_one():
    greedy, blind = agents.agent("greedy"), agents.agent("random")
    won = 0.0
    for number in range(4):
        battle = new(number)
        seat = number % 2
        random = Random(number)
        while not battle.over:
            decision = battle.decisions[0]
            player = greedy if decision.seat == seat else blind
            battle.choose(player(battle, decision, 0.5, random).choice, decision.seat)
        points = battle.result.points
        won += points[seat] - points[1 - seat]
    assert won > 0


def test_the_result_is_told_in_words():
    battle = new(1)
    random = Random(1)
    while not battle.over:
        decision = random.choice(battle.decisions)
        battle.choose(battle.sample(random, decision), decision.seat)
    told = english(SYSTEM.table.scene(battle, None).result)  # type: ignore[arg-type]
    assert ("draw" in told) == (battle.result.winner is None)
