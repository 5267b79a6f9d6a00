"""The ways of those who follow the first attacker into an assault (BA-CQ-17)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin

from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground import walking
from grognard.games.bolt_action.ground.contact import TOUCHING
from grognard.games.bolt_action.ground.context import APART, COHERENCY, SLACK
from grognard.games.bolt_action.ground.grounds import CompiledGround
from grognard.games.bolt_action.ground.placing import ring
from grognard.games.bolt_action.rules.close_quarters.neighbours import Neighbours
from grognard.games.bolt_action.state.state import Model, Unit
from grognard.space.plane import Disc, Point, along, length_of

Way = tuple[Point, ...]

STEP = 250
"""How finely, in thousandths, places on the way to a comrade are looked for."""
DIRECTIONS = [(sin(2 * pi * number / 16), cos(2 * pi * number / 16)) for number in range(16)]
"""Where places about a base are looked for: sixteen ways, aside and ahead."""
ROOMS = (50, COHERENCY // 2, COHERENCY - 10)
"""How far, in thousandths, from a comrade's base places for those are looked for who would be left behind."""


def touches_slow(ground: CompiledGround, model: Model, way: Sequence[Point]) -> bool:
    """Whether a man's base comes over No Run ground on a way (BA-MOV-02)."""
    return ground.slow.touches(way, model.radius - SLACK)


def follow(
    near: Neighbours, model: Model, lead: Sequence[Point], placed: list[Disc], limit: int, contact: bool
) -> Way | None:
    """The way of another attacker, in formation (BA-CQ-17).

    Into contact if he can, else with the first by the same step, else beside a comrade; straight, or round what is in
    the way, or behind the first. If no such place can be reached, as near to a comrade as he gets. None if he finds no
    place at all.
    """
    step = (lead[-1][0] - lead[0][0], lead[-1][1] - lead[0][1])
    gap = TOUCHING if contact else APART
    for chained, candidates in (
        (True, places(model, near.target, step, placed, contact)),
        (False, stragglers(model, placed, limit)),
    ):
        way = way_to(near, model, lead, limit, with_room(near, model, placed, limit, gap, candidates, chained))
        if way is not None:
            return way
    return None


def join(
    near: Neighbours, model: Model, goal: Point, lead: Sequence[Point], placed: list[Disc], limit: int, contact: bool
) -> Way | None:
    """The way of another attacker to a place within an inch of a comrade's, of all these the nearest to a goal that
    he can reach; None if there is none."""
    # Beside those who are too far off no place is within his limit (the steps are rounded).
    far = limit + near.g.context.epsilon + model.radius + COHERENCY + 2
    comrades = [each for each in placed if hypot(each.x - model.x, each.y - model.y) <= far + each.radius]
    if not comrades:
        return None
    candidates = [
        (other.x + x, other.y + y)
        for other in comrades
        for room in ROOMS
        for x, y in steps_about(other.radius + model.radius + room)
    ]
    candidates += [(model.x, model.y), goal]
    gap = TOUCHING if contact else APART
    ends = list(with_room(near, model, comrades, limit, gap, candidates, chained=True))
    ends.sort(key=lambda place: hypot(place[0] - goal[0], place[1] - goal[1]))
    way = way_to(near, model, lead, limit, ends)
    return way or way_round(near, model, limit, ends)


def way_round(near: Neighbours, model: Model, limit: int, ends: Sequence[Point]) -> Way | None:
    """The way to the first of some places that can be reached round other enemies, or round No Run ground too; None
    if there is none."""
    if not ends:
        return None
    for ways in rounds(near, model, limit, ends):
        for end in ends:
            if end in ways and is_passable(near, model, ways[end], limit):
                return ways[end]
    return None


def rounds(near: Neighbours, model: Model, limit: int, ends: Sequence[Point]) -> Iterator[Mapping[Point, Way]]:
    """The shortest ways round other enemies within a limit to those of some places that have one, then those round No
    Run ground too."""
    known = near.rounds.setdefault((model.id, limit, frozenset(ends)), [])
    for number, routes in enumerate(near.routes_about(model.radius)):
        if number == len(known):
            far = limit + near.g.context.epsilon
            found = routes.nearest_first((model.x, model.y), ends, far)
            known.append({way[-1]: tuple(way) for way in found})
        yield known[number]


def way_to(
    near: Neighbours, model: Model, lead: Sequence[Point], limit: int, candidates: Iterable[Point]
) -> Way | None:
    """The way to the first of some places that can be reached straight, else to one that can be reached otherwise."""
    far = limit + near.g.context.epsilon
    free: list[Point] = []
    for x, y in candidates:
        if hypot(x - model.x, y - model.y) > far:
            continue
        straight = (model.x, model.y), (x, y)
        if is_passable(near, model, straight, limit):
            return straight
        if not free:
            # What keeps him where he stands is looked for once something does.
            if not near.is_open(model, straight[:1]):
                return None
            if touches_slow(near.g.context.ground, model, straight[:1]):
                far = min(far, tables.RATES["infantry"].advance + near.g.context.epsilon)
        free.append((x, y))
    led = tuple(lead)
    return next((way for end in free if (way := bend_to(near, model, led, end, limit)) is not None), None)


def with_room(
    near: Neighbours,
    model: Model,
    placed: Sequence[Disc],
    limit: int,
    gap: int,
    candidates: Iterable[Point],
    chained: bool,
) -> Iterator[Point]:
    """Those of some places that lie within a limit and have room for a man; if ``chained``, only such as are beside a
    comrade's."""
    far = limit + near.g.context.epsilon
    bases = [(other.x, other.y, model.radius + other.radius) for other in placed]
    for x, y in candidates:
        if (
            hypot(x - model.x, y - model.y) <= far
            and is_beside(x, y, bases, chained)
            and near.fits(x, y, model.radius, gap)
        ):
            yield x, y


def is_beside(x: int, y: int, bases: Sequence[tuple[int, int, int]], chained: bool) -> bool:
    """Whether a place is clear of comrades (with how far from each a middle touches his base) and, if ``chained``,
    within an inch of one."""
    for u, v, touch in bases:
        square = (x - u) ** 2 + (y - v) ** 2
        if square < touch * touch:
            return False
        if chained and square <= (touch + COHERENCY) ** 2:
            chained = False
    return not chained


def bend_to(near: Neighbours, model: Model, lead: Way, end: Point, limit: int) -> Way | None:
    """A way to a place that is not straight, and that a follower may take; None if there is none. Where men wait for
    each other the same ones are asked for many times."""
    key = model.id, lead, end, limit
    if key not in near.bends:
        ways = bends(near, model, lead, end, limit)
        near.bends[key] = next((way for way in ways if is_passable(near, model, way, limit)), None)
    return near.bends[key]


def bends(near: Neighbours, model: Model, lead: Way, end: Point, limit: int) -> Iterator[Way]:
    """Ways to a place that are not straight: round closed ground, and along the way of the first attacker."""
    found = near.round_ground(model, end, limit)
    if found is not None:
        yield tuple(found)
    for corner in range(1, len(lead)):
        yield ((model.x, model.y), *lead[:corner], end)


def is_passable(near: Neighbours, model: Model, way: Way, limit: int) -> bool:
    """Whether a follower may take a way: short enough, free, and over No Run ground at the basic rate (BA-CQ-03).

    Where men wait for each other the same ways are asked for many times.
    """
    key = model.id, way, limit
    known = near.passable.get(key)
    if known is None:
        known = near.passable[key] = _is_passable(near, model, way, limit)
    return known


def _is_passable(near: Neighbours, model: Model, way: Way, limit: int) -> bool:
    context = near.g.context
    length = length_of(way)
    climbed = walking.climb(near.g, way) if context.ground.levels else 0
    if length + climbed > limit + context.epsilon:
        return False
    if length > tables.RATES["infantry"].advance + context.epsilon and touches_slow(context.ground, model, way):
        return False
    return near.is_open(model, way)


def places(model: Model, target: Unit, step: Point, placed: Sequence[Disc], contact: bool) -> Iterator[Point]:
    """Candidate ends in formation, the best first."""
    if contact and target.is_vehicle:
        round_it = list(ring(target.hull, model.radius, 2 * model.radius + 50))
        yield from sorted(round_it, key=lambda place: hypot(place[0] - model.x, place[1] - model.y))
    elif contact:
        foes = sorted(target.models, key=lambda foe: hypot(foe.x - model.x, foe.y - model.y))[:4]
        for foe in foes:
            yield from around(model, foe, foe.radius + model.radius)
    yield model.x + step[0], model.y + step[1]
    comrades = sorted(placed, key=lambda other: hypot(other.x - model.x, other.y - model.y))
    for other in comrades:
        yield from around(model, other, other.radius + model.radius + 50)


def stragglers(model: Model, placed: Sequence[Disc], limit: int) -> Iterator[Point]:
    """Candidate ends of a man who cannot keep up: along the straight line to each comrade, the nearest to one first."""
    found = []
    for other in placed:
        way = [(model.x, model.y), (other.x, other.y)]
        distance = length_of(way)
        reach = min(float(limit), distance - other.radius - model.radius)
        while reach >= 0:
            found.append((distance - reach, along(way, reach)))
            reach -= STEP
    yield from (place for _, place in sorted(found))


def around(model: Model, centre: Disc, distance: float) -> list[Point]:
    """Places about a disc at a distance between middles, the nearest to the model first."""
    dx, dy = centre.x - model.x, centre.y - model.y
    found = sorted([((dx + x) ** 2 + (dy + y) ** 2, dx + x, dy + y) for x, y in steps_about(distance)])
    return [(model.x + x, model.y + y) for _, x, y in found]


@lru_cache(maxsize=64)
def steps_about(distance: float) -> list[Point]:
    """The steps of a distance in all directions."""
    return [(round(distance * aside), round(-distance * ahead)) for aside, ahead in DIRECTIONS]
