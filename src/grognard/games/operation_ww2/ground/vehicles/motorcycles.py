"""Motorcycles: when they are at rest, and what damage does to their riders (AZ-MC)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.looks import COVERS
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.state.choices import Man
from grognard.games.operation_ww2.state.intents import AssaultIntent, MoveIntent
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Disc, Point

DRIVER = "driver"
"""Who drives a motorcycle, among the men aboard."""


def is_at_rest(g: G, model: Model) -> bool:
    """Whether a vehicle is a motorcycle that stands still: its latest order was an Ambush in which it did not fire. It
    is then detected and hit as infantry (AZ-MC-01, AZ-MC-07, AZ-DEF-02, AZ-DEF-03)."""
    return sheets.is_vehicle(model) and sheets.machine(model).latest == "lay" and sheets.is_motorcycle(g, model)


def is_overturned(g: G, unit: Unit, model: Model, men: Sequence[Man]) -> bool:
    """Whether a motorcycle falls over because its driver is among the men hit while it goes faster than slowly
    (AZ-MC-06)."""
    if not sheets.is_motorcycle(g, model) or all(man.who != DRIVER for man in men):
        return False
    going = (each.intent for each in g.state.chain if each.unit == unit.id)
    fast = any(isinstance(each, (MoveIntent, AssaultIntent)) and each.speed == "fast" and each.way for each in going)
    return fast and sheets.machine(model).latest == "drove"


def cover_of_riders(g: G, model: Model, start: Point) -> Cover:
    """The cover of the riders of a motorcycle at rest from a place: that of the ground or, if better, that which their
    machine gives (AZ-MC-07, AZ-VCOV-07)."""
    ground = g.context.sight.look(Disc(*start, 0), model).cover
    return max(ground, sheets.cover_given(g, model), key=COVERS.index)
