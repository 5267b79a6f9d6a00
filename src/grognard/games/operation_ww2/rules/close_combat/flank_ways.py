"""Ways of an assault to the side or the rear of a vehicle (AZ-CAV-02, AZ-CAV-09), in thousandths of a centimetre."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from types import MappingProxyType

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.contact import bodies
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles.facing import side_struck
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.following import March, lone_fault, placed
from grognard.games.operation_ww2.rules.movement.ways import allowance
from grognard.games.operation_ww2.state.intents import Speed
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Body, Disc, Hull, Point, footprint, gap

APART = 1_000
"""So far apart the places against a hull are that are tried."""


CONTACT = 10.0
"""So far from a hull one still touches it: places lie on whole thousandths."""


def nearest(model: Model, target: Unit) -> float:
    """How far the nearest vehicle of a unit is from somebody."""
    return min(gap(model, vehicle.body) for vehicle in target.vehicles)


def reach(
    g: G,
    unit: Unit,
    target: Unit,
    ids: tuple[str, ...],
    speed: Speed = "fast",
    known: Mapping[str, tuple[Point, ...]] = MappingProxyType({}),
) -> list[tuple[str, tuple[Point, ...]]]:
    """Which of these models can come to the side or rear of a vehicle with an assault, and how each gets there; who
    touches it already stays (AZ-CAV-02, AZ-CAV-09). The ways in ``known`` stand."""
    found: list[tuple[str, tuple[Point, ...]]] = []
    most = allowance(g.context.rate_of(unit), "assault", speed)
    if not any(gap(model, vehicle.body) <= most for model in unit.people for vehicle in target.vehicles):
        return found
    march, crowd = March(unit.id, "assault", speed, "", (), loose=None), Crowd(g, unit)
    taken = bodies(g, but=ids)
    for id in ids:
        model = next((each for each in unit.people if each.id == id and each.posture == "standing"), None)
        if model is None:
            continue
        others = [*taken, *_others(unit, ids, id, found)]
        if id in known:
            there = any(touches_flank(g, placed(model, known[id]), vehicle) for vehicle in target.vehicles)
            way = known[id] if there else None
        else:
            way = _way(g, target, model, crowd, march, others, next(iter(known.values()), ()))
        if way is not None:
            found.append((id, way))
    return found


def _others(unit: Unit, ids: tuple[str, ...], id: str, found: list[tuple[str, tuple[Point, ...]]]) -> list[Body]:
    """Where those stand or will stand who are named with a model."""
    ends = {each: way[-1] for each, way in found if way}
    return [
        Disc(*ends.get(each.id, (each.x, each.y)), each.radius)
        for each in unit.people
        if each.id in ids and each.id != id
    ]


def _way(
    g: G,
    target: Unit,
    model: Model,
    crowd: Crowd,
    march: March,
    taken: list[Body],
    round_: tuple[Point, ...],
) -> tuple[Point, ...] | None:
    """A way to the side or rear of a vehicle: straight or, if that is barred, by the corners of another's way."""
    most = allowance(g.context.rate_of(g.state.units[march.unit]), "assault", march.speed)
    if any(touches_flank(g, model, vehicle) for vehicle in target.vehicles):
        return ()
    for vehicle in sorted(target.vehicles, key=lambda each: gap(model, each.body)):
        hull = vehicle.body
        assert isinstance(hull, Hull)
        if gap(model, hull) > most:
            break
        for corners in dict.fromkeys(((), round_[:-1][-1:], round_[:-1])):
            start = (model.x, model.y) if not corners else corners[-1]
            spots = around(hull, model.radius)
            for spot in sorted(spots, key=lambda each: hypot(each[0] - start[0], each[1] - start[1])):
                there = replace(model, x=spot[0], y=spot[1])
                if not touches_flank(g, there, vehicle) or any(gap(there, other) <= 0 for other in taken):
                    continue
                if lone_fault(g, crowd, model, (*corners, spot), march) is None:
                    return (*corners, spot)
    return None


def around(hull: Hull, radius: int) -> list[Point]:
    """Places all round a hull where a base touches it."""
    rim = footprint(hull).buffer(radius + 2).exterior
    spots = (rim.interpolate(at) for at in range(0, int(rim.length), APART))
    return [(round(spot.x), round(spot.y)) for spot in spots]


def touches_flank(g: G, model: Model, vehicle: Model) -> bool:
    """Whether somebody touches the side or the rear of a vehicle (AZ-CAV-02)."""
    return gap(model, vehicle.body) <= CONTACT and side_struck(g, vehicle, (model.x, model.y)) != "front"
