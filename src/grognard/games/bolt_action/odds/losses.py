"""How many men a shot or a blast kills, exactly and by formula: whatever fires, at men in the open or under a roof,
with a medic beside them or without (BA-SHOOT-24 to BA-SHOOT-26, BA-HQ-05).

Killed are as many as the damage dice say, no more than there are, less those a medic saves; whom the players pick makes
no difference to their number.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.fires import Fire, fire_of, scored
from grognard.games.bolt_action.rules.shooting.damage import Blows, damage_needs
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Distribution, mixture


def losses(g: G, unit: Unit, target: Unit, volleys: Iterable[Volley], moved: bool, snap: bool = False) -> Distribution:
    """The chances of each number of men a shot kills."""
    return casualty_odds_of_fire(
        g, target, tuple(fire_of(g, unit, target, each, moved, snap) for each in volleys)
    ).kills


def blasted(g: G, target: Unit, size: str) -> Distribution:
    """The chances of each number of men killed by a shell of a size that has struck them (BA-HE-01)."""
    (damage,) = damage_needs(g, target, (Blows(1, tables.HIGH_EXPLOSIVE[size].pen, small_arms=False),))
    return casualty_odds_of_fire(g, target, (Fire(1, 0, damage, small_arms=False, shell=size),)).kills


def struck(g: G, target: Unit, blows: Blows, hits: Distribution | None = None, medics: bool = False) -> Distribution:
    """The chances of each number of men killed by hits that have been scored, or by a number of them still rolled.
    ``medics``: one beside them may help."""
    (damage,) = damage_needs(g, target, (blows,))
    return mixture(
        (chance, casualty_odds_of_fire(g, target, (scored(replace(blows, hits=number), damage),), medics=medics).kills)
        for number, chance in (hits or Distribution(blows.hits, (1.0,))).items()
    )
