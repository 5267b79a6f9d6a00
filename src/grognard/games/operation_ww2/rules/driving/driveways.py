"""Which ways a vehicle may be declared to drive, and some that it may (AZ-VMV, AZ-XPO-06, AZ-TER-03).

Lengths are thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import cos, pi, sin
from random import Random

import shapely

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.terrain import ROUNDED, Price, Terrain
from grognard.games.operation_ww2.ground.vehicles import crew, sheets
from grognard.games.operation_ww2.ground.vehicles.course import Stretch, course, covered, grounds
from grognard.games.operation_ww2.rules.crews.mobility import mobility_of
from grognard.games.operation_ww2.rules.driving import boarding, breaches, companions, towing
from grognard.games.operation_ww2.rules.driving.rolling import RIM, inner
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.vehicle_fire import exposure
from grognard.games.operation_ww2.state.intents import NOTHING, Besides, Speed
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.hulls import is_on_table
from grognard.space.plane import Hull, Point, bearing, footprint
from grognard.space.terrain import Box, Geometry, apart, box_round

Declared = tuple[tuple[Point, ...], Speed, Besides]

BEARINGS = (0, 45_000, -45_000, 90_000, -90_000)
"""In which directions from its own a vehicle is offered to drive."""

SHARES = (1.0, 0.6, 0.3)
"""Which shares of the distance are tried."""

SPARE = 30
"""So much less than it may go is offered: places are whole thousandths."""


def stretches_of(g: G, vehicle: Model, way: tuple[Point, ...], besides: Besides) -> list[Stretch]:
    """The course of a declared way."""
    body = vehicle.body
    assert isinstance(body, Hull)
    return course(body, way, besides, g.context.limit("turn-degrees"))


def allowance(g: G, vehicle: Model, order: OrderName, speed: Speed) -> int:
    """How far a vehicle may go with an order at a speed, without what ground adds (AZ-VMV-02, AZ-VMV-05): half as far
    with a wheel gone (AZ-VDM-10), nowhere without wheels or tracks."""
    rate = sheets.rate(g, vehicle)
    fast = g.context.limit("fast-vehicle") if sheets.has(g, vehicle, "fast-vehicle") else 0
    most = rate.slow if speed == "slow" else rate.fast + fast
    if order == "assault":
        most = min(most, rate.assault + fast) if rate.assault else 0
    elif order != "move":
        most = 0
    left = mobility_of(g, vehicle)
    if left == "half":
        return int(g.context.half(most))
    return 0 if left == "none" else most


def _boarded(g: G, vehicle: Model, way: tuple[Point, ...], besides: Besides) -> Model:
    """A vehicle where it stands when people get aboard: before its drive or at the end of it (AZ-EXE-10)."""
    first = besides.boarding == "first" or g.setup.options["order_part_sequence"] == "boarding_first"
    if first or not way or not besides.boards:
        return vehicle
    end = stretches_of(g, vehicle, way, besides)[-1].after
    return replace(vehicle, x=end.x, y=end.y, facing=end.facing)


def refusal(
    g: G, unit: Unit, vehicle: Model, order: OrderName, way: tuple[Point, ...], speed: Speed, besides: Besides
) -> Refused | None:
    """Why a vehicle may not be declared to drive this way (AZ-VMV-01 to AZ-VMV-08), be it that it left those behind who
    go with it (AZ-TMP-07)."""
    found = exposure.refusal(g, vehicle, besides)
    found = found or boarding.refusal(g, unit, vehicle, order, way, speed, besides, _boarded(g, vehicle, way, besides))
    if found is not None or not (way or besides.facing is not None):
        return found
    found = _able(g, unit, vehicle, way)
    if found is not None:
        return found
    if besides.backing and g.setup.options["mixed_reverse"] == "no":
        return Refused(say("az-refused-both-ways"), "AZ-VMV-08")
    stretches = stretches_of(g, vehicle, way, besides)
    return (
        _turns_fault(g, stretches, speed)
        or _speed_fault(g, unit, vehicle, speed, besides)
        or _distance_fault(g, vehicle, order, way, speed, besides, stretches)
        or ground_fault(g, vehicle, stretches, speed)
        or breaches.fault(g, vehicle, order, besides, stretches)
        or neighbour_fault(g, unit, vehicle, stretches, besides)
        or (way and companions.left_behind(g, unit, vehicle, order, speed, besides, stretches[-1].after))
        or None
    )


def _able(g: G, unit: Unit, vehicle: Model, way: tuple[Point, ...]) -> Refused | None:
    """A driver, and wheels or tracks (AZ-VEH-08, AZ-VDM-05, AZ-VDM-09, AZ-DRV-04)."""
    machine = sheets.machine(vehicle)
    if not crew.fit(g, unit, vehicle):
        return Refused(say("az-refused-no-driver"), "AZ-VEH-08")
    left = mobility_of(g, vehicle)
    if left == "none":
        return Refused(say("az-refused-immobile"), "AZ-VDM-05")
    if left == "turning" and way:
        return Refused(say("az-refused-track"), "AZ-VDM-09")
    if machine.stuck and g.setup.options["stuck_retry"] == "stuck_for_good":
        return Refused(say("az-refused-stuck"), "AZ-DRV-04")
    return None


def _turns_fault(g: G, stretches: list[Stretch], speed: Speed) -> Refused | None:
    """Fast, and in reverse, there are two turns at most, and in reverse one goes slowly (AZ-VMV-02)."""
    turns = sum(each.turns for each in stretches)
    back = any(each.back for each in stretches)
    if back and speed == "fast":
        return Refused(say("az-refused-reverse-fast"), "AZ-VMV-02")
    most = g.context.limit("turns-reverse" if back else "turns-fast")
    if (back or speed == "fast") and turns > most:
        return Refused(say("az-refused-turns", most=most), "AZ-VMV-02")
    return None


def _speed_fault(g: G, unit: Unit, vehicle: Model, speed: Speed, besides: Besides) -> Refused | None:
    """Who tows goes slowly, and a vehicle that somebody left at the start of the turn (AZ-TOW-02, AZ-EMB-01)."""
    if speed == "fast" and towing.tows(g, vehicle) is not None:
        return Refused(say("az-refused-towing-fast"), "AZ-TOW-02")
    if speed == "fast" and was_left(g, vehicle):
        return Refused(say("az-refused-boarding-fast"), "AZ-EMB-01")
    return None


def _distance_fault(
    g: G,
    vehicle: Model,
    order: OrderName,
    way: tuple[Point, ...],
    speed: Speed,
    besides: Besides,
    stretches: list[Stretch],
) -> Refused | None:
    """Turns count, ground costs, roads add; beyond the assault distance somebody has to look out (AZ-VMV-03, AZ-VMV-04,
    AZ-XPO-06)."""
    cost = g.context.limit("turn-cost")
    far = covered(stretches, cost)
    price = price_of(g, vehicle, way, stretches)
    most = allowance(g, vehicle, order, speed) + price.bonus
    boarded = g.context.limit("boarding") if besides.boards or besides.leaves or was_left(g, vehicle) else 0
    if far + price.cost + boarded > most + ROUNDED:
        return ways.too_far(far + price.cost + boarded, most, "AZ-VMV-03", "AZ-VMV-04")
    if exposure.needs_commander_out(g, vehicle, far - ROUNDED) and not exposure.is_led(g, vehicle, besides):
        closed = (sheets.rate(g, vehicle).assault or 0) / 1000
        return Refused(say("az-refused-closed-up", most=closed), "AZ-XPO-06")
    if speed == "fast" and exposure.needs_eyes_at_night(g, vehicle) and not exposure.is_led(g, vehicle, besides):
        return Refused(say("az-refused-closed-at-night"), "AZ-NGT-03")
    return None


def was_left(g: G, vehicle: Model) -> bool:
    """Whether somebody got off a vehicle at the start of this turn to act by himself (AZ-EMB-06)."""
    return vehicle.boarded == g.state.turn > 0


def price_of(g: G, vehicle: Model, way: tuple[Point, ...], stretches: list[Stretch]) -> Price:
    """What the ground asks of a vehicle on its way: every piece its hull covers is paid once (AZ-TER-03, AZ-TER-05,
    AZ-TER-09); a road adds if the middle of the hull stays on such ground all the way (AZ-VMV-04)."""
    column = column_of(g, vehicle)
    key = "driven", column, vehicle.body, way, tuple(stretches)
    return g.context.terrain.asked(key, lambda: _price(g.context.terrain, column, vehicle, way, stretches))


def _price(
    terrain: Terrain, column: str, vehicle: Model, way: tuple[Point, ...], stretches: Sequence[Stretch]
) -> Price:
    start = footprint(inner(vehicle))
    cost, slow = 0, None
    shapes = [shape for _, shape in grounds(stretches, RIM)] or [start]
    for number in terrain.field.in_box(*_box(shapes)):
        going, shape = terrain.driven[column][number], terrain.field.polygons[number]
        if not (going.cost or going.slow) or not any(shape.intersects(each) for each in shapes):
            continue
        on_it_already = terrain.on_entry_only and shape.intersects(start)
        cost += 0 if on_it_already else going.cost
        slow = terrain.field.pieces[number].id if going.slow and slow is None else slow
    bonus = 0
    if way:
        line = shapely.LineString(((vehicle.x, vehicle.y), *way))
        good = terrain.good_on_wheels if column == "wheeled" else terrain.good_on_tracks
        bonus = next((bonus for bonus, shape in good if shape.covers(line)), 0)
    return Price(cost, bonus, slow, None)


def column_of(g: G, vehicle: Model) -> str:
    """The column of the terrain table for a vehicle (AZ-TER-04)."""
    return "tracked" if sheets.is_tracked(g, vehicle) else "wheeled"


def ground_fault(g: G, vehicle: Model, stretches: list[Stretch], speed: Speed) -> Refused | None:
    """The hull stays on the table, off ground that bars it, and goes slowly on ground that asks for it (AZ-TER-03,
    AZ-MOV-09)."""
    terrain, ground = g.context.terrain, g.context.map.ground
    if not all(is_on_table(each.after, ground.width, ground.depth) for each in stretches):
        return Refused(say("az-refused-off-table"), "AZ-MOV-09")
    column = column_of(g, vehicle)
    key = "driven over", column, vehicle.body, tuple(stretches)
    for number, comes_onto in terrain.asked(key, lambda: _driven_over(terrain, column, vehicle, stretches)):
        going = terrain.driven[column][number]
        if (going.barred or going.by) and comes_onto:
            if going.by == breaches.BREAK_IN and breaches.may_enter(g, vehicle, terrain.field.pieces[number].id):
                continue
            return Refused(say("az-refused-vehicle-barred"), "AZ-TER-03")
        if going.slow and speed == "fast":
            return Refused(say("az-refused-slow-ground"), "AZ-TER-10", "AZ-TER-03")
    return None


def _driven_over(terrain: Terrain, column: str, vehicle: Model, stretches: Sequence[Stretch]) -> list[tuple[int, bool]]:
    """The pieces that bar or slow and that a vehicle comes over, in that order, and whether it stands off them yet."""
    start, goings, found = footprint(inner(vehicle)), terrain.driven[column], list[tuple[int, bool]]()
    for _, shape in grounds(stretches, RIM):
        for number in terrain.field.in_box(*shape.bounds):
            going, piece = goings[number], terrain.field.polygons[number]
            if (going.barred or going.by or going.slow) and piece.intersects(shape):
                found.append((number, not piece.intersects(start)))
    return found


def neighbour_fault(g: G, unit: Unit, vehicle: Model, stretches: list[Stretch], besides: Besides) -> Refused | None:
    """Vehicles and guns are in the way, but for the one that is rammed; enemies on foot, unless they are overrun;
    friends on foot by the option ``pass_through_friends`` (AZ-MOV-08, AZ-MOV-10)."""
    shapes = [shape for _, shape in grounds(stretches, RIM)]
    if not shapes:
        return None
    passes = g.setup.options["pass_through_friends"] == "on"
    rooms = breaches.ground(g, vehicle, stretches)
    box = _box(shapes)
    for other in g.state.units.values():
        for model in other.models if other.on_table else ():
            if model.id == vehicle.id or model.aboard is not None:
                continue
            if apart(box, box_round(model.x, model.y, model.radius)):
                continue
            if model.is_person:
                if shapely.intersects_xy(rooms, model.x, model.y):
                    continue
                open_to = passes if other.seat == unit.seat else bool(besides.overrun)
                blocked = not open_to and any(_covers(shape, model) for shape in shapes)
            elif other.id == besides.ram:
                blocked = False
            else:
                body = footprint(model.body)
                blocked = any(shape.intersects(body) for shape in shapes)
            if blocked:
                return Refused(say("az-refused-vehicle-passing"), "AZ-MOV-08", "AZ-MOV-10")
    return None


def _box(shapes: Iterable[Geometry]) -> Box:
    """The box about some shapes."""
    lefts, tops, rights, bottoms = zip(*(shape.bounds for shape in shapes), strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _covers(shape: Geometry, model: Model) -> bool:
    return bool(shape.distance(shapely.Point(model.x, model.y)) < model.radius - RIM)


# ---- samples -----------------------------------------------------------------------------------------------------


def listed(g: G, unit: Unit, vehicle: Model, order: OrderName) -> Iterator[Declared]:
    """Staying, turning, and driving about as far as may be in some directions, backwards too; closed up and, where that
    goes farther, with the commander out."""
    yield (), "slow", kept(g, vehicle)
    for number in range(len(BEARINGS)):
        found = one(g, unit, vehicle, order, "slow", number)
        if found is not None:
            yield found
        found = one(g, unit, vehicle, order, "fast", number)
        if found is not None:
            yield found
    for besides in (replace(kept(g, vehicle), reverse=True),):
        found = straight(g, unit, vehicle, order, "slow", vehicle.facing + 180_000, besides)
        if found is not None:
            yield found
    if order == "move" and breaches.is_on(g):
        yield from into_buildings(g, unit, vehicle)


def draws(g: G, unit: Unit, vehicle: Model, order: OrderName, random: Random) -> Iterator[Declared]:
    """Staying, going back, into a building, or somewhere; then staying. Of each way the farthest share comes first."""
    kind = random.randrange(8)
    stays: Declared = ((), "slow", kept(g, vehicle))
    if kind == 1:
        back = replace(kept(g, vehicle), reverse=True)
        yield from shares(g, vehicle, order, "slow", vehicle.facing + 180_000, back)
    elif kind == 2 and order == "move" and breaches.is_on(g):
        yield random.choice([stays, *into_buildings(g, unit, vehicle)])
    elif kind:
        speed: Speed = random.choice(("slow", "fast"))
        number = random.randrange(len(BEARINGS))
        yield from shares(g, vehicle, order, speed, vehicle.facing + BEARINGS[number], looking(g, vehicle, speed))
    yield stays


def into_buildings(g: G, unit: Unit, vehicle: Model) -> Iterator[Declared]:
    """Samples (states no rule): straight ways into the buildings near by, the turret turned backwards."""
    besides = replace(kept(g, vehicle), turret=breaches.TURNED)
    far, here = allowance(g, vehicle, "move", "slow"), footprint(inner(vehicle))
    for piece, shape in breaches.walls(g):
        if shape.dwithin(here, far) and breaches.may_enter(g, vehicle, piece):
            towards = round(bearing((vehicle.x, vehicle.y), (shape.centroid.x, shape.centroid.y)))
            found = straight(g, unit, vehicle, "move", "slow", towards, besides)
            if found and breaches.entered(g, vehicle, stretches_of(g, vehicle, found[0], besides)):
                yield found


def one(g: G, unit: Unit, vehicle: Model, order: OrderName, speed: Speed, number: int) -> Declared | None:
    """A way in one of the directions; fast ones with the commander out if he may be."""
    return straight(g, unit, vehicle, order, speed, vehicle.facing + BEARINGS[number], looking(g, vehicle, speed))


def looking(g: G, vehicle: Model, speed: Speed) -> Besides:
    """Hatches as they are; of one that goes fast with the commander out if he may be."""
    besides = kept(g, vehicle)
    if speed == "fast" and sheets.is_armoured(g, vehicle):
        out = replace(besides, exposed=exposure.may_look_out(g, vehicle))
        besides = out if exposure.refusal(g, vehicle, out) is None else besides
    return besides


def kept(g: G, vehicle: Model) -> Besides:
    """Nothing besides, but that who looks out goes on looking out if he may."""
    besides = replace(
        NOTHING,
        exposed=tuple(task for task in sheets.machine(vehicle).exposed if task in exposure.may_look_out(g, vehicle)),
    )
    return besides if exposure.refusal(g, vehicle, besides) is None else NOTHING


def straight(
    g: G,
    unit: Unit,
    vehicle: Model,
    order: OrderName,
    speed: Speed,
    direction: int,
    besides: Besides,
) -> Declared | None:
    """The farthest of some shares of the distance straight in a direction; None: none of them may be driven."""
    return first(g, unit, vehicle, order, shares(g, vehicle, order, speed, direction, besides))


def first(g: G, unit: Unit, vehicle: Model, order: OrderName, tried: Iterable[Declared]) -> Declared | None:
    """The first of some ways that may be driven; None: none of them."""
    return next((each for each in tried if refusal(g, unit, vehicle, order, *each) is None), None)


def shares(
    g: G,
    vehicle: Model,
    order: OrderName,
    speed: Speed,
    direction: int,
    besides: Besides,
    most: int | None = None,
) -> Iterator[Declared]:
    """Some shares of the distance straight in a direction, the farthest first; none of more than ``most``."""
    angle = direction * pi / 180_000
    facing = direction + 180_000 if besides.reverse else direction
    turn = abs((facing - vehicle.facing + 180_000) % 360_000 - 180_000)
    far = allowance(g, vehicle, order, speed) - SPARE - (g.context.limit("turn-cost") if turn else 0)
    far = far if most is None else min(far, most)
    for share in SHARES if far > 0 else ():
        way = ((vehicle.x + round(far * share * sin(angle)), vehicle.y - round(far * share * cos(angle))),)
        yield way, speed, besides
