"""What a battle of Operation World War II consists of: models, units, command cards and the chain, as frozen records.

Places are thousandths of a centimetre. What never changes in a battle (training, weapons' tables, terrain) lies in the
set-up; the state holds what does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from grognard.core.records import Record, replace
from grognard.games.operation_ww2.choices import Card, Intent, Zone
from grognard.games.operation_ww2.tables.command import State as DetectionState
from grognard.space.plane import Body, Disc, Hull

Posture = Literal["standing", "scared"]
"""What a living model does; the dead are gone (AZ-DEF-08)."""

Place = Literal["waiting", "table", "gone"]
"""Where a unit is: not set up yet, on the table, or out of the battle."""


class CommandCards(Record):
    """One player's cards (AZ-CRD-01): the ``deck`` to draw from, its next card first, the ``hand``, and the cards
    discarded and played this turn."""

    deck: tuple[Card, ...]
    hand: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    played: tuple[Card, ...] = ()

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


class Machine(Record):
    """What happens to a vehicle or a gun beyond its place (AZ-VEH-03, AZ-VDM).

    ``sheet`` is the row of a vehicle's sheet, ``traits`` are those bought for it; neither changes. Of the crew of a
    vehicle only counts are kept: how many of those aboard are alive and of them ``scared``, and if the commander is
    among them; a gun's crew are models. ``exposed`` are the tasks whose men look out (AZ-XPO-07), ``lost``
    the parts that are gone, each as often as it was hit, ``turret`` is how far the turret is turned from the hull.
    """

    crew: int = 0
    scared: int = 0
    commander: bool = True
    exposed: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    turret: int = 0
    sheet: str = ""
    traits: tuple[str, ...] = ()


class Model(Disc):
    """A person on a round base, a gun or a vehicle (AZ-DEF-01). ``role`` is what it is in the unit: leader, gunner,
    rifleman, ..., ``gun`` or ``vehicle``.

    A gun or a vehicle has a ``length``, a ``width``, a ``facing`` and a ``machine``; its ``radius`` then is that of the
    circle about its corners. ``reload`` are the markers on its weapons (AZ-CRW-09). ``storey`` is the floor of a
    building it stands on, 0 the ground. ``aboard`` is the model that carries it: its place then means nothing.
    """

    id: str
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

    @property
    def body(self) -> Body:
        """What it covers of the table."""
        return Hull(self.x, self.y, self.length, self.width, self.facing) if self.length else self

    @property
    def is_person(self) -> bool:
        """Whether it is somebody on foot."""
        return self.role not in ("gun", "vehicle")


class Unit(Record):
    """What takes an order as one body (AZ-DEF-01).

    ``detection`` is what it did last, as far as detecting it goes (AZ-DEF-09, AZ-EXE-06). ``acted_turn`` is the last
    turn in which it acted (AZ-DEF-10). ``broken`` has nothing to do with how its models stand (AZ-DEF-08).
    ``attached_to`` is the unit it takes its orders with, ``abandoned`` a vehicle without its crew (AZ-CRD-13).
    ``losses`` are all the models it has lost, ``tested`` for how many of them morale was tested (AZ-MOR-01).
    """

    id: str
    seat: int
    models: tuple[Model, ...]
    place: Place = "waiting"
    detection: DetectionState = "stationary"
    acted_turn: int = 0
    broken: bool = False
    attached_to: str | None = None
    abandoned: bool = False
    losses: int = 0
    tested: int = 0

    @property
    def on_table(self) -> bool:
        """Whether it stands on the table."""
        return self.place == "table"

    @property
    def people(self) -> tuple[Model, ...]:
        """Its models on foot, the crew of a gun among them."""
        return tuple(model for model in self.models if model.is_person and model.aboard is None)

    @property
    def is_vehicle(self) -> bool:
        """Whether it drives."""
        return any(model.role == "vehicle" for model in self.models)

    @property
    def is_manned(self) -> bool:
        """Whether anybody is left in it: neither an empty vehicle nor a gun without crew (AZ-CRD-13)."""
        return not self.abandoned if self.is_vehicle else bool(self.people)

    @property
    def takes_orders(self) -> bool:
        """Whether it can be given an order of its own: manned, on the table, attached to nobody and not broken
        (AZ-ORD-11, AZ-CRD-13)."""
        return self.on_table and self.is_manned and self.attached_to is None and not self.broken

    def model(self, id: str) -> Model:
        """The model of this id. Raises ``KeyError`` if the unit has lost it."""
        for model in self.models:
            if model.id == id:
                return model
        raise KeyError(id)


class Ordered(Record):
    """A card on a unit in the chain (AZ-RCT-01). ``intent`` is None until it has been declared; ``length`` is how long
    the way declared with it is, in whole thousandths of a centimetre."""

    seat: int
    unit: str
    card: Card
    intent: Intent | None = None
    length: int = 0


class State(Record):
    """The state of a battle.

    ``cards`` are those of both seats. ``chain`` holds the orders played and not carried out yet, the first one played
    first (AZ-RCT-04); the last has the lowest priority. ``initiative`` is the seat that had it last (AZ-TRN-09).
    ``exchanged`` says who has used a privilege that comes once in a battle (AZ-CRD-06). ``zones`` are the sides of the
    table the seats have, once that is known (AZ-SET-12). ``winner`` is known once the battle is over, None for a draw.
    """

    units: dict[str, Unit]
    cards: tuple[CommandCards, CommandCards]
    turn: int = 0
    chain: tuple[Ordered, ...] = ()
    initiative: int | None = None
    exchanged: tuple[bool, bool] = (False, False)
    zones: tuple[Zone, ...] = ()
    ended: bool = False
    winner: int | None = None
    conceded: bool = False

    def of(self, seat: int) -> Iterator[Unit]:
        """The units of a seat that are still in the battle."""
        return (unit for unit in self.units.values() if unit.seat == seat and unit.place != "gone")

    def changing(self, id: str, **fields: object) -> State:
        """The state with some fields of one unit changed."""
        return replace(self, units={**self.units, id: replace(self.units[id], **fields)})

    def with_cards(self, seat: int, cards: CommandCards) -> State:
        """The state with other cards of one seat."""
        return replace(self, cards=(cards, self.cards[1]) if seat == 0 else (self.cards[0], cards))


def enemy(seat: int) -> int:
    """The other seat."""
    return 1 - seat
