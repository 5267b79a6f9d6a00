"""What a shot would do, exactly: the distribution of losses, the chances of a pin and of a morale check (closed
forms)."""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.formulas import chance_to_pass
from grognard.games.bolt_action.odds.armour_odds import armour_losses
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.fires import fire_of, missing
from grognard.games.bolt_action.rules.shooting import aim, flame, gunnery
from grognard.games.bolt_action.rules.shooting.gunnery import Aims
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.state.choices import Laid
from grognard.games.bolt_action.state.state import Unit, Way
from grognard.odds.distributions import Distribution, binomial

FLAME_PINS = 3
"""The pins that flame brings on average (BA-WPN-11)."""


class ExpectedLosses(NamedTuple):
    """A shot before its dice: the volleys, the cover, the losses, the chance of at least one hit, of losing at least
    half the men and
    then breaking."""

    aims: Aims
    losses: Distribution
    hit: float
    breaks: float

    @property
    def mean(self) -> float:
        """The average loss."""
        return float(self.losses.mean)


def expected_losses_of(
    g: G,
    unit: Unit,
    target: Unit,
    holding: tuple[str, ...] = (),
    moved: bool = False,
    down: bool = False,
    way: Way | None = None,
    laid: tuple[Laid, ...] = (),
) -> ExpectedLosses | None:
    """What a shot is expected to cost, or None if no weapon reaches. ``down``: as if the target went Down first
    (BA-SHOOT-03). ``laid``: the weapons of a vehicle that fire; without any of them whatever harms most."""
    if unit.is_vehicle and not laid:
        each_way = [
            found
            for battery in gunnery.batteries(g, unit)
            if battery
            and (found := expected_losses_of(g, unit, target, holding, moved, down, laid=battery)) is not None
        ]
        return max(each_way, key=lambda found: (found.mean, found.hit), default=None)
    if down and target.order is None:
        target = replace(target, order="down")
    aims = aim.aims(g, unit, target, holding, moved, way=way, laid=laid)
    if not aims.volleys:
        return None
    if target.is_vehicle:
        toll = armour_losses(g, target, aims.volleys)
        return ExpectedLosses(aims, binomial(1, toll.out), toll.pinned, toll.out)
    fires = tuple(fire_of(g, unit, target, each.volley, moved) for each in aims.volleys)
    men = len(target.men)
    losses = casualty_odds_of_fire(g, target, fires).kills
    half = float(losses.at_least((men + 1) // 2)) - float(losses[men]) if men > 1 else 0.0
    wiped = float(losses[men])
    burns = any(flame.is_flame(each.volley) for each in aims.volleys)
    if burns:  # whoever is left checks (BA-WPN-11)
        half = 1.0 - wiped
    # The pins of this very shot count in the check it causes (BA-MOR-09).
    shaken = replace(target, pins=target.pins + (FLAME_PINS if burns else 1))
    check = morale.test_value(g, shaken, morale.check_modifiers(g, shaken))
    fails = 1.0 - float(chance_to_pass(check))
    return ExpectedLosses(aims, losses, 1.0 - missing(fires), wiped + half * fails)
