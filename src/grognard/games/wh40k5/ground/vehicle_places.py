"""Room for models beside a vehicle: access points, and where those who get out may stand (WH-VEH-16, WH-VEH-29)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, hypot, sqrt

import numpy
import shapely

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.coherency import COHERENCY, parts
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.flight import SLACK
from grognard.games.wh40k5.ground.vehicle_condition import is_open_topped
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.state.measures import APART, EPSILON
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space import walks
from grognard.space.hulls import Quarter, axes
from grognard.space.plane import Bools, Disc, Floats, Hull, Point, footprint, gap, gaps_off_hull, table_of
from grognard.space.terrain import apart, box_of, box_round

WITHIN = TABLES.limits["disembark-within"].value
EMBARK = TABLES.limits["embark-within"].value
GRAZE = EPSILON + 1e-6
"""By how much a base may graze another or a hull: by the grid of places, whatever sines and cosines make of it."""
ROOM = 20
"""How far apart, in thousandths, models are set down beside one another."""
GRID = 1.0
"""The fineness of a grid whose places do not overlap."""
FINER = 6
"""How much closer together the places are that are tried where that has too few."""
EDGES: dict[str, tuple[Quarter, ...]] = {"front": ("front",), "side": ("left", "right"), "rear": ("rear",)}

Places = tuple[Point, ...]


class Exit(Record):
    """How a unit gets out: beside which hull, ``standing`` if that is still there, and at its access points or, if
    these are blocked, anywhere round it (WH-VEH-29)."""

    hull: Hull
    points: tuple[Point, ...]
    standing: bool = True

    def off(self, x: float, y: float) -> float:
        """How far a place is from the nearest access point, or from the hull if every edge is one."""
        return float(self.all_off(numpy.array([[x, y]], dtype=numpy.float64))[0])

    def all_off(self, places: Floats) -> Floats:
        """The same of many places (rows of x, y, ...)."""
        if not self.points:
            return gaps_off_hull(self.hull, places)
        ends = numpy.array(self.points, dtype=numpy.float64)
        away: Floats = numpy.hypot(places[:, 0, None] - ends[:, 0], places[:, 1, None] - ends[:, 1]).min(axis=1)
        return away


def edge_middle(hull: Hull, quarter: Quarter) -> Point:
    """The middle of one edge of a hull."""
    (ax, ay), (bx, by) = axes(hull.facing)
    forward = {"front": hull.length / 2, "rear": -hull.length / 2}.get(quarter, 0)
    aside = {"right": hull.width / 2, "left": -hull.width / 2}.get(quarter, 0)
    return round(hull.x + ax * forward + bx * aside), round(hull.y + ay * forward + by * aside)


def access_points(model: Model) -> tuple[Point, ...]:
    """The access points of a transport: the middles of the edges that have one; none: every edge is one, as of an
    open-topped vehicle (WH-VEH-12, WH-VEH-16)."""
    transport = model.of.transport
    assert transport is not None
    if is_open_topped(model):
        return ()
    return tuple(edge_middle(hull_of(model), each) for edge in transport.access for each in EDGES[edge])


def exits(model: Model) -> Exit:
    """The way out of a vehicle by its access points."""
    return Exit(hull_of(model), access_points(model))


def round_the_hull(model: Model, *, standing: bool = True) -> Exit:
    """The way out of a vehicle whose access points are blocked, or that is no more."""
    return Exit(hull_of(model), (), standing)


def reaches_access(model: Model, transport: Model) -> bool:
    """Whether a model is near enough to an access point to get in (WH-VEH-16)."""
    near = exits(transport).off(model.x, model.y) - model.radius <= EMBARK + EPSILON
    return near and not model.storey


def fault(g: G, unit: Unit, way: Exit, places: Places) -> Refused | None:
    """Why models of a unit may not get out to these places; ``places`` are of its models in their order."""
    discs = [Disc(x, y, model.radius) for (x, y), model in zip(places, unit.models, strict=False)]
    if any(way.off(disc.x, disc.y) - disc.radius > WITHIN + EPSILON for disc in discs):
        return Refused(say("wh-refused-alight-far"), "WH-VEH-16", "WH-VEH-29")
    if discs and not all_free(g, unit, way, table_of(discs)).all():
        return Refused(say("wh-refused-alight-room"), "WH-VEH-16", "WH-CORE-08")
    if any(gap(a, b) <= 0 and overlapping(a, b) for n, a in enumerate(discs) for b in discs[:n]):
        return Refused(say("wh-fault-overlap"), "WH-MOVE-14")
    return None if len(parts(discs)) <= 1 else Refused(say("wh-fault-coherency"), "WH-CORE-07")


def overlapping(a: Disc, b: Disc) -> bool:
    """Whether two bases overlap by more than the grid of places."""
    return hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius - EPSILON


def is_free(g: G, unit: Unit, way: Exit, disc: Disc, others: Sequence[Unit] | None = None) -> bool:
    """Whether a base may stand at a place, as ``all_free``."""
    return bool(all_free(g, unit, way, table_of([disc]), others)[0])


def all_free(g: G, unit: Unit, way: Exit, bases: Floats, others: Sequence[Unit] | None = None) -> Bools:
    """Which of these bases (rows of x, y, radius) may stand at their places: on the table, off impassable ground, the
    vehicle and friends, 1" from enemies (WH-CORE-08, WH-MOVE-04, WH-VEH-16). ``others``: the units looked at, None: all
    on the table."""
    ground = g.context.ground_of(g.state)
    free = walks.ends_inside(ground.field, bases)
    if not free.any():
        return free
    radius = float(bases[:, 2].max())
    about = box_of(bases[free].tolist(), radius)
    if ground.impassable.is_near(about):
        free &= ~walks.bases_touching(ground.impassable.shape, bases, SLACK)
    if way.standing:
        free &= gaps_off_hull(way.hull, bases) >= bases[:, 2] - GRAZE
    left, top, right, bottom = about
    for other in g.state.on_table() if others is None else others:
        need = APART if other.seat != unit.seat else 0
        reach = left - need, top - need, right + need, bottom + need
        if not other.on_table or apart(reach, (there := g.context.stand(other.models)).box):
            continue
        round_ = there.table[there.round]
        if len(round_):
            away = numpy.hypot(bases[:, 0, None] - round_[:, 0], bases[:, 1, None] - round_[:, 1]) - round_[:, 2]
            free &= numpy.maximum(away.min(axis=1), 0.0) >= bases[:, 2] + need - GRAZE
        for hull, _ in there.hulls:
            free &= gaps_off_hull(hull, bases) >= bases[:, 2] + need - GRAZE
    return free


def spots(g: G, unit: Unit, way: Exit, towards: Point) -> Places:
    """Places for as many models of a unit as find room, close together, the nearest to ``towards`` first."""
    return max(filled(g, unit, way, [towards]), key=len)


def filled(g: G, unit: Unit, way: Exit, goals: Sequence[Point]) -> list[Places]:
    """Places for as many models of a unit as find room, close together, near each of some goals; where a plain grid
    has too few they are packed more closely."""
    count, radius = len(unit.models), narrowest(unit)
    free = free_places(g, unit, way, GRID)
    found = [nearest(free, radius, goal, count) for goal in goals]
    if max(map(len, found)) == count:
        return found
    fine = free_places(g, unit, way, 1 / FINER)
    return [max(before, *packed(fine, unit, goal), key=len) for before, goal in zip(found, goals, strict=True)]


def packed(free: Sequence[Point], unit: Unit, goal: Point) -> tuple[Places, Places]:
    """Places that do not overlap and hang together, from that nearest to a goal on: the nearest to the goal next, or
    that closest to those taken."""
    if not free:
        return (), ()
    table = numpy.array(free, dtype=numpy.float64)
    width, off = 2 * broadest(unit), numpy.hypot(table[:, 0] - goal[0], table[:, 1] - goal[1])
    reach = 2 * narrowest(unit) + COHERENCY + EPSILON
    found = []
    for snug in (False, True):
        taken = [int(off.argmin())]
        near = numpy.hypot(table[:, 0] - table[taken[0], 0], table[:, 1] - table[taken[0], 1])
        while len(taken) < len(unit.models):
            fits = numpy.flatnonzero((near >= width) & (near <= reach))
            if not len(fits):
                break
            best = int(fits[(near if snug else off)[fits].argmin()])
            taken.append(best)
            near = numpy.minimum(near, numpy.hypot(table[:, 0] - table[best, 0], table[:, 1] - table[best, 1]))
        found.append(tuple(free[number] for number in taken))
    return found[0], found[1]


def broadest(unit: Unit) -> int:
    """The radius of a unit's broadest base."""
    return max((model.radius for model in unit.models), default=0)


def narrowest(unit: Unit) -> int:
    """The radius of a unit's narrowest base: what hangs together for that does so for all."""
    return min((model.radius for model in unit.models), default=0)


def free_places(g: G, unit: Unit, way: Exit, fineness: float) -> list[Point]:
    """The free places of a grid beside a vehicle, each wide enough for the broadest base of a unit; ``fineness``: how
    far apart they are, in such bases."""
    if not unit.models:
        return []
    radius, hull = broadest(unit), way.hull
    step = (2 * radius + ROOM) * fineness
    reach = WITHIN + narrowest(unit)
    span = ceil((hypot(hull.length, hull.width) / 2 + reach) / step) + 1
    box = box_round(hull.x, hull.y, round((span + 1) * step) + APART)
    near = [other for other in g.state.on_table() if not apart(box, g.context.stand(other.models).box)]
    grid = [
        (hull.x + round((column + row % 2 / 2) * step), hull.y + round(row * step * sqrt(3) / 2), radius)
        for row in range(-span, span + 1)
        for column in range(-span, span + 1)
    ]
    bases = numpy.array(grid, dtype=numpy.float64)
    close = bases[way.all_off(bases) <= reach]
    return [(int(x), int(y)) for x, y, _ in close[all_free(g, unit, way, close, near)].tolist()]


def nearest(free: Sequence[Point], radius: int, towards: Point, count: int) -> Places:
    """So many of the places, or as many as hang together, growing from the one nearest to ``towards``."""
    groups = parts([Disc(x, y, radius) for x, y in free])
    best: Places = ()
    for group in groups:
        here = [free[number] for number in group]
        ordered = sorted(here, key=lambda at: hypot(at[0] - towards[0], at[1] - towards[1]))
        taken = ordered[:count]
        if len(parts([Disc(x, y, radius) for x, y in taken])) > 1:
            taken = grown(ordered, radius, count)
        if len(taken) > len(best):
            best = tuple(taken)
    return best


def grown(ordered: Sequence[Point], radius: int, count: int) -> list[Point]:
    """Places that hang together, from the first on."""
    taken, left = [ordered[0]], list(ordered[1:])
    while left and len(taken) < count:
        more = next((at for at in left if len(parts([Disc(x, y, radius) for x, y in (*taken, at)])) == 1), None)
        if more is None:
            break
        taken.append(more)
        left.remove(more)
    return taken


def layouts(g: G, unit: Unit, way: Exit) -> list[Places]:
    """A sample of ways to stand, one for each access point or edge; the fullest ones only."""
    goals = way.points or tuple(edge_middle(way.hull, each) for each in ("front", "right", "rear", "left"))
    found = list(dict.fromkeys(filled(g, unit, way, goals)))
    most = max(len(each) for each in found)
    return [each for each in found if len(each) == most]


def outline(hull: Hull) -> Places:
    """The corners of what is left of a hull."""
    return tuple((round(x), round(y)) for x, y in shapely.get_coordinates(footprint(hull))[:-1].tolist())


def within_hull(discs: Iterable[Disc], hull: Hull, distance: float) -> int:
    """How many bases are within a distance of a hull, at least in part."""
    return sum(gap(disc, hull) <= distance + EPSILON for disc in discs)
