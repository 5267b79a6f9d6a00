"""How far a unit goes and which ways its leading model may be declared to walk (AZ-MOV).

The ways of guns and vehicles are their own chapters'; here both stay where they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from random import Random

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.choices import Speed
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.state import Model, Unit
from grognard.games.operation_ww2.tables.command import OrderName
from grognard.games.operation_ww2.tables.ground import Rate
from grognard.space.plane import Point, length_of

SPEEDS: tuple[Speed, ...] = ("slow", "fast")

DIRECTIONS = 8
"""In so many directions a way is sampled."""

SHARES = (1, 0.7, 0.4)
"""Which shares of the distance are tried in each direction, the farthest first."""


def allowance(rate: Rate, order: OrderName, speed: Speed) -> int:
    """How far a type may go with an order at a speed (AZ-MOV-01, AZ-MOV-02); an assault never goes farther than its
    assault distance.

    >>> from grognard.games.operation_ww2.tables import TABLES
    >>> infantry = TABLES.rates["infantry"]
    >>> [allowance(infantry, order, "fast") for order in ("move", "assault", "fire")]
    [20000, 15000, 0]
    """
    most = rate.slow if speed == "slow" else rate.fast
    if order == "move":
        return most
    return min(most, rate.assault or 0) if order == "assault" else 0


def refusal(g: G, unit: Unit, order: OrderName, lead: str, way: tuple[Point, ...], speed: Speed) -> Refused | None:
    """Why a leading model may not be declared to walk this way (AZ-MOV-01 to AZ-MOV-03, AZ-MOV-09, AZ-TER-10)."""
    model = next((model for model in unit.models if model.id == lead), None)
    if model is None or (way and model.posture == "scared"):
        return Refused(say("az-refused-lead"), "AZ-INT-08", "AZ-ORD-07")
    if not way:
        return None
    if not model.is_person or unit.is_vehicle:
        return Refused(say("az-refused-on-foot"), "AZ-MOV-01")
    return fault(g, model, way, order, speed)


def fault(g: G, model: Model, way: tuple[Point, ...], order: OrderName, speed: Speed) -> Refused | None:
    """Why a person may not walk this way with an order at the unit's speed, as far as table, terrain and distance go.

    Slow ground on it asks for a slow order of the whole unit (AZ-TER-10); who cannot pay for an element has to stop
    before it (AZ-TER-11).
    """
    if not way:
        return None
    ground = g.context.map.ground
    if not all(0 <= x <= ground.width and 0 <= y <= ground.depth for x, y in way) or not stands(g, model, way[-1]):
        return Refused(say("az-refused-off-table"), "AZ-MOV-09")
    whole = ((model.x, model.y), *way)
    price = g.context.terrain.price(whole)
    if price.barred is not None:
        return Refused(say("az-refused-barred"), "AZ-TER-01")
    if price.slow is not None and speed == "fast":
        return Refused(say("az-refused-slow-ground"), "AZ-TER-10", "AZ-TER-01")
    if not g.context.terrain.stands_free(way[-1], model.radius):
        return Refused(say("az-refused-on-obstacle"), "AZ-TER-02")
    most = allowance(g.context.tables.rates["infantry"], order, speed) + price.bonus
    if length_of(whole) + price.cost > most:
        length = round((length_of(whole) + price.cost) / 1000, 1)
        return Refused(say("az-refused-too-far", length=length, most=most / 1000), "AZ-MOV-01", "AZ-MOV-03")
    return None


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


def pick(g: G, unit: Unit, order: OrderName, random: Random) -> tuple[str, tuple[Point, ...], Speed]:
    """One of those listed, found without listing them: at some speed in some direction, or staying."""
    lead = leader(unit)
    if not lead.is_person or not random.randrange(DIRECTIONS):
        return lead.id, (), "slow"
    speed = random.choice(SPEEDS)
    way = straight(g, unit, lead, order, speed, random.randrange(DIRECTIONS))
    return lead.id, way, speed if way else "slow"


def leader(unit: Unit) -> Model:
    """Who leads in the samples: the first who stands."""
    return next((model for model in unit.models if model.posture == "standing"), unit.models[0])


def straight(g: G, unit: Unit, lead: Model, order: OrderName, speed: Speed, number: int) -> tuple[Point, ...]:
    """The farthest of some shares of the distance that may be gone in one of the directions; empty: none."""
    far = allowance(g.context.tables.rates["infantry"], order, speed) - 1
    angle = 2 * pi * number / DIRECTIONS
    for share in SHARES if far > 0 else ():
        way = ((lead.x + round(far * share * sin(angle)), lead.y - round(far * share * cos(angle))),)
        if refusal(g, unit, order, lead.id, way, speed) is None:
            return way
    return ()
