"""What is agreed before a battle."""

from __future__ import annotations

from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.armies import Army
from grognard.games.axis_allies_minis.data.maps import MapFile, Zone
from grognard.games.axis_allies_minis.data.scenarios import Scenario, load_scenario, scenario_names
from grognard.games.axis_allies_minis.data.tables import CLIFFS, SHELL_HOLES, Asked


class Setup(Record):
    """What is agreed before a battle: scenario, map, who deploys in which zone, the two armies, the house rules.

    A scenario that comes with the game is kept by its name. ``points`` is the size of the game, ``year`` the
    scenario's; ``shell_holes`` and ``cliffs`` are what those ask of a mover if the options of these names leave it to
    the scenario.
    """

    scenario: str | Scenario
    map: MapFile
    zones: tuple[Zone, Zone]
    armies: tuple[Army, Army]
    options: dict[str, str]
    points: int
    year: int
    shell_holes: Asked = Asked()
    cliffs: Asked = Asked()

    @property
    def plan(self) -> Scenario | None:
        """The scenario itself; None for a name nobody knows any more."""
        if isinstance(self.scenario, Scenario):
            return self.scenario
        return load_scenario(self.scenario) if self.scenario in scenario_names() else None

    @property
    def begins(self) -> int:
        """The turn this battle begins with: the scenario's."""
        return self.plan.begins if self.plan is not None else 1

    @property
    def asked(self) -> tuple[Asked, Asked]:
        """What shell holes and cliffs ask in this battle (AAM-TERRAIN-08, AAM-TERRAIN-09)."""
        return (
            self.shell_holes if self.options["shell_holes"] == "scenario" else SHELL_HOLES,
            self.cliffs if self.options["cliffs"] == "scenario" else CLIFFS,
        )
