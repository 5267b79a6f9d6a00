"""What is agreed before a battle."""

from __future__ import annotations

from grognard.core.records import Record
from grognard.games.operation_ww2.data.forces import Force
from grognard.games.operation_ww2.data.maps import MapFile
from grognard.games.operation_ww2.data.scenarios import Scenario


class Setup(Record):
    """What is agreed before a battle. ``tables`` are the texts of the files that replace the game's own, by name."""

    scenario: Scenario
    map: MapFile
    forces: tuple[Force, Force]
    options: dict[str, str]
    tables: dict[str, str] = {}
