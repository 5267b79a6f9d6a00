"""A big shell on a building without a battle: the odds against the engine followed die by die."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any

import pytest

from grognard import odds
from grognard.core.battle import Battle
from grognard.games.operation_ww2.rules.buildings.demolition import Demolishing, RoofDamage
from grognard.games.operation_ww2.state.events.buildings import BuildingFell, BuildingShaken, RoofLost
from tests.games.operation_ww2.table import ground, happened, play, unit
from tests.games.operation_ww2.test_demolition import ON, house
from tests.oracles.enumeration import exactly

HOWITZERS = {0: "105-mm-howitzer", 1: "150-mm-howitzer"}
"""One of each value that calibres add."""


def struck(battle: Battle[Any]) -> Hashable:
    """What has become of the building, and how many inside are dead and how many lie."""
    left = battle.state.units["b.in"].models
    building = "stands"
    if happened(battle, BuildingFell):
        building = "falls"
    elif happened(battle, RoofLost):
        building = "roofless"
    elif any(isinstance(event, BuildingShaken) and event.fall != "none" for event in happened(battle, BuildingShaken)):
        building = "shaken"
    return building, 2 - len(left), sum(model.posture == "scared" for model in left)


@pytest.mark.rule("AZ-DEM-02", "AZ-DEM-03", "AZ-DEM-07", "AZ-DEM-09", "AZ-ROO-01", "AZ-ROO-02", "AZ-ROO-03")
@pytest.mark.parametrize("chain", ["added", "not_added"])
@pytest.mark.parametrize("roof", [False, True], ids=["wall", "roof"])
@pytest.mark.parametrize("value", HOWITZERS)
@pytest.mark.parametrize("size", ["small", "medium", "huge"])
def test_what_a_shell_does_to_a_building_is_what_the_dice_do(size: str, value: int, roof: bool, chain: str) -> None:
    question = {"attacker": f"1 {HOWITZERS[value]} + 4 assistant", "target": "2 kar98k", "attack": "shell"}
    rules = {"roof_chain_calibre": chain}
    answer = odds.ask("operation_ww2", question, building=size, roof=roof, options=rules, fractions=True)
    at = (43_000, 43_000)
    start = RoofDamage(0, "house", at, value) if roof else Demolishing(0, "house", at, value)
    inside = unit("b.in", (43, 43), (46, 43))
    battle = play(start, unit("a.one", (10, 10)), inside, map=ground(house(size)), dice=None, options={**ON, **rules})
    assert battle.context.qualities["b.in"].training == 4
    found = exactly(battle, lambda each: each.over, struck)
    for place, name in enumerate(("building", "dead", "scared")):
        counted: dict[Hashable, Fraction] = {}
        for outcome, chance in found.items():
            assert isinstance(outcome, tuple)
            counted[outcome[place]] = counted.get(outcome[place], Fraction(0)) + chance
        assert {each: chance for each, chance in answer[name].items() if chance} == counted, name
    assert answer.chance("falls") == answer["building"]["falls"]


def test_lesser_shells_do_nothing_to_buildings() -> None:
    shell = {"attacker": "german-1944/pak", "target": "2 kar98k", "attack": "shell"}
    refused = odds.ask("operation_ww2", shell).refused
    assert refused is not None
    assert refused.rules == ("AZ-DEM-02",)
