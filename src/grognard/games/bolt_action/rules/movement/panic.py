"""How a panicked unit runs (BA-FUB-06)."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import NamedTuple

import numpy
import shapely

from grognard.games.bolt_action.ground.context import APART, SLACK, G
from grognard.games.bolt_action.ground.hindrances import hindrances
from grognard.games.bolt_action.ground.walking import barred, climb, others
from grognard.games.bolt_action.state.choices import Leg
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.space import walks
from grognard.space.plane import Point, gaps

TURNS = (0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90)
"""Degrees by which a fleeing unit turns aside, the smallest first."""

SHORTEST = INCH // 4
"""A flight shorter than this counts as none."""


class Flight(NamedTuple):
    """The way of a panicked unit; one that leaves the table is destroyed (BA-FUB-03)."""

    legs: tuple[Leg, ...]
    leaves_table: bool


def nearest_visible(g: G, unit: Unit) -> tuple[Point, Point] | None:
    """Where the enemy model nearest to the unit of all it sees stands, and the man of the unit nearest to that; None if
    it sees nobody."""
    best: tuple[float, Point, Point] | None = None
    for foe in g.state.standing(enemy(unit.seat)):
        look = g.context.look(unit, foe, g.state)
        for column in range(look.columns):
            if not any(row[column] for row in look.visible):
                continue
            for row in range(len(unit.models)):
                if best is None or look.gaps[row][column] < best[0]:
                    here, there = look.line(row, column)
                    best = look.gaps[row][column], there, here
    return None if best is None else best[1:]


def flight(g: G, unit: Unit, distance: int) -> Flight | None:
    """Directly away from the nearest visible enemy model, turning aside as little as possible, as far as it can.

    The men keep their formation. Ground closed to Run stops them at its edge. None if they see no enemy or cannot move,
    as in a building, where no way is straight.
    """
    pair = nearest_visible(g, unit)
    if pair is None or unit.inside is not None or g.context.slow_ground(unit) is not None:
        return None
    near, far = pair
    dx, dy = far[0] - near[0], far[1] - near[1]
    size = hypot(dx, dy) or 1.0
    for turn in TURNS:
        angle = radians(turn)
        way = (dx * cos(angle) - dy * sin(angle)) / size, (dx * sin(angle) + dy * cos(angle)) / size
        run = run_along(g, unit, way, distance)
        if run is not None:
            return run if run.legs else None
    return None


def run_along(g: G, unit: Unit, way: tuple[float, float], distance: int) -> Flight | None:
    """The run in one direction, or None if closed ground, enemies or friends forbid it there.

    Without legs if No Run ground or, where the house rule stops it there, the table's edge lies at once before it.
    """
    context = g.context
    ends = [target(model.x, model.y, way, distance) for model in unit.models]
    lines = [((model.x, model.y), end) for model, end in zip(unit.models, ends, strict=True)]
    # To half the slack, so that the bases do not stand in such ground afterwards.
    reaches = [model.radius - SLACK / 2 for model in unit.models]
    slow = context.ground.slow.shape
    slowed = [walks.first_touch(slow, line, reach) for line, reach in zip(lines, reaches, strict=True)]
    stops = [at - 1 for at in slowed if at is not None]
    reach = int(min([distance, *stops]))
    if context.ground.levels:
        reach = min(reach, distance - max(climb(g, line) for line in lines))
    off = leaves_table(g, unit, way, reach)
    if off and g.setup.options["panic_off_table"] == "stop_at_edge":
        while reach >= SHORTEST and off:
            reach -= SHORTEST
            off = leaves_table(g, unit, way, reach)
    if reach < SHORTEST:
        return Flight((), leaves_table=False)
    walked = [((m.x, m.y), target(m.x, m.y, way, reach)) for m in unit.models]
    radii = context.table(unit.models)[:, 2]
    if barred(context.ground.closed.shape, walked, radii).any():
        return None
    foes = others(g, unit, enemy(unit.seat))
    if len(foes) and walks.too_near(walked, radii, foes, APART).any():
        return None
    if g.context.vehicles and runs_into_hull(g, unit, walked):
        return None
    friends = others(g, unit, unit.seat)
    places = numpy.array([(*end, radius) for (_, end), radius in zip(walked, radii, strict=True)])
    if len(friends) and not off and (gaps(places, friends) < APART).any():
        return None
    legs = tuple(Leg(model.id, line) for model, line in zip(unit.models, walked, strict=True))
    return Flight(legs, leaves_table=off)


def runs_into_hull(g: G, unit: Unit, walked: list[tuple[Point, Point]]) -> bool:
    """Whether a vehicle or a wreck is in the way of the flight, or too near its end."""
    for each in hindrances(g, unit):
        for model, way in zip(unit.models, walked, strict=True):
            line = shapely.LineString(way)
            start = float(each.shape.distance(shapely.Point(way[0]))) - model.radius
            if each.shape.distance(line) - model.radius < min(each.on_the_way, start) - SLACK:
                return True
            if each.shape.distance(shapely.Point(way[1])) - model.radius < each.at_the_end - SLACK:
                return True
    return False


def leaves_table(g: G, unit: Unit, way: tuple[float, float], reach: int) -> bool:
    """Whether a man would stand partly off the table so far in a direction."""
    width, depth = g.context.width, g.context.depth
    for model in unit.models:
        x, y = target(model.x, model.y, way, reach)
        if not (model.radius <= x <= width - model.radius and model.radius <= y <= depth - model.radius):
            return True
    return False


def target(x: int, y: int, way: tuple[float, float], distance: int) -> Point:
    """The place so far in a direction."""
    return int(x + way[0] * distance), int(y + way[1] * distance)
