"""Sight and range into and out of buildings (chapter Buildings): through the openings of the floor (BA-BLD-06).

A unit inside looks and fires from places just before its openings, two men to each (BA-BLD-02); it is looked at and
measured to at these places and at the wall nearest to each of those who look.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import hypot, inf
from typing import Protocol

import numpy

from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.buildings import MEN_TO_AN_OPENING, Building, height_of
from grognard.games.bolt_action.ground.grounds import CompiledGround
from grognard.games.bolt_action.ground.sight_between_units import Look, rows_of
from grognard.games.bolt_action.state.state import Model, Unit
from grognard.space.plane import Disc, footprint, gaps, gaps_between, table_of
from grognard.space.screens import Blocker, Bodies
from grognard.space.sight import Sight


class Indoors(Protocol):
    """What is asked of the compiled table here."""

    @property
    def ground(self) -> CompiledGround:
        """What stands on it, as far as it can be seen past."""

    def building_of(self, unit: Unit) -> Building | None:
        """The building a unit is in."""

    def targets(self, unit: Unit) -> Bodies:
        """The bodies of a unit in the open, to be looked at."""

    def height_of(self, unit: Unit) -> int:
        """How tall a vehicle is; 0 for men."""


class IndoorLook(Look):
    """One unit looking at another, at least one of them inside a building.

    Rows are the lookers' men; columns are the target's men, or for a target inside the places it is seen at.
    """

    def __init__(
        self, context: Indoors, unit: Unit, target: Unit, between: Sequence[Blocker], covers: Mapping[str, str]
    ) -> None:
        self.unit, self.target = unit, target
        self.home = context.building_of(unit)
        self.away = context.building_of(target)
        eyes = unit.models if self.home is None else self.home.stations
        ends = target.models if self.away is None else seen_at(self.away, eyes)
        observers = Bodies(context.ground.screens, table_of(eyes), height_of(unit.inside))
        if target.is_vehicle:
            targets = context.targets(target)
        else:
            targets = Bodies(context.ground.screens, table_of(ends), height_of(target.inside))
        super().__init__(
            Sight(observers, targets, between), covers, (unit.models, target.models), context.height_of(target)
        )
        self.columns = len(ends)
        self.same = self.home is not None and self.home is self.away

    @property
    def any_visible(self) -> bool:
        """Whether anybody sees anybody; from floor to floor of one building nobody does."""
        return not self.same and self.sight.any_visible

    @cached_property
    def posts(self) -> list[int | None]:
        """The opening each man looks and fires through; None: there is no room for him at one that is of use
        (BA-BLD-02)."""
        if self.home is None:
            return list(range(len(self.unit.models)))
        if self.same:
            return [None] * len(self.unit.models)
        return posted(self.home, self.unit, self._distances())

    def _distances(self) -> list[float]:
        """How far the nearest place in sight is from each opening; infinite: none is."""
        visible = self.sight.visible
        away = gaps(self.sight.observers.table, self.sight.targets.table)
        found: list[float] = numpy.where(visible, away, numpy.inf).min(axis=1).tolist()
        return found

    @cached_property
    def visible(self) -> list[list[bool]]:
        """Who sees what: one row for each man."""
        rows = rows_of(self.sight.visible, self._hull)
        return [[False] * self.columns if post is None else rows[post] for post in self.posts]

    def sees_any(self, observer: int) -> bool:
        """Whether one man sees anything of the target."""
        return any(self.visible[observer])

    def sees(self, observer: int, target: int) -> bool:
        """Whether one man sees this place or man."""
        return self.visible[observer][target]

    @cached_property
    def gaps(self) -> list[list[float]]:
        """The distances from man to place: one row for each man."""
        if self._hull:
            eyes = self.unit.models if self.home is None else self.home.stations
            rows = gaps_between(eyes, [self.target.hull]).tolist()
        else:
            rows = gaps(self.sight.observers.table, self.sight.targets.table).tolist()
        return [[inf] * self.columns if post is None else rows[post] for post in self.posts]

    @property
    def nearest(self) -> float:
        """The distance of the nearest two."""
        return float(gaps(self.sight.observers.table, self.sight.targets.table).min())

    def row(self, observer: int) -> int:
        """The row of the sight's matrices that a man's looks are found in."""
        return self.posts[observer] or 0

    def cover(self, shooters: Sequence[int]) -> str:
        """Units inside are in hard cover (BA-BLD-02); others have what lies between, as seen from the openings."""
        if self.target.inside is not None:
            return "hard"
        return super().cover([post for post in (self.posts[index] for index in shooters) if post is not None])


def seen_at(building: Building, eyes: Sequence[Disc]) -> tuple[Disc, ...]:
    """Where a unit inside is looked at from these places: its openings, and the wall nearest to each."""
    walls = dict.fromkeys(building.nearest_wall(eye.x, eye.y) for eye in eyes)
    return (*building.stations, *walls)


def posted(building: Building, unit: Unit, distances: Sequence[float]) -> list[int | None]:
    """Who fires through which opening, given how far the target is from each (BA-BLD-02).

    Whoever fires most goes first, and those who reach least far go to the nearest openings. Loaders and assistants take
    nobody's place. A Fixed weapon stays on the side it looks to (BA-BLD-06).
    """
    of_use = sorted((distance, number) for number, distance in enumerate(distances) if distance < inf)
    room = {number: MEN_TO_AN_OPENING for _, number in of_use}
    found: list[int | None] = [None] * len(unit.models)
    serving = unit.has("gunner")
    men = [
        (index, model)
        for index, model in enumerate(unit.models)
        if model.weapons and not (serving and model.role in ("loader", "assistant"))
    ]
    men.sort(key=lambda man: -firepower(man[1]))
    side = building.side(unit.facing)
    chosen = men[: MEN_TO_AN_OPENING * len(of_use)]
    for index, model in sorted(chosen, key=lambda man: (not is_fixed(man[1]), reach(man[1]))):
        for _, number in of_use:
            if room[number] and (not is_fixed(model) or number in side):
                room[number] -= 1
                found[index] = number
                break
    spotters = [index for index, model in enumerate(unit.models) if model.role == "spotter" and found[index] is None]
    for index in spotters:
        found[index] = of_use[0][1] if of_use else None
    return found


def firepower(model: Model) -> int:
    """How much a man's fire counts when openings are few."""
    weapons = [tables.WEAPONS[name] for name in model.weapons]
    return max(
        (weapon.shots if isinstance(weapon.shots, int) else weapon.shots.most) + 2 * (not weapon.small_arm)
        for weapon in weapons
    )


def is_fixed(model: Model) -> bool:
    """Whether a man serves a Fixed weapon that fires by sight."""
    weapon = tables.WEAPONS[model.weapons[0]]
    return weapon.fixed and not weapon.indirect


def reach(model: Model) -> int:
    """How far a man shoots."""
    return tables.WEAPONS[model.weapons[0]].range


def gap(context: Indoors, a: Unit, b: Unit) -> float:
    """The distance between two units, at least one of them inside: to the wall of its floor; from floor to floor of one
    building its height (BA-BLD-06)."""
    home, away = context.building_of(a), context.building_of(b)
    if home is not None and away is not None:
        if home is away:
            return float(abs(height_of(a.inside) - height_of(b.inside)))
        return float(home.shape.distance(away.shape))
    building, men = (home, b.models) if home is not None else (away, a.models)
    assert building is not None
    if men[0].length:
        return float(building.shape.distance(footprint(men[0].hull)))
    return min(building.distance(man) for man in men)


def nearest_opening(building: Building, men: Sequence[Disc]) -> float:
    """How far the nearest of some bases is from an opening."""
    return min(
        (hypot(man.x - opening.x, man.y - opening.y) - man.radius for man in men for opening in building.openings),
        default=inf,
    )
