"""What players may choose in Bolt Action. Places are thousandths of an inch."""

from __future__ import annotations

from grognard.core.decisions import Choice
from grognard.core.records import Record
from grognard.games.bolt_action.state import Flank, Order, Way
from grognard.space.plane import Point


class FirstWave(Choice):
    """These units form the first wave, the others the reserve (BA-SCN-01)."""

    units: tuple[str, ...]


class TakeEdge(Choice):
    """The winner of the roll-off enters from this long table edge (BA-SCN-01): near (bottom) or far (top)."""

    near: bool


class GiveOrder(Choice):
    """A unit is given an order; a Run may name the enemy unit it assaults (BA-ORD-17), an Ambush of a gun with two
    kinds of shell what is ``loaded`` (BA-AMB-04)."""

    unit: str
    order: Order
    assault: str | None = None
    loaded: Way | None = None


class PassDie(Choice):
    """By house rule: the drawn die is used for no unit (BA-TURN-10)."""


class JustRun(Choice):
    """By house rule an assault is announced only now: this Run is none (BA-ORD-17)."""


class Charge(Choice):
    """By house rule an assault is announced only now: the Run is one, on this enemy unit (BA-ORD-17)."""

    target: str


class Leg(Record):
    """The way of one model: the corners after its start and its end. A model that enters names its place at the edge
    first."""

    model: str
    points: tuple[Point, ...]


class Walk(Choice):
    """The unit's models walk (BA-MOV-01). Models not named stay where they are; ``facing`` turns a Fixed weapon
    (BA-WPN-05)."""

    legs: tuple[Leg, ...]
    facing: int | None = None


class StayPut(Choice):
    """The unit moves no model: an Advance of 0 inches (BA-ORD-02), a regroup of 0 inches (BA-CQ-19)."""


class StayAway(Choice):
    """The unit finds no way to enter and stays off the table (BA-SCN-10)."""


class GoIn(Choice):
    """The unit goes into a building (BA-BLD-01): to this floor, each man by the shortest way; ``facing`` is the side a
    Fixed weapon is set up to cover (BA-BLD-06)."""

    building: str
    level: int = 0
    facing: int | None = None


class ChangeFloor(Choice):
    """The unit goes up or down to another floor of its building (BA-BLD-07)."""

    level: int
    facing: int | None = None


class Occupy(Choice):
    """The winners of a fight in a building take the floor they have won (BA-CQ-13)."""


class StayOutside(Choice):
    """The winners of a fight in a building do not go in (BA-CQ-13)."""


class ShootAt(Choice):
    """The unit shoots at this enemy unit; weapons of these kinds hold their fire (BA-WPN-20). ``smoke``: those that can
    lay smoke do so, and no others fire (BA-WPN-16). ``way``: how a gun that can do both is fired (BA-HE-02,
    BA-WPN-07)."""

    target: str
    holding: tuple[str, ...] = ()
    way: Way | None = None
    smoke: bool = False


class HoldFire(Choice):
    """The unit does not shoot (BA-ORD-04, BA-ORD-17)."""


class GoDown(Choice):
    """The target goes Down under fire (BA-SHOOT-03)."""


class StandFast(Choice):
    """The unit does not react."""


class FireAtCharge(Choice):
    """The unit shoots at the attackers before they move (BA-CQ-02); weapons of these kinds hold their fire."""

    holding: tuple[str, ...] = ()
    way: Way | None = None


class FireFromAmbush(Choice):
    """A unit in Ambush shoots at the unit that moves (BA-AMB-01); weapons of these kinds hold their fire."""

    unit: str
    holding: tuple[str, ...] = ()


class Wait(Choice):
    """The ambushers wait until this point of the move (BA-AMB-08); None: they let the move pass."""

    until: int | None = None


class RemoveModel(Choice):
    """This model is the casualty (BA-DAM-05, BA-DAM-06)."""

    model: str


class RemoveWeapon(Choice):
    """The weapon itself is hit by an exceptional damage pick (BA-DAM-07)."""


class KeepDice(Choice):
    """These units keep their Ambush or Down die over the turn end (BA-TURN-06); the others return it."""

    units: tuple[str, ...] = ()


class MistakeFor(Choice):
    """The friendly unit shot at by mistake (BA-FUB-02, BA-FUB-05), named by the opponent, and with what."""

    target: str
    way: Way | None = None


class PlaceNext(Choice):
    """This unit is set up next (BA-SCN-14)."""

    unit: str


class PlaceRest(Choice):
    """All units still to be set up are placed for the player."""


class PlaceNoMore(Choice):
    """The units not set up wait off the table, where the scenario allows it."""


class Deploy(Choice):
    """The unit's models stand here (BA-SCN-14); ``facing`` turns a gun or Fixed weapon."""

    legs: tuple[Leg, ...]
    facing: int | None = None


class DeployInside(Choice):
    """The unit is set up on a floor of a building (BA-ART-03, BA-BLD-01); ``facing`` is the side a Fixed weapon
    covers."""

    building: str
    level: int = 0
    facing: int | None = None


class Outflank(Choice):
    """These units of the reserve will come on over this short side of the table (BA-SCN-06)."""

    flank: Flank
    units: tuple[str, ...] = ()


class CallBarrage(Choice):
    """The observer calls a barrage on this place (BA-HQ-09)."""

    x: int
    y: int


class CallStrike(Choice):
    """The observer calls an air strike on this enemy unit (BA-HQ-10)."""

    target: str


class CallNothing(Choice):
    """The observer keeps his call for later."""


class ShiftTo(Choice):
    """The opponent shifts the barrage to this place (BA-HQ-09)."""

    x: int
    y: int


class RedirectTo(Choice):
    """The opponent sends the aircraft at this unit of the side that called them (BA-HQ-10)."""

    target: str


CHOICES: tuple[type[Choice], ...] = (
    FirstWave,
    TakeEdge,
    GiveOrder,
    PassDie,
    JustRun,
    Charge,
    Walk,
    StayPut,
    StayAway,
    GoIn,
    ChangeFloor,
    Occupy,
    StayOutside,
    ShootAt,
    HoldFire,
    GoDown,
    StandFast,
    FireAtCharge,
    FireFromAmbush,
    Wait,
    RemoveModel,
    RemoveWeapon,
    KeepDice,
    MistakeFor,
    PlaceNext,
    PlaceRest,
    PlaceNoMore,
    Deploy,
    DeployInside,
    Outflank,
    CallBarrage,
    CallStrike,
    CallNothing,
    ShiftTo,
    RedirectTo,
)
