"""What vehicles may do in the movement phase: drive, turn (WH-VEH-01, WH-VEH-08, WH-VEH-35).

``candidates`` and ``draws`` are samples; the rules accept any course.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import hypot
from random import Random

import numpy
import shapely

from grognard.core.engine.decisions import drawn
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.cached_per_state import once
from grognard.games.wh40k5.ground.coherency import hang_together
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.ground.flight import SLACK
from grognard.games.wh40k5.ground.vehicle_condition import COMBAT, CRUISING, is_stunned
from grognard.games.wh40k5.ground.vehicle_courses import (
    Part,
    box_about,
    class_of,
    covered,
    fastest,
    length,
    limit_of,
    parts_of,
)
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.rules.movement.movement import shown
from grognard.games.wh40k5.state.choices import Course, Drive, Stretch
from grognard.games.wh40k5.state.measures import APART, EPSILON
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.bulk import Geometries, distances
from grognard.space.hulls import CIRCLE, is_on_table
from grognard.space.plane import Disc, Hull, bearing, footprint, gap
from grognard.space.terrain import Box, apart, box_round

BEFORE = 4 * INCH
"""How far before an objective a vehicle stops that drives up to it."""
TURNS = tuple(45_000 * number for number in range(8))


def drives(unit: Unit) -> bool:
    """Whether a unit consists of vehicles that drive: all but walkers."""
    return unit.is_vehicle and not any(model.is_walker for model in unit.models)


@once
def cannot_drive(g: G, unit: Unit) -> Refused | None:
    """Why a unit of vehicles has no move now: it had it, or none of it can move (WH-VEH-07, WH-VEH-23)."""
    if unit.activated:
        return Refused(say("wh-refused-activated"), "WH-MOVE-01", "WH-VEH-30")
    if not any(can_move(g, model) for model in unit.models):
        return Refused(say("wh-refused-halted"), "WH-VEH-07")
    return None


def can_move(g: G, model: Model) -> bool:
    """Whether a vehicle can move or turn: neither immobilised nor stunned (WH-VEH-07)."""
    return not model.immobilised and not is_stunned(g.state, model)


def refusal(g: G, unit: Unit, choice: Drive) -> Refused | None:
    """The first rule a drive breaks; None if it is legal."""
    stuck = cannot_drive(g, unit)
    return stuck or next(faults(g, unit, choice), None)


def faults(g: G, unit: Unit, choice: Drive) -> Iterator[Refused]:
    """Every rule a drive breaks, the plainest first."""
    ids = [course.model for course in choice.courses]
    known = {model.id: model for model in unit.models}
    empty = any(not course.stretches for course in choice.courses)
    if not ids or len(set(ids)) != len(ids) or not known.keys() >= set(ids) or empty:
        yield Refused(say("wh-fault-courses"), "WH-VEH-01")
        return
    ends = {id: hull_of(model) for id, model in known.items()}
    for course in choice.courses:
        model = known[course.model]
        if not can_move(g, model):
            yield Refused(say("wh-refused-halted"), "WH-VEH-07")
        distance = length(course.stretches)
        if class_of(model, distance) is None:
            limit = shown(fastest(model))
            yield Refused(say("wh-fault-far", inches=shown(distance), limit=limit), "WH-VEH-01")
        parts = parts_of(model, course.stretches)
        ends[model.id] = parts[-1].after
        yield from ground_faults(g, unit, model, parts)
    yield from together(list(ends.values()))


def ground_faults(g: G, unit: Unit, model: Model, parts: Sequence[Part]) -> Iterator[Refused]:
    """It stays on the table, off impassable ground, clear of friends and 1" from enemies, on all its way; a skimmer
    only in the end; who begins nearer to an enemy may turn, or drive off (WH-CORE-08, WH-CORE-12, WH-MOVE-04,
    WH-VEH-01, WH-VEH-12)."""
    if not all(is_on_table(part.after, g.context.width, g.context.depth) for part in parts):
        yield Refused(say("wh-fault-off-table"), "WH-CORE-12")
    flies = model.type.flies
    left, top, right, bottom = about = box_about(parts[-1:] if flies else parts)
    wider = left - APART, top - APART, right + APART, bottom + APART
    near = [other for other, there in g.context.stands(g.state) if other.id != unit.id and not apart(wider, there.box)]
    if not near and not g.context.ground_of(g.state).impassable.is_near(about):
        return
    way = numpy.array([footprint(parts[-1].after)], dtype=object) if flies else covered(parts)
    if is_barred(g, way, about, flies):
        yield Refused(say("wh-fault-impassable"), "WH-MOVE-04")
    start, end = hull_of(model), parts[-1].after
    drives_off = any(part.distance for part in parts)
    for other in near:
        hostile = other.seat != unit.seat
        stays_near = hostile and drives_off and any(gap(end, each.body) < APART - EPSILON for each in other.models)
        beside = (each for each in other.models if not apart(wider, box_round(each.x, each.y, each.radius)))
        if stays_near or any(too_near(way, each, start, hostile) for each in beside):
            yield Refused(say("wh-fault-enemy" if hostile else "wh-fault-friend"), "WH-CORE-08", "WH-VEH-01")
            return


def is_barred(g: G, way: Geometries, about: Box, flies: bool) -> bool:
    """Whether impassable ground is on the way of a vehicle; what flies may end on some of it (WH-MOVE-04)."""
    ground = g.context.ground_of(g.state)
    if not ground.impassable.is_near(about):
        return False
    whole = shapely.union_all(way).buffer(-SLACK)
    if not flies:
        return bool(ground.impassable.shape.intersects(whole))
    pairs = zip(ground.kinds, ground.field.polygons, strict=True)
    return any(shape.intersects(whole) for kind, shape in pairs if kind.impassable and not kind.perch)


def too_near(way: Geometries, model: Model, start: Hull, hostile: bool) -> bool:
    """Whether the ground a vehicle covers comes nearer to a model than it may: 1" to an enemy that was not nearer when
    it started (WH-CORE-08)."""
    body = model.body
    distance = APART if hostile and gap(start, body) >= APART - EPSILON else 0
    if isinstance(body, Disc):
        away = distances(way, shapely.Point(body.x, body.y))
        return bool(away.min() < body.radius + distance - EPSILON)
    if distance:
        return bool(distances(way, footprint(body)).min() < distance - EPSILON)
    return bool(shapely.union_all(way).buffer(-EPSILON).intersects(footprint(body)))


def together(ends: list[Hull]) -> Iterator[Refused]:
    """Vehicles do not end on one another; a squadron keeps within 4" (WH-VEH-08, WH-VEH-25, WH-MOVE-14)."""
    shapes = [footprint(hull) for hull in ends]
    if any(a.buffer(-EPSILON).intersects(b) for n, a in enumerate(shapes) for b in shapes[:n]):
        yield Refused(say("wh-fault-overlap"), "WH-MOVE-14")
    if not hang_together(shapes):
        yield Refused(say("wh-fault-squadron"), "WH-VEH-08")


def speeds_of(unit: Unit, choice: Drive) -> str:
    """The class of speed of a drive: for a squadron that of the fastest among them (WH-VEH-35)."""
    courses = {course.model: length(course.stretches) for course in choice.courses}
    classes = [class_of(model, courses.get(model.id, 0)) for model in unit.models]
    order = list(TABLES.speeds)
    return max((each for each in classes if each is not None), key=order.index, default=order[0])


# ---- samples -----------------------------------------------------------------------------------------------------


def whole(unit: Unit, models: Sequence[Model], turn: int, distance: int) -> Drive:
    """All these vehicles turn and go on alike."""
    stretches = (Stretch(turn, distance),)
    return Drive(unit.id, tuple(Course(model.id, stretches) for model in models))


def samples(g: G, unit: Unit) -> list[partial[Drive]]:
    """Drives for a unit, made when called: eight ways to turn, at each speed it has, backwards, and turning alone."""
    models = [model for model in unit.models if can_move(g, model)]
    if not models:
        return []
    slowest = min(models, key=fastest)
    reach = {limit_of(slowest, speed) for speed in TABLES.speeds if limit_of(slowest, speed) <= fastest(slowest)}
    distances = sorted({*reach, limit_of(slowest, COMBAT), limit_of(slowest, CRUISING) * 3 // 4} - {0})
    ways = [partial(whole, unit, models, turn, distance) for turn in TURNS for distance in distances]
    ways += [partial(whole, unit, models, 0, -distance) for distance in distances[:1]]
    return ways + [partial(whole, unit, models, turn, 0) for turn in TURNS[1:]]


def to_objectives(g: G, unit: Unit) -> Iterator[partial[Drive]]:
    """Drives straight to each objective and to where one stands just before it, or as far towards it as the slowest
    goes."""
    models = [model for model in unit.models if can_move(g, model)]
    for each in g.state.objectives if models else ():
        first = models[0]
        away, most = round(hypot(each.x - first.x, each.y - first.y)), min(fastest(model) for model in models)
        turn = bearing(first.at, (each.x, each.y)) - first.facing
        turn = (turn + CIRCLE // 2) % CIRCLE - CIRCLE // 2
        for distance in sorted({min(away, most), min(away - BEFORE, most)}):
            if distance > 0:
                yield partial(whole, unit, models, turn, distance)


def candidates(g: G, unit: Unit) -> Iterator[Callable[[], Drive]]:
    """A sample of what a unit of vehicles might do, if it may drive at all."""
    if cannot_drive(g, unit) is None:
        yield from samples(g, unit)
        yield from to_objectives(g, unit)


def draws(g: G, unit: Unit, random: Random) -> Iterator[Callable[[], Drive]]:
    """Those of the sample that go by no place, in random order."""
    return drawn(samples(g, unit) if cannot_drive(g, unit) is None else (), random)


def at_end(model: Model, hull: Hull) -> Model:
    """A vehicle as it stands at the end of its way."""
    return replace(model, x=hull.x, y=hull.y, facing=hull.facing)
