"""Scenario files: a map, a year, points, and who deploys where with which army (AAM-SCN, AAM-GAME-04).

>>> crossroads = load_scenario("crossroads")
>>> crossroads.map, crossroads.year, [(player.zone, player.army) for player in crossroads.player]
('crossroads', 1944, [('south', 'us-100'), ('north', 'german-100')])
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.book.brought import Part, name_of, read_part
from grognard.core.book.reading import Reader, Wrong, once_for_shipped, read_source, shipped
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.axis_allies_minis.data.armies import Id, army_names, load_army
from grognard.games.axis_allies_minis.data.maps import Zone, load_map, map_names
from grognard.games.axis_allies_minis.data.tables import DATA, FIRST_YEAR, LAST_YEAR, Asked, Side

FOLDER = DATA / "scenarios"
SIZE_LIMIT = 1_000_000


class Player(Record, kw_only=True):
    """One of the two players: side, deployment zone and the army that comes with the scenario."""

    side: Side
    zone: Zone
    army: Part = ""


class Scenario(Record, kw_only=True):
    """A battle to be fought, such as Crossroads (AAM-SCN-01). Seat 0 is the first player; map and armies are some that
    come with the game, or stand in the file themselves, or are left open.

    ``shell_holes`` and ``cliffs`` are what those ask of Soldiers and Vehicles if the players leave it to the scenario
    (AAM-TERRAIN-08, AAM-TERRAIN-09): one point and no roll unless it says more. ``begins`` is the turn it begins with,
    where the players come in late. ``options`` are house rules."""

    format: Literal["grognard-scenario"]
    version: Literal[1]
    system: Literal["axis_allies_minis"]
    name: Id
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    map: Part = ""
    year: Annotated[int, Meta(ge=FIRST_YEAR, le=LAST_YEAR)]
    points: Annotated[int, Meta(ge=10, le=1000)]
    player: tuple[Player, Player]
    shell_holes: Asked = Asked()
    cliffs: Asked = Asked()
    begins: Annotated[int, Meta(ge=1, le=10)] = 1
    options: dict[str, str] = {}
    rule: str = ""
    source: tuple[str, ...] = ()

    @property
    def bare(self) -> Scenario:
        """Once map, armies and house rules are agreed: without those its file held."""
        first, second = (replace(player, army=name_of(player.army)) for player in self.player)
        return replace(self, map=name_of(self.map), player=(first, second), options={})


@cache
def scenario_names() -> tuple[str, ...]:
    """The scenarios that come with the game, the default first."""
    return shipped(FOLDER, "crossroads")


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
    _, problem = read_part(scenario.map, map_names(), load_map)
    if problem is not None:
        yield "map", problem
    for number, player in enumerate(scenario.player, 1):
        _, problem = read_part(player.army, army_names(), load_army)
        if problem is not None:
            yield f"player {number}, army", problem
    first, second = scenario.player
    if first.side == second.side:
        yield "player 2, side", say("aam-scenario-same")
    if first.zone == second.zone:
        yield "player 2, zone", say("aam-scenario-same")
