"""Scenario files: map, mission, deployment, limit of points, who fights from which zone with which army (WH-GAME-07).

>>> chapel = load_scenario("chapel-ruins")
>>> chapel.mission, chapel.deployment, [(side.zone, side.army) for side in chapel.side]
('capture-and-control', 'pitched-battle', [('south', 'space-marines-500'), ('north', 'orks-500')])
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import hypot
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType
from shapely import Point, Polygon

from grognard.core.book.brought import Part, name_of, read_part
from grognard.core.book.reading import Reader, Wrong, once_for_shipped, read_source, shipped, twice, unknown
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
    ``begins`` is the game turn it begins with, where the players come in late. ``points`` is what an army may cost, if
    that is agreed (WH-GAME-06).
    """

    format: Literal["grognard-scenario"]
    version: Literal[1]
    system: Literal["wh40k5"]
    name: Id
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    map: Part = ""
    mission: str = ""
    deployment: str = ""
    points: Annotated[int, Meta(ge=100, le=5000)] | None = None
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
    reader.refuse(wrongs(scenario))
    return scenario


def wrongs(scenario: Scenario) -> Iterator[Wrong]:
    """What is wrong with a scenario, each with its place."""
    ground, problem = read_part(scenario.map, map_names(), load_map)
    if problem is not None:
        yield "map", problem
    if scenario.mission and scenario.mission not in TABLES.missions:
        yield "mission", unknown(scenario.mission, TABLES.missions)
    if scenario.deployment and scenario.deployment not in TABLES.deployments:
        yield "deployment", unknown(scenario.deployment, TABLES.deployments)
    for number, side in enumerate(scenario.side, 1):
        _, problem = read_part(side.army, army_names(), load_army)
        if problem is not None:
            yield f"side {number}, army", problem
    yield from _wrong_zones(scenario)
    for id in twice(objective.id for objective in scenario.objective):
        yield "objective", say("file-twice", name=id)
    if not scenario.objective:
        return
    if not (scenario.mission and scenario.side[0].zone):
        yield "objective", say("wh-scenario-objectives-open")
    elif scenario.mission in TABLES.missions and scenario.deployment in TABLES.deployments and ground is not None:
        problem = misplaced(scenario, ground)
        if problem is not None:
            yield "objective", problem


def _wrong_zones(scenario: Scenario) -> Iterator[Wrong]:
    first, second = (side.zone for side in scenario.side)
    if not (first or second):
        return
    if not scenario.deployment:
        yield "side", say("wh-scenario-zones-rolled")
    if scenario.deployment not in TABLES.deployments:
        return
    zones = zones_of(TABLES.deployments[scenario.deployment])
    strange = [number for number, side in enumerate(scenario.side, 1) if side.zone not in zones]
    for number in strange:
        yield f"side {number}, zone", unknown(scenario.side[number - 1].zone or "", zones)
    if not strange and first is not None and OPPOSITE[first] != second:
        yield "side 2, zone", say("wh-scenario-zones")


def misplaced(scenario: Scenario, map: Map) -> Message | None:
    """What is wrong with the objectives by the mission, if anything (WH-GAME-07)."""
    mission = TABLES.missions[scenario.mission]
    least, most = count_of(mission)
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


def count_of(mission: Mission) -> tuple[int, int]:
    """How few and how many objectives a mission may have."""
    match mission.objectives:
        case None:
            return 0, 0
        case Throw() as throw:
            return throw.least, throw.most
        case count:
            return count, count
