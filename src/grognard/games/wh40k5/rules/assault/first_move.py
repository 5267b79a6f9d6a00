"""The way of the model that comes first in an assault: the nearest, the shortest way (WH-ASSAULT-02)."""

from __future__ import annotations

import numpy
import shapely

from grognard.core.records import Record
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.flight import SLACK, away_from
from grognard.games.wh40k5.ground.outlines import table_of
from grognard.games.wh40k5.rules.assault.press import TOUCH, Closing, Press
from grognard.games.wh40k5.state.measures import APART
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.bulk import Geometry, distinct
from grognard.space.plane import Body, Disc, Floats, Hull, Point, footprint, gaps, length_of
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
    Where 1" cannot be kept from another enemy unit it touches both (WH-ASSAULT-05, WH-ASSAULT-28).
    """
    reach = min(model.type.assault or 0 for model in unit.models)
    apart = gaps(g.context.stand(unit.models).table, table_of(g, target)[0])
    if apart.min() > reach:
        return None
    model = unit.model(first) if first else unit.models[int(apart.min(axis=1).argmin())]
    press = pressing(g, unit, model, (target.id,), reach)
    wanted = numpy.array([onto in ("", body) for body in press.bodies], dtype=bool)
    rises = press.rises(model)
    spots, _ = press.spots(model, press.foes[wanted], TOUCH, reach, None if rises is None else rises[wanted])
    return straight_or_round(g, press, model, spots, reach) or touching_two(g, unit, target, model, onto, reach)


def pressing(g: G, unit: Unit, model: Model, enemies: tuple[str, ...], reach: int) -> Press:
    """The crowd for the model that goes first."""
    return Press(g, Closing(unit.id, (model.id,), enemies, reach, rough=True, kind="assault"))


def straight_or_round(g: G, press: Press, model: Model, spots: list[Point], reach: int) -> First | None:
    """The way to the first of these places that is open straight on, or else the shortest way round to one."""
    for spot in spots:
        if press.is_open(model, (model.at, spot)):
            return First(model.id, (model.at, spot))
    return round_about(g, press, model, spots[:TRIED], reach)


def touching_two(g: G, unit: Unit, target: Unit, model: Model, onto: str, reach: int) -> First | None:
    """The shortest way of a model to where it touches a second enemy unit besides the one named."""
    found, here = [], table_of(g, target)[0]
    for other in g.state.standing(target.seat):
        if other.id == target.id or gaps(here, table_of(g, other)[0]).min() > 2 * (model.radius + TOUCH):
            continue
        both = target.id, other.id
        press = pressing(g, unit, model, both, reach)
        named = [
            owner == target.id and onto in ("", body) for owner, body in zip(press.owners, press.bodies, strict=True)
        ]
        second = [owner == other.id for owner in press.owners]
        spots = press.free_spots(model, tangents(press.foes[named], press.foes[second], model), reach)
        found.append(straight_or_round(g, press, model, spots, reach) if spots else None)
    ways = [way for way in found if way is not None]
    return min(ways, key=lambda way: length_of(way.points), default=None)


def tangents(some: Floats, others: Floats, model: Model) -> Floats:
    """The places where a model touches one of some bases and one of others."""
    a, b = (numpy.repeat(some, len(others), axis=0), numpy.tile(others, (len(some), 1)))
    one, two = a[:, 2] + model.radius + TOUCH, b[:, 2] + model.radius + TOUCH
    dx, dy = b[:, 0] - a[:, 0], b[:, 1] - a[:, 1]
    away = numpy.hypot(dx, dy)
    with numpy.errstate(divide="ignore", invalid="ignore"):
        along = (one**2 - two**2 + away**2) / (2 * away)
        aside = numpy.sqrt(one**2 - along**2)
        found = [
            (a[:, 0] + (along * dx - side * aside * dy) / away, a[:, 1] + (along * dy + side * aside * dx) / away)
            for side in (1, -1)
        ]
    places: Floats = numpy.concatenate([numpy.stack(each, axis=1) for each in found])
    return distinct(places[numpy.isfinite(places).all(axis=1)].round())


def round_about(g: G, press: Press, model: Model, spots: list[Point], reach: int) -> First | None:
    """The shortest way round to one of these places."""
    bases = numpy.concatenate((press.friends, press.foes))
    shapes = [kept_off(model, Disc(round(x), round(y), round(r)), 0) for x, y, r in near(bases, model, reach)]
    bodies = (each.body for id in press.barred_units for each in g.state.units[id].models)
    shapes += [kept_off(model, body, APART) for body in bodies if away_from(model, body) <= reach]
    ground = g.context.ground_of(g.state)
    about = shapely.Point(model.at).buffer(reach + model.radius, quad_segs=2)
    closed = shapely.union_all([shapely.intersection(ground.impassable.shape, about), *shapes])
    routes = Routes(closed, max(model.radius - SLACK, 1), ground.table)
    ways = (tuple(way) for way in routes.nearest_first(model.at, spots, reach))
    return next((First(model.id, way) for way in ways if press.is_open(model, way)), None)


def kept_off(model: Model, body: Body, gap: int) -> Geometry:
    """The ground round a base or hull that a way keeps a gap from, less if it begins nearer already; as much as it may
    graze impassable ground is added (WH-CORE-08, WH-ASSAULT-28)."""
    kept = min(gap + SLACK, max(away_from(model, body), 0))
    if isinstance(body, Hull):
        return shapely.buffer(footprint(body), kept)
    return shapely.Point(body.x, body.y).buffer(body.radius + kept)


def near(table: Floats, model: Model, reach: int) -> list[tuple[float, float, float]]:
    """The bases a model can meet on a way so long."""
    off = numpy.hypot(table[:, 0] - model.x, table[:, 1] - model.y) - table[:, 2] - model.radius
    return [(x, y, r) for x, y, r in table[off <= reach].tolist()]
