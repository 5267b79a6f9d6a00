"""The little table on which questions about odds are asked: units facing each other, cover as stated."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import cos, radians, sin
from typing import Any, NamedTuple

from grognard.core.battle import Battle
from grognard.core.engine.dice import Waiting
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.systems import system
from grognard.games.bolt_action.data.armies import Army, ArmyUnit, ModelGroup
from grognard.games.bolt_action.ground.context import B, Context, G
from grognard.games.bolt_action.ground.indoors import IndoorLook
from grognard.games.bolt_action.ground.sight_between_units import Look
from grognard.games.bolt_action.odds.odds_units import Asked, unit_asked
from grognard.games.bolt_action.rules.shooting.damage import worth
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.muster import models_of
from grognard.games.bolt_action.state.setup import Setup
from grognard.games.bolt_action.state.state import Model, State, Unit
from grognard.space.mapfile import Map
from grognard.space.plane import Point
from grognard.space.terrain import Ground, Piece

SIZE = 240 * INCH
"""The little table is so large that nothing on it is ever near an edge."""
MIDDLE = SIZE // 2
BEHIND = 3 * INCH
"""How far behind a unit its officer stands."""
FARTHER_BEHIND = 9 * INCH
"""How far its command vehicle does, clear of any hull."""


class StatedCover(Context):
    """A bare table on which cover is what the question says, and nothing and nobody stands between two units; the men
    of a unit are all in one place, each as near to the enemy as the others."""

    bodies_bar = False

    def __init__(self, setup: Setup, fallen: tuple[str, ...] = (), smoke: tuple[Point, ...] = ()) -> None:
        super().__init__(setup, fallen, smoke)
        self.stated: Mapping[str, str] = {}
        self.runs: Mapping[str, tuple[str, int]] = {}
        """Towards whom a unit runs, and how near it comes."""
        self._altered: dict[tuple[tuple[str, ...], tuple[Point, ...]], StatedCover] = {}
        self._covered: dict[tuple[tuple[str, str], ...], StatedCover] = {}
        self._stated: dict[tuple[int, str], Stated] = {}

    def with_cover(self, stated: Mapping[str, str]) -> StatedCover:
        """The same table, all it knows shared, with other cover: that of a target from each unit that shoots at it."""
        key = tuple(stated.items())
        if key not in self._covered:
            copy = self._covered[key] = object.__new__(StatedCover)
            copy.__dict__.update(self.__dict__)
            copy.stated = stated
        return self._covered[key]

    def anew(self, fallen: tuple[str, ...], smoke: tuple[Point, ...]) -> StatedCover:
        """The same table so altered, made once: what is stated of cover holds on it too (BA-BLD-08, BA-WPN-16)."""
        key = fallen, smoke
        if key not in self._altered:
            self._altered[key] = StatedCover(self.setup, fallen, smoke)
            self._altered[key].runs = self.runs
        return self._altered[key].with_cover(self.stated)

    def with_runs(self, runs: Mapping[str, tuple[str, int]]) -> StatedCover:
        """The same table on which units run so."""
        copy = object.__new__(StatedCover)
        copy.__dict__.update(self.__dict__)
        copy.runs = runs
        copy._altered = {}
        return copy

    def bombarding(self, arrives: int) -> StatedCover:
        """The same table before a battle in which a bombardment arrives on this die or more (BA-SCN-07)."""
        copy = object.__new__(StatedCover)
        copy.__dict__.update(self.__dict__)
        copy.scenario = replace(self.scenario, part=tuple(replace(p, bombards=arrives) for p in self.scenario.part))
        return copy

    def look(self, unit: Unit, target: Unit, state: State) -> Look:
        """As on any bare table, but for the cover; that of a building is given (BA-BLD-02)."""
        look = super().look(unit, target, state)
        if target.inside is not None:
            return look
        cover = self.stated.get(unit.id, "none")
        key = id(look), cover
        known = self._stated.get(key)
        if known is None or known.under is not look:
            if len(self._stated) > 1000:
                self._stated.clear()
            kind = StatedIndoors if isinstance(look, IndoorLook) else Stated
            known = self._stated[key] = kind(look, cover)
        return known

    def between(self, unit: Unit, target: Unit, state: State) -> tuple[()]:
        """Nothing: who else stands on the little table is out of the way."""
        return ()


class Stated(Look):
    """A look whose cover is given."""

    def __init__(self, under: Look, cover: str) -> None:
        self.__dict__.update(under.__dict__)
        self.under = under
        self.given = cover

    def cover(self, shooters: Any) -> str:
        """The cover stated, whoever shoots."""
        return self.given


class StatedIndoors(Stated, IndoorLook):
    """The same out of a building (BA-BLD-02)."""


class Party(NamedTuple):
    """A unit of the table: its name there, what was asked for under which field, the rank of an officer beside it,
    whether a medic or a command vehicle is, and what was asked for as its passengers."""

    name: str
    field: str
    asked: Asked
    rank: str = ""
    medic: bool = False
    commanded: bool = False
    passengers: Asked = ""


def with_cover(g: G, stated: Mapping[str, str]) -> StatedCover:
    """The context of a bare table on which the cover is what is stated: that of a target from each unit."""
    assert isinstance(g.context, StatedCover)
    return g.context.with_cover(stated)


COMMAND_VEHICLE = ArmyUnit(
    id="command",
    entry="jeep",
    quality="regular",
    men=(ModelGroup(1, "vehicle", ()),),
    rules=("command-vehicle",),
)
"""A vehicle that steadies the crews of others (BA-VEH-29)."""

FAR, THICK = 100 * INCH, INCH // 10
CORNERS = (-FAR, 0), (FAR, 0), (FAR, THICK), (-FAR, THICK)
WALL = Piece("wall", "wall", tuple((MIDDLE + along, MIDDLE + deep) for along, deep in CORNERS))
"""A wall before the target, too long to go round."""


DEEP, WIDE = 6 * INCH, 12 * INCH
SITES = (-WIDE // 2, -DEEP), (WIDE // 2, -DEEP), (WIDE // 2, 0), (-WIDE // 2, 0)
HOUSE = Piece("house", "building", tuple((MIDDLE + along, MIDDLE + deep) for along, deep in SITES))
"""A building about the target, as far from the enemy as men in the open would be."""


HOME = "home"
"""The building about an attacker."""


def home_at(distance: int) -> Piece:
    """A building about an attacker, as far from the target as men in the open would be."""
    return Piece(HOME, "building", tuple((along, 2 * MIDDLE + distance - deep) for along, deep in HOUSE.outline))


class Table(NamedTuple):
    """The bare battle, and the army line of each unit by its id."""

    base: B
    lines: Mapping[str, ArmyUnit]


@lru_cache(maxsize=256)
def table(
    attackers: tuple[Party, ...],
    targets: tuple[Party, ...],
    nations: tuple[str, str],
    options: tuple[tuple[str, str], ...],
    wall: bool = False,
    indoors: bool = False,
    home: int | None = None,
) -> Table:
    """A battle of these units, none of them placed yet; ``wall``: the targets line one, ``indoors``: they are in a
    building; ``home``: the distance of one about an attacker, if he has one."""
    game: Any = system("bolt_action")
    lines: dict[str, ArmyUnit] = {}
    armies = []
    for letter, parties, nation in (("a", attackers, nations[0]), ("b", targets, nations[1])):
        listed = []
        for party in parties:
            _, line = unit_asked(party.field, party.asked)
            listed.append(replace(line, id=party.name))
            pistol = ("pistol",)
            beside = [(ModelGroup(1, "officer", pistol), party.rank)] if party.rank else []
            beside += [(ModelGroup(1, "medic", pistol), "medic")] if party.medic else []
            listed += [
                ArmyUnit(id=f"{party.name}-{man.role}", entry=entry, quality=line.quality, men=(man,))
                for man, entry in beside
            ]
            if party.commanded:
                listed.append(replace(COMMAND_VEHICLE, id=f"{party.name}-command", quality=line.quality))
            if party.passengers:
                listed.append(replace(unit_asked("passengers", party.passengers)[1], id=f"{party.name}-riders"))
        lines |= {f"{letter}.{each.id}": each for each in listed}
        armies.append(
            Army(
                format="grognard-army", version=1, system="bolt_action", name=letter, nation=nation, unit=tuple(listed)
            )
        )
    pieces = [*([WALL] if wall else []), *([HOUSE] if indoors else []), *([] if home is None else [home_at(home)])]
    bare = Map("odds", "Odds", Ground(SIZE, SIZE, tuple(pieces)))
    setup = Setup("maximum-attrition", bare, (armies[0], armies[1]), game.setups.house_rules(dict(options)))
    return Table(Battle.at(game, setup, Waiting(), State(units={}), context=StatedCover(setup)), lines)


def nation_of(party: Party) -> str:
    """The nation of a unit asked about."""
    return unit_asked(party.field, party.asked)[0]


TURNED = {"front": 0, "side": 90_000, "rear": 180_000}
"""How a vehicle is turned from facing the enemy, by the side that is met (BA-VEH-21)."""


def behind(id: str, unit: str) -> int:
    """How far behind a unit one of its table stands: itself, its officer or medic, its command vehicle."""
    return 0 if id == unit else FARTHER_BEHIND if id.endswith("-command") else BEHIND


def posted(id: str, line: ArmyUnit, distance: int, back: int = 0, side: str = "front", aside: float = 0) -> Unit:
    """A unit on the table, every man of it as near to the enemy as the others: the target in the middle, an attacker at
    this distance from it, ``aside`` degrees from straight before it."""
    seat = 0 if id.startswith("a") else 1
    ahead = -1 if seat == 0 else 1
    edge = MIDDLE + distance if seat == 0 else MIDDLE
    facing = ((0 if seat == 0 else 180_000) + TURNED[side] - round(1000 * aside)) % 360_000

    def placed(model: Model) -> Model:
        if not model.length:
            return _swung(replace(model, x=MIDDLE, y=edge - ahead * (model.radius + back)), aside)
        reach = model.width // 2 if side == "side" else model.length // 2
        return _swung(replace(model, x=MIDDLE, y=edge - ahead * (reach + back), facing=facing), aside)

    models = tuple(placed(model) for model in models_of(id, line))
    riding = "bicycles" in line.special
    return Unit(id, seat, line.quality, models, line.size, "table", facing=facing, riding=riding)


def _swung(model: Model, aside: float) -> Model:
    """The model swung about the target, a man at the middle."""
    if not aside:
        return model
    centre = MIDDLE - model.radius
    length = model.y - centre
    return replace(
        model, x=MIDDLE + round(length * sin(radians(aside))), y=centre + round(length * cos(radians(aside)))
    )


def thinned(unit: Unit, left: int, field: str) -> Unit:
    """The unit with so many men left: those its owner would part with first are gone (BA-DAM-05)."""
    if left > len(unit.men):
        problem: Message = say("odds-too-many", count=left, most=len(unit.men))
        raise InputError(say("odds-bad-field", field=field, problem=problem))
    gone = sorted(unit.men, key=worth)[: len(unit.men) - left]
    return replace(unit, models=tuple(model for model in unit.models if model not in gone))
