"""What was bought for units besides: what that costs, and how much is left of it (AZ-SMK-07, AZ-NGT-08)."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.operation_ww2.data.forces import Force, ForceUnit
from grognard.games.operation_ww2.data.prices import CHARGE, Extra, price
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.state.state import Model, Unit


def cost(unit: ForceUnit, tables: Tables, options: Mapping[str, str]) -> int:
    """What a unit costs with all that is bought for it."""
    return unit.points + sum(price(extra, tables, options) * count for extra, count in unit.extras.items())


def cost_of_force(force: Force, tables: Tables, options: Mapping[str, str]) -> int:
    """What a force costs with all that is bought for it (AZ-SET-09)."""
    return sum(cost(unit, tables, options) for unit in force.unit)


def left(g: G, unit: Unit, extra: Extra, key: str = "") -> int:
    """How many of them a unit has left; ``key``: what is used of each is counted under this name."""
    bought: int = sum(entry.extras.get(extra, 0) for entry in g.context.roll.get(unit.id, ()))
    return bought - unit.used.get(key or extra, 0)


def remaining(g: G, unit: Unit, extra: Extra) -> int:
    """How many uses of it a unit has left in all; a device for both sides has one for each (AZ-TAB-SMOKELAUNCH), a
    charge is lost with who carries it."""
    if extra == CHARGE:
        return sum(has_charge(model) for model in unit.people)
    row = g.context.tables.smoke_devices.get(extra)
    keys = [extra] if row is None or row.sides == 1 else [f"{extra}/left", f"{extra}/right"]
    return sum(left(g, unit, extra, key) for key in keys)


def has_charge(model: Model) -> bool:
    """Whether somebody has a charge he has not used (AZ-EXP-01)."""
    return CHARGE in model.weapons and not model.spent.get(CHARGE)
