"""Scenario files: a map, a mission, a deployment, points, and who fights from which zone with which army (WH-GAME-07).

>>> chapel = load_scenario("chapel-ruins")
>>> chapel.mission, chapel.deployment, [(side.zone, side.army) for side in chapel.side]
('capture-and-control', 'pitched-battle', [('south', 'space-marines-500'), ('north', 'orks-500')])
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import hypot
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType
from shapely import Point, Polygon

from grognard.core.book.brought import Part, check_part, name_of
from grognard.core.book.reading import Reader, once_for_shipped, read_source, shipped
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.games.wh40k5.data.armies import Id, army_names, load_army
from grognard.games.wh40k5.data.maps import load_map, map_names, terrain_of
from grognard.games.wh40k5.data.tables import DATA, TABLES
from grognard.games.wh40k5.data.tables.battle import Mission
from grognard.games.wh40k5.data.tables.rows import Throw
from grognard.games.wh40k5.data.zones import OPPOSITE, Zone, in_zone, zones_of
from grognard.space.mapfile import Map

FOLDER = DATA / "scenarios"
SIZE_LIMIT = 1_000_000

Inches = Annotated[float, Meta(ge=0, le=144)]


class Side(Record, kw_only=True):
    """One of the two sides: the army that comes with the scenario, and its zone; None: the first player takes his."""

    army: Part = ""
    zone: Zone | None = None


class Objective(Record, kw_only=True):
    """An objective and its place in inches, x to the right, y down."""

    id: Id
    title: Annotated[str, Meta(min_length=1, max_length=40)]
    at: tuple[Inches, Inches]

    @property
    def place(self) -> tuple[int, int]:
        """Its place in thousandths of an inch."""
        return round(self.at[0] * 1000), round(self.at[1] * 1000)


class Scenario(Record, kw_only=True):
    """A battle to be fought. Seat 0 is the first side; map and armies are some that come with the game,
    or stand in the file themselves, or are left open.

    ``mission`` and ``deployment`` are empty where they are rolled for. ``first`` is the seat that deploys and plays
    first, None: they roll off. Without ``objective`` the players place the objectives of the mission themselves.
    ``begins`` is the game turn it begins with, where the players come in late.
    """

    format: Literal["grognard-scenario"]
    version: Literal[1]
    system: Literal["wh40k5"]
    name: Id
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    map: Part = ""
    mission: str = ""
    deployment: str = ""
    points: Annotated[int, Meta(ge=100, le=5000)]
    side: tuple[Side, Side]
    first: Literal[0, 1] | None = None
    objective: Annotated[tuple[Objective, ...], Meta(max_length=5)] = ()
    begins: Annotated[int, Meta(ge=1, le=7)] | UnsetType = UNSET
    options: dict[str, str] | UnsetType = UNSET
    source: tuple[str, ...] = ()

    @property
    def bare(self) -> Scenario:
        """Once map, armies and house rules are agreed: without those its file held."""
        first, second = (replace(side, army=name_of(side.army)) for side in self.side)
        return replace(self, map=name_of(self.map), side=(first, second), options=UNSET)


def scenario_names() -> tuple[str, ...]:
    """The scenarios that come with the game, the default first."""
    return shipped(FOLDER, "chapel-ruins")


@once_for_shipped(FOLDER)
def load_scenario(source: str | Path | Mapping[str, Any] | Scenario) -> Scenario:
    """A scenario from the name of one that comes with the game, a file, the text of a file, or plain data.

    Raises ``InputError`` naming the file, the place in it and the mend.
    """
    if isinstance(source, Scenario):
        return source
    reader = Reader(*read_source(source, FOLDER, SIZE_LIMIT))
    scenario = reader.convert(Scenario)
    ground = check_part(reader, "map", scenario.map, map_names(), load_map)
    if scenario.mission:
        reader.known("mission", scenario.mission, TABLES.missions)
    if scenario.deployment:
        reader.known("deployment", scenario.deployment, TABLES.deployments)
    for number, side in enumerate(scenario.side, 1):
        check_part(reader, f"side {number}, army", side.army, army_names(), load_army)
    first, second = (side.zone for side in scenario.side)
    if not scenario.deployment and (first or second):
        raise reader.error("side", say("wh-scenario-zones-rolled"))
    if first is not None or second is not None:
        for number, side in enumerate(scenario.side, 1):
            zones = zones_of(TABLES.deployments[scenario.deployment])
            reader.known(f"side {number}, zone", side.zone or "", zones)
        if first is None or OPPOSITE[first] != second:
            raise reader.error("side", say("wh-scenario-zones"))
    if scenario.objective and not (scenario.mission and first):
        raise reader.error("objective", say("wh-scenario-objectives-open"))
    reader.unique("objective", (objective.id for objective in scenario.objective))
    if scenario.objective and ground is not None:
        problem = misplaced(scenario, ground)
        if problem is not None:
            raise reader.error("objective", problem)
    return scenario


def misplaced(scenario: Scenario, map: Map) -> Message | None:
    """What is wrong with the objectives by the mission, if anything (WH-GAME-07)."""
    mission = TABLES.missions[scenario.mission]
    least, most = _count(mission)
    if not least <= len(scenario.objective) <= most:
        return say("wh-scenario-objectives", mission=mission.name, least=least, most=most)
    places = {objective.id: objective.place for objective in scenario.objective}
    size = (map.ground.width, map.ground.depth)
    barred = [Polygon(piece.outline) for piece in map.ground.pieces if terrain_of(piece).impassable]
    for id, place in places.items():
        from_edge = min(*place, size[0] - place[0], size[1] - place[1])
        if from_edge < 0 or (mission.apart and from_edge <= mission.apart):
            return say("wh-scenario-edge", objective=id, inches=mission.apart // 1000)
        if mission.place == "table" and any(shape.intersects(Point(place)) for shape in barred):
            return say("wh-scenario-impassable", objective=id)
    for one, other in combinations(places, 2):
        (x, y), (u, v) = places[one], places[other]
        if mission.apart and hypot(x - u, y - v) <= mission.apart:
            return say("wh-scenario-near", one=one, other=other, inches=mission.apart // 1000)
    deployment = TABLES.deployments[scenario.deployment]
    zones = [
        [side.zone for side in scenario.side if side.zone and in_zone(deployment, side.zone, place, size)]
        for place in places.values()
    ]
    if mission.place == "zones" and sorted(zones) != sorted([side.zone] for side in scenario.side):
        return say("wh-scenario-one-a-zone")
    return None


def _count(mission: Mission) -> tuple[int, int]:
    """How few and how many objectives a mission may have."""
    match mission.objectives:
        case None:
            return 0, 0
        case Throw() as throw:
            return throw.least, throw.most
        case count:
            return count, count
