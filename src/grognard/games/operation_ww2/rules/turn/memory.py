"""Whom a unit knows of because it has detected him (AZ-DET-12)."""

from __future__ import annotations

from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.ground.detection import detected, is_known
from grognard.games.operation_ww2.ground.visibility import obstacles as obstacles_between
from grognard.games.operation_ww2.state.events.turn import Spotted


def remember(g: B, unit: str, target: str) -> None:
    """By the option ``detection_memory`` a unit that has detected its target knows of it until that one acts
    (AZ-DET-12)."""
    one, other = g.state.units[unit], g.state.units[target]
    if g.setup.options["detection_memory"] == "off" or not other.on_table:
        return
    for part in detected(g, one, other, obstacles_between(g, one, other)):
        if not is_known(one, other, part):
            g.emit(Spotted(unit, target, part), "AZ-DET-12")
