"""Assaults of vehicles straight at an enemy, for the samples: ramming and overrunning (AZ-RAM-01, AZ-OVR-01)."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.driving import driveways, overrunning, ramming
from grognard.games.operation_ww2.rules.driving.driveways import SPARE, Declared
from grognard.games.operation_ww2.rules.vehicle_fire import exposure
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.space.plane import Point

BEYOND = 3_000
"""So far beyond the middle of those it overruns a vehicle is offered to drive."""


def listed(g: G, unit: Unit, vehicle: Model) -> Iterator[Declared]:
    """Straight into each enemy vehicle, and through the people of each enemy unit, if the rules allow it."""
    if sheets.is_motorcycle(g, vehicle):
        return
    for other in g.state.of(enemy(unit.seat)):
        if not other.on_table:
            continue
        if other.vehicles:
            yield from _into(g, unit, vehicle, other)
        if other.people:
            yield from _through(g, unit, vehicle, other)


def _into(g: G, unit: Unit, vehicle: Model, other: Unit) -> Iterator[Declared]:
    target = other.vehicles[0]
    yield from _way(g, unit, vehicle, (target.x, target.y), 0, ram=other.id)


def _through(g: G, unit: Unit, vehicle: Model, other: Unit) -> Iterator[Declared]:
    near = min(other.people, key=lambda model: hypot(model.x - vehicle.x, model.y - vehicle.y))
    yield from _way(g, unit, vehicle, (near.x, near.y), BEYOND, overrun=len(other.people))


def _way(
    g: G, unit: Unit, vehicle: Model, to: Point, beyond: int, ram: str | None = None, overrun: int = 0
) -> Iterator[Declared]:
    dx, dy = to[0] - vehicle.x, to[1] - vehicle.y
    size = hypot(dx, dy)
    if not size:
        return
    besides = replace(driveways.kept(g, vehicle), ram=ram, overrun=overrun)
    out = replace(besides, exposed=exposure.may_look_out(g, vehicle))
    if sheets.is_armoured(g, vehicle) and exposure.refusal(g, vehicle, out) is None:
        besides = out
    most = driveways.allowance(g, vehicle, "assault", "fast") - SPARE
    turns = sum(each.turns for each in driveways.stretches_of(g, vehicle, (to,), besides))
    length = min(size + beyond, most - turns * g.context.limit("turn-cost"))
    if length <= 0 or (length < size - vehicle.length and ram is not None):
        return
    way = ((vehicle.x + round(dx * length / size), vehicle.y + round(dy * length / size)),)
    stretches = driveways.stretches_of(g, vehicle, way, besides)
    refused = (
        driveways.refusal(g, unit, vehicle, "assault", way, "fast", besides)
        or ramming.refusal(g, unit, vehicle, "assault", besides, stretches)
        or overrunning.refusal(g, vehicle, "assault", besides, stretches)
    )
    if refused is None and (ram is not None or overrunning.touched(g, unit, stretches)):
        yield way, "fast", besides
