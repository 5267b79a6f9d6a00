"""Markers and templates on the table: what they cover, where they may be placed (WH-WEAPON-06 to WH-WEAPON-08,
WH-WEAPON-20, WH-SHOOT-09). Places are thousandths of an inch, directions thousandths of a degree clockwise from up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

import numpy
import shapely

from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.state.state import Model, Unit, enemy
from grognard.space.bulk import Geometry, points, within
from grognard.space.plane import Bools, Floats, Hull, Point, bearing, footprint, gap_from

FLANKS = (-1.0, -0.5, 0.0, 0.5, 1.0)
"""Where along a model's base a template is pointed at that is laid to cover many: in parts of its radius."""

RIGHT = 90_000
TINY = 1e-9


class Touched(NamedTuple):
    """A model under a marker or template, and its unit."""

    unit: Unit
    model: Model


def radius_of(weapon: Weapon) -> int:
    """The radius of a weapon's round marker (WH-WEAPON-07, WH-WEAPON-08)."""
    return TABLES.markers[weapon.marker].size // 2


def is_template(weapon: Weapon) -> bool:
    """Whether a weapon uses the template instead of a round marker (WH-WEAPON-06)."""
    return bool(weapon.marker) and not TABLES.markers[weapon.marker].round


def under_marker(g: G, at: Point, radius: int, storey: int | None = None) -> list[Touched]:
    """The models under a round marker, friends and foes: those of which it covers any part of the base or hull; of
    those in ruins of several floors only who stands on this one, None: on whichever (WH-WEAPON-07, WH-WEAPON-20)."""
    return [
        Touched(unit, model)
        for unit in near(g, at, radius)
        for model in unit.models
        if gap_from(*at, model.body) <= radius and is_on(g, model, storey)
    ]


def is_on(g: G, model: Model, storey: int | None) -> bool:
    """Whether a model stands on a floor, or in no ruin with several (WH-WEAPON-20, option ``blast_levels``)."""
    return storey in (None, model.storey) or g.context.ground_of(g.state).ruin_at(model.at) is None


def floor_of_most(touched: Iterable[Touched], target: str) -> int:
    """The floor on which most of a unit are among these; of floors with as many the lowest."""
    counts = Counter(each.model.storey for each in touched if each.unit.id == target)
    return max(counts, key=lambda storey: (counts[storey], -storey), default=0)


def near(g: G, at: Point, radius: float) -> Iterator[Unit]:
    """The units on the table whose box is so near to a place."""
    for unit, stand in g.context.stands(g.state):
        left, top, right, bottom = stand.box
        if left - radius <= at[0] <= right + radius and top - radius <= at[1] <= bottom + radius:
            yield unit


@lru_cache(maxsize=4096)
def template(x: int, y: int, facing: int) -> Geometry:
    """The ground the template covers whose narrow end lies at a place: a drop, its round end away from it."""
    row = TABLES.markers["template"]
    broad = row.width / 2
    angle = facing * pi / 180_000
    far = row.size - broad
    middle = shapely.Point(x + far * sin(angle), y - far * cos(angle)).buffer(broad)
    return shapely.convex_hull(shapely.union_all([shapely.Point(x, y), middle]))


def nozzle(model: Model, facing: int) -> Point:
    """The edge of a firer's base or hull in a direction, where the narrow end of the template lies (WH-WEAPON-06)."""
    angle, far = facing * pi / 180_000, rim(model, facing)
    return round(model.x + far * sin(angle)), round(model.y - far * cos(angle))


def rim(model: Model, facing: int) -> float:
    """How far the edge of a model's base or hull is from its middle in a direction."""
    body = model.body
    return off_centre(body, facing) if isinstance(body, Hull) else float(body.radius)


def off_centre(hull: Hull, facing: int) -> float:
    """How far the edge of a hull is from its middle in a direction."""
    angle = (facing - hull.facing) * pi / 180_000
    along, aside = abs(cos(angle)), abs(sin(angle))
    return min(hull.length / 2 / max(along, TINY), hull.width / 2 / max(aside, TINY))


def under_template(g: G, firer: Model, facing: int, storey: int | None = None) -> list[Touched]:
    """The models the template touches, but not the firer; of those in ruins of several floors only who stands on this
    one, None: on whichever (WH-WEAPON-06, WH-WEAPON-20)."""
    end = nozzle(firer, facing)
    found = []
    for unit in near(g, end, TABLES.markers["template"].size):
        touched = touches_bases(end, facing, g.context.stand(unit.models).table).tolist()
        for model, is_touched in zip(unit.models, touched, strict=True):
            if isinstance(body := model.body, Hull):
                is_touched = shapely.intersects(template(*end, facing), footprint(body))
            if is_touched and model.id != firer.id and is_on(g, model, storey):
                found.append(Touched(unit, model))
    return found


def touches_bases(end: Point, facing: int, bases: Floats) -> Bools:
    """Which bases (rows of x, y, radius) the template touches: seen from it, it always lies alike."""
    angle = facing * pi / 180_000
    dx, dy = bases[:, 0] - end[0], bases[:, 1] - end[1]
    turned = numpy.stack((dx * cos(angle) + dy * sin(angle), dy * cos(angle) - dx * sin(angle)), axis=1)
    shape = template(0, 0, 0)
    shapely.prepare(shape)
    return within(shape, points(turned), bases[:, 2])


def may_be_touched(g: G, unit: Unit, touched: Iterable[Touched]) -> bool:
    """Whether a marker or template may be placed so: not on friends nor on units locked in combat (WH-SHOOT-09)."""
    return all(each.unit.seat == enemy(unit.seat) and not is_locked(g, each.unit) for each in touched)


def directions(firer: Model, target: Unit) -> list[int]:
    """Directions for the template that touch models of the target, one after the other."""
    found = []
    for model in target.models:
        straight = bearing(firer.at, model.at)
        angle, broad = straight * pi / 180_000, rim(model, straight + RIGHT)
        for flank in FLANKS:
            aside = flank * broad
            place = (model.x + aside * cos(angle), model.y + aside * sin(angle))
            found.append(bearing(firer.at, place))
    return list(dict.fromkeys(found))


def lays(g: G, unit: Unit, firer: Model, target: Unit) -> dict[int, int]:
    """The directions the template may be laid in, and how many models of the target it touches there."""
    found = {}
    for facing in directions(firer, target):
        whole = under_template(g, firer, facing)
        floor = floor_of_most(whole, target.id)
        touched = [each for each in whole if is_on(g, each.model, floor)]
        count = sum(each.unit.id == target.id for each in touched)
        if count and may_be_touched(g, unit, touched):
            found[facing] = count
    return found
