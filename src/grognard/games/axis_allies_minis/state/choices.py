"""What players may choose in Axis & Allies Miniatures."""

from __future__ import annotations

from grognard.core.engine.choices import Choice
from grognard.space.hex.grid import Direction, Hex

# ---- before the battle -------------------------------------------------------------------------------------------


class GoFirst(Choice):
    """The winner of the coin (AAM-GAME-04) or of initiative (AAM-TURN-02) goes first, or second."""

    first: bool


class Reroll(Choice):
    """Both initiative dice of its owner are rolled again by Organization (AAM-TURN-04)."""


class Deploy(Choice):
    """A unit is set up in a hex, facing a side (AAM-GAME-04)."""

    unit: str
    at: Hex
    facing: Direction


class Load(Choice):
    """A unit is set up aboard a carrier (AAM-MOVE-18)."""

    unit: str
    carrier: str


class Fortify(Choice):
    """An obstacle is set up in a hex, or on one of its sides (AAM-GAME-13)."""

    obstacle: str
    at: Hex
    side: Direction | None = None


class DeployRest(Choice):
    """All units and obstacles still to be set up are placed in the default order (see ``deployment.suggested``)."""


# ---- actions of a ground unit ------------------------------------------------------------------------------------


class March(Choice):
    """A unit moves along neighbouring hexes and faces a side at the end (AAM-MOVE-05)."""

    unit: str
    path: tuple[Hex, ...]
    facing: Direction


class TurnAbout(Choice):
    """A unit turns on the spot: zero movement (AAM-MOVE-07)."""

    unit: str
    facing: Direction


class Watch(Choice):
    """A unit goes on overwatch along a row of hexes (AAM-OW-01, AAM-OW-02)."""

    unit: str
    direction: Direction


class Board(Choice):
    """A Soldier boards a carrier in its hex (AAM-MOVE-12)."""

    unit: str
    carrier: str


class Dismount(Choice):
    """A passenger gets off into its carrier's hex, or one beside it where the rules let it (AAM-STACK-08)."""

    unit: str
    at: Hex
    facing: Direction


class Attack(Choice):
    """A unit attacks another (AAM-HIT-01).

    ``weapon`` is the ability used instead of the printed attack (``close-assault``, ``rockets`` ...), or empty;
    ``soldier_row``: a Vehicle is attacked with the row against Soldiers (AAM-SA-48); ``piercing``: Armor-Piercing
    Rounds are declared (AAM-SA-15); ``grazing``: the second attack will be grazing fire (AAM-GRAZE-01); ``facing``: the
    side an Aircraft turns to, where it has the choice (AAM-AIR-03).
    """

    unit: str
    target: str
    weapon: str = ""
    soldier_row: bool = False
    piercing: bool = False
    grazing: bool = False
    facing: Direction | None = None


class BanzaiCharge(Choice):
    """A Soldier beside the sergeant storms an enemy's hex and attacks it (AAM-SA-76)."""

    unit: str
    target: str


class Demolish(Choice):
    """An engineer tries to blow the bridge on a side of its hex (AAM-SA-77)."""

    unit: str
    side: Direction


class Finish(Choice):
    """The player's part of the phase is over (AAM-TURN-10)."""


# ---- in the middle of an action ----------------------------------------------------------------------------------


class Halt(Choice):
    """A unit ends its move where it stands and faces a side (AAM-MOVE-16)."""

    facing: Direction


class Overrun(Choice):
    """A Vehicle overruns a Soldier in the hex it enters (AAM-SA-68)."""

    target: str


class MakeSmoke(Choice):
    """A unit lays its smoke screen (AAM-SA-78)."""


class Decline(Choice):
    """The player lets the offer be."""


# ---- reactions ---------------------------------------------------------------------------------------------------


class DefensiveShot(Choice):
    """A unit fires defensively, at the target in the hex it enters or in the one it leaves (AAM-DF-07)."""

    unit: str
    entered: bool


class OverwatchShot(Choice):
    """A unit on overwatch fires (AAM-OW-03)."""

    unit: str


class HoldFire(Choice):
    """The player's units let the enemy pass (AAM-DF-06)."""


# ---- aircraft, arrivals, penalties -------------------------------------------------------------------------------


class PlaceAircraft(Choice):
    """An Aircraft is placed over a hex, facing a side (AAM-TURN-06, AAM-AIR-09)."""

    unit: str
    at: Hex
    facing: Direction


class HoldBack(Choice):
    """The player places no more Aircraft this turn (AAM-TURN-06)."""


class Enter(Choice):
    """A unit that comes later enters (AAM-SA-79, AAM-SA-80)."""

    unit: str
    at: Hex
    facing: Direction


class Penalise(Choice):
    """The opponent's marker goes on this unit of an overfull hex (AAM-STACK-05)."""

    unit: str


CHOICES: tuple[type[Choice], ...] = (
    GoFirst,
    Reroll,
    Deploy,
    Load,
    Fortify,
    DeployRest,
    March,
    TurnAbout,
    Watch,
    Board,
    Dismount,
    Attack,
    BanzaiCharge,
    Demolish,
    Finish,
    Halt,
    Overrun,
    MakeSmoke,
    Decline,
    DefensiveShot,
    OverwatchShot,
    HoldFire,
    PlaceAircraft,
    HoldBack,
    Enter,
    Penalise,
)
