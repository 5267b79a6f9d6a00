"""How far a tank may drive straight on, and whether it may turn on the spot first (WH-VEH-13, WH-VEH-27)."""

from __future__ import annotations

from collections.abc import Sequence

import shapely

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.flight import SLACK
from grognard.games.wh40k5.ground.vehicle_courses import Part, first_touch
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.state.measures import APART, EPSILON
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.bulk import Geometry
from grognard.space.hulls import ahead, is_on_table, pivoted, swept, swung
from grognard.space.plane import Hull, footprint

CLEARING = 100
"""How far at a time a tank halts short of what it may not end on, in thousandths."""
ROUND = 360_000


def shape_of(model: Model) -> Geometry:
    """The ground a model stands on."""
    body = model.body
    return footprint(body) if isinstance(body, Hull) else shapely.Point(body.x, body.y).buffer(body.radius)


def along_until(tank: Hull, distance: int, shape: Geometry) -> int | None:
    """How far a tank goes straight on until it touches a shape; None if it does not."""
    stop = first_touch([Part(tank, tank, ahead(tank, distance), 0, distance)], shape)
    return None if stop is None else stop.gone


def room_ahead(g: G, unit: Unit, model: Model, distance: int, *, ram: bool) -> int:
    """How far a tank of a unit can go: it halts beside its mates, 1" from friends, impassable terrain, locked units
    and, unless it rams, enemy vehicles, and at the edge of the table (WH-VEH-13, WH-VEH-27, option
    ``tank_shock_locked``)."""
    far = distance
    ground = g.context.ground_of(g.state)
    tank = hull_of(model)
    shapes = [kept_off(tank, part, APART) for part in shapely.get_parts(ground.impassable.shape).tolist()]
    shapes += [kept_off(tank, shape_of(mate), EPSILON) for mate in unit.models if mate.id != model.id]
    for other in stopping(g, unit, ram=ram):
        shapes += [kept_off(tank, shape_of(each), APART) for each in other.models]
    way = swept(tank, distance)
    for shape in shapes:
        if way.intersects(shape):
            gone = along_until(tank, distance, shape)
            far = min(far, far if gone is None else gone)
    return min(far, to_the_edge(g, tank, far))


def stopping(g: G, unit: Unit, *, ram: bool) -> list[Unit]:
    """The other units that stop a tank: friends, locked units and, unless it rams, enemy vehicles."""
    return [
        other
        for other in g.state.on_table()
        if other.id != unit.id and (other.seat == unit.seat or is_locked(g, other) or (other.is_vehicle and not ram))
    ]


def kept_off(tank: Hull, shape: Geometry, distance: int) -> Geometry:
    """The ground a tank keeps out of round something: it halts this distance off, but what it begins nearer to does not
    hold it where it is (WH-CORE-08)."""
    away = footprint(tank).distance(shape)
    return shape.buffer(distance if away >= distance else away - EPSILON)


def turn_refusal(g: G, unit: Unit, model: Model, turn: int, mates: Sequence[Model] = ()) -> Refused | None:
    """Why a tank may not turn so on the spot, the shorter way round, by which it swings over least: over the edge of
    the table, impassable ground, friends, vehicles or locked units; whom else of the enemy it swings over it has
    reached. ``mates`` are those of its squadron who stand there as it turns (WH-CORE-08, WH-VEH-13, WH-VEH-35)."""
    tank = hull_of(model)
    if not is_on_table(pivoted(tank, turn), g.context.width, g.context.depth):
        return Refused(say("wh-fault-off-table"), "WH-CORE-12")
    shorter = (turn + ROUND // 2) % ROUND - ROUND // 2
    others = [each for other in stopping(g, unit, ram=False) for each in other.models]
    barred = [shape_of(each) for each in (*others, *mates)]
    return swing_refusal(g, barred, tank, shorter)


def swing_refusal(g: G, barred: Sequence[Geometry], tank: Hull, turn: int) -> Refused | None:
    """Why a hull may not swing so; ``barred`` is the ground of those it may not swing over."""
    if not turn % ROUND:
        return None
    swing = swung(tank, turn).buffer(-EPSILON)
    if swing.buffer(-SLACK).intersects(g.context.ground_of(g.state).impassable.shape):
        return Refused(say("wh-fault-impassable"), "WH-MOVE-04")
    if any(swing.intersects(shape) for shape in barred):
        return Refused(say("wh-fault-friend"), "WH-CORE-08", "WH-VEH-01")
    return None


def to_the_edge(g: G, tank: Hull, distance: int) -> int:
    """How far a tank can go without leaving the table."""
    low, high = 0, distance
    if is_on_table(ahead(tank, high), g.context.width, g.context.depth):
        return high
    while high - low > 1:
        middle = (low + high) // 2
        if is_on_table(ahead(tank, middle), g.context.width, g.context.depth):
            low = middle
        else:
            high = middle
    return low


def clear_of_vehicles(g: G, model: Model, distance: int) -> int:
    """How far a tank goes on that may not end on a vehicle that dodged it (WH-VEH-15)."""
    vehicles = (each for other in g.state.on_table() if other.is_vehicle for each in other.models)
    others = [shape_of(each) for each in vehicles if each.id != model.id]
    tank = hull_of(model)
    while distance > 0 and any(footprint(ahead(tank, distance)).intersects(shape) for shape in others):
        distance = max(distance - CLEARING, 0)
    return distance
