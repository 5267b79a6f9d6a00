"""What a step from a hex into a neighbour takes: points, movement rolls, or never (chapters Movement and Terrain).

The steps of a map are worked out once for all cards that move alike; only bridges blown in a battle change them
(AAM-SA-77). Obstacles, which lie somewhere else in every battle, are looked at apart (see ``obstacles``).

>>> from grognard.games.axis_allies_minis.ground.board import board_of
>>> from grognard.games.axis_allies_minis.data.cards import CARDS
>>> from grognard.games.axis_allies_minis.data.maps import load_map
>>> from grognard.space.hex.grid import from_label
>>> steps = crossings_of(board_of(load_map("crossroads"), {})).steps(CARDS["m4a1-sherman"])
>>> [(step.cost, step.road, step.checks) for step in steps[from_label("C2")] if step.to == from_label("C3")]
[(2, False, (Check(what='forest', need=4, rule='AAM-TERRAIN-04'),))]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.card import Card
from grognard.games.axis_allies_minis.data.tables import (
    CLIFFS,
    OBSTACLES,
    ROAD,
    SHELL_HOLES,
    SIDES,
    TERRAIN,
    Asked,
    Entering,
    SideKind,
    TerrainKind,
)
from grognard.games.axis_allies_minis.ground.board import Board
from grognard.space.hex.grid import Direction, Hex, Hexside, hexside, label


class Check(Record):
    """A movement roll a step asks for: the terrain, hexside or obstacle, the least face, the rule (AAM-MOVE-05)."""

    what: str
    need: int
    rule: str


class Step(Record, gc=False):
    """A step into a neighbouring hex: the way it leads, its price in points, whether it follows a road and what it then
    costs as the first of a phase (AAM-MOVE-04), the movement rolls the terrain asks for."""

    to: Hex
    way: Direction
    cost: int
    road: bool
    first: int
    checks: tuple[Check, ...] = ()


def name_of(what: str) -> Message:
    """What players call the terrain, hexside or obstacle of this id."""
    return (TERRAIN.get(what) or SIDES.get(what) or OBSTACLES[what]).name


Steps = Mapping[Hex, tuple[Step, ...]]
"""The steps out of every hex, clockwise from N, without those barred."""

MATTERS = frozenset(
    (
        "robust",
        "excellent-suspension",
        "poor-suspension",
        "weak-suspension",
        "trench-crossing",
        "brushcutters",
        "amphibious",
        "thin-wheels",
    )
)
"""The abilities that change what terrain asks of a unit (AAM-SA-64 to AAM-SA-67)."""


def needs(card: Card, roll: int) -> int:
    """The face a unit needs for a movement roll; Robust adds to the die (AAM-SA-64).

    >>> from grognard.games.axis_allies_minis.data.cards import CARDS
    >>> needs(CARDS["m4a1-sherman"], 4), needs(CARDS["m5a1"], 4)
    (4, 3)
    """
    return roll - ABILITIES["robust"].numbers["roll"] if card.has("robust") else roll


class Demand(Record):
    """What one thing on the way asks of a unit that enters or crosses it, and the rule that says so."""

    what: str
    rule: str
    entering: Entering


class Crossings:
    """The steps of a map, given what its shell holes (AAM-TERRAIN-08) and cliffs (AAM-TERRAIN-09) ask of a mover."""

    def __init__(self, board: Board, shell_holes: Asked, cliffs: Asked) -> None:
        self.board = board
        self.shell_holes = shell_holes
        self.cliffs = cliffs
        self._cliffs = frozenset(at.side(way) for at, way in board.map.cliffs)
        self._held: dict[str, frozenset[Hex]] = {}
        self._by_card: dict[tuple[str, tuple[Hexside, ...]], Steps] = {}
        self._by_likeness: dict[tuple[bool, frozenset[str], tuple[Hexside, ...]], Steps] = {}

    def steps(self, card: Card, blown: tuple[Hexside, ...] = ()) -> Steps:
        """The steps out of each hex for a card, the roads cut where bridges are blown (AAM-SA-77)."""
        found = self._by_card.get((card.id, blown))
        if found is None:
            likeness = (card.type == "vehicle", frozenset(held.id for held in card.abilities) & MATTERS, blown)
            found = self._by_likeness.get(likeness)
            if found is None:
                found = {place: tuple(self._steps_from(card, place, blown)) for place in self.board.hexes}
                self._by_likeness[likeness] = found
            self._by_card[card.id, blown] = found
        return found

    def barred(self, card: Card, here: Hex, there: Hex, blown: tuple[Hexside, ...] = ()) -> Refused | None:
        """Why a card can never step into a neighbour: the rule and the reason; None if it can."""
        if not self._on_road(here, there, blown):
            for demand in self._demands(card, here, there):
                if demand.entering.barred:
                    return Refused(say("aam-refused-barred", what=name_of(demand.what), hex=label(there)), demand.rule)
        return None

    def can_stand(self, card: Card, at: Hex) -> bool:
        """Whether the terrain of a hex can hold a unit: none it may never enter, unless a road leads there
        (AAM-TERRAIN-02, AAM-TERRAIN-06, AAM-TERRAIN-07)."""
        found = self._held.get(card.id)
        if found is None:
            roads = self.board.map.roads
            found = self._held[card.id] = frozenset(
                place
                for place in self.board.hexes
                if not self._in_hex(card, place).entering.barred
                or any(place.side(way) in roads for way, _there in self.board.steps(place))
            )
        return at in found

    def _steps_from(self, card: Card, here: Hex, blown: tuple[Hexside, ...]) -> Iterator[Step]:
        """The steps out of a hex: by road at its price (AAM-MOVE-04, AAM-TERRAIN-02), else at the dearest of what is
        asked on the way (AAM-MOVE-02, AAM-MOVE-05)."""
        vehicle = card.type == "vehicle"
        price, first = (ROAD.vehicles, ROAD.vehicles_first) if vehicle else (ROAD.soldiers, ROAD.soldiers_first)
        for way, there in self.board.steps(here):
            if self._on_road(here, there, blown):
                yield Step(there, way, price, True, first)
                continue
            demands = list(self._demands(card, here, there))
            if not any(demand.entering.barred for demand in demands):
                cost = max(demand.entering.cost for demand in demands)
                yield Step(there, way, cost, False, cost, tuple(_checks(card, demands)))

    def _on_road(self, here: Hex, there: Hex, blown: tuple[Hexside, ...]) -> bool:
        """Whether a road joins two neighbours; it sets aside all terrain on the way (AAM-MOVE-04)."""
        side = hexside(here, there)
        return side in self.board.map.roads and side not in blown

    def _demands(self, card: Card, here: Hex, there: Hex) -> Iterator[Demand]:
        """What the side and then the hex ask; a cliff side is crossed upwards and downwards (AAM-TERRAIN-09 to
        AAM-TERRAIN-11)."""
        side, map = hexside(here, there), self.board.map
        if side in map.hedgerows:
            yield _across("hedgerow", card)
        if side in map.streams:
            yield _across_stream(card)
        if side in self._cliffs:
            yield Demand("cliff", SIDES["cliff"].rule, _by_type(self.cliffs, card))
        yield self._in_hex(card, there)

    def _in_hex(self, card: Card, at: Hex) -> Demand:
        """What the terrain of a hex asks (AAM-TERRAIN-01 to AAM-TERRAIN-08), by the unit's abilities (AAM-SA-65 to
        AAM-SA-67)."""
        kind = self.board.map.kind(at)
        entering = _by_type(kind, card)
        rule = kind.rule
        match kind.id:
            case "hill":
                if card.has("excellent-suspension"):
                    cost = ABILITIES["excellent-suspension"].numbers["cost"]
                    rule, entering = "AAM-SA-65", replace(entering, cost=cost)
                if card.has("weak-suspension"):
                    roll = ABILITIES["weak-suspension"].numbers["needs"]
                    rule, entering = "AAM-SA-65", replace(entering, roll=roll)
                if card.has("poor-suspension"):
                    rule, entering = "AAM-SA-65", replace(entering, barred=True)
            case "forest":
                if card.has("brushcutters"):
                    rule, entering = "AAM-SA-66", replace(entering, roll=None)
            case "water":
                if card.has("amphibious"):
                    rule, entering = "AAM-SA-66", Entering(cost=ABILITIES["amphibious"].numbers["cost"])
            case "marsh":
                if card.has("thin-wheels"):
                    rule, entering = "AAM-SA-67", replace(entering, barred=True)
            case "shell-holes":
                entering = _by_type(self.shell_holes, card)
        return Demand(kind.id, rule, entering)


def _by_type(asked: Asked | SideKind | TerrainKind, card: Card) -> Entering:
    return asked.vehicles if card.type == "vehicle" else asked.soldiers


def _across(side: str, card: Card) -> Demand:
    kind = SIDES[side]
    return Demand(side, kind.rule, _by_type(kind, card))


def _across_stream(card: Card) -> Demand:
    """A stream off the road (AAM-TERRAIN-11): no roll for Trench Crossing and Amphibious (AAM-SA-66), never for Thin
    Wheels (AAM-SA-67)."""
    demand = _across("stream", card)
    if card.has("thin-wheels"):
        return replace(demand, rule="AAM-SA-67", entering=replace(demand.entering, barred=True))
    if card.has("trench-crossing") or card.has("amphibious"):
        return replace(demand, rule="AAM-SA-66", entering=replace(demand.entering, roll=None))
    return demand


def _checks(card: Card, demands: list[Demand]) -> Iterator[Check]:
    for demand in demands:
        if demand.entering.roll is not None:
            yield Check(demand.what, needs(card, demand.entering.roll), demand.rule)


def crossings_of(board: Board, shell_holes: Asked = SHELL_HOLES, cliffs: Asked = CLIFFS) -> Crossings:
    """The crossings of a board, worked out once; the table says what shell holes and cliffs ask, or a scenario."""
    return _crossings(board, shell_holes, cliffs)


_crossings = lru_cache(maxsize=32)(Crossings)
