"""Tanks against infantry: a tank on Run drives over enemies on foot, by house rule (BA-VEH-33).

Our reading: it overruns every enemy unit it would otherwise have to keep an inch away from.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import shapely

from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.core.records import replace
from grognard.games.bolt_action.ground import driving
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.movement.making_room import aside, in_the_path
from grognard.games.bolt_action.rules.movement.ways import from_start
from grognard.games.bolt_action.rules.turn.morale import MoraleCheck, TakePins
from grognard.games.bolt_action.state.choices import Drive
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.movement import Moved
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from grognard.games.bolt_action.state.events.vehicles import Pose
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.space.bulk import Geometry
from grognard.space.hulls import in_arc
from grognard.space.plane import Hull, footprint


def on_foot(g: G, tank: Unit) -> Iterator[Unit]:
    """The enemies who can be overrun: on foot, in the open."""
    return (foe for foe in g.state.standing(enemy(tank.seat)) if foe.inside is None and not foe.is_vehicle)


def overrun_by(g: G, tank: Unit, drive: Drive) -> list[str]:
    """The units that a way leads over, in the order they are met."""
    grounds = [part.ground for part in driving.parts(tank.hull, drive)]
    found = []
    for foe in on_foot(g, tank):
        number = next((number for number, ground in enumerate(grounds) if in_the_path(g, foe, ground)), None)
        if number is not None:
            found.append((number, g.context.gap(tank, foe), foe.id))
    return [id for _, _, id in sorted(found)]


def may_fire(g: G, target: Unit, tank: Unit) -> bool:
    """Whether a unit about to be overrun may fire first: it has no order and is in the tank's front arc; the distance
    is looked at with every charge."""
    return target.order is None and any(in_arc(tank.hull, "front", man) for man in target.models)


class Overrun(Procedure):
    """A unit is driven over: it checks its morale, and if it stands fast it makes room and takes a pin. ``path`` is
    where the tank still goes."""

    unit: str
    tank: str
    path: tuple[Pose, ...]

    @step
    def check_morale(self, g: G) -> Action:
        return Call(MoraleCheck(self.unit, rule="BA-VEH-33"))

    @step
    def make_room(self, g: B, passed: bool) -> Action:
        """A gun in the path is destroyed; men who find no room are lost."""
        unit = g.state.units[self.unit]
        if not passed or not unit.on_table:
            return Done()
        ground = self.ground(g.state.units[self.tank].hull)
        gun = unit.gun
        if gun is not None and ground.distance(shapely.Point(gun.x, gun.y)) < gun.radius:
            g.emit(UnitDestroyed(self.unit, "overrun"), "BA-VEH-33")
            return Done()
        legs, lost = aside(g, unit, ground, g.state.units[self.tank].hull)
        if len(lost) == len(unit.men):
            g.emit(UnitDestroyed(self.unit, "overrun"), "BA-VEH-33")
            return Done()
        if lost:
            g.emit(CasualtiesTaken(self.unit, lost), "BA-VEH-33")
        if legs:
            g.emit(Moved(self.unit, from_start(g.state.units[self.unit], legs)), "BA-VEH-33")
        return Call(TakePins(self.unit, 1, ("BA-VEH-33",)))

    def ground(self, hull: Hull) -> Geometry:
        """All that the tank still drives over."""
        hulls = [hull, *(replace(hull, x=pose.x, y=pose.y, facing=pose.facing) for pose in self.path)]
        shapes = [footprint(each) for each in hulls]
        swept = [shapely.convex_hull(shapely.union(a, b)) for a, b in pairwise(shapes)]
        return shapely.union_all([*shapes, *swept])


def first_in_the_way(g: G, tank: Unit, stops: Sequence[Hull], start: int, last: int) -> tuple[int, str] | None:
    """The stop before the first enemy on foot who is still in the way, and who that is."""
    foes = list(on_foot(g, tank))
    for stop in range(start, last):
        ground = shapely.convex_hull(shapely.union(footprint(stops[stop]), footprint(stops[stop + 1])))
        found = next((foe.id for foe in foes if in_the_path(g, foe, ground)), None)
        if found is not None:
            return stop, found
    return None
