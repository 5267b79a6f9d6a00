"""Whole battles with the optional chapters on end cleanly and keep every promise."""

from __future__ import annotations

from random import Random

import pytest

from grognard.core import contract
from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.records import replace
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.data.forces import Force, ForceUnit, Join, load_force
from grognard.games.operation_ww2.state.setup import Setup
from grognard.games.operation_ww2.state.state import State

ON = {
    "building_damage": "on",
    "roof_damage": "on",
    "vehicle_squads": "on",
    "attachments": "on",
    "inside_buildings": "on",
    "tanks_in_buildings": "on",
    "tunnels": "on",
    "tank_riders_allowed": "on",
}
READINGS = {
    "target_building": ("base_7", "no"),
    "roof_chain_calibre": ("added", "not_added"),
    "stairs": ("large_and_huge", "all_but_small"),
    "courage_test_repeat": ("once", "every_further_loss"),
    "turn_start_order": ("drift-lone-attach-refill", "drift-attach-lone-refill"),
    "carrier_use": ("own_unit_unless_attached", "own_unit_only"),
    "entry_vehicles": ("tanks", "all_tracked"),
    "underground_min_hits": ("one", "zero"),
    "surface_state": ("moved", "stationary"),
}


def heavier(force: Force, sheet: str, howitzer: str, random: Random) -> Force:
    """A force with a platoon of tanks, some of them joined, and a heavy howitzer."""
    tanks = tuple(
        ForceUnit(id=f"tank-{n}", title=f"Tank {n}", training=4, panic_limit=2, points=0, vehicle=sheet, platoon="tank")
        for n in range(1, 5)
    )
    gun = ForceUnit(id="howitzer", title="Howitzer", training=4, panic_limit=2, points=0, gun=howitzer, men=CREW)
    kept = random.sample(force.unit, 3)
    join = (Join(id="tanks", units=("tank-1", "tank-2")),) if random.random() < 0.6 else ()
    return replace(force, unit=(*tanks, gun, *kept), join=join)


CREW = tuple(men for entry in load_force("german-1944").unit if entry.gun for men in entry.men)


def started(seed: int) -> Battle[State]:
    """A battle of such forces."""
    random = Random(seed)
    options = ON | {name: random.choice(values) for name, values in READINGS.items()}
    plain = SYSTEM.setups.make_setup(random.choice((None, "village-street")), options=options)
    assert isinstance(plain, Setup)
    german, american = plain.forces
    forces = (
        heavier(german, "panzer-iv", "150-mm-howitzer", random),
        heavier(american, "sherman-75", "105-mm-howitzer", random),
    )
    return Battle(SYSTEM, replace(plain, forces=forces), Stream(seed))


@pytest.mark.slow
@pytest.mark.rule(
    "AZ-DEM-01", "AZ-ROO-01", "AZ-VSQ-01", "AZ-TMP-01", "AZ-TMP-04", "AZ-TKB-01", "AZ-TUN-01", "AZ-TTR-01"
)
def test_a_battle_with_the_optional_chapters_keeps_every_promise():
    contract.check_battle(started(5), Random(5), every=40)


@pytest.mark.slow
@pytest.mark.parametrize("numbers", [pytest.param(range(4), marks=pytest.mark.sample), range(4, 200)], ids=len)
def test_random_battles_with_the_optional_chapters_end(numbers: range):
    for number in numbers:
        random = Random(number)
        battle = started(number)
        while not battle.over:
            assert battle.number < 3_000
            decision = random.choice(battle.decisions)
            battle.choose(battle.sample(random, decision), decision.seat)
        assert battle.result is not None
