"""What is agreed before a battle."""

from __future__ import annotations

from grognard.core.records import Record
from grognard.games.wh40k5.data.armies import Army
from grognard.games.wh40k5.data.scenarios import Scenario
from grognard.games.wh40k5.data.zones import Zone
from grognard.space.mapfile import Map


class Setup(Record):
    """What is agreed before a battle: map, armies, the zone of each seat unless they are chosen in the battle
    (WH-GAME-07), the house rules, the scenario."""

    map: Map
    armies: tuple[Army, Army]
    zones: tuple[Zone, Zone]
    options: dict[str, str]
    scenario: Scenario | None = None
