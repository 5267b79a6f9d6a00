"""How far who leads may go in every direction, as the outline that is drawn (AZ-MOV-01, AZ-VMV-02): its ends are those
of the farthest straight ways that the rules accept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, cos, pi, sin

import shapely

from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.driving import driveways
from grognard.games.operation_ww2.rules.intent.ready_ways import SHARES
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.turn.chain import ChooseIntent
from grognard.games.operation_ww2.state.intents import AssaultIntent, Intent, MoveIntent, Speed
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Point, length_of

RAYS = 48
"""In so many directions the reach is looked for."""

DRIVEN_RAYS = 24
"""In so many that of a vehicle."""

LEAP = 1_500
"""Where the reach differs by more from one direction to the next, it is looked for between them."""

FINER = 3
"""So many times, each halving the angle."""

LEAST_TURN = 0.015
"""Down to this angle, in radians."""

EXACT = 200
"""How exactly the end of the reach is found, in thousandths of a centimetre."""


def reach_of(
    g: G, decision: ChooseIntent, unit: Unit, lead: Model, ready: Sequence[Point], listed: Sequence[Intent]
) -> list[Point]:
    """How far who leads may go in every direction, as an outline; empty if he goes nowhere. ``ready``: the ends of ways
    that are ready to take, on whose directions it is looked for too. Of a gun it is what lies about the ways
    ``listed``."""
    order = decision.card.order
    if unit.is_vehicle:
        return _outline(lead, lambda angle: driven_farthest(g, unit, order, lead, angle), ready, DRIVEN_RAYS, turns=0)
    if lead.is_person:
        return _outline(lead, lambda angle: farthest(g, unit, order, lead, angle), ready, RAYS, turns=FINER)
    ends = {each.way[-1] for each in listed if isinstance(each, MoveIntent | AssaultIntent) if each.way}
    shape = shapely.MultiPoint([(lead.x, lead.y), *sorted(ends)]).convex_hull
    if not isinstance(shape, shapely.Polygon):
        return []
    return [(round(x), round(y)) for x, y in shape.exterior.coords[:-1]]


def _outline(
    lead: Model, end_of: Callable[[float], Point], ready: Sequence[Point], rays: int, *, turns: int
) -> list[Point]:
    """The ends of the farthest ways in so many directions, and in those of the ways that are ready; where the distance
    leaps from one direction to the next, the leap is looked for so many times more finely."""
    here = lead.x, lead.y
    aimed = (atan2(x - lead.x, lead.y - y) % (2 * pi) for x, y in ready)
    ends = {angle: end_of(angle) for angle in sorted({2 * pi * ray / rays for ray in range(rays)} | {*aimed})}
    for _ in range(turns):
        angles = sorted(ends)
        for low, high in zip(angles, [*angles[1:], angles[0] + 2 * pi], strict=True):
            between = abs(length_of((here, ends[low])) - length_of((here, ends[high % (2 * pi)])))
            if between > LEAP and high - low > LEAST_TURN:
                half = (low + high) / 2 % (2 * pi)
                ends[half] = end_of(half)
    found = [ends[angle] for angle in sorted(ends)]
    return found if any(place != here for place in found) else []


def farthest(g: G, unit: Unit, order: OrderName, lead: Model, angle: float) -> Point:
    """The farthest place to which one may walk straight in a direction, at either speed; his own if to none."""
    rate = g.context.rate_of(unit)
    bonus = max((bonus for bonus, _ in g.context.terrain.good), default=0)
    best = 0.0
    for speed in ways.SPEEDS:
        far = float(ways.allowance(rate, order, speed))
        shares = (far + bonus, *(far * share for share in SHARES))

        def goes(length: float, speed: Speed = speed) -> bool:
            return ways.refusal(g, unit, order, lead.id, (_on_ray(lead, angle, length),), speed) is None

        beyond = 0.0
        for length in shares if far else ():
            if length <= best:
                break
            if goes(length):
                best = _last(goes, length, beyond) if beyond else length
                break
            beyond = length
    return _on_ray(lead, angle, best)


def driven_farthest(g: G, unit: Unit, order: OrderName, lead: Model, angle: float) -> Point:
    """The farthest place to which a vehicle may drive straight in a direction, at either speed."""
    direction = round(angle * 180_000 / pi)
    best = lead.x, lead.y
    for speed in ways.SPEEDS:
        declared = driveways.straight(g, unit, lead, order, speed, direction, driveways.looking(g, lead, speed))
        if declared is not None and length_of(((lead.x, lead.y), *declared[0])) > length_of(((lead.x, lead.y), best)):
            best = declared[0][-1]
    return best


def _last(goes: Callable[[float], bool], low: float, high: float) -> float:
    """The greatest length that goes, between one that does and one that does not."""
    while high - low > EXACT:
        half = (low + high) / 2
        low, high = (half, high) if goes(half) else (low, half)
    return low


def _on_ray(lead: Model, angle: float, length: float) -> Point:
    return lead.x + round(length * sin(angle)), lead.y - round(length * cos(angle))
