"""Random battles with the optional chapters on, each unit with what may be bought for it, held to the promises of
listing and reading back."""

from __future__ import annotations

from random import Random

import pytest

from grognard.core.battle import Battle
from grognard.core.contract import check_decision, check_position
from grognard.core.engine.dice import Stream
from grognard.core.engine.events import Happened
from grognard.core.records import replace
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.data.forces import Force, ForceUnit, load_force
from grognard.games.operation_ww2.data.prices import Extra
from grognard.games.operation_ww2.state.state import State

CHAPTERS = {"smoke": "on", "night_fighting": "on", "alternative_draw": "on", "burning_wrecks": "on"}
OTHERWISE = {
    "rear_smoke_arc": "front",
    "smoke_covering_fire": "always_add",
    "light_effect": "lit_targets_lose_cover",
    "smoke_prices": "smoke_80_wp_50",
    "scatter_angle": "typed_in",
    "end_of_turn_order": "cards-lights-reload",
}
DEVICES: dict[Extra, int] = {
    "vehicle-smoke": 1,
    "rear-smoke": 1,
    "side-smoke": 1,
    "smoke-grenades": 1,
    "mist-grenades": 1,
    "smoke": 1,
}


def outfitted(name: str) -> Force:
    """A force that has bought everything its units have a use for."""
    force = load_force(name)
    return replace(force, unit=tuple(replace(unit, extras=extras_of(unit)) for unit in force.unit))


def extras_of(unit: ForceUnit) -> dict[Extra, int]:
    """What a unit has a use for."""
    if unit.vehicle:
        return DEVICES
    if unit.gun:
        return {"smoke": 2}
    mortars = any(weapon.endswith("mortar") for men in unit.men for weapon in men.weapons)
    return {"smoke": 2, "white-phosphorus": 1, "flare": 1} if mortars else {"flare": 1, "searchlight": 1}


def new(seed: int, options: dict[str, str]) -> Battle[State]:
    armies = [outfitted("us-1944"), outfitted("german-1944")]
    return Battle(SYSTEM, SYSTEM.setups.make_setup(armies=armies, options=options), Stream(seed))


def played(seed: int, options: dict[str, str], *, checked: bool = True) -> tuple[Battle[State], set[str]]:
    """A battle of random choices, and the kinds of what happened."""
    battle, random = new(seed, options), Random(seed)
    while not battle.over:
        assert battle.number < 3000
        decision = random.choice(battle.decisions)
        if checked and random.random() < 0.2:
            check_decision(battle, decision, most=10)
            check_position(battle)
            assert SYSTEM.table.present(battle, decision).options
            SYSTEM.table.scene(battle, decision.seat)
        battle.choose(battle.sample(random, decision), decision.seat)
    kinds = {type(entry.event).__name__ for entry in battle.log if isinstance(entry, Happened)}
    return battle, kinds


@pytest.mark.parametrize("seed", [2, 3])
def test_a_random_battle_with_optional_chapters_keeps_every_promise(seed: int):
    battle, kinds = played(seed, CHAPTERS | (OTHERWISE if seed % 2 else {}))
    assert battle.state.ended
    assert {"WindTurned", "SmokeLaid", "SearchlightAimed", "DeckDivided"} <= kinds


@pytest.mark.slow
def test_many_random_battles_with_optional_chapters_end():
    happened = set()
    for seed in range(20):
        battle, kinds = played(seed, CHAPTERS | (OTHERWISE if seed % 2 else {}), checked=False)
        assert battle.state.ended
        happened |= kinds
    assert {"SmokeDrifted", "SmokeCleared", "FlareLit", "LightsOut", "SearchlightShotOut", "DrawAnnounced"} <= happened
