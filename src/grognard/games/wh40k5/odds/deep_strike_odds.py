"""Where a deep strike may come down, whether it has a mishap there and what the ground takes, exactly: every degree and
every sum of the dice (WH-GAME-02, WH-GAME-03, WH-MOVE-03)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import hypot
from typing import NamedTuple

import numpy
import shapely
from numpy.typing import NDArray

from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.placing import circles, placed
from grognard.games.wh40k5.odds.odds_ground import taken
from grognard.games.wh40k5.odds.scatter_odds import WHOLE, landings
from grognard.games.wh40k5.rules.mission.deep_strike import ENEMIES, TURNS, endangered, landing, rough_to_land
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance, Distribution, certainly, mixture
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


class Falls(NamedTuple):
    """What may come of a deep strike: a mishap, or who has to test for the ground where it lands, with the chances."""

    mishap: Fraction
    tested: Mapping[tuple[str, ...], Fraction]

    def lost(self, g: G, unit: Unit, *, fractions: bool = False) -> tuple[Distribution, Distribution | None]:
        """How many models the ground takes, of vehicles how many are stuck, and how many Wounds of those that have
        several, None: none of them has (see ``taken``). What a mishap costs is none of it."""
        one: Chance = Fraction(1) if fractions else 1.0
        ends = [((), self.mishap), *self.tested.items()]
        found = [(chance * one, *taken(g, unit, tested, fractions=fractions)) for tested, chance in ends]
        harms = [(chance, harm or certainly(0, fractions=fractions)) for chance, _, harm in found]
        harmed = any(harm is not None for *_, harm in found)
        return mixture((chance, lost) for chance, lost, _ in found), mixture(harms) if harmed else None


def falls(g: G, unit: Unit, at: Point, facing: int = 0) -> Falls:
    """What may come of a deep strike that a unit aims at a place.

    Where nothing is near it stands; where its first model cannot stand it does not; only between is it tried.
    """
    where, weights = landings(at, 0)
    reach = span(unit, at)
    free, barred = clear(g, unit, where, reach), blocked(g, unit, where)
    safe = free.copy()
    for patch in rough_to_land(g):
        if not patch.shape.is_empty:
            safe &= shapely.distance(patch.shape, shapely.points(where)) > reach
    ways, groups = numpy.array(weights), alike(unit)
    bad = int(ways[barred & ~free].sum())
    tested: dict[tuple[str, ...], int] = {(): int(ways[safe].sum())}
    some = ~safe & (free | ~barred)
    for (x, y), stands, way in zip(where[some].tolist(), free[some].tolist(), ways[some].tolist(), strict=True):
        there = round(x), round(y)
        legs = circles(unit, there) if stands else landing(g, unit, there, facing)
        if legs is None:
            bad += way
        else:
            due = endangered(g, placed(unit, legs, facing))
            ids = tuple(id for group in groups for id in group[: sum(each in due for each in group)])
            tested[ids] = tested.get(ids, 0) + way
    return Falls(Fraction(bad, WHOLE), {ids: Fraction(way, WHOLE) for ids, way in tested.items() if way})


def alike(unit: Unit) -> list[list[str]]:
    """The models of a unit that differ in nothing but where they stand: which of them test is all one."""
    found: dict[Model, list[str]] = {}
    for model in unit.models:
        found.setdefault(replace(model, id="", x=0, y=0), []).append(model.id)
    return list(found.values())


def mishap(g: G, unit: Unit, at: Point, facing: int = 0) -> Fraction:
    """The chance that a unit which aims its deep strike at a place has a mishap."""
    return falls(g, unit, at, facing).mishap


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


def outcomes(chance: Fraction) -> Cases:
    """What comes of a deep strike that so likely has a mishap: it lands, or what that is (WH-GAME-03)."""
    rows = list(TABLES.mishaps.values())
    parts = [chance * Fraction(row.last - row.first + 1, 6) for row in rows]
    return Cases((LANDS, *(str(row.result) for row in rows)), (1 - chance, *parts))
