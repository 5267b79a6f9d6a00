"""What players may choose in Operation World War II, and the card that most choices name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, Union

from msgspec import Meta

from grognard.core.engine.choices import Choice
from grognard.core.records import Record
from grognard.games.operation_ww2.data.scenarios import Zone
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.weapons import Ammunition
from grognard.space.plane import Point

ORDERS: tuple[OrderName, ...] = ("move", "assault", "fire", "ambush", "covering-fire")

Means = Literal["radio", "voice", "runner"]
"""How a command unit communicates (AZ-COM-01)."""

Turn = Annotated[int, Meta(ge=0, lt=360_000)]
"""A direction, clockwise from up or from a hull's front, in thousandths of a degree."""

Mounting = Literal["", "on", "off"]
"""What is done with bicycles in a movement (AZ-BIK-01)."""

Speed = Literal["slow", "fast"]
"""How a unit goes (AZ-MOV-01)."""


class Card(Record):
    """A command card: an order and its priority, 1 the earliest (AZ-CRD-01)."""

    order: OrderName
    priority: int


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as a hand holds them: by priority, then by order. Nothing can be told from it of how they were drawn."""
    return tuple(sorted(cards, key=lambda card: (card.priority, ORDERS.index(card.order))))


# ---- setting up ---------------------------------------------------------------------------------------------------


class TakeZone(Choice):
    """This side of the table is one's own (AZ-SET-12)."""

    zone: Zone


class PlaceNext(Choice):
    """This unit is set up now (AZ-SET-04)."""

    unit: str


class PlaceEntry(Choice):
    """An entry of the tunnels lies here (AZ-TUN-01)."""

    x: int
    y: int


class NoMoreEntries(Choice):
    """The player places no more entries (AZ-TUN-01)."""


class BeginBelow(Choice):
    """Infiltrators begin the battle in a tunnel, at the entry of this number (AZ-TUN-12)."""

    manhole: int


class PlaceRest(Choice):
    """All units still off the table are set up for the player, each when it is due."""


class Post(Record):
    """Where a model is set up: its place, the facing of a gun or a vehicle, the storey of a building it stands on, the
    vehicle that carries it; ``exposed`` are the tasks of a vehicle whose men look out (AZ-SET-06, AZ-SET-11)."""

    model: str
    x: int
    y: int
    facing: int = 0
    storey: int = 0
    aboard: str | None = None
    exposed: tuple[str, ...] = ()


class SetUp(Choice):
    """The unit to be placed stands so, its models in their order (AZ-SET-04, AZ-SET-11)."""

    posts: tuple[Post, ...]


class StayAway(Choice):
    """There is no room for the unit; it takes no part in the battle."""


# ---- cards -------------------------------------------------------------------------------------------------------


class GiveUp(Choice):
    """These cards of the hand are put away (AZ-CRD-04 to AZ-CRD-06), as a hand holds them."""

    cards: tuple[Card, ...] = ()


class DeckMethod(Choice):
    """How a player draws cards: from a divided deck or not (AZ-ALT-03)."""

    divided: bool


class DrawSplit(Choice):
    """So many cards are drawn from the pile of manoeuvre and from that of fire (AZ-ALT-02)."""

    manoeuvre: int
    firing: int


class Bid(Choice):
    """This card of the hand is laid face down for the initiative (AZ-INI-01)."""

    card: Card


# ---- the chain ---------------------------------------------------------------------------------------------------


class Pass(Choice):
    """Nothing more is played on this chain (AZ-RCT-04)."""


class PlayCard(Choice):
    """A card is played openly on one of the player's units (AZ-RCT-01, AZ-RCT-02)."""

    unit: str
    card: Card


class Held(Record):
    """A shot held back until an enemy has gone so far along its declared way, in thousandths of a centimetre
    (AZ-ANT-08)."""

    mover: str
    at: int


class Aim(Record):
    """What one weapon of a vehicle or a gun, or the heavy weapons of a squad, are to be fired at, and with what
    (AZ-VLS-05, AZ-FIRE-02, AZ-HEAT-08, AZ-IND-09). ``weapon`` is the id of a weapon, or of a mounted one on its
    sheet."""

    weapon: str
    target: str
    ammunition: Ammunition | None = None
    indirect: bool = False


class Call(Record):
    """A communication attempt (AZ-COM-02): by ``means``, from ``caller``, to a unit, of where the model ``of`` of the
    enemy unit ``target`` stands; without a target it is a cease-fire (AZ-COM-11)."""

    means: Means
    caller: str
    to: str
    target: str | None = None
    of: str | None = None


class Priming(Record):
    """A charge is laid against a piece of terrain by who carries it (AZ-EXP-03)."""

    model: str
    piece: str


class Smoking(Record):
    """Smoke laid at a place (AZ-SMK-02, AZ-SMK-03): by which model with which device, weapon or mounted weapon, and, of
    those, with which round (AZ-SMK-07)."""

    model: str
    device: str
    at: Point
    load: Literal["", "smoke", "white-phosphorus"] = ""


class Flaring(Record):
    """A flare fired by a model at an enemy unit, or, without one, at the coordinates its unit holds (AZ-NGT-08)."""

    model: str
    target: str | None


class WeaponFire(Record):
    """One weapon and the part of the target it is fired at (AZ-SPL-03). ``weapon`` is its row, or its id on a vehicle's
    sheet; ``shots`` only says so if it fires fewer than it could (AZ-SNP-02)."""

    model: str
    weapon: str
    part: str
    shots: int = 0


class Leg(Record):
    """The places a model walks through from where it stands; none: it stays. ``storey`` is the floor it ends on
    (AZ-LOS-08); who stays, stays on his."""

    model: str
    way: tuple[Point, ...]
    storey: int = 0


class Besides(Record):
    """What else is declared with an order (AZ-INT-06).

    ``charge`` is the unit to be met in close combat (AZ-CC-01); ``assaulted`` the vehicle that the models
    ``assaulting`` go for, who leads among them, while the others may charge somebody else (AZ-CAV-02); ``aims`` what
    single weapons fire at; ``exposed`` the tasks whose men look out (AZ-XPO-05); ``reverse``: the vehicle backs
    (AZ-VMV-08); ``ram`` the vehicle it rams (AZ-RAM-01); ``overrun`` how many enemy models it is to touch (AZ-OVR-01).
    ``facing`` is the direction a gun is turned to at the end of its way
    (AZ-MOV-11). ``calls`` are communications (AZ-COM-02); ``at_coordinates``: it fires at the coordinates it holds
    instead of a target (AZ-COM-07), or at this ``building`` itself (AZ-DEM-09). It
    ``speaks_to`` a vehicle by radio that may go with it in the next turn (AZ-TMP-01). ``firings`` is how the fire is
    split, if that is declared (AZ-INT-09). ``legs`` are
    the ways of all others, by the option ``declared_path`` (AZ-INT-08); ``bicycles``: those who stand at bicycles get
    on, or who ride get off at the end of their ways (AZ-BIK-01); ``storey`` is the floor the leading model
    ends on (AZ-LOS-08). ``primes`` are charges laid, ``detonates`` the pieces of terrain whose charges go off, and who
    sets each off (AZ-EXP-03).

    A vehicle backs on the legs of these numbers, by the option ``mixed_reverse`` (``backing``, AZ-VMV-08), and its
    turret is turned so far from the hull (``turret``, AZ-VLS-11). These models get aboard the vehicle of this id or off
    it (``boards``, ``carrier``, ``leaves``), before it drives or after it (``boarding``, AZ-EMB-06, AZ-EXE-10); the gun
    of this id is hitched to it or unhitched (``hitches``, AZ-TOW-01).

    ``smoke`` is laid (AZ-SMK-02), ``flares`` are fired (AZ-NGT-08) by models that do nothing else; ``searchlight`` is
    the unit the light is laid on (AZ-NGT-05). The unit goes down, up or along below ground, by or to the entry of the
    number ``manhole`` (``tunnel``, AZ-TUN-02, AZ-TUN-04).
    """

    charge: str | None = None
    assaulted: str | None = None
    assaulting: tuple[str, ...] = ()
    aims: tuple[Aim, ...] = ()
    exposed: tuple[str, ...] = ()
    reverse: bool = False
    ram: str | None = None
    overrun: int = 0
    facing: Turn | None = None
    calls: tuple[Call, ...] = ()
    at_coordinates: bool = False
    building: str = ""
    speaks_to: str = ""
    primes: tuple[Priming, ...] = ()
    detonates: tuple[Priming, ...] = ()
    firings: tuple[WeaponFire, ...] = ()
    legs: tuple[Leg, ...] = ()
    bicycles: Mounting = ""
    storey: int = 0
    backing: tuple[int, ...] = ()
    turret: Turn | None = None
    boards: tuple[str, ...] = ()
    leaves: tuple[str, ...] = ()
    carrier: str = ""
    boarding: Literal["first", "last"] = "first"
    hitches: str = ""
    smoke: tuple[Smoking, ...] = ()
    flares: tuple[Flaring, ...] = ()
    searchlight: str | None = None
    tunnel: Literal["", "down", "along", "up"] = ""
    manhole: int = 0

    @property
    def busy(self) -> tuple[str, ...]:
        """Who uses smoke or a flare and does nothing else; in a vehicle one of its crew (AZ-SMK-02, AZ-NGT-08)."""
        return (*(each.model for each in self.smoke), *(each.model for each in self.flares))

    @property
    def tied(self) -> tuple[str, ...]:
        """Who goes nowhere in this order because he does something else: uses smoke or a flare, lays a charge or sets
        one off (AZ-SMK-02, AZ-NGT-08, AZ-EXP-03)."""
        return (*self.busy, *(each.model for each in (*self.primes, *self.detonates)))


NOTHING = Besides()


class MoveIntent(Choice):
    """Go at a speed; ``lead`` walks through these places, the others follow (AZ-INT-01, AZ-INT-08)."""

    lead: str
    way: tuple[Point, ...]
    speed: Speed
    besides: Besides = NOTHING


class AssaultIntent(Choice):
    """Go at a speed and fire at a unit, before or after going, never on an enemy's way (AZ-INT-02, AZ-ANT-03);
    those trained with the bayonet may do without (AZ-ORD-10). Without a target only if there is no enemy to name
    (AZ-ORD-12)."""

    lead: str
    way: tuple[Point, ...]
    speed: Speed
    target: str | None
    fires: Literal["first", "last", "never"]
    besides: Besides = NOTHING

    @property
    def all_go(self) -> bool:
        """Whether the unit as a whole is declared to go: not only those who go for a vehicle, while the others may stay
        (AZ-CAV-02); a vehicle that turns on the spot moves, too (AZ-VMV-07)."""
        goes = bool(self.way) or self.besides.facing is not None
        return goes and (self.besides.assaulted is None or self.besides.charge is not None)


class FireIntent(Choice):
    """Fire at a unit, at once or, held back, at a point of its way (AZ-INT-03, AZ-ANT-02). Without a
    target only if there is no enemy to name (AZ-ORD-12)."""

    target: str | None
    held: Held | None = None
    besides: Besides = NOTHING


class AmbushIntent(Choice):
    """Fire at a unit as ``FireIntent``, or, without a target, lie in wait (AZ-INT-04)."""

    target: str | None = None
    held: Held | None = None
    besides: Besides = NOTHING


class CoveringFireIntent(Choice):
    """Fire at a unit, detected or not (AZ-INT-05). Without a target only if there is no enemy to name (AZ-ORD-12)."""

    target: str | None
    besides: Besides = NOTHING


# ---- carrying out ------------------------------------------------------------------------------------------------


class Follow(Choice):
    """The ways of all standing models but the leading one, in the unit's order (AZ-MOV-04, AZ-INT-08). ``short``: the
    leading model stops short of its destination, because they find no way to follow it there."""

    legs: tuple[Leg, ...]
    short: bool = False


class Surface(Choice):
    """Where the models of a unit stand that comes up; without any it finds no room and stays below (AZ-TUN-05)."""

    places: tuple[Leg, ...]


class Pursuit(Choice):
    """Where the leading model of an assault goes when its target, or whom it goes for, has moved: another way, or the
    declared one, None (AZ-ORD-08, AZ-ORD-15)."""

    way: tuple[Point, ...] | None


class Meeting(Choice):
    """Whom somebody goes to who is left over in a charge: an enemy, or, None, nobody (AZ-CC-03)."""

    man: str
    foe: str | None = None


class Blow(Choice):
    """Which of the enemies it beat a model hits (AZ-CC-09)."""

    model: str
    struck: str


class NextUnit(Choice):
    """This unit comes next: to test its morale, to be handled in the panic step (AZ-MOR-13, AZ-TRN-09)."""

    unit: str


class Shooting(Choice):
    """Who fires what at which part of the target; the others hold their fire or assist (AZ-INT-09, AZ-FIRE-18,
    AZ-SPL-01)."""

    firings: tuple[WeaponFire, ...]


class OpenFire(Choice):
    """Whether an Ambush fires after all (AZ-ORD-16)."""

    yes: bool


class LayTemplate(Choice):
    """The next template of a rapid-fire gun is laid on this model; None: the rest as they usually are (AZ-RPF-01)."""

    model: str | None = None


class Losses(Choice):
    """Which models die and which are scared, each as the unit has them (AZ-DMG-01, AZ-DMG-12)."""

    dead: tuple[str, ...] = ()
    scared: tuple[str, ...] = ()


class ChooseGun(Choice):
    """This gun of a battery is the one that is struck (AZ-ART-11)."""

    gun: str


class Pointing(Choice):
    """The scatter die that shows ``face`` points in this direction, in degrees, 0 up, clockwise (AZ-SCT-01)."""

    face: int
    degrees: int


class DriftNext(Choice):
    """This cloud of smoke is rolled for next (AZ-SMK-08)."""

    cloud: str


class ShootLamp(Choice):
    """Whether hits are given up to put out a searchlight (AZ-NGT-07)."""

    yes: bool


# ---- vehicles ----------------------------------------------------------------------------------------------------


class Man(Record):
    """One of those aboard a vehicle: the ``commander``, the task for which he looks out, or simply a ``crewman``; a
    passenger by the id of his model."""

    who: str
    scared: bool = False
    exposed: bool = False


class Struck(Choice):
    """These men aboard are hit, in the order of the results (AZ-VDM-03)."""

    men: tuple[Man, ...]


class LoseWeapon(Choice):
    """This secondary weapon is lost, by the id of its mount (AZ-VDM-07)."""

    mount: str


class ResolveHit(Choice):
    """This of the hits on a vehicle is resolved next, by its number among those left (AZ-VDM-15)."""

    number: int


class StrikeBike(Choice):
    """This motorcycle of a section takes a result (AZ-MC-05)."""

    model: str


class TakeHit(Choice):
    """This vehicle of a squad takes the next hit (AZ-VSQ-02)."""

    model: str


class Attach(Choice):
    """The vehicles of ``other`` go with ``unit`` from now on (AZ-TMP-01)."""

    unit: str
    other: str


class Separate(Choice):
    """The vehicles of ``other`` go with ``unit`` no longer (AZ-TMP-03)."""

    unit: str
    other: str


class LeaveAttached(Choice):
    """Who goes with whom stays as it is."""


class Aiming(Choice):
    """What single weapons of a vehicle fire at, said when it fires (AZ-VLS-09)."""

    aims: tuple[Aim, ...] = ()


class LeaveBehind(Choice):
    """Whether a motorcycle that cannot move is left behind with its riders; else these walk (AZ-MC-03)."""

    yes: bool


class BailTo(Choice):
    """The crew gets out on this side of its vehicle (AZ-NRV-08)."""

    side: Literal["front", "right", "rear", "left"]


class Flight(Record):
    """What a broken model does in the panic step: it runs through these places, leaves the table, or ``lies`` down
    where it comes to (AZ-MOR-06, AZ-MOR-09)."""

    model: str
    way: tuple[Point, ...]
    lies: bool = False
    off_table: bool = False


# ---- all ---------------------------------------------------------------------------------------------------------

INTENTS = (MoveIntent, AssaultIntent, FireIntent, AmbushIntent, CoveringFireIntent)

Intent = Union[MoveIntent, AssaultIntent, FireIntent, AmbushIntent, CoveringFireIntent]
"""What a player says a unit is going to do with its card (AZ-RCT-01)."""

CHOICES: tuple[type[Choice], ...] = (
    TakeZone,
    PlaceEntry,
    NoMoreEntries,
    PlaceNext,
    PlaceRest,
    BeginBelow,
    SetUp,
    StayAway,
    GiveUp,
    DeckMethod,
    DrawSplit,
    Bid,
    Pass,
    PlayCard,
    *INTENTS,
    Follow,
    Surface,
    NextUnit,
    Pursuit,
    Meeting,
    Blow,
    Shooting,
    OpenFire,
    LayTemplate,
    Losses,
    ChooseGun,
    Pointing,
    DriftNext,
    ShootLamp,
    Struck,
    LoseWeapon,
    ResolveHit,
    BailTo,
    LeaveBehind,
    Aiming,
    StrikeBike,
    TakeHit,
    Attach,
    Separate,
    LeaveAttached,
)
"""Every kind of choice, for reading saves."""
