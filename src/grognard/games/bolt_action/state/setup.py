"""What is agreed before a battle."""

from __future__ import annotations

from grognard.core.records import Record
from grognard.games.bolt_action.data.armies import Army
from grognard.space.mapfile import Map


class Setup(Record):
    """What is agreed before a battle: scenario, map, the two armies, the house rules."""

    scenario: str
    map: Map
    armies: tuple[Army, Army]
    options: dict[str, str]
