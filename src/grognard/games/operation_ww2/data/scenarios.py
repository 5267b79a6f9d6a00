"""Scenario files: a map, turns, day or night, who fights from which zone with which force, what wins (AZ-SET).

>>> farm = load_scenario("crossroads-farm")
>>> farm.map, farm.turns, [(side.zone, side.force) for side in farm.side]
('crossroads-farm', 6, [('south', 'us-1944'), ('north', 'german-1944')])
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from grognard.core.book.brought import Part, name_of, read_part
from grognard.core.book.reading import Reader, Wrong, once_for_shipped, read_source, shipped, twice, unknown
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.forces import Id, force_names, load_force
from grognard.games.operation_ww2.data.maps import Map, load_map, map_names
from grognard.games.operation_ww2.data.tables import DATA, TABLES

Zone = Literal["south", "north"]
"""A side of the table: south is the near edge, down on the screen."""

FOLDER = DATA / "scenarios"
SIZE_LIMIT = 1_000_000

Centimetres = Annotated[float, Meta(ge=0, le=400)]


class Rectangle(Record):
    """A rectangle from its south-western to its north-eastern corner, in centimetres, y from south to north."""

    low: tuple[Centimetres, Centimetres]
    high: tuple[Centimetres, Centimetres]


class Side(Record, kw_only=True):
    """One of the two sides: its zone and the force that comes with the scenario.

    Without a zone the players choose by cards (AZ-SET-12). ``area``: a historical scenario says where the side is set
    up, which then is its zone (AZ-SET-03).
    """

    force: Part = ""
    zone: Zone | None = None
    area: Annotated[tuple[Rectangle, ...], Meta(max_length=20)] = ()


class Victory(Record, kw_only=True):
    """What brings points: a place or a building held at the end, or enemies destroyed.

    ``within`` is how near to the place, in centimetres, only one side's unbroken models may be. ``title`` is what a
    place is called, if not by its id or the building's name.
    """

    id: Id
    kind: Literal["place", "building", "unit", "command-unit", "vehicle-or-gun"]
    points: Annotated[int, Meta(ge=1, le=50)]
    place: Rectangle | None = None
    within: Centimetres = 0.0
    building: str = ""
    title: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET


class Scenario(Record, kw_only=True):
    """A battle to be fought. Seat 0 is the first side; map and forces are some that come with the game,
    or stand in the file themselves, or are left open.

    ``zone_depth`` is the depth of both zones in centimetres; without it the middle belongs to nobody and they share the
    rest (AZ-SET-02). ``lead`` are the points that win. Without conditions of ``victory`` those of missions hold
    (AZ-SET-13). ``points`` is what each force may cost, if that is agreed (AZ-SET-10).
    """

    format: Literal["grognard-scenario"]
    version: Literal[1]
    system: Literal["operation_ww2"]
    name: Id
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    map: Part = ""
    turns: Annotated[int, Meta(ge=1, le=30)]
    light: Literal["day", "night"] = "day"
    zone_depth: Centimetres | None = None
    side: tuple[Side, Side]
    victory: Annotated[tuple[Victory, ...], Meta(max_length=20)] = ()
    lead: Annotated[int, Meta(ge=1, le=50)] = 1
    points: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    options: dict[str, str] | UnsetType = UNSET
    source: tuple[str, ...] = ()
    sources: dict[str, str] = {}

    @property
    def bare(self) -> Scenario:
        """Once map, forces and house rules are agreed: without those its file held."""
        first, second = (replace(side, force=name_of(side.force)) for side in self.side)
        return replace(self, map=name_of(self.map), side=(first, second), options=UNSET)


def scenario_names() -> tuple[str, ...]:
    """The scenarios that come with the game, the default first."""
    return shipped(FOLDER, "crossroads-farm")


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
    nations = []
    for number, side in enumerate(scenario.side, 1):
        force, problem = read_part(side.force, force_names(), load_force)
        nations += [] if force is None else [force.nation]
        if problem is not None:
            yield f"side {number}, force", problem
    first, second = scenario.side
    if len(nations) > len(set(nations)):
        yield "side 2, force", say("az-scenario-same")
    if first.zone is not None and first.zone == second.zone:
        yield "side 2, zone", say("az-scenario-same")
    if (first.zone is None) != (second.zone is None) or any(side.area and side.zone is None for side in scenario.side):
        yield f"side {1 if first.zone is None else 2}, zone", say("az-scenario-one-zone")
    problem = None if ground is None else too_deep(scenario, ground)
    if problem is not None:
        yield "zone_depth", problem
    for id in twice(row.id for row in scenario.victory):
        yield "victory", say("file-twice", name=id)
    for number, row in enumerate(scenario.victory, 1):
        if (row.kind == "place") != (row.place is not None) or (row.kind == "building") != bool(row.building):
            yield f"victory {number}", say("az-scenario-victory")
        elif row.building and ground is not None and row.building not in ground.buildings:
            yield f"victory {number}, building", unknown(row.building, ground.buildings)


def too_deep(scenario: Scenario, ground: Map) -> Message | None:
    """What is wrong with the depth of the zones on a map, if anything (AZ-SET-02)."""
    between = TABLES.limits["no-mans-land"].value
    deep = 2 * (scenario.zone_depth or 0) * 1000 > ground.ground.depth - between
    return say("az-scenario-zones", width=between // 1000) if deep else None


def zone_depth(scenario: Scenario, depth: int, no_mans_land: int) -> int:
    """The depth of both zones on a table so deep, in thousandths of a centimetre: as the scenario says, or half of what
    the middle leaves (AZ-SET-02).

    >>> from grognard.core.records import replace
    >>> zone_depth(replace(load_scenario("crossroads-farm"), zone_depth=None), 120_000, 50_000)
    35000
    """
    if scenario.zone_depth is not None:
        return round(scenario.zone_depth * 1000)
    return max(0, (depth - no_mans_land) // 2)
