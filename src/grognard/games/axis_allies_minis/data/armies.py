"""Armies: their file form, reading and writing them, what they cost, and whether they keep to the rules (AAM-GAME).

An army file is TOML, or JSON of the same shape: a head and one ``unit`` entry a unit. ``load_army`` refuses what cannot
be understood; ``validate`` lists what the rules of army building forbid, so that friends may still agree to play it;
to what they agree on by an option, ``breaches`` holds them.

>>> army = load_army("us-100")
>>> len(army.unit), army.points(), validate(army, year=1944)
(14, 100, ())
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, json

from grognard.core.book.own import read_with_own
from grognard.core.book.reading import Problem, Reader, once_for_shipped, read_source, shipped
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_text
from grognard.games.axis_allies_minis.data.card import Card, Costs
from grognard.games.axis_allies_minis.data.cards import CARDS, Own, misprint
from grognard.games.axis_allies_minis.data.tables import ALLIANCES, DATA, LIMITS, OBSTACLES, Side, side_name

FOLDER = DATA / "armies"
SIZE_LIMIT = 100_000

Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
Letter = Annotated[str, Meta(pattern=r"^[A-Z]?$")]
Title = Annotated[str, Meta(max_length=80)]


class ArmyUnit(Record, kw_only=True):
    """One unit of an army: a card, and the letter that tells it from its like."""

    id: Id
    card: str
    letter: Letter = ""

    @property
    def of(self) -> Card:
        """Its card."""
        return CARDS[self.card]

    @property
    def name(self) -> Message:
        """What players call it."""
        return self.of.named(self.letter)


class ArmyObstacle(Record, kw_only=True):
    """An obstacle an army brings. The catalogue has no cards for them, so its owner states what it cost him."""

    id: Id
    kind: str
    points: Annotated[int, Meta(ge=0, le=100)] = 0


class Army(Record, kw_only=True):
    """An army. ``name`` is its short name, ``title`` what its owner calls it, ``own`` what it adds to the cards."""

    format: Literal["grognard-army"]
    version: Literal[1]
    system: Literal["axis_allies_minis"]
    name: Id
    side: Side
    unit: Annotated[tuple[ArmyUnit, ...], Meta(min_length=1, max_length=100)]
    obstacle: Annotated[tuple[ArmyObstacle, ...], Meta(max_length=100)] = ()
    title: Title = ""
    source: tuple[str, ...] = ()
    own: Own | UnsetType = UNSET

    def points(self, costs: Costs = "revised") -> int:
        """What it costs, obstacles included (AAM-C1)."""
        return sum(unit.of.cost(costs) for unit in self.unit) + sum(each.points for each in self.obstacle)

    @property
    def full_name(self) -> Message:
        """The owner's title, or its nation, or side if there are several, and points."""
        if self.title:
            return say("aam-army-own-title", title=self.title)
        nations = {unit.of.nation for unit in self.unit}
        whose = self.unit[0].of.national.name if len(nations) == 1 else side_name(self.side)
        return say("aam-army-title", nation=whose, points=self.points())


def army_names() -> tuple[str, ...]:
    """The armies that come with the game, the two default ones first."""
    return shipped(FOLDER, "us-100", "german-100")


@once_for_shipped(FOLDER)
def load_army(source: str | Path | Mapping[str, Any] | Army) -> Army:
    """An army from the name of one that comes with the game, a file, the text of a file, or plain data.

    Raises ``InputError`` naming the file, the place in it and the mend.

    >>> load_army("german-100").unit[0].card
    'panzer-iv-ausf-g'
    """
    if isinstance(source, Army):
        return source
    reader = Reader(*read_source(source, FOLDER, SIZE_LIMIT))
    army = read_with_own(reader, Army, misprint)
    reader.unique("unit", (unit.id for unit in army.unit))
    for number, unit in enumerate(army.unit, 1):
        reader.known(f"unit {number}, card", unit.card, CARDS)
    reader.unique("obstacle", (obstacle.id for obstacle in army.obstacle))
    for number, obstacle in enumerate(army.obstacle, 1):
        reader.known(f"obstacle {number}, kind", obstacle.kind, OBSTACLES)
    return army


def army_text(army: Army) -> str:
    """The army as JSON that ``load_army`` reads back equal.

    >>> load_army(army_text(load_army("us-100"))) == load_army("us-100")
    True
    """
    return json.format(to_text(army).encode(), indent=2).decode() + "\n"


def validate(
    army: Army,
    limit: int = LIMITS["army-points"].value,
    *,
    year: int | None = None,
    options: Mapping[str, str] | None = None,
) -> tuple[Problem, ...]:
    """What the rules of army building find wrong in an army for a game of ``limit`` points; empty if nothing.

    Checks sides, points, number of units and Obstacles (AAM-GAME-01), Heroes (AAM-GAME-02) and, if the option
    ``historical_limits`` is on, nations and the scenario's ``year`` (AAM-GAME-03). Other options it reads are
    ``unit_limit`` and ``unit_costs`` (AAM-C1).
    """
    chosen = options or {}
    costs: Costs = "original" if chosen.get("unit_costs") == "original" else "revised"
    return (*_sides(army), *_size(army, limit, costs), *_heroes(army, limit), *breaches(army, year, chosen))


def breaches(army: Army, year: int | None, options: Mapping[str, str]) -> tuple[Problem, ...]:
    """What an army breaks of the limits that players agree on by an option, ``unit_limit`` (AAM-GAME-01) and
    ``historical_limits`` (AAM-GAME-03): no battle under these options begins with it."""
    problems = _number(army) if options.get("unit_limit") != "none" else []
    if options.get("historical_limits") == "on":
        problems += [*_nations(army), *_years(army, year)]
    return tuple(problems)


def _sides(army: Army) -> list[Problem]:
    return [
        Problem(
            say("aam-army-other-side", unit=unit.name, nation=unit.of.national.name, side=side_name(army.side)),
            "AAM-GAME-01",
            unit.id,
        )
        for unit in army.unit
        if unit.of.side != army.side
    ]


def _number(army: Army) -> list[Problem]:
    units, most = len(army.unit), LIMITS["army-units"].value
    return [Problem(say("aam-army-too-many-units", units=units, most=most), "AAM-GAME-01")] if units > most else []


def _size(army: Army, limit: int, costs: Costs) -> list[Problem]:
    problems = []
    points = army.points(costs)
    if points > limit:
        problems.append(Problem(say("aam-army-over-limit", points=points, limit=limit), "AAM-GAME-01"))
    percent = LIMITS["obstacle-percent"].value
    obstacles = sum(obstacle.points for obstacle in army.obstacle)
    if obstacles * 100 > limit * percent:
        most = limit * percent // 100
        problems.append(Problem(say("aam-army-obstacles", points=obstacles, most=most), "AAM-GAME-01"))
    return problems


def _heroes(army: Army, limit: int) -> list[Problem]:
    heroes = [unit for unit in army.unit if unit.of.has("hero")]
    most = limit // 100 * LIMITS["heroes-per-hundred"].value
    return [
        Problem(say("aam-army-heroes", unit=unit.name, heroes=len(heroes), most=most), "AAM-GAME-02", unit.id)
        for unit in heroes[most:]
    ]


def _nations(army: Army) -> list[Problem]:
    units = Counter((unit.of.nation, unit.of.year) for unit in army.unit)
    if any(all(alliance.admits(*each) for each in units) for alliance in ALLIANCES.values()):
        return []
    nations = sorted({unit.of.nation for unit in army.unit})
    return [Problem(say("aam-army-nations", nations=_listed(nations)), "AAM-GAME-03")]


def _listed(nations: list[str]) -> Message:
    names = [say(f"aam-nation-{nation}") for nation in nations]
    listed = names[0]
    for name in names[1:]:
        listed = say("aam-army-listed", before=listed, last=name)
    return listed


def _years(army: Army, year: int | None) -> list[Problem]:
    return [
        Problem(say("aam-army-later", unit=unit.name, year=unit.of.year, limit=year), "AAM-GAME-03", unit.id)
        for unit in army.unit
        if year is not None and unit.of.year > year
    ]
