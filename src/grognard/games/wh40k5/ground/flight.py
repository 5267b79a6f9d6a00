"""Where a fleeing unit runs (WH-MORALE-05, WH-MORALE-13): the shortest way to its own table edge, round everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from math import hypot
from typing import Literal, NamedTuple

import numpy
import shapely

from grognard.core.records import Record
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.coherency import parts
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.state.events.morale import Step
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space import walks
from grognard.space.bulk import Geometries, Geometry, distances
from grognard.space.plane import Body, Bools, Disc, Floats, Hull, Point, along, footprint, length_of, off_hull
from grognard.space.routes import Routes
from grognard.space.terrain import lines

GAP = TABLES.limits["flight-gap"].value
SLACK = 30
"""By how many thousandths a base may graze impassable ground: drawn outlines are simplified by as much."""
SPREAD = 2 * INCH
"""How far apart the places of the edge are that a way round something may lead to."""
EXACT = 0.5
"""Ways that differ by no more, in thousandths, are exactly as short: places lie on a grid."""
BACKWARDS = 120
"""By how much, in thousandths, a way may turn back before it doubles back: round corners ways have few bends, and keep
off them by as much more."""
RETREAT = 100
"""How far at a time a model stays behind for want of room."""


Side = Literal[-1, 1]
"""To which side a unit runs round something if both ways are exactly as short: the left of the table or its right."""


class Course(Record):
    """Where the models of a unit run; ``left``: one of them reaches the edge; ``trapped``: none has a way; ``home``:
    how far each had to the edge round what is in its way, 0: straight, if not all run by one lane."""

    steps: tuple[Step, ...]
    left: bool
    trapped: bool
    home: tuple[int, ...] = ()


def is_tied(one: Course, other: Course) -> bool:
    """Whether two courses are different, and their ways home exactly as short (WH-CORE-10)."""
    return one.steps != other.steps and abs(sum(one.home) - sum(other.home)) <= 2 * EXACT * len(one.home)


def course(g: G, unit: Unit, distance: int, through: tuple[str, ...] = (), side: Side = -1) -> Course:
    """The ways of a unit that runs so far, in thousandths of an inch (WH-MORALE-05, WH-MORALE-13); ``through``: enemy
    units it passes freely, further on if it would end within 1" of them (WH-MORALE-10).

    Each model takes its own shortest way; but if these tear the unit apart round what is in its way, and it keeps
    together better if all pass that on one side, they do, on the side of the shorter ways.
    """
    found = laid(g, unit, distance, through, side)
    if found.left or found.trapped or not any(found.home) or groups_left(unit, found) == 1:
        return found
    others: tuple[Side, Side] = (-1, 1) if side < 0 else (1, -1)
    own = [found, laid(g, unit, distance, through, others[1])]
    ways = (lane_of(g, unit, distance, through, each) for each in others)
    lanes = sorted((laid(g, unit, distance, through, way.side, way) for way in ways), key=lambda each: sum(each.home))
    if is_tied(*lanes):
        lanes.sort(key=lambda each: side * sum(step.points[-1][0] for step in each.steps), reverse=True)
    fit = [each for each in (*own, *lanes) if not each.left and not each.trapped]
    return min(fit, key=lambda each: groups_left(unit, each))


def groups_left(unit: Unit, course: Course) -> int:
    """Into how many groups that are out of coherency with each other a course takes a unit (WH-CORE-07)."""
    ends = {step.model: step.points[-1] for step in course.steps}
    return len(parts([Disc(*ends[model.id], model.radius) for model in unit.models]))


def laid(g: G, unit: Unit, distance: int, through: tuple[str, ...], side: Side, lane: Lane | None = None) -> Course:
    """A course on which each model goes its full distance where it can, by its shortest way or the
    shortest by a lane. One that could only double back goes straight on as far as it can; if that is true of
    all, the unit is trapped. The first to touch the edge takes the whole unit with it (WH-MORALE-13).
    """
    edge = g.context.homes[unit.seat]
    ahead = 1 if edge else -1
    open_ways = 0
    steps: list[Step] = []
    homes: list[int] = []
    placed: list[Disc] = []

    def to_go(model: Model) -> int:
        """How far a model has to the edge."""
        home = 0 if lane is None else way_home(g, unit, model, edge, distance, through, side, lane)[1]
        return home or abs(goal_of(model, edge) - model.y)

    # By a lane those ahead run first, and those behind them as far as they can.
    for model in sorted(unit.models, key=to_go):
        reach = distance
        way, home = way_home(g, unit, model, edge, reach, through, side, lane)
        homes.append(home if lane is None else to_go(model))
        open_ways += way is not None
        passed = passed_over(g, unit, model, through)
        while way and passed.are_near(model, way[-1]) and abs(way[-1][1] - edge) > model.radius:
            reach += RETREAT
            way, _ = way_home(g, unit, model, edge, reach, through, side, lane)
        path = way or straight_as_far(g, unit, model, ahead, reach, through)
        end = path[-1]
        if abs(end[1] - edge) <= model.radius:
            return Course((), left=True, trapped=False)
        run = min(length_of(path), reach)
        while run > 0 and any(overlaps(model, end, other) for other in placed):
            run = max(run - RETREAT, 0)
            end = along(path, run)
        placed.append(Disc(end[0], end[1], model.radius))
        corners = [corner for corner, walked in with_lengths(path) if 0 < walked < run]
        steps.append(Step(model.id, (*corners, end)))
    return Course(tuple(steps), left=False, trapped=not open_ways, home=tuple(homes))


def with_lengths(path: list[Point]) -> list[tuple[Point, float]]:
    """The corners of a way and how far along it each lies."""
    return [(corner, length_of(path[: number + 1])) for number, corner in enumerate(path)]


def overlaps(model: Model, at: Point, other: Disc) -> bool:
    """Whether a model at a place would stand on another."""
    return hypot(at[0] - other.x, at[1] - other.y) < model.radius + other.radius - 1


def way_home(
    g: G,
    unit: Unit,
    model: Model,
    edge: int,
    distance: int,
    through: tuple[str, ...] = (),
    side: Side = -1,
    lane: Lane | None = None,
) -> tuple[list[Point] | None, int]:
    """The first so many thousandths of the shortest way to the edge, None if there is none or it doubles back; and how
    long that way is, 0 if nothing is in it. ``lane``: the way leads home by it."""
    ahead = 1 if edge else -1
    goal = goal_of(model, edge)
    # Both sides are asked about, and then the one that is taken: the search is the same.
    known = g.context.known(g.state)
    key = "ways home", unit.id, model, goal, distance, through, lane
    if key not in known:
        closed = in_the_way(g, unit, model, edge, distance, through)
        if closed is None and (lane is None or lane.holds(model.x)):
            known[key] = None
        else:
            known[key] = ways_round(g, unit, model, edge, distance, through, lane)
    ways: list[list[Point]] | None = known[key]
    if ways is None:
        return straight_home(model, edge, distance), 0
    best = shortest(ways, side)
    if best is None:
        return None, 0
    end = along(best, distance)
    path = [*(corner for corner, walked in with_lengths(best) if walked < distance), end]
    backwards = any((b[1] - a[1]) * ahead < -BACKWARDS for a, b in pairwise(path))
    return (None if backwards else path), round(length_of(best))


def goal_of(model: Model, edge: int) -> int:
    """How far down the table a model touches its edge."""
    return edge - model.radius if edge else model.radius


def straight_home(model: Model, edge: int, distance: int) -> list[Point]:
    """So far straight to the edge, or to it."""
    run = min(distance, abs(goal_of(model, edge) - model.y))
    return [model.at, (model.x, model.y + (run if edge else -run))]


def in_the_way(g: G, unit: Unit, model: Model, edge: int, distance: int, through: tuple[str, ...]) -> Geometry | None:
    """The ground that is closed to a model, None if its straight way home is open."""
    obstacles = others(g, unit, model, through)
    if is_open(g, model, straight_home(model, edge, distance), obstacles):
        return None
    return closed_to(g, model, obstacles, distance)


def closed_to(g: G, model: Model, obstacles: Obstacles, distance: int) -> Geometry:
    """Where no way of a model may lead. Whoever stands farther off than this move leads is no obstacle to it yet;
    terrain is."""
    met = obstacles.within(model.at, distance + SPREAD)
    return shapely.union_all([g.context.ground_of(g.state).impassable.shape, *met])


def ways_round(
    g: G, unit: Unit, model: Model, edge: int, distance: int, through: tuple[str, ...], lane: Lane | None
) -> list[list[Point]]:
    """The two shortest ways home, or fewer, by a lane or any."""
    closed = closed_to(g, model, others(g, unit, model, through), distance)
    reach = range(0, g.context.width, SPREAD)
    places = {model.x + each for offset in reach for each in (offset, -offset)}
    places = {x for x in places if 0 <= x <= g.context.width and (lane is None or lane.holds(x))}
    if lane is not None:
        walls = [shapely.LineString([(x, first), (x, goal_of(model, edge))]) for x, first in lane.walls]
        closed = shapely.union_all([closed, *(shapely.buffer(wall, 1, cap_style="flat") for wall in walls)])
    routes = Routes(closed, max(model.radius - SLACK, 1), g.context.ground_of(g.state).table)
    ends = [(x, goal_of(model, edge)) for x in sorted(places, key=lambda x: (abs(x - model.x), -x))]
    return list(islice(routes.nearest_first(model.at, ends, most=2), 2))


class Lane(NamedTuple):
    """The ground on one side of what is in the straight ways of a unit: behind that, from where each of its models
    would meet it, walls lead to the edge, so that who goes round it on the other side does not come here."""

    side: Side
    walls: tuple[tuple[int, float], ...]

    def holds(self, x: float) -> bool:
        """Whether a place of the edge lies in it."""
        return all((x - wall) * self.side > 0 for wall, _ in self.walls)


def lane_of(g: G, unit: Unit, distance: int, through: tuple[str, ...], side: Side) -> Lane:
    """The lane on one side of what is in the ways of a unit."""
    edge = g.context.homes[unit.seat]
    walls = []
    for model in unit.models:
        closed = in_the_way(g, unit, model, edge, distance, through)
        if closed is not None:
            ahead = shapely.LineString([model.at, (model.x, goal_of(model, edge))])
            met = shapely.intersection(closed, ahead)
            beside = shapely.shortest_line(ahead, closed) if met.is_empty else met
            first = min(shapely.get_coordinates(beside)[:, 1].tolist(), key=lambda y: abs(y - model.y))
            walls.append((model.x, first))
    return Lane(side, tuple(walls))


def shortest(ways: list[list[Point]], side: Side) -> list[Point] | None:
    """The shortest of two ways; of two exactly as short that on a side (WH-CORE-10)."""
    if len(ways) == 2 and length_of(ways[1]) - length_of(ways[0]) <= EXACT:
        return max(ways, key=lambda way: side * way[-1][0])
    return ways[0] if ways else None


class Obstacles(NamedTuple):
    """Models in the way: the middles of bases and the hulls of vehicles, and how far a way keeps off each."""

    shapes: Geometries
    sizes: Floats

    @classmethod
    def of(cls, rows: Sequence[tuple[Body, float]]) -> Obstacles:
        """These bodies, each with the gap that is kept from it."""
        shapes = numpy.empty(len(rows), dtype=object)
        shapes[:] = [footprint(body) if isinstance(body, Hull) else shapely.Point(body.x, body.y) for body, _ in rows]
        sizes = [(0 if isinstance(body, Hull) else body.radius) + kept for body, kept in rows]
        return cls(shapes, numpy.array(sizes, dtype=numpy.float64))

    def within(self, at: Point, distance: float) -> list[Geometry]:
        """The ground no way may lead over, of those within a distance of a place."""
        near = distances(self.shapes, shapely.Point(at)) - self.sizes <= distance
        found: list[Geometry] = shapely.buffer(self.shapes[near], self.sizes[near], quad_segs=4).tolist()
        return found

    def barred(self, ways: Sequence[Sequence[Point]], radius: int) -> Bools:
        """Which ways a base of this radius finds barred."""
        away = distances(lines(ways)[:, None], self.shapes[None, :]) - self.sizes
        return numpy.asarray((away < radius - walks.TOLERANCE).any(axis=1))

    def are_near(self, model: Model, at: Point) -> bool:
        """Whether a model there would be nearer to one of them than is kept."""
        return bool((distances(self.shapes, shapely.Point(at)) - self.sizes < model.radius).any())


def passed_over(g: G, unit: Unit, model: Model, through: tuple[str, ...]) -> Obstacles:
    """What a model may pass but not end on: the units it ran through, within 1" of whom it does not end (WH-MORALE-10),
    and a hull that has swung over it."""
    rows: list[tuple[Body, float]] = [(each.body, GAP) for id in through for each in g.state.units[id].models]
    return Obstacles.of(rows + [(body, 0) for body, away in around(g, unit, model, through) if away < -SLACK])


def others(g: G, unit: Unit, model: Model, through: tuple[str, ...] = ()) -> Obstacles:
    """The models of other units, but for those it may pass, as what a way keeps out of: 1" round each base and hull,
    less round those that are nearer already."""
    rows = [(body, max(min(GAP, away - SLACK), 0)) for body, away in around(g, unit, model, through) if away >= -SLACK]
    return Obstacles.of(rows)


def around(g: G, unit: Unit, model: Model, through: tuple[str, ...]) -> Iterator[tuple[Body, float]]:
    """The bases and hulls of the other units but for some, and how far each is from a model, negative if they lie on
    each other."""
    for other in g.state.on_table():
        if other.id == unit.id or other.id in through:
            continue
        for each in other.models:
            yield each.body, away_from(model, each.body)


def away_from(model: Model, body: Body) -> float:
    """How far a model's base is from a body, negative where one lies on the other."""
    if isinstance(body, Hull):
        return off_hull(body, model.x, model.y) - model.radius
    return hypot(body.x - model.x, body.y - model.y) - body.radius - model.radius


def is_open(g: G, model: Model, way: list[Point], obstacles: Obstacles) -> bool:
    """Whether nothing stands on a way."""
    if obstacles.barred([way], model.radius)[0]:
        return False
    radii = numpy.array([model.radius], dtype=numpy.float64)
    closed = g.context.ground_of(g.state).impassable
    return not closed.touches(way, model.radius) or not walks.swept_touching(closed.shape, [way], radii, SLACK)[0]


def straight_as_far(
    g: G, unit: Unit, model: Model, ahead: int, distance: int, through: tuple[str, ...] = ()
) -> list[Point]:
    """Straight on, as far as it is open."""
    obstacles = others(g, unit, model, through)
    ways = [[model.at, (model.x, model.y + ahead * run)] for run in range(distance, 0, -RETREAT)]
    if not ways:
        return [model.at]
    radii = numpy.full(len(ways), model.radius, dtype=numpy.float64)
    closed = g.context.ground_of(g.state).impassable
    barred = obstacles.barred(ways, model.radius)
    if closed.touches(ways[0], model.radius):
        barred |= walks.swept_touching(closed.shape, ways, radii, SLACK)
    return next((way for way, stopped in zip(ways, barred.tolist(), strict=True) if not stopped), [model.at])
