"""What an Axis & Allies Miniatures battle consists of: units, obstacles and the turn, as frozen records.

Places are hexes. What never changes in a battle (the map, the cards, the armies) lies in the set-up; the state holds
what does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from grognard.core.records import Record
from grognard.core.units import Units
from grognard.games.axis_allies_minis.data.card import Card
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import Condition
from grognard.space.hex.grid import Direction, Hex, Hexside

Place = Literal["map", "aboard", "off", "destroyed"]
"""Where a unit is: on the map, carried (AAM-MOVE-12), not on the map now (to be set up, to enter later, an Aircraft
between its flights), or gone."""

PhaseName = Literal[
    "deployment", "vanguard", "initiative", "movement", "flight", "airstrike", "assault", "casualty", "end"
]


class Unit(Record, kw_only=True, gc=False):
    """One unit: a card's miniature.

    ``at`` is its hex, or its carrier's while it is aboard; ``carrier`` is then set. ``disrupted`` and ``damaged`` are
    face-up markers (AAM-COND-01), ``hits`` the face-down ones of this turn in the order received (AAM-HIT-05).
    ``lingering``: its Disrupted marker stays on in the next casualty phase (AAM-SA-34). ``overwatch`` is the side it
    watches (AAM-OW-02).

    Of this part of the phase: ``acted`` (AAM-TURN-10), ``moved``. Of this phase: ``shots``, its reaction shots
    (AAM-DF-05). Of this turn: ``silenced`` (AAM-SA-05). Of the battle: ``stirred``, it has moved (AAM-SA-44),
    ``exposed``, it has moved or attacked (AAM-SA-46), ``spent``, the abilities it has used up, ``borrowed``, the card
    whose attack dice it has taken over (AAM-SA-86). ``came`` is higher than that of any Vehicle that stood in its hex
    when it came there (AAM-STACK-07).
    """

    id: str
    seat: int
    card: str
    place: Place = "off"
    at: Hex | None = None
    facing: Direction = Direction.N
    carrier: str | None = None
    disrupted: bool = False
    damaged: bool = False
    hits: tuple[Condition, ...] = ()
    lingering: bool = False
    overwatch: Direction | None = None
    acted: bool = False
    moved: bool = False
    shots: int = 0
    silenced: bool = False
    stirred: bool = False
    exposed: bool = False
    spent: tuple[str, ...] = ()
    borrowed: str | None = None
    came: int = 0

    @property
    def of(self) -> Card:
        """Its card."""
        return CARDS[self.card]

    @property
    def alive(self) -> bool:
        """Whether it is still in the battle, on the map or not."""
        return self.place != "destroyed"

    @property
    def on_map(self) -> bool:
        """Whether it stands on the map, carried by nobody."""
        return self.place == "map"

    @property
    def doomed(self) -> bool:
        """Whether a Destroyed marker lies face down on it (AAM-HIT-06)."""
        return "destroyed" in self.hits


class Obstacle(Record, kw_only=True):
    """An obstacle set up by a player or the map: in a hex, or on one of its sides (AAM-TERRAIN-12 to AAM-TERRAIN-15).
    ``seat`` is None for the map's own."""

    id: str
    kind: str
    seat: int | None = None
    at: Hex | None = None
    side: Direction | None = None


class State(Units[Unit], kw_only=True):
    """The state of a battle. ``first`` is the first player of the turn (AAM-TURN-02), ``active`` the one whose part of
    the phase it is; ``smoke`` lasts until the end of the turn (AAM-SA-78), ``blown`` are bridges destroyed
    (AAM-SA-77). ``winner`` is set by the verdict; None then means a draw."""

    obstacles: dict[str, Obstacle] = {}
    turn: int = 0
    phase: PhaseName = "deployment"
    first: int = 0
    active: int = 0
    smoke: tuple[Hex, ...] = ()
    blown: tuple[Hexside, ...] = ()
    ended: bool = False
    winner: int | None = None
    reason: Literal["", "destruction", "objective", "points", "draw", "concession"] = ""

    def of(self, seat: int) -> Iterator[Unit]:
        """The living units of a seat, on the map or not."""
        return (unit for unit in self.units.values() if unit.seat == seat and unit.place != "destroyed")

    def standing(self, seat: int) -> Iterator[Unit]:
        """The units of a seat that stand on the map, Aircraft included, passengers not (AAM-MOVE-12)."""
        return (unit for unit in self.units.values() if unit.seat == seat and unit.place == "map")

    def in_hex(self, at: Hex) -> list[Unit]:
        """All units standing in a hex, of both players, Aircraft included, passengers not (AAM-STACK-01,
        AAM-MOVE-12)."""
        return [unit for unit in self.units.values() if unit.at == at and unit.place == "map"]

    def passengers(self, carrier: str) -> list[Unit]:
        """The units a Vehicle carries (AAM-MOVE-12)."""
        return [unit for unit in self.units.values() if unit.carrier == carrier and unit.place == "aboard"]


def enemy(seat: int) -> int:
    """The other seat."""
    return 1 - seat
