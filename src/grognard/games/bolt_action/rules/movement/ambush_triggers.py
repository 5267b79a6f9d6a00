"""Enemies who watch a walk: at which of its stops they have a shot (BA-AMB-08, BA-AMB-10).

The walking men at all stops are looked at as one crowd, so that what does not change from stop to stop is found once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import chain

from grognard.core.records import replace
from grognard.games.bolt_action.data.entries import Mount
from grognard.games.bolt_action.data.weapons import Weapon
from grognard.games.bolt_action.ground.contact import CONTACT, in_contact
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.fire_lanes import Lanes
from grognard.games.bolt_action.rules.shooting import aim, any_shot, gunnery
from grognard.games.bolt_action.state.state import Model, Unit, enemy
from grognard.space.plane import gap_from, gaps, table_of
from grognard.space.screens import Bodies


class Trail:
    """A unit where it stands at each stop of its way."""

    def __init__(self, g: G, stands: Sequence[Unit]) -> None:
        self.stands = stands
        self.size = len(stands[0].models)
        self.crowd = replace(stands[0], models=tuple(chain.from_iterable(stand.models for stand in stands)))
        """All its men at all stops, one stop after the other."""
        self.bodies = Bodies(g.context.ground.screens, table_of(self.crowd.models))

    def first_contact(self, g: G, target: Unit) -> int:
        """The first stop at which it touches the unit it assaults (BA-CQ-03); the number of stops if it never does."""
        if target.inside is not None or target.is_vehicle:
            touching = (stop for stop, stand in enumerate(self.stands) if in_contact(g, stand, target))
        else:
            nearest = gaps(self.bodies.table, g.context.table(target.models)).min(axis=1)
            by_stop = nearest.reshape(-1, self.size).min(axis=1).tolist()
            touching = (stop for stop, gap in enumerate(by_stop) if gap <= CONTACT)
        return next(touching, len(self.stands))


class Watch:
    """A unit in Ambush and a trail it watches."""

    def __init__(self, g: G, watcher: Unit, trail: Trail) -> None:
        self.g = g
        self.watcher = watcher
        self.trail = trail

    def has_shot(self, stop: int) -> bool:
        """Whether any weapon of the watcher could shoot at the unit at a stop."""
        return bool(any_shot.has_shot(self.g, self.watcher, self.trail.stands[stop]))

    @cached_property
    def lanes(self) -> Lanes:
        """The lanes of fire to all men of the trail."""
        trail = self.trail
        look = self.g.context.look_at_groups(self.watcher, trail.crowd, trail.bodies, trail.size, self.g.state)
        return Lanes(self.g, self.watcher, trail.crowd, look)

    def men(self, stop: int) -> range:
        """The numbers in the crowd of the men at a stop."""
        return range(stop * self.trail.size, (stop + 1) * self.trail.size)


class MenWatch(Watch):
    """The same for men with direct fire (see ``any_shot.has_shot``)."""

    def __init__(self, g: G, watcher: Unit, trail: Trail, shots: list[any_shot.DirectShot]) -> None:
        super().__init__(g, watcher, trail)
        self.shots = shots
        self.reach = any_shot.longest_range(watcher) + g.context.epsilon

    @cached_property
    def gaps(self) -> list[float]:
        """The distance between the two units at each stop."""
        nearest = self.lanes.look.base_gaps.min(axis=0)
        found: list[float] = nearest.reshape(-1, self.trail.size).min(axis=1).tolist()
        return found

    def has_shot(self, stop: int) -> bool:
        """Whether any weapon of the watcher could shoot at the unit at a stop."""
        if self.gaps[stop] > self.reach:
            return False
        for number, shot in enumerate(self.shots):
            if self.is_fired(shot, stop):
                # Who has a shot here most likely has one at the next stop.
                self.shots.insert(0, self.shots.pop(number))
                return True
        return False

    def is_fired(self, shot: any_shot.DirectShot, stop: int) -> bool:
        """Whether one weapon has a shot at a stop."""
        if shot.weapon.fixed:
            there = self.trail.stands[stop]
            if not aim.in_front(self.g, self.watcher, self.watcher.models[shot.man], there):
                return False
        distance = self.lanes.nearest(shot.man, shot.reach, self.men(stop))
        return distance is not None and distance >= shot.weapon.minimum - self.g.context.epsilon


class VehicleWatch(Watch):
    """The same for a vehicle's weapons (see ``gunnery.has_shot``)."""

    def __init__(self, g: G, watcher: Unit, trail: Trail) -> None:
        super().__init__(g, watcher, trail)
        self.fitted = gunnery.direct_fire(g, watcher)
        self.reach = max((weapon.range for _, weapon in self.fitted), default=0) + g.context.epsilon

    def has_shot(self, stop: int) -> bool:
        """Whether any weapon of the vehicle could shoot at the unit at a stop."""
        men, hull = self.trail.crowd.models, self.watcher.hull
        numbers = self.men(stop)
        if not self.fitted or all(gap_from(men[n].x, men[n].y, hull) - men[n].radius > self.reach for n in numbers):
            return False
        free = [number for number in numbers if self.lanes.is_free(0, number)]
        return any(self.is_fired(*each, [men[number] for number in free]) for each in self.fitted)

    def is_fired(self, mount: Mount, weapon: Weapon, men: Sequence[Model]) -> bool:
        """Whether one weapon has a shot at some men in sight."""
        found = gunnery.within_reach(self.g, self.watcher, men, mount, weapon)
        return bool(found) and found[0][0] >= weapon.minimum - self.g.context.epsilon


def watch_of(g: G, watcher: Unit, trail: Trail) -> Watch:
    """How a unit in Ambush watches a trail."""
    if watcher.inside is not None:
        return Watch(g, watcher, trail)
    if watcher.is_vehicle:
        return VehicleWatch(g, watcher, trail)
    shots = any_shot.direct_shots(g, watcher)
    return Watch(g, watcher, trail) if shots is None else MenWatch(g, watcher, trail, shots)


def ambushers(g: G, mover: Unit, exempt: str | None = None) -> list[Unit]:
    """The enemy units in Ambush that may interrupt this mover (BA-AMB-01); the one it assaults answers by BA-AMB-07."""
    if g.setup.options["ambush_own_assault"] == "any_point":
        exempt = None
    return [unit for unit in g.state.standing(enemy(mover.seat)) if unit.order == "ambush" and unit.id != exempt]
