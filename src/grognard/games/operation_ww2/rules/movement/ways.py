"""How far a unit goes and which ways its leading model may be declared to walk (AZ-MOV).

The ways of guns and vehicles are their own chapters'; here both stay where they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from random import Random

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.ground import Rate
from grognard.games.operation_ww2.ground import rooms
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.terrain import ROUNDED
from grognard.games.operation_ww2.rules.movement import bicycles
from grognard.games.operation_ww2.state.intents import NOTHING, Besides, Mounting, Speed
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Point, length_of

SPEEDS: tuple[Speed, ...] = ("slow", "fast")

DIRECTIONS = 8
"""In so many directions a way is sampled."""

SHARES = (1, 0.7, 0.4)
"""Which shares of the distance are tried in each direction, the farthest first."""


def allowance(rate: Rate, order: OrderName, speed: Speed) -> int:
    """How far a type may go with an order at a speed (AZ-MOV-01, AZ-MOV-02); an assault never goes farther than its
    assault distance.

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> infantry = TABLES.rates["infantry"]
    >>> [allowance(infantry, order, "fast") for order in ("move", "assault", "fire")]
    [20000, 15000, 0]
    """
    most = rate.slow if speed == "slow" else rate.fast
    if order == "move":
        return most
    return min(most, rate.assault or 0) if order == "assault" else 0


def refusal(
    g: G, unit: Unit, order: OrderName, lead: str, way: tuple[Point, ...], speed: Speed, besides: Besides = NOTHING
) -> Refused | None:
    """Why a leading model may not be declared to walk this way (AZ-MOV-01 to AZ-MOV-03, AZ-MOV-09, AZ-TER-10)."""
    model = next((model for model in unit.models if model.id == lead), None)
    if model is None or (way and model.posture == "scared"):
        return Refused(say("az-refused-lead"), "AZ-INT-08", "AZ-ORD-07")
    refused = bicycles.refusal(g, unit, speed, besides.bicycles)
    if refused is not None:
        return refused
    if not way:
        return None
    if not model.is_person or unit.is_vehicle:
        return Refused(say("az-refused-on-foot"), "AZ-MOV-01")
    return fault(g, model, way, order, speed, besides.storey, besides.bicycles)


def fault(
    g: G,
    model: Model,
    way: tuple[Point, ...],
    order: OrderName,
    speed: Speed,
    storey: int = 0,
    mounting: Mounting = "",
) -> Refused | None:
    """Why a person may not walk this way with an order at the unit's speed, as far as table, terrain and distance go
    (AZ-MOV-01, AZ-MOV-03, AZ-MOV-09, AZ-TER-01, AZ-TER-02, AZ-RMS-03).

    ``storey`` is the floor it ends on: between floors their height is walked (AZ-LOS-08). ``mounting``: all get on
    bicycles, or who rides gets off at the end (AZ-BIK-01). Who got off a vehicle at the start of the turn has paid for
    that (AZ-EMB-02). Slow ground asks for a slow order of the whole unit or, by the option ``slow_terrain``, only so
    much of it can be walked on (AZ-TER-10); who cannot pay for an element has to stop before it or, by the option
    ``cost_unpaid``, pays with what is left (AZ-TER-11).
    """
    if not way:
        return None
    ground = g.context.map.ground
    if not all(0 <= x <= ground.width and 0 <= y <= ground.depth for x, y in way) or not stands(g, model, way[-1]):
        return Refused(say("az-refused-off-table"), "AZ-MOV-09")
    options, terrain = g.setup.options, g.context.terrain
    whole = ((model.x, model.y), *way)
    rides = model.is_cyclist or mounting == "on"
    price = terrain.price(whole, on_wheels=rides)
    if price.barred is not None:
        return Refused(say("az-refused-barred"), "AZ-TER-01")
    rate = g.context.tables.rates["bicycle" if rides else "infantry"]
    part = options["slow_terrain"] == "only_the_part_inside"
    if price.slow is not None and speed == "fast" and not (part and terrain.slow_length(whole, rides) <= rate.slow):
        return Refused(say("az-refused-slow-ground"), "AZ-TER-10", "AZ-TER-01")
    if not terrain.stands_free(way[-1], model.radius):
        return Refused(say("az-refused-on-obstacle"), "AZ-TER-02")
    if storey >= terrain.storeys_at(way[-1]):
        return Refused(say("az-refused-storey"), "AZ-LOS-08")
    held = rooms.fault(g, model, whole, storey)
    if held is not None:
        return held
    measured: Speed = "fast" if options["speed_class"] == "by_distance" else speed
    most = allowance(rate, order, measured) + price.bonus
    mounted = g.context.limit("bicycle-mounting") if mounting and rides else 0
    left = g.context.limit("boarding") if model.boarded == g.state.turn > 0 else 0
    length = length_of(whole) + price.cost + mounted + climbed(g, model, way, storey) + left
    if length > most + ROUNDED and options["cost_unpaid"] == "enter_with_rest":
        length -= min(terrain.last_cost(whole, rides), length - most)
    if length > most + ROUNDED:
        rules = ("AZ-EMB-02",) if length - left <= most + ROUNDED else ("AZ-MOV-01", "AZ-MOV-03")
        return too_far(length, most, *rules)
    return None


def too_far(length: float, most: int, *rules: str) -> Refused:
    """A way that is longer than somebody may go, told in tenths of a centimetre (states no rule)."""
    return Refused(say("az-refused-too-far", length=round(length / 1000, 1), most=most / 1000), *rules)


def climbed(g: G, model: Model, way: Sequence[Point], storey: int) -> int:
    """How far somebody goes up and down stairs on a way: within one building from floor to floor, else down here and up
    there (AZ-LOS-08)."""
    if storey == model.storey == 0:
        return 0
    same = g.context.terrain.building_at((model.x, model.y)) == g.context.terrain.building_at(way[-1])
    floors = abs(storey - model.storey) if same else storey + model.storey
    height: int = g.context.tables.features["storey"].height
    return floors * height


def stands(g: G, model: Model, at: Point) -> bool:
    """Whether a model stands wholly on the table at a place (AZ-MOV-09)."""
    ground, radius = g.context.map.ground, model.radius
    return bool(radius <= at[0] <= ground.width - radius and radius <= at[1] <= ground.depth - radius)


def listed(g: G, unit: Unit, order: OrderName) -> Iterator[tuple[str, tuple[Point, ...], Speed]]:
    """Staying, and, for people on foot, going straight ahead about as far as each speed allows in some directions."""
    lead = leader(unit)
    yield lead.id, (), "slow"
    for speed in SPEEDS if lead.is_person else ():
        for number in range(DIRECTIONS):
            way = straight(g, unit, lead, order, speed, number)
            if way:
                yield lead.id, way, speed


def draws(g: G, unit: Unit, order: OrderName, random: Random) -> Iterator[tuple[str, tuple[Point, ...], Speed]]:
    """At some speed in some direction, the farthest share of it first, and staying; now and then only that."""
    lead = leader(unit)
    if lead.is_person and random.randrange(DIRECTIONS):
        speed = random.choice(SPEEDS)
        for way in shares(g, unit, lead, order, speed, random.randrange(DIRECTIONS)):
            yield lead.id, way, speed
    yield lead.id, (), "slow"


def leader(unit: Unit) -> Model:
    """Who leads in the samples: the first who stands; nobody is led by a vehicle that nobody mans."""
    standing = [model for model in unit.models if model.posture == "standing"]
    if not unit.is_vehicle:
        standing.sort(key=lambda model: model.role == "vehicle")
    return next(iter(standing), unit.models[0])


def straight(g: G, unit: Unit, lead: Model, order: OrderName, speed: Speed, number: int) -> tuple[Point, ...]:
    """The farthest of some shares of the distance that may be gone in one of the directions; empty: none."""
    tried = shares(g, unit, lead, order, speed, number)
    return next((way for way in tried if refusal(g, unit, order, lead.id, way, speed) is None), ())


def shares(g: G, unit: Unit, lead: Model, order: OrderName, speed: Speed, number: int) -> Iterator[tuple[Point, ...]]:
    """Some shares of the distance in one of the directions, the farthest first."""
    far = allowance(g.context.rate_of(unit), order, speed) - 1
    angle = 2 * pi * number / DIRECTIONS
    for share in SHARES if far > 0 else ():
        yield ((lead.x + round(far * share * sin(angle)), lead.y - round(far * share * cos(angle))),)
