"""What is agreed before a battle."""

from __future__ import annotations

from grognard.core.records import Record
from grognard.games.bolt_action.data.armies import Army
from grognard.games.bolt_action.data.scenario_files import Scenario
from grognard.space.mapfile import Map


class Setup(Record):
    """What is agreed before a battle: scenario, map, the two armies, the house rules. A scenario that comes with the
    game is kept by its name."""

    scenario: str | Scenario
    map: Map
    armies: tuple[Army, Army]
    options: dict[str, str]
