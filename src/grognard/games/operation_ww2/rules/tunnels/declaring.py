"""What units may declare that go down, are below ground, or come up (AZ-TUN-02, AZ-TUN-04 to AZ-TUN-10).

Lengths are thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Literal

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.state.ground import Manhole
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
from grognard.games.operation_ww2.state.state import Unit, enemy
from grognard.space.plane import Point, along, gap_from

ALONGSIDE = 2_000
"""So near two markers lie together: each is as wide as a person."""


def concerns(g: G, unit: Unit, intent: Intent) -> bool:
    """Whether an intent is this chapter's."""
    return unit.is_below or bool(intent.besides.tunnel)


def refusal(g: G, unit: Unit, order: OrderName, intent: Intent) -> Refused | None:
    """The rule that forbids a unit to declare this: listed is what may be."""
    if intent in listed(g, unit, order):
        return None
    if not unit.is_below:
        return Refused(say("az-refused-descent"), "AZ-TUN-02", "AZ-TUN-06")
    if any(model.posture == "scared" for model in unit.models) and isinstance(intent, MoveIntent | AssaultIntent):
        return Refused(say("az-refused-scared-below"), "AZ-TUN-10")
    return Refused(say("az-refused-below"), "AZ-TUN-04", "AZ-TUN-07", "AZ-TUN-08")


def listed(g: G, unit: Unit, order: OrderName) -> list[Intent]:
    """Everything a unit below ground may declare with an order, or one above that goes down."""
    if not g.state.manholes or not unit.models:
        return []
    if not unit.is_below:
        return list(_descents(g, unit, order))
    return list(dict.fromkeys(_below(g, unit, order)))


# ---- going down --------------------------------------------------------------------------------------------------


def may_descend(g: G, unit: Unit) -> bool:
    """Whether a unit may go down at all: infantry, all of it, nobody scared, riding or carried (AZ-TUN-06,
    AZ-TUN-10)."""
    return unit.on_table and all(
        model.is_person and model.aboard is None and not model.is_cyclist and model.posture == "standing"
        for model in unit.models
    )


def _descents(g: G, unit: Unit, order: OrderName) -> Iterator[Intent]:
    if order not in ("move", "assault") or not may_descend(g, unit):
        return
    cohesion = g.context.limit("cohesion")
    for number, hole in enumerate(g.state.manholes):
        if hole.is_open and all(gap_from(hole.x, hole.y, model.body) <= cohesion for model in unit.models):
            yield _going(unit, order, (), "slow", Besides(tunnel="down", manhole=number))


def _going(unit: Unit, order: OrderName, way: tuple[Point, ...], speed: Speed, besides: Besides) -> Intent:
    lead = ways.leader(unit).id
    if order == "move":
        return MoveIntent(lead, way, speed, besides)
    return AssaultIntent(lead, way, speed, None, "never", besides)


# ---- below -------------------------------------------------------------------------------------------------------


def marker(unit: Unit) -> Point:
    """Where the marker of a unit below ground lies."""
    return unit.models[0].x, unit.models[0].y


def distance(one: Unit, other: Unit) -> float:
    """How far apart two markers are."""
    (x, y), (u, v) = marker(one), marker(other)
    return hypot(x - u, y - v)


def within_fire(g: G, unit: Unit) -> list[Unit]:
    """The enemies below ground that a unit may fire at: within 10 cm, detected or not (AZ-TUN-08)."""
    reach = g.context.limit("tunnel-fire")
    foes = (foe for foe in g.state.of(enemy(unit.seat)) if foe.is_below and foe.models)
    return [foe for foe in foes if distance(unit, foe) <= reach]


def goals(g: G, unit: Unit) -> list[tuple[int, Manhole]]:
    """The entries a unit below may go to: from one any other that is open; between two of them one of these
    (AZ-TUN-04)."""
    numbers = range(len(g.state.manholes)) if len(unit.tunnel) == 1 else unit.tunnel
    holes = [(number, g.state.manholes[number]) for number in numbers if (number,) != unit.tunnel]
    return [each for each in holes if each[1].is_open]


def towards(g: G, unit: Unit, hole: Manhole, order: OrderName, speed: Speed) -> Point:
    """Where the marker comes to that goes straight to an entry: as far as the order allows, at most there
    (AZ-TUN-04)."""
    far = ways.allowance(g.context.tables.rates["underground"], order, speed)
    start, end = marker(unit), (hole.x, hole.y)
    whole = hypot(end[0] - start[0], end[1] - start[1])
    return end if whole <= far else along((start, end), far)


def _below(g: G, unit: Unit, order: OrderName) -> Iterator[Intent]:
    foes = within_fire(g, unit)
    scared = any(model.posture == "scared" for model in unit.models)
    match order:
        case "move":
            yield MoveIntent(ways.leader(unit).id, (), "slow")
            if not scared:
                yield from _ways(g, unit, order)
        case "assault":
            yield from _fights(unit, (), "slow", NOTHING, [foe.id for foe in foes], ("first",))
            if not scared:
                for going in _ways(g, unit, order):
                    yield going
                    assert isinstance(going, AssaultIntent)
                    if going.besides.tunnel == "along":
                        there = [foe.id for foe in foes]
                        yield from _fights(unit, going.way, going.speed, going.besides, there, ("first", "last"))
                    else:
                        above = [foe.id for foe in g.state.of(enemy(unit.seat)) if foe.on_table]
                        yield from _fights(unit, (), "slow", going.besides, above, ("last",))
                        for foe in chargeable(g, unit):
                            besides = Besides(tunnel="up", manhole=going.besides.manhole, charge=foe.id)
                            yield from _fights(unit, (), "fast", besides, [foe.id], ("last",))
                yield from _charges(g, unit)
        case "fire":
            yield from (FireIntent(foe.id) for foe in foes)
            yield from () if foes else (FireIntent(None),)
        case "ambush":
            yield AmbushIntent()
            yield from (AmbushIntent(foe.id) for foe in foes)
        case "covering-fire":
            yield from (CoveringFireIntent(foe.id) for foe in foes)
            yield from () if foes else (CoveringFireIntent(None),)


def _ways(g: G, unit: Unit, order: OrderName) -> Iterator[Intent]:
    speeds: tuple[Speed, ...] = ("slow", "fast")
    for number, hole in goals(g, unit):
        ends = {speed: towards(g, unit, hole, order, speed) for speed in speeds}
        for speed in speeds if ends["slow"] != ends["fast"] else speeds[:1]:
            yield _going(unit, order, (ends[speed],), speed, Besides(tunnel="along", manhole=number))
    if len(unit.tunnel) == 1 and g.state.manholes[unit.tunnel[0]].is_open:
        yield _going(unit, order, (), "slow", Besides(tunnel="up", manhole=unit.tunnel[0]))


def _fights(
    unit: Unit,
    way: tuple[Point, ...],
    speed: Speed,
    besides: Besides,
    targets: Sequence[str],
    moments: Sequence[Literal["first", "last"]],
) -> Iterator[Intent]:
    lead = ways.leader(unit).id
    if not targets and not way and besides == NOTHING:
        yield AssaultIntent(lead, (), speed, None, "last")
    for target in targets:
        yield from (AssaultIntent(lead, way, speed, target, moment, besides) for moment in moments)


def _charges(g: G, unit: Unit) -> Iterator[Intent]:
    """Into the marker of an enemy below ground (AZ-TUN-09)."""
    far = ways.allowance(g.context.tables.rates["underground"], "assault", "fast")
    for foe in g.state.of(enemy(unit.seat)):
        if foe.is_below and foe.models and distance(unit, foe) <= far:
            yield from _fights(unit, (marker(foe),), "fast", Besides(charge=foe.id), [foe.id], ("first",))
            lead = ways.leader(unit).id
            yield AssaultIntent(lead, (marker(foe),), "fast", None, "never", Besides(charge=foe.id))


def chargeable(g: G, unit: Unit) -> list[Unit]:
    """The enemies above that a unit may charge that comes up at its entry: within 10 cm of it (AZ-TUN-05)."""
    hole, reach = g.state.manholes[unit.tunnel[0]], g.context.limit("tunnel-charge")
    return [
        foe
        for foe in g.state.of(enemy(unit.seat))
        if foe.on_table and any(gap_from(hole.x, hole.y, man.body) <= reach for man in foe.people)
    ]
