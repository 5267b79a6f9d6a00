"""Vehicles and wrecks as men on foot meet them: nobody walks through them (BA-MOV-19, BA-MOV-15)."""

from __future__ import annotations

from typing import Literal, NamedTuple

import shapely
from shapely.ops import nearest_points

from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.state.choices import Leg, Walk
from grognard.games.bolt_action.state.measures import INCH, ROUNDED
from grognard.games.bolt_action.state.state import Unit
from grognard.space.bulk import Geometry
from grognard.space.plane import Hull, footprint, off_hull
from grognard.space.terrain import Box, apart

APART = INCH


Whose = Literal["foe", "friend", "wreck"]


class Hindrance(NamedTuple):
    """The ground a vehicle or wreck covers, and whose it is."""

    shape: Geometry
    hull: Hull
    whose: Whose
    unit: str
    epsilon: int

    @property
    def on_the_way(self) -> float:
        """How far a base on its way keeps from it: an inch from enemies, else it must only not run into it."""
        return APART - self.epsilon if self.whose == "foe" else -ROUNDED

    @property
    def at_the_end(self) -> float:
        """How far a base keeps from it where its way ends; a wreck may be touched (BA-VEH-38)."""
        return -ROUNDED if self.whose == "wreck" else APART - self.epsilon


def hindrances(g: G, unit: Unit, box: Box | None = None) -> list[Hindrance]:
    """The vehicles and wrecks near a box, or on the whole table."""
    if not g.context.vehicles:
        return []
    found = []
    for each in obstacles(g):
        if each.seat is not None and each.unit == unit.id:
            continue
        if box is None or not apart(box, each.box):
            whose: Whose = "wreck" if each.seat is None else "friend" if each.seat == unit.seat else "foe"
            found.append(Hindrance(footprint(each.hull), each.hull, whose, each.unit, g.context.epsilon))
    return found


class Obstacle(NamedTuple):
    """A vehicle on the table, with its seat, or a wreck, with none."""

    unit: str
    seat: int | None
    hull: Hull
    box: Box


def obstacles(g: G) -> list[Obstacle]:
    """All vehicles on the table, then all wrecks; found once for a state, as many ways are tried in one."""
    state, known = g.context.last_obstacles
    if state is g.state:
        kept: list[Obstacle] = known
        return kept
    units = (g.state.units[id] for id in g.context.vehicles)
    vehicles = [(unit.id, unit.seat, unit.hull) for unit in units if unit.place == "table"]
    wrecks = [(wreck.unit, None, wreck.hull) for wreck in g.state.wrecks]
    found = [Obstacle(unit, seat, hull, _box_of(hull)) for unit, seat, hull in (*vehicles, *wrecks)]
    g.context.last_obstacles = g.state, found
    return found


def clears(g: G, unit: Unit, walk: Walk | None = None) -> bool:
    """Whether a unit stands, or ends a way, an inch from every enemy vehicle (BA-CQ-26)."""
    ends = {} if walk is None else {leg.model: leg.points[-1] for leg in walk.legs}
    return not any(
        off_hull(each.hull, *ends.get(model.id, (model.x, model.y))) - model.radius < APART - g.context.epsilon
        for each in hindrances(g, unit)
        if each.whose == "foe"
        for model in unit.models
    )


def way_clear(g: G, unit: Unit) -> Walk | None:
    """Every man who stands too near to an enemy vehicle straight away from it, as far as he must; None if none has
    to."""
    legs = []
    for model in unit.models:
        for each in hindrances(g, unit):
            gap = off_hull(each.hull, model.x, model.y)
            if each.whose != "foe" or not 0 < gap < model.radius + APART:
                continue
            near = nearest_points(each.shape, shapely.Point(model.x, model.y))[0]
            stretch = (model.radius + APART) / gap
            x, y = near.x + (model.x - near.x) * stretch, near.y + (model.y - near.y) * stretch
            legs.append(Leg(model.id, ((round(x), round(y)),)))
            break
    return Walk(tuple(legs)) if legs else None


def _box_of(hull: Hull) -> Box:
    reach = hull.length
    return hull.x - reach, hull.y - reach, hull.x + reach, hull.y + reach
