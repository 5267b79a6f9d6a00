"""Whole battles of the two armies: played at random and greedily to their end, saved and loaded, shown on the way."""

from __future__ import annotations

from random import Random

import pytest

from grognard.agents import agent
from grognard.agents.play import play
from grognard.core.battle import Battle
from grognard.core.contract import check_system, check_views, check_words
from grognard.core.engine.dice import Stream
from grognard.core.engine.outcome import Outcome
from grognard.core.engine.position import Position
from grognard.core.errors import InputError
from grognard.core.records import to_builtins
from grognard.core.wire.previews import DragProposal, Waypoint
from grognard.games.wh40k5 import SYSTEM as GAME
from grognard.games.wh40k5.data.scenarios import scenario_names
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover
from grognard.games.wh40k5.state.state import State


def begun(scenario: str, seed: int) -> Battle[State]:
    """A battle before its first decision."""
    return Battle(GAME, GAME.setups.make_setup(scenario), Stream(seed))


def played(scenario: str, seed: int) -> Battle[State]:
    """A battle played at random to its end."""
    battle, random = begun(scenario, seed), Random(seed)
    while not battle.over:
        battle.choose(battle.sample(random))
    return battle


def test_what_the_game_offers_has_words() -> None:
    check_system(GAME)


@pytest.mark.rule("WH-GAME-07", "WH-GAME-09", "WH-CORE-02")
@pytest.mark.parametrize("scenario", scenario_names())
def test_random_battles_end_in_a_verdict(scenario: str) -> None:
    for seed in range(3):
        battle = played(scenario, seed)
        found = battle.result
        assert isinstance(found, Outcome)
        if found.reason == "turns":
            first, second = found.points
            assert 5 <= found.turns <= 7
            assert found.winner == (None if first == second else int(second > first))
        assert battle.state.mission in TABLES.missions
        assert battle.state.deployment in TABLES.deployments


@pytest.mark.parametrize("scenario", scenario_names())
def test_whatever_a_battle_lists_it_accepts(scenario: str) -> None:
    """Vehicles in reserve among the rest: they are not driven before they have come."""
    battle, random = begun(scenario, 11), Random(11)
    while not battle.over:
        decision = battle.decision
        assert decision is not None
        if battle.number % 6 == 0:
            refused = [choice for choice in battle.choices() if battle.refusal(choice, decision.seat) is not None]
            assert refused == []
        battle.choose(battle.sample(random))


def test_a_battle_reads_back_from_its_position_half_way() -> None:
    battle, random = begun("standard-mission", 4), Random(4)
    while battle.state.turn < 2 and not battle.over:
        battle.choose(battle.sample(random))
    text = str(battle.position)
    other = begun("standard-mission", 4)
    other.set_position(Position.parse(text, GAME.rules))
    assert str(other.position) == text
    assert other.choices() == battle.choices()
    assert other.context.homes == battle.context.homes


def test_a_battle_is_shown_and_told_in_words() -> None:
    battle, random = begun("chapel-ruins", 3), Random(3)
    shown: set[str] = set()
    while not battle.over:
        assert battle.decision is not None
        kind = type(battle.decision).__name__
        if kind not in shown:
            shown.add(kind)
            check_views(battle, battle.decision)
        battle.choose(battle.sample(random))
    lines = [GAME.table.line(battle, entry, 0, number) for number, entry in enumerate(battle.log)]
    told = [line for line in lines if line is not None]
    check_words(battle, told)
    assert len(told) > 40


def test_a_drag_is_a_move() -> None:
    battle, random = begun("chapel-ruins", 3), Random(3)
    while not isinstance(battle.decision, ChooseMover):
        battle.choose(battle.sample(random))
    view = GAME.table.present(battle, battle.decision)
    assert view.moves
    drags = []
    for ask in view.moves:
        unit = battle.state.units[ask.unit]
        model = unit.models[0]
        for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            point = Waypoint(model.x + dx * 2000, model.y + dy * 2000)
            drags.append(GAME.table.preview(battle, view.seat, DragProposal(ask.unit, [point])))
    taken = [drag for drag in drags if drag.choice is not None]
    assert taken
    assert all(drag.choice is not None or drag.notes for drag in drags)
    assert battle.refusal(GAME.rules.decode_choice(taken[0].choice)) is None


def test_the_greedy_player_plays_to_the_end() -> None:
    battle = begun("dust-and-dark", 2)
    play(battle, (agent("greedy"), agent("random")), random=Random(2), budget=0.05)
    assert battle.over


def test_a_setup_comes_back_from_plain_data() -> None:
    for scenario in scenario_names():
        setup = GAME.setups.make_setup(scenario)
        assert GAME.setups.decode_setup(to_builtins(setup)) == setup


@pytest.mark.parametrize(
    ("name", "armies"), [("no-such-place", ()), ("chapel-ruins", ("orks-500", "orks-500", "orks-500"))],
)  # fmt: skip
def test_what_does_not_fit_is_refused(name: str, armies: tuple[str, ...]) -> None:
    with pytest.raises(InputError):
        GAME.setups.make_setup(name, armies)
