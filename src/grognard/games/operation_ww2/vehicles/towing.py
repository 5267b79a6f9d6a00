"""Towing guns (AZ-TOW)."""

from __future__ import annotations

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.choices import AssaultIntent, MoveIntent
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


def refusal(g: G, unit: Unit, vehicle: Model, intent: MoveIntent | AssaultIntent) -> Refused | None:
    """Why a vehicle that is to take a gun in tow may not drive with the same order (AZ-TOW-05)."""
    if intent.besides.hitches and intent.way:
        return Refused(say("az-refused-hitching-moves"), "AZ-TOW-05")
    return None
