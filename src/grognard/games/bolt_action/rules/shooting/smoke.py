"""Smoke, a house rule: mortars and howitzers may lay it instead of high explosive (BA-WPN-16).

It is shot like any indirect shell at a unit in sight, with the same needed rolls. A hit does no harm: a marker of
3 inches lies right before the target, on the side of the firer, until the turn ends, and nobody sees through it.
"""

from __future__ import annotations

from math import hypot

from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Unit
from grognard.space.formations import middle
from grognard.space.plane import Point

RADIUS = tables.SMOKE["radius"].value * INCH


def has_smoke(g: G, unit: Unit) -> bool:
    """Whether a unit can fire smoke, by the house rule and its weapons: mortars and howitzers."""
    if g.setup.options["smoke"] != "on":
        return False
    return any(lays_smoke(name) for model in unit.models for name in model.weapons)


def lays_smoke(weapon: str) -> bool:
    """Whether a weapon has smoke shells."""
    row = tables.WEAPONS[weapon]
    return (row.indirect or row.howitzer) and not row.multiple


def screen_before(g: G, unit: Unit, target: Unit) -> Point:
    """The middle of the marker: its edge lies a base before the middle of the target, towards the firer."""
    x, y = middle(target.models)
    firer = middle(unit.models)
    dx, dy = firer[0] - x, firer[1] - y
    part = (RADIUS + target.models[0].radius) / (hypot(dx, dy) or 1.0)
    return round(x + dx * part), round(y + dy * part)
