"""Places for a unit that does not move there: whether it may stand, and formations to try (WH-GAME-15, WH-USR-11).

All lengths are thousandths of an inch.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, cos, pi, sin, sqrt

import numpy
import shapely

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.choices import Leg
from grognard.games.wh40k5.coherency import is_coherent
from grognard.games.wh40k5.context import INCH, G
from grognard.games.wh40k5.movement import APART
from grognard.games.wh40k5.sight import look
from grognard.games.wh40k5.state import Model, Unit, enemy
from grognard.games.wh40k5.tables import TABLES
from grognard.games.wh40k5.tables.battle import Deployment
from grognard.games.wh40k5.zones import Zone
from grognard.space.plane import Bools, Floats, Point, gaps, table_of

GAP = 500
"""Between the bases of neighbours in a formation: well within coherency."""
TOUCH = 5
"""By how much bases drawn up in touching circles are apart, places lying on a grid."""
UNSEEN = TABLES.limits["infiltrate-unseen"].value
SEEN = TABLES.limits["infiltrate-seen"].value

Legs = tuple[Leg, ...]


def placed(unit: Unit, legs: Legs, facing: int | None = None) -> Unit:
    """The unit as it would stand."""
    ends = {leg.model: leg.points[-1] for leg in legs}
    models = tuple(replace(model, x=ends[model.id][0], y=ends[model.id][1]) for model in unit.models)
    return replace(unit, models=models, place="table")


def names_all(unit: Unit, legs: Legs) -> bool:
    """Whether every model of a unit is named once, with a place."""
    named = [leg.model for leg in legs]
    return sorted(named) == sorted(model.id for model in unit.models) and all(leg.points for leg in legs)


# ---- whether a unit may stand there ------------------------------------------------------------------------------


def standing_faults(g: G, unit: Unit) -> Iterator[Refused]:
    """What forbids a unit to stand as it is drawn up: off the table, on impassable ground, on another model, too near
    an enemy, out of coherency (WH-CORE-07, WH-CORE-08, WH-CORE-12, WH-MOVE-04, WH-MOVE-14)."""
    table = table_of(unit.models)
    yield from grounded_faults(g, unit, table)
    for other in g.state.on_table():
        if other.id == unit.id:
            continue
        between = gaps(table, g.context.stand(other.models).table)
        if other.seat != unit.seat and (between < APART).any():
            yield Refused(say("wh-fault-enemy"), "WH-CORE-08")
        elif overlaps(table, g.context.stand(other.models).table).any():
            yield Refused(say("wh-fault-friend"), "WH-CORE-08", "WH-MOVE-14")
    itself = overlaps(table, table)
    numpy.fill_diagonal(itself, False)
    if itself.any():
        yield Refused(say("wh-fault-overlap"), "WH-MOVE-14")
    if not is_coherent(unit):
        yield Refused(say("wh-fault-coherency"), "WH-CORE-07")


def grounded_faults(g: G, unit: Unit, table: Floats) -> Iterator[Refused]:
    """What the table and its terrain forbid."""
    width, depth = g.context.width, g.context.depth
    inside = (table[:, 0] >= table[:, 2]) & (table[:, 0] <= width - table[:, 2])
    inside &= (table[:, 1] >= table[:, 2]) & (table[:, 1] <= depth - table[:, 2])
    if not inside.all():
        yield Refused(say("wh-fault-off-table"), "WH-CORE-12")
    elif any(g.context.ground.impassable.touches((model.at,), model.radius) for model in unit.models):
        barred = g.context.ground.impassable.shape
        spots = shapely.points(table[:, :2])
        if (shapely.distance(spots, barred) < table[:, 2]).any():
            yield Refused(say("wh-fault-impassable"), "WH-MOVE-04")


def overlaps(some: Floats, others: Floats) -> Bools:
    """Which bases of two tables lie on each other."""
    centres = numpy.hypot(some[:, None, 0] - others[None, :, 0], some[:, None, 1] - others[None, :, 1])
    return numpy.asarray(centres < some[:, None, 2] + others[None, :, 2] - 1, dtype=bool)


def deploying_faults(g: G, unit: Unit) -> Iterator[Refused]:
    """What forbids a unit to be deployed as it is drawn up: its zone, and in a deployment that says so the distance the
    second player keeps from the enemy (WH-GAME-07, WH-GAME-15)."""
    row = TABLES.deployments[g.state.deployment]
    size = (g.context.width, g.context.depth)
    if not all(in_own_zone(row, g.state.zones[unit.seat], model, size) for model in unit.models):
        yield Refused(say("wh-fault-zone"), "WH-GAME-15", "WH-GAME-07")
    if row.from_enemies and unit.seat != g.state.first and nearest_enemy(g, unit) <= row.from_enemies:
        inches = row.from_enemies // INCH
        yield Refused(say("wh-fault-near-enemies", inches=inches), "WH-GAME-07")
    yield from standing_faults(g, unit)


def in_own_zone(row: Deployment, zone: Zone, model: Model, size: tuple[int, int]) -> bool:
    """Whether the whole base of a model is in a zone: beyond the middle, and farther from it than the gap
    (WH-GAME-15)."""
    (width, depth), radius = size, model.radius
    ahead = (depth / 2 - model.y if zone.startswith("north") else model.y - depth / 2) - radius
    if row.shape == "halves":
        return ahead > row.gap or (not row.gap and ahead >= 0)
    aside = (model.x - width / 2 if zone.endswith("east") else width / 2 - model.x) - radius
    from_centre = float(numpy.hypot(model.x - width / 2, model.y - depth / 2)) - radius
    return ahead >= 0 and aside >= 0 and from_centre > row.gap


def nearest_enemy(g: G, unit: Unit) -> float:
    """How far the nearest enemy model is."""
    here = table_of(unit.models)
    found = [
        float(gaps(here, g.context.stand(other.models).table).min()) for other in g.state.standing(enemy(unit.seat))
    ]
    return min(found, default=float("inf"))


def infiltrating_faults(g: G, unit: Unit) -> Iterator[Refused]:
    """Infiltrators stand over 12" from enemies that do not see them, over 18" from those that do (WH-USR-11)."""
    here = table_of(unit.models)
    for other in g.state.standing(enemy(unit.seat)):
        away = float(gaps(here, g.context.stand(other.models).table).min())
        if away <= UNSEEN:
            yield Refused(say("wh-fault-near-enemies", inches=UNSEEN // INCH), "WH-USR-11")
        elif away <= SEEN and look(g.context, g.state.with_units(unit), other, unit).sees.any():
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
        room = int(pi / _half_angle(size, ring))
        for place in range(min(room, len(waiting))):
            angle = 2 * pi * place / room + turn * pi / 180
            model = waiting.pop(0)
            legs.append(Leg(model.id, ((at[0] + round(ring * sin(angle)), at[1] - round(ring * cos(angle))),)))
    return tuple(legs)


def _half_angle(size: int, ring: int) -> float:
    return float(numpy.arcsin(min((size + TOUCH / 2) / ring, 1.0)))


def spots(g: G, apart: int, box: tuple[int, int, int, int] | None = None) -> list[Point]:
    """Places all over the table, or a part of it, so far apart."""
    left, top, right, bottom = box or (0, 0, g.context.width, g.context.depth)
    return [(x, y) for y in range(top + apart // 2, bottom, apart) for x in range(left + apart // 2, right, apart)]


def zone_box(zone: Zone, width: int, depth: int) -> tuple[int, int, int, int]:
    """The half or quarter of the table a zone lies in: left, top, right, bottom."""
    top, bottom = (0, depth // 2) if zone.startswith("north") else (depth // 2, depth)
    if "-" not in zone:
        return 0, top, width, bottom
    return (width // 2, top, width, bottom) if zone.endswith("east") else (0, top, width // 2, bottom)


def ahead_of(zone: Zone) -> int:
    """Which way a side looks: -1 up the table, 1 down."""
    return 1 if zone.startswith("north") else -1
