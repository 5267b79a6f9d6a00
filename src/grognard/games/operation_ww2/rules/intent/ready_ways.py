"""A few ways ready to take: towards the enemy, towards what is fought for. A computer player weighs them, people are
offered them."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import NamedTuple

from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.intent.intent import refusal
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.setup.placing import objectives_named
from grognard.games.operation_ww2.state.intents import (
    AmbushIntent,
    AssaultIntent,
    CoveringFireIntent,
    FireIntent,
    Intent,
    MoveIntent,
    Speed,
)
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.space.formations import middle
from grognard.space.plane import Point

MOST_READY = 4
"""How many ready ways are offered."""
SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1)
"""Which shares of the distance are tried in each."""


def fire_intent(order: OrderName, target: str | None) -> Intent:
    """Fire at a target with an order."""
    match order:
        case "fire":
            return FireIntent(target)
        case "ambush":
            return AmbushIntent(target)
        case _:
            return CoveringFireIntent(target)


def nearest_enemy(g: G, unit: Unit) -> str | None:
    """The enemy on the table nearest to a unit."""
    if not unit.models:
        return None
    x, y = middle(unit.models)
    found = []
    for foe in g.state.of(enemy(unit.seat)):
        if foe.on_table and foe.models:
            u, v = middle(foe.models)
            found.append((hypot(u - x, v - y), foe.id))
    return min(found)[1] if found else None


def with_target(
    g: G, unit: Unit, order: OrderName, lead: str, way: tuple[Point, ...], speed: Speed, target: str | None
) -> Intent:
    """A way as an intent of the order; an assault fires at the target, or the nearest enemy, after going."""
    if order == "move":
        return MoveIntent(lead, way, speed)
    return AssaultIntent(lead, way, speed, target or nearest_enemy(g, unit), "last")


class Goal(NamedTuple):
    """Where a way leads: to an enemy unit, or to what is fought for."""

    place: Point
    enemy: str | None = None
    objective: str = ""


def ready_ways(g: G, unit: Unit, order: OrderName, lead: Model) -> Iterator[tuple[Goal, Intent]]:
    """A few ways ready to take: towards the nearest enemy, towards what is fought for."""
    goals = [Goal(place, objective=name) for name, place in objectives_named(g)]
    foe = nearest_enemy(g, unit)
    if foe is not None:
        goals.insert(0, Goal(middle(g.state.units[foe].models), foe))
    for goal in goals[:MOST_READY]:
        way, speed = towards(g, unit, order, lead, goal.place)
        if way:
            intent = with_target(g, unit, order, lead.id, way, speed, foe)
            if refusal(g, unit, order, intent) is None:
                yield goal, intent


def towards(g: G, unit: Unit, order: OrderName, lead: Model, place: Point) -> tuple[tuple[Point, ...], Speed]:
    """The way that brings who leads nearest to a place, straight or a little aside."""
    rate = g.context.rate_of(unit)
    distance = hypot(place[0] - lead.x, place[1] - lead.y)
    best: tuple[float, tuple[Point, ...], Speed] | None = None
    if not lead.is_person or unit.is_vehicle or not distance:
        return (), "slow"
    heading = (place[0] - lead.x) / distance, (place[1] - lead.y) / distance
    speeds: tuple[Speed, ...] = ("fast", "slow")
    for speed in speeds:
        far = min(ways.allowance(rate, order, speed) - 1, distance)
        for aside in (0, pi / 8, -pi / 8, pi / 4, -pi / 4):
            for share in SHARES[:8]:
                dx, dy = heading
                x, y = dx * cos(aside) - dy * sin(aside), dx * sin(aside) + dy * cos(aside)
                end = (lead.x + round(far * share * x), lead.y + round(far * share * y))
                left = hypot(place[0] - end[0], place[1] - end[1])
                if best is not None and left >= best[0]:
                    break
                if ways.refusal(g, unit, order, lead.id, (end,), speed) is None:
                    best = left, (end,), speed
                    break
    if best is None or best[0] >= distance:
        return (), "slow"
    return best[1], best[2]
