"""What players may choose. Places are thousandths of an inch."""

from __future__ import annotations

from grognard.core.engine.choices import Choice
from grognard.core.records import Record
from grognard.space.plane import Point


class Finish(Choice):
    """The player does nothing more in this phase."""


class Firing(Record):
    """A model fires a weapon, in the way to fire it of this id; ``single``: of a rapid fire weapon one shot only, which
    a unit that stood still may choose (WH-WEAPON-02)."""

    model: str
    weapon: str
    single: bool = False


class Shoot(Choice):
    """A unit shoots at another; who is not named in ``firing`` does not fire (WH-SHOOT-01, WH-SHOOT-07)."""

    unit: str
    target: str
    firing: tuple[Firing, ...]


class GoDown(Choice):
    """The unit goes to ground (WH-SAVE-07)."""


class StayUp(Choice):
    """The unit does not go to ground (WH-SAVE-07)."""


class Share(Record):
    """What a group of identical models takes: how many wounds of each kind, in the order they are listed."""

    group: int
    wounds: tuple[int, ...]


class Allocate(Choice):
    """The wounds of every group that gets any, in the order the groups are worked out (WH-SAVE-12, WH-SAVE-13)."""

    shares: tuple[Share, ...]


class TakeAway(Choice):
    """Which of the unhurt models are removed, and which of them is hurt (WH-SAVE-08, WH-SAVE-14)."""

    removed: tuple[str, ...]
    hurt: str | None = None


class TakeTest(Choice):
    """The unit takes its morale test (WH-MORALE-04)."""


class FailTest(Choice):
    """The unit fails its morale test of its own will (WH-USR-03)."""


class Next(Choice):
    """This unit is dealt with next (WH-CORE-03, WH-TURN-03)."""

    unit: str


class Leg(Record):
    """The way of one model: the corners after its start, and its end.

    ``facing`` is how a walker or vehicle looks in the end, in thousandths of a degree clockwise from up; None: the way
    it went. ``storey`` is the floor of a ruin it ends on; None: its own if it stays in its ruin, else the ground.
    """

    model: str
    points: tuple[Point, ...]
    facing: int | None = None
    storey: int | None = None


class Move(Choice):
    """A unit moves; models not named stay where they are (WH-MOVE-01)."""

    unit: str
    legs: tuple[Leg, ...]


class Boost(Choice):
    """A unit of bikes or jetbikes turbo-boosts (WH-MOVE-06)."""

    unit: str
    legs: tuple[Leg, ...]


class Brave(Choice):
    """A unit will move through difficult terrain and rolls for it (WH-MOVE-02, WH-MOVE-10)."""

    unit: str


class CallWaaagh(Choice):
    """The Orks' Waaagh! is called (WH-USR-25)."""


class Run(Choice):
    """A unit runs instead of shooting (WH-MOVE-05, WH-SHOOT-11)."""

    unit: str


class Walk(Choice):
    """Where the models of a unit go whose distance is known by now; without legs it stays."""

    legs: tuple[Leg, ...]


class Stretch(Record):
    """A turn on the spot, clockwise in thousandths of a degree, and a straight way after it; backwards if negative."""

    turn: int
    distance: int


class Course(Record):
    """The way of one vehicle, stretch by stretch (WH-VEH-01)."""

    model: str
    stretches: tuple[Stretch, ...]


class Drive(Choice):
    """A unit of vehicles drives or turns; those not named stay (WH-VEH-01)."""

    unit: str
    courses: tuple[Course, ...]


class Shock(Choice):
    """A tank turns and drives straight on through the enemy, or rams (WH-VEH-13, WH-VEH-15)."""

    unit: str
    turn: int
    distance: int
    ram: bool = False


class Board(Choice):
    """A unit gets into a transport (WH-VEH-16)."""

    unit: str
    transport: str


class Alight(Choice):
    """A unit gets out of its transport to these places, in the order of its models (WH-VEH-16); ``emergency``: not by
    the access points, as these are blocked (WH-VEH-29)."""

    unit: str
    places: tuple[Point, ...]
    emergency: bool = False


class Smoke(Choice):
    """A vehicle uses its smoke launchers instead of shooting (WH-VEH-09)."""

    unit: str


class Charge(Choice):
    """A unit assaults another (WH-ASSAULT-02); ``through``: it rolls for difficult terrain because some of its models
    will cross it, even if the first does not (WH-ASSAULT-03). ``first`` and ``onto``: where several models are exactly
    as near, which of them goes first and onto which enemy; "": the program takes one (WH-CORE-10)."""

    unit: str
    target: str
    through: bool = False
    first: str = ""
    onto: str = ""


class Wielded(Record):
    """A model fights with a weapon, or makes an attack with a grenade, of this id; "": with bare hands."""

    model: str
    weapon: str


class Wield(Choice):
    """With what the models fight that have a choice (WH-CCW-10 to WH-CCW-12)."""

    weapons: tuple[Wielded, ...]


class Aimed(Record):
    """So many attacks of a model go against a unit."""

    model: str
    unit: str
    attacks: int


class Assign(Choice):
    """Whom the models strike that have a choice (WH-ASSAULT-12)."""

    attacks: tuple[Aimed, ...]


class UsePower(Choice):
    """The force weapon's power is used (WH-CCW-08)."""


class SparePower(Choice):
    """The force weapon's power is not used (WH-CCW-08)."""


class TryAgain(Choice):
    """The mob takes a wound for its bosspole and tests once more (WH-ASSAULT-30)."""


class LetRun(Choice):
    """The mob does not use its bosspole."""


class BreakOff(Choice):
    """A unit tries to leave its combat: it hits and runs (WH-USR-10)."""

    unit: str


class PutMarker(Choice):
    """The hole of a round marker is put on this place (WH-WEAPON-07), in a ruin on this floor; None: on that of the
    model it is put on (WH-WEAPON-20)."""

    at: Point
    storey: int | None = None


class LayTemplate(Choice):
    """The template is laid in this direction, thousandths of a degree clockwise from up (WH-WEAPON-06), in ruins on
    this floor; None: on that where it touches the most of the target (WH-WEAPON-20)."""

    facing: int
    storey: int | None = None


class KeepMarker(Choice):
    """The marker stays where it has scattered (WH-WEAPON-21)."""


class ScatterAgain(Choice):
    """The dice for the scatter are thrown again (WH-WEAPON-21)."""


class LeaveUnit(Choice):
    """A character leaves the unit he is in, to move by himself (WH-UNIT-04)."""

    unit: str


class JoinUnit(Choice):
    """A character joins this unit (WH-UNIT-04)."""

    unit: str
    host: str
