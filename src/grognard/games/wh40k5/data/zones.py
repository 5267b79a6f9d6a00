"""Deployment zones: which places of a table are a side's (WH-GAME-07, WH-GAME-15). Places: thousandths of an inch."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import shapely

from grognard.games.wh40k5.data.tables.battle import Deployment
from grognard.space.plane import Disc
from grognard.space.regions import Region, about

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

    >>> from grognard.games.wh40k5.data.tables import TABLES
    >>> zones_of(TABLES.deployments["dawn-of-war"])
    ('north', 'south')
    """
    return tuple(zone for zone in OPPOSITE if ("-" in zone) == (deployment.shape == "quarters"))


def part_of_table(zone: Zone, size: tuple[int, int]) -> tuple[int, int, int, int]:
    """The half or quarter of the table a zone lies in: left, top, right, bottom. ``size`` is its width and depth."""
    width, depth = size
    top, bottom = (0, depth // 2) if zone.startswith("north") else (depth // 2, depth)
    if "-" not in zone:
        return 0, top, width, bottom
    return (width // 2, top, width, bottom) if zone.endswith("east") else (0, top, width // 2, bottom)


def zone_of(deployment: Deployment, zone: Zone, size: tuple[int, int]) -> Region:
    """The ground of a zone: a half of the table farther from the middle line than the gap, or a quarter farther than
    the gap from its centre (WH-GAME-07, WH-GAME-15).

    >>> from grognard.games.wh40k5.data.tables import TABLES
    >>> zone_of(TABLES.deployments["pitched-battle"], "north", (72_000, 48_000)).box
    (0.0, 0.0, 72000.0, 11999.0)
    """
    return _region(deployment.shape == "quarters", deployment.gap, zone, size)


@lru_cache(maxsize=64)
def _region(quarter: bool, gap: int, zone: Zone, size: tuple[int, int]) -> Region:
    part = shapely.box(*part_of_table(zone, size))
    if not gap:
        return Region(part)
    width, depth = size
    nearer = shapely.box(0, depth // 2 - gap, width, depth // 2 + gap).buffer(1, join_style="mitre")
    return Region(part - (about(Disc(width // 2, depth // 2, 0), gap) if quarter else nearer))


def in_zone(deployment: Deployment, zone: Zone, place: tuple[int, int], size: tuple[int, int]) -> bool:
    """Whether a place is in a zone, and in no other: on the line between two it is in neither.

    ``size`` is the width and depth of the table; x runs to the east, y to the south. The rest of a model's base must
    be in the zone too.

    >>> from grognard.games.wh40k5.data.tables import TABLES
    >>> pitched = TABLES.deployments["pitched-battle"]
    >>> [in_zone(pitched, "north", (36_000, y), (72_000, 48_000)) for y in (11_999, 12_000, 40_000)]
    [True, False, False]
    """
    there = Disc(*place, 0)
    return [each for each in zones_of(deployment) if zone_of(deployment, each, size).holds(there)] == [zone]


STANDARD: tuple[Zone, Zone] = ("south", "north")
"""The zones of the seats until they have taken theirs."""
