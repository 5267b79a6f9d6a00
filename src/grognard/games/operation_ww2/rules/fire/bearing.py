"""Which way weapons point, and what they can be turned on (AZ-FIRE-04, AZ-CRW-03, AZ-CRW-04, AZ-CRW-07, AZ-CRW-08)."""

from __future__ import annotations

from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.vehicle_fire import arms
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import bearing, is_within_arc


def bears(g: G, model: Model, armed: Armed, weapon: Weapon, target: Model) -> bool:
    """Whether a weapon can be turned on a model with this order. Infantry turns freely; a weapon with an arc swings
    half of it to each side of where it points. What its crew sets up anew may point anywhere. The mounts of vehicles
    have arcs of their own."""
    if armed.mount:
        return arms.bears(g, model, armed.mount, target)
    direction = pointing(model)
    if not weapon.arc or direction is None:
        return True
    spread = g.context.tables.arcs[weapon.arc].degrees * 500
    return is_within_arc((model.x, model.y), direction, spread, target.body)


def pointing(model: Model) -> int | None:
    """Where a gun or a weapon on a tripod points, in thousandths of a degree; None: it is not set up."""
    return model.facing if model.role == "gun" else model.laid


def laid_on(model: Model, weapon: Weapon, target: Model) -> int | None:
    """Where a weapon points after being fired at a model; None if it has no arc."""
    return bearing((model.x, model.y), (target.x, target.y)) if weapon.arc else None
