"""Floors of a ruin: on which a model stands, and what it takes to get from one to another (WH-CORE-07, WH-WEAPON-20).

Seen from above no base lies on another, on whatever floors they are, and bases that touch, seen so, are in contact. A
model that goes up or down goes the height of the floors besides its way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.ground.coherency import limit_of
from grognard.games.wh40k5.ground.context import CompiledGround, G
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.plane import Point

Legs = tuple[Leg, ...]
CONTACT = 10
"""How far apart, in thousandths, bases may be that touch."""


def storeys_at(ground: CompiledGround, at: Point) -> int:
    """How many floors there are at a place, the ground counted."""
    ruin = ground.ruin_at(at)
    return 1 if ruin is None else ground.kinds[ruin].floors


def storey_of(ground: CompiledGround, model: Model, leg: Leg) -> int:
    """The floor a model ends on: the one named, else its own as long as it stays in its ruin, else the ground."""
    if leg.storey is not None:
        return leg.storey
    if not model.storey:
        return 0
    return model.storey if ground.ruin_at(model.at) == ground.ruin_at(leg.points[-1]) else 0


def climbed(ground: CompiledGround, model: Model, end: Point, storey: int) -> int:
    """How far a model goes up and down on its way: between floors of a ruin by what is between them, from one ruin to
    another over the ground."""
    if not model.storey and not storey:
        return 0
    here, there = ground.raised(model.at, model.storey), ground.raised(end, storey)
    same = ground.ruin_at(model.at) == ground.ruin_at(end)
    return abs(there - here) if same else here + there


def climb_of(g: G, unit: Unit, leg: Leg) -> int:
    """How far the model of a leg goes up and down (thousandths of an inch)."""
    ground, model = g.context.ground_of(g.state), unit.model(leg.model)
    return climbed(ground, model, leg.points[-1], storey_of(ground, model, leg))


def is_coherent(g: G, unit: Unit) -> bool:
    """Whether a unit is in coherency: 2" level, 6" up or down between floors (WH-CORE-07)."""
    return len(g.context.stand(unit.models).parts(limit_of(unit))) <= 1


def are_used(unit: Unit, legs: Legs) -> bool:
    """Whether anybody of a unit stands upstairs or goes there."""
    return any(model.storey for model in unit.models) or any(leg.storey for leg in legs)


def faults(g: G, unit: Unit, legs: Legs) -> Iterator[Refused]:
    """What forbids models to end on the floors they go to: there is none, or their type does not climb."""
    if not are_used(unit, legs):
        return
    ground = g.context.ground_of(g.state)
    for leg in legs:
        model = unit.model(leg.model)
        storey = storey_of(ground, model, leg)
        if not 0 <= storey < storeys_at(ground, leg.points[-1]):
            yield Refused(say("wh-fault-no-floor"), "WH-CORE-07")
        elif storey and not model.type.climbs:
            yield Refused(say("wh-fault-cannot-climb", type=model.type.name), "WH-CORE-07")


def settled(g: G, unit: Unit, legs: Legs) -> Legs:
    """The legs with the floor each ends on."""
    if not are_used(unit, legs):
        return legs
    ground = g.context.ground_of(g.state)
    return tuple(replace(leg, storey=storey_of(ground, unit.model(leg.model), leg)) for leg in legs)


def closing_in(g: G, unit: Unit, legs: Legs, enemies: Sequence[str]) -> Legs:
    """The legs of models that close in: who touches an enemy upstairs in the same ruin is on his floor then."""
    foes = [model for id in enemies for model in g.state.units[id].models if model.storey]
    if not foes:
        return settled(g, unit, legs)
    ground = g.context.ground_of(g.state)
    found = []
    for leg in legs:
        model = unit.model(leg.model)
        there = replace(model, x=leg.points[-1][0], y=leg.points[-1][1])
        touched = [foe.storey for foe in foes if is_beside(ground, there, foe)]
        found.append(replace(leg, storey=touched[0] if touched else storey_of(ground, model, leg)))
    return tuple(found)


def is_beside(ground: CompiledGround, model: Model, foe: Model) -> bool:
    """Whether a model touches an enemy, seen from above, in the same ruin."""
    reach = model.radius + foe.radius + CONTACT
    near = (model.x - foe.x) ** 2 + (model.y - foe.y) ** 2 <= reach**2
    return near and ground.ruin_at(model.at) is not None and ground.ruin_at(model.at) == ground.ruin_at(foe.at)


def samples(g: G, unit: Unit) -> list[Callable[[], Legs]]:
    """Ways for a unit in ruins: all who are inside one a floor up, or down."""
    ground = g.context.ground_of(g.state)
    if not ground.floored or not any(storeys_at(ground, model.at) > 1 for model in unit.models):
        return []
    return [partial(climbing, ground, unit, by) for by in (1, -1) if climbing(ground, unit, by)]


def climbing(ground: CompiledGround, unit: Unit, by: int) -> Legs:
    """Everybody who can so many floors up or down where he stands."""
    return tuple(
        Leg(model.id, (model.at,), storey=model.storey + by)
        for model in unit.models
        if model.type.climbs and 0 <= model.storey + by < storeys_at(ground, model.at)
    )
