"""The way of the model that comes first in an assault: the nearest, the shortest way (WH-ASSAULT-02)."""

from __future__ import annotations

import numpy
import shapely

from grognard.core.records import Record
from grognard.games.wh40k5.closing import TOUCH, Closing, Press
from grognard.games.wh40k5.context import G
from grognard.games.wh40k5.flight import SLACK
from grognard.games.wh40k5.movement import APART
from grognard.games.wh40k5.state import Model, Unit
from grognard.space.plane import Point, gaps, length_of
from grognard.space.routes import Routes

FAR = 36_000
"""How far off an enemy is measured at all, in thousandths of an inch."""
TRIED = 24
"""To how many places a way round something is looked for."""


class First(Record):
    """A model and its way, from where it stands on."""

    model: str
    points: tuple[Point, ...]


def way_to(g: G, unit: Unit, target: Unit) -> First | None:
    """The shortest way of the model nearest to an enemy unit into contact with it; None if there is none.

    Straight if that is open, else round what stands in the way: other units, with 1" between, and impassable terrain.
    """
    apart = gaps(g.context.stand(unit.models).table, g.context.stand(target.models).table)
    model = unit.models[int(apart.min(axis=1).argmin())]
    press = Press(g, Closing(unit.id, (model.id,), (target.id,), FAR, rough=True, kind="assault"))
    spots, _ = press.spots(model, press.foes, TOUCH, FAR)
    for spot in spots:
        if press.is_open(model, (model.at, spot)):
            return First(model.id, (model.at, spot))
    return round_about(g, press, model, spots[:TRIED])


def round_about(g: G, press: Press, model: Model, spots: list[Point]) -> First | None:
    """The shortest way round to one of these places."""
    crowd = numpy.concatenate((press.friends, press.foes)).tolist()
    shapes = [shapely.Point(x, y).buffer(max(radius - 2 * SLACK, 1)) for x, y, radius in crowd]
    shapes += [shapely.Point(x, y).buffer(radius + APART) for x, y, radius in press.barred.tolist()]
    closed = shapely.union_all([g.context.ground_of(g.state).impassable.shape, *shapes])
    routes = Routes(closed, max(model.radius - SLACK, 1), g.context.ground_of(g.state).table)
    found = [way for spot in spots if (way := routes.route(model.at, spot)) is not None]
    ways = [tuple((round(x), round(y)) for x, y in way) for way in found]
    legal = [way for way in ways if press.is_open(model, way)]
    return First(model.id, min(legal, key=length_of)) if legal else None
