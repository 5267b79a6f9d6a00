"""What weapons that get hot cost who fires them, exactly (WH-WEAPON-17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from grognard.core.engine.fates import chance_of
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.hit_odds import suffers, worth
from grognard.games.wh40k5.odds.shot import Battery
from grognard.games.wh40k5.odds.wound_odds import thinned
from grognard.games.wh40k5.rules.shooting.fates import HOT, TO_FIRE
from grognard.games.wh40k5.rules.shooting.shooting import BURNT, Shooting
from grognard.games.wh40k5.rules.shooting.volleys import Line, gets_hot
from grognard.games.wh40k5.rules.vehicles.aiming import turned
from grognard.games.wh40k5.state.choices import Firing
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance, Distribution, certainly, convolve, mixture


def burnt(found: Battery) -> Distribution | None:
    """How many models the weapons they fire cost a unit that get hot; None: none of them does (WH-WEAPON-17)."""
    lots = [(chance, list(_hot(found, lines))) for chance, lines in found.situations]
    if not any(hot for _, hot in lots):
        return None

    def lost(hot: list[tuple[str, int | Distribution, Fraction]]) -> Distribution:
        each = (Distribution(0, (1 - falls, falls)) for _, falls in _fallen(found, hot))
        return convolve(certainly(0, fractions=found.fractions), *each)

    return mixture((chance, lost(hot)) for chance, hot in lots)


def cost(g: G, unit: Unit, target: Unit, firing: Sequence[Firing]) -> float:
    """The points that a unit loses on average to weapons it fires that get hot (WH-WEAPON-17)."""
    if not any(gets_hot(unit, each.weapon) for each in firing):
        return 0.0
    shooting = Shooting(unit.id, target.id, tuple(firing)).laid(g, tuple(firing), turned(g, unit, target))
    if shooting is None:
        return 0.0
    found = Battery(g, shooting)
    return sum(
        float(chance * falls) * worth(model)
        for chance, lines in found.situations
        for model, falls in _fallen(found, list(_hot(found, lines)))
    )


def _hot(found: Battery, lines: tuple[Line, ...]) -> Iterator[tuple[str, int | Distribution, Fraction]]:
    """Which models may be burnt, by so many dice, each with this chance."""
    for volley, dice in found.volleys(lines):
        if volley.hot:
            for model, shots in volley.shooters:
                yield model, shots if isinstance(dice, int) else dice, chance_of(volley.fate, HOT)
    for line in lines:
        weapon = TABLES.weapons[line.weapon]
        if weapon.marker and weapon.marker != "template" and not line.lost and gets_hot(found.unit, line.weapon):
            yield line.model, line.shots or 1, chance_of(TO_FIRE, HOT)


def _fallen(found: Battery, hot: list[tuple[str, int | Distribution, Fraction]]) -> Iterator[tuple[Model, Chance]]:
    """How likely each of the models falls."""
    for id in dict.fromkeys(model for model, _, _ in hot):
        model = found.unit.model(id)
        unsaved = suffers(found.g, found.unit, model, BURNT, None)
        wounds = convolve(
            *(thinned(dice, chance * unsaved, fractions=found.fractions) for each, dice, chance in hot if each == id)
        )
        yield model, wounds.at_least(model.wounds)
