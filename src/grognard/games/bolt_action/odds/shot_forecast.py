"""What a shot would do, exactly, for the table: men killed, the damage to a vehicle, the end of the unit.

``outlook`` is the quick estimate the computer weighs its choices by; what people are shown comes from here, and is what
the forecast of the dice will be.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.ground.formulas import chance_to_hit
from grognard.games.bolt_action.odds import forecasts
from grognard.games.bolt_action.odds.armour_odds import armour_losses
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.destruction import as_if, end
from grognard.games.bolt_action.odds.fires import fires_of
from grognard.games.bolt_action.rules.shooting import flame
from grognard.games.bolt_action.rules.shooting.gunnery import Aims
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Distribution
from grognard.odds.outcomes import Cases


class ShotForecast(NamedTuple):
    """A shot before its dice: its volleys, the chances of each number of men killed or of what becomes of a vehicle, of
    a pin, and of the unit's end by losses, pins or its morale check (None: no formula for it is known)."""

    aims: Aims
    losses: Distribution | None
    vehicle: Cases | None
    pinned: float
    end: float | None


def forecast_shot(g: B, action: Shoot, *standing: Unit) -> ShotForecast | None:
    """The exact chances of a shot; None if nothing that fires reaches. ``standing``: units as they would be by then."""
    there = as_if(g, *standing)
    target = there.state.units[action.target]
    aims = action.aims(there)
    if not aims.volleys:
        return None
    if target.is_vehicle:
        start = there.subgame(Frame(replace(action, declared=True)))
        found = forecasts.damaged(there, target, start).chances
        assert isinstance(found, Cases)
        return ShotForecast(aims, None, found, armour_losses(there, target, aims.volleys).pinned, None)
    spread = forecasts.shot(there, action)
    assert spread is not None
    assert isinstance(spread.chances, Distribution)
    missed = 1.0
    for each in aims.volleys:
        if flame.is_flame(each.volley):
            missed = 0.0
        missed *= float(1 - chance_to_hit(each.volley.need)) ** each.volley.shots
    unit = there.state.units[action.unit]
    shots = fires_of(there, unit, target, aims, action.moved, action.snap)
    last = None
    if shots is not None:
        burns = any(flame.is_flame(each.volley) for each in aims.volleys)
        last = end(there, target, casualty_odds_of_fire(there, target, shots), burns)
    return ShotForecast(aims, spread.chances, None, 1.0 - missed, last)


def if_down(g: B, action: Shoot, *standing: Unit) -> ShotForecast | None:
    """The same shot if its target goes Down first (BA-SHOOT-03); None if it cannot."""
    target = as_if(g, *standing).state.units[action.target]
    if target.order is not None or target.is_vehicle:
        return None
    return forecast_shot(g, action, *standing, replace(target, order="down"))
