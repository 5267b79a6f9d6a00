"""Motorcycles: when they are at rest, and what damage does to their riders (AZ-MC)."""

from __future__ import annotations

from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.sight import COVERS
from grognard.games.operation_ww2.state import Model
from grognard.games.operation_ww2.tables.rows import Cover
from grognard.games.operation_ww2.vehicles import sheets
from grognard.space.plane import Disc, Point


def is_at_rest(g: G, model: Model) -> bool:
    """Whether a vehicle is a motorcycle that stands still: its latest order was an Ambush in which it did not fire. It
    is then detected and hit as infantry (AZ-MC-01, AZ-MC-07, AZ-DEF-02, AZ-DEF-03)."""
    return sheets.is_vehicle(model) and sheets.machine(model).latest == "lay" and sheets.is_motorcycle(g, model)


def cover_of_riders(g: G, model: Model, start: Point) -> Cover:
    """The cover of the riders of a motorcycle at rest from a place: that of the ground or, if better, that which their
    machine gives (AZ-MC-07, AZ-VCOV-07)."""
    ground = g.context.sight.look(Disc(*start, 0), model).cover
    return max(ground, sheets.cover_given(g, model), key=COVERS.index)
