"""Where a deep strike may come down, and whether it has a mishap there, exactly: every degree and every sum of the dice
(WH-GAME-02, WH-GAME-03)."""

from __future__ import annotations

from fractions import Fraction
from math import hypot

import numpy
import shapely
from numpy.typing import NDArray

from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.placing import circles
from grognard.games.wh40k5.odds.scatter_odds import WHOLE, landings
from grognard.games.wh40k5.rules.mission.deep_strike import ENEMIES, TURNS, landing
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.outcomes import Cases
from grognard.space.plane import Disc, Floats, Hull, Point

LANDS = "lands"


def reach_of(model: Model) -> float:
    """How far a model's body reaches from its middle."""
    body = model.body
    return hypot(body.length, body.width) / 2 if isinstance(body, Hull) else float(model.radius)


def span(unit: Unit, at: Point) -> float:
    """How far a unit drawn up about a place reaches from it, however its circles are turned."""
    legs = [leg for turn in TURNS for leg in circles(unit, at, turn)]
    reach = max(reach_of(model) for model in unit.models)
    return max(hypot(leg.points[-1][0] - at[0], leg.points[-1][1] - at[1]) for leg in legs) + reach


def mishap(g: G, unit: Unit, at: Point, facing: int = 0) -> Fraction:
    """The chance that a unit which aims its deep strike at a place has a mishap.

    Where nothing is near it stands; where its first model cannot stand it does not; only between is it tried.
    """
    where, weights = landings(at, 0)
    ways = numpy.array(weights)
    free, barred = clear(g, unit, where, span(unit, at)), blocked(g, unit, where)
    bad = int(ways[barred].sum())
    for (x, y), way in zip(where[~free & ~barred].tolist(), ways[~free & ~barred].tolist(), strict=True):
        if landing(g, unit, (round(x), round(y)), facing) is None:
            bad += way
    return Fraction(bad, WHOLE)


def clear(g: G, unit: Unit, where: Floats, reach: float) -> NDArray[numpy.bool_]:
    """The places about which nothing is near enough to matter."""
    x, y = where[:, 0], where[:, 1]
    found = (x >= reach) & (y >= reach) & (x <= g.context.width - reach) & (y <= g.context.depth - reach)
    shape = g.context.ground_of(g.state).impassable.shape
    if not shape.is_empty:
        found &= shapely.distance(shape, shapely.points(where)) > reach
    for other in g.state.on_table():
        apart = reach + (ENEMIES if other.seat != unit.seat else 0) + 1
        for model in other.models:
            found &= numpy.hypot(x - model.x, y - model.y) > apart + reach_of(model)
    return numpy.asarray(found)


def blocked(g: G, unit: Unit, where: Floats) -> NDArray[numpy.bool_]:
    """The places where a unit's first model cannot stand for the edge of the table or an enemy."""
    first = unit.models[0]
    x, y, size = where[:, 0], where[:, 1], first.radius
    if not isinstance(first.body, Disc):
        return numpy.zeros(len(where), dtype=bool)
    found = (x < size) | (y < size) | (x > g.context.width - size) | (y > g.context.depth - size)
    for other in g.state.on_table():
        apart = ENEMIES if other.seat != unit.seat else -2
        for model in other.models:
            if isinstance(model.body, Disc):
                found |= numpy.hypot(x - model.x, y - model.y) - size - model.radius <= apart
    return numpy.asarray(found)


def outcomes(g: G, unit: Unit, at: Point, facing: int = 0) -> Cases:
    """What comes of a deep strike: it lands, or what its mishap is (WH-GAME-03)."""
    chance = mishap(g, unit, at, facing)
    rows = list(TABLES.mishaps.values())
    parts = [chance * Fraction(row.last - row.first + 1, 6) for row in rows]
    return Cases((LANDS, *(str(row.result) for row in rows)), (1 - chance, *parts))
