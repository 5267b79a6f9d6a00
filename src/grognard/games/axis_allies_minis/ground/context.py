"""What is agreed before a battle, and what is computed once from it: the board, the names, the options."""

from __future__ import annotations

from functools import cached_property, lru_cache

from grognard.core.battle import Battle
from grognard.core.engine.decisions import Situation
from grognard.core.messages import Message, say
from grognard.core.records import to_text
from grognard.games.axis_allies_minis.data.armies import Army, ArmyUnit
from grognard.games.axis_allies_minis.data.maps import HexMap, load_map
from grognard.games.axis_allies_minis.data.tables import side_name
from grognard.games.axis_allies_minis.ground.board import Board, board_of
from grognard.games.axis_allies_minis.ground.crossing import Crossings, crossings_of
from grognard.games.axis_allies_minis.state.setup import Setup
from grognard.games.axis_allies_minis.state.state import State, Unit
from grognard.space.hex.grid import Hex

G = Situation[State, "Context", Setup]
"""What may be asked of a battle."""
B = Battle[State, "Context", Setup]
"""A battle under way: for what carries out a rule, and for whoever plays a copy of it on."""


@lru_cache(maxsize=64)
def compiled(map_text: str) -> HexMap:
    """A map from the text of its file, worked out once."""
    return load_map(map_text)


class Context:
    """The compiled map and the names of the units. Nothing here is part of the state."""

    def __init__(self, setup: Setup) -> None:
        self.map: HexMap = compiled(to_text(setup.map))
        self.board: Board = board_of(self.map, setup.options)
        self.crossings: Crossings = crossings_of(self.board, *setup.asked)
        self.zones: tuple[tuple[Hex, ...], ...] = tuple(tuple(sorted(self.map.zone(zone))) for zone in setup.zones)
        """Each seat's deployment zone (AAM-GAME-04)."""
        self.abilities = tuple(
            frozenset(held.id for unit in army.unit for held in unit.of.abilities) for army in setup.armies
        )
        """The abilities each seat's army has at all, so that nobody looks for others."""
        self.flies = tuple(any(unit.of.type == "aircraft" for unit in army.unit) for army in setup.armies)
        """Whether each seat's army has any Aircraft."""
        self._armies = setup.armies

    @cached_property
    def names(self) -> dict[str, Message]:
        """What players call each unit."""
        like = [{(unit.card, unit.letter) for unit in army.unit} for army in self._armies]
        return {
            unit_id(seat, unit): unit_name(seat, unit, (unit.card, unit.letter) in like[1 - seat])
            for seat, army in enumerate(self._armies)
            for unit in army.unit
        }

    @cached_property
    def sides(self) -> tuple[Message, Message]:
        """What each side is called."""
        first, second = self._armies
        return army_name(first), army_name(second)

    def distance(self, one: Unit, other: Unit) -> int:
        """How many hexes apart two units on the map are."""
        assert one.at is not None
        assert other.at is not None
        return self.board.distance(one.at, other.at)


def army_name(army: Army) -> Message:
    """What the side of an army is called: by its nation if it is of one, else Axis or Allies."""
    nations = {unit.of.nation for unit in army.unit}
    return say(f"aam-of-nation-{nations.pop()}") if len(nations) == 1 else side_name(army.side)


def unit_id(seat: int, unit: ArmyUnit) -> str:
    """The id of a unit in a battle: its side, then its id in the list."""
    return f"{'ab'[seat]}.{unit.id}"


def unit_name(seat: int, unit: ArmyUnit, shared: bool) -> Message:
    """What players call a unit in a battle: with its side's colour if the enemy has one of the same name."""
    return say("aam-unit-of-side", side=seat, unit=unit.name) if shared else unit.name
