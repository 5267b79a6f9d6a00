"""The driving tests of a way, before it is driven."""

from __future__ import annotations

from fractions import Fraction
from math import prod

from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.odds.forecasts import needed
from grognard.games.operation_ww2.rules.driving import driveways
from grognard.games.operation_ww2.rules.driving.drive import driving_test, stops_of
from grognard.games.operation_ww2.state.intents import AssaultIntent, MoveIntent
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Unit
from grognard.odds.distributions import die_chance


def chance_to_pass(g: G, unit: Unit, intent: MoveIntent | AssaultIntent) -> Fraction | None:
    """The chance that a vehicle passes all driving tests of a declared way, or else it is stuck; None if nothing is
    tested (AZ-DRV-01 to AZ-DRV-04)."""
    if not unit.is_vehicle or not intent.way or unit.model(intent.lead).is_person:
        return None
    vehicle = unit.model(intent.lead)
    stretches = driveways.stretches_of(g, vehicle, intent.way, intent.besides)
    dice = sum(stop.tests for stop in stops_of(g, unit, vehicle, stretches, intent.speed))
    if not dice:
        return None
    return prod((die_chance(need, FACES) for need in needed(driving_test(g, unit, dice))), start=Fraction(1))
