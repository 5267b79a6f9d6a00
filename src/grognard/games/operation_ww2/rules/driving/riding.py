"""Motorcycles that panic ride for cover (AZ-MC-04). Lengths are thousandths of a centimetre."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin

import shapely
from shapely.ops import nearest_points

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.rally_cover import in_cover, shelters
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.course import course
from grognard.games.operation_ww2.rules.crews.crew_outside import outside
from grognard.games.operation_ww2.rules.driving import driveways
from grognard.games.operation_ww2.state.events.driving import Drove
from grognard.games.operation_ww2.state.events.vehicles import BailedOut
from grognard.games.operation_ww2.state.intents import NOTHING
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Hull, Point, along, footprint, length_of

ASIDE = (0, 30, -30, 60, -60)
"""By how many degrees a ride goes round what is in its way, at its middle."""

SHORT = (0.8, 0.6, 0.4, 0.2)
"""Which shares of a way are tried where neither the whole can be ridden nor all but the last of it."""

CLEAR = 200
"""So much before cover that wheels cannot enter a machine stops."""

AT_COVER = 1_500
"""So near a machine stands to its cover when its riders lie down there."""


def riders(g: G, unit: Unit) -> list[Model]:
    """The motorcycles of a unit with riders in the saddle."""
    return [model for model in unit.vehicles if sheets.is_motorcycle(g, model) and sheets.machine(model).crew]


def settle(g: B, unit: Unit) -> None:
    """The riders of those motorcycles that are in cover lie down beside them (AZ-MC-04)."""
    for bike in riders(g, unit):
        if is_at_cover(g, unit, bike):
            lie_down(g, g.state.units[unit.id], bike)


def flee(g: B, unit: Unit) -> bool:
    """Every motorcycle rides at its greatest speed to the nearest cover, round what it cannot cross; there its riders
    lie scared beside it (AZ-MC-04). The value: whether any rode."""
    rode = False
    for bike in riders(g, unit):
        if not is_at_cover(g, unit, bike):
            way = next(_ways(g, bike), None)
            if way is not None:
                last = course(_hull(bike), way, NOTHING)[-1].after
                g.emit(Drove(unit.id, bike.id, way, last.facing), "AZ-MC-04")
                rode = True
        there = g.state.units[unit.id].model(bike.id)
        if is_at_cover(g, g.state.units[unit.id], there):
            lie_down(g, g.state.units[unit.id], there)
    return rode


def is_at_cover(g: G, unit: Unit, bike: Model) -> bool:
    """Whether a motorcycle is in cover, or against the cover it cannot enter."""
    if in_cover(g, unit, bike):
        return True
    shape = footprint(_hull(bike))
    return any(
        inside and g.context.terrain.field.polygons[number].dwithin(shape, AT_COVER) for number, inside in shelters(g)
    )


def lie_down(g: B, unit: Unit, bike: Model) -> None:
    """Its riders lie scared beside a motorcycle."""
    men, _ = outside(g, unit, bike, None)
    g.emit(BailedOut(unit.id, bike.id, tuple(replace(man, posture="scared") for man in men)), "AZ-MC-04")


def _ways(g: G, bike: Model) -> Iterator[tuple[Point, ...]]:
    """Ways to cover, the nearest first: straight or round, as far as they can be ridden."""
    here = shapely.Point(bike.x, bike.y)
    fields = g.context.terrain.field.polygons
    most = sheets.rate(g, bike).fast
    near = sorted(shelters(g), key=lambda each: fields[each[0]].distance(here))
    for number, _ in near:
        _, spot = nearest_points(here, fields[number])
        for way in _round(bike, (round(spot.x), round(spot.y))):
            whole = ((bike.x, bike.y), *way)
            length = length_of(whole)
            if not length:
                continue
            before = max(length - bike.length / 2 - CLEAR, 0.0)
            for far in (min(each, most) for each in (length, before, *(length * share for share in SHORT))):
                cut = (*(p for p in way[:-1] if length_of(whole[: whole.index(p) + 1]) < far), along(whole, far))
                stretches = driveways.stretches_of(g, bike, cut, NOTHING)
                if cut[-1] != (bike.x, bike.y) and driveways.ground_fault(g, bike, stretches, "slow") is None:
                    yield cut
                    break


def _round(bike: Model, to: Point) -> Iterator[tuple[Point, ...]]:
    dx, dy = to[0] - bike.x, to[1] - bike.y
    half = hypot(dx, dy) / 2
    for degrees in ASIDE:
        if not degrees:
            yield (to,)
            continue
        angle = degrees * pi / 180
        reach = half / max(cos(angle), 0.2)
        ux, uy = dx / (2 * half or 1), dy / (2 * half or 1)
        via = (
            round(bike.x + reach * (ux * cos(angle) - uy * sin(angle))),
            round(bike.y + reach * (ux * sin(angle) + uy * cos(angle))),
        )
        yield (via, to)


def _hull(bike: Model) -> Hull:
    body = bike.body
    assert isinstance(body, Hull)
    return body
