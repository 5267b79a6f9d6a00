"""What fire at men costs them, nearly: quick enough to be asked of a hundred places.

Exact but for two things: whoever falls is chosen by his owner, none by the shooter, and a medic helps everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grognard.core.engine.fates import chances
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.destruction import ends_of
from grognard.games.bolt_action.odds.fires import Fire, missing
from grognard.games.bolt_action.rules.shooting.damage import medic_near
from grognard.games.bolt_action.rules.shooting.fates import MEDIC, SAVED
from grognard.games.bolt_action.state.state import Unit


class Toll(NamedTuple):
    """What fire at men costs on average: how many fall, the chances of a pin and of the unit's end."""

    mean: float
    pinned: float
    end: float


def toll_of(g: G, target: Unit, fires: tuple[Fire, ...]) -> Toll:
    """What volleys cost men where they stand."""
    men = len(target.men)
    missed = missing(fires)
    ends, before, help = ends_of(g, target, shared=True)
    if any(fire.bursts for fire in fires):
        burns = any(fire.flame for fire in fires)
        struck = casualty_odds_of_fire(g, target, fires).struck
        rows = [(pins, [float(sum(row)) for row in joint]) for pins, joint in struck]
    else:
        burns = False
        rows = [(1, killed(g, target, fires, men))]
        rows[0][1][0] -= missed
    mean = end = 0.0
    for pins, kills in rows:
        end += kills[men]
        for number, chance in enumerate(kills):
            mean += number * chance
            if chance and number < men:
                end += chance * ends.rout(number, pins, before, help, burns)
    return Toll(mean, 1.0 - missed, end)


def killed(g: G, target: Unit, fires: Sequence[Fire], men: int) -> list[float]:
    """The chances of each number of men killed, shot by shot; beyond the last nobody falls."""
    medic = any(fire.small_arms for fire in fires) and medic_near(g, target)
    found = [1.0] + [0.0] * men
    for fire in fires:
        savable, other, picked = map(float, fire.falls)
        chance = float(fire.hit) * (savable * (float(1 - chances(MEDIC)[SAVED]) if medic else 1.0) + other + picked)
        for _ in range(fire.shots):
            for number in range(men, 0, -1):
                found[number] += chance * (found[number - 1] - (found[number] if number < men else 0.0))
            found[0] *= 1.0 - chance
    return found
