"""Scenario files: who sets up where, what waits, what is fought over and how it is counted (chapter Scenario).

Ours are written in the manner of the one scenario of the catalogue. Parts and objectives are told from the side that
wins the roll-off: it is the first part, and the attacker where a scenario has one.

>>> load_scenario("maximum-attrition").part[0].first_wave, load_scenario("hold-the-line").attack
(0.5, True)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.book.brought import Part as Brought
from grognard.core.book.brought import name_of, read_part
from grognard.core.book.reading import Reader, Wrong, once_for_shipped, read_source, shipped, twice
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.games.bolt_action.data.armies import Id, army_names, load_army
from grognard.games.bolt_action.data.maps import load_map, map_names
from grognard.games.bolt_action.data.tables import DATA

FOLDER = DATA / "scenarios"
SIZE_LIMIT = 1_000_000

Share = Annotated[float, Meta(ge=0, le=1)]
Inches = Annotated[float, Meta(ge=0, le=72)]
Die = Annotated[int, Meta(ge=0, le=6)]
Points = Annotated[int, Meta(ge=0, le=10)]


class Part(Record, kw_only=True):
    """What one side does before the battle.

    ``zone``: where it sets up, in a strip along its own edge or about the middle of the table, ``depth`` inches deep;
    ``set_up`` is the least share of its units it sets up there (BA-SCN-14). ``first_wave``: the least share of its
    units that enters in turn 1 (BA-SCN-10); what is neither waits in reserve. ``enters``: over its own edge or over
    either long one. ``bombards``: the die on which its preparatory bombardment arrives, 0 if it has none (BA-SCN-07).
    """

    zone: Literal["none", "edge", "middle"] = "none"
    depth: Inches = 12
    set_up: Share = 0.0
    first_wave: Share = 0.0
    enters: Literal["own", "long-edges"] = "own"
    bombards: Die = 0


class Objective(Record, kw_only=True):
    """A place worth ``points`` to whoever holds it at the end: how far across the table it lies, and how far ahead of
    the first part's edge, as shares of its width and depth. One of a player's own has a ``title``."""

    id: Id
    title: Annotated[str, Meta(max_length=40)] = ""
    across: Share
    ahead: Share
    points: Points


class Scenario(Record, kw_only=True):
    """A battle to be fought.

    ``turns`` are played, and one more on a die of ``extra`` or more, 0 for never (BA-SCN-02). Points: ``kills`` for
    each enemy unit destroyed (BA-SCN-03), those of each objective held, and ``through`` for each unit of the attacker
    that stands within 12 inches of the other edge. ``attack``: whether there is an attacker and a defender, who sets up
    first. ``lead``: by how many points the winner must lead.

    One of a player's own has a ``title`` and a ``note``, and may bring its ``map``, its two armies (``army``) and house
    rules (``options``). ``points`` is what an army may cost, if that is agreed (BA-ARMY-01).
    """

    format: Literal["grognard-scenario"]
    version: Literal[1]
    system: Literal["bolt_action"]
    name: Id
    part: Annotated[tuple[Part, ...], Meta(min_length=1, max_length=2)]
    attack: bool = False
    objective: Annotated[tuple[Objective, ...], Meta(max_length=9)] = ()
    turns: Annotated[int, Meta(ge=1, le=12)] = 6
    extra: Die = 4
    kills: Points = 1
    through: Points = 0
    lead: Annotated[int, Meta(ge=1, le=10)] = 2
    rule: str = ""
    source: tuple[str, ...] = ()
    title: Annotated[str, Meta(max_length=60)] = ""
    note: Annotated[str, Meta(max_length=600)] = ""
    map: Brought = ""
    army: tuple[Brought, Brought] = ("", "")
    options: dict[str, str] = {}
    points: Annotated[int, Meta(ge=50, le=10_000)] | None = None

    @property
    def heading(self) -> Message:
        """What players call it."""
        if self.title or self.name not in scenario_names():
            return say("ba-scenario-own", title=self.title or self.name)
        return say(f"ba-scenario-{self.name}")

    @property
    def about(self) -> Message:
        """What it is about, in a few sentences."""
        if self.title or self.name not in scenario_names():
            numbers = say("ba-scenario-own.note", turns=self.turns, lead=self.lead)
            return say("ba-scenario-note", note=self.note) if self.note else numbers
        return say(f"ba-scenario-{self.name}.note")

    @property
    def bare(self) -> Scenario:
        """Once map, armies and house rules are agreed: without those its file held, and what they might have cost."""
        first, second = map(name_of, self.army)
        return replace(self, map=name_of(self.map), army=(first, second), options={}, points=None)


@cache
def scenario_names() -> tuple[str, ...]:
    """The scenarios that come with the game, the default first."""
    return shipped(FOLDER, "maximum-attrition")


@once_for_shipped(FOLDER)
def load_scenario(source: str | Path | Mapping[str, Any] | Scenario) -> Scenario:
    """A scenario from a name, a file, the text of a file, or plain data. Raises ``InputError`` naming file, place and
    mend."""
    if isinstance(source, Scenario):
        return source
    reader = Reader(*read_source(source, FOLDER, SIZE_LIMIT))
    scenario = reader.convert(Scenario)
    reader.refuse(wrongs(scenario))
    return scenario


def wrongs(scenario: Scenario) -> Iterator[Wrong]:
    """What is wrong with a scenario, each with its place."""
    for id in twice(objective.id for objective in scenario.objective):
        yield "objective", say("file-twice", name=id)
    if scenario.attack != (len(scenario.part) == 2):
        yield "part", say("ba-scenario-parts")
    _, problem = read_part(scenario.map, map_names(), load_map)
    if problem is not None:
        yield "map", problem
    for number, army in enumerate(scenario.army, 1):
        _, problem = read_part(army, army_names(), load_army)
        if problem is not None:
            yield f"army {number}", problem
