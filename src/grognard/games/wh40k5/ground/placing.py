"""Places for a unit that does not move there: whether it may stand, and formations to try (WH-GAME-15, WH-USR-11).

All lengths are thousandths of an inch.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import asin, ceil, cos, pi, sin, sqrt
from typing import TypeGuard

import numpy
import shapely

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.zones import Zone, zone_of
from grognard.games.wh40k5.ground.coherency import hang_together
from grognard.games.wh40k5.ground.context import INCH, G, Stand
from grognard.games.wh40k5.ground.flight import SLACK
from grognard.games.wh40k5.ground.floors import is_coherent
from grognard.games.wh40k5.ground.sight import look
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.events.movement import settled_at
from grognard.games.wh40k5.state.measures import APART as ENEMIES_APART
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.space.plane import Body, Disc, Hull, Point, footprint, gaps, gaps_between, table_of
from grognard.space.regions import Region, about
from grognard.space.terrain import apart

GAP = 500
"""Between the bases of neighbours in a formation: well within coherency."""
TOUCH = 5
"""By how much bases drawn up in touching circles are apart, places lying on a grid."""
EPSILON = 1e-9
UNSEEN = TABLES.limits["infiltrate-unseen"].value
SEEN = TABLES.limits["infiltrate-seen"].value

Legs = tuple[Leg, ...]


def placed(unit: Unit, legs: Legs, facing: int | None = None) -> Unit:
    """The unit as it would stand."""
    turned = {} if facing is None else {"facing": facing}
    settled = settled_at(unit.models, legs)
    models = tuple(replace(model, **turned) for model in settled) if turned else settled
    return replace(unit, models=models, place="table")


def names_all(unit: Unit, legs: Legs) -> bool:
    """Whether every model of a unit is named once, with a place."""
    named = [leg.model for leg in legs]
    return sorted(named) == sorted(model.id for model in unit.models) and all(leg.points for leg in legs)


# ---- whether a unit may stand there ------------------------------------------------------------------------------


def standing_faults(g: G, unit: Unit) -> Iterator[Refused]:
    """What forbids a unit to stand as it is drawn up: off the table, on impassable ground, on another model, too near
    an enemy, out of coherency (WH-CORE-07, WH-CORE-08, WH-CORE-12, WH-MOVE-04, WH-MOVE-14, WH-VEH-08)."""
    bodies = [model.body for model in unit.models]
    yield from grounded_faults(g, unit)
    left, top, right, bottom = g.context.stand(unit.models).box
    about = left - ENEMIES_APART, top - ENEMIES_APART, right + ENEMIES_APART, bottom + ENEMIES_APART
    for other, stand in g.context.stands(g.state):
        if other.id == unit.id or apart(about, stand.box):
            continue
        there = [model.body for model in other.models]
        if other.seat != unit.seat and nearest(bodies, there) < ENEMIES_APART:
            yield Refused(say("wh-fault-enemy"), "WH-CORE-08")
        elif overlap(bodies, there):
            yield Refused(say("wh-fault-friend"), "WH-CORE-08", "WH-MOVE-14")
    if lie_on_each_other(g, unit):
        yield Refused(say("wh-fault-overlap"), "WH-MOVE-14")
    if not is_together(g, unit):
        yield (
            Refused(say("wh-fault-squadron"), "WH-VEH-08")
            if unit.is_vehicle
            else Refused(say("wh-fault-coherency"), "WH-CORE-07")
        )


def is_together(g: G, unit: Unit) -> bool:
    """Whether a unit as it is drawn up is in coherency, a squadron of hulls by these (WH-CORE-07, WH-VEH-08)."""
    hulls = g.context.stand(unit.models).hulls
    return hang_together([footprint(hull) for hull, _ in hulls]) if hulls else is_coherent(g, unit)


def lie_on_each_other(g: G, unit: Unit) -> bool:
    """Whether models of a unit lie on each other (WH-MOVE-14)."""
    stand: Stand = g.context.stand(unit.models)
    if not stand.hulls:
        return stand.crowded
    bodies = [model.body for model in unit.models]
    return any(overlap([body], bodies[number + 1 :]) for number, body in enumerate(bodies[:-1]))


def grounded_faults(g: G, unit: Unit) -> Iterator[Refused]:
    """What the table and its terrain forbid (WH-CORE-12, WH-MOVE-04)."""
    if not all(is_on_table(g, model.body) for model in unit.models):
        yield Refused(say("wh-fault-off-table"), "WH-CORE-12")
        return
    patch = g.context.ground_of(g.state).impassable
    if any(patch.touches((model.at,), model.radius) and touches(patch.shape, model.body) for model in unit.models):
        yield Refused(say("wh-fault-impassable"), "WH-MOVE-04")


def touches(shape: shapely.Geometry, body: Body) -> bool:
    """Whether a body lies on some ground, by more than it may graze it."""
    if isinstance(body, Hull):
        return bool(shapely.intersects(shape, footprint(body)))
    return bool(shapely.distance(shape, shapely.Point(body.x, body.y)) < body.radius - SLACK)


def is_on_table(g: G, body: Body) -> bool:
    """Whether a body is wholly on the table (WH-CORE-12)."""
    left, top, right, bottom = bounds(body)
    return left >= 0 and top >= 0 and right <= g.context.width and bottom <= g.context.depth


def bounds(body: Body) -> tuple[float, float, float, float]:
    """The box about a body: left, top, right, bottom."""
    if isinstance(body, Hull):
        left, top, right, bottom = footprint(body).bounds
        return left, top, right, bottom
    return body.x - body.radius, body.y - body.radius, body.x + body.radius, body.y + body.radius


def nearest(bodies: Sequence[Body], others: Sequence[Body]) -> float:
    """The distance between the nearest of two groups of bodies."""
    if _discs(bodies) and _discs(others):
        return float(gaps(table_of(bodies), table_of(others)).min())
    return float(gaps_between(bodies, others).min())


def overlap(bodies: Sequence[Body], others: Sequence[Body]) -> bool:
    """Whether any of two groups of bodies lie on each other; round bases may touch."""
    if _discs(bodies) and _discs(others):
        some, more = table_of(bodies), table_of(others)
        centres = numpy.hypot(some[:, None, 0] - more[None, :, 0], some[:, None, 1] - more[None, :, 1])
        return bool((centres < some[:, None, 2] + more[None, :, 2] - 1).any())
    return bool((gaps_between(bodies, others) <= 0).any())


def _discs(bodies: Sequence[Body]) -> TypeGuard[Sequence[Disc]]:
    return all(isinstance(body, Disc) for body in bodies)


def deploying_faults(g: G, unit: Unit) -> Iterator[Refused]:
    """What forbids a unit to be deployed as it is drawn up: its zone, and in a deployment that says so the distance the
    second player keeps from the enemy (WH-GAME-07, WH-GAME-15)."""
    there = [model.body for model in unit.models if is_on_table(g, model.body)]
    own, free = zone_of_seat(g, unit.seat), open_ground(g, unit.seat)
    if not all(own.holds(body) for body in there):
        yield Refused(say("wh-fault-zone"), "WH-GAME-15", "WH-GAME-07")
    elif free is not own and not all(free.holds(body) for body in there):
        inches = TABLES.deployments[g.state.deployment].from_enemies // INCH
        yield Refused(say("wh-fault-near-enemies", inches=inches), "WH-GAME-07")
    yield from standing_faults(g, unit)


def zone_of_seat(g: G, seat: int) -> Region:
    """The zone a seat deploys in (WH-GAME-15)."""
    return zone_of(TABLES.deployments[g.state.deployment], g.state.zones[seat], (g.context.width, g.context.depth))


def open_ground(g: G, seat: int) -> Region:
    """Where a seat may deploy as far as its zone goes and, in a deployment that says so for the second player, the
    distance from the enemy (WH-GAME-07, WH-GAME-15): what is shown and what is accepted."""
    own, away = zone_of_seat(g, seat), TABLES.deployments[g.state.deployment].from_enemies
    if not away or seat == g.state.first:
        return own
    return _away(own, tuple(model.body for other in g.state.standing(enemy(seat)) for model in other.models), away)


@lru_cache(maxsize=16)
def _away(own: Region, enemies: tuple[Body, ...], distance: int) -> Region:
    return Region(own.shape - shapely.union_all([about(body, distance) for body in enemies]))


def infiltrating_faults(g: G, unit: Unit) -> Iterator[Refused]:
    """Infiltrators stand over 12" from enemies that do not see them, over 18" from those that do (WH-USR-11)."""
    here = [model.body for model in unit.models]
    for other in g.state.standing(enemy(unit.seat)):
        away = nearest(here, [model.body for model in other.models])
        if away <= UNSEEN:
            yield Refused(say("wh-fault-near-enemies", inches=UNSEEN // INCH), "WH-USR-11")
        elif away <= SEEN and look(g.context, g.state.with_units(unit), other, unit).any_seen:
            yield Refused(say("wh-fault-seen-by-enemies", inches=SEEN // INCH), "WH-USR-11")
    yield from standing_faults(g, unit)


# ---- formations --------------------------------------------------------------------------------------------------


def block(unit: Unit, centre: Point, ahead: int, files: int = 0) -> Legs:
    """The unit drawn up in ranks about a place, ``files`` abreast (0: about twice as wide as deep), the first rank
    ahead: ``ahead`` is -1 up the table, 1 down."""
    count = len(unit.models)
    across = min(files or ceil(sqrt(2 * count)), count)
    pitch = 2 * max(model.radius for model in unit.models) + GAP
    ranks = ceil(count / across)
    legs = []
    for number, model in enumerate(unit.models):
        rank, file = divmod(number, across)
        in_rank = min(across, count - rank * across)
        x = centre[0] + round((file - (in_rank - 1) / 2) * pitch)
        y = centre[1] - ahead * round((rank - (ranks - 1) / 2) * pitch)
        legs.append(Leg(model.id, ((x, y),)))
    return tuple(legs)


class Formation:
    """A unit drawn up as ``block`` has it, to be tried at many places."""

    def __init__(self, unit: Unit, ahead: int) -> None:
        self.legs = block(unit, (0, 0), ahead)
        places = zip((leg.points[-1] for leg in self.legs), unit.models, strict=True)
        rows = [(x, y, model.radius) for (x, y), model in places]
        self.round = not any(isinstance(model.body, Hull) for model in unit.models)
        left, top = min(x - radius for x, _, radius in rows), min(y - radius for _, y, radius in rows)
        self.box = left, top, max(x + radius for x, _, radius in rows), max(y + radius for _, y, radius in rows)

    def at(self, place: Point) -> Legs:
        """The unit drawn up about a place."""
        x, y = place
        return tuple(Leg(leg.model, ((leg.points[0][0] + x, leg.points[0][1] + y),)) for leg in self.legs)

    def may_fit(self, g: G, seat: int, place: Point) -> bool:
        """Whether the box about the unit keeps to the seat's half or quarter of the table there: the cheap test before
        the exact one (WH-GAME-15)."""
        x, y = place
        left, top, right, bottom = zone_of_seat(g, seat).box
        inside = left <= self.box[0] + x and top <= self.box[1] + y
        return not self.round or (inside and self.box[2] + x <= right and self.box[3] + y <= bottom)


def circles(unit: Unit, at: Point, turn: int = 0) -> Legs:
    """The first model at a place, the others in touching circles about it (WH-GAME-02); ``turn`` in degrees is where
    the circles begin."""
    legs = [Leg(unit.models[0].id, (at,))]
    waiting = list(unit.models[1:])
    size = max(model.radius for model in unit.models)
    number = 0
    while waiting:
        number += 1
        ring = number * (2 * size + TOUCH)
        room = int(pi / asin(min((size + TOUCH / 2) / ring, 1.0)) + EPSILON)
        for place in range(min(room, len(waiting))):
            angle = 2 * pi * place / room + turn * pi / 180
            model = waiting.pop(0)
            legs.append(Leg(model.id, ((at[0] + round(ring * sin(angle)), at[1] - round(ring * cos(angle))),)))
    return tuple(legs)


def spots(g: G, apart: int, box: tuple[int, int, int, int] | None = None) -> list[Point]:
    """Places all over the table, or a part of it, so far apart."""
    left, top, right, bottom = box or (0, 0, g.context.width, g.context.depth)
    return [(x, y) for y in range(top + apart // 2, bottom, apart) for x in range(left + apart // 2, right, apart)]


def ahead_of(zone: Zone) -> int:
    """Which way a side looks: -1 up the table, 1 down."""
    return 1 if zone.startswith("north") else -1
