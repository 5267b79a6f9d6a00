"""Vehicles and wrecks as men on foot meet them: nobody walks through them (BA-MOV-19, BA-MOV-15)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from grognard.core.battle import Battle
from grognard.games.bolt_action.formulas import EPSILON, INCH
from grognard.games.bolt_action.state import State, Unit
from grognard.space.bulk import Geometry
from grognard.space.plane import Hull, footprint
from grognard.space.terrain import Box, apart

G = Battle[State]

APART = INCH


class Hindrance(NamedTuple):
    """The ground a vehicle or wreck covers, and whose it is."""

    shape: Geometry
    hull: Hull
    whose: Literal["foe", "friend", "wreck"]
    unit: str

    @property
    def on_the_way(self) -> float:
        """How far a base on its way keeps from it: an inch from enemies, else it must only not run into it."""
        return APART - EPSILON if self.whose == "foe" else -EPSILON

    @property
    def at_the_end(self) -> float:
        """How far a base keeps from it where its way ends; a wreck may be touched (BA-VEH-38)."""
        return -EPSILON if self.whose == "wreck" else APART - EPSILON


def hindrances(g: G, unit: Unit, box: Box | None = None) -> list[Hindrance]:
    """The vehicles and wrecks near a box, or on the whole table."""
    if not g.context.vehicles:
        return []
    found = []
    for id in g.context.vehicles:
        other = g.state.units[id]
        if other.place != "table" or id == unit.id:
            continue
        hull = other.hull
        if box is None or not apart(box, _box_of(hull)):
            found.append(Hindrance(footprint(hull), hull, "friend" if other.seat == unit.seat else "foe", id))
    for wreck in g.state.wrecks:
        if box is None or not apart(box, _box_of(wreck.hull)):
            found.append(Hindrance(footprint(wreck.hull), wreck.hull, "wreck", wreck.unit))
    return found


def _box_of(hull: Hull) -> Box:
    reach = hull.length
    return hull.x - reach, hull.y - reach, hull.x + reach, hull.y + reach
