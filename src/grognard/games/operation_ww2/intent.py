"""Declaring the intent: what a unit may say it is going to do with a card, and what binds it (AZ-INT).

Every order has one kind of intent. ``listed`` samples those there are, ``refusal`` says what forbids one.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import floor
from random import Random
from typing import Literal

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2 import communication, pushing, ways
from grognard.games.operation_ww2.choices import (
    AmbushIntent,
    AssaultIntent,
    Besides,
    CoveringFireIntent,
    FireIntent,
    Held,
    Intent,
    MoveIntent,
)
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.guns import guns_of
from grognard.games.operation_ww2.state import Ordered, Unit, enemy
from grognard.games.operation_ww2.tables.command import OrderName
from grognard.space.plane import length_of

KINDS: dict[OrderName, type[Intent]] = {
    "move": MoveIntent,
    "assault": AssaultIntent,
    "fire": FireIntent,
    "ambush": AmbushIntent,
    "covering-fire": CoveringFireIntent,
}
"""What is declared with each order: a card allows nothing it does not name (AZ-ORD-06)."""


def targets(g: G, seat: int) -> list[str]:
    """The units a seat may name as targets: every enemy on the table, seen or not; whether fire at it is valid is
    looked at when the shot falls (AZ-INT-07, AZ-INT-10)."""
    return [unit.id for unit in g.state.of(enemy(seat)) if unit.on_table]


def refusal(g: G, unit: Unit, order: OrderName, intent: Intent) -> Refused | None:
    """The rule that forbids a unit to declare this with an order; None if it may."""
    if not isinstance(intent, KINDS[order]):
        return Refused(say("az-refused-intent-kind", order=g.context.tables.orders[order].name), "AZ-ORD-06")
    found = communication.refusal(g, unit, intent.besides.calls)
    if found is not None:
        return found
    if isinstance(intent, (MoveIntent, AssaultIntent)):
        gun = next((gun for gun in guns_of(unit) if gun.id == intent.lead), None)
        if gun is not None:
            found = pushing.refusal(g, unit, gun, order, intent.way, intent.speed, intent.besides.facing)
        else:
            found = ways.refusal(g, unit, order, intent.lead, intent.way, intent.speed)
        if found is not None:
            return found
    if isinstance(intent, MoveIntent):
        return None
    if intent.target is None and not isinstance(intent, AmbushIntent) and targets(g, unit.seat):
        return Refused(say("az-refused-target"), "AZ-ORD-12")
    held = intent.held if isinstance(intent, (FireIntent, AmbushIntent)) else None
    if intent.target is None:
        return None if held is None else Refused(say("az-refused-held-without-target"), "AZ-ANT-08")
    if intent.target not in targets(g, unit.seat):
        return Refused(say("az-refused-target"), "AZ-INT-10")
    return None if held is None else _held_refusal(g, unit, intent.target, held)


def _held_refusal(g: G, unit: Unit, target: str, held: Held) -> Refused | None:
    """A held shot names an enemy whose Move or Assault lies in this chain, shoots at it, and does so on its way
    (AZ-ANT-02, AZ-ANT-08, AZ-ANT-10)."""
    mover = next((mover for mover in movers(g, unit.seat) if mover.unit == held.mover), None)
    if mover is None:
        return Refused(say("az-refused-held-mover"), "AZ-ANT-02", "AZ-ANT-08")
    if target != held.mover:
        return Refused(say("az-refused-held-target"), "AZ-ANT-08")
    length = way_length(g, mover)
    if not 0 <= held.at <= length:
        return Refused(say("az-refused-held-point", length=length / 1000), "AZ-ANT-10")
    return None


def movers(g: G, seat: int) -> list[Ordered]:
    """The enemy moves in the chain that a seat may interrupt (AZ-ANT-08): those already declared all have a higher
    priority number."""
    return [
        ordered
        for ordered in g.state.chain
        if ordered.seat != seat and isinstance(ordered.intent, (MoveIntent, AssaultIntent))
    ]


def way_length(g: G, mover: Ordered) -> int:
    """How far the leading model of a declared move goes, in whole thousandths of a centimetre."""
    assert isinstance(mover.intent, (MoveIntent, AssaultIntent))
    lead = g.state.units[mover.unit].model(mover.intent.lead)
    return floor(length_of(((lead.x, lead.y), *mover.intent.way)))


def listed(g: G, unit: Unit, order: OrderName) -> Iterator[Intent]:
    """A sample of what a unit may declare with an order: of ways some, of points to interrupt at the start, the middle
    and the end."""
    enemies = targets(g, unit.seat)
    against: list[str | None] = [*enemies] or [None]
    gun = next(guns_of(unit), None)
    match order:
        case "move" if gun is not None:
            for way, speed, facing in pushing.listed(g, unit, gun):
                yield MoveIntent(gun.id, way, speed, Besides(facing=facing))
        case "move":
            for lead, way, speed in ways.listed(g, unit, order):
                yield MoveIntent(lead, way, speed)
        case "assault":
            for lead, way, speed in ways.listed(g, unit, order):
                for target in against:
                    yield AssaultIntent(lead, way, speed, target, "first")
                    yield AssaultIntent(lead, way, speed, target, "last")
        case "fire":
            yield from (FireIntent(target) for target in against)
            yield from (FireIntent(held.mover, held) for held in _points(g, unit))
        case "ambush":
            yield AmbushIntent()
            yield from (AmbushIntent(target) for target in enemies)
            yield from (AmbushIntent(held.mover, held) for held in _points(g, unit))
        case "covering-fire":
            yield from (CoveringFireIntent(target) for target in against)


def _points(g: G, unit: Unit) -> Iterator[Held]:
    for mover in movers(g, unit.seat):
        length = way_length(g, mover)
        yield from (Held(mover.unit, at) for at in dict.fromkeys((0, length // 2, length)))


def pick(g: G, unit: Unit, order: OrderName, random: Random) -> Intent:
    """One of those listed; of ways one is found without listing all."""
    if order not in ("move", "assault"):
        return random.choice(list(listed(g, unit, order)))
    gun = next(guns_of(unit), None)
    if gun is not None and order == "move":
        way, speed, facing = pushing.pick(g, unit, gun, random)
        return MoveIntent(gun.id, way, speed, Besides(facing=facing))
    lead, way, speed = ways.pick(g, unit, order, random)
    if order == "move":
        return MoveIntent(lead, way, speed)
    fires: tuple[Literal["first", "last"], ...] = ("first", "last")
    return AssaultIntent(lead, way, speed, random.choice(targets(g, unit.seat) or [None]), random.choice(fires))
