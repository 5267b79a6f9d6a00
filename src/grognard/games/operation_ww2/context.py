"""What is agreed before a battle, and what is computed once from it: tables, map, nations, decks, who is who."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.battle import Battle
from grognard.core.records import Record, from_text, to_text
from grognard.games.operation_ww2.choices import Card
from grognard.games.operation_ww2.forces import Force
from grognard.games.operation_ww2.maps import Map, MapFile, load_map
from grognard.games.operation_ww2.muster import Quality, Roll, quality_of, roll_call
from grognard.games.operation_ww2.scenarios import Scenario
from grognard.games.operation_ww2.sight import Sight
from grognard.games.operation_ww2.state import State
from grognard.games.operation_ww2.tables import Tables
from grognard.games.operation_ww2.tables.texts import tables_from
from grognard.games.operation_ww2.terrain import Terrain

G = Battle[State]


class Setup(Record):
    """What is agreed before a battle. ``tables`` are the texts of the files that replace the game's own, by name."""

    scenario: Scenario
    map: MapFile
    forces: tuple[Force, Force]
    options: dict[str, str]
    tables: dict[str, str] = {}


class Context:
    """The tables and the map of this battle, and what was agreed of its units. Nothing here is part of the state."""

    def __init__(self, setup: Setup) -> None:
        self.tables: Tables = tables_from(setup.tables)
        self.map: Map = _compiled(to_text(setup.map), tuple(sorted(setup.tables.items())))
        self.terrain = Terrain(self.map, self.tables, setup.options["terrain_cost"] == "on_entry_only")
        self.sight = Sight(self.map, self.terrain, self.tables, setup.options)
        self.nations = tuple(self.tables.nations[force.nation] for force in setup.forces)
        """Each seat's nation: base hand and privilege (AZ-CRD-02)."""
        self.decks = tuple(
            tuple(Card(order, priority) for order, priority in self.tables.decks[nation.deck].cards())
            for nation in self.nations
        )
        """Each seat's cards before they are shuffled (AZ-CRD-11)."""
        self.roll: Roll = roll_call(setup.forces)
        """What the force lists say of each unit."""

        self.qualities: dict[str, Quality] = {id: quality_of(entries, self.tables) for id, entries in self.roll.items()}
        """Each unit's training, panic limit, strength at the start and characteristics."""

    def limit(self, id: str) -> int:
        """A single number of the rules: its value."""
        return self.tables.limits[id].value


@lru_cache(maxsize=64)
def _compiled(map_text: str, tables: tuple[tuple[str, str], ...]) -> Map:
    return load_map(from_text(map_text), tables_from(dict(tables)))
