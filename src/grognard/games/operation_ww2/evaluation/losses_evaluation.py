"""What fire is worth by the losses it promises. Measure: about one enemy dead a point."""

from __future__ import annotations

from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.odds.casualty_odds import marginal
from grognard.games.operation_ww2.odds.volley_forecast import VolleyForecast
from grognard.games.operation_ww2.state.names import home_of
from grognard.games.operation_ww2.state.state import Unit

SCARED = 0.35
"""What a man who throws himself down is worth against a dead one: he does nothing in his next order."""

HULL = 4.0
"""What a hit on a vehicle or gun is worth."""

NEAR_PANIC = 1.3
"""How much more losses count that come near to breaking a unit."""

FRIENDS = 1.5
"""What a friend who dies of one's own fire costs against what an enemy is worth."""

NOTHING_DONE = -0.3
"""What it costs to fire in vain."""


def harm(g: B, target: Unit, found: VolleyForecast) -> float:
    """What losses are worth, more where they come near to breaking a unit (AZ-MOR-01); those of its own side count
    against it, and those beside a vehicle that may blow up as any others (AZ-VDM-17)."""
    if found.why_not is not None:
        return NOTHING_DONE
    dead = float(found.odds.dead.mean)
    value = dead + SCARED * float(found.odds.scared.mean)
    quality = g.context.qualities[home_of(g, target.id)]
    if target.people and dead + target.losses >= 0.5 * max(1, quality.panic_limit):
        value *= NEAR_PANIC
    own = float(marginal(found.odds.own, 0).mean)
    return value + HULL * min(1.0, found.odds.machines) - FRIENDS * own
