"""What players may choose in Operation World War II, and the card that most choices name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from grognard.core.engine.choices import Choice
from grognard.core.records import Record
from grognard.games.operation_ww2.data.scenarios import Zone
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.state.intents import INTENTS, Aim, Leg, WeaponFire
from grognard.space.plane import Point

ORDERS: tuple[OrderName, ...] = ("move", "assault", "fire", "ambush", "covering-fire")


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


class PlaceRest(Choice, omit_defaults=True):
    """All units still off the table are set up for the player, each when it is due; ``in_cover``: behind hedges and
    walls rather than in front of them. Saves from before this was told apart go without."""

    in_cover: bool = False


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
