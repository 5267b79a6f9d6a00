"""What assaults are worth: what is left of both sides at their end, exactly. Nothing here is a rule."""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.battle import Battle
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds import armour_odds
from grognard.games.bolt_action.odds.danger import UNIT_BONUS, harm, man_worth, unit_worth
from grognard.games.bolt_action.odds.expected_losses import charge_shots, forecast_shot, left_after
from grognard.games.bolt_action.odds.fight_odds import fights
from grognard.games.bolt_action.rules.close_quarters import charge
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Distribution


class Clash(NamedTuple):
    """What may be expected of an assault: the chance to win it, the points it takes from the enemy and those it
    costs."""

    wins: float
    taken: float
    cost: float


FALLS_SHORT = -10.0
"""What an assault is worth that does not reach."""


def assault_worth(g: G, unit: Unit, target: Unit) -> float:
    """An assault: what it is expected to take from the enemy, less what it costs."""
    found = clash(g, unit, target)
    return FALLS_SHORT if found is None else found.taken - found.cost


def clash(g: G, unit: Unit, target: Unit) -> Clash | None:
    """What may be expected of an assault, the target's fire first (BA-CQ-02); None if it falls short."""
    way = charge.reaching(g, unit, target)
    if way is None:
        return None
    assert isinstance(g, Battle)
    shots = [(harm(g, unit, forecast_shot(g, shot)), shot) for shot in charge_shots(g, unit, target)]
    fire, shot = max(shots, key=lambda each: each[0], default=(0.0, None))
    if target.is_vehicle:
        # A vehicle does not strike back (BA-CQ-24).
        wins = float(armour_odds.beaten(g, unit, target)["lost"])
        return Clash(wins, wins * unit_worth(g, target), fire)
    coming = [(unit, 1.0)] if shot is None else left_after(g, shot)
    starts = [(left, target, chance) for left, chance in coming]
    if not starts:
        return Clash(0.0, 0.0, unit_worth(g, unit))
    found = fights(g, starts, way.over_obstacle)
    own, theirs = (remaining(g, each, left) for each, left in zip((unit, target), found.left, strict=True))
    unmet = 1.0 - sum(chance for _, _, chance in starts)
    theirs += unmet * unit_worth(g, target)
    return Clash(float(found.ends["attackers"]), unit_worth(g, target) - theirs, unit_worth(g, unit) - own)


def remaining(g: G, unit: Unit, left: Distribution) -> float:
    """The points of what is left of a unit on average, if it has won."""
    return float(left.mean) * man_worth(g, unit) + float(left.at_least(1)) * UNIT_BONUS
