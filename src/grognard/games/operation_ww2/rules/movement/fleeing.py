"""Where broken models run: to the nearest cover that does not bring them nearer to the enemy (AZ-MOR-06 to AZ-MOR-09,
AZ-MOR-12, AZ-MOR-15, AZ-MOR-17, AZ-MOR-18)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import NamedTuple

import numpy
import shapely
from shapely.ops import nearest_points

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.guns import crew_of, guns_of
from grognard.games.operation_ww2.ground.rally_cover import Threat, enemies, in_cover, nearest_visible, shelters
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd, stand_apart
from grognard.games.operation_ww2.rules.movement.following import SHARES, March, cut, lone_fault, placed
from grognard.games.operation_ww2.state.choices import Flight
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.bulk import meets, stations
from grognard.space.plane import Disc, Point, gap, length_of
from grognard.space.terrain import Geometry

INSIDE = 100
"""How far within its edge a piece of covered terrain is run to, in thousandths of a centimetre."""

CLEAR = 0.8
"""Places lie on whole thousandths: so far from a wall a base stands against it without lying on it."""

AROUND = 24
"""At so many places round a wall or hedge cover behind it is looked for."""

BESIDE = 8
"""Of so many places to each side of the nearest one in a piece of cover the first that is free is taken."""

ASIDE = (0, 30, -30, 60, -60)
"""By how many degrees a run goes round what is in its way, at its middle."""

AWAY = (0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75)
"""In which directions one runs from the enemy, in degrees from straight away."""


class Haven(NamedTuple):
    """A place in cover and the piece that gives it; ``through`` is the opening of a building one gets in by."""

    piece: int
    at: Point
    through: Point | None = None


class Runner(NamedTuple):
    """A model that runs, who frightens it, and how far off that unit is; None: it sees nobody."""

    model: Model
    threat: Threat | None
    distance: float


def is_sheltered(g: G, unit: Unit, model: Model) -> bool:
    """Whether a broken model is in cover where it is; a gun is none, but for its crew by the option ``broken_crew``
    (AZ-MOR-15, AZ-MOR-18)."""
    if g.setup.options["broken_crew"] == "stays" and any(model in crew_of(g, unit, gun) for gun in guns_of(unit)):
        return True
    return in_cover(g, unit, model)


def flights(g: G, unit: Unit) -> tuple[Flight, ...]:
    """What every model of a broken unit does in the panic step.

    Who is in cover lies down. If nobody is, no run may bring a model nearer to the nearest enemy it sees (AZ-MOR-06,
    AZ-MOR-12), be it for cover farther off (AZ-MOR-08); if some are, the others may come nearer (AZ-MOR-07). All run
    for the piece of cover of the first who finds one, if they can (AZ-MOR-17). Without any, straight away from the
    nearest enemy (AZ-MOR-09).
    """
    sheltered = [model for model in unit.people if is_sheltered(g, unit, model)]
    may_near = bool(sheltered)
    short = g.setup.options["panic_run_short"] == "lie_down_in_open"
    found: dict[str, Flight] = {model.id: Flight(model.id, (), lies=True) for model in sheltered}
    taken: list[Disc] = [*sheltered]
    crowd = Crowd(g, unit)
    crowd.walls += [model for model in unit.models if model.length]
    shared: int | None = None
    for model in unit.people:
        if model.id in found:
            continue
        threat = nearest_visible(g, unit, model)
        runner = Runner(model, threat, _off(model, threat))
        run = _to_cover(g, crowd, runner, taken, may_near, shared)
        if run is not None:
            way, haven, arrives = run
            shared = haven.piece if shared is None else shared
            found[model.id] = Flight(model.id, way, lies=arrives or short)
        else:
            found[model.id] = _from_enemy(g, unit, crowd, model, taken, short)
        taken.append(placed(model, found[model.id].way))
    return tuple(found[model.id] for model in unit.people)


def _off(model: Disc, threat: Threat | None) -> float:
    """How far a model is from the unit that frightens it."""
    return 0.0 if threat is None else min(gap(model, other.body) for other in threat.unit.models)


def _is_nearer(end: Disc, runner: Runner) -> bool:
    return runner.threat is not None and _off(end, runner.threat) < runner.distance


def _to_cover(
    g: G, crowd: Crowd, runner: Runner, taken: Sequence[Disc], may_near: bool, shared: int | None
) -> tuple[tuple[Point, ...], Haven, bool] | None:
    """The run to the nearest cover there is, that of the unit first: the way, and whether it gets there."""
    model = runner.model
    havens = sorted(
        _havens(g, runner),
        key=lambda haven: (haven.piece != shared, hypot(haven.at[0] - model.x, haven.at[1] - model.y)),
    )
    for haven in havens:
        end = replace(model, x=haven.at[0], y=haven.at[1])
        if (not may_near and _is_nearer(end, runner)) or not (stand_apart([*taken, end]) and crowd.is_free(end)):
            continue
        run = _run(g, crowd, runner, haven, taken, may_near)
        if run is not None:
            return run[0], haven, run[1]
    return None


def _havens(g: G, runner: Runner) -> Iterator[Haven]:
    """Places in cover: inside woods, trenches and the like at the nearest point, in buildings behind each opening, and
    behind walls, hedges and wrecks (AZ-MOR-15)."""
    model = runner.model
    here = shapely.Point(model.x, model.y)
    for number, inside in shelters(g):
        shape = g.context.terrain.field.polygons[number]
        if not inside:
            yield from _behind(g, runner, number, shape)
        elif g.context.terrain.goings[number].by:
            yield from _indoors(g, number, shape, model)
        else:
            inner = _grown(shape, -INSIDE)
            yield from (Haven(number, at) for at in _within(shape if inner.is_empty else inner, here, model.radius))


def _within(shape: Geometry, here: Geometry, radius: int) -> Iterator[Point]:
    """The nearest place in a shape, and others along its rim beside it, a base apart."""
    near = nearest_points(shape, here)[0]
    yield round(near.x), round(near.y)
    for part in shapely.get_parts(shape):
        rim = part.exterior
        start = rim.project(near)
        steps = (side * step * (2 * radius + CLEAR) for step in range(1, BESIDE + 1) for side in (1, -1))
        yield from _along(rim, [(start + step) % rim.length for step in steps])


def _along(rim: Geometry, lengths: Sequence[float]) -> list[Point]:
    """The places so far along an outline, in whole thousandths."""
    found = shapely.get_coordinates(stations(rim, numpy.array(lengths)))
    return [(round(x), round(y)) for x, y in found.tolist()]


@lru_cache(maxsize=256)
def _grown(shape: Geometry, by: float) -> shapely.Polygon:
    """A shape with so much more all round: the pieces of a map are few and asked for often."""
    grown: shapely.Polygon = shape.buffer(by)
    return grown


def _indoors(g: G, number: int, shape: Geometry, model: Model) -> Iterator[Haven]:
    """Behind each opening of a building, a base's width inside."""
    piece = g.context.terrain.field.pieces[number].id
    building = g.context.map.buildings.get(piece)
    for _, at in building.openings if building is not None else ():
        inner = _grown(shape, -model.radius - CLEAR)
        if not inner.is_empty:
            near = nearest_points(inner, shapely.Point(at))[0]
            yield Haven(number, (round(near.x), round(near.y)), at)


def _behind(g: G, runner: Runner, number: int, shape: Geometry) -> Iterator[Haven]:
    """Against a wall or the like, with it between oneself and the nearest enemy one sees."""
    model = runner.model
    rim = _grown(shape, model.radius + CLEAR).exterior
    nearest = rim.project(shapely.Point(model.x, model.y))
    places = _along(rim, [(nearest + rim.length * part / AROUND) % rim.length for part in range(AROUND)])
    if runner.threat is None:
        yield from (Haven(number, place) for place in places)
        return
    foe = (runner.threat.model.x, runner.threat.model.y)
    between = meets(shape, shapely.linestrings([(place, foe) for place in places])).tolist()
    yield from (Haven(number, place) for place, is_between in zip(places, between, strict=True) if is_between)


def _run(
    g: G, crowd: Crowd, runner: Runner, haven: Haven, taken: Sequence[Disc], may_near: bool
) -> tuple[tuple[Point, ...], bool] | None:
    """The way towards a haven at the fast distance of a Move, round what is in its way, and whether it gets there; None
    if there is none (AZ-MOR-17)."""
    for whole in _lines(runner.model, haven):
        if not _is_open(g, crowd, runner.model, whole):
            continue
        arriving = whole[1:]
        for speed in ways.SPEEDS[::-1]:
            march = March(crowd.unit, "move", speed, runner.model.id, ())
            if _fits(g, crowd, runner.model, arriving, march, taken):
                return arriving, True
            far = ways.allowance(g.context.rate_of(g.state.units[crowd.unit]), "move", speed)
            for share in (1.0, *SHARES):
                way = cut(whole, min(far * share / max(length_of(whole), 1), 0.999))
                end = placed(runner.model, way)
                if (may_near or not _is_nearer(end, runner)) and _fits(g, crowd, runner.model, way, march, taken):
                    return way, False
    return None


def _fits(g: G, crowd: Crowd, model: Model, way: tuple[Point, ...], march: March, taken: Sequence[Disc]) -> bool:
    return stand_apart([*taken, placed(model, way)]) and lone_fault(g, crowd, model, way, march) is None


def _is_open(g: G, crowd: Crowd, model: Model, whole: Sequence[Point]) -> bool:
    """Whether a way can be gone at all, however long it takes."""
    return g.context.terrain.price(whole).barred is None and not crowd.bars(model, whole)


def _lines(model: Model, haven: Haven) -> Iterator[tuple[Point, ...]]:
    """Ways to a haven: straight, or round to one side; into a building by its opening."""
    start = (model.x, model.y)
    first = haven.through or haven.at
    last = (haven.at,) if haven.through is not None else ()
    dx, dy = first[0] - start[0], first[1] - start[1]
    for turn in ASIDE:
        if not turn:
            yield (start, first, *last)
            continue
        out = hypot(dx, dy) / 2 / cos(turn * pi / 180)
        angle = turn * pi / 180
        unit_x, unit_y = dx / max(hypot(dx, dy), 1), dy / max(hypot(dx, dy), 1)
        middle = (
            round(start[0] + out * (unit_x * cos(angle) - unit_y * sin(angle))),
            round(start[1] + out * (unit_x * sin(angle) + unit_y * cos(angle))),
        )
        yield (start, middle, first, *last)


def _from_enemy(g: G, unit: Unit, crowd: Crowd, model: Model, taken: Sequence[Disc], short: bool) -> Flight:
    """As far as it can straight away from the nearest enemy; over the edge of the table it is gone (AZ-MOR-09)."""
    near = next(iter(enemies(g, unit.seat, model)), None)
    if near is None:
        return Flight(model.id, (), lies=short)
    dx, dy = model.x - near.model.x, model.y - near.model.y
    size = max(hypot(dx, dy), 1.0)
    far = ways.allowance(g.context.rate_of(unit), "move", "fast")
    ground = g.context.map.ground
    for turn in AWAY:
        angle = turn * pi / 180
        ux, uy = (dx * cos(angle) - dy * sin(angle)) / size, (dx * sin(angle) + dy * cos(angle)) / size
        for share in (1.0, *SHARES):
            end = (round(model.x + ux * far * share), round(model.y + uy * far * share))
            off = not (model.radius <= end[0] <= ground.width - model.radius) or not (
                model.radius <= end[1] <= ground.depth - model.radius
            )
            if off and not turn and _is_open(g, crowd, model, ((model.x, model.y), end)):
                return Flight(model.id, (end,), off_table=True)
            march = March(unit.id, "move", "fast", model.id, ())
            if _fits(g, crowd, model, (end,), march, taken):
                return Flight(model.id, (end,), lies=short)
    return Flight(model.id, (), lies=short)
