"""What players may choose before the battle, and for units that come later. Places are thousandths of an inch."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.choices import Choice
from grognard.games.wh40k5.data.zones import Zone
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.state import Arrival
from grognard.space.plane import Point

Edge = Literal["north", "south", "west", "east"]


class PlayFirst(Choice):
    """The winner of the roll-off takes the first turn, and deploys first (WH-GAME-07)."""


class PlaySecond(Choice):
    """The winner of the roll-off leaves the first turn to the other (WH-GAME-07)."""


class TakeZone(Choice):
    """The player who deploys first takes this half or quarter of the table (WH-GAME-07)."""

    zone: Zone


class PlaceObjective(Choice):
    """An objective lies here (WH-GAME-07)."""

    at: Point


class PlaceNext(Choice):
    """This unit is deployed next (WH-GAME-07)."""

    unit: str


class PlaceRest(Choice):
    """The program deploys the units that are left."""


class HoldBack(Choice):
    """This unit is not deployed now: it comes in this way (WH-GAME-11, WH-GAME-16, WH-USR-11)."""

    unit: str
    arrival: Arrival


class RideAlong(Choice):
    """This unit begins the battle in a transport, and comes with it (WH-GAME-11, WH-VEH-31)."""

    unit: str
    transport: str


class Deploy(Choice):
    """The models of a unit stand at these places, vehicles with this facing in thousandths of a degree (WH-GAME-15)."""

    legs: tuple[Leg, ...]
    facing: int | None = None


class SetUp(Choice):
    """This unit is deployed next, and stands so: what ``PlaceNext`` and ``Deploy`` say one after the other
    (WH-GAME-07, WH-GAME-15)."""

    unit: str
    legs: tuple[Leg, ...]
    facing: int | None = None


class NoRoom(Choice):
    """There is no room for the unit: it goes into reserve, or back there (WH-GAME-15)."""


class Enter(Choice):
    """A unit moves on to the table: the first place of each way is just outside the edge (WH-GAME-11)."""

    legs: tuple[Leg, ...]


class EnterBravely(Choice):
    """A unit that moves on to the table rolls for difficult terrain first (WH-GAME-11, WH-MOVE-02)."""


class TakeFlank(Choice):
    """The outflanking unit comes by this short edge (WH-GAME-04)."""

    edge: Edge


class Drop(Choice):
    """The first model of a unit that comes by deep strike is placed here (WH-GAME-02)."""

    at: Point
    facing: int = 0


class TrySeizing(Choice):
    """The player who would play second tries to seize the initiative (WH-GAME-17)."""


class LetBegin(Choice):
    """The player who would play second does not try to seize the initiative (WH-GAME-17)."""


class KeepSight(Choice):
    """The unit sees as far as it has rolled (WH-GAME-05)."""


class LookAgain(Choice):
    """The unit rolls again for how far it sees (WH-USR-01)."""
