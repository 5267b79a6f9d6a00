"""What a battle of Operation World War II consists of: models, units, command cards and the chain, as frozen records.

Places are thousandths of a centimetre. What never changes in a battle (training, weapons' tables, terrain) lies in the
set-up; the state holds what does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from grognard.core.records import Record, replace
from grognard.core.units import Units
from grognard.games.operation_ww2.data.scenarios import Zone
from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.ground import (
    Breach,
    Damaged,
    Dust,
    Light,
    Link,
    Manhole,
    Primed,
    Smoke,
    Wind,
    Wreck,
)
from grognard.games.operation_ww2.state.intents import Intent
from grognard.space.plane import Body, Disc, Figure, Hull, Point

Posture = Literal["standing", "scared"]
"""What a living model does; the dead are gone (AZ-DEF-08)."""


Place = Literal["waiting", "table", "below", "gone"]
"""Where a unit is: not set up yet, on the table, below ground (AZ-TUN-02), or out of the battle."""


Latest = Literal["", "drove", "halted", "lay"]
"""What a vehicle did with its latest order, as far as later rules ask."""


class CommandCards(Record):
    """One player's cards (AZ-CRD-01): the ``deck`` to draw from, its next card first, the ``hand``, and the cards
    discarded and played this turn. ``divided``: manoeuvre and fire are drawn apart (AZ-ALT-01)."""

    deck: tuple[Card, ...]
    hand: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    played: tuple[Card, ...] = ()
    divided: bool = False

    def without(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The hand but for these cards, each as often as it is named. Raises ``ValueError`` if one is not held."""
        left = list(self.hand)
        for card in cards:
            left.remove(card)
        return tuple(left)

    def holds(self, cards: Iterable[Card]) -> bool:
        """Whether the hand has all these cards, each as often as it is named."""
        try:
            self.without(cards)
        except ValueError:
            return False
        return True


class Bicycle(Disc):
    """A bicycle that stands about without its rider (AZ-BIK-04)."""

    id: str


class Machine(Record):
    """What happens to a vehicle or a gun beyond its place (AZ-VEH-03, AZ-VDM).

    ``sheet`` is the row of a vehicle's sheet, ``traits`` are those bought for it; neither changes. Of the crew of a
    vehicle only counts are kept: how many of those aboard are alive and of them ``scared``, and if the commander is
    among them; a gun's crew are models. ``exposed`` are the tasks whose men look out (AZ-XPO-07), ``lost``
    the parts that are gone, each as often as it was hit: ``wheel``, ``track``, ``immobile``, ``engine`` and the ids of
    mounted weapons. ``turret`` is how far the turret is turned from the hull. ``shaken``: the commander is among the
    scared. ``boarded`` of the crew came aboard in the turn ``since`` and do nothing else in it
    (AZ-VEH-05). ``latest`` is what it did
    with its latest order: it ``drove``, it ``halted`` though it might have driven, it ``lay`` in ambush without firing
    (AZ-VDM-18, AZ-MC-01). ``calm`` is the turn in which nobody else may
    look out (AZ-NRV-06). ``stuck`` is the piece of ground it
    is stuck in (AZ-DRV-02). ``detection`` is what the vehicle did last, apart from its unit's people on foot
    (AZ-MTI-02). ``tasks`` were handed out with the declaration, by the option ``task_allocation`` (AZ-VEH-08).
    ``unseen`` are the units that were not detected when the order was given for which somebody looks out (AZ-XPO-05).
    ``inside`` is the building a tank has broken into (AZ-TKB-02).
    """

    crew: int = 0
    scared: int = 0
    commander: bool = True
    exposed: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    turret: int = 0
    sheet: str = ""
    traits: tuple[str, ...] = ()
    shaken: bool = False
    boarded: int = 0
    since: int = 0
    latest: Latest = ""
    calm: int = 0
    stuck: str = ""
    detection: DetectionState = "stationary"
    tasks: tuple[str, ...] | None = None
    unseen: tuple[str, ...] = ()
    inside: str = ""


THINGS = ("gun", "vehicle")
"""The roles of what is nobody on foot."""


class Model(Figure):
    """A person on a round base, who goes and looks all round (AZ-MOV-07), a gun or a vehicle (AZ-DEF-01). ``role`` is
    what it is in the unit: leader, gunner, rifleman, ..., ``gun`` or ``vehicle``.

    A gun or a vehicle has a ``length``, a ``width``, a ``facing`` and a ``machine``; its ``radius`` then is that of the
    circle about its corners. ``reload`` are the markers on its weapons (AZ-CRW-09). ``storey`` is the floor of a
    building it stands on, 0 the ground. ``aboard`` is the model that carries it: its place then is where that one
    stands, ``on_top`` of it if it rides on a tank (AZ-TTR-01). ``is_cyclist``: it sits on a bicycle (AZ-BIK).

    ``boarded`` is the last turn in which it got on or off something (AZ-EMB-03).
    ``fired`` is the last turn in which a weapon was fired that has to be reloaded, points somewhere or cannot be moved
    and fired in one turn, ``moved`` that in which the model changed place (AZ-CRW-13, AZ-CRW-04); ``spent`` how often a
    weapon was fired whose rounds are counted (AZ-WPN-11). ``laid`` is where a weapon on a tripod points; None: it is
    not set up yet, or anew after moving (AZ-CRW-04).
    """

    role: str
    weapons: tuple[str, ...] = ()
    posture: Posture = "standing"
    length: int = 0
    width: int = 0
    facing: int = 0
    storey: int = 0
    reload: dict[str, int] = {}
    aboard: str | None = None
    machine: Machine | None = None
    boarded: int = 0
    fired: dict[str, int] = {}
    spent: dict[str, int] = {}
    moved: int = 0
    laid: int | None = None
    is_cyclist: bool = False
    on_top: bool = False

    @property
    def body(self) -> Body:
        """What it covers of the table."""
        return Hull(self.x, self.y, self.length, self.width, self.facing) if self.length else self

    @property
    def is_person(self) -> bool:
        """Whether it is somebody on foot."""
        return self.role not in THINGS


def went(model: Model, place: Point, turn: int, **fields: object) -> Model:
    """A model that has changed place this turn: what it had set up points nowhere any more (AZ-CRW-13, AZ-CRW-04)."""
    return replace(model, x=place[0], y=place[1], moved=turn, laid=None, **fields)


class Unit(Record):
    """What takes an order as one body (AZ-DEF-01).

    ``detection`` is what it did last, as far as detecting it goes (AZ-DEF-09, AZ-EXE-06). ``acted_turn`` is the last
    turn in which it acted (AZ-DEF-10). ``broken`` has nothing to do with how its models stand (AZ-DEF-08).
    ``joined`` are the units that go with it for a time (AZ-TMP-01, AZ-TMP-04). ``attached_to`` is the unit it takes its
    orders with.
    ``hitching`` is the vehicle to which its crew is hitching its gun, or from which it takes it (AZ-TOW-05).
    ``losses`` are all the models it has lost, ``tested`` for how many of them morale was tested (AZ-MOR-01);
    ``flamed``: the last of them fell to a flame weapon (AZ-FLM-02). ``known_to`` are the
    units that remember it (AZ-DET-12). ``squad`` is the unit that a vehicle has dropped out of and may come back to
    (AZ-VSQ-03), ``couraged`` how many vehicles a squad had lost when its courage was last tested (AZ-VSQ-05). ``used``
    says how often what its list has bought for it besides was used up or
    lost: smoke, flares, searchlights (AZ-SMK-07, AZ-NGT-07, AZ-NGT-08). ``tunnel`` are the numbers of the entries it is
    at or between below ground (AZ-TUN-04).
    """

    id: str
    seat: int
    models: tuple[Model, ...]
    place: Place = "waiting"
    detection: DetectionState = "stationary"
    acted_turn: int = 0
    broken: bool = False
    attached_to: str | None = None
    losses: int = 0
    tested: int = 0
    hitching: str = ""
    flamed: bool = False
    known_to: tuple[str, ...] = ()
    squad: str = ""
    couraged: int = 0
    joined: tuple[str, ...] = ()
    used: dict[str, int] = {}
    tunnel: tuple[int, ...] = ()

    @property
    def is_below(self) -> bool:
        """Whether it is in a tunnel (AZ-TUN-02)."""
        return self.place == "below"

    @property
    def is_there(self) -> bool:
        """Whether it is on the table or below it."""
        return self.place == "table" or self.place == "below"

    @property
    def on_table(self) -> bool:
        """Whether it stands on the table."""
        return self.place == "table"

    @property
    def people(self) -> tuple[Model, ...]:
        """Its models on foot, the crew of a gun among them."""
        return tuple([model for model in self.models if model.aboard is None and model.role not in THINGS])

    def has_crew(self, vehicle: Model) -> bool:
        """Whether anybody of the unit is aboard its vehicle to drive it: not on top of it (AZ-TTR-01)."""
        if vehicle.machine is None or vehicle.machine.crew > 0:
            return True
        return any(model.is_person and model.aboard == vehicle.id and not model.on_top for model in self.models)

    @property
    def vehicles(self) -> tuple[Model, ...]:
        """Its vehicles, manned or not."""
        return tuple(model for model in self.models if model.role == "vehicle")

    @property
    def is_vehicle(self) -> bool:
        """Whether it drives: a vehicle of its own has somebody aboard. A crew that has got out is infantry
        (AZ-VEH-10)."""
        vehicles = [model for model in self.models if model.role == "vehicle"]
        return bool(vehicles) and any(self.has_crew(model) for model in vehicles)

    @property
    def is_manned(self) -> bool:
        """Whether anybody is left in it: neither an empty vehicle, which stays as it is, nor a gun without crew
        (AZ-CRD-13, AZ-VDM-13, AZ-VDM-19)."""
        return self.is_vehicle or any(model.aboard is None and model.role not in THINGS for model in self.models)

    @property
    def takes_orders(self) -> bool:
        """Whether it can be given an order of its own: manned, on the table or below it, attached to nobody and not
        broken (AZ-ORD-11, AZ-CRD-13)."""
        return self.is_there and self.attached_to is None and not self.broken and self.is_manned

    def model(self, id: str) -> Model:
        """The model of this id. Raises ``KeyError`` if the unit has lost it."""
        for model in self.models:
            if model.id == id:
                return model
        raise KeyError(id)


class Ordered(Record):
    """A card on a unit in the chain (AZ-RCT-01). ``intent`` is None until it has been declared; ``length`` is how long
    the way declared with it is, in whole thousandths of a centimetre, ``blind`` says that it did not see or detect
    then what it is to fire at indirectly (AZ-IND-02), ``stood`` are the places of the models of its target, and of
    whom it goes for, at that moment (AZ-ORD-08), ``strength`` what the unit had then (AZ-EXE-09)."""

    seat: int
    unit: str
    card: Card
    intent: Intent | None = None
    length: int = 0
    blind: bool = False
    stood: tuple[Point, ...] = ()
    strength: int = 0


class HeldShot(Record):
    """A shot that waits for an enemy to come to a point of its way (AZ-ANT-02). ``lying``: who lay scared in the unit
    when its order was due, and only stands up (AZ-ORD-07)."""

    ordered: Ordered
    lying: tuple[str, ...] = ()


class Coordinates(Record):
    """Where a unit was told an enemy stands; they stay when he goes (AZ-COM-07, AZ-COM-09)."""

    x: int
    y: int
    storey: int
    target: str
    model: str

    @property
    def at(self) -> Point:
        """The place."""
        return self.x, self.y


class Errand(Record):
    """A runner under way: whose he is, to which unit, with which coordinates, None for a cease-fire; ``turn`` is when
    he ran last, ``back``: he has been there and returns (AZ-COM-05, AZ-COM-13)."""

    home: str
    to: str
    coordinates: Coordinates | None
    turn: int
    back: bool = False


class State(Units[Unit]):
    """The state of a battle.

    ``cards`` are those of both seats. ``chain`` holds the orders played and not carried out yet, the first one played
    first (AZ-RCT-04); the last has the lowest priority. ``initiative`` is the seat that had it last (AZ-TRN-09).
    ``coordinates`` are those units hold (AZ-COM-08), ``errands`` those of runners, by the id of the unit of one that
    each is on his way. ``exchanged`` says who has used a privilege that comes once in a battle (AZ-CRD-06).
    ``wrecks`` and ``breaches`` are what the battle has added to the terrain and taken from it; the context follows
    them, as ``damaged`` buildings and ``dust`` change it. ``primed`` are charges laid and not set off. ``zones`` are
    the sides of the table the seats have, once that is known (AZ-SET-12). ``wind`` and ``smoke`` are those of the
    option ``smoke`` (AZ-SMK-01); the context follows the smoke too. ``lights`` lie until the end of the turn
    (AZ-TRN-11). ``manholes`` are the entries of the tunnels (AZ-TUN-01).
    ``winner`` is known once the battle is over, None for a draw.
    """

    cards: tuple[CommandCards, CommandCards]
    turn: int = 0
    chain: tuple[Ordered, ...] = ()
    held: tuple[HeldShot, ...] = ()
    bicycles: tuple[Bicycle, ...] = ()
    initiative: int | None = None
    exchanged: tuple[bool, bool] = (False, False)
    coordinates: dict[str, Coordinates] = {}
    errands: dict[str, Errand] = {}
    wrecks: tuple[Wreck, ...] = ()
    breaches: tuple[Breach, ...] = ()
    links: tuple[Link, ...] = ()
    damaged: tuple[Damaged, ...] = ()
    dust: tuple[Dust, ...] = ()
    primed: tuple[Primed, ...] = ()
    zones: tuple[Zone, ...] = ()
    wind: Wind | None = None
    smoke: tuple[Smoke, ...] = ()
    lights: tuple[Light, ...] = ()
    manholes: tuple[Manhole, ...] = ()
    ended: bool = False
    winner: int | None = None
    conceded: bool = False

    def of(self, seat: int) -> Iterator[Unit]:
        """The units of a seat that are still in the battle."""
        return (unit for unit in self.units.values() if unit.seat == seat and unit.place != "gone")

    def now(self, id: str) -> Unit | None:
        """The unit of this id or, while it goes with another for a time, that one (AZ-TMP-01, AZ-TMP-04)."""
        found = self.units.get(id)
        return found or next((unit for unit in self.units.values() if id in unit.joined), None)

    def with_cards(self, seat: int, cards: CommandCards) -> State:
        """The state with other cards of one seat."""
        return replace(self, cards=(cards, self.cards[1]) if seat == 0 else (self.cards[0], cards))


def home_of(model: str) -> str:
    """The unit of the force lists that a model came with, or the crew of which it was.

    >>> home_of("a.tank.1"), home_of("a.tank.1.3")
    ('a.tank', 'a.tank')
    """
    return ".".join(model.split(".")[:2])


def enemy(seat: int) -> int:
    """The other seat."""
    return 1 - seat


def has_smoke(state: State) -> bool:
    """Whether there is smoke on the table, from rounds and devices or over burning wrecks."""
    return bool(state.smoke) or any(wreck.burns for wreck in state.wrecks)


def strength_of(unit: Unit) -> int:
    """What a unit has to lose: its models, the crews and the parts of its vehicles and guns (AZ-EXE-09)."""
    machines = [model.machine for model in unit.models if model.machine is not None]
    return len(unit.models) + sum(machine.crew - len(machine.lost) for machine in machines)
