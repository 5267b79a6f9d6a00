"""What a unit declares to do with an order: its intent, and all that may be declared besides (AZ-INT)."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from grognard.core.engine.choices import Choice
from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables.weapons import Ammunition
from grognard.space.plane import Point

Means = Literal["radio", "voice", "runner"]
"""How a command unit communicates (AZ-COM-01)."""


Turn = Annotated[int, Meta(ge=0, lt=360_000)]
"""A direction, clockwise from up or from a hull's front, in thousandths of a degree."""


Mounting = Literal["", "on", "off"]
"""What is done with bicycles in a movement (AZ-BIK-01)."""


Speed = Literal["slow", "fast"]
"""How a unit goes (AZ-MOV-01)."""


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


class MoveIntent(Choice, omit_defaults=True):
    """Go at a speed; ``lead`` walks through these places, the others follow (AZ-INT-01, AZ-INT-08). ``closely``: as is
    usual, in the formation they have or closing up, so that their player need not say how when the order is due."""

    lead: str
    way: tuple[Point, ...]
    speed: Speed
    besides: Besides = NOTHING
    closely: bool = False


class AssaultIntent(Choice, omit_defaults=True):
    """Go at a speed and fire at a unit, before or after going, never on an enemy's way (AZ-INT-02, AZ-ANT-03);
    those trained with the bayonet may do without (AZ-ORD-10). Without a target only if there is no enemy to name
    (AZ-ORD-12). ``closely`` is that of ``MoveIntent``."""

    lead: str
    way: tuple[Point, ...]
    speed: Speed
    target: str | None
    fires: Literal["first", "last", "never"]
    besides: Besides = NOTHING
    closely: bool = False

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


INTENTS = (MoveIntent, AssaultIntent, FireIntent, AmbushIntent, CoveringFireIntent)


Intent = Union[MoveIntent, AssaultIntent, FireIntent, AmbushIntent, CoveringFireIntent]
"""What a player says a unit is going to do with its card (AZ-RCT-01)."""
