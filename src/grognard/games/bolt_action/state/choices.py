"""What players may choose in Bolt Action. Places are thousandths of an inch."""

from __future__ import annotations

from grognard.core.engine.choices import Choice
from grognard.core.records import Record
from grognard.games.bolt_action.state.state import Flank, Order, Way
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


class Stretch(Record):
    """Part of a vehicle's way: a pivot about its middle (thousandths of a degree, clockwise), then straight on so far;
    a negative distance is reverse (BA-MOV-11, BA-MOV-13)."""

    turn: int = 0
    ahead: int = 0


class Drive(Choice):
    """A vehicle drives (BA-MOV-11). One that enters names the place at the edge where its front comes in, facing
    straight inwards (BA-MOV-23)."""

    stretches: tuple[Stretch, ...]
    start: Point | None = None


class StayPut(Choice):
    """The unit moves no model: an Advance of 0 inches (BA-ORD-02), a regroup of 0 inches (BA-CQ-19)."""


class StayAway(Choice):
    """The unit finds no way to enter and stays off the table (BA-SCN-10)."""


class Dismount(Choice):
    """The passengers get out and stand here, one place to a man (BA-TRN-12); ``facing`` turns a gun or Fixed weapon."""

    legs: tuple[Leg, ...]
    facing: int | None = None


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


class ManGun(Choice):
    """Men of a squad become the crew of an abandoned gun (BA-ART-08)."""

    gun: str


class LeaveGun(Choice):
    """The squad stays together; the gun stands as it is (BA-ART-08)."""


class ShootAt(Choice):
    """The unit shoots at this enemy unit; weapons of these names hold their fire (BA-WPN-20; see ``holdings``).

    ``vehicle``: the one-shot weapons of the unit fire at this enemy vehicle instead (BA-SHOOT-01). ``smoke``: those
    that can lay smoke do so, and no others fire (BA-WPN-16). ``way``: how a gun that can do both is fired (BA-HE-02,
    BA-WPN-07).
    """

    target: str
    holding: tuple[str, ...] = ()
    way: Way | None = None
    smoke: bool = False
    vehicle: str | None = None


class Laid(Record):
    """A vehicle's weapon, by its mount, and the shot it fires: armour-piercing or high explosive (BA-HE-02)."""

    mount: int
    way: Way | None = None


class LayWeapon(Choice):
    """This weapon of the vehicle fires at this enemy unit (BA-SHOOT-25)."""

    target: str
    laid: Laid


class ShootFirst(Choice):
    """Of the targets declared this one is resolved next (BA-SHOOT-25)."""

    target: str


class EscapeFrom(Choice):
    """A recce vehicle drives away from what threatens it (BA-VEH-30)."""


class LoadUp(Choice):
    """This unit begins the battle aboard this vehicle (BA-TRN-10)."""

    unit: str
    vehicle: str


class LoadNothing(Choice):
    """No further unit begins the battle aboard a vehicle (BA-TRN-10)."""


class Board(Choice):
    """The unit boards this vehicle (BA-TRN-02)."""

    vehicle: str


class HoldFire(Choice):
    """The unit does not shoot (BA-ORD-04, BA-ORD-17)."""


class GoDown(Choice):
    """The target goes Down under fire (BA-SHOOT-03)."""


class StandFast(Choice):
    """The unit does not react."""


class FireAtCharge(Choice):
    """The unit shoots at the attackers before they move (BA-CQ-02); weapons of these kinds hold their fire. A vehicle
    says which weapons it fires and with what (BA-CQ-25)."""

    holding: tuple[str, ...] = ()
    way: Way | None = None
    laid: tuple[Laid, ...] = ()


class FireFromAmbush(Choice):
    """A unit in Ambush shoots at the unit that moves (BA-AMB-01); weapons of these kinds hold their fire."""

    unit: str
    holding: tuple[str, ...] = ()
    laid: tuple[Laid, ...] = ()


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
    laid: tuple[Laid, ...] = ()


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
    laid: tuple[Laid, ...] = ()


CHOICES: tuple[type[Choice], ...] = (
    FirstWave,
    TakeEdge,
    GiveOrder,
    ManGun,
    LeaveGun,
    PassDie,
    JustRun,
    Charge,
    Walk,
    Drive,
    StayPut,
    StayAway,
    Dismount,
    GoIn,
    ChangeFloor,
    Occupy,
    StayOutside,
    ShootAt,
    HoldFire,
    LayWeapon,
    ShootFirst,
    EscapeFrom,
    LoadUp,
    LoadNothing,
    Board,
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
