"""Towing guns (AZ-TOW)."""

from __future__ import annotations

from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.state import Model, Unit


def tows(g: G, vehicle: Model) -> tuple[Unit, Model] | None:
    """The gun that is hitched to a vehicle, with its unit; None: none."""
    return next(
        (
            (unit, model)
            for unit in g.state.units.values()
            for model in unit.models
            if model.role == "gun" and model.aboard == vehicle.id
        ),
        None,
    )
