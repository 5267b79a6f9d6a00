"""What a shot may be expected to do, in a few words, exactly as its preview says it."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.games.wh40k5.ground.context import B
from grognard.games.wh40k5.odds import test_forecasts
from grognard.games.wh40k5.odds.shot import battery
from grognard.games.wh40k5.odds.vehicle_piercing_chances import NOTHING, destroyed
from grognard.games.wh40k5.state.choices import Shoot
from grognard.odds.answers import percent
from grognard.odds.distributions import Distribution


def shot_result(g: B, choice: Shoot) -> Message | None:
    """The models a shot costs on average, or the wounds of a model that has several; of a vehicle how likely it is
    destroyed, and hurt at all. None where no one figure says it: of squadrons, and of guns with their crew."""
    found = battery(g, choice.unit, choice.target, choice.firing)
    spread = test_forecasts.shot(g, found) if found is not None else None
    if found is None or spread is None:
        return None
    ends = spread.chances
    if not isinstance(ends, Distribution):
        gone, hurt = percent(destroyed(ends)), percent(ends.but(NOTHING))
        return say("wh-result-shoot", what="vehicle", destroyed=gone, hurt=hurt, count="")
    whole = found.target.models
    wounds = len(whole) == 1 and whole[0].wounds > 1
    mean = float((found.hurt() if wounds else found.lost()).mean)
    what = "wounds" if wounds else "models"
    return say("wh-result-shoot", what=what, destroyed=0, hurt=0, count=f"{mean:.1f}")
