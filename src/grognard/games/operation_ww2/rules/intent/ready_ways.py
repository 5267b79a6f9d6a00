"""A few ways ready to take: towards the enemy, towards what is fought for. A computer player weighs them, people are
offered them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import cos, hypot, pi, sin
from typing import Literal, NamedTuple

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sighting
from grognard.games.operation_ww2.rules.driving import driveways
from grognard.games.operation_ww2.rules.driving.driveways import Declared
from grognard.games.operation_ww2.rules.intent.intent import is_followed, refusal
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.setup.placing import objectives_named
from grognard.games.operation_ww2.rules.vehicle_fire.declaring import manned
from grognard.games.operation_ww2.state.intents import (
    NOTHING,
    AmbushIntent,
    AssaultIntent,
    Besides,
    CoveringFireIntent,
    FireIntent,
    Intent,
    MoveIntent,
    Speed,
)
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.space.formations import middle
from grognard.space.plane import Point, bearing

MOST_READY = 4
"""How many ready ways are offered."""
ASIDE = (0, 22_500, -22_500, 45_000, -45_000)
"""So far aside of a goal a vehicle is driven, if not straight towards it."""

AROUND = (0, 45_000, -45_000, 90_000, -90_000, 135_000, -135_000, 180_000)
"""In these directions from its own a vehicle looks for a place."""

BACKWARDS = 100_000
"""Beyond this it drives backwards."""

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
    g: G,
    unit: Unit,
    order: OrderName,
    lead: str,
    way: tuple[Point, ...],
    speed: Speed,
    target: str | None,
    besides: Besides = NOTHING,
) -> MoveIntent | AssaultIntent:
    """A way as an intent of the order; an assault fires at the target, or the nearest enemy, after going."""
    if order == "move":
        return MoveIntent(lead, way, speed, besides, closely=is_followed(unit, lead))
    return AssaultIntent(
        lead, way, speed, target or nearest_enemy(g, unit), "last", besides, closely=is_followed(unit, lead)
    )


class Goal(NamedTuple):
    """Where a way leads: to an enemy unit, or to what is fought for; of a vehicle also to where it sees an enemy, or
    where none sees it (``sight``)."""

    place: Point
    enemy: str | None = None
    objective: str = ""
    sight: Literal["", "of", "out"] = ""


def ready_ways(g: G, unit: Unit, order: OrderName, lead: Model) -> Sequence[tuple[Goal, MoveIntent | AssaultIntent]]:
    """A few ways ready to take: towards the nearest enemy, towards what is fought for; of a vehicle also to where it
    sees an enemy, or out of sight of all."""
    known = g.context.known(g.state)
    key = "ready ways", unit.id, order, lead.id
    if key not in known:
        known[key] = list(_ready_ways(g, unit, order, lead))
    found: Sequence[tuple[Goal, MoveIntent | AssaultIntent]] = known[key]
    return found


def _ready_ways(g: G, unit: Unit, order: OrderName, lead: Model) -> Iterator[tuple[Goal, MoveIntent | AssaultIntent]]:
    goals = [Goal(place, objective=name) for name, place in objectives_named(g)]
    foe = nearest_enemy(g, unit)
    if foe is not None:
        goals.insert(0, Goal(middle(g.state.units[foe].models), foe))
    if unit.is_vehicle:
        vehicle = manned(unit)
        ready: Iterable[tuple[Goal, Declared]] = (
            [] if vehicle is None else _drives(g, unit, order, vehicle, goals[:MOST_READY])
        )
    else:
        going = ((goal, *towards(g, unit, order, lead, goal.place)) for goal in goals[:MOST_READY])
        ready = [(goal, (way, speed, NOTHING)) for goal, way, speed in going]
    for goal, (way, speed, besides) in ready:
        if way:
            intent = with_target(g, unit, order, lead.id, way, speed, foe, besides)
            if refusal(g, unit, order, intent) is None:
                yield goal, intent


def ready_intents(g: G, unit: Unit, order: OrderName) -> Iterator[Intent]:
    """The ready ways of a unit that may go with an order."""
    if order in ("move", "assault") and not unit.is_below:
        lead = ways.leader(unit)
        yield from (
            intent for _, intent in (ready_ways(g, unit, order, lead) if lead.is_person or unit.is_vehicle else ())
        )


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


# ---- vehicles ----------------------------------------------------------------------------------------------------


def _drives(
    g: G, unit: Unit, order: OrderName, vehicle: Model, goals: Sequence[Goal]
) -> Iterator[tuple[Goal, Declared]]:
    """The ways of a vehicle: towards each goal, then into sight of an enemy if none sees it, else out of sight
    of all."""
    for goal in goals:
        driven = driven_towards(g, unit, order, vehicle, goal.place)
        if driven is not None:
            yield goal, driven
    foes = [each for each in g.state.of(enemy(unit.seat)) if each.on_table and each.models]
    seen = any(sees(g, each, vehicle) for each in foes)
    for declared in _around(g, unit, order, vehicle) if foes else ():
        there = driveways.stretches_of(g, vehicle, declared[0], declared[2])[-1].after
        moved = replace(vehicle, x=there.x, y=there.y, facing=there.facing)
        found = next((each for each in foes if sees(g, each, moved)), None)
        if (found is None) == seen:
            yield Goal(declared[0][-1], None if found is None else found.id, sight="out" if seen else "of"), declared
            return


def driven_towards(g: G, unit: Unit, order: OrderName, vehicle: Model, place: Point) -> Declared | None:
    """The straight way that brings a vehicle nearest to a place, towards it or a little aside, as fast as may be."""
    start = vehicle.x, vehicle.y
    distance = hypot(place[0] - start[0], place[1] - start[1])
    direction = round(bearing(start, place)) if distance else 0
    best: Declared | None = None
    nearest = distance

    def left(declared: Declared) -> float:
        end = declared[0][-1]
        return hypot(place[0] - end[0], place[1] - end[1])

    speeds: tuple[Speed, ...] = ("fast", "slow")
    for speed in speeds:
        besides = driveways.looking(g, vehicle, speed)
        for aside in ASIDE:
            tried = list(driveways.shares(g, vehicle, order, speed, direction + aside, besides, round(distance)))
            # What would bring it no nearer need not be allowed.
            if any(left(each) < nearest for each in tried):
                found = driveways.first(g, unit, vehicle, order, tried)
                if found is not None and left(found) < nearest:
                    best, nearest = found, left(found)
    return best


def _around(g: G, unit: Unit, order: OrderName, vehicle: Model) -> Iterator[Declared]:
    """Ways of a vehicle in all directions, the short ones first; those behind it are driven backwards."""
    kept = driveways.kept(g, vehicle)
    ways_ = []
    for turn in AROUND:
        besides = replace(kept, reverse=True) if abs(turn) > BACKWARDS else kept
        ways_.append(list(driveways.shares(g, vehicle, order, "slow", vehicle.facing + turn, besides)))
    for declared in chain.from_iterable(zip(*(reversed(each) for each in ways_), strict=True)):
        if driveways.refusal(g, unit, vehicle, order, *declared) is None:
            yield declared


def sees(g: G, unit: Unit, vehicle: Model) -> bool:
    """Whether somebody in the midst of a unit sees a vehicle."""
    x, y = middle(unit.models)
    looking = min(unit.models, key=lambda model: hypot(model.x - x, model.y - y))
    return sighting.look(g, looking, vehicle).seen != "not"
