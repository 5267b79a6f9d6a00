"""Deployment zones: which places of a table are a side's (WH-GAME-07, WH-GAME-15). Places: thousandths of an inch."""

from __future__ import annotations

from math import hypot
from typing import Literal

from grognard.games.wh40k5.tables.battle import Deployment

Zone = Literal["north", "south", "north-west", "north-east", "south-west", "south-east"]
OPPOSITE: dict[Zone, Zone] = {
    "north": "south",
    "south": "north",
    "north-west": "south-east",
    "south-east": "north-west",
    "north-east": "south-west",
    "south-west": "north-east",
}


def zones_of(deployment: Deployment) -> tuple[Zone, ...]:
    """The zones a side may have: the two halves along the long edges, or the four quarters.

    >>> from grognard.games.wh40k5.tables import TABLES
    >>> zones_of(TABLES.deployments["dawn-of-war"])
    ('north', 'south')
    """
    return tuple(zone for zone in OPPOSITE if ("-" in zone) == (deployment.shape == "quarters"))


def in_zone(deployment: Deployment, zone: Zone, place: tuple[float, float], size: tuple[int, int]) -> bool:
    """Whether a place is in a zone: on its side of the middle, and farther from the line or the centre than the gap.

    ``size`` is the width and depth of the table; x runs to the east, y to the south. The rest of a model's base must
    be in the zone too.

    >>> from grognard.games.wh40k5.tables import TABLES
    >>> pitched = TABLES.deployments["pitched-battle"]
    >>> [in_zone(pitched, "north", (36_000, y), (72_000, 48_000)) for y in (11_999, 12_000, 40_000)]
    [True, False, False]
    """
    (x, y), (width, depth) = place, size
    if not (0 <= x <= width and 0 <= y <= depth):
        return False
    east, south = x - width / 2, y - depth / 2
    if deployment.shape == "halves":
        return (-south if zone == "north" else south) > deployment.gap
    beyond = (-south if zone.startswith("north") else south) > 0 and (east if zone.endswith("east") else -east) > 0
    return beyond and hypot(east, south) > deployment.gap
