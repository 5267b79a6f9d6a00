"""The way of the model that comes first in an assault: the nearest, the shortest way (WH-ASSAULT-02)."""

from __future__ import annotations

import numpy
import shapely

from grognard.core.records import Record
from grognard.games.wh40k5.closing import TOUCH, Closing, Press
from grognard.games.wh40k5.context import G
from grognard.games.wh40k5.flight import SLACK
from grognard.games.wh40k5.movement import APART
from grognard.games.wh40k5.outlines import table_of
from grognard.games.wh40k5.state import Model, Unit
from grognard.space.plane import Floats, Point, gaps
from grognard.space.routes import Routes

EXACT = 0.5
"""Distances that differ by no more, in thousandths, are exactly equal: places lie on a grid."""
TRIED = 12
"""To how many places a way round something is looked for."""


class First(Record):
    """A model and its way, from where it stands on."""

    model: str
    points: tuple[Point, ...]


def nearest_pairs(g: G, unit: Unit, target: Unit) -> list[tuple[str, str]]:
    """The models of a unit that are nearest to an enemy unit, each with the enemy model it is nearest to: several if
    they are exactly as near (WH-CORE-10)."""
    table, owners = table_of(g, target)
    apart = gaps(g.context.stand(unit.models).table, table)
    rows, columns = numpy.nonzero(apart <= apart.min() + EXACT)
    pairs = zip(rows.tolist(), columns.tolist(), strict=True)
    return list(dict.fromkeys((unit.models[row].id, owners[column]) for row, column in pairs))


def way_to(g: G, unit: Unit, target: Unit, first: str = "", onto: str = "") -> First | None:
    """The shortest way of the model nearest to an enemy unit into contact with it; None if there is none as short as an
    assault move at its best. ``first`` and ``onto``: one of the pairs that are exactly as near, where its player has
    named one (WH-CORE-10).

    Straight if that is open, else round what stands in the way: other units, with 1" between, and impassable terrain.
    """
    reach = min(model.type.assault or 0 for model in unit.models)
    apart = gaps(g.context.stand(unit.models).table, table_of(g, target)[0])
    if apart.min() > reach:
        return None
    model = unit.model(first) if first else unit.models[int(apart.min(axis=1).argmin())]
    press = Press(g, Closing(unit.id, (model.id,), (target.id,), reach, rough=True, kind="assault"))
    wanted = numpy.array([onto in ("", body) for body in press.bodies], dtype=bool)
    rises = press.rises(model)
    spots, _ = press.spots(model, press.foes[wanted], TOUCH, reach, None if rises is None else rises[wanted])
    for spot in spots:
        if press.is_open(model, (model.at, spot)):
            return First(model.id, (model.at, spot))
    return round_about(g, press, model, spots[:TRIED], reach)


def round_about(g: G, press: Press, model: Model, spots: list[Point], reach: int) -> First | None:
    """The shortest way round to one of these places."""
    shapes = [shapely.Point(x, y).buffer(max(r - 2 * SLACK, 1)) for x, y, r in near(press.friends, model, reach)]
    shapes += [shapely.Point(x, y).buffer(max(r - 2 * SLACK, 1)) for x, y, r in near(press.foes, model, reach)]
    shapes += [shapely.Point(x, y).buffer(r + APART) for x, y, r in near(press.barred, model, reach)]
    ground = g.context.ground_of(g.state)
    about = shapely.Point(model.at).buffer(reach + model.radius, quad_segs=2)
    closed = shapely.union_all([shapely.intersection(ground.impassable.shape, about), *shapes])
    routes = Routes(closed, max(model.radius - SLACK, 1), ground.table)
    ways = (tuple(way) for way in routes.nearest_first(model.at, spots, reach))
    return next((First(model.id, way) for way in ways if press.is_open(model, way)), None)


def near(table: Floats, model: Model, reach: int) -> list[tuple[float, float, float]]:
    """The bases a model can meet on a way so long."""
    off = numpy.hypot(table[:, 0] - model.x, table[:, 1] - model.y) - table[:, 2] - model.radius
    return [(x, y, r) for x, y, r in table[off <= reach].tolist()]
