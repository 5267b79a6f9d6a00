"""How far bodies are apart that may be hulls: exact where the discs about them would not do (WH-CORE-04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import shapely

from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.state.state import Model, State, Unit, enemy
from grognard.space.plane import Body, Hull, Point, footprint, gap
from grognard.space.walks import TOLERANCE


def gap_between(one: Sequence[Model], other: Sequence[Model]) -> float:
    """The distance between the nearest of two groups of models, from base or hull to base or hull (WH-CORE-04)."""
    return min((gap(a.body, b.body) for a in one for b in other), default=float("inf"))


def bodies(units: Iterable[Unit]) -> list[Body]:
    """The bodies of all models of these units."""
    return [model.body for unit in units for model in unit.models]


def enemies_of(state: State, seat: int) -> list[Unit]:
    """The enemy's units on the table."""
    return list(state.standing(enemy(seat)))


def leaves(way: Sequence[Point], radius: float, body: Body, distance: float) -> bool:
    """Whether the way of a base keeps a distance off a body; or begins nearer, comes no nearer and ends clear of it
    (WH-CORE-08, WH-VEH-33)."""
    shape = footprint(body) if isinstance(body, Hull) else shapely.Point(body.x, body.y)
    reach = radius if isinstance(body, Hull) else radius + body.radius
    start, end = (shape.distance(shapely.Point(place)) - reach for place in (way[0], way[-1]))
    nearest = shape.distance(shapely.LineString((*way, way[-1]))) - reach
    return bool(end >= distance - TOLERANCE and nearest >= min(distance, max(start, 0)) - TOLERANCE)


def toughness(g: G, unit: Unit) -> int:
    """The Toughness a unit is wounded at: that of most of its models, the highest of those that tie; guns have none
    (WH-SHOOT-05, WH-UNIT-02)."""
    counts: Counter[int] = Counter(t for model in unit.models if (t := g.context.profile(model).t) is not None)
    if not counts:
        return 0
    return max(counts, key=lambda value: (counts[value], value))
