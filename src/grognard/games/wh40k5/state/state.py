"""What a battle of Warhammer 40,000 consists of: models, units and the turn, as frozen records.

Places are thousandths of an inch, x to the right, y down. What never changes in a battle (profiles, weapons' tables,
terrain) lies in the set-up and the tables; the state holds what does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from grognard.core.book.own import Shelf
from grognard.core.records import Record, replace
from grognard.core.units import Units
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables import units as entries
from grognard.games.wh40k5.data.tables.ground import UnitType
from grognard.games.wh40k5.data.zones import Zone
from grognard.space.plane import Body, Figure, Hull, Point
from grognard.space.terrain import Piece

Place = Literal["table", "off", "aboard", "joined", "destroyed"]
"""Where a unit is: on the table, not on it yet, in a transport (WH-VEH-31), a character in another
(WH-UNIT-04), or gone (WH-CORE-13)."""

Arrival = Literal["", "infiltrate", "walk-on", "reserve", "deep-strike", "outflank"]
"""How a unit that is not on the table will come: not settled yet, after all others have deployed (WH-USR-11), on foot
in the first turn (WH-GAME-16), or out of reserve in one of three ways (WH-GAME-01, WH-GAME-02, WH-GAME-04)."""

HELD: tuple[Arrival, ...] = ("reserve", "deep-strike", "outflank")
"""The ways of a unit that is in reserve."""

PhaseName = Literal["start", "movement", "shooting", "assault"]
"""The parts of a player turn (WH-TURN-01, WH-TURN-04)."""


Ending = Literal["turns", "wiped-out", "concession"]
"""Why a battle is over: its last turn is played, nobody of a side is left, or a side gave up."""


def type_of(kind: str) -> UnitType:
    """What type of unit a kind of model is."""
    return TABLES.types[TABLES.models[kind].type]


class Objective(Record):
    """An objective on the table: its place, and what it is called where the scenario gives it a name."""

    id: str
    x: int
    y: int
    title: str = ""


class Model(Figure, kw_only=True):
    """One model on its base. ``kind`` is its entry in the army list, ``gear`` what it carries, ``wounds`` those it has
    left.

    Of a vehicle: ``facing``, clockwise from up in thousandths of a degree; ``shaken`` and ``stunned``, until the end of
    the player turn of this number (WH-VEH-23); ``immobilised``; ``broken``, the weapons destroyed (WH-VEH-22);
    ``speed``, its class in the last movement phase of its own (WH-VEH-10); ``turned``, it has moved or turned in this
    player turn (WH-VEH-17).

    ``storey``: the floor of a ruin it stands on, 0 the ground (WH-CORE-07). ``dazed``: the player turn to whose end a
    thunder hammer leaves it Initiative 1 (WH-CCW-04).
    """

    kind: str
    gear: tuple[str, ...]
    wounds: int
    dazed: int = 0
    facing: int = 0
    shaken: int | None = None
    stunned: int | None = None
    immobilised: bool = False
    broken: tuple[str, ...] = ()
    speed: str = "stationary"
    turned: bool = False
    storey: int = 0

    @property
    def of(self) -> entries.Model:
        """Its entry in the army list."""
        return TABLES.models[self.kind]

    @property
    def type(self) -> UnitType:
        """What type of unit it is."""
        return type_of(self.kind)

    @property
    def is_vehicle(self) -> bool:
        """Whether it is a vehicle or a gun: something with armour instead of Toughness (WH-CORE-05)."""
        return self.of.profile.is_armoured

    @property
    def at(self) -> Point:
        """Its place."""
        return self.x, self.y

    @property
    def is_walker(self) -> bool:
        """Whether it is a walker, which moves and fights much like infantry (WH-VEH-26)."""
        return self.of.type == "walkers"

    @property
    def is_creature(self) -> bool:
        """Whether it is a monstrous creature (WH-UNIT-09)."""
        return self.of.type == "monstrous-creatures"

    @property
    def body(self) -> Body:
        """The ground it stands on: the hull of a vehicle, the base of anything else."""
        hull = self.of.hull
        if hull is None:
            return self
        return Hull(self.x, self.y, hull[0], hull[1], self.facing)


VEHICLES: Mapping[str, bool] = Shelf(
    {id: TABLES.types[entry.type].vehicle for id, entry in TABLES.models.items()},
    lambda key: TABLES.types[TABLES.models[key].type].vehicle if key in TABLES.models else None,
)
"""The kinds of model that are vehicles."""
GUNS: Mapping[str, bool] = Shelf(
    {id: "gun" in entry.classes for id, entry in TABLES.models.items()},
    lambda key: "gun" in TABLES.models[key].classes if key in TABLES.models else None,
)
"""The kinds of model that are guns with a crew (WH-UNIT-02)."""


class Unit(Record, kw_only=True):
    """One unit.

    ``started`` counts the models it began the battle with. ``fleeing``: it is falling back (WH-MORALE-05); ``down``: it
    has gone to ground and stays so until the end of the player turn of this number (WH-SAVE-07); ``screened``: its
    speed covers it in the shooting phase of the player turn of this number (WH-MOVE-06).

    While it is off the table ``arrival`` says how it will come, and ``due`` that it comes in this player turn.

    Of this player turn: ``moved`` (WH-MOVE-01), ``ran`` (WH-MOVE-05), ``shot``, the unit it has shot at
    (WH-SHOOT-08), ``fired``, the types of weapon that those of it who are not Relentless have fired (WH-WEAPON-02 to
    WH-WEAPON-05, WH-USR-15), ``boosted`` (WH-MOVE-06), ``activated``, it has
    had its move of the movement phase, ``rallied``, it has tried to regroup or had to flee (WH-MORALE-14).
    ``boarded`` and ``alighted``, it has gone into a transport or left one of its own will (WH-VEH-17),
    ``stranded``, it may not assault, having left a vehicle that had moved, ``idle``, it can do nothing more
    (WH-VEH-29).
    Of its assaults in this player turn: ``barred``, it has come by deep strike and may not, ``spilled``, the unit whose
    shooting forced it out of its transport (WH-ASSAULT-01, WH-ASSAULT-26), ``declared``, the unit it has declared an
    assault on, ``charged``, those it has assaulted, ``helpless``, the ones among them that were locked or down when it
    came, ``stumbled``, it came through difficult or dangerous terrain (WH-ASSAULT-04), ``countered``, it met an assault
    with a counter-attack (WH-USR-04).
    Of this phase: ``fresh``, the models it had when the phase began, ``lost``, those it lost in it other than in close
    combat (WH-MORALE-01, WH-MORALE-11), ``shaken``, it has taken a test
    for losing a quarter or begun to flee, ``fought``, its combat of this phase is over (WH-ASSAULT-19).

    ``powers``: its models that have used a psychic power in this player turn (WH-UNIT-05).
    ``spent``: of a unit with guns the models that have fired in this player turn or served a gun (WH-UNIT-02), of
    passengers those that have fired (WH-VEH-18).
    ``guests`` are the characters in it, ``joined`` the unit a character is in or fights beside (WH-UNIT-04).
    ``aboard`` names the transport it is in (WH-VEH-16). Of vehicles: ``smoked``, they have used their smoke launchers;
    ``smoke``, these cover them in the shooting phase of the player turn of this number (WH-VEH-09); ``rammed``, they
    have rammed in this player turn (WH-VEH-15).
    """

    id: str
    seat: int
    kind: str
    models: tuple[Model, ...]
    started: int
    place: Place = "off"
    fleeing: bool = False
    down: int | None = None
    moved: bool = False
    ran: bool = False
    shot: str | None = None
    fired: tuple[str, ...] = ()
    activated: bool = False
    rallied: bool = False
    boosted: bool = False
    screened: int | None = None
    arrival: Arrival = ""
    due: bool = False
    fresh: int = 0
    lost: int = 0
    shaken: bool = False
    aboard: str | None = None
    boarded: bool = False
    alighted: bool = False
    stranded: bool = False
    idle: bool = False
    smoked: bool = False
    smoke: int | None = None
    rammed: bool = False
    barred: bool = False
    spilled: str | None = None
    declared: str | None = None
    charged: tuple[str, ...] = ()
    helpless: tuple[str, ...] = ()
    stumbled: bool = False
    countered: bool = False
    fought: bool = False
    spent: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    guests: tuple[str, ...] = ()
    joined: str | None = None

    @property
    def of(self) -> entries.Unit:
        """Its entry in the army list."""
        return TABLES.units[self.kind]

    @property
    def kinds(self) -> set[str]:
        """The kinds of its models."""
        return {model.kind for model in self.models}

    @property
    def on_table(self) -> bool:
        """Whether it stands on the table."""
        return self.place == "table"

    @property
    def alive(self) -> bool:
        """Whether it is still in the battle, on the table or not (WH-CORE-13)."""
        return self.place != "destroyed"

    @property
    def is_vehicle(self) -> bool:
        """Whether it consists of vehicles."""
        return any(VEHICLES[kind] for kind in self.kinds)

    @property
    def dead(self) -> Unit:
        """It without a model: destroyed (WH-CORE-13)."""
        return replace(self, models=(), place="destroyed", guests=(), aboard=None)

    def model(self, id: str) -> Model:
        """The model of this id. Raises ``KeyError`` if the unit has lost it."""
        for model in self.models:
            if model.id == id:
                return model
        raise KeyError(id)


class State(Units[Unit], kw_only=True):
    """The state of a battle: its units and the turn.

    A game turn is two player turns (WH-CORE-02): ``turn`` counts game turns, ``player_turn`` all player turns,
    ``active`` is the seat whose player turn it is, ``first`` the one that plays first.

    ``mission`` and ``deployment`` are rows of the tables, "" until they are rolled for; ``zones`` are those of the
    seats, ``zones_taken`` whether a player has chosen them; ``objectives`` are those on the table (WH-GAME-07).
    ``ended``: why the battle is over; ``winner`` is None for a draw.
    """

    turn: int = 0
    player_turn: int = 0
    first: int = 0
    active: int = 0
    phase: PhaseName = "start"
    remains: tuple[Piece, ...] = ()
    """The wrecks and craters that vehicles have left (WH-VEH-24)."""
    mission: str = ""
    deployment: str = ""
    zones: tuple[Zone, Zone] = ("south", "north")
    zones_taken: bool = False
    objectives: tuple[Objective, ...] = ()
    waaagh: tuple[int | None, int | None] = (None, None)
    """The player turns in which the seats have called their Waaagh! (WH-USR-25)."""
    ended: Ending | None = None
    winner: int | None = None

    @property
    def night(self) -> bool:
        """Whether it is night in this game turn (WH-GAME-05, WH-GAME-16)."""
        row = TABLES.deployments.get(self.deployment)
        return row is not None and 1 <= self.turn <= row.night_turns

    def of(self, seat: int) -> Iterator[Unit]:
        """The living units of a seat, on the table or not."""
        return (unit for unit in self.units.values() if unit.seat == seat and unit.place != "destroyed")

    def standing(self, seat: int) -> Iterator[Unit]:
        """The units of a seat on the table."""
        return (unit for unit in self.units.values() if unit.seat == seat and unit.place == "table")

    def on_table(self) -> Iterator[Unit]:
        """The units of both seats on the table."""
        return (unit for unit in self.units.values() if unit.place == "table")

    def carrying(self, unit: Unit) -> State:
        """The state with a vehicle where it is now, and its passengers in its middle (WH-VEH-31)."""
        x, y = unit.models[0].at
        riding = (
            replace(other, models=tuple(replace(model, x=x, y=y) for model in other.models))
            for other in self.units.values()
            if other.aboard == unit.id
        )
        return self.with_units(unit, *riding)

    def losing(self, id: str, models: Iterable[str]) -> State:
        """The state in which a unit has lost these models; the characters among them are destroyed (WH-CORE-13)."""
        unit, gone = self.units[id], set(models)
        fallen = [each for each in unit.guests if any(model.rpartition(".")[0] == each for model in gone)]
        guests = tuple(each for each in unit.guests if each not in fallen)
        lost = replace(unit, models=without(unit.models, gone), guests=guests)
        return self.with_units(lost, *(self.units[each].dead for each in fallen))

    def destroying(self, id: str) -> State:
        """The state without a unit and the characters in it (WH-CORE-13)."""
        return self.with_units(*(self.units[each].dead for each in (id, *self.units[id].guests)))


def is_gun(model: Model) -> bool:
    """Whether a model is a gun with a crew (WH-UNIT-02)."""
    return GUNS[model.kind]


def is_short_of_crew(unit: Unit) -> bool:
    """Whether a unit has not one crewman for each gun, and cannot move (WH-UNIT-02)."""
    guns = sum(is_gun(model) for model in unit.models)
    return guns > 0 and guns > sum("crew" in model.of.classes for model in unit.models)


def enemy(seat: int) -> int:
    """The other seat."""
    return 1 - seat


def without(models: tuple[Model, ...], ids: Iterable[str]) -> tuple[Model, ...]:
    """The models but those of these ids."""
    gone = set(ids)
    return tuple(model for model in models if model.id not in gone)
