"""Ways to fire just before the dice, by what each promises (AZ-INT-09, AZ-FIRE-18)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.odds.casualty_odds import marginal
from grognard.games.operation_ww2.odds.volley_forecast import COMPARED, VolleyForecast, forecast_volley
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.state.choices import Shooting

SCARED = 0.35
"""What a man who throws himself down is worth against a dead one."""

THING = 4.0
"""What a hit that does something to a vehicle or gun is worth against a dead man."""

RELOAD = 0.4
"""What a marker costs that a weapon gets by being fired: served by its assistants it gets fewer (AZ-CRW-09)."""

FRIEND = 1.5
"""What a dead man of one's own side costs against one of the enemy's."""


class Way(NamedTuple):
    """A way to fire, and what it would do; no forecast where nobody is fired at whom the table shows."""

    choice: Shooting
    forecast: VolleyForecast | None

    @property
    def promise(self) -> float:
        """What it is worth, in enemies dead. No rule depends on it."""
        if self.forecast is None:
            return 0.0
        odds = self.forecast.odds
        gain = float(odds.dead.mean) + SCARED * float(odds.scared.mean) + THING * odds.machines
        own = float(marginal(odds.own, 0).mean)
        return gain - FRIEND * own - RELOAD * sum(each.armed.reload for each in self.forecast.plan)


def most_promising(g: B, decision: ChooseShooting) -> Shooting:
    """The way to fire that promises most, of all that differ in what is fired at which part."""
    kinds: dict[tuple[tuple[str, str, int], ...], Shooting] = {}
    for choice in g.choices(decision):
        if isinstance(choice, Shooting):
            kinds.setdefault(tuple(sorted((each.weapon, each.part, each.shots) for each in choice.firings)), choice)
    return by_promise(g, decision, kinds.values())[0].choice


def by_promise(g: B, decision: ChooseShooting, choices: Iterable[Shooting]) -> Sequence[Way]:
    """Ways to fire, what promises most first, of equals in their order."""
    unit = g.state.units[decision.unit]
    target = g.state.units.get(decision.target) if decision.target is not None else None
    if target is None or not target.on_table:
        return [Way(choice, None) for choice in choices]
    found = []
    for choice in choices:
        besides = replace(decision.besides, firings=choice.firings)
        found.append(
            Way(choice, forecast_volley(g, unit, target, decision.order, decision.moved, besides, room=COMPARED))
        )
    return sorted(found, key=lambda way: -round(way.promise, 2))
