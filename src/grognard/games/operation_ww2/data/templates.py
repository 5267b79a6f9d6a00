"""What a force of one's own may begin its units from: the units of the forces that come with the game, and the vehicle
sheets (AZ-SET-09).

The rules give no prices: points stand in the lists, and of what no list has its owner states them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import ForceUnit, force_names, load_force
from grognard.games.operation_ww2.data.tables import TABLES

TRAINING, TANK_PANIC = 4, 1
"""What the rulebook's own tanks have."""


@cache
def templates(nation: str) -> Mapping[str, ForceUnit]:
    """The units a nation's force may begin from, by name: each kind and make-up once, then the sheets no list has."""
    found: dict[str, ForceUnit] = {}
    for name in force_names():
        force = load_force(name)
        for unit in force.unit if force.nation == nation else ():
            bare = replace(unit, id="unit", number=0, extras={}, rounds={})
            if bare not in found.values():
                found[unit.id] = bare
    listed = {unit.vehicle for unit in found.values()}
    for sheet in TABLES.vehicles.values():
        if sheet.nation == nation and sheet.id not in listed:
            found[sheet.id] = ForceUnit(
                id="unit", name="tank", training=TRAINING, panic_limit=TANK_PANIC, points=0, vehicle=sheet.id
            )
    return found


def nations() -> list[str]:
    """The nations that have anything to begin from."""
    return [nation for nation in TABLES.nations if templates(nation)]
