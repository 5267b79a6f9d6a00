"""What fire there would be at, and from, many places where a unit of men might stand: of all places at once.

Sight, lanes, ranges and cover are measured for all of them in bulk. Places where the same men fire at the same ranges
through the same cover are alike: what a shot does at one of them is found by the rules' own formulas, and holds for
all. Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterator, Sequence
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import numpy

from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.weapons import Weapon
from grognard.games.bolt_action.ground.context import Context, G
from grognard.games.bolt_action.ground.fire_lanes import Lanes
from grognard.games.bolt_action.ground.formulas import is_long_range, is_point_blank
from grognard.games.bolt_action.ground.sight_between_units import Look
from grognard.games.bolt_action.odds.danger import (
    ONE_SHOT,
    fire_harm,
    likeness,
    marks_of,
    share_of,
    usual,
    volleys_harm,
    ways_of,
)
from grognard.games.bolt_action.rules.shooting import aim, gunnery
from grognard.games.bolt_action.rules.shooting.modifiers import reach_of
from grognard.games.bolt_action.rules.shooting.targeting import one_shot_men
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Unit, Way, enemy
from grognard.space.plane import Bools, Floats, gaps, table_of
from grognard.space.screens import Bodies, PartOfBodies


class Armed(NamedTuple):
    """A man of a unit by his number, the weapon he fires, how far it reaches, the range of its bands."""

    man: int
    weapon: Weapon
    reach: float
    range: int


def armed(g: G, unit: Unit, holding: tuple[str, ...], moved: bool, way: Way | None) -> list[Armed]:
    """Who of a unit fires in a way, and with what."""
    numbers = {model.id: number for number, model in enumerate(unit.models)}
    found = []
    for model, carried in aim.armed(unit, holding, moved):
        weapon = carried if way is None else tables.fired(carried.id, way)
        scope = aim.uses_scope(weapon, moved, snap=False)
        found.append(Armed(numbers[model.id], weapon, aim.farthest(g, weapon, scope), reach_of(weapon, scope)))
    return found


def volleys_of(
    g: G,
    firer: Unit,
    target: Unit,
    arms: Sequence[Armed],
    distances: Sequence[int | None],
    cover: str,
    moved: bool,
    way: Way | None,
) -> list[Volley]:
    """The volleys of men who fire from so far each, None for who does not (see ``aim.aims``)."""
    found: list[gunnery.Aim] = []
    direct = []
    for arm, distance in zip(arms, distances, strict=True):
        if distance is None:
            continue
        model = firer.models[arm.man]
        if arm.weapon.indirect:
            found.append(aim.shelled(g, firer, target, model, arm.weapon, distance, moved, way))
        elif arm.weapon.flamethrower:
            found.append(gunnery.flame_aim(g, target, model, arm.weapon, distance))
        else:
            direct.append((model, arm.weapon, distance, None))
    fire = aim.FireAt(aim.grouped(g, firer, target, direct, moved, False), (), ())
    found.extend(aim.volleys(g, firer, target, fire, cover, moved, False, way))
    return [each.volley for each in found]


def known_of(
    g: G, firer: Unit, target: Unit, moved: bool, way: Way | None, holding: tuple[str, ...]
) -> dict[Hashable, float]:
    """What is known of fire between such units, wherever they stood."""
    kept = _known.setdefault(g.context, {})
    if len(kept) > KEPT:
        kept.clear()
    return kept.setdefault((likeness(firer), likeness(target), moved, way, holding), {})


def farthest(g: G, unit: Unit) -> float:
    """How far any weapon of a unit may be measured to reach, however it is fired."""
    reach = 0.0
    for name in {name for model in unit.models for name in model.weapons}:
        weapon = tables.WEAPONS[name]
        for each in (weapon, *(tables.fired(name, way) for way in weapon.ways)):
            reach = max(reach, aim.farthest(g, each, each.scoped), each.range + g.context.epsilon)
    return reach


COVERS = ("none", "soft", "hard")
KEPT = 1000
"""For so many pairs of units it is kept at most what their fire does."""
_known: WeakKeyDictionary[Context, dict[Hashable, dict[Hashable, float]]] = WeakKeyDictionary()


class Prospects:
    """Places, in the open, where a unit of men might stand, each the unit as it would stand there."""

    def __init__(self, g: G, unit: Unit, places: Sequence[Unit]) -> None:
        self.g = g
        self.unit = unit
        self.places = places
        self.size = len(unit.models)
        self.crowd = replace(places[0], models=tuple(chain.from_iterable(place.models for place in places)))
        self.bodies = Bodies(g.context.ground.screens, table_of(self.crowd.models))
        self.foes = list(g.state.standing(enemy(unit.seat)))
        self._reach = farthest(g, unit)
        self._encounters: dict[str, Encounter | None] = {}
        self._marks: dict[int, Hashable] = {}

    @cached_property
    def gaps(self) -> dict[str, Floats]:
        """How far each enemy is from the unit at each place (BA-GEN-06)."""
        return {foe.id: self._gaps(foe) for foe in self.foes}

    def _gaps(self, foe: Unit) -> Floats:
        if foe.inside is not None or foe.is_vehicle:
            return numpy.array([self.g.context.gap(place, foe) for place in self.places])
        nearest = gaps(self.g.context.table(foe.models), self.bodies.table).min(axis=0)
        found: Floats = nearest.reshape(-1, self.size).min(axis=1)
        return found

    @property
    def nearest(self) -> list[float | None]:
        """How far the nearest enemy is at each place; None if there is none."""
        if not self.gaps:
            return [None] * len(self.places)
        found: list[float | None] = numpy.min(list(self.gaps.values()), axis=0).tolist()
        return found

    def marks(self, number: int) -> Hashable:
        """What tells the unit at a place from the unit at another under fire: officers and medics near (BA-HQ-01,
        BA-HQ-05)."""
        if number not in self._marks:
            self._marks[number] = marks_of(self.g, self.places[number])
        return self._marks[number]

    def best_shots(self, moved: bool) -> list[float]:
        """The most harm the unit can do from each place (see ``best_shot``)."""
        g, unit = self.g, self.unit
        best = [0.0] * len(self.places)
        for foe in self.foes:
            spent = ONE_SHOT * len(one_shot_men(unit)) if foe.is_vehicle else 0.0
            for way in ways_of(g, unit):
                for number, value in self._shots(foe, moved, way):
                    best[number] = max(best[number], value - spent)
        return best

    def dangers(self, among: Sequence[int]) -> list[float]:
        """What the enemy's fire is expected to cost the unit at some of the places (see ``danger``)."""
        total = dict.fromkeys(among, 0.0)
        for foe in self.foes:
            worst: dict[int, float] = {}
            for way in ways_of(self.g, foe):
                for number, value in self._threats(foe, way, total):
                    worst[number] = max(worst.get(number, 0.0), value)
            share = share_of(foe)
            for number, value in worst.items():
                total[number] += value * share
        return list(total.values())

    def _shots(self, foe: Unit, moved: bool, way: Way | None) -> Iterator[tuple[int, float]]:
        """The harm that the unit's fire at an enemy does, by the number of the place, where it does any."""
        near = self._near(foe, self._reach)
        encounter = self._encounter(foe) if near else None
        if encounter is not None:
            yield from encounter.shots(moved, way)
            return
        for number in near:
            place = self.places[number]
            yield number, fire_harm(self.g, place, foe, usual(place, foe), moved, way)

    def _threats(self, foe: Unit, way: Way | None, among: Container[int]) -> Iterator[tuple[int, float]]:
        """The harm that an enemy's fire does to the unit, by the number of the place, where it does any."""
        near = self._near(foe, farthest(self.g, foe))
        encounter = self._encounter(foe) if near else None
        if encounter is not None:
            yield from encounter.threats(way, among)
            return
        for number in near:
            if number in among:
                place = self.places[number]
                yield number, fire_harm(self.g, foe, place, usual(foe, place), way=way)

    def _near(self, foe: Unit, reach: float) -> list[int]:
        found: list[int] = numpy.flatnonzero(self.gaps[foe.id] <= reach).tolist()
        return found

    def _encounter(self, foe: Unit) -> Encounter | None:
        """All places within either's reach together; None where they have to be looked at one by one."""
        if foe.id not in self._encounters:
            shields = any("gun-shield" in self.g.context.profile(id).rules for id in (foe.id, self.unit.id))
            single = foe.inside is not None or foe.is_vehicle or shields
            near = self._near(foe, max(self._reach, farthest(self.g, foe)))
            self._encounters[foe.id] = None if single else Encounter(self, foe, near)
        return self._encounters[foe.id]


class Encounter:
    """An enemy of men in the open, and those places of a unit that are near enough for fire."""

    def __init__(self, prospects: Prospects, foe: Unit, near: Sequence[int]) -> None:
        g, size = prospects.g, prospects.size
        self.g = g
        self.unit = prospects.unit
        self.foe = foe
        self.near = near
        self.marks = prospects.marks
        self.places = [prospects.places[number] for number in near]
        rows = numpy.add.outer(numpy.array(near) * size, numpy.arange(size)).ravel()
        crowd = replace(prospects.crowd, models=tuple(chain.from_iterable(place.models for place in self.places)))
        bodies = PartOfBodies(prospects.bodies, rows)
        there = g.context.look_at_groups(foe, crowd, bodies, len(rows), g.state)
        back = Look(there.sight.turned(), g.context.covers(there.sight.blockers), (crowd.models, foe.models))
        shape = len(foe.models), len(near), size
        self._threats: dict[Way | None, list[tuple[int, Key]]] = {}
        self._at = Fire(there, Lanes(g, foe, crowd, there).all_free(), lambda rows: rows.reshape(shape))
        turned = len(near), size, len(foe.models)
        self._from = Fire(
            back, Lanes(g, crowd, foe, back).all_free(), lambda rows: rows.reshape(turned).transpose(1, 0, 2)
        )

    def threats(self, way: Way | None, among: Container[int]) -> Iterator[tuple[int, float]]:
        """The harm of the enemy's fire at the unit, by the number of the place, where it does any."""
        g, foe = self.g, self.foe
        holding = usual(foe, self.unit)
        known = known_of(g, foe, self.unit, False, way, holding)
        arms = armed(g, foe, holding, False, way)
        pairs = [(foe, place) for place in self.places]
        if way not in self._threats:
            self._threats[way] = list(self._at.keys(g, foe, arms, pairs))
        for at, key in self._threats[way]:
            if self.near[at] not in among:
                continue
            alike = key, self.marks(self.near[at])
            if alike not in known:
                distances = self._at.distances(arms, at, key)
                fired = volleys_of(g, *pairs[at], arms, distances, key.cover, False, way)
                known[alike] = volleys_harm(g, *pairs[at], fired, False)
            yield self.near[at], known[alike]

    def shots(self, moved: bool, way: Way | None) -> Iterator[tuple[int, float]]:
        """The harm of the unit's fire at the enemy, by the number of the place, where it does any."""
        g, foe = self.g, self.foe
        holding = usual(self.unit, foe)
        known = known_of(g, self.unit, foe, moved, way, holding)
        mark = marks_of(g, foe)
        arms = armed(g, self.unit, holding, moved, way)
        pairs = [(place, foe) for place in self.places]
        for at, key in self._from.keys(g, self.unit, arms, pairs):
            alike = key, mark
            if alike not in known:
                distances = self._from.distances(arms, at, key)
                fired = volleys_of(g, *pairs[at], arms, distances, key.cover, moved, way)
                known[alike] = volleys_harm(g, *pairs[at], fired, moved)
            yield self.near[at], known[alike]


class Key(NamedTuple):
    """All that tells the fire at a place from that at another: who fires which weapon in which band (0: nobody), and
    the target's cover."""

    cover: str
    bands: tuple[int, ...]


class Fire:
    """What is measured of fire between two units at many places, each matrix by shooter, place and target model."""

    def __init__(self, look: Look, free: Bools, by_place: Callable[[Any], Any]) -> None:
        self.between = look.sight.between
        self.visible: Bools = by_place(look.sight.visible)
        self.gaps: Floats = by_place(look.base_gaps)
        self.nearest: Floats = numpy.where(by_place(free), self.gaps, numpy.inf).min(axis=2)
        """The distance to the nearest model on a free lane, by shooter and place (BA-GEN-08, BA-SHOOT-07)."""
        self._look = look
        self._by_place = by_place

    @cached_property
    def soft(self) -> Bools:
        """From whom which target model is in soft cover."""
        found: Bools = self._by_place(self._look.soft)
        return found

    @cached_property
    def hard(self) -> Bools:
        """From whom which target model is in hard cover, or out of sight."""
        found: Bools = self._by_place(self._look.hard)
        return found

    def keys(
        self, g: G, firer: Unit, arms: Sequence[Armed], pairs: Sequence[tuple[Unit, Unit]]
    ) -> Iterator[tuple[int, Key]]:
        """The places at which anybody fires, with all that tells the fire there from that at another. ``pairs``: who
        fires at whom there."""
        codes = numpy.zeros((len(arms), len(pairs)), dtype=numpy.int8)
        direct = numpy.zeros(codes.shape, dtype=bool)
        for row, arm in enumerate(arms):
            if arm.weapon.indirect:
                codes[row] = self._spotted(g, firer, arm)
                continue
            near = self.nearest[arm.man]
            reached = (near <= arm.reach) & (near >= arm.weapon.minimum - g.context.epsilon)
            if arm.weapon.fixed:
                for at in numpy.flatnonzero(reached).tolist():
                    one, other = pairs[at]
                    reached[at] = aim.in_front(g, one, one.models[arm.man], other)
            if arm.weapon.flamethrower:
                codes[row] = reached
                continue
            distance = numpy.rint(near)
            bands = 1 + 2 * is_point_blank(distance, g.context.epsilon)
            codes[row] = reached * (bands + 4 * is_long_range(distance, arm.range, g.context.epsilon))
            direct[row] = reached
        cover = self._cover([arm.man for arm in arms], direct)
        for at in numpy.flatnonzero(codes.any(axis=0)).tolist():
            target = pairs[at][1]
            dug_in = target.gun is not None and g.context.dug_in(target)  # BA-ART-03
            yield at, Key("hard" if dug_in else COVERS[cover[at]], tuple(codes[:, at].tolist()))

    def distances(self, arms: Sequence[Armed], at: int, key: Key) -> list[int | None]:
        """How far each of those who fire at a place fires."""
        return [
            None
            if not band
            else round(float(self.gaps[arm.man, at].min() if arm.weapon.indirect else self.nearest[arm.man, at]))
            for arm, band in zip(arms, key.bands, strict=True)
        ]

    def _spotted(self, g: G, firer: Unit, arm: Armed) -> Bools:
        """Where an indirect weapon's target is seen and in its range (BA-WPN-08, BA-WPN-15)."""
        eyes = aim.spotters(firer, firer.models[arm.man])
        gap = self.gaps[arm.man].min(axis=1)
        least, most = arm.weapon.minimum - g.context.epsilon, arm.weapon.range + g.context.epsilon
        found: Bools = self.visible[eyes].any(axis=(0, 2)) & (gap >= least) & (gap <= most)
        return found

    def _cover(self, men: Sequence[int], direct: Bools) -> list[int]:
        """The target's cover at each place from those who fire by sight (see ``Look.cover``): 0 none, 1 soft, 2
        hard."""
        if not self.between or not direct.any():
            return [0] * direct.shape[1]
        firing = direct.sum(axis=0)[:, None]
        found = numpy.zeros(direct.shape[1], dtype=int)
        hard = self.hard[men]
        for level, rows in ((1, self.soft[men] | hard), (2, hard)):
            protected = (rows & direct[:, :, None]).sum(axis=0) * 2 >= firing
            found[protected.sum(axis=1) * 2 >= rows.shape[2]] = level
        levels: list[int] = found.tolist()
        return levels
