"""The start of the battle and of turns, step by step (WH-GAME-07, WH-VEH-10)."""

from __future__ import annotations

import pytest

from grognard.core.engine.events import Happened
from grognard.games.wh40k5.rules.mission.preparing import Preparing
from grognard.games.wh40k5.state.events.mission import FirstTaken, InitiativeTried, UnitDeployed
from grognard.games.wh40k5.state.events.turn import PlayerTurnBegan
from grognard.games.wh40k5.state.setup_choices import TrySeizing
from grognard.games.wh40k5.state.state import State
from tests.games.wh40k5.table import marines, play
from tests.games.wh40k5.vehicles_table import rhino


@pytest.mark.rule("WH-VEH-10", "WH-CORE-02")
def test_the_speed_of_a_vehicle_lasts_until_its_owners_next_turn() -> None:
    """So the enemy's turn between counts its last movement phase."""
    posted = rhino("a.r", 10, 30, speed="combat"), rhino("b.r", 10, 10, speed="cruising")
    state = PlayerTurnBegan(2, 1).apply(State(units={each.unit.id: each.unit for each in posted}))
    assert [state.units[id].models[0].speed for id in ("a.r", "b.r")] == ["combat", "stationary"]


@pytest.mark.rule("WH-GAME-07")
def test_the_first_player_is_found_before_anybody_deploys_and_the_initiative_is_seized_last() -> None:
    posted = [marines("a.m", 0, 0, 1, place="off"), marines("b.m", 0, 0, 1, place="off")]
    battle = play(Preparing(), *posted, dice=None, seed=1)
    while battle.decision is not None:
        choices = battle.choices()
        battle.choose(TrySeizing() if TrySeizing() in choices else choices[0])
    kinds = [type(entry.event) for entry in battle.log if isinstance(entry, Happened)]
    assert kinds[-1] is InitiativeTried
    assert kinds.index(FirstTaken) < kinds.index(UnitDeployed)
