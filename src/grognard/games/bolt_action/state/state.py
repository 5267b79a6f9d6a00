"""What a Bolt Action battle consists of: models, units and the turn, as frozen records.

Places are thousandths of an inch. What never changes in a battle (names, weapons' tables, terrain) lies in the
set-up; the state holds what does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from grognard.core.records import Record, replace
from grognard.core.units import Units
from grognard.space.plane import Body, Figure, Hull, Point

Order = Literal["fire", "advance", "run", "ambush", "rally", "down"]
"""The six orders (BA-ORD-01 to BA-ORD-07)."""

Place = Literal["table", "first_wave", "reserve", "aboard", "destroyed"]
"""Where a unit is: on the table, waiting to enter in turn 1 or later (BA-SCN-01), aboard a vehicle (BA-TRN-05), or gone
(BA-GEN-09)."""

ORDER_RULES: dict[Order, str] = {
    "fire": "BA-ORD-01",
    "advance": "BA-ORD-02",
    "run": "BA-ORD-03",
    "ambush": "BA-ORD-05",
    "rally": "BA-ORD-06",
    "down": "BA-ORD-07",
}
"""The rule of each order."""
ORDERS: tuple[Order, ...] = tuple(ORDER_RULES)


Way = Literal["piercing", "explosive", "open-sights", "indirect"]
"""How a weapon that can be fired in two ways is fired: a gun with armour-piercing shot or high explosive (BA-HE-02,
BA-ART-06), a howitzer over open sights or indirectly (BA-WPN-07)."""


Flank = Literal["left", "right"]
"""A short side of the table (BA-SCN-06)."""


class Model(Figure):
    """One man on his base, a vehicle, or the gun of a gun unit (BA-ART-01), which comes first among its models.
    ``role`` is what he is in the unit (nco, officer, gunner, loader, rifleman, ...).

    A vehicle has a ``length``, a ``width`` and a ``facing`` of its own (BA-GEN-12); its ``radius`` then is that of the
    circle about its corners. Its weapons stand in the order of its mounts (BA-VEH-03).
    """

    role: str
    weapons: tuple[str, ...]
    length: int = 0
    width: int = 0
    facing: int = 0

    @property
    def body(self) -> Body:
        """What it covers of the table: a round base or a hull."""
        return self.hull if self.length else self

    @property
    def hull(self) -> Hull:
        """Its hull, if it has one."""
        return Hull(self.x, self.y, self.length, self.width, self.facing)


class Ranging(Record):
    """Consecutive indirect shots at one target (BA-WPN-08): how many, and whether one has hit."""

    target: str
    shots: int
    on_target: bool = False


class Floor(Record):
    """A floor of a building: 0 is the ground floor (BA-BLD-01)."""

    building: str
    level: int = 0


class Unit(Record):
    """One unit with its order die.

    ``men_at_start`` counts the models it began the battle with, ``kept`` is true while its die was kept over a turn end
    (BA-TURN-06). ``facing`` matters to Fixed weapons only (BA-GEN-12): thousandths of a degree, 0 is up, clockwise.
    ``inside`` is the floor of a building it occupies; its models' places are then only where they are drawn
    (BA-BLD-06). ``flank`` is where it will outflank (BA-SCN-06), ``calls_made`` how often an observer has called
    (BA-HQ-07), ``loaded`` what a gun in Ambush has in its barrel (BA-AMB-04). ``blooded``: has had its first casualty
    (BA-SPC-01); ``rerolled``: has used its second chance (BA-NAT-SU-02); ``riding``: still on its bicycles (BA-SPC-07).
    ``immobilised``: a vehicle that cannot move any more (BA-VEH-09); ``boarded``: one that men have boarded this turn
    (BA-TRN-02); ``aboard``: the vehicle a unit rides in; ``alighted``: it has got out of one this turn (BA-TRN-11).
    """

    id: str
    seat: int
    quality: str
    models: tuple[Model, ...]
    men_at_start: int
    place: Place
    pins: int = 0
    order: Order | None = None
    kept: bool = False
    facing: int = 0
    ranging: Ranging | None = None
    blooded: bool = False
    rerolled: bool = False
    loaded: Way | None = None
    flank: Flank | None = None
    calls_made: int = 0
    riding: bool = False
    inside: Floor | None = None
    immobilised: bool = False
    boarded: bool = False
    aboard: str | None = None
    alighted: bool = False

    @property
    def is_vehicle(self) -> bool:
        """Whether it is a vehicle that is not destroyed (BA-GEN-01)."""
        return bool(self.models) and self.models[0].role == "vehicle"

    @property
    def hull(self) -> Hull:
        """The hull of a vehicle."""
        return self.models[0].hull

    @property
    def on_table(self) -> bool:
        """Whether the unit stands on the table."""
        return self.place == "table"

    @property
    def in_the_open(self) -> bool:
        """Whether its models stand at their places on the table: not off it, and not in a building (BA-BLD-06)."""
        return self.place == "table" and self.inside is None

    @property
    def alive(self) -> bool:
        """Whether the unit is still in the battle, on the table or not."""
        return self.place != "destroyed"

    @property
    def gun(self) -> Model | None:
        """The gun of a gun unit (BA-ART-01)."""
        return self.models[0] if self.models and self.models[0].role == "gun" else None

    @property
    def men(self) -> tuple[Model, ...]:
        """The models that are men: all but a gun (BA-MOR-06)."""
        return self.models if self.gun is None else self.models[1:]

    @property
    def small(self) -> bool:
        """One or two men left (BA-SHOOT-18, BA-ART-09); never a vehicle (BA-VEH-07)."""
        return len(self.models) <= 3 and len(self.men) <= 2 and not self.is_vehicle

    def model(self, id: str) -> Model:
        """The model of this id. Raises ``KeyError`` if the unit has lost it."""
        for model in self.models:
            if model.id == id:
                return model
        raise KeyError(id)

    def has(self, role: str) -> bool:
        """Whether a man of this role is left."""
        return any(model.role == role for model in self.models)


class DrawnDie(Record):
    """An order die taken from the cup this turn, in the order drawn. ``unit`` is None if no unit could use it
    (BA-TURN-04)."""

    seat: int
    unit: str | None = None
    order: Order | None = None


class Wreck(Record):
    """What is left of an armoured vehicle (BA-MOV-15): where it stands and which unit it was."""

    unit: str
    hull: Hull


class LeftGun(Record):
    """A gun whose crew has fallen and that others may man, by house rule (BA-ART-08): the unit it was, where it stands
    and points."""

    unit: str
    model: Model
    facing: int


class Call(Record):
    """A barrage called on a place, or an air strike on the unit ``target``, that has not come yet (BA-HQ-09,
    BA-HQ-10)."""

    unit: str
    turn: int
    x: int = 0
    y: int = 0
    target: str | None = None


class State(Units[Unit]):
    """The state of a battle: the turn, the dice taken from the cup this turn, the units.

    ``fallen`` are the buildings that have come down (BA-BLD-08), ``smoke`` the middles of the smoke markers on the
    table (BA-WPN-16). ``won_roll_off`` is the seat that won the roll-off before the battle; where a scenario has an
    attacker, it attacks. ``home`` is each seat's own table edge, once ``edges_taken`` (BA-SCN-01). ``calls`` are those
    of observers still to come.
    ``wrecks`` is what is left of armoured vehicles (BA-MOV-15), ``left_guns`` are guns that may be manned again
    (BA-ART-08).
    """

    turn: int = 0
    last_turn: int | None = None
    home: tuple[int, int] = (0, 1)
    edges_taken: bool = False
    drawn: tuple[DrawnDie, ...] = ()
    set_aside: tuple[int, int] = (0, 0)
    ended: bool = False
    conceded: int | None = None
    won_roll_off: int | None = None
    calls: tuple[Call, ...] = ()
    fallen: tuple[str, ...] = ()
    smoke: tuple[Point, ...] = ()
    wrecks: tuple[Wreck, ...] = ()
    left_guns: tuple[LeftGun, ...] = ()

    def of(self, seat: int) -> Iterator[Unit]:
        """The living units of a seat (BA-GEN-09)."""
        return (unit for unit in self.units.values() if unit.seat == seat and unit.place != "destroyed")

    def standing(self, seat: int) -> Iterator[Unit]:
        """The units of a seat on the table."""
        return (unit for unit in self.units.values() if unit.seat == seat and unit.place == "table")

    def riders(self, vehicle: str) -> Iterator[Unit]:
        """The units aboard a vehicle (BA-TRN-05)."""
        return (unit for unit in self.units.values() if unit.aboard == vehicle and unit.place == "aboard")

    def within(self, building: str) -> list[Unit]:
        """The units in a building, of both sides."""
        return [unit for unit in self.units.values() if unit.inside is not None and unit.inside.building == building]

    def ranged_out(self, target: str) -> Iterator[Unit]:
        """Those that have ranged in on a unit, as if they had not: it has moved."""
        ranged = (unit for unit in self.units.values() if unit.ranging and unit.ranging.target == target)
        return (replace(unit, ranging=None) for unit in ranged)


def enemy(seat: int) -> int:
    """The other seat."""
    return 1 - seat


def without(models: tuple[Model, ...], ids: Iterable[str]) -> tuple[Model, ...]:
    """The models but those of these ids."""
    gone = set(ids)
    return tuple(model for model in models if model.id not in gone)
